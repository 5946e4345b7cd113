//! Best of n: several games of the same people in a row.
//!
//! A won game counts one point, a drawn one half for each team. The series is decided when a team has more than
//! half of all points, or nobody can get there any more as the last game is over: then more points win, and as
//! many are a draw. The seats change sides with every game, so points go with the people and not with the side.

use std::{fmt, str::FromStr};

use rules::{ByTeam, Team};
use serde::{Deserialize, Serialize};

use crate::GameId;

/// How many games a series has at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum BestOf {
    /// A game of its own.
    #[default]
    One,
    Three,
    Five,
    Seven,
}

impl BestOf {
    /// All of them, shortest first.
    pub const ALL: [BestOf; 4] = [BestOf::One, BestOf::Three, BestOf::Five, BestOf::Seven];

    /// How many games.
    pub const fn games(self) -> u8 {
        match self {
            BestOf::One => 1,
            BestOf::Three => 3,
            BestOf::Five => 5,
            BestOf::Seven => 7,
        }
    }

    /// As it is written in commands and forms.
    pub const fn word(self) -> &'static str {
        match self {
            BestOf::One => "1",
            BestOf::Three => "3",
            BestOf::Five => "5",
            BestOf::Seven => "7",
        }
    }

    pub(crate) fn is_one(&self) -> bool {
        *self == BestOf::One
    }
}

impl fmt::Display for BestOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The number is none that a series has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a series is best of 1, 3, 5 or 7")]
pub struct BestOfError;

impl FromStr for BestOf {
    type Err = BestOfError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        BestOf::ALL.into_iter().find(|best_of| best_of.word() == text).ok_or(BestOfError)
    }
}

impl From<BestOf> for u8 {
    fn from(best_of: BestOf) -> u8 {
        best_of.games()
    }
}

impl TryFrom<u8> for BestOf {
    type Error = BestOfError;

    fn try_from(games: u8) -> Result<Self, Self::Error> {
        BestOf::ALL.into_iter().find(|best_of| best_of.games() == games).ok_or(BestOfError)
    }
}

/// Half points of the two teams, as they sit in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "[u8; 2]", from = "[u8; 2]")]
pub struct Halves(ByTeam<u8>);

impl Halves {
    pub fn of(&self, team: Team) -> u8 {
        self.0[team]
    }

    fn all(&self) -> u16 {
        Team::ALL.into_iter().map(|team| u16::from(self.0[team])).sum()
    }

    /// The same once everybody sits on the other side.
    pub(crate) fn swapped(&self) -> Halves {
        Halves(ByTeam([self.0[Team::Second], self.0[Team::First]]))
    }

    /// With the point of another game; `None`: it was drawn.
    pub(crate) fn with_game(mut self, winner: Option<Team>) -> Halves {
        for team in Team::ALL {
            self.0[team] = self.0[team].saturating_add(match winner {
                None => 1,
                Some(winner) if winner == team => 2,
                Some(_) => 0,
            });
        }
        self
    }
}

impl From<Halves> for [u8; 2] {
    fn from(halves: Halves) -> Self {
        halves.0.0
    }
}

impl From<[u8; 2]> for Halves {
    fn from(halves: [u8; 2]) -> Self {
        Halves(ByTeam(halves))
    }
}

/// Where a game stands in its series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Series {
    /// Its first game, by whose number it is known.
    pub first: GameId,
    pub best_of: BestOf,
    /// Which of its games this is, from 1.
    pub number: u8,
    /// How it stood before this game.
    pub before: Halves,
}

/// How a series stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriesState {
    /// This game is running.
    Running,
    /// This game is over, and the next one begins by itself.
    GoesOn,
    Won(Team),
    Drawn,
    /// The game was broken off, or somebody has left: nobody has won.
    BrokenOff,
}

impl Series {
    /// A series that begins with game `first`; none for a game of its own.
    pub(crate) fn beginning(first: GameId, best_of: BestOf) -> Option<Series> {
        let before = Halves::default();
        (best_of != BestOf::One).then_some(Series { first, best_of, number: 1, before })
    }

    /// Whether the games before can have been like that.
    pub(crate) fn makes_sense(&self) -> bool {
        let games = u16::from(self.number).saturating_sub(1);
        let in_range = (1..=self.best_of.games()).contains(&self.number) && self.best_of != BestOf::One;
        in_range && self.before.all() == 2 * games && self.leader_with_enough(self.before).is_none()
    }

    fn leader_with_enough(&self, halves: Halves) -> Option<Team> {
        Team::ALL.into_iter().find(|&team| halves.of(team) > self.best_of.games())
    }

    /// How it stands after this game, which `winner` has won, with `halves` in all.
    pub(crate) fn after(&self, halves: Halves) -> SeriesState {
        if let Some(team) = self.leader_with_enough(halves) {
            return SeriesState::Won(team);
        }
        if self.number < self.best_of.games() {
            return SeriesState::GoesOn;
        }
        // Of an odd number of points only half each is not more than half for somebody.
        SeriesState::Drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(number: u8, before: [u8; 2]) -> Series {
        Series { first: GameId(1), best_of: BestOf::Three, number, before: before.into() }
    }

    #[test]
    fn lengths_are_read_back() {
        for best_of in BestOf::ALL {
            assert_eq!(best_of.word().parse(), Ok(best_of));
            assert_eq!(BestOf::try_from(best_of.games()), Ok(best_of));
        }
        assert!(BestOf::ALL.is_sorted());
        assert_eq!(("2".parse::<BestOf>(), BestOf::try_from(2)), (Err(BestOfError), Err(BestOfError)));
    }

    #[test]
    fn more_than_half_of_the_points_decide() {
        let after = |number, halves: [u8; 2]| series(number, [0, 0]).after(halves.into());
        assert_eq!(after(1, [2, 0]), SeriesState::GoesOn);
        assert_eq!(after(2, [4, 0]), SeriesState::Won(Team::First));
        assert_eq!(after(2, [1, 3]), SeriesState::GoesOn, "one and a half of three is no more than half");
        assert_eq!(after(3, [2, 4]), SeriesState::Won(Team::Second));
        assert_eq!(after(3, [3, 3]), SeriesState::Drawn);
    }

    #[test]
    fn points_are_of_the_games_before_and_decide_nothing_yet() {
        assert!(series(1, [0, 0]).makes_sense() && series(2, [0, 2]).makes_sense());
        for (number, before) in [(0, [0, 0]), (1, [2, 0]), (2, [0, 0]), (3, [4, 0]), (4, [3, 3])] {
            assert!(!series(number, before).makes_sense(), "{number} {before:?}");
        }
        let one = Series { best_of: BestOf::One, ..series(1, [0, 0]) };
        assert!(!one.makes_sense(), "a game of its own is in no series");
    }
}
