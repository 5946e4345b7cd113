//! Positions of the strip games by text, and their legal actions as one sorted list.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use std::ops::ControlFlow;

use rules::{
    Rules,
    strip::{Action, Position, Setup},
};

/// The rules of a strip game.
pub fn rules(text: &str) -> rules::strip::Rules {
    match text.parse() {
        Ok(Rules::Strip(rules)) => rules,
        other => panic!("{text}: {other:?}"),
    }
}

/// A position by its line.
pub fn position(rules_text: &str, line: &str) -> Position {
    let setup = Setup::read(rules(rules_text), line).and_then(|setup| setup.position());
    setup.unwrap_or_else(|error| panic!("{line}: {error}"))
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn legal_actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = position.visit_legal(|action| {
        actions.push(action);
        ControlFlow::<()>::Continue(())
    });
    actions
}

/// The legal actions as texts, sorted.
pub fn legal(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = legal_actions(position).iter().map(Action::to_string).collect();
    texts.sort();
    texts
}

/// Compares the whole list of legal actions, in any order, and asks for each the reason against it.
pub fn check(position: &Position, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort();
    assert_eq!(legal(position), expected, "{position}");
    assert_eq!(position.count_legal(), expected.len() as u64, "{position}");
    for text in expected {
        assert_eq!(position.why_illegal(action(text)), None, "{position} {text}");
    }
}

/// The position after some actions, each of which is legal.
pub fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split_whitespace() {
        assert_eq!(position.why_illegal(action(text)), None, "{position} {text}");
        position.play_unchecked(action(text));
    }
    position
}
