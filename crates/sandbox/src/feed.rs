//! Notices of what happened, for the page and for those who wait.

use serde::Serialize;
use tokio::sync::broadcast;

use crate::ids::Id;

/// Notices kept for one that is slow; beyond it, it is told that it missed some.
const QUEUE: usize = 4096;

/// That something happened. What it was is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    Message {
        change: Change,
        channel: Id,
        id: Id,
        /// The only one who may know, if it is ephemeral.
        #[serde(skip)]
        only_for: Option<Id>,
    },
    /// Channels, threads, rights or members changed.
    Guild,
    Typing {
        channel: Id,
        user: Id,
    },
    Interaction {
        id: Id,
        #[serde(skip)]
        user: Id,
    },
    Commands,
    Clock,
    /// The bot came or went.
    Presence,
}

/// What happened to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    Created,
    Edited,
    Deleted,
}

impl Notice {
    /// Whether `user` may know of it.
    #[must_use]
    pub fn is_for(&self, viewer: Id) -> bool {
        match self {
            Self::Message { only_for, .. } => only_for.is_none_or(|only| only == viewer),
            Self::Interaction { user, .. } => *user == viewer,
            _ => true,
        }
    }
}

/// A place to send notices to.
#[must_use]
pub fn feed() -> broadcast::Sender<Notice> {
    broadcast::channel(QUEUE).0
}
