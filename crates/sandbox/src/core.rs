//! The one lock: everything that changes, changes under it, and is written down before it is let go.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use crate::control::faults::Faults;
use crate::control::log::Log;
use crate::feed::Notice;
use crate::gateway::hub::{Event, Hub};
use crate::rest::limits::Limits;
use crate::state::World;
use crate::state::files::Files;
use crate::state::journal::Journal;

/// All that the sandbox holds.
#[derive(Debug)]
pub struct Core {
    pub world: World,
    pub files: Files,
    pub hub: Hub,
    pub faults: Faults,
    pub limits: Limits,
    pub log: Log,
    pub feed: broadcast::Sender<Notice>,
    pub journal: Option<Journal>,
    /// How often a client is to send a heartbeat.
    pub heartbeat: Duration,
}

impl Core {
    /// Tells the bot.
    pub fn emit(&mut self, event: &Event) {
        self.hub.dispatch(event);
    }

    /// Tells the page and those who wait.
    pub fn notice(&self, notice: Notice) {
        // Nobody listening is no fault.
        let _ = self.feed.send(notice);
    }

    fn write_down(&mut self) {
        let Some(journal) = &mut self.journal else {
            self.world.take_changes();
            return;
        };
        if let Err(fault) = journal.write(&mut self.world) {
            tracing::error!("cannot write the sandbox's state: {fault}");
        }
    }
}

/// The core as all parts of the server share it.
#[derive(Clone, Debug)]
pub struct Shared {
    core: Arc<Mutex<Core>>,
    feed: broadcast::Sender<Notice>,
    /// Turns true when the server is to stop.
    pub stopping: watch::Receiver<bool>,
}

impl Shared {
    /// Puts a core behind the lock.
    #[must_use]
    pub fn new(core: Core, stopping: watch::Receiver<bool>) -> Self {
        let feed = core.feed.clone();
        Self { core: Arc::new(Mutex::new(core)), feed, stopping }
    }

    /// Does something with the core, alone, and writes down what it changed.
    pub fn with<T>(&self, act: impl FnOnce(&mut Core) -> T) -> T {
        // A panic in a handler leaves at worst one request half done: better to go on than to refuse all.
        let mut core = self.core.lock().unwrap_or_else(PoisonError::into_inner);
        let result = act(&mut core);
        core.write_down();
        result
    }

    /// Lets go of the folder. What changes from now on is not kept.
    pub fn let_go(&self) {
        self.with(|core| core.journal = None);
    }

    /// All notices from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.feed.subscribe()
    }

    /// Waits until `found` finds something, at most so long; asks again after every notice.
    pub async fn wait_for<T>(
        &self,
        longest: Duration,
        mut found: impl FnMut(&mut Core) -> Option<T>,
    ) -> Option<T> {
        let deadline = Instant::now() + longest;
        let mut notices = self.listen();
        let mut stopping = self.stopping.clone();
        loop {
            if let Some(result) = self.with(&mut found) {
                return Some(result);
            }
            tokio::select! {
                // To have missed notices is a reason to look again, as any notice is.
                _ = notices.recv() => {}
                () = tokio::time::sleep_until(deadline) => return self.with(&mut found),
                () = stopped(&mut stopping) => return None,
            }
        }
    }
}

/// Ends when the server is to stop, or nobody is left to say so.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
