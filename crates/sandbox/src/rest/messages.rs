//! Messages in channels.

use std::time::Duration;

use serde_json::Value;

use super::call::{Answer, Call, require};
use super::check::form::Form;
use super::check::message::{self, Flags};
use crate::acts::messages::Draft;
use crate::acts::threads::require_open;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::channel::{Channel, Kind as ChannelKind};
use crate::state::message::{Kind, Message, Reference};
use crate::state::permissions::Permissions;
use crate::wire::message::{Reader, message as shown, sent};

/// From this age on a message may be edited only a few times.
const OLD: Duration = Duration::from_secs(60 * 60);

/// `GET /channels/{channel}/messages`
pub fn list(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?;
    if !call.rights(channel).has(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Answer::ok(Value::Array(Vec::new())));
    }
    let limit = limit(call)?;
    let (before, after, around) =
        (call.query_id("before")?, call.query_id("after")?, call.query_id("around")?);
    let public = || call.world().messages_in(channel.id).filter(|message| message.only_for.is_none());
    let mut chosen: Vec<&Message> = match (around, before, after) {
        (Some(middle), ..) => around_message(public, middle, limit),
        (None, Some(end), _) => public().rev().filter(|message| message.id < end).take(limit).collect(),
        (None, None, Some(start)) => public().filter(|message| message.id > start).take(limit).collect(),
        (None, None, None) => public().rev().take(limit).collect(),
    };
    chosen.sort_by_key(|message| std::cmp::Reverse(message.id));
    let reader = reader(call);
    Ok(Answer::ok(chosen.into_iter().map(|message| shown(call.world(), message, reader)).collect()))
}

fn around_message<'a, I>(public: impl Fn() -> I, middle: Id, limit: usize) -> Vec<&'a Message>
where
    I: DoubleEndedIterator<Item = &'a Message>,
{
    let half = limit / 2;
    let newer = public().filter(|message| message.id >= middle).take(half + 1);
    newer.chain(public().rev().filter(|message| message.id < middle).take(half)).take(limit).collect()
}

fn limit(call: &Call<'_>) -> Result<usize, Refusal> {
    let Some(text) = call.query.get("limit") else { return Ok(50) };
    match text.parse() {
        Ok(limit @ 1..=100) => Ok(limit),
        _ => {
            let form = Form::new(serde_json::Map::new());
            form.fault("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.");
            form.outcome().map(|()| 50)
        }
    }
}

/// `GET /channels/{channel}/messages/{message}`
pub fn one(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?;
    require(call.rights(channel), Permissions::READ_MESSAGE_HISTORY)?;
    let message = call.message(channel.id)?;
    Ok(Answer::ok(shown(call.world(), message, reader(call))))
}

/// `POST /channels/{channel}/messages`
pub fn create(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?.clone();
    require_open(&channel, call.rights(&channel))?;
    require(call.rights(&channel), send_right(&channel))?;
    check_recipient(call, &channel)?;
    let uploads = std::mem::take(&mut call.uploads);
    let mut form = call.form()?;
    let said = message::new(&mut form, uploads, Flags::Channel)?;
    let nonce = nonce(&mut form);
    let is_enforced = form.flag("enforce_nonce") == Some(true);
    let reference = reference(call, &mut form, &channel);
    form.outcome()?;
    message::not_empty(&said)?;
    if !said.files.is_empty() {
        require(call.rights(&channel), Permissions::ATTACH_FILES)?;
    }
    if reference.is_some() && !call.rights(&channel).has(Permissions::READ_MESSAGE_HISTORY) {
        return Err(Code::ReplyNeedsHistory.into());
    }
    if let Some(nonce) = nonce.as_ref().filter(|_| is_enforced)
        && let Some(same) = call.world().sent_with_nonce(call.bot(), nonce, call.now)
    {
        return Ok(Answer::ok(sent(call.world(), same, Reader::Privileged)));
    }
    let mut allowed = said.allowed;
    allowed.everyone &= call.rights(&channel).has(Permissions::MENTION_EVERYONE);
    let id = call.core.post(Draft {
        kind: if reference.is_some() { Kind::Reply } else { Kind::Plain },
        flags: said.flags,
        allowed,
        files: said.files,
        components: said.components,
        nonce,
        reference,
        ..Draft::text(channel.id, call.bot(), said.content)
    })?;
    let message = call.world().messages.get(id).ok_or(Code::UnknownMessage)?;
    Ok(Answer::ok(sent(call.world(), message, Reader::Privileged)))
}

/// `PATCH /channels/{channel}/messages/{message}`
pub fn edit(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?.clone();
    if channel.thread().is_some_and(|thread| thread.archived) {
        return Err(Code::ArchivedThread.into());
    }
    let message = call.message(channel.id)?.clone();
    if message.author != call.bot() {
        return Err(Code::EditOfAnother.into());
    }
    if message.kind.is_system() {
        return Err(Code::OnSystemMessage.into());
    }
    if call.now.since(message.id.made_at()) > OLD && !call.core.limits.count_old_edit(channel.id, call.now) {
        return Err(Code::EditsOfOldMessages.into());
    }
    let uploads = std::mem::take(&mut call.uploads);
    let mut form = call.form()?;
    let mut edit = message::edit(&mut form, uploads, &message, Flags::Channel)?;
    form.outcome()?;
    if !edit.files.is_empty() {
        require(call.rights(&channel), Permissions::ATTACH_FILES)?;
    }
    if let Some(allowed) = &mut edit.allowed {
        allowed.everyone &= call.rights(&channel).has(Permissions::MENTION_EVERYONE);
    }
    call.core.edit(message.id, edit)?;
    answer_with(call, message.id)
}

/// `DELETE /channels/{channel}/messages/{message}`
pub fn delete(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?;
    let message = call.message(channel.id)?;
    if message.author != call.bot() {
        require(call.rights(channel), Permissions::MANAGE_MESSAGES)?;
    }
    if channel.thread().is_some_and(|thread| thread.archived) {
        return Err(Code::ArchivedThread.into());
    }
    let id = message.id;
    call.core.delete(id);
    Ok(Answer::nothing())
}

/// The right that it takes to write in a channel.
#[must_use]
pub const fn send_right(channel: &Channel) -> Permissions {
    match channel.kind {
        ChannelKind::Thread(_) => Permissions::SEND_MESSAGES_IN_THREADS,
        _ => Permissions::SEND_MESSAGES,
    }
}

/// What a message is to the bot when it asks for it.
#[must_use]
pub fn reader(call: &Call<'_>) -> Reader {
    if call.world().settings.get().application.privileged.message_content {
        Reader::Privileged
    } else {
        Reader::Bot
    }
}

/// The message, as the answer to what made or changed it.
pub fn answer_with(call: &Call<'_>, id: Id) -> Result<Answer, Refusal> {
    let message = call.world().messages.get(id).ok_or(Code::UnknownMessage)?;
    Ok(Answer::ok(shown(call.world(), message, Reader::Privileged)))
}

fn check_recipient(call: &Call<'_>, channel: &Channel) -> Result<(), Refusal> {
    let ChannelKind::Direct { between } = channel.kind else { return Ok(()) };
    let bot = call.bot();
    let reaches = |id: Id| {
        let takes = call.world().users.get(id).is_some_and(|user| user.takes_dms);
        let knows = call.world().users.get(id).is_some_and(|user| user.installed);
        id == bot || takes && (knows || call.world().share_guild(bot, id))
    };
    if between.into_iter().all(reaches) { Ok(()) } else { Err(Code::CannotSendToUser.into()) }
}

fn nonce(form: &mut Form) -> Option<Value> {
    let value = form.value("nonce")?;
    match &value {
        Value::String(text) if text.chars().count() <= 25 => Some(value),
        Value::Number(number) if number.is_i64() || number.is_u64() => Some(value),
        Value::String(_) => {
            form.fault("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
            None
        }
        _ => {
            form.fault("nonce", "NONCE_TYPE_CONVERT", "Nonce must be a string or an integer.");
            None
        }
    }
}

fn reference(call: &Call<'_>, form: &mut Form, channel: &Channel) -> Option<Reference> {
    let mut said = form.form("message_reference")?;
    // Type 1 forwards a message.
    said.unused("type");
    let in_channel = said.id("channel_id").unwrap_or(channel.id);
    said.id("guild_id");
    let must_exist = said.flag("fail_if_not_exists").unwrap_or(true);
    if !said.has("message_id") {
        said.missing("message_id");
    }
    let id = said.id("message_id");
    said.close();
    let found = id.and_then(|id| call.world().messages.get(id));
    let found = found.filter(|message| message.channel == channel.id && in_channel == channel.id);
    match found.filter(|message| message.only_for.is_none()) {
        Some(message) if message.kind.is_system() => {
            let text = "Cannot reply to a system message";
            form.fault("message_reference", "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", text);
            None
        }
        Some(message) => Some(Reference { channel: channel.id, message: Some(message.id) }),
        None => {
            if must_exist && id.is_some() {
                form.fault("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            }
            None
        }
    }
}
