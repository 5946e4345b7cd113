//! Discord's gateway, API version 10: what happens, told to the bot.

pub mod hub;
pub mod intents;
pub mod payload;
mod socket;

use std::collections::BTreeMap;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;

use crate::core::Shared;

/// Takes a connection to the gateway.
pub async fn connect(
    State(shared): State<Shared>,
    Query(query): Query<BTreeMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let is = |key: &str, usual: &str| query.get(key).map_or(usual, String::as_str) == usual;
    if !is("v", "10") || !is("encoding", "json") || query.contains_key("compress") {
        let what = format!("gateway connection with {query:?}");
        shared.with(|core| core.log.unmodelled(what));
        return (StatusCode::NOT_IMPLEMENTED, "only v=10, encoding=json, and compression of payloads\n")
            .into_response();
    }
    if shared.with(|core| core.hub.is_shut) {
        return (StatusCode::SERVICE_UNAVAILABLE, "the gateway is shut, as ordered by a test\n")
            .into_response();
    }
    upgrade.on_upgrade(|socket| socket::run(shared, socket))
}
