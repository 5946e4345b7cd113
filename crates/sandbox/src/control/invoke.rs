//! Acting: commands and menus that people use.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::answers::view_when_answered;
use super::look::as_person;
use super::names;
use super::options;
use super::problem::{Problem, Reply};
use crate::acts::interactions::NewInteraction;
use crate::core::{Core, Shared};
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::command::{Command, kind};
use crate::state::interaction::{Kind, Target};
use crate::state::locale::localize;
use crate::state::permissions::Permissions;
use crate::state::user::User;
use crate::wire;
use crate::wire::interaction::is_bot_in;
use crate::wire::resolved;

/// Where commands are asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Where {
    channel: String,
}

/// `GET /control/users/{user}/commands`: those the user can use in a channel, in the user's language.
pub async fn available(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Query(place): Query<Where>,
) -> Reply {
    shared.with(|core| {
        let id = names::user(&core.world, &user)?.id;
        let channel = names::place(core, id, &place.channel)?;
        let user = names::user(&core.world, &user)?;
        let can = |command: &&Command| why_not(&core.world, user, &channel, command).is_none();
        let show = |command: &Command| {
            let mut shown = wire::command::command(command);
            localize(&mut shown, &user.locale);
            shown
        };
        Ok(Json(core.world.commands.values().filter(can).map(show).collect()))
    })
}

/// A use of a slash command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    channel: String,
    name: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// Wait so long for the answer.
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/commands`
pub async fn command(State(shared): State<Shared>, Path(user): Path<String>, Json(call): Json<Use>) -> Reply {
    let id = shared.with(|core| {
        let (user, channel, command) = found(core, &user, &call.channel, &call.name, kind::CHAT)?;
        let data = options::data(&core.world, user, &channel, &command, &call.options)?;
        raised(core.raise(NewInteraction {
            kind: Kind::Command,
            user,
            channel: channel.id,
            command: Some((command.name, command.kind)),
            target: None,
            component_of: None,
            focused: None,
            trigger: None,
            data,
        }))
    })?;
    view_when_answered(&shared, id, call.wait_ms).await
}

/// A slash command that is being typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typed {
    channel: String,
    name: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// The option whose value is being typed.
    focused: String,
    /// Three seconds, if nothing is said.
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/autocomplete`
pub async fn autocomplete(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(typed): Json<Typed>,
) -> Reply {
    let id = shared.with(|core| {
        let (user, channel, command) = found(core, &user, &typed.channel, &typed.name, kind::CHAT)?;
        let (data, focused) = options::partial(&command, &typed.options, &typed.focused)?;
        raised(core.raise(NewInteraction {
            kind: Kind::Autocomplete,
            user,
            channel: channel.id,
            command: Some((command.name, command.kind)),
            target: None,
            component_of: None,
            focused: Some(focused),
            trigger: None,
            data,
        }))
    })?;
    view_when_answered(&shared, id, Some(typed.wait_ms.unwrap_or(3000))).await
}

/// A use of an entry of a context menu.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Menu {
    channel: String,
    name: String,
    /// The user it is used on,
    target_user: Option<String>,
    /// or the message.
    target_message: Option<String>,
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/menu`
pub async fn menu(State(shared): State<Shared>, Path(user): Path<String>, Json(call): Json<Menu>) -> Reply {
    let id = shared.with(|core| {
        let kind = if call.target_message.is_some() { kind::MESSAGE } else { kind::USER };
        let (user, channel, command) = found(core, &user, &call.channel, &call.name, kind)?;
        let (target, resolved) = target(&core.world, user, &channel, &call)?;
        let id = match target {
            Target::User(id) | Target::Message(id) => id,
        };
        let data = json!({"id": command.id, "name": command.name, "type": kind, "target_id": id,
                          "resolved": resolved, "options": []});
        raised(core.raise(NewInteraction {
            kind: Kind::Command,
            user,
            channel: channel.id,
            command: Some((command.name, command.kind)),
            target: Some(target),
            component_of: None,
            focused: None,
            trigger: None,
            data,
        }))
    })?;
    view_when_answered(&shared, id, call.wait_ms).await
}

fn target(world: &World, user: Id, channel: &Channel, call: &Menu) -> Result<(Target, Value), Problem> {
    if let Some(id) = &call.target_message {
        let message = names::message(world, user, id)?;
        if message.channel != channel.id || message.only_for.is_some() {
            return Err(Problem::Prevented("the message is not one of this channel for all".to_owned()));
        }
        // On the message that it is used on, an application reads everything.
        let shown = wire::message::message(world, message, wire::message::Reader::Privileged);
        let mut messages = Map::new();
        messages.insert(message.id.to_string(), shown);
        return Ok((Target::Message(message.id), json!({"messages": messages})));
    }
    let name = call.target_user.as_ref().ok_or_else(|| Problem::Nonsense("there is no target".to_owned()))?;
    let id = names::user(world, name)?.id;
    Ok((Target::User(id), resolved::users(world, channel, &[id])))
}

/// The interaction that was raised, if it reached the application.
///
/// # Errors
///
/// If the application is not there any more: Discord's client says that the interaction failed.
pub fn raised(id: Option<Id>) -> Result<Id, Problem> {
    id.ok_or_else(|| {
        Problem::Prevented("This interaction failed: the application is no longer here.".to_owned())
    })
}

/// The user, the place and the command, if that user can use it there.
fn found(
    core: &mut Core,
    user: &str,
    channel: &str,
    name: &str,
    kind: u8,
) -> Result<(Id, Channel, Command), Problem> {
    let id = names::user(&core.world, user)?.id;
    let channel = names::place(core, id, channel)?;
    let user = names::user(&core.world, user)?;
    let command = core.world.commands.values().find(|command| command.kind == kind && command.name == name);
    let command = command.ok_or_else(|| Problem::Missing(format!("command: {name}")))?;
    match why_not(&core.world, user, &channel, command) {
        None => Ok((id, channel, command.clone())),
        Some(why) => Err(Problem::Prevented(format!("{name}: {why}"))),
    }
}

/// Why a user cannot use a command in a place, if so.
fn why_not(world: &World, user: &User, channel: &Channel, command: &Command) -> Option<&'static str> {
    let rights = world.permissions(user.id, channel);
    if !rights.has(Permissions::USE_APPLICATION_COMMANDS) {
        return Some("the user may not use commands here");
    }
    // No rights at all is for administrators alone.
    let needed = command.default_member_permissions;
    let context = wire::interaction::context(world, channel);
    if !command.contexts.as_ref().is_none_or(|contexts| contexts.contains(&context)) {
        return Some("it is not for such a place");
    }
    let installed = |kind: u8, is_there: bool| is_there && command.integration_types.contains(&kind);
    if !installed(0, is_bot_in(world, channel)) && !installed(1, user.installed) {
        return Some("the application is not installed here");
    }
    let is_given = needed.is_none_or(|needed| match needed {
        Permissions::NONE => rights.has(Permissions::ADMINISTRATOR),
        needed => rights.has(needed),
    });
    (channel.guild().is_some() && !is_given).then_some("the user lacks the rights it asks for")
}

/// The message a view shows, by id.
pub fn shown(world: &World, id: Id) -> Option<Value> {
    world.messages.get(id).map(|message| as_person(world, message))
}
