//! Lines that an answer gets where the bot cannot do all it should.

use play::Means;
use serenity::model::Permissions;

use crate::{
    call::Asker,
    place::{missing, writing},
    view::{self, Message},
};

/// `message`, and what keeps the boards from being posted yet, or from being pictures, where `asker`
/// is and people are told by `means`.
pub fn for_boards(asker: &Asker, means: Means, message: Message) -> Message {
    if means == Means::Answers || !asker.is_in_server() {
        return message;
    }
    let lacking = missing(asker, writing(asker.ground));
    if !lacking.is_empty() {
        return message.followed_by(&view::board_waits(asker.locale, &lacking));
    }
    if missing(asker, Permissions::ATTACH_FILES).is_empty() {
        return message;
    }
    message.followed_by(&view::boards_in_letters(asker.locale))
}
