//! How long before the end of their time people want to be reminded.

use std::{fmt, str::FromStr, time::Duration};

use crate::MoveLimit;

/// How long before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reminder {
    /// As long as the limit says.
    #[default]
    ByLimit,
    Hour,
    ThreeHours,
    TwelveHours,
    Day,
    /// Not at all.
    Off,
}

const HOUR: Duration = Duration::from_secs(60 * 60);

impl Reminder {
    pub const ALL: [Reminder; 6] = [
        Reminder::ByLimit,
        Reminder::Hour,
        Reminder::ThreeHours,
        Reminder::TwelveHours,
        Reminder::Day,
        Reminder::Off,
    ];

    /// How much of the time is then left, of a turn that may take `limit`; `None`: there is no reminder. One that
    /// would come with the turn itself is none: then the limit says when.
    pub fn before(self, limit: MoveLimit) -> Option<Duration> {
        let wanted = match self {
            Reminder::Off => return None,
            Reminder::ByLimit => return Some(limit.reminder()),
            Reminder::Hour => HOUR,
            Reminder::ThreeHours => HOUR * 3,
            Reminder::TwelveHours => HOUR * 12,
            Reminder::Day => HOUR * 24,
        };
        Some(if wanted < limit.duration() { wanted } else { limit.reminder() })
    }

    /// As it is kept and written in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Reminder::ByLimit => "default",
            Reminder::Hour => "1h",
            Reminder::ThreeHours => "3h",
            Reminder::TwelveHours => "12h",
            Reminder::Day => "1d",
            Reminder::Off => "off",
        }
    }
}

impl fmt::Display for Reminder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The text is no such time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a reminder comes by default, 1h, 3h, 12h or 1d before the end, or is off")]
pub struct ReminderError;

impl FromStr for Reminder {
    type Err = ReminderError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Reminder::ALL.into_iter().find(|reminder| reminder.word() == text).ok_or(ReminderError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminders_are_read_back_and_leave_time_to_move() {
        for reminder in Reminder::ALL {
            assert_eq!(reminder.word().parse(), Ok(reminder));
            for limit in MoveLimit::ALL {
                let before = reminder.before(limit);
                assert_eq!(before.is_none(), reminder == Reminder::Off);
                assert!(before.is_none_or(|before| before < limit.duration()), "{reminder} {limit}");
            }
        }
        assert_eq!(Reminder::ThreeHours.before(MoveLimit::Day), Some(HOUR * 3));
        assert_eq!(Reminder::Day.before(MoveLimit::Day), Some(MoveLimit::Day.reminder()));
        assert_eq!("2h".parse::<Reminder>(), Err(ReminderError));
    }
}
