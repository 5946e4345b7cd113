//! The application: its token, and the switches of the developer portal.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::json;

use super::problem::Reply;
use crate::core::Shared;
use crate::state::settings::Privileged;

/// `GET /control/application`
pub async fn show(State(shared): State<Shared>) -> Reply {
    shared.with(|core| {
        let application = &core.world.settings.get().application;
        Ok(Json(json!({
            "id": application.id,
            "bot": application.bot,
            "name": application.name,
            "token": application.token,
            "privileged": application.privileged,
        })))
    })
}

/// What changes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    privileged: Privileged,
}

/// `PATCH /control/application`: which privileged intents are switched on. Sessions keep what they have.
pub async fn change(State(shared): State<Shared>, Json(change): Json<Change>) -> Reply {
    shared.with(|core| core.world.settings.get_mut().application.privileged = change.privileged);
    show(State(shared)).await
}
