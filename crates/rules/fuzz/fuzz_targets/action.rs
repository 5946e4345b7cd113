//! Actions of both families: the canonical text of what was read is read back as the same action.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{strip, warriors};

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<strip::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
    }
    if let Ok(action) = text.parse::<warriors::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
    }
});
