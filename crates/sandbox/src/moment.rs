//! Moments, and the clock that tests can move.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use time::OffsetDateTime;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;

/// How Discord writes a moment: `2026-11-29T20:45:00.123000+00:00`.
const ISO: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]+00:00");

/// A moment, in Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(u64);

impl Moment {
    /// The moment so many milliseconds after the first of 1970.
    #[must_use]
    pub const fn from_unix_ms(ms: u64) -> Self {
        Self(ms)
    }

    /// Milliseconds since the first of 1970.
    #[must_use]
    pub const fn unix_ms(self) -> u64 {
        self.0
    }

    /// So much later.
    #[must_use]
    pub fn plus(self, time: Duration) -> Self {
        Self(self.0 + u64::try_from(time.as_millis()).unwrap_or(u64::MAX / 2))
    }

    /// How long ago `earlier` is, seen from this moment; zero if it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// As Discord writes it in JSON, in UTC.
    #[must_use]
    pub fn iso(self) -> String {
        OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.0) * 1_000_000)
            .ok()
            .and_then(|time| time.format(ISO).ok())
            // Only beyond the year 9999, where the calendar of the library ends.
            .unwrap_or_else(|| "9999-12-31T23:59:59.999000+00:00".to_owned())
    }
}

/// The sandbox's clock: the system's, moved forward by as much as it was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// How far it is ahead of the system's clock, in milliseconds.
    pub ahead_ms: u64,
}

impl Clock {
    /// The present moment.
    #[must_use]
    pub fn now(self) -> Moment {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(u64::try_from(system.as_millis()).unwrap_or(u64::MAX / 2) + self.ahead_ms)
    }

    /// Moves it forward.
    pub fn advance(&mut self, ms: u64) {
        self.ahead_ms = self.ahead_ms.saturating_add(ms).min(LONGEST_AHEAD_MS);
    }
}

/// A thousand years: far enough for any test, near enough for any calendar.
const LONGEST_AHEAD_MS: u64 = 1000 * 366 * 24 * 60 * 60 * 1000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(Moment::from_unix_ms(1_700_000_000_123).iso(), "2023-11-14T22:13:20.123000+00:00");
        assert_eq!(Moment::from_unix_ms(951_782_400_000).iso(), "2000-02-29T00:00:00.000000+00:00");
    }

    #[test]
    fn the_clock_goes_forward_by_as_much_as_it_is_told() {
        let mut clock = Clock::default();
        let before = clock.now();
        clock.advance(3_600_000);
        assert!(clock.now().since(before) >= Duration::from_secs(3600));
    }
}
