//! Awithlaknakwe as text: round trips in random games, and parsers that never panic.

#[path = "common/warriors_random.rs"]
mod random;

use proptest::prelude::*;
use random::{any_choices, any_position, any_rules, cases, game, legal};
use rules::warriors::{Action, Rules, Setup, Square};

/// Texts of any bytes, and texts made of what the parsers look for.
fn any_text() -> impl Strategy<Value = String> {
    let bytes = prop::collection::vec(any::<u8>(), 0..60)
        .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let likely =
        "([a-o]|P|P@|-|--|x|~|:|,|[SWNECHQD]|[swne]|[0-9]{1,3}|=|seats|traditional| |é|\u{2013}){0,25}";
    prop_oneof![bytes, likely]
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn actions_read_as_they_are_written(start in any_position(), choices in any_choices()) {
        for (position, _) in game(start, &choices) {
            for action in legal(&position) {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }

    #[test]
    fn lines_read_as_they_are_written(start in any_position(), choices in any_choices()) {
        for (position, _) in game(start, &choices) {
            let line = position.to_string();
            let setup = Setup::read(position.rules(), &line);
            prop_assert_eq!(setup.as_ref(), Ok(&position.setup()));
            let again = position.setup().position();
            let again = again.map_err(|error| TestCaseError::fail(format!("{line}: {error}")))?;
            prop_assert_eq!(again.to_string(), line);
            prop_assert!(position.placed() || again == position);
        }
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn no_text_makes_a_parser_panic(rules in any_rules(), text in any_text()) {
        // What is read is also written alike.
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string(), text.clone());
        }
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(rules) = Rules::TRADITIONAL.read(&text) {
            prop_assert_eq!(Rules::TRADITIONAL.read(&rules.options()), Ok(rules));
        }
        for line in [text.clone(), format!("S:S:N{text}"), format!("N:Se5{text}:Ng7")] {
            if let Ok(position) = Setup::read(rules, &line).and_then(|setup| setup.position()) {
                prop_assert_eq!(position.setup().position(), Ok(position));
            }
        }
    }

    #[test]
    fn an_illegal_action_never_panics(start in any_position(), text in any_text(), pairs in prop::collection::vec((0..168usize, 0..168usize, 0..168usize), 0..40)) {
        let mut position = start;
        if let Ok(action) = text.parse() {
            position.play_unchecked(action);
        }
        for (from, to, taken) in pairs {
            let square = |index| Square::from_index(index).expect("a square");
            let taken = [square(taken)].into_iter().collect();
            position.play_unchecked(Action::Move { from: square(from), to: square(to), taken });
            position.play_unchecked(Action::Place(square(to)));
            let _ = (legal(&position), position.outcome(), position.why_illegal(Action::Pass), position.to_string());
        }
    }
}
