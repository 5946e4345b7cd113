//! How long before the end of their time people want to be reminded.

use std::{fmt, str::FromStr, time::Duration};

use crate::MoveLimit;

/// How long before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reminder {
    /// As long as the limit says.
    #[default]
    ByLimit,
    Before(Lead),
    /// Not at all.
    Off,
}

/// A time before the end: whole minutes, from [`Lead::SHORTEST`] to [`Lead::LONGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lead {
    minutes: u32,
}

const HOUR: u32 = 60;
const DAY: u32 = 24 * HOUR;

impl Lead {
    pub const HOUR: Lead = Lead { minutes: HOUR };
    pub const THREE_HOURS: Lead = Lead { minutes: 3 * HOUR };
    pub const TWELVE_HOURS: Lead = Lead { minutes: 12 * HOUR };
    pub const DAY: Lead = Lead { minutes: DAY };

    pub const SHORTEST: Lead = Lead { minutes: 5 };
    pub const LONGEST: Lead = Lead { minutes: 7 * DAY };

    /// The time itself.
    pub const fn duration(self) -> Duration {
        Duration::from_secs(60 * self.minutes as u64)
    }

    /// In the largest unit of which it is a whole number.
    pub const fn units(self) -> (Unit, u32) {
        match self.minutes {
            minutes if minutes.is_multiple_of(DAY) => (Unit::Days, minutes / DAY),
            minutes if minutes.is_multiple_of(HOUR) => (Unit::Hours, minutes / HOUR),
            minutes => (Unit::Minutes, minutes),
        }
    }
}

/// In what a time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Minutes,
    Hours,
    Days,
}

impl Reminder {
    /// Those that are offered; every other [`Lead`] can be written.
    pub const OFFERED: [Reminder; 6] = [
        Reminder::ByLimit,
        Reminder::Before(Lead::HOUR),
        Reminder::Before(Lead::THREE_HOURS),
        Reminder::Before(Lead::TWELVE_HOURS),
        Reminder::Before(Lead::DAY),
        Reminder::Off,
    ];

    /// How much of the time is then left, of a turn that may take `limit`; `None`: there is no reminder. One that
    /// would come with the turn itself is none: then the limit says when.
    pub fn before(self, limit: MoveLimit) -> Option<Duration> {
        match self {
            Reminder::Off => None,
            Reminder::ByLimit => Some(limit.reminder()),
            Reminder::Before(lead) if lead.duration() < limit.duration() => Some(lead.duration()),
            Reminder::Before(_) => Some(limit.reminder()),
        }
    }
}

/// As it is kept and written in commands: `default`, `off`, `90m`, `3h`, `1d`.
impl fmt::Display for Reminder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reminder::ByLimit => f.write_str("default"),
            Reminder::Off => f.write_str("off"),
            Reminder::Before(lead) => match lead.units() {
                (Unit::Minutes, count) => write!(f, "{count}m"),
                (Unit::Hours, count) => write!(f, "{count}h"),
                (Unit::Days, count) => write!(f, "{count}d"),
            },
        }
    }
}

/// The text is no such time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a reminder comes 5m to 7d before the end, by default, or is off")]
pub struct ReminderError;

/// Reads also capitals, spaces, and minutes or hours that make days.
impl FromStr for Reminder {
    type Err = ReminderError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text: String = text.to_ascii_lowercase().split_whitespace().collect();
        match text.as_str() {
            "default" => return Ok(Reminder::ByLimit),
            "off" => return Ok(Reminder::Off),
            _ => {}
        }
        let units = [('m', 1), ('h', HOUR), ('d', DAY)];
        let read = |(unit, minutes): (char, u32)| {
            let count: u32 = text.strip_suffix(unit)?.parse().ok()?;
            Some(Lead { minutes: count.checked_mul(minutes)? })
        };
        let lead = units.into_iter().find_map(read).ok_or(ReminderError)?;
        if (Lead::SHORTEST..=Lead::LONGEST).contains(&lead) {
            Ok(Reminder::Before(lead))
        } else {
            Err(ReminderError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Reminder, ReminderError> {
        text.parse()
    }

    #[test]
    fn reminders_are_read_back_and_leave_time_to_move() {
        let own = ["5m", "90m", "2h", "36h", "7d"].map(|text| read(text).expect(text));
        for reminder in Reminder::OFFERED.into_iter().chain(own) {
            assert_eq!(read(&reminder.to_string()), Ok(reminder));
            for limit in MoveLimit::ALL {
                let before = reminder.before(limit);
                assert_eq!(before.is_none(), reminder == Reminder::Off);
                assert!(before.is_none_or(|before| before < limit.duration()), "{reminder} {limit}");
            }
        }
        assert_eq!(read("3h").map(|it| it.before(MoveLimit::Day)), Ok(Some(Duration::from_secs(3 * 3600))));
        assert_eq!(read("90 M").map(|it| it.before(MoveLimit::Day)), Ok(Some(Duration::from_secs(90 * 60))));
        let day = Reminder::Before(Lead::DAY);
        assert_eq!(day.before(MoveLimit::Day), Some(MoveLimit::Day.reminder()));
        assert_eq!([read("1440m"), read("24h"), read("1D")], [Ok(day); 3]);
    }

    #[test]
    fn what_is_no_time_within_bounds_is_refused() {
        for text in
            ["", "h", "4m", "0h", "8d", "169h", "4294967295d", "-1h", "1.5h", "2", "2w", "soon", "1h30m"]
        {
            assert_eq!(read(text), Err(ReminderError), "{text}");
        }
    }
}
