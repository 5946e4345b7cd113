//! Random rules, positions and games of Awithlaknakwe.

use std::ops::Range;

use proptest::prelude::*;
use rules::warriors::{Action, Position, PriestEntry, Rules, Setup, Square, SquareSet};
use rules::{Side, Team};

/// How many random cases a test looks at: `few`, or twenty times as many under `STONES_SLOW=1`.
pub fn cases(few: u32) -> ProptestConfig {
    let factor = if std::env::var_os("STONES_SLOW").is_some_and(|value| value == "1") { 20 } else { 1 };
    ProptestConfig { cases: few * factor, failure_persistence: None, ..ProptestConfig::default() }
}

pub fn any_rules() -> impl Strategy<Value = Rules> {
    let words = [
        ["seats=2", "seats=4"],
        ["capture=automatic", "capture=optional"],
        ["flank=diagonal", "flank=any"],
        ["priest=home", "priest=captor"],
        ["goal=count", "goal=race"],
    ];
    words
        .map(|values| prop::sample::select(values.to_vec()))
        .prop_map(|words| Rules::TRADITIONAL.read(&words.join(" ")).expect("options"))
}

/// A start or a set-up under random rules.
pub fn any_position() -> impl Strategy<Value = Position> {
    prop_oneof![1 => any_rules().prop_map(Position::start), 3 => any_setup()]
}

/// Men thrown on the board, or all of them on a few squares in the middle.
fn any_setup() -> impl Strategy<Value = Position> {
    let all: Vec<Square> = Square::all().collect();
    let wide: Vec<Square> = all.iter().copied().filter(|square| is_inside(*square, 4..10, 4..12)).collect();
    let tight: Vec<Square> = all.iter().copied().filter(|square| is_inside(*square, 5..10, 5..10)).collect();
    let men = |squares: Vec<Square>| prop::collection::vec((0..4usize, prop::sample::select(squares)), 0..26);
    let men = prop_oneof![men(all), men(wide), men(tight)];
    (any_rules(), men, 0..4usize, [0..6usize, 0..6usize], [0..14u8, 0..14u8], 0..80u16).prop_filter_map(
        "not a position",
        |(rules, men, to_move, priests, lost, quiet)| {
            let sides = rules.sides();
            let mut setup = Setup { to_move: sides[to_move % sides.len()], quiet, ..Setup::empty(rules) };
            let mut taken = SquareSet::EMPTY;
            for (side, square) in men {
                let side = sides[side % sides.len()];
                if !taken.contains(square) && setup.men[side].len() < 6 {
                    taken.insert(square);
                    setup.men[side].insert(square);
                }
            }
            for team in Team::ALL {
                give_priest(&mut setup, team, priests[team as usize]);
            }
            for team in Team::ALL {
                setup.captured[team.other()] = lost[team as usize];
            }
            setup.position().ok()
        },
    )
}

fn is_inside(square: Square, files: Range<u8>, ranks: Range<u8>) -> bool {
    files.contains(&square.file()) && ranks.contains(&square.rank())
}

/// Makes one of the team's men its Priest, or gives it one in hand, or neither.
fn give_priest(setup: &mut Setup, team: Team, choice: usize) {
    let side = Side::ALL.into_iter().filter(|side| side.team() == team).nth(choice % 2).expect("two sides");
    match choice / 2 {
        0 if setup.rules.priest == PriestEntry::Home => setup.in_hand[side] = true,
        1 => setup.men[side].first().into_iter().for_each(|square| setup.priests.insert(square)),
        _ => {}
    }
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = position.visit_legal(|action| {
        actions.push(action);
        std::ops::ControlFlow::<()>::Continue(())
    });
    actions
}

/// The choices of a game: which action of the list, and whether one that changes something first.
pub fn any_choices() -> impl Strategy<Value = Vec<(prop::sample::Index, bool)>> {
    prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..250)
}

/// The positions of a game from `start`, the last with no action played.
pub fn game(start: Position, choices: &[(prop::sample::Index, bool)]) -> Vec<(Position, Option<Action>)> {
    let mut position = start;
    let mut game = Vec::new();
    for (index, eager) in choices {
        let actions = legal(&position);
        if actions.is_empty() {
            break;
        }
        let lively: Vec<_> = actions.iter().copied().filter(|&action| is_lively(action)).collect();
        let action = *index.get(if *eager && !lively.is_empty() { &lively } else { &actions });
        game.push((position, Some(action)));
        position.play_unchecked(action);
    }
    game.push((position, None));
    game
}

fn is_lively(action: Action) -> bool {
    match action {
        Action::Move { taken, .. } => !taken.is_empty(),
        Action::Decline { .. } | Action::Place(_) => true,
        Action::Pass => false,
    }
}
