//! The one clock that everything follows.

use std::{
    fmt::Debug,
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use play::Time;

/// What time it is.
pub trait Clock: Debug + Send + Sync {
    fn now(&self) -> Time;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(0) + since
    }
}

/// A clock that stands until it is moved.
#[derive(Debug)]
pub struct ManualClock(AtomicI64);

impl ManualClock {
    pub fn at(time: Time) -> ManualClock {
        ManualClock(AtomicI64::new(time.0))
    }

    pub fn set(&self, time: Time) {
        self.0.store(time.0, Ordering::SeqCst);
    }

    pub fn advance(&self, by: Duration) {
        self.set(self.now() + by);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Time {
        Time(self.0.load(Ordering::SeqCst))
    }
}
