//! Sentences about what led to a board other than a move.

use play::GameEvent;

use super::{Locale, Table};

/// What stands above the board that follows an event; nothing where the board or other words tell it.
pub fn happened(locale: Locale, table: &Table<'_>, event: &GameEvent) -> Option<String> {
    let seat = |side| locale.side(table.variant(), side);
    match event {
        GameEvent::TakenBack { side, .. } => Some(locale.taken_back(table.player(locale, *side))),
        GameEvent::SeatTaken { side, by } => {
            Some(locale.seat_taken_over(table.names.shown(*by), seat(*side)))
        }
        GameEvent::HandedOver { side, to, by } => {
            Some(locale.handed_over(table.names.shown(*by), table.names.shown(*to), seat(*side)))
        }
        GameEvent::Moved { .. } => Some(locale.moved_here()),
        _ => None,
    }
}
