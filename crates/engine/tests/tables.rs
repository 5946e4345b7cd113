//! The endgame tables from outside: their values, their file, and who gets none.
//!
//! `STONES_SLOW=1` takes one man more everywhere.

use std::{fs, ops::ControlFlow, path::Path};

use engine::tables::{Dtc, Oracle, Tables, TablesError, Verdict, Wdl};
use rules::{
    Side,
    strip::{Action, Point, Position, Row, Setup},
};

fn slow() -> bool {
    std::env::var_os("STONES_SLOW").is_some()
}

fn tables(men: u8) -> Tables {
    Tables::build(men, 2, &mut |_| ())
}

fn strip_rules(text: &str) -> rules::strip::Rules {
    match text.parse() {
        Ok(rules::Rules::Strip(rules)) => rules,
        other => panic!("{text}: {other:?}"),
    }
}

fn read(rules: &str, line: &str) -> Position {
    let setup = Setup::read(strip_rules(rules), line).expect("the line can be read");
    setup.position().expect("the position can be played")
}

fn strict(line: &str) -> Position {
    read("mosona strict", line)
}

/// The positions after every legal action, each with whether it was a capture.
fn after(position: &Position) -> Vec<(bool, Position)> {
    let mut found = Vec::new();
    let _ = position.visit_legal(|action| {
        let mut after = *position;
        after.play_unchecked(action);
        found.push((matches!(action, Action::Capture(_)), after));
        ControlFlow::<()>::Continue(())
    });
    found
}

#[test]
fn the_oracle_agrees_entirely() {
    let men = if slow() { 4 } else { 3 };
    let oracle = Oracle::up_to(men);
    let checked = tables(4).check_with(&oracle);
    // The positions with 2 and 3 men: so many places, so many colours, two sides to move.
    let raw = [25 * 24 / 2 * 2 * 2, 2300 * 6 * 2, 12650 * 14 * 2];
    assert_eq!(checked.positions, raw[..men - 1].iter().sum::<u64>());
    assert_eq!(checked.wrong, 0, "{:?}", checked.example.map(|position| position.to_string()));
}

#[test]
fn every_value_follows_from_its_successors() {
    let tables = tables(if slow() { 6 } else { 5 });
    let checked = tables.check(2, &mut |_| ());
    assert_eq!(checked.positions, tables.positions());
    assert_eq!(checked.wrong, 0, "{:?}", checked.example.map(|position| position.to_string()));
}

#[test]
fn a_rebuild_is_byte_identical_on_any_number_of_threads() {
    let [one, two, three] = [1, 2, 3].map(|threads| Tables::build(4, threads, &mut |_| ()).to_bytes());
    assert!(one == two && two == three);
}

#[test]
fn fewer_men_are_a_part_of_more() {
    let (four, five) = (tables(4), tables(5));
    assert!(four.positions() < five.positions());
    for position in four.sample(1, 2000) {
        assert_eq!(four.probe(&position), five.probe(&position), "{position}");
    }
}

#[test]
fn pending_captures_are_resolved() {
    let tables = tables(5);
    let mut pending = 0;
    for position in tables.sample(2, 20_000).iter().flat_map(after).map(|(_, after)| after) {
        let captures = after(&position);
        if !captures.first().is_some_and(|(is_capture, _)| *is_capture) {
            continue;
        }
        let results = captures.iter().map(|(_, after)| tables.probe(after).unwrap().wdl.reversed());
        let verdict = tables.probe(&position).unwrap();
        assert_eq!((Some(verdict.wdl), verdict.dtc), (results.max(), Some(Dtc(1))), "{position}");
        pending += 1;
    }
    assert!(pending > 1000, "{pending}");
}

#[test]
fn images_and_exchanged_colours_have_the_same_value() {
    let tables = tables(5);
    let mirrored = |point: Point| Point::at(point.row(), 18 - point.column()).unwrap();
    let flipped = |point: Point| {
        let row = [Row::C, Row::B, Row::A][point.row() as usize];
        Point::at(row, point.column()).unwrap()
    };
    for position in tables.sample(3, 5000) {
        let setup = position.setup();
        let exchanged = Setup {
            to_move: setup.to_move.opposite(),
            white: setup.black.clone(),
            black: setup.white.clone(),
            ..setup.clone()
        };
        let image = |image: &dyn Fn(Point) -> Point| Setup {
            white: setup.white.iter().copied().map(image).collect(),
            black: setup.black.iter().copied().map(image).collect(),
            ..setup.clone()
        };
        for other in [exchanged, image(&mirrored), image(&flipped)] {
            let other = other.position().unwrap();
            assert_eq!(tables.probe(&position), tables.probe(&other), "{position} and {other}");
        }
    }
}

#[test]
fn samples_are_quiet_positions_and_differ_by_seed() {
    let tables = tables(4);
    let sample = tables.sample(4, 500);
    for position in &sample {
        assert!(after(position).iter().all(|(is_capture, _)| !is_capture), "{position}");
        assert_eq!(position.quiet(), 0);
    }
    assert!([Side::South, Side::North].iter().all(|side| sample.iter().any(|one| one.to_move() == *side)));
    assert_eq!(sample, tables.sample(4, 500));
    assert_ne!(sample, tables.sample(5, 500));
}

#[test]
fn only_what_the_tables_cover_has_a_value() {
    let tables = tables(4);
    let line = "W:Wa2,b17:Bc2,c4";
    assert!(tables.probe(&strict(line)).is_some());
    assert!(tables.probe(&strict("W:Wa2,a4,b17:Bc2,c4")).is_none(), "five men");
    for rules in ["mosona", "mosona ludii", "mosona strict chain=optional", "mosona strict lozenges=10"] {
        assert!(tables.probe(&read(rules, line)).is_none(), "{rules}");
    }
    assert!(tables.probe(&read("kolowis strict", line)).is_none());
    let huffable = "W:Wb3:Bb5,b9:Db9";
    assert!(
        Setup::read(strip_rules("mosona"), huffable)
            .unwrap()
            .position()
            .is_ok_and(|position| { tables.probe(&position).is_none() })
    );
}

#[test]
fn ends_have_their_values() {
    let tables = tables(4);
    let probe = |line: &str| tables.probe(&strict(line)).unwrap();
    let drawn = Verdict { wdl: Wdl::Draw, dtc: None, counted: Wdl::Draw };
    // Both may go to and fro in their corners for ever.
    assert_eq!(probe("W:Wa2:Bc16"), drawn);
    // White takes the last man.
    let taken = Verdict { wdl: Wdl::Win, dtc: Some(Dtc(1)), counted: Wdl::Draw };
    assert_eq!(probe("W:Wb3:Bb5"), taken);
    // Black's men stand on both points beside a2, and nothing can be leapt over: White is blocked.
    let blocked = Verdict { wdl: Wdl::Loss, dtc: Some(Dtc(0)), counted: Wdl::Loss };
    assert_eq!(probe("W:Wa2:Bb1,b3,c4"), blocked);
    // A side without men has lost.
    assert_eq!(probe("W:W:Bb1,b3"), blocked);
    assert_eq!(probe("B:W:Bb1,b3").wdl, Wdl::Win);
}

/// How [`Tables::load`] fails on `bytes`, and what it then says.
fn refusal(folder: &Path, bytes: &[u8]) -> (TablesError, String) {
    let path = folder.join("damaged.tables");
    fs::write(&path, bytes).expect("the folder is ours");
    let error = Tables::load(&path).expect_err("damaged");
    let text = error.to_string();
    (error, text)
}

#[test]
fn a_file_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("strip8-strict-4.tables");
    let tables = tables(4);
    tables.save(&path).unwrap();
    assert_eq!(fs::read(&path).unwrap(), tables.to_bytes());
    assert_eq!(Tables::load(&path).unwrap(), tables);
    tables.save(&path).expect("another file of that name is replaced");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
}

#[test]
fn a_file_that_cannot_be_written_leaves_nothing_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("taken");
    fs::create_dir(&path).unwrap();
    let error = tables(2).save(&path).expect_err("a folder is in the way");
    assert!(matches!(error, TablesError::Write { .. }), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn damaged_files_are_refused_with_advice() {
    let folder = tempfile::tempdir().unwrap();
    let whole = tables(3).to_bytes();
    for len in [8, 11, 12, 23, 24, 100, whole.len() / 2, whole.len() - 8, whole.len() - 1] {
        let (error, text) = refusal(folder.path(), &whole[..len]);
        assert!(matches!(error, TablesError::Damaged { .. }), "{len}: {error:?}");
        assert!(text.contains("stones tables build"), "{text}");
    }
    for at in (12..whole.len()).step_by(if slow() { 1 } else { 13 }) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        let (error, _) = refusal(folder.path(), &damaged);
        assert!(matches!(error, TablesError::Damaged { .. }), "byte {at}: {error:?}");
    }
    let longer = [&*whole, &[0]].concat();
    assert!(matches!(refusal(folder.path(), &longer).0, TablesError::Damaged { .. }));
}

#[test]
fn other_files_are_refused_with_their_reason() {
    let folder = tempfile::tempdir().unwrap();
    for bytes in [&b""[..], b"STONES", b"no tables at all"] {
        assert!(matches!(refusal(folder.path(), bytes).0, TablesError::NoTables { .. }));
    }
    let mut newer = tables(2).to_bytes();
    newer[8] = 99;
    let (error, text) = refusal(folder.path(), &newer);
    assert!(matches!(error, TablesError::Version { found: 99, .. }) && text.contains("stones tables build"));
    let missing = Tables::load(&folder.path().join("missing")).expect_err("missing");
    assert!(matches!(missing, TablesError::Read { .. }));
}

#[test]
fn progress_counts_the_slots() {
    let mut seen = Vec::new();
    Tables::build(3, 1, &mut |progress| seen.push(progress));
    assert!(seen.is_sorted_by_key(|progress| progress.done));
    assert!(seen.iter().all(|progress| progress.done < progress.slots));
    assert!(seen.iter().any(|progress| progress.men == (2, 1) && progress.plies == 30));
}

#[test]
#[should_panic(expected = "no tables for 9 men")]
fn more_men_than_fit_are_refused() {
    tables(9);
}
