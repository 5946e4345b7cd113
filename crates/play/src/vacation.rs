//! Vacations: days on which nobody's clock runs who has taken them.

use std::time::Duration;

use crate::Time;

/// A vacation that was taken or is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub since: Time,
    pub until: Time,
}

/// Why nobody goes on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VacationRefusal {
    #[error("that time is over already")]
    Over,
    /// `left`: how much may still be taken within these 365 days.
    #[error("so much vacation is not left in this year")]
    TooLong { left: Duration },
    #[error("you are not on vacation")]
    NotOnVacation,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Vacation {
    /// How much may be taken within a year: more would be a way not to play on.
    pub const BUDGET: Duration = DAY.saturating_mul(21);

    /// The budget is that of the last 365 days at every moment.
    const YEAR: Duration = DAY.saturating_mul(365);

    /// The vacation until `until`, in place of the one that may be under way. Days are whole, and what is left
    /// may be short of them by less than one: then it ends with what is left.
    ///
    /// # Errors
    ///
    /// [`VacationRefusal`]: why there is none.
    pub fn begin(taken: &[Vacation], until: Time, now: Time) -> Result<Vacation, VacationRefusal> {
        if until <= now {
            return Err(VacationRefusal::Over);
        }
        let left = Vacation::left(taken, now);
        if left.is_zero() || until.since(now) >= left + DAY {
            return Err(VacationRefusal::TooLong { left });
        }
        Ok(Vacation { since: now, until: until.min(now + left) })
    }

    /// How much may still be taken, if the one that is under way ends `now`.
    pub fn left(taken: &[Vacation], now: Time) -> Duration {
        let spent: Duration = taken.iter().map(|vacation| vacation.spent(now)).sum();
        Vacation::BUDGET.saturating_sub(spent)
    }

    /// The one that is under way.
    pub fn under_way(taken: &[Vacation], now: Time) -> Option<Vacation> {
        taken.iter().copied().find(|vacation| vacation.since <= now && now < vacation.until)
    }

    /// How much of it lies in the last year.
    fn spent(&self, now: Time) -> Duration {
        let year = i64::try_from(Vacation::YEAR.as_millis()).unwrap_or(i64::MAX);
        let begin = self.since.max(Time(now.0.saturating_sub(year)));
        self.until.min(now).since(begin)
    }

    /// From when on what was taken counts no more, whatever is asked after `now`.
    pub fn forgotten_before(now: Time) -> Time {
        Time(now.0.saturating_sub(i64::try_from(Vacation::YEAR.as_millis()).unwrap_or(i64::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Time = Time(1_800_000_000_000);

    fn day(days: i64) -> Time {
        Time(NOON.0 + days * 86_400_000)
    }

    fn taken(days: &[(i64, i64)]) -> Vec<Vacation> {
        days.iter().map(|&(since, until)| Vacation { since: day(since), until: day(until) }).collect()
    }

    #[test]
    fn three_weeks_a_year_can_be_taken_in_parts() {
        let begin = |past: &[(i64, i64)], days| Vacation::begin(&taken(past), day(days), NOON);
        assert_eq!(begin(&[], 21), Ok(Vacation { since: NOON, until: day(21) }));
        assert_eq!(begin(&[], 22), Err(VacationRefusal::TooLong { left: DAY * 21 }));
        assert_eq!(begin(&[(-30, -20)], 12), Err(VacationRefusal::TooLong { left: DAY * 11 }));
        assert!(begin(&[(-30, -20)], 11).is_ok());
        assert!(begin(&[(-400, -380)], 21).is_ok(), "that was another year");
        assert_eq!(begin(&[(-370, -360)], 17), Err(VacationRefusal::TooLong { left: DAY * 16 }));
        // Of a vacation that was begun just now some minutes are gone.
        let begun = [Vacation { since: Time(NOON.0 - 60_000), until: day(21) }];
        let anew = Vacation::begin(&begun, day(21), NOON).expect("the last day is a minute short");
        assert_eq!(anew.until, Time(day(21).0 - 60_000));
        let spent = taken(&[(-21, 0)]);
        assert_eq!(
            Vacation::begin(&spent, day(1), NOON),
            Err(VacationRefusal::TooLong { left: Duration::ZERO })
        );
        assert_eq!(begin(&[], 0), Err(VacationRefusal::Over));
        assert_eq!(begin(&[], -1), Err(VacationRefusal::Over));
    }

    #[test]
    fn what_is_under_way_counts_as_far_as_it_has_gone() {
        let past = taken(&[(-5, 10)]);
        assert_eq!(Vacation::under_way(&past, NOON), Some(past[0]));
        assert_eq!(Vacation::under_way(&past, day(10)), None);
        assert_eq!(Vacation::left(&past, NOON), DAY * 16);
        assert!(Vacation::begin(&past, day(16), NOON).is_ok(), "in its place");
    }
}
