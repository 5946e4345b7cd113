//! Later answers to an interaction: the first one changed, and follow-ups.

use super::call::{Answer, Call};
use super::check::form::Form;
use super::check::message::{self, Flags};
use super::messages::answer_with;
use crate::acts::messages::Edit;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::interaction::{AnswerKind, Interaction};
use crate::state::message::{Message, flags};
use crate::wire::message::{Reader, message as shown};

/// Follow-ups where the application is only the user's.
const USER_FOLLOW_UPS: usize = 5;

/// `GET /webhooks/{application}/{token}/messages/@original`
pub fn original(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = original_message(call)?;
    Ok(Answer::ok(shown(call.world(), &message, Reader::Privileged)))
}

/// `PATCH /webhooks/{application}/{token}/messages/@original`
pub fn edit_original(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = original_message(call)?;
    let answer = change(call, &message)?;
    let id = interaction(call)?.id;
    call.core.change_interaction(id, |interaction| interaction.updated = true);
    Ok(answer)
}

/// `DELETE /webhooks/{application}/{token}/messages/@original`
pub fn delete_original(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = original_message(call)?;
    call.core.require_open_to(&interaction(call)?)?;
    call.core.delete(message.id);
    Ok(Answer::nothing())
}

/// `POST /webhooks/{application}/{token}`
pub fn follow_up(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let interaction = interaction(call)?;
    call.core.require_open_to(&interaction)?;
    let uploads = std::mem::take(&mut call.uploads);
    let mut form: Form = call.form()?;
    // The first follow-up to a deferred answer is that answer.
    let waiting = waiting(call, &interaction);
    let said = match waiting {
        Some(_) => message::filling(&mut form, uploads)?,
        None => message::new(&mut form, uploads, Flags::Answer)?,
    };
    form.outcome()?;
    message::not_empty(&said)?;
    if let Some(waiting) = waiting {
        call.core.fill(waiting, said)?;
        touch(call, interaction.id);
        return answer_with(call, waiting);
    }
    if interaction.user_install && interaction.followups.len() >= USER_FOLLOW_UPS {
        return Err(Code::TooManyFollowUps.into());
    }
    let id = call.core.say(&interaction, said, interaction.original)?;
    call.core.change_interaction(interaction.id, |interaction| interaction.followups.push(id));
    answer_with(call, id)
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub fn message(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = own_message(call)?;
    Ok(Answer::ok(shown(call.world(), &message, Reader::Privileged)))
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub fn edit(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = own_message(call)?;
    change(call, &message)
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub fn delete(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let message = own_message(call)?;
    call.core.require_open_to(&interaction(call)?)?;
    call.core.delete(message.id);
    Ok(Answer::nothing())
}

fn interaction(call: &Call<'_>) -> Result<Interaction, Refusal> {
    if call.id("webhook_id")? != call.world().settings.get().application.id {
        return Err(Code::UnknownWebhook.into());
    }
    call.core.interaction_by_token(call.part("webhook_token")).cloned()
}

fn original_message(call: &Call<'_>) -> Result<Message, Refusal> {
    let message = interaction(call)?.original.and_then(|id| call.world().messages.get(id));
    message.cloned().ok_or_else(|| Code::UnknownMessage.into())
}

/// The message in the path, if it is one of this interaction's.
fn own_message(call: &Call<'_>) -> Result<Message, Refusal> {
    let interaction = interaction(call)?;
    let id = call.id("message_id")?;
    let is_own = interaction.original == Some(id) || interaction.followups.contains(&id);
    let message = call.world().messages.get(id).filter(|_| is_own);
    message.cloned().ok_or_else(|| Code::UnknownMessage.into())
}

/// The deferred answer, while it has no content yet.
fn waiting(call: &Call<'_>, of: &Interaction) -> Option<Id> {
    let is_deferred = of.answer.is_some_and(|answer| answer.kind == AnswerKind::DeferredMessage);
    let message = of.original.filter(|_| is_deferred).and_then(|id| call.world().messages.get(id))?;
    (message.flags & flags::LOADING != 0).then_some(message.id)
}

fn change(call: &mut Call<'_>, message: &Message) -> Result<Answer, Refusal> {
    let interaction = interaction(call)?;
    call.core.require_open_to(&interaction)?;
    let is_waiting = message.flags & flags::LOADING != 0;
    let uploads = std::mem::take(&mut call.uploads);
    let mut form = call.form()?;
    let edit = message::edit(&mut form, uploads, message, Flags::Answer)?;
    form.outcome()?;
    let set = edit.flags.unwrap_or(message.flags) & !(flags::LOADING | flags::EPHEMERAL);
    let kept = message.flags & flags::EPHEMERAL;
    call.core.edit(message.id, Edit { flags: Some(set | kept), fills: is_waiting, ..edit })?;
    touch(call, interaction.id);
    answer_with(call, message.id)
}

/// Tells those who wait for the interaction's answer.
fn touch(call: &mut Call<'_>, interaction: Id) {
    call.core.change_interaction(interaction, |_| {});
}
