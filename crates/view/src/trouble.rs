//! What a person is told where the trouble is not the game's: rights, places, old buttons, faults.

use play::{GameId, Place};
use rules::{ParseRulesError, Side, Variant};

use super::{Link, Locale, Message, Table, words::code};

/// Why nothing came of a command, a press or a reply, play aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The channel has no game, and no other was named.
    NoGameHere,
    /// Several games are played here, and which one is meant was not said.
    SeveralGamesHere,
    /// Asked in a conversation with the bot, by somebody who plays nowhere.
    NoGameOfYours,
    /// Asked in a conversation with the bot, by somebody who plays in several places.
    SeveralGamesOfYours,
    /// A reply to a board without text: Discord withholds it unless the bot is pinged.
    EmptyReply,
    /// A message to the bot that holds no words: a sticker, a picture, nothing but the mention.
    NoWords,
    /// Somebody else wrote the message that was to be played.
    NotYourMessage,
    /// A message that shows no game.
    NoBoardThere,
    /// What was written is the number of no turn.
    NoSuchTurn { last: u32 },
    /// A control that this release does not know.
    StaleButton,
    /// A command that this release does not know.
    UnknownCommand,
    /// Rights that the bot lacks at the place.
    MissingRights(Vec<Right>),
    /// Asked in a server that the bot is not in: it came with the person who asks.
    BotAbsent,
    /// The command needs a server.
    OnlyInServers,
    /// Nobody plays the side that was to be at the bottom of a board.
    NoSuchSide { variant: Variant, sides: &'static [Side] },
    /// A game in which nobody has moved says nothing.
    NothingPlayed,
    /// The program has to think about too much that people ask already.
    TooManyAsk,
    /// It thinks about something that this person asks already.
    AskedAlready,
    /// The program is asked for, and every seat has a name.
    NoSeatForProgram,
    /// An option that only a game of four has.
    OnlyForFour { option: &'static str },
    /// The last message to everybody about a game, or else about a challenge, never got through.
    Undeliverable { reason: Undelivered, game: Option<GameId> },
    /// A moderator gives a seat away, and does not say to whom.
    NameWho,
    /// The same of a game whose place is gone, and which has found another.
    GoesOnElsewhere { game: GameId },
    /// A fault of the program or the store.
    NotDone,
    /// The rules asked for make no sense.
    UnknownRules(ParseRulesError),
}

/// A right by Discord's name for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    ViewChannel,
    SendMessages,
    AttachFiles,
    ReadMessageHistory,
    CreatePublicThreads,
    SendMessagesInThreads,
}

/// Why a message could not be posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undelivered {
    /// The channel or thread was deleted.
    Gone,
    /// The bot may not write there.
    Forbidden,
    /// The message may be there already, and the bot may not read what was written there.
    Unseen,
    /// The thread is locked.
    Locked,
    Other,
}

/// The answer to one whose command came to nothing.
pub fn trouble(locale: Locale, trouble: &Trouble) -> Message {
    Message::private(match trouble {
        Trouble::NoGameHere => locale.no_game_here(),
        Trouble::SeveralGamesHere => locale.several_games_here(),
        Trouble::NoGameOfYours => locale.no_game_of_yours(),
        Trouble::SeveralGamesOfYours => locale.several_games_of_yours(),
        Trouble::EmptyReply => locale.empty_reply(),
        Trouble::NameWho => locale.seat_for_whom(),
        Trouble::NoWords => locale.no_words(code("a8-b9")),
        Trouble::NotYourMessage => locale.not_your_message(),
        Trouble::NoBoardThere => locale.no_board_there(),
        Trouble::NoSuchTurn { last } => locale.no_such_turn(*last),
        Trouble::StaleButton => locale.stale_button(),
        Trouble::UnknownCommand => locale.unknown_command(),
        Trouble::MissingRights(rights) => missing(locale, rights),
        Trouble::BotAbsent => locale.bot_absent(),
        Trouble::OnlyInServers => locale.only_in_servers(),
        Trouble::NoSuchSide { variant, sides } => {
            let sides = sides.iter().map(|side| locale.side(*variant, *side));
            locale.no_such_side(locale.list_of(&sides.collect::<Vec<_>>()))
        }
        Trouble::OnlyForFour { option } => locale.only_for_four(code(locale.param_name(option))),
        Trouble::NothingPlayed => locale.nothing_played(),
        Trouble::TooManyAsk => locale.too_many_ask(),
        Trouble::AskedAlready => locale.asked_already(),
        Trouble::NoSeatForProgram => locale.no_seat_for_program(),
        Trouble::GoesOnElsewhere { game } => locale.goes_on_elsewhere(game.to_string()),
        Trouble::Undeliverable { reason, game } => undeliverable(locale, *reason, *game),
        Trouble::NotDone => locale.not_done(),
        Trouble::UnknownRules(fault) => locale.unknown_rules(rules_fault(locale, fault)),
    })
}

/// What the channel of a locked thread is told, for whoever can unlock it.
pub fn locked_thread(locale: Locale, table: &Table<'_>, thread: Place) -> Message {
    let thread = Link { server: table.game.server(), place: thread, message: None };
    Message::public(locale.locked_thread(table.variant().name(), thread.address()))
}

/// The line that goes with boards in letters, where the bot may not attach pictures.
pub fn boards_in_letters(locale: Locale) -> String {
    locale.missing_attach_files()
}

/// The line that goes with what was done where the bot lacks `rights` to write: it counts all the same.
pub fn board_waits(locale: Locale, rights: &[Right]) -> String {
    match &right_names(locale, rights)[..] {
        [only] => locale.missing_right_waits(only),
        names => locale.missing_rights_wait(locale.list(names)),
    }
}

/// The line that goes with a game that gets no thread of its own, for want of `rights`.
pub fn no_thread(locale: Locale, rights: &[Right]) -> String {
    locale.missing_threads(locale.list(&right_names(locale, rights)))
}

fn right_names(locale: Locale, rights: &[Right]) -> Vec<String> {
    rights.iter().map(|right| format!("**{}**", right_name(locale, *right))).collect()
}

fn missing(locale: Locale, rights: &[Right]) -> String {
    match &right_names(locale, rights)[..] {
        [only] => locale.missing_right(only),
        names => locale.missing_rights(locale.list(names)),
    }
}

pub(super) fn right_name(locale: Locale, right: Right) -> String {
    match right {
        Right::ViewChannel => locale.right_view_channel(),
        Right::SendMessages => locale.right_send_messages(),
        Right::AttachFiles => locale.right_attach_files(),
        Right::ReadMessageHistory => locale.right_read_history(),
        Right::CreatePublicThreads => locale.right_create_threads(),
        Right::SendMessagesInThreads => locale.right_send_in_threads(),
    }
}

fn undeliverable(locale: Locale, reason: Undelivered, game: Option<GameId>) -> String {
    let told = undelivered(locale, reason);
    match (game, reason) {
        (Some(game), Undelivered::Gone) => locale.undeliverable_gone(told, game.to_string()),
        (Some(game), _) => locale.undeliverable(told, game.to_string()),
        (None, _) => locale.undeliverable_challenge(told),
    }
}

fn undelivered(locale: Locale, reason: Undelivered) -> String {
    match reason {
        Undelivered::Gone => locale.reason_gone(),
        Undelivered::Forbidden => locale.reason_forbidden(),
        Undelivered::Unseen => locale.reason_unseen(),
        Undelivered::Locked => locale.reason_locked(),
        Undelivered::Other => locale.reason_other(),
    }
}

fn rules_fault(locale: Locale, fault: &ParseRulesError) -> String {
    match fault {
        ParseRulesError::Game { word } => locale.rules_which_game(code(word)),
        ParseRulesError::Option { variant, word, .. } => {
            locale.rules_unknown_option(variant.name(), code(word))
        }
        ParseRulesError::Value { name, value, allowed } => {
            locale.rules_unknown_value(code(name), code(value), code(allowed))
        }
        ParseRulesError::Twice { word } => locale.rules_twice(code(word)),
        ParseRulesError::TwoPresets { first, second } => locale.rules_two_presets(code(first), code(second)),
        ParseRulesError::PresetLate { word } => locale.rules_preset_late(code(word)),
        ParseRulesError::Needs { option, needs } => locale.rules_needs(code(option), code(needs)),
    }
}
