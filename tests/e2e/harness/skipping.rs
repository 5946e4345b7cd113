//! Checks that are left out where what they need is missing: said aloud, or forbidden.

use std::io::{self, Write};

/// Says what is left out and why.
///
/// # Panics
///
/// If STONES_REQUIRE_ALL=1 forbids leaving anything out.
pub fn skip(what: &str, why: &str) {
    let required = std::env::var("STONES_REQUIRE_ALL").is_ok_and(|value| value == "1");
    assert!(!required, "STONES_REQUIRE_ALL=1, but {why}");
    // Not by eprintln!, which tests that pass keep to themselves.
    writeln!(io::stderr(), "SKIPPED: {what}: {why}").expect("somebody is told");
}
