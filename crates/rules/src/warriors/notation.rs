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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_actions_read_as_they_are_written() {
        for text in ["--", "P@g1", "P@n10", "e5-f6", "e5-f6~", "e5-f6xg7", "a10-b11xc12", "e5-f6xg5xe7xg7"] {
            let action: Action = text.parse().expect(text);
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn captured_squares_are_written_in_board_order() {
        let action: Action = "e5-f6xg7xe7xg5".parse().expect("an action");
        assert_eq!(action.to_string(), "e5-f6xg5xe7xg7");
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in [
            "",
            "-",
            "---",
            "e5",
            "e5-",
            "-f6",
            "e5-f6x",
            "e5-f6xx",
            "e5xf6",
            "e5-f6~xg7",
            "e5-f6xg7~",
            "e5-f6~~",
            "P@",
            "P@a1",
            "Pg1",
            "p@g1",
            "e5-f6 ",
            "e5–f6",
            "a1-b2",
            "e5-f6-g7",
            "ee-f6",
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert_eq!(error.text, text);
        }
    }
}
