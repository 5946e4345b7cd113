//! What was done last, in the text of a message.

use rules::{
    Action, Side,
    describe::{Deed, What},
    warriors::Priest,
};

use super::{
    Locale, Table,
    words::{code, notation},
};

/// A sentence or more about the last turn and the passes after it; nothing at the start of a game.
pub(super) fn sentences(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let last = table.describe().last;
    let turns = last.chunk_by(|one, other| one.side == other.side);
    turns.flat_map(|turn| of_turn(locale, table, turn)).collect()
}

/// What one side did in a row.
fn of_turn(locale: Locale, table: &Table<'_>, turn: &[Deed]) -> Vec<String> {
    let Some(last) = turn.last() else { return Vec::new() };
    let player = table.player(locale, last.side);
    let first = match &last.what {
        What::Huff(spot) => locale.huffed(player, code(spot)),
        What::Place(spot) => locale.placed(player, code(spot)),
        // A placing may be all that was possible: it is told with the pass.
        What::Pass if turn.len() == 1 => locale.passed(player),
        What::Pass | What::Move { .. } | What::Leap { .. } => {
            let actions: Vec<Action> = turn.iter().map(|deed| deed.action).collect();
            locale.played(player, code(notation(&actions)), taken(last))
        }
    };
    std::iter::once(first).chain(aftermath(locale, table, last)).collect()
}

fn taken(deed: &Deed) -> usize {
    match &deed.what {
        What::Move { taken, .. } => taken.len(),
        What::Leap { taken, .. } => taken.len(),
        What::Huff(_) | What::Place(_) | What::Pass => 0,
    }
}

/// What the notation does not say.
fn aftermath(locale: Locale, table: &Table<'_>, deed: &Deed) -> Option<String> {
    let What::Move { spared, brings, .. } = &deed.what else { return None };
    let player = |side: Side| table.player(locale, side);
    match brings {
        Some(Priest::InHand(side)) => Some(locale.priest_in_hand(player(*side))),
        Some(Priest::OnBoard(side, square)) => Some(locale.priest_entered(player(*side), code(square))),
        Some(Priest::ToCome | Priest::Gone) | None => spared.then(|| locale.spared()),
    }
}
