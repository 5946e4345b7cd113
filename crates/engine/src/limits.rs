//! How long a search may take.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// The bounds of one search; whichever is met first ends it. Without any it goes on until it is stopped or
/// the greatest depth is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// In plies.
    pub depth: Option<u8>,
    /// Positions generated or evaluated, by all threads.
    pub nodes: Option<u64>,
    /// By the clock on the wall.
    pub time: Option<Duration>,
}

impl Limits {
    pub fn depth(plies: u8) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// As the text protocol has them: ` movetime 100 depth 7`, each with a space before it.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| time.as_millis() as u64);
        let all = [("movetime", time), ("depth", self.depth.map(u64::from)), ("nodes", self.nodes)];
        all.iter().try_for_each(|(name, value)| match value {
            Some(value) => write!(f, " {name} {value}"),
            None => Ok(()),
        })
    }
}

/// Ends a search from another thread. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search within some hundred microseconds.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
