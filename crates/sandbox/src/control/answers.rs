//! How the bot answered an interaction.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::invoke::shown;
use super::look::wait;
use super::problem::{Problem, Reply};
use crate::core::Shared;
use crate::ids::Id;
use crate::state::World;
use crate::state::interaction::{AnswerKind, Interaction};
use crate::state::locale::localize;
use crate::state::message::flags;

/// What to wait for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Until {
    wait_ms: Option<u64>,
    /// Wait for so many follow-ups as well.
    followups: Option<usize>,
}

/// `GET /control/interactions/{interaction}`
pub async fn interaction(
    State(shared): State<Shared>,
    Path(id): Path<Id>,
    Query(until): Query<Until>,
) -> Reply {
    let wanted = until.followups.unwrap_or(0);
    view(&shared, id, until.wait_ms, wanted).await
}

/// The view of an interaction, when it is answered or the time is over.
pub async fn view_when_answered(shared: &Shared, id: Id, wait_ms: Option<u64>) -> Reply {
    view(shared, id, wait_ms, 0).await
}

async fn view(shared: &Shared, id: Id, wait_ms: Option<u64>, followups: usize) -> Reply {
    let seen = shared.wait_for(wait(wait_ms), |core| {
        let interaction = core.world.interactions.get(id)?;
        let status = status(&core.world, interaction);
        let is_final = !matches!(status, "waiting" | "deferred") && interaction.followups.len() >= followups;
        is_final.then(|| render(&core.world, interaction))
    });
    if let Some(seen) = seen.await {
        return Ok(Json(seen));
    }
    shared.with(|core| {
        let interaction = core.world.interactions.get(id);
        let interaction = interaction.ok_or_else(|| Problem::Missing(format!("interaction: {id}")))?;
        Ok(Json(render(&core.world, interaction)))
    })
}

fn render(world: &World, of: &Interaction) -> Value {
    let after = of
        .answer
        .map(|answer| u64::try_from(answer.at.since(of.id.made_at()).as_millis()).unwrap_or(u64::MAX));
    let mut choices = json!(of.choices);
    localize(&mut choices, world.users.get(of.user).map_or("", |user| &user.locale));
    json!({
        "id": of.id,
        "token": of.token,
        "type": of.kind.number(),
        "status": status(world, of),
        "answer_type": of.answer.map(|answer| answer.kind.number()),
        "answered_after_ms": after,
        "message": of.original.and_then(|id| shown(world, id)),
        "followups": of.followups.iter().filter_map(|id| shown(world, *id)).collect::<Vec<_>>(),
        "choices": choices,
        "modal": of.modal,
    })
}

/// How far it is: what a person would see of it.
fn status(world: &World, of: &Interaction) -> &'static str {
    let now = world.now();
    let original = of.original.and_then(|id| world.messages.get(id));
    let is_loading = original.is_some_and(|message| message.flags & flags::LOADING != 0);
    match of.answer.map(|answer| answer.kind) {
        None if of.is_missed(now) => "failed",
        None => "waiting",
        Some(AnswerKind::DeferredMessage) if is_loading && of.is_over(now) => "failed",
        Some(AnswerKind::DeferredMessage) if is_loading => "deferred",
        Some(AnswerKind::Message | AnswerKind::DeferredMessage | AnswerKind::Choices) => "answered",
        Some(AnswerKind::DeferredUpdate) if !of.updated => "acknowledged",
        Some(AnswerKind::DeferredUpdate | AnswerKind::UpdateMessage) => "updated",
        Some(AnswerKind::Modal) => "modal",
    }
}
