//! Awithlaknakwe two ways: against a slow model, and the generator against the reasons.

#[path = "common/warriors_model.rs"]
mod model;
#[path = "common/warriors_random.rs"]
mod random;

use model::Model;
use proptest::prelude::*;
use random::{any_choices, any_position, cases, game, legal};
use rules::warriors::{Action, Position, Square, SquareSet};
use rules::{Ending, Outcome, Team};

fn ending(outcome: Outcome) -> (&'static str, usize) {
    let paragraph = match outcome.ending {
        Ending::AllHome => "a",
        Ending::NobodyCanMove => "b",
        Ending::TeamGone => "c",
        Ending::QuietTurns => "d",
        Ending::Race => "race",
        other => panic!("{other:?} is no ending of this game"),
    };
    let winner = match outcome.winner {
        None => 0,
        Some(Team::First) => 1,
        Some(Team::Second) => 2,
    };
    (paragraph, winner)
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

/// Every move, decline, placing and pass that can be written down: all pairs of squares, taking
/// nothing, what the list of legal actions takes, one neighbour, all neighbours, or a man far off.
fn all_actions(legal: &[Action]) -> impl Iterator<Item = Action> {
    let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let moves = pairs.flat_map(move |(from, to)| {
        let moves =
            capture_forms(from, to, legal).into_iter().map(move |taken| Action::Move { from, to, taken });
        moves.chain([Action::Decline { from, to }])
    });
    moves.chain(Square::all().map(Action::Place)).chain([Action::Pass])
}

fn capture_forms(from: Square, to: Square, legal: &[Action]) -> Vec<SquareSet> {
    let near =
        |square: &Square| square.file().abs_diff(to.file()).max(square.rank().abs_diff(to.rank())) == 1;
    let mut forms = vec![SquareSet::EMPTY];
    if near(&from) {
        forms.extend(Square::all().filter(near).map(|square| SquareSet::EMPTY.with(square)));
        forms.push(Square::all().filter(near).collect());
        forms.push(SquareSet::EMPTY.with(from));
        forms.push(Square::all().filter(|square| square.index() == (to.index() + 84) % 168).collect());
    }
    for action in legal {
        match action {
            Action::Move { from: f, to: t, taken } if (*f, *t) == (from, to) => forms.push(*taken),
            _ => {}
        }
    }
    forms
}

fn check_reasons(position: &Position) -> Result<(), TestCaseError> {
    let legal = legal(position);
    for action in all_actions(&legal) {
        let reason = position.why_illegal(action);
        let in_the_list = legal.contains(&action);
        prop_assert_eq!(reason.is_none(), in_the_list, "{} in {}: {:?}", action, position, reason);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn a_slow_model_plays_the_same_game(start in any_position(), choices in any_choices()) {
        let options = start.rules().options();
        let mut model = Model::read(&options, &start.to_string());
        for (position, action) in game(start, &choices) {
            prop_assert_eq!(position.to_string(), model.line(), "{}", options);
            prop_assert_eq!(position.outcome().map(ending), model.ending(), "{} {}", options, model.line());
            let actions: Vec<_> = legal(&position).iter().map(Action::to_string).collect();
            prop_assert_eq!(sorted(actions), sorted(model.actions()), "{} {}", options, model.line());
            if let Some(action) = action {
                model.play(&action.to_string());
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn no_reason_against_it_is_in_the_list(start in any_position(), choices in any_choices()) {
        // All pairs of squares take their time: three positions of each game.
        let game = game(start, &choices);
        for (position, _) in [&game[0], &game[game.len() / 2], &game[game.len() - 1]] {
            check_reasons(position)?;
        }
    }

    #[test]
    fn no_reason_against_it_is_in_the_list_in_the_middle_of_a_turn(start in any_position(), choices in any_choices()) {
        let placed = |(position, _): &&(Position, _)| position.placed();
        if let Some((position, _)) = game(start, &choices).iter().find(placed) {
            check_reasons(position)?;
        }
    }
}
