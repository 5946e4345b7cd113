//! How long to wait before the next attempt, and when to stop.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    time::Duration,
};

/// The first pause, which doubles with every further one.
const FIRST: Duration = Duration::from_millis(250);
/// No pause of our own is longer. What Discord asks for is waited for in full.
const LONGEST: Duration = Duration::from_secs(20);

/// What came of an attempt that another one may make good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 429: Discord says how long to wait.
    Limited(Duration),
    /// No connection came about.
    Unsent,
    /// 5xx, a lost connection, no answer in time: it may have been done.
    Broken,
}

/// The pause after the attempt number `count`, from 0: doubling, capped, between half and all of
/// it, so that those who failed together do not come back together.
pub fn pause(fault: Fault, count: u32) -> Duration {
    let jitter = f64::from(random_u32()) / f64::from(u32::MAX);
    pause_with(fault, count, jitter)
}

/// [`pause`] with the chance handed in, 0 to 1.
fn pause_with(fault: Fault, count: u32, jitter: f64) -> Duration {
    let own = FIRST.saturating_mul(2_u32.saturating_pow(count)).min(LONGEST);
    match fault {
        Fault::Limited(wait) => wait + FIRST.mul_f64(jitter),
        Fault::Unsent | Fault::Broken => own.mul_f64(0.5 + jitter / 2.0),
    }
}

/// The standard library's hash keys are random; nothing here needs better chance than that.
fn random_u32() -> u32 {
    (RandomState::new().build_hasher().finish() >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_cap() {
        let pauses: Vec<u128> =
            (0..10).map(|count| pause_with(Fault::Broken, count, 1.0).as_millis()).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 16000, 20000, 20000, 20000]);
        assert_eq!(pause_with(Fault::Broken, u32::MAX, 1.0), LONGEST);
    }

    #[test]
    fn chance_takes_at_most_half_away() {
        assert_eq!(pause_with(Fault::Broken, 3, 0.0), Duration::from_secs(1));
        let pause = pause(Fault::Broken, 3);
        assert!((Duration::from_secs(1)..=Duration::from_secs(2)).contains(&pause), "{pause:?}");
    }

    #[test]
    fn what_discord_asks_for_is_waited_for() {
        let wait = Duration::from_secs(60);
        assert!(pause_with(Fault::Limited(wait), 0, 0.0) >= wait);
    }
}
