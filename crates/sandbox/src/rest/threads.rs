//! Threads: made, archived, locked, renamed.

use super::call::{Answer, Call, require};
use super::check::form::Form;
use crate::acts::threads::NewThread;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::channel::{Channel, Kind};
use crate::state::permissions::Permissions;
use crate::wire;

/// Minutes after which a thread may be set to be archived.
const ARCHIVE_AFTER: [u64; 4] = [60, 1440, 4320, 10080];
/// Minutes, if nothing is said.
const USUAL: u32 = 4320;

/// `POST /channels/{channel}/messages/{message}/threads`
pub fn from_message(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let parent = parent(call)?;
    let message = call.message(parent)?;
    if message.kind.is_system() {
        return Err(Code::OnSystemMessage.into());
    }
    let from = message.id;
    if call.world().channels.get(from).is_some() {
        return Err(Code::HasThread.into());
    }
    let mut form = call.form()?;
    let new = new_thread(call, &mut form, parent);
    form.outcome()?;
    make(call, NewThread { from: Some(from), ..new })
}

/// `POST /channels/{channel}/threads`
pub fn without_message(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let parent = parent(call)?;
    let mut form = call.form()?;
    // Without a type Discord makes a private thread.
    if form.value("type").and_then(|kind| kind.as_u64()) != Some(11) {
        form.unmodelled("type (only public threads)");
    }
    form.unused("invitable");
    let new = new_thread(call, &mut form, parent);
    form.outcome()?;
    make(call, new)
}

/// `PATCH /channels/{channel}`, of threads only
pub fn change(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?.clone();
    let Some(thread) = channel.thread().cloned() else {
        return Err(Refusal::Unmodelled("change of a channel that is no thread".to_owned()));
    };
    let mut form = call.form()?;
    let name = form.text("name", 1..=100);
    let archived = form.flag("archived");
    let locked = form.flag("locked");
    let after =
        form.one_of("auto_archive_duration", &ARCHIVE_AFTER).and_then(|after| u32::try_from(after).ok());
    form.outcome()?;
    let rights = call.rights(&channel);
    let is_manager = rights.has(Permissions::MANAGE_THREADS);
    if thread.archived && archived != Some(false) {
        return Err(Code::ArchivedThread.into());
    }
    // Whoever may write in it may wake it up; all else is for its owner and for managers, locks for these only.
    let only_wakes = archived == Some(false) && name.is_none() && locked.is_none() && after.is_none();
    let may = is_manager
        || (thread.owner == call.bot() && !thread.locked && locked.is_none())
        || (only_wakes && !thread.locked && rights.has(Permissions::SEND_MESSAGES_IN_THREADS));
    if !may {
        return Err(Code::MissingPermissions.into());
    }
    if let Some(name) = name
        && let Some(channel) = call.core.world.channels.get_mut(channel.id)
    {
        channel.name = name;
    }
    call.core.change_thread(channel.id, |thread| {
        thread.archived = archived.unwrap_or(thread.archived);
        thread.locked = locked.unwrap_or(thread.locked);
        thread.archive_after = after.unwrap_or(thread.archive_after);
    });
    show(call, channel.id, Answer::ok)
}

/// The channel in the path, in which the bot may make public threads.
fn parent(call: &Call<'_>) -> Result<Id, Refusal> {
    let channel = call.channel()?;
    if !matches!(channel.kind, Kind::Text { .. }) {
        return Err(Code::WrongChannelType.into());
    }
    require(call.rights(channel), Permissions::CREATE_PUBLIC_THREADS)?;
    Ok(channel.id)
}

fn new_thread(call: &Call<'_>, form: &mut Form, parent: Id) -> NewThread {
    let name = form.needed_text("name", 1..=100);
    let after = form.one_of("auto_archive_duration", &ARCHIVE_AFTER);
    form.unused("rate_limit_per_user");
    let archive_after = after.and_then(|after| u32::try_from(after).ok()).unwrap_or(USUAL);
    NewThread { parent, owner: call.bot(), name, from: None, archive_after }
}

fn make(call: &mut Call<'_>, new: NewThread) -> Result<Answer, Refusal> {
    let id = call.core.make_thread(new)?;
    show(call, id, Answer::created)
}

fn show(call: &Call<'_>, id: Id, answer: fn(serde_json::Value) -> Answer) -> Result<Answer, Refusal> {
    let channel: &Channel = call.world().channels.get(id).ok_or(Code::UnknownChannel)?;
    Ok(answer(wire::channel::for_bot(call.world(), channel)))
}
