//! Position lines under any rules: the first line of the input is the rules, the second the position.
//! A position that is accepted is written back as one that reads the same, and knows whether it is over.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Position, Rules};

fuzz_target!(|text: &str| {
    let Some((rules, line)) = text.split_once('\n') else { return };
    let Ok(rules) = rules.parse::<Rules>() else { return };
    if let Ok(position) = Position::read(&rules, line) {
        assert_eq!(Position::read(&rules, &position.to_string()), Ok(position), "{text:?}");
        let _ = (position.outcome(), position.leader());
    }
});
