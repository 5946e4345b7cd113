//! The control interface: people played by programs, and everything a test wants to happen.
//!
//! HTTP and JSON below `/control`; the README lists it with examples.

mod act;
mod answers;
mod application;
mod component;
mod events;
pub mod faults;
mod invoke;
pub mod log;
mod look;
mod manage;
mod names;
mod options;
mod problem;
mod rights;
mod roles;
mod submit;
mod trouble;

use axum::Router;
use axum::routing::{get, patch, post, put};

use crate::core::Shared;

/// The routes below `/control`.
pub fn routes() -> Router<Shared> {
    Router::new()
        .route("/state", get(look::state))
        .route("/channels", post(manage::make_channel))
        .route("/channels/{channel}", patch(manage::change_thread).delete(manage::delete_channel))
        .route("/channels/{channel}/messages", get(look::messages))
        .route("/channels/{channel}/bulk-delete", post(act::remove_many))
        .route("/channels/{channel}/rights", get(rights::in_channel).put(rights::set_in_channel))
        .route("/channels/{channel}/threads", post(manage::make_thread))
        .route("/messages/{message}", get(look::message).delete(act::remove))
        .route("/attachments/{attachment}", get(look::attachment))
        .route("/guilds", post(manage::make_guild))
        .route("/guilds/{guild}", patch(manage::change_guild))
        .route("/guilds/{guild}/outage", put(manage::outage))
        .route("/guilds/{guild}/rights", get(rights::in_guild).put(rights::set_in_guild))
        .route("/guilds/{guild}/roles", post(roles::make))
        .route("/guilds/{guild}/roles/{role}", put(roles::give).delete(roles::delete))
        .route("/members/{user}", put(manage::join).delete(manage::leave))
        .route("/users", post(manage::make_user))
        .route("/users/{user}", patch(manage::change_user))
        .route("/users/{user}/events", get(events::events))
        .route("/users/{user}/messages", post(act::send))
        .route("/users/{user}/messages/{message}", patch(act::edit).delete(act::delete))
        .route("/users/{user}/typing", post(act::typing))
        .route("/users/{user}/commands", get(invoke::available).post(invoke::command))
        .route("/users/{user}/autocomplete", post(invoke::autocomplete))
        .route("/users/{user}/menu", post(invoke::menu))
        .route("/users/{user}/press", post(component::press))
        .route("/users/{user}/select", post(component::select))
        .route("/users/{user}/submit", post(submit::submit))
        .route("/interactions/{interaction}", get(answers::interaction))
        .route("/application", get(application::show).patch(application::change))
        .route("/clock", get(trouble::clock).post(trouble::move_clock))
        .route("/faults", get(trouble::faults).post(trouble::order).delete(trouble::clear_faults))
        .route("/limits", get(trouble::limits).put(trouble::set_limits))
        .route("/gateway", get(trouble::gateway).post(trouble::disturb_gateway))
        .route("/requests", get(trouble::requests).delete(trouble::clear_requests))
        .route("/unmodelled", get(trouble::unmodelled))
}
