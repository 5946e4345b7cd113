//! Lines of a perft table: the line written for what was read is read back the same, and its actions are
//! legal or told.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::PerftLine;

fuzz_target!(|text: &str| {
    if let Ok(line) = text.parse::<PerftLine>() {
        assert_eq!(line.to_string().parse(), Ok(line.clone()), "{text:?}");
        let _ = line.position();
    }
});
