//! The texts of the strip games: what is written reads back, and nothing that is read panics.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
#[path = "common/strip.rs"]
mod strip;

use common::random_game;
use proptest::prelude::*;
use rules::strip::{Action, Point, Position, Rules, Setup};

/// The positions of a random game of the strip; none if the seed picks the other family.
fn positions(seed: u64) -> Vec<Position> {
    let game = random_game(seed, 60);
    let mut position = *game.start();
    let mut positions = vec![position];
    for action in game.actions() {
        position.play_unchecked(*action);
        positions.push(position);
    }
    let strip = |position| match position {
        rules::Position::Strip(position) => Some(position),
        rules::Position::Warriors(_) => None,
    };
    positions.into_iter().filter_map(strip).collect()
}

/// Texts of which some come near to what is read.
fn near_text() -> impl Strategy<Value = String> {
    let word = prop_oneof!["[abcWBDQHx():,0-9=-]{0,12}", "[abc][0-9]{1,3}", "\\PC{0,4}"];
    prop::collection::vec(word, 0..8).prop_map(|words| words.concat())
}

/// What must not panic.
fn read_all(text: &str) {
    let _ = text.parse::<Point>();
    let _ = Rules::MOSONA.read(text);
    let _ = Rules::KOLOWIS.read(text);
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text}");
        let _ = Position::start(Rules::MOSONA).why_illegal(action);
        // Nothing but nonsense comes of an illegal action.
        Position::start(Rules::KOLOWIS).play_unchecked(action);
    }
    for rules in [Rules::MOSONA, Rules::KOLOWIS] {
        if let Ok(position) = Setup::read(rules, text).and_then(|setup| setup.position()) {
            let again = Setup::read(rules, &position.to_string()).and_then(|setup| setup.position());
            assert_eq!(again, Ok(position), "{text}");
        }
    }
}

proptest! {
    #[test]
    fn positions_and_actions_of_games_read_back(seed: u64) {
        for position in positions(seed) {
            let line = position.to_string();
            let read = Setup::read(position.rules(), &line).and_then(|setup| setup.position());
            prop_assert_eq!(read, Ok(position), "{}", line);
            prop_assert_eq!(position.setup().position(), Ok(position));
            for action in strip::legal_actions(&position) {
                prop_assert_eq!(action.to_string().parse(), Ok(action), "{}", action);
            }
        }
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes: Vec<u8>) {
        read_all(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_near_text_makes_a_reader_panic(text in near_text()) {
        read_all(&text);
    }

    #[test]
    fn no_changed_line_makes_a_reader_panic(seed: u64, at: prop::sample::Index, with in near_text()) {
        if let Some(position) = positions(seed).last() {
            let mut chars: Vec<char> = position.to_string().chars().collect();
            let at = at.index(chars.len());
            chars.splice(at..at + 1, with.chars());
            read_all(&chars.into_iter().collect::<String>());
        }
    }
}
