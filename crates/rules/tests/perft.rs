//! Perft against tests/data/given.txt, whose head says how it was made and how it counts.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use proptest::prelude::*;
use rules::{PerftLine, perft, perft_plain};

const GIVEN: &str = include_str!("../../../tests/data/given.txt");

#[test]
fn every_line_of_the_table_is_counted_right() {
    let lines: Vec<&str> =
        GIVEN.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).collect();
    assert_eq!(lines.len(), 269, "the table was cut");
    for line in lines {
        let entry: PerftLine = line.parse().unwrap_or_else(|error| panic!("{error} in {line}"));
        let counted = entry.recount().unwrap_or_else(|error| panic!("{error} in {line}"));
        assert_eq!(counted, entry.counts, "{line}");
    }
}

/// The strip is counted without its generator of legal actions, so the table alone would not test that.
#[test]
fn the_plain_way_counts_the_same() {
    for line in GIVEN.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let entry: PerftLine = line.parse().unwrap();
        let (position, depths) = (entry.position().unwrap(), entry.counts.len() as u32 - 1);
        let counts: Vec<u64> = (0..=depths).map(|depth| perft_plain(&position, depth)).collect();
        assert_eq!(counts, [&[1], &entry.counts[..entry.counts.len() - 1]].concat(), "{line}");
        assert_eq!(perft(&position, 0), 1, "{line}");
    }
}

#[test]
fn a_perft_line_round_trips() {
    let text = "mosona strict ; a8-b9 c10xa8 ; 4 9 23";
    let line: PerftLine = text.parse().unwrap();
    assert_eq!(line.to_string(), text);
    for bad in ["", "mosona ; ", "chess ; ; 1", "mosona ; ; ", "mosona ; ; x", "mosona ; ; 1 ; 2"] {
        assert!(bad.parse::<PerftLine>().is_err(), "{bad}");
    }
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_of_lines_panic(bytes: Vec<u8>) {
        let _ = String::from_utf8_lossy(&bytes).parse::<PerftLine>();
    }

    #[test]
    fn no_near_line_makes_the_reader_panic(text in "(mosona|awithlaknakwe) ?[a-z=0-9]{0,12} ;[a-cx0-9 -]{0,12};[0-9 ]{0,24}") {
        if let Ok(line) = text.parse::<PerftLine>() {
            let _ = line.position();
            prop_assert_eq!(line.to_string().parse(), Ok(line));
        }
    }
}
