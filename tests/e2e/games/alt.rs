//! The alt text of a board, read back.

use std::collections::BTreeSet;

use rules::{Position, Side};

use super::{mirror::Mirror, words};

/// Discord's limit, in characters.
const LONGEST: usize = 1024;

/// Checks that an alt text tells the last action, whose turn it is, and every man of each side.
pub fn check(mirror: &Mirror, alt: &str) {
    assert!(alt.chars().count() <= LONGEST, "{alt}");
    let tell = |what: &str| assert!(alt.contains(what), "{alt:?} does not tell {what:?}");
    let game = mirror.rules().variant().to_string();
    match mirror.result() {
        None => tell(&format!("{game}, move {}.", mirror.number())),
        Some(_) => tell(&format!("{game}, finished.")),
    }
    let deeds = mirror.last.iter().flat_map(|(before, action)| words::deed(mirror, before, *action));
    deeds.for_each(|deed| tell(&deed));
    tell(&state(mirror));
    for side in mirror.sides() {
        assert_eq!(told_men(alt, &words::player(mirror, side)), men(mirror, side), "{side:?}: {alt}");
    }
}

fn state(mirror: &Mirror) -> String {
    let player = words::player(mirror, mirror.game.to_move());
    match mirror.result() {
        Some(result) => words::winner(mirror, result, "Drawn:"),
        None if mirror.goes_on() => format!("{player} has yet to move."),
        None => format!("{player} to play."),
    }
}

fn men(mirror: &Mirror, side: Side) -> BTreeSet<String> {
    match mirror.game.position() {
        Position::Strip(position) => position.men(side).iter().map(|point| point.to_string()).collect(),
        Position::Warriors(position) => position.men(side).iter().map(|square| square.to_string()).collect(),
    }
}

/// The men of a player: "Ada (White), 3 men: row a 2, 4; row b 11." or "Ada (South), 1 man: e1."
fn told_men(alt: &str, player: &str) -> BTreeSet<String> {
    if alt.contains(&format!("{player}: no men.")) {
        return BTreeSet::new();
    }
    let (_, rest) = alt.split_once(&format!("{player}, ")).unwrap_or_else(|| panic!("no {player} in {alt}"));
    let (count, rest) = rest.split_once(": ").expect("a count and the men");
    let list = rest.split('.').next().expect("a sentence");
    let men: BTreeSet<String> = list.split("; ").flat_map(of_row).collect();
    assert_eq!(count.split(' ').next(), Some(men.len().to_string().as_str()), "{alt}");
    men
}

fn of_row(row: &str) -> Vec<String> {
    let (letter, places) = match row.strip_prefix("row ").and_then(|row| row.split_once(' ')) {
        Some(named) => named,
        None => ("", row),
    };
    places.split(", ").map(|place| format!("{letter}{place}")).collect()
}

#[test]
fn men_are_read_back() {
    let alt = "Ada (White), 3 men: row a 2, 4; row b 11. Björn (Black), 1 man: row c 2. Zoë (East): no men.";
    let men = |player: &str| told_men(alt, player).into_iter().collect::<Vec<_>>();
    assert_eq!(men("Ada (White)"), ["a2", "a4", "b11"]);
    assert_eq!(men("Björn (Black)"), ["c2"]);
    assert!(men("Zoë (East)").is_empty());
}
