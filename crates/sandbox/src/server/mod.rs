//! The server: what is served where.

pub mod guard;
pub mod line;

use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequestParts, Path, Query, Request, State};
use axum::http::{Response, StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{any, get};
use std::collections::BTreeMap;
use std::net::SocketAddr;

use self::guard::{Own, guard};
use crate::acts::pictures;
use crate::core::Shared;
use crate::ids::Id;
use crate::{control, gateway, page, rest};

/// All that is served, behind the guard.
pub fn router(shared: Shared, address: SocketAddr) -> Router {
    Router::new()
        .route("/", any(root))
        .merge(page::routes())
        .nest("/control", control::routes())
        .route("/attachments/{channel}/{file}/{name}", get(file))
        .fallback(fallback)
        .with_state(shared)
        .layer(middleware::from_fn_with_state(Own(address), guard))
}

/// The root is the page for people and the gateway for bots.
async fn root(State(shared): State<Shared>, request: Request) -> Response<Body> {
    if !request.headers().contains_key(header::UPGRADE) {
        return page::index().into_response();
    }
    let (mut parts, _) = request.into_parts();
    let query = Query::try_from_uri(&parts.uri).unwrap_or(Query(BTreeMap::new()));
    match axum::extract::ws::WebSocketUpgrade::from_request_parts(&mut parts, &shared).await {
        Ok(upgrade) => gateway::connect(State(shared), query, upgrade).await,
        Err(fault) => fault.into_response(),
    }
}

/// Requests to the API; anything else is not there.
async fn fallback(State(shared): State<Shared>, request: Request) -> Response<Body> {
    if !request.uri().path().starts_with("/api/") {
        return (StatusCode::NOT_FOUND, "there is nothing here\n").into_response();
    }
    let (mut parts, body) = request.into_parts();
    match axum::extract::ConnectInfo::from_request_parts(&mut parts, &shared).await {
        Ok(cutter) => rest::serve(State(shared), cutter, Request::from_parts(parts, body)).await,
        Err(fault) => fault.into_response(),
    }
}

/// A file of a message, as long as its link is good.
async fn file(
    State(shared): State<Shared>,
    Path((_, id, name)): Path<(String, Id, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response<Body> {
    let until = query.get("ex").and_then(|ex| u64::from_str_radix(ex, 16).ok()).unwrap_or(0);
    let bytes = shared
        .with(|core| (until >= core.world.now().unix_ms() / 1000).then(|| core.files.get(id)).flatten());
    match bytes {
        Some(bytes) => {
            let kind = pictures::content_type(&name).unwrap_or("application/octet-stream");
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=3600")], bytes)
                .into_response()
        }
        None => (StatusCode::NOT_FOUND, "This content is no longer available.").into_response(),
    }
}
