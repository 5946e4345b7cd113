//! Channels.

use super::call::{Answer, Call, require};
use super::messages::send_right;
use crate::feed::Notice;
use crate::refusal::Refusal;
use crate::wire;

/// `GET /channels/{channel}`
pub fn channel(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?;
    Ok(Answer::ok(wire::channel::for_bot(call.world(), channel)))
}

/// `POST /channels/{channel}/typing`
pub fn typing(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let channel = call.channel()?;
    require(call.rights(channel), send_right(channel))?;
    let notice = Notice::Typing { channel: channel.id, user: call.bot() };
    call.core.notice(notice);
    Ok(Answer::nothing())
}
