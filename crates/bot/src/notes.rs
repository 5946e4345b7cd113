//! Lines that an answer gets where the bot cannot do all it should.

use serenity::model::Permissions;

use crate::{
    call::{Asker, Ground},
    place::{missing, writing},
    view::{self, Message},
};

/// `message`, and what keeps the boards from being posted yet, or from being pictures, where `asker`
/// is.
pub fn for_boards(asker: &Asker, message: Message) -> Message {
    if !matches!(asker.ground, Ground::Channel | Ground::Thread) {
        return message;
    }
    let lacking = missing(asker, writing(asker.ground));
    if !lacking.is_empty() {
        return with_line(message, &view::board_waits(asker.locale, &lacking));
    }
    if missing(asker, Permissions::ATTACH_FILES).is_empty() {
        return message;
    }
    with_line(message, &view::boards_in_letters(asker.locale))
}

/// `message` with one more line of text, cut where it would be too long for Discord.
pub fn with_line(mut message: Message, line: &str) -> Message {
    let separator = if message.content.is_empty() { "" } else { "\n" };
    message.content = Message::private(format!("{}{separator}{line}", message.content)).content;
    message
}
