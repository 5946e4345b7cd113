//! Rate limits. Off unless switched on: tests would crawl.
//!
//! What Discord documents is the global limit of 50 requests a second, from which interaction endpoints are
//! exempt, and that buckets are told by headers; the five messages in five seconds are observed.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::moment::Moment;
use crate::refusal::Refusal;

/// How long the window of the message limit is.
const MESSAGE_WINDOW: Duration = Duration::from_secs(5);
const GLOBAL_WINDOW: Duration = Duration::from_secs(1);

/// Edits of old messages in one channel within an hour. Discord does not tell the number; it is small.
const OLD_EDITS: usize = 5;
const OLD_EDIT_WINDOW: Duration = Duration::from_secs(60 * 60);

/// Which limits hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rates {
    /// Requests of the bot in a second.
    pub global_per_second: Option<u32>,
    /// Messages in one channel in five seconds.
    pub messages_per_five_seconds: Option<u32>,
}

/// The limits and what of them is used.
#[derive(Debug, Default)]
pub struct Limits {
    rates: Rates,
    windows: BTreeMap<String, Window>,
    old_edits: BTreeMap<Id, Vec<Moment>>,
}

#[derive(Debug)]
struct Window {
    ends: Moment,
    used: u32,
}

/// What the headers say of a bucket.
#[derive(Clone, Debug, PartialEq)]
pub struct Bucket {
    pub name: String,
    pub limit: u32,
    pub remaining: u32,
    /// Unix seconds.
    pub reset: f64,
    /// Seconds.
    pub reset_after: f64,
}

impl Limits {
    /// Which limits hold.
    pub const fn rates(&self) -> Rates {
        self.rates
    }

    /// Lets other limits hold from now on.
    pub fn set(&mut self, rates: Rates) {
        self.rates = rates;
        self.windows.clear();
    }

    /// Counts a request of the bot.
    ///
    /// # Errors
    ///
    /// 429 if it is one too many.
    pub fn count_global(&mut self, now: Moment) -> Result<(), Refusal> {
        let Some(limit) = self.rates.global_per_second else { return Ok(()) };
        let bucket = self.count("global", limit, GLOBAL_WINDOW, now);
        match bucket {
            Ok(_) => Ok(()),
            Err(bucket) => Err(Refusal::RateLimited { retry_after: bucket.reset_after, global: true }),
        }
    }

    /// Counts a message in a channel; says what the headers are to say, if there is a limit.
    ///
    /// # Errors
    ///
    /// The bucket, if it is empty.
    pub fn count_message(&mut self, channel: &str, now: Moment) -> Option<Result<Bucket, Bucket>> {
        let limit = self.rates.messages_per_five_seconds?;
        Some(self.count(&format!("messages-{channel}"), limit, MESSAGE_WINDOW, now))
    }

    /// Counts an edit of a message that is over an hour old, a limit that always holds; whether it may be.
    pub fn count_old_edit(&mut self, channel: Id, now: Moment) -> bool {
        let edits = self.old_edits.entry(channel).or_default();
        edits.retain(|at| now.since(*at) < OLD_EDIT_WINDOW);
        let may = edits.len() < OLD_EDITS;
        if may {
            edits.push(now);
        }
        may
    }

    fn count(&mut self, name: &str, limit: u32, length: Duration, now: Moment) -> Result<Bucket, Bucket> {
        // Windows that are over are of no use; so there are never more than requests in five seconds.
        self.windows.retain(|_, window| window.ends > now);
        let window =
            self.windows.entry(name.to_owned()).or_insert_with(|| Window { ends: now.plus(length), used: 0 });
        let is_free = window.used < limit;
        if is_free {
            window.used += 1;
        }
        let bucket = Bucket {
            name: name.to_owned(),
            limit,
            remaining: limit - window.used,
            reset: Duration::from_millis(window.ends.unix_ms()).as_secs_f64(),
            reset_after: window.ends.since(now).as_secs_f64(),
        };
        if is_free { Ok(bucket) } else { Err(bucket) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> Moment {
        Moment::from_unix_ms(1_700_000_000_000 + ms)
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut limits = Limits::default();
        assert_eq!(limits.count_message("1", at(0)), None);
        limits.set(Rates { messages_per_five_seconds: Some(2), global_per_second: None });
        assert_eq!(limits.count_message("1", at(0)).unwrap().unwrap().remaining, 1);
        assert_eq!(limits.count_message("1", at(1000)).unwrap().unwrap().remaining, 0);
        let refused = limits.count_message("1", at(2000)).unwrap().unwrap_err();
        assert_eq!((refused.limit, refused.reset_after), (2, 3.0));
        assert!(limits.count_message("2", at(2000)).unwrap().is_ok(), "each channel has its own");
        assert!(limits.count_message("1", at(5000)).unwrap().is_ok());
    }

    #[test]
    fn the_global_limit_is_of_all_requests() {
        let mut limits = Limits::default();
        limits.set(Rates { global_per_second: Some(1), messages_per_five_seconds: None });
        assert_eq!(limits.count_global(at(0)), Ok(()));
        let refused = Refusal::RateLimited { retry_after: 0.6, global: true };
        assert_eq!(limits.count_global(at(400)), Err(refused));
        assert_eq!(limits.count_global(at(1000)), Ok(()));
    }

    #[test]
    fn old_messages_are_edited_a_few_times_an_hour() {
        let mut limits = Limits::default();
        for n in 0..OLD_EDITS {
            assert!(limits.count_old_edit(Id::new(1), at(n as u64)));
        }
        assert!(!limits.count_old_edit(Id::new(1), at(10)));
        assert!(limits.count_old_edit(Id::new(2), at(10)));
        assert!(limits.count_old_edit(Id::new(1), at(3_600_010)));
    }
}
