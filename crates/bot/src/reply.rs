//! What a handler answers, as data.

use view::{Form, Message, Modal};

use crate::call::Press;

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

impl Reply {
    /// `message` in the place of the private message that was pressed, or one of its own.
    pub fn to(press: &Press, message: Message) -> Reply {
        if press.private { Reply::Instead(message) } else { Reply::Say(message) }
    }

    /// The same, where what it takes the place of is a card: Discord does not let one become plain again.
    pub fn in_a_card(self) -> Reply {
        match self {
            Reply::Instead(message) if message.form == Form::Plain => Reply::Instead(message.into_card(None)),
            reply => reply,
        }
    }
}
