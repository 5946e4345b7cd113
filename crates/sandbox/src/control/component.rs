//! Acting: buttons that people press, and lists that they choose from.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::answers::view_when_answered;
use super::invoke::raised;
use super::names;
use super::problem::{Problem, Reply};
use crate::acts::interactions::NewInteraction;
use crate::core::{Core, Shared};
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::components::{self, kind};
use crate::state::interaction::Kind;
use crate::state::message::Message;
use crate::wire;
use crate::wire::resolved::{self, Named};

/// The style of buttons that are links.
const LINK_STYLE: u64 = 5;

/// A press of a button.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Press {
    message: String,
    custom_id: Option<String>,
    /// Instead of the custom id.
    label: Option<String>,
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/press`
pub async fn press(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(press): Json<Press>,
) -> Reply {
    let id = shared.with(|core| {
        let user = names::user(&core.world, &user)?.id;
        let message = names::message(&core.world, user, &press.message)?.clone();
        let button = pressed(&message, &press)?;
        if button.get("style") == Some(&json!(LINK_STYLE)) {
            return Err(Problem::Nonsense("a link is followed, not told to the bot".to_owned()));
        }
        raise(core, user, &message, &button, json!({}))
    })?;
    view_when_answered(&shared, id, press.wait_ms).await
}

fn pressed(message: &Message, press: &Press) -> Result<Map<String, Value>, Problem> {
    let all = components::all(&message.components).into_iter();
    let buttons = all.filter(|component| components::is(component, kind::BUTTON));
    let text = |component: &Map<String, Value>, key: &str| {
        component.get(key).and_then(Value::as_str).map(str::to_owned)
    };
    let mut found = buttons.filter(|button| match (&press.custom_id, &press.label) {
        (Some(id), _) => text(button, "custom_id").as_ref() == Some(id),
        (None, label) => label.is_some() && text(button, "label") == *label,
    });
    found.next().cloned().ok_or_else(|| Problem::Missing("button".to_owned()))
}

/// A choice in a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    message: String,
    custom_id: String,
    /// Of roles and channels: ids or names.
    values: Vec<String>,
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/select`
pub async fn select(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(choice): Json<Select>,
) -> Reply {
    let id = shared.with(|core| {
        let user = names::user(&core.world, &user)?.id;
        let message = names::message(&core.world, user, &choice.message)?.clone();
        let select = components::find(&message.components, &choice.custom_id);
        let select = select.filter(|component| components::is_select(component)).cloned();
        let select = select.ok_or_else(|| Problem::Missing("select".to_owned()))?;
        let data = chosen(&core.world, user, &message, &select, &choice.values)?;
        raise(core, user, &message, &select, data)
    })?;
    view_when_answered(&shared, id, choice.wait_ms).await
}

/// What an interaction says of what is chosen, if the list lets the user choose it.
fn chosen(
    world: &World,
    user: Id,
    message: &Message,
    select: &Map<String, Value>,
    values: &[String],
) -> Result<Value, Problem> {
    let bound = |key: &str| select.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = values.len() as u64;
    if count < bound("min_values") || count > bound("max_values") {
        return Err(not_offered("so many values"));
    }
    let place = world.channels.get(message.channel);
    let place = place.ok_or_else(|| Problem::Missing("channel of the message".to_owned()))?;
    if components::is(select, kind::STRING_SELECT) {
        return Ok(json!({"values": texts(select, values)?}));
    }
    let mut named = Named::default();
    if components::is(select, kind::ROLE_SELECT) {
        named.roles = each(values, |name| role(world, place, name))?;
    } else {
        named.channels = each(values, |name| channel(world, user, place, select, name))?;
    }
    let mut data = json!({"values": named.roles.iter().chain(&named.channels).collect::<Vec<_>>()});
    // Where all is taken away, Discord sends none: issue 8880 of `discordjs/discord.js`.
    if let Some(resolved) = resolved::named(world, user, place, &named) {
        wire::extend(&mut data, json!({"resolved": resolved}));
    }
    Ok(data)
}

/// What each value names, no two the same.
fn each<T: PartialEq>(
    values: &[String],
    find: impl Fn(&str) -> Result<T, Problem>,
) -> Result<Vec<T>, Problem> {
    let mut found = Vec::new();
    for value in values {
        let one = find(value)?;
        if found.contains(&one) {
            return Err(not_offered(&format!("{value} twice")));
        }
        found.push(one);
    }
    Ok(found)
}

fn texts(select: &Map<String, Value>, values: &[String]) -> Result<Vec<String>, Problem> {
    let options = select.get("options").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    each(values, |value| {
        let is_there = options.iter().any(|option| option["value"] == value);
        is_there.then(|| value.to_owned()).ok_or_else(|| not_offered(value))
    })
}

/// A role of the place's server. The one of everyone is in no list: issue 6894 of `discord/discord-api-docs`.
fn role(world: &World, place: &Channel, name: &str) -> Result<Id, Problem> {
    let guild = place.guild();
    let role = names::role(world, guild, name).map_err(|_| not_offered(name))?.id;
    if Some(role) == guild { Err(not_offered(name)) } else { Ok(role) }
}

fn channel(
    world: &World,
    user: Id,
    place: &Channel,
    select: &Map<String, Value>,
    name: &str,
) -> Result<Id, Problem> {
    let kinds = select.get("channel_types").and_then(Value::as_array).into_iter().flatten();
    let kinds: Vec<u8> = kinds.filter_map(|kind| u8::try_from(kind.as_u64()?).ok()).collect();
    names::channel_for(world, user, place.guild(), &kinds, name)
        .map(|channel| channel.id)
        .map_err(|_| not_offered(name))
}

fn not_offered(what: &str) -> Problem {
    Problem::Prevented(format!("{what} cannot be chosen here"))
}

fn raise(
    core: &mut Core,
    user: Id,
    message: &Message,
    component: &Map<String, Value>,
    more: Value,
) -> Result<Id, Problem> {
    if message.author != core.world.bot() {
        return Err(Problem::Prevented("the message is not the bot's".to_owned()));
    }
    if component.get("disabled") == Some(&json!(true)) {
        return Err(Problem::Prevented("it is disabled".to_owned()));
    }
    let mut data = json!({
        "custom_id": component.get("custom_id"),
        "component_type": component.get("type"),
        "id": component.get("id"),
    });
    wire::extend(&mut data, more);
    raised(core.raise(NewInteraction {
        kind: Kind::Component,
        user,
        channel: message.channel,
        command: None,
        target: None,
        component_of: Some(message.id),
        focused: None,
        trigger: None,
        data,
    }))
}
