//! How long a turn may take.

use std::{fmt, str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};

/// The time that a turn may take in a game that has a limit at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum MoveLimit {
    Hour,
    SixHours,
    Day,
    ThreeDays,
    Week,
    TwoWeeks,
}

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl MoveLimit {
    /// All of them, shortest first.
    pub const ALL: [MoveLimit; 6] = [
        MoveLimit::Hour,
        MoveLimit::SixHours,
        MoveLimit::Day,
        MoveLimit::ThreeDays,
        MoveLimit::Week,
        MoveLimit::TwoWeeks,
    ];

    /// The time itself.
    pub const fn duration(self) -> Duration {
        match self {
            MoveLimit::Hour => HOUR,
            MoveLimit::SixHours => HOUR.saturating_mul(6),
            MoveLimit::Day => DAY,
            MoveLimit::ThreeDays => DAY.saturating_mul(3),
            MoveLimit::Week => DAY.saturating_mul(7),
            MoveLimit::TwoWeeks => DAY.saturating_mul(14),
        }
    }

    /// How much of the time is left when the player is reminded: a quarter, at most a day.
    pub fn reminder(self) -> Duration {
        (self.duration() / 4).min(DAY)
    }

    /// How long a game is left for the opponents to claim once the time is up; then it is lost of itself. As
    /// long again, at most three days.
    pub fn grace(self) -> Duration {
        self.duration().min(DAY * 3)
    }

    /// As it is written in commands and events: `6h`, `14d`.
    pub const fn word(self) -> &'static str {
        match self {
            MoveLimit::Hour => "1h",
            MoveLimit::SixHours => "6h",
            MoveLimit::Day => "1d",
            MoveLimit::ThreeDays => "3d",
            MoveLimit::Week => "7d",
            MoveLimit::TwoWeeks => "14d",
        }
    }
}

impl fmt::Display for MoveLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl From<MoveLimit> for &'static str {
    fn from(limit: MoveLimit) -> Self {
        limit.word()
    }
}

/// The text is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move limit is 1h, 6h, 1d, 3d, 7d or 14d")]
pub struct MoveLimitError;

impl FromStr for MoveLimit {
    type Err = MoveLimitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        MoveLimit::ALL.into_iter().find(|limit| limit.word() == text).ok_or(MoveLimitError)
    }
}

impl TryFrom<String> for MoveLimit {
    type Error = MoveLimitError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_back_and_grow() {
        for limit in MoveLimit::ALL {
            assert_eq!(limit.word().parse(), Ok(limit));
        }
        assert!(MoveLimit::ALL.is_sorted_by_key(|limit| limit.duration()));
        assert_eq!("2d".parse::<MoveLimit>(), Err(MoveLimitError));
    }

    #[test]
    fn a_reminder_leaves_time_to_move() {
        let minutes = |limit: MoveLimit| limit.reminder().as_secs() / 60;
        assert_eq!(MoveLimit::ALL.map(minutes), [15, 90, 360, 1080, 1440, 1440]);
    }
}
