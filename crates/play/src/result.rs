//! How a game came out.

use std::fmt;

use rules::{Ending, Outcome, Side, Team};
use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    pub score: Score,
    pub reason: Reason,
}

impl GameResult {
    /// Who won, if anybody did.
    pub fn winner(&self) -> Option<Team> {
        match self.score {
            Score::Won(team) => Some(team),
            Score::Drawn | Score::Void => None,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        let score = outcome.winner.map_or(Score::Drawn, Score::Won);
        GameResult { score, reason: Reason::Rules(outcome.ending) }
    }
}

/// What the game counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    Won(Team),
    Drawn,
    /// Nothing: the game was broken off.
    Void,
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
    /// This side let its team down: see [`Absence`].
    Forfeited(Side, Absence),
    /// This side broke the game off before it had well begun.
    Aborted(Side),
    /// A moderator broke the game off.
    Ended(PlayerId),
    /// The community where it was played has long been out of reach.
    HomeLost,
}

/// How a side is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Its time for the turn ran out.
    Time,
    /// Its player has left.
    Left,
}

/// The score as records write it: `1-0`, `0-1`, `1/2-1/2`, and `*` for none.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.score {
            Score::Won(Team::First) => "1-0",
            Score::Won(Team::Second) => "0-1",
            Score::Drawn => "1/2-1/2",
            Score::Void => "*",
        })
    }
}

/// A clause that follows the score.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = crate::text::side_name;
        match self {
            Reason::Rules(ending) => ending.fmt(f),
            Reason::Resigned(side) => write!(f, "{} resigned", name(*side)),
            Reason::Agreed => f.write_str("a draw was agreed, so the men were counted"),
            Reason::Forfeited(side, Absence::Time) => write!(f, "the time of {} ran out", name(*side)),
            Reason::Forfeited(side, Absence::Left) => write!(f, "the player of {} has left", name(*side)),
            Reason::Aborted(side) => write!(f, "{} broke it off", name(*side)),
            Reason::Ended(moderator) => write!(f, "player {moderator} ended it as a moderator"),
            Reason::HomeLost => f.write_str("the community where it was played is out of reach"),
        }
    }
}
