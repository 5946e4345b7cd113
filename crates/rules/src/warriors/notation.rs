//! Actions as text (rules.md 3): `e5-f6xg7`, `e5-f6~`, `P@g1`, `--`.

use std::{fmt, str::FromStr};

use super::{Action, Square, SquareSet};
use crate::action::ParseActionError;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { from, to, taken } => {
                write!(f, "{from}-{to}")?;
                taken.iter().try_for_each(|square| write!(f, "x{square}"))
            }
            Action::Decline { from, to } => write!(f, "{from}-{to}~"),
            Action::Place(square) => write!(f, "P@{square}"),
            Action::Pass => f.write_str("--"),
        }
    }
}

/// Reads the canonical notation. Only the form is looked at; captured squares may be in any order.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseActionError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Action> {
    if text == "--" {
        return Some(Action::Pass);
    }
    if let Some(square) = text.strip_prefix("P@") {
        return square.parse().ok().map(Action::Place);
    }
    let (from, rest) = text.split_once('-')?;
    let from = from.parse().ok()?;
    if let Some(to) = rest.strip_suffix('~') {
        return Some(Action::Decline { from, to: to.parse().ok()? });
    }
    let mut squares = rest.split('x').map(|word| word.parse::<Square>().ok());
    let to = squares.next()??;
    let taken = squares.collect::<Option<SquareSet>>()?;
    Some(Action::Move { from, to, taken })
}
