//! What a player is told who meets something for the first time.

use play::Hint;

use super::{Locale, Table, controls::Openings};

/// What the player to move may do besides moving that needs an explanation.
pub fn hint(table: &Table<'_>) -> Option<Hint> {
    if table.game.result().is_some() {
        return None;
    }
    let openings = Openings::of(table);
    let huff = (!openings.huffs.is_empty()).then_some(Hint::Huff);
    huff.or((!openings.places.is_empty()).then_some(Hint::Place))
}

/// One line that explains it.
pub fn first_time(locale: Locale, hint: Hint) -> String {
    match hint {
        Hint::Huff => locale.hint_huff(),
        Hint::Place => locale.hint_place(),
    }
}
