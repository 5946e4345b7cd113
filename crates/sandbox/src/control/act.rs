//! Acting: messages of people.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::look::as_person;
use super::names;
use super::problem::{Problem, Reply};
use crate::acts::mentions::Allowed;
use crate::acts::messages::{Draft, Edit};
use crate::acts::threads::require_open;
use crate::core::{Core, Shared};
use crate::feed::Notice;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::rest::check::form::Form;
use crate::rest::check::message::CONTENT;
use crate::rest::messages::send_right;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::message::{Kind, Reference};
use crate::state::permissions::Permissions;

/// A message that a person sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// By id or name; `@name` for direct messages.
    channel: String,
    /// `<@id>` mentions.
    content: String,
    reply_to: Option<String>,
    /// Whether the reply pings the writer of the other message.
    #[serde(default = "yes")]
    ping: bool,
}

const fn yes() -> bool {
    true
}

/// `POST /control/users/{user}/messages`
pub async fn send(State(shared): State<Shared>, Path(user): Path<String>, Json(sent): Json<Sent>) -> Reply {
    shared.with(|core| {
        let author = names::user(&core.world, &user)?.id;
        let channel = names::place(core, author, &sent.channel)?;
        may_write(&core.world, author, &channel)?;
        let content = text(&sent.content)?;
        let reference = match &sent.reply_to {
            Some(id) => Some(answered(core, author, channel.id, id)?),
            None => None,
        };
        let mut allowed = Allowed { replied_user: sent.ping, ..Allowed::all() };
        allowed.everyone = core.world.permissions(author, &channel).has(Permissions::MENTION_EVERYONE);
        let kind = if reference.is_some() { Kind::Reply } else { Kind::Plain };
        let id = core.post(Draft { kind, allowed, reference, ..Draft::text(channel.id, author, content) })?;
        shown(core, id)
    })
}

fn shown(core: &Core, id: Id) -> Reply {
    let message = core.world.messages.get(id).ok_or(Code::UnknownMessage)?;
    Ok(Json(as_person(&core.world, message)))
}

/// That someone may write in a channel now.
///
/// # Errors
///
/// 50013 without the right; what a locked thread answers.
pub fn may_write(world: &World, user: Id, channel: &Channel) -> Result<(), Problem> {
    let rights = world.permissions(user, channel);
    if !rights.has(send_right(channel)) {
        return Err(Code::MissingPermissions.into());
    }
    Ok(require_open(channel, rights)?)
}

/// A text without outer spaces, if it is not empty or too long.
fn text(content: &str) -> Result<String, Refusal> {
    let mut form = Form::new(crate::wire::fields(json!({"content": content})));
    let content = form.text("content", 0..=CONTENT).unwrap_or_default().trim().to_owned();
    form.outcome()?;
    if content.is_empty() { Err(Code::EmptyMessage.into()) } else { Ok(content) }
}

fn answered(core: &Core, viewer: Id, channel: Id, id: &str) -> Result<Reference, Problem> {
    let message = names::message(&core.world, viewer, id)?;
    if message.channel != channel || message.only_for.is_some() || message.kind.is_system() {
        return Err(Problem::Prevented("this message cannot be answered here".to_owned()));
    }
    Ok(Reference { channel, message: Some(message.id) })
}

/// A message as a person changes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    content: String,
}

/// `PATCH /control/users/{user}/messages/{message}`
pub async fn edit(
    State(shared): State<Shared>,
    Path((user, message)): Path<(String, String)>,
    Json(changed): Json<Changed>,
) -> Reply {
    shared.with(|core| {
        let author = names::user(&core.world, &user)?.id;
        let message = names::message(&core.world, author, &message)?;
        if message.author != author {
            return Err(Code::EditOfAnother.into());
        }
        let id = message.id;
        let content = Some(text(&changed.content)?);
        core.edit(id, Edit { content, ..Edit::default() })?;
        shown(core, id)
    })
}

/// `DELETE /control/users/{user}/messages/{message}`: one's own, an ephemeral one from one's view, or any by
/// right.
pub async fn delete(State(shared): State<Shared>, Path((user, message)): Path<(String, String)>) -> Reply {
    shared.with(|core| {
        let user = names::user(&core.world, &user)?.id;
        let message = names::message(&core.world, user, &message)?;
        let may =
            core.world.channels.get(message.channel).map(|channel| core.world.permissions(user, channel));
        let manages = may.is_some_and(|may| may.has(Permissions::MANAGE_MESSAGES));
        if message.author != user && message.only_for != Some(user) && !manages {
            return Err(Code::MissingPermissions.into());
        }
        let id = message.id;
        core.delete(id);
        Ok(Json(json!({})))
    })
}

/// `DELETE /control/messages/{message}`: by nobody in particular.
pub async fn remove(State(shared): State<Shared>, Path(message): Path<Id>) -> Reply {
    shared.with(|core| {
        core.world.messages.get(message).ok_or_else(|| Problem::Missing(format!("message: {message}")))?;
        core.delete(message);
        Ok(Json(json!({})))
    })
}

/// Messages that go at once.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bulk {
    messages: Vec<Id>,
}

/// How many messages go at once, as Discord's own route has it.
const BULK: std::ops::RangeInclusive<usize> = 2..=100;

/// `POST /control/channels/{channel}/bulk-delete`: messages of one channel at once, as moderators' bots do.
pub async fn remove_many(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Json(bulk): Json<Bulk>,
) -> Reply {
    shared.with(|core| {
        let channel = names::channel(&core.world, &channel)?.id;
        if !BULK.contains(&bulk.messages.len()) {
            return Err(Problem::Nonsense("2 to 100 messages go at once".to_owned()));
        }
        let is_there = |id: &Id| {
            let message = core.world.messages.get(*id);
            message.is_some_and(|message| message.channel == channel && message.only_for.is_none())
        };
        if let Some(id) = bulk.messages.iter().find(|id| !is_there(id)) {
            return Err(Problem::Missing(format!("message in this channel: {id}")));
        }
        core.delete_many(channel, &bulk.messages);
        Ok(Json(json!({})))
    })
}

/// Where someone types.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Where {
    channel: String,
}

/// `POST /control/users/{user}/typing`
pub async fn typing(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(place): Json<Where>,
) -> Reply {
    shared.with(|core| {
        let user = names::user(&core.world, &user)?.id;
        let channel = names::place(core, user, &place.channel)?;
        core.notice(Notice::Typing { channel: channel.id, user });
        core.tell_typing(user, &channel);
        Ok(Json(Value::Object(serde_json::Map::new())))
    })
}
