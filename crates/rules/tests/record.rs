//! Game records: written, read back, and refused with the reason.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{played, random_game};
use proptest::prelude::*;
use rules::{Game, Record, RecordError, RecordResult, Rules, Side, Team};

#[test]
fn a_record_looks_like_this() {
    let mut record = Record::of(played("mosona", "a8-b9 b7-a8 Hc10 b9-c10"));
    record.players[Side::South] = Some("Ana \"Ace\" Peña".to_owned());
    record.date = Some("2026.11.29".to_owned());
    assert_eq!(
        record.to_string(),
        "[Game \"Mosona\"]\n[Rules \"traditional\"]\n[White \"Ana \\\"Ace\\\" Peña\"]\n[Date \"2026.11.29\"]\n[Result \"*\"]\n\n\
         1. a8-b9 b7-a8 2. Hc10 b9-c10 *\n"
    );
}

#[test]
fn a_record_from_a_position_names_it() {
    let rules: Rules = "awithlaknakwe".parse().unwrap();
    let start = rules::Position::read(&rules, "N:Se5:Nh8").unwrap();
    let mut game = Game::from_position(start);
    game.play(game.legal_actions()[0]).unwrap();
    let text = Record::of(game).to_string();
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"N:Se5:Nh8\"]"), "{text}");
    assert!(text.contains("\n1... h8-g7"), "{text}");
}

#[test]
fn a_result_may_come_from_outside_the_board() {
    let text = "[Game \"Kolowis\"]\n[Result \"0-1\"]\n\n1. b19-b17 {White resigns} 0-1\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.result, RecordResult::Won(Team::Second));
    assert_eq!(record.game.actions().len(), 1);
}

#[test]
fn faults_are_named() {
    let head = "[Game \"Mosona\"]\n";
    let fault = |text: &str| text.parse::<Record>().unwrap_err();
    assert_eq!(fault("1. a8-b9"), RecordError::NoGame);
    assert_eq!(fault("[Game \"Chess\"]"), RecordError::UnknownGame("Chess".to_owned()));
    assert_eq!(fault("[Game \"Mosona\""), RecordError::Tag);
    assert_eq!(fault(&format!("{head}{head}")), RecordError::TagTwice("Game".to_owned()));
    assert_eq!(fault(&format!("{head}1. a8-b9 {{")), RecordError::Comment);
    assert!(matches!(fault(&format!("{head}1. a8-b9 a8-b9")), RecordError::Illegal { number: 2, .. }));
    assert!(matches!(fault(&format!("{head}1. hello")), RecordError::NoAction { number: 1, .. }));
    assert!(matches!(fault(&format!("{head}* a8-b9")), RecordError::AfterResult { .. }));
    assert!(matches!(fault(&format!("{head}[Result \"*\"] 1-0")), RecordError::Contradiction { .. }));
    assert!(matches!(fault(&format!("{head}[Result \"2-0\"]")), RecordError::Result(_)));
    assert!(matches!(fault("[Game \"Mosona\"]\n[Rules \"lozenges=7\"]"), RecordError::Rules(_)));
    assert!(matches!(fault(&format!("{head}[FEN \"W:Wz9:B\"]")), RecordError::Setup(_)));
    assert_eq!(fault(&"x".repeat(rules::MAX_RECORD + 1)), RecordError::TooLong);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn records_round_trip(seed in any::<u64>(), length in 0_usize..200, name in "\\PC{0,20}") {
        let mut record = Record::of(random_game(seed, length));
        record.players[Side::South] = Some(name);
        let text = record.to_string();
        let read: Record = text.parse().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.game.actions(), record.game.actions());
        prop_assert_eq!(read.game.position(), record.game.position());
        prop_assert_eq!(read.game.outcome(), record.game.outcome());
        prop_assert_eq!(read.players, record.players);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = text.parse::<Record>();
    }

    #[test]
    fn no_movetext_makes_the_reader_panic(text in "[abcxhp@0-9 .{}*/\\-~]{0,200}") {
        let _ = format!("[Game \"Mosona\"]\n\n{text}").parse::<Record>();
        let _ = format!("[Game \"Awithlaknakwe\"]\n\n{text}").parse::<Record>();
    }
}
