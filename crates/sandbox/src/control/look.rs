//! Looking: what there is, as a person sees it.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::act::may_write;
use super::names;
use super::problem::{Problem, Reply};
use crate::acts::pictures;
use crate::core::Shared;
use crate::ids::Id;
use crate::moment::Moment;
use crate::state::World;
use crate::state::channel::{Channel, Kind};
use crate::state::guild::{Guild, Role};
use crate::state::locale::LOCALES;
use crate::state::message::Message;
use crate::state::permissions::Permissions;
use crate::wire;
use crate::wire::message::Reader;

/// The longest that a request may wait.
pub const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// For whom a route looks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct As {
    #[serde(rename = "as")]
    viewer: Option<String>,
}

/// `GET /control/state`: all but the messages; for `as`, only what that user sees.
pub async fn state(State(shared): State<Shared>, Query(query): Query<As>) -> Reply {
    shared.with(|core| {
        let world = &core.world;
        let viewer = query.viewer.map(|name| names::user(world, &name).map(|user| user.id)).transpose()?;
        let is_in = |guild: &&Guild| viewer.is_none_or(|id| world.members.get((guild.id, id)).is_some());
        let guilds: Vec<_> =
            world.guilds.values().filter(is_in).map(|guild| of_guild(world, guild, viewer)).collect();
        let is_own = |channel: &&Channel| match channel.kind {
            Kind::Direct { between } => viewer.is_none_or(|id| between.contains(&id)),
            _ => false,
        };
        let directs: Vec<_> =
            world.channels.values().filter(is_own).map(|channel| direct(world, channel)).collect();
        Ok(Json(json!({
            "now_ms": world.now().unix_ms(),
            "bot": world.bot(),
            "bot_online": core.hub.is_online(),
            "locales": LOCALES,
            "application": world.settings.get().application.name,
            "users": world.users.values().map(of_user).collect::<Vec<_>>(),
            "guilds": guilds,
            "directs": directs,
        })))
    })
}

fn of_user(user: &crate::state::user::User) -> Value {
    let mut shown = wire::user::user(user);
    wire::extend(
        &mut shown,
        json!({
            "shown": user.shown(),
            "bot": user.bot,
            "locale": user.locale,
            "takes_dms": user.takes_dms,
            "installed": user.installed,
        }),
    );
    shown
}

fn of_guild(world: &World, guild: &Guild, viewer: Option<Id>) -> Value {
    let sees = |channel: &Channel| {
        viewer.is_none_or(|id| world.permissions(id, channel).has(Permissions::VIEW_CHANNEL))
    };
    let members = world
        .members_of(guild.id)
        .map(|(id, member)| json!({"id": id, "nick": member.nick, "roles": member.roles}));
    let channels = world.channels_of(guild.id).into_iter().filter(|channel| sees(channel));
    let threads = world.threads_of(guild.id).filter(|thread| sees(thread));
    json!({
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner,
        "locale": guild.locale,
        "has_bot": world.members.get((guild.id, world.bot())).is_some(),
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "members": members.collect::<Vec<_>>(),
        "channels": channels.map(|channel| place(world, channel, viewer)).collect::<Vec<_>>(),
        "threads": threads.map(|thread| place(world, thread, viewer)).collect::<Vec<_>>(),
    })
}

/// A role, and whose alone it is.
fn role(role: &Role) -> Value {
    let mut shown = wire::guild::role(role);
    wire::extend(&mut shown, json!({"only_of": role.bot.or(role.person)}));
    shown
}

fn place(world: &World, channel: &Channel, viewer: Option<Id>) -> Value {
    let mut shown = wire::channel::channel(channel);
    if let Some(viewer) = viewer {
        wire::extend(&mut shown, json!({"may_send": may_write(world, viewer, channel).is_ok()}));
    }
    shown
}

fn direct(world: &World, channel: &Channel) -> Value {
    let mut shown = wire::channel::channel(channel);
    if let Kind::Direct { between } = channel.kind {
        wire::extend(&mut shown, json!({"between": between}));
    }
    let last = world.messages_in(channel.id).next_back().map(|message| message.id);
    wire::extend(&mut shown, json!({"last_message_id": last, "may_send": true}));
    shown
}

/// Which messages of a channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    #[serde(rename = "as")]
    viewer: Option<String>,
    before: Option<Id>,
    after: Option<Id>,
    /// Only this user's.
    from: Option<String>,
    limit: Option<usize>,
    /// Wait so long for the first one.
    wait_ms: Option<u64>,
}

/// `GET /control/channels/{channel}/messages`: oldest first, the newest 50; with `as`, what that user sees,
/// with the ephemeral ones.
pub async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Query(query): Query<Which>,
) -> Reply {
    let wait = wait(query.wait_ms);
    let look = |world: &World| -> Result<Vec<Value>, Problem> {
        let channel = names::channel(world, &channel)?.id;
        let viewer =
            query.viewer.as_ref().map(|name| names::user(world, name)).transpose()?.map(|user| user.id);
        let from = query.from.as_ref().map(|name| names::user(world, name)).transpose()?.map(|user| user.id);
        Ok(chosen(world, channel, viewer, from, &query))
    };
    let found = shared.wait_for(wait, |core| match look(&core.world) {
        Ok(messages) if messages.is_empty() => None,
        other => Some(other),
    });
    found.await.unwrap_or_else(|| Ok(Vec::new())).map(|messages| Json(Value::Array(messages)))
}

fn chosen(world: &World, channel: Id, viewer: Option<Id>, from: Option<Id>, which: &Which) -> Vec<Value> {
    let is_chosen = |message: &&Message| {
        which.before.is_none_or(|id| message.id < id)
            && which.after.is_none_or(|id| message.id > id)
            && from.is_none_or(|id| message.author == id)
            && viewer.is_none_or(|viewer| names::sees(world, viewer, message))
    };
    let limit = which.limit.unwrap_or(50).min(200);
    let all = world.messages_in(channel).filter(is_chosen);
    // After a message the next ones are meant, else the last ones.
    let messages: Vec<&Message> = if which.after.is_some() {
        all.take(limit).collect()
    } else {
        let mut newest: Vec<_> = all.rev().take(limit).collect();
        newest.reverse();
        newest
    };
    messages.into_iter().map(|message| as_person(world, message)).collect()
}

/// A message as a person sees it.
pub fn as_person(world: &World, message: &Message) -> Value {
    wire::message::message(world, message, Reader::Person)
}

/// Which state of a message.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct One {
    #[serde(rename = "as")]
    viewer: Option<String>,
    /// Wait until it was edited after this moment, in Unix milliseconds.
    edited_after_ms: Option<u64>,
    wait_ms: Option<u64>,
}

/// `GET /control/messages/{message}`
pub async fn message(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(query): Query<One>,
) -> Reply {
    let look = |world: &World| -> Result<Option<Value>, Problem> {
        let viewer =
            query.viewer.as_ref().map(|name| names::user(world, name)).transpose()?.map(|user| user.id);
        let message = id.parse().ok().and_then(|id| world.messages.get(id));
        let message =
            message.filter(|message| viewer.is_none_or(|viewer| names::sees(world, viewer, message)));
        let message = message.ok_or_else(|| Problem::Missing(format!("message: {id}")))?;
        let is_edited = |after: u64| message.edited.is_some_and(|at| at > Moment::from_unix_ms(after));
        Ok(query.edited_after_ms.is_none_or(is_edited).then(|| as_person(world, message)))
    };
    let found = shared.wait_for(wait(query.wait_ms), |core| look(&core.world).transpose());
    let nothing = || Err(Problem::Prevented("it was not edited in that time".to_owned()));
    found.await.unwrap_or_else(nothing).map(Json)
}

/// `GET /control/attachments/{attachment}`: the bytes.
pub async fn attachment(State(shared): State<Shared>, Path(id): Path<Id>) -> Result<Response, Problem> {
    let found = shared.with(|core| {
        let files = core.world.messages.values().flat_map(|message| &message.attachments);
        let name = files.into_iter().find(|file| file.id == id).map(|file| file.filename.clone());
        Some((name?, core.files.get(id)?))
    });
    let (name, bytes) = found.ok_or_else(|| Problem::Missing(format!("attachment: {id}")))?;
    let kind = pictures::content_type(&name).unwrap_or("application/octet-stream");
    // The bytes of an attachment never change.
    let cache = "private, max-age=86400, immutable";
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], bytes).into_response())
}

/// How long to wait, at most [`LONGEST_WAIT`].
#[must_use]
pub fn wait(ms: Option<u64>) -> Duration {
    Duration::from_millis(ms.unwrap_or(0)).min(LONGEST_WAIT)
}
