//! A variant with its options: preset and options written for what was read mean the same rules.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Rules;

fuzz_target!(|text: &str| {
    if let Ok(rules) = text.parse::<Rules>() {
        assert_eq!(rules.to_string().parse(), Ok(rules), "{text:?}");
    }
});
