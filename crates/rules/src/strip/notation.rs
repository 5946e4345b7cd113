//! Actions as text (rules.md section 3). Only the canonical form: reading what people type is
//! [`Game::read`](crate::Game::read)'s.

use std::{fmt, str::FromStr};

use super::{
    action::{Action, Chain},
    board::Leap,
    point::Point,
};
use crate::action::ParseActionError;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Step { from, to } => write!(f, "{from}-{to}"),
            Action::Capture(chain) => chain.fmt(f),
            Action::Huff(point) => write!(f, "H{point}"),
        }
    }
}

/// `b3xb7xb11`; a bent leap names the man leapt: `b7x(a8)b9`.
impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from())?;
        for (from, leap) in self.hops() {
            match leap.over() {
                Some(over) if leap.is_bent(from) => write!(f, "x({over}){}", leap.to())?,
                _ => write!(f, "x{}", leap.to())?,
            }
        }
        Ok(())
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Action> {
    if let Some(point) = text.strip_prefix('H') {
        return Some(Action::Huff(point.parse().ok()?));
    }
    match text.split_once('-') {
        Some((from, to)) => Some(Action::Step { from: from.parse().ok()?, to: to.parse().ok()? }),
        None => read_chain(text).map(Action::Capture),
    }
}

/// `None` also for more leaps than a chain can have.
fn read_chain(text: &str) -> Option<Chain> {
    let (start, leaps) = text.split_once('x')?;
    let mut chain = Chain::start(start.parse().ok()?);
    for leap in leaps.split('x') {
        let leap = read_leap(chain.to(), leap)?;
        chain.push(leap).then_some(())?;
    }
    Some(chain)
}

/// `b9` or `(a8)b9`.
fn read_leap(from: Point, text: &str) -> Option<Leap> {
    let Some(named) = text.strip_prefix('(') else {
        return Some(Leap::unnamed(from, text.parse().ok()?));
    };
    let (over, to) = named.split_once(')')?;
    let (over, to): (Point, Point) = (over.parse().ok()?, to.parse().ok()?);
    (over != to).then_some(Leap::new(over, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_texts_read_back() {
        for text in [
            "a8-b9",
            "c10xa8",
            "b3xb7xb11",
            "b7x(a8)b9x(c8)b7",
            "Hb11",
            "a4xb1",
            "a2xc2",
            "b41x(c40)b39",
            "a2xb31",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_man_named_without_need_is_not_written() {
        assert_eq!("b3x(b5)b7".parse::<Action>(), "b3xb7".parse());
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "a8",
            "a8-",
            "-a8",
            "a8b9",
            "a8-b9-a10",
            "a8xx",
            "xa8",
            "a8x",
            "hb11",
            "H",
            "Ha8-b9",
            "b7x(a8)",
            "b7x(a8b9",
            "b7xa8)b9",
            "b7x()b9",
            "b7x(b9)b9",
            "A8-B9",
            " a8-b9",
            "a8 - b9",
            "a8–b9",
            "--",
            "c10xa8 ",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError { text: text.to_owned() }));
        }
    }

    #[test]
    fn no_chain_is_longer_than_a_side_has_men() {
        let longest = format!("b1{}", "xb5xb1".repeat(Chain::MOST / 2));
        assert_eq!(longest.parse::<Action>().map(|action| action.to_string()), Ok(longest.clone()));
        assert!(format!("{longest}xb5").parse::<Action>().is_err());
    }

    #[test]
    fn the_longest_notation_can_be_typed() {
        let longest = format!("b41{}", "x(c40)b39x(c40)b41".repeat(Chain::MOST / 2));
        assert_eq!(longest.parse::<Action>().map(|action| action.to_string()), Ok(longest.clone()));
        assert_eq!(longest.len(), 273);
        assert!(longest.len() <= crate::MAX_TYPED);
    }
}
