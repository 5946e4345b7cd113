//! Users, and direct messages with them.

use super::call::{Answer, Call};
use crate::refusal::{Code, Refusal};
use crate::wire;

/// `GET /users/@me`
pub fn me(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let bot = call.world().users.get(call.bot()).ok_or(Code::UnknownUser)?;
    Ok(Answer::ok(wire::user::current_user(bot)))
}

/// `GET /users/{user}`
pub fn user(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let user = call.world().users.get(call.id("user_id")?).ok_or(Code::UnknownUser)?;
    Ok(Answer::ok(wire::user::user(user)))
}

/// `POST /users/@me/channels`
pub fn direct_channel(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let mut form = call.form()?;
    if !form.has("recipient_id") {
        form.missing("recipient_id");
    }
    let recipient = form.id("recipient_id");
    form.outcome()?;
    let user = recipient.and_then(|id| call.world().users.get(id)).ok_or(Code::UnknownUser)?;
    if user.bot {
        return Err(Code::CannotSendToUser.into());
    }
    let (bot, user) = (call.bot(), user.id);
    let id = call.core.direct_channel(bot, user);
    let channel = call.world().channels.get(id).ok_or(Code::UnknownChannel)?;
    Ok(Answer::ok(wire::channel::for_bot(call.world(), channel)))
}
