//! What the tests of Awithlaknakwe's rules say in one line each.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use rules::warriors::{Action, Position, Rules, Setup};
use rules::{Ending, Outcome, Team};

/// A position by its canonical line.
fn position(options: &str, line: &str) -> Position {
    let rules = Rules::TRADITIONAL.read(options).expect("options");
    let position = Setup::read(rules, line).and_then(|setup| setup.position());
    let position = position.unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(position.to_string(), line, "a position line reads and writes alike");
    position
}

pub fn legal(position: &Position) -> String {
    let mut words = Vec::new();
    let _ = position.visit_legal(|action| {
        words.push(action.to_string());
        std::ops::ControlFlow::<()>::Continue(())
    });
    words.join(" ")
}

/// The whole list of legal actions in `line`, placings first, then moves, in board order.
pub fn check(options: &str, line: &str, expected: &str) {
    assert_eq!(legal(&position(options, line)), expected, "{options} {line}");
}

/// The position after `actions`, each of which must be legal.
pub fn after(options: &str, line: &str, actions: &str) -> Position {
    let mut position = position(options, line);
    for word in actions.split_whitespace() {
        let action: Action = word.parse().expect("an action");
        assert_eq!(position.why_illegal(action), None, "{word} in {position}");
        position.play_unchecked(action);
    }
    position
}

/// What the board shows after `actions`, and the whole list of what is then legal.
pub fn check_after(options: &str, line: &str, actions: &str, then: &str, expected: &str) {
    let position = after(options, line, actions);
    assert_eq!(position.to_string(), then, "{line} {actions}");
    assert_eq!(legal(&position), expected, "{options} {line} {actions}");
}

/// The outcome after `actions`, at which nothing is legal any more.
pub fn check_end(options: &str, line: &str, actions: &str, winner: Option<Team>, ending: Ending) {
    let position = after(options, line, actions);
    assert_eq!(position.outcome(), Some(Outcome { winner, ending }), "{options} {line} {actions}");
    assert_eq!(legal(&position), "", "{options} {line} {actions}");
}
