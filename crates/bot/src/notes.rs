//! Lines that an answer gets where the bot cannot do all it should.

use play::{Game, Means};
use serenity::model::Permissions;
use view::Message;

use crate::{
    call::Asker,
    ctx::place_link,
    place::{missing, writing},
};

/// `message` as it can be shown to `asker`: with its board in letters where no picture can be attached.
pub fn pictured(asker: &Asker, message: Message) -> Message {
    if missing(asker, Permissions::ATTACH_FILES).is_empty() { message } else { message.without_picture() }
}

/// What everybody is told of something in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Board,
    /// Words, which need no picture.
    Words,
}

/// `message` about what was done in `game`: whoever asks from elsewhere gets the way there, and is told of
/// no rights of the place where they are; else what keeps it from being `shown`.
pub fn in_game(asker: &Asker, game: &Game, shown: Shown, message: Message) -> Message {
    match (place_link(game), shown) {
        (Some(link), _) if link.place != asker.place => {
            message.followed_by(&asker.locale.next_board(link.address()))
        }
        (_, Shown::Board) => for_boards(asker, game.means(), message),
        (_, Shown::Words) => for_words(asker, game.means(), message),
    }
}

/// `message`, and what keeps words from being posted yet.
fn for_words(asker: &Asker, means: Means, message: Message) -> Message {
    if means == Means::Answers || !asker.is_in_server() {
        return message;
    }
    match &missing(asker, writing(asker.ground))[..] {
        [] => message,
        lacking => message.followed_by(&view::board_waits(asker.locale, lacking)),
    }
}

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
