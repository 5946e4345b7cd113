//! The end of a game: what is said of it, held against the rules.

use rules::{Ending, Outcome, Position, Team};

use super::told::{Told, letter};

/// Checks that a game is said to be over exactly when the rules say so of the position told, which came up
/// for the `times`-th time, and how it came out.
pub fn check(position: &Position, times: usize, told: &Told) {
    let repeated = || (matches!(position, Position::Strip(_)) && times >= 3).then(|| repetition(position));
    let outcome = position.outcome().or_else(repeated);
    assert_eq!(told.verdict.is_some(), outcome.is_some(), "{position}: {told:#?}");
    assert_eq!((told.number.is_some(), told.to_play.is_some()), (outcome.is_none(), outcome.is_none()));
    let (Some(verdict), Some(outcome)) = (&told.verdict, outcome) else { return };
    let names = |team| sides(position, team).into_iter().map(letter).collect();
    assert_eq!(verdict.winners, outcome.winner.map(names).unwrap_or_default(), "{told:#?}");
    assert_eq!(verdict.reason, reason(position, outcome), "{told:#?}");
}

fn repetition(position: &Position) -> Outcome {
    Outcome { winner: position.leader(), ending: Ending::Repetition }
}

/// The sides of a team, in the order in which it is named.
fn sides(position: &Position, team: Team) -> Vec<&'static str> {
    let rules = position.rules();
    let sides = if team == Team::First { [0, 3] } else { [2, 1] };
    let sides = sides.map(|at| rules::Side::ALL[at]).into_iter().filter(|side| rules.sides().contains(side));
    sides.map(|side| rules.variant().side_name(side)).collect()
}

fn reason(position: &Position, outcome: Outcome) -> String {
    let loser = || sides(position, outcome.winner.expect("a winner").other()).join(" + ");
    let counted = |why: &str, what: &str| format!("{why}, so the {what} were counted: {}", score(position));
    match outcome.ending {
        Ending::NoMen => format!("{} has no men left", loser()),
        Ending::Blocked => format!("{} cannot move", loser()),
        Ending::Repetition => counted("the same position came up for the third time", "men"),
        Ending::QuietMoves => counted("100 moves went by without a capture or huff", "men"),
        Ending::AllHome => counted("every man has crossed", "captured men"),
        Ending::NobodyCanMove => counted("nobody can move any more", "captured men"),
        Ending::TeamGone => counted(&format!("{} has nobody left", gone(position)), "captured men"),
        Ending::QuietTurns => counted("too many turns went by without progress", "captured men"),
        Ending::Race => "all their men are home".to_owned(),
    }
}

/// The team without men on the squares.
fn gone(position: &Position) -> String {
    let Position::Warriors(warriors) = position else { panic!("{position} is no such game") };
    let is_gone = |team: &Team| {
        let of_team = rules::Side::ALL.into_iter().filter(|side| side.team() == *team);
        of_team.map(|side| warriors.men(side).len()).sum::<usize>() == 0
    };
    Team::ALL.into_iter().find(is_gone).map(|team| sides(position, team).join(" + ")).unwrap_or_default()
}

/// What is counted: men on the strip, captured men on the squares.
fn score(position: &Position) -> String {
    let count = |team: Team| match position {
        Position::Strip(position) => position.men(team.side()).len(),
        Position::Warriors(position) => usize::from(position.captured(team)),
    };
    let of = |team| format!("{} {}", sides(position, team).join(" + "), count(team));
    format!("{}, {}", of(Team::First), of(Team::Second))
}
