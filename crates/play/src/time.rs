//! Points in time, handed in from outside.

use std::{ops::Add, time::Duration};

use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub i64);

impl Time {
    /// Whole seconds since the Unix epoch.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// How long ago `earlier` was; zero if it lies ahead.
    pub fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// Saturates at the end of time, some 292 million years on.
impl Add<Duration> for Time {
    type Output = Time;

    fn add(self, duration: Duration) -> Time {
        Time(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_counted_in_milliseconds_and_never_overflows() {
        assert_eq!((Time(500) + Duration::from_secs(2)).seconds(), 2);
        assert_eq!(Time(-1).seconds(), -1);
        assert_eq!(Time(5).since(Time(2)), Duration::from_millis(3));
        assert_eq!(Time(2).since(Time(5)), Duration::ZERO);
        assert_eq!(Time(1) + Duration::MAX, Time(i64::MAX));
    }
}
