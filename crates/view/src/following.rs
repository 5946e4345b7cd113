//! What people see who follow a game, and what everybody sees of them.

use play::{Following, GameId, How, HowOften, PlayerId};

use super::{
    Audience, Choice, Link, Locale, Message, Select, Table, board::board_again, controls::unfollow_button,
    names,
};
use crate::custom_id::CustomId;

/// The answer to who follows a game: how they are told of it, with a list for each choice.
pub fn following(locale: Locale, game: GameId, following: Following) -> Message {
    let (number, often) = (game.to_string(), following.often.word());
    let told = match following.how {
        How::Silent => locale.follow_silent(number),
        How::Mention => locale.follow_mention(number, often),
        How::Direct => locale.follow_direct(number, often),
    };
    let how = How::ALL.map(|how| entry(how_label(locale, how), how.word(), how == following.how));
    let often =
        HowOften::ALL.map(|often| entry(often_label(locale, often), often.word(), often == following.often));
    let list = |id, placeholder, choices| Select { id, placeholder, choices };
    Message::private(told)
        .with_select(list(CustomId::FollowHow { game }, locale.follow_how(), how.to_vec()))
        .with_select(list(CustomId::FollowOften { game }, locale.follow_often(), often.to_vec()))
        .with_buttons([unfollow_button(locale, game)])
}

fn entry(label: String, word: &str, chosen: bool) -> Choice {
    Choice { chosen, ..Choice::of(label, word.to_owned()) }
}

fn how_label(locale: Locale, how: How) -> String {
    match how {
        How::Silent => locale.follow_how_silent(),
        How::Mention => locale.follow_how_mention(),
        How::Direct => locale.follow_how_direct(),
    }
}

fn often_label(locale: Locale, often: HowOften) -> String {
    match often {
        HowOften::Move => locale.follow_often_move(),
        HowOften::Capture => locale.follow_often_capture(),
        HowOften::End => locale.follow_often_end(),
    }
}

/// How the catalogue calls a game under way and one that is over.
fn state(table: &Table<'_>) -> &'static str {
    if table.game.result().is_some() { "over" } else { "running" }
}

/// A board with the number of those who follow the game, unless there is nobody.
pub fn counting_watchers(locale: Locale, table: &Table<'_>, board: Message, count: usize) -> Message {
    if count == 0 { board } else { board.followed_by(&locale.watchers_counted(count, state(table))) }
}

/// A board that mentions those of `watchers`, of whom there may be none.
pub fn calling_watchers(locale: Locale, table: &Table<'_>, board: Message, watchers: &[PlayerId]) -> Message {
    if watchers.is_empty() {
        return board;
    }
    let people: Vec<String> = watchers.iter().copied().map(names::mention).collect();
    let told = board.followed_by(&locale.watchers_called(locale.list(&people), state(table)));
    watchers.iter().copied().fold(told, Message::pinging)
}

/// The board in a direct message to somebody who follows the game.
pub fn watched(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> Message {
    let board = board_again(locale, table, table.game.to_move(), link);
    let (number, name) = (table.id.to_string(), table.variant().name());
    let message = match table.game.result() {
        None => board.headed(&locale.watched(number, name)).with_buttons([unfollow_button(locale, table.id)]),
        Some(_) => board.headed(&locale.watched_over(number, name)),
    };
    Message { audience: Audience::Everybody, ..message }
}

/// The direct message to one who plays a game that waits for them.
pub fn called_alone(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> Message {
    let board = board_again(locale, table, table.game.to_move(), link);
    let message = board.headed(&locale.called_alone(table.id.to_string()));
    Message { audience: Audience::Everybody, ..message }
}

/// That a direct message to one who plays did not reach them.
pub fn lost_call(locale: Locale, game: GameId) -> String {
    locale.lost_call(game.to_string())
}

/// That a direct message about a game did not reach somebody.
pub fn lost_notice(locale: Locale, game: GameId) -> String {
    locale.lost_notice(game.to_string())
}
