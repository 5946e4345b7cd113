//! The English words for what happens in a game, written anew for the tests.

use play::{GameResult, Reason};
use rules::{Action, Ending, Position, Rules, Side, Team, strip, warriors};

use super::mirror::Mirror;

pub fn side(rules: &Rules, side: Side) -> &'static str {
    match (rules, side) {
        (Rules::Strip(_), Side::South) => "White",
        (Rules::Strip(_), _) => "Black",
        (_, Side::South) => "South",
        (_, Side::West) => "West",
        (_, Side::North) => "North",
        (_, Side::East) => "East",
    }
}

/// The sides of a team, in the order in which it is named.
pub fn sides_of(rules: &Rules, team: Team) -> Vec<Side> {
    let sides = match team {
        Team::First => [Side::South, Side::East],
        Team::Second => [Side::North, Side::West],
    };
    sides.into_iter().filter(|side| rules.sides().contains(side)).collect()
}

fn team(rules: &Rules, team: Team) -> String {
    let names: Vec<&str> = sides_of(rules, team).into_iter().map(|one| side(rules, one)).collect();
    names.join(" + ")
}

pub fn notation(actions: &[Action]) -> String {
    actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// "Ada (White)".
pub fn player(mirror: &Mirror, of: Side) -> String {
    format!("{} ({})", mirror.person(of).shown, side(&mirror.rules(), of))
}

/// What an action did, in the position before it.
pub fn deed(mirror: &Mirror, before: &Position, action: Action) -> Vec<String> {
    let who = player(mirror, before.to_move());
    match (before, action) {
        (_, Action::Strip(strip::Action::Huff(point))) => vec![format!("{who} huffed {point}.")],
        (_, Action::Strip(strip::Action::Step { from, to })) => vec![format!("{who} went {from} to {to}.")],
        (_, Action::Strip(strip::Action::Capture(chain))) => {
            let way: String = chain.leaps().iter().map(|leap| format!(" to {}", leap.to())).collect();
            let over: Vec<String> =
                chain.leaps().iter().filter_map(|leap| Some(leap.over()?.to_string())).collect();
            vec![format!("{who} leapt {}{way}, taking {}.", chain.from(), over.join(", "))]
        }
        (_, Action::Warriors(warriors::Action::Place(square))) => {
            vec![format!("{who} placed the Priest on {square}.")]
        }
        (_, Action::Warriors(warriors::Action::Pass)) => vec![format!("{who} passed.")],
        (Position::Warriors(before), Action::Warriors(warriors::Action::Move { from, to, taken })) => {
            let priest = warriors::Priest::OnBoard(before.to_move(), from);
            let is_priest = before.priest(before.to_move().team()) == priest;
            let went = if is_priest { format!("The Priest of {who}") } else { who };
            let taken: Vec<String> = taken.iter().map(|square| format!("{square}")).collect();
            [vec![format!("{went} went {from} to {to}.")], taken].concat()
        }
        _ => panic!("{action} is not played here"),
    }
}

/// What is counted: men on the strip, captured men on the squares.
fn score(mirror: &Mirror) -> String {
    let count = |team: Team| match mirror.game.position() {
        Position::Strip(position) => position.men(team.side()).len(),
        Position::Warriors(position) => usize::from(position.captured(team)),
    };
    let rules = mirror.rules();
    let of = |one| format!("{} {}", team(&rules, one), count(one));
    format!("{}, {}", of(Team::First), of(Team::Second))
}

/// Why the game came out as it did; no markup.
pub fn reason(mirror: &Mirror, result: GameResult) -> String {
    let (score, rules) = (score(mirror), mirror.rules());
    let loser = result.winner().map(|winner| team(&rules, winner.other())).unwrap_or_default();
    match result.reason {
        Reason::Resigned(side) => format!("{} gave up.", player(mirror, side)),
        Reason::Agreed if matches!(rules, Rules::Strip(_)) => {
            format!("a draw was agreed, so the men were counted: {score}.")
        }
        Reason::Agreed => format!("a draw was agreed, so the captured men were counted: {score}."),
        // No game of these tests ends like that.
        Reason::Forfeited(..) | Reason::Aborted(_) | Reason::Ended(_) | Reason::HomeLost => {
            panic!("{result:?}")
        }
        Reason::Rules(Ending::NoMen) => format!("{loser} has no men left."),
        Reason::Rules(Ending::Blocked) => format!("{loser} cannot move."),
        Reason::Rules(Ending::Repetition) => {
            format!("the same position came up for the third time, so the men were counted: {score}.")
        }
        Reason::Rules(Ending::QuietMoves) => {
            format!("100 moves went by without a capture or huff, so the men were counted: {score}.")
        }
        Reason::Rules(Ending::AllHome) => {
            format!("every man has crossed, so the captured men were counted: {score}.")
        }
        Reason::Rules(Ending::NobodyCanMove) => {
            format!("nobody can move any more, so the captured men were counted: {score}.")
        }
        // The winner's side may be the one that is gone: the other had taken more.
        Reason::Rules(Ending::TeamGone) => format!("nobody left, so the captured men were counted: {score}."),
        Reason::Rules(Ending::QuietTurns) => {
            format!("too many turns went by without progress, so the captured men were counted: {score}.")
        }
        Reason::Rules(Ending::Race) => "all their men are home.".to_owned(),
    }
}

/// Who won: "Ada (White) wins:", "Ada (South) and Chipo (East) win:", or `drawn`.
pub fn winner(mirror: &Mirror, result: GameResult, drawn: &str) -> String {
    let sides = result.winner().map(|team| sides_of(&mirror.rules(), team)).unwrap_or_default();
    match sides[..] {
        [] => drawn.to_owned(),
        [one] => format!("{} wins:", player(mirror, one)),
        [one, other, ..] => format!("{} and {} win:", player(mirror, one), player(mirror, other)),
    }
}
