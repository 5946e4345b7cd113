//! The last turns of a game, in notation.

use super::{
    Locale, Table, limits,
    words::{code, notation},
};

/// How many turns are shown.
const TURNS: usize = 4;
/// The longest notation that one of them is shown with, in characters: chains can leap thirty men.
const LONGEST: usize = 40;

/// "`11. … b9-c8` `12. a8-b9 · b11-c10`" as a line in small print. `None` while there is no more than one
/// turn, which the text tells.
pub(super) fn line(locale: Locale, table: &Table<'_>) -> Option<String> {
    let board = table.game.board();
    let turns = board.turns();
    if turns.len() < 2 {
        return None;
    }
    let first = turns.len().saturating_sub(TURNS);
    let shown: Vec<(usize, String)> = (first..turns.len())
        .map(|turn| (board.round(turn), limits::cut(notation(turns[turn].actions), LONGEST)))
        .collect();
    let is_inside = first > 0 && board.round(first - 1) == board.round(first);
    let rounds = shown.chunk_by(|one, other| one.0 == other.0).enumerate();
    let rounds = rounds.map(|(at, round)| code(in_one(round, at == 0 && is_inside)));
    Some(locale.last_moves(rounds.collect::<Vec<_>>().join(" ")))
}

/// The turns of one round after its number, `is_inside` if there were others before them.
fn in_one(round: &[(usize, String)], is_inside: bool) -> String {
    let number = round.first().map_or(0, |turn| turn.0);
    let turns: Vec<&str> = round.iter().map(|turn| turn.1.as_str()).collect();
    format!("{number}. {}{}", if is_inside { "… " } else { "" }, turns.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{EN, Played};
    use super::*;

    #[test]
    fn the_last_four_turns_are_told_by_rounds() {
        let check = |rules: &str, turns: &str, expected: Option<&str>| {
            let played = Played::start(rules);
            let played = if turns.is_empty() { played } else { played.play(turns) };
            assert_eq!(line(EN, &played.table()).as_deref(), expected, "{turns}");
        };
        check("mosona", "", None);
        check("mosona", "a8-b9", None);
        check("mosona", "a8-b9, c10xa8", Some("-# Last moves: `1. a8-b9 · c10xa8`"));
        check(
            "awithlaknakwe",
            "e1-f2, e14-f13, f2-e3, f13-e12, e3-f4",
            Some("-# Last moves: `1. … e14-f13` `2. f2-e3 · f13-e12` `3. e3-f4`"),
        );
        check("awithlaknakwe seats=4", "e1-d2, a5-b4", Some("-# Last moves: `1. e1-d2 · a5-b4`"));
    }
}
