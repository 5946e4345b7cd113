//! The live board: one message that shows the most recently moved game of a server, and what is said of it.

use play::{LiveEnd, Place};

use super::{Button, Link, Locale, Message, Table, accent, board::live_lines, scene, settings::channels};

/// The board of a game as it stands, seen by the side to move, with the players and the way to the game's own
/// board. Nothing on it acts, and nobody is pinged. `edition` tells its picture from those of other messages.
pub fn live(locale: Locale, edition: i64, table: &Table<'_>, link: Option<&Link>) -> Message {
    let players: Vec<String> =
        table.rules().sides().iter().map(|&side| table.player_on_side(locale, side)).collect();
    let heading = locale.live_heading(table.id.to_string(), table.variant().name(), locale.list(&players));
    let mut picture = scene::picture(locale, table, table.game.to_move());
    picture.name = format!("{}{}", live_picture_names(edition), picture.name);
    let message = Message::public(format!("{heading}\n{}", live_lines(locale, table)));
    let message = message.with_board(picture).into_card(accent::of(table));
    message.with_buttons(link.map(|link| Button::link(link.address(), locale.live_to_game())))
}

/// What the names of the pictures of one message begin with.
pub fn live_picture_names(edition: i64) -> String {
    format!("live-{edition}-")
}

/// The same where there is no game to show.
pub fn no_live_game(locale: Locale) -> Message {
    Message::public(locale.live_nothing()).into_card(None)
}

/// The answer to who wants a live board.
pub fn live_on(locale: Locale, place: Place) -> Message {
    Message::private(locale.live_on(channels(locale, &[place])))
}

/// The answer to who wants none any more.
pub fn live_off(locale: Locale) -> Message {
    Message::private(locale.live_off())
}

/// The same where there was none.
pub fn live_is_off(locale: Locale) -> Message {
    Message::private(locale.live_is_off())
}

/// What an old message becomes that cannot be removed: the way to the new one, if there is one.
pub fn live_was(locale: Locale, now: Option<&Link>) -> Message {
    Message::public(match now {
        Some(link) => locale.live_was(link.address()),
        None => locale.live_was_ended(),
    })
    .into_card(None)
}

/// Why the live board has ended by itself.
pub fn live_ended(locale: Locale, place: Place, why: LiveEnd) -> String {
    match why {
        LiveEnd::Gone => locale.live_gone(),
        LiveEnd::Closed => locale.live_closed(channels(locale, &[place])),
        LiveEnd::Locked => locale.live_locked(channels(locale, &[place])),
    }
}
