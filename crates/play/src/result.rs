//! How a game came out.

use std::fmt;

use rules::{Ending, Side, Team};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// `None`: drawn.
    pub winner: Option<Team>,
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The rules of the game did.
    Rules(Ending),
    /// This side gave up, for its team; with four seats its partner agreed.
    Resigned(Side),
    /// A draw was agreed, so the men were counted (1.6): more men wins, equal is a draw.
    Agreed,
}

/// The score as records write it: `1-0`, `0-1` or `1/2-1/2`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.winner {
            Some(Team::First) => "1-0",
            Some(Team::Second) => "0-1",
            None => "1/2-1/2",
        })
    }
}

/// A clause that follows the score.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rules(ending) => ending.fmt(f),
            Reason::Resigned(side) => write!(f, "{} resigned", crate::text::side_name(*side)),
            Reason::Agreed => f.write_str("a draw was agreed, so the men were counted"),
        }
    }
}
