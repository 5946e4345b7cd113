//! Game records: the record written of what was read replays to the same position and result.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    let again: Record =
        written.parse().unwrap_or_else(|error| panic!("{error}: {text:?} became {written:?}"));
    assert_eq!(again.to_string(), written, "{text:?}");
    assert_eq!(again.game.position(), record.game.position(), "{text:?}");
    assert_eq!(again.result, record.result, "{text:?}");
});
