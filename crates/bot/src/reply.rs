//! What a handler answers, as data.

use crate::view::{Message, Modal};

/// An answer, before anything is drawn or sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A message of its own: to a command or press the first answer, to a written message a reply.
    Say(Message),
    /// In the place of the private message that the pressed control stands under.
    Instead(Message),
    /// A question for a text, in a window of its own. It can only be a first answer, and at once.
    Ask(Modal),
    /// Nothing: what happened is posted in the channel.
    Nothing,
}
