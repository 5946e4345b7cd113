//! Sentences about what led to a board other than a move.

use play::{GameEvent, Manner, NoThread};
use rules::Side;

use super::{
    Locale, Table,
    words::{code, notation},
};

/// What stands above the board that follows an event; nothing where the board or other words tell it.
pub fn happened(locale: Locale, table: &Table<'_>, event: &GameEvent) -> Option<String> {
    let seat = |side| locale.side(table.variant(), side);
    match event {
        GameEvent::TakenBack { side, .. } => Some(taken_back(locale, table, *side)),
        GameEvent::Played { side, actions, how: Manner::Planned } => {
            Some(locale.played_as_planned(table.player(locale, *side), code(notation(actions))))
        }
        // Whoever is forgotten comes back from nowhere: they are on vacation no more.
        GameEvent::Back { side } if is_former(table, *side) => None,
        GameEvent::Back { side } => Some(locale.back(table.player(locale, *side))),
        GameEvent::SeatTaken { side, by } => {
            Some(locale.seat_taken_over(table.names.shown(locale, *by), seat(*side)))
        }
        GameEvent::HandedOver { side, to, by } => Some(locale.handed_over(
            table.names.shown(locale, *by),
            table.names.shown(locale, *to),
            seat(*side),
        )),
        GameEvent::Moved { .. } => Some(locale.moved_here()),
        GameEvent::Settled { thread: None, because } => Some(no_thread(locale, table, *because)),
        _ => None,
    }
}

/// Whether nobody sits on `side` any more of whom anything is known.
pub fn is_former(table: &Table<'_>, side: Side) -> bool {
    table.game.seats().player(side).is_some_and(|player| player.is_former())
}

/// Why a game is not played in a thread of its own.
fn no_thread(locale: Locale, table: &Table<'_>, because: Option<NoThread>) -> String {
    let why = match because {
        Some(NoThread::TooMany) => "many",
        Some(NoThread::Forbidden) => "forbidden",
        Some(NoThread::Other) | None => "other",
    };
    locale.settled_here(why, table.id.to_string())
}

/// That the last turn of `side` counts no more.
pub fn taken_back(locale: Locale, table: &Table<'_>, side: Side) -> String {
    locale.taken_back(table.player(locale, side))
}
