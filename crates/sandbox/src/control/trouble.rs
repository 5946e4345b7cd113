//! Trouble and time: the clock, faults, limits, a disturbed gateway, and the log of requests.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::faults::Order;
use super::look::wait;
use super::names;
use super::problem::Reply;
use crate::core::{Core, Shared};
use crate::feed::Notice;
use crate::gateway::hub::Frame;
use crate::gateway::payload;
use crate::rest::limits::Rates;

fn done() -> Reply {
    Ok(Json(Value::Object(serde_json::Map::new())))
}

/// When to tell the clock.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// As soon as it is ahead by something else than this,
    other_than: Option<u64>,
    /// or after so long.
    wait_ms: Option<u64>,
}

/// `GET /control/clock`: the present moment, and how far it is ahead of the system's clock.
pub async fn clock(State(shared): State<Shared>, Query(when): Query<When>) -> Reply {
    let moved = |core: &mut Core| {
        let ahead = core.world.settings.get().clock.ahead_ms;
        (when.other_than != Some(ahead)).then_some(())
    };
    shared.wait_for(wait(when.wait_ms), moved).await;
    shared.with(|core| Ok(Json(told(core))))
}

fn told(core: &Core) -> Value {
    json!({"now_ms": core.world.now().unix_ms(), "ahead_ms": core.world.settings.get().clock.ahead_ms})
}

/// How far the clock moves.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    advance_ms: u64,
}

/// `POST /control/clock`: forward only.
pub async fn move_clock(State(shared): State<Shared>, Json(step): Json<Step>) -> Reply {
    shared.with(|core| {
        core.world.settings.get_mut().clock.advance(step.advance_ms);
        core.archive_idle_threads();
        core.notice(Notice::Clock);
        Ok(Json(told(core)))
    })
}

/// `GET /control/faults`: what is still to go wrong.
pub async fn faults(State(shared): State<Shared>) -> Reply {
    shared.with(|core| Ok(Json(json!(core.faults.orders()))))
}

/// `POST /control/faults`
pub async fn order(State(shared): State<Shared>, Json(order): Json<Order>) -> Reply {
    shared.with(|core| core.faults.order(order));
    done()
}

/// `DELETE /control/faults`
pub async fn clear_faults(State(shared): State<Shared>) -> Reply {
    shared.with(|core| core.faults.clear());
    done()
}

/// `GET /control/limits`
pub async fn limits(State(shared): State<Shared>) -> Reply {
    shared.with(|core| Ok(Json(json!(core.limits.rates()))))
}

/// `PUT /control/limits`
pub async fn set_limits(State(shared): State<Shared>, Json(rates): Json<Rates>) -> Reply {
    shared.with(|core| core.limits.set(rates));
    done()
}

/// `GET /control/gateway`: how many connections the bot has.
pub async fn gateway(State(shared): State<Shared>) -> Reply {
    shared.with(|core| Ok(Json(json!({"connections": core.hub.online(), "mute": core.hub.is_mute}))))
}

/// What happens to the gateway.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Disturbance {
    /// Connections break off; sessions can be resumed.
    Drop,
    /// Connections break off, and sessions are forgotten.
    Forget,
    /// The bot is asked to reconnect (opcode 7).
    Reconnect,
    /// The bot's sessions are called invalid (opcode 9).
    InvalidSession { resumable: bool },
    /// Connections are closed with a code.
    Close { code: u16 },
    /// Heartbeats are no longer answered, or are again.
    Mute { on: bool },
    /// Connections break off and none can be made, or can again; sessions can be resumed.
    Shut { on: bool },
    /// New sessions are not told of a guild of the bot, as if it were not in it, or are again.
    Unlist { guild: String, on: bool },
}

/// `POST /control/gateway`
pub async fn disturb_gateway(State(shared): State<Shared>, Json(what): Json<Disturbance>) -> Reply {
    shared.with(|core| {
        let hub = &mut core.hub;
        let told = match what {
            Disturbance::Drop => hub.tell_all(&Frame::Drop),
            Disturbance::Forget => {
                let told = hub.tell_all(&Frame::Drop);
                hub.forget();
                told
            }
            Disturbance::Reconnect => {
                hub.tell_all(&Frame::Payload(payload::plain(payload::RECONNECT, &Value::Null)))
            }
            Disturbance::InvalidSession { resumable } => {
                let told = hub
                    .tell_all(&Frame::Payload(payload::plain(payload::INVALID_SESSION, &json!(resumable))));
                if !resumable {
                    hub.forget();
                }
                told
            }
            Disturbance::Close { code } => hub.tell_all(&Frame::Close(code, "ordered by a test")),
            Disturbance::Mute { on } => {
                hub.is_mute = on;
                hub.online()
            }
            Disturbance::Shut { on } => {
                hub.is_shut = on;
                if on { hub.tell_all(&Frame::Drop) } else { hub.online() }
            }
            Disturbance::Unlist { guild, on } => {
                let guild = names::guild(&core.world, Some(&guild))?;
                let _ = if on { hub.unlisted.insert(guild) } else { hub.unlisted.remove(&guild) };
                hub.online()
            }
        };
        Ok(Json(json!({"connections": told})))
    })
}

/// Which requests.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    after: Option<u64>,
}

/// `GET /control/requests`: what the bot asked for.
pub async fn requests(State(shared): State<Shared>, Query(which): Query<After>) -> Reply {
    shared.with(|core| {
        let entries: Vec<_> = core.log.after(which.after.unwrap_or(0)).collect();
        Ok(Json(json!({"requests": entries, "invalid": core.log.invalid})))
    })
}

/// `DELETE /control/requests`: forgets them, and what is not modelled.
pub async fn clear_requests(State(shared): State<Shared>) -> Reply {
    shared.with(|core| core.log.clear());
    done()
}

/// `GET /control/unmodelled`: what was asked for and is not modelled; a test wants it empty.
pub async fn unmodelled(State(shared): State<Shared>) -> Reply {
    shared.with(|core| Ok(Json(json!(core.log.all_unmodelled()))))
}
