//! Channels of a guild, their threads, and direct messages.

use serde::{Deserialize, Serialize};

use super::permissions::Permissions;
use crate::ids::Id;
use crate::moment::Moment;

/// A place for messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub kind: Kind,
    pub name: String,
    /// Order in the list of channels.
    pub position: u16,
    pub overwrites: Vec<Overwrite>,
    pub last_message: Option<Id>,
}

/// What sort of place it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A text channel of a guild.
    Text { guild: Id },
    /// A public thread of a text channel.
    Thread(Thread),
    /// Direct messages between two.
    Direct { between: [Id; 2] },
}

/// What a thread has beside a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    pub guild: Id,
    pub parent: Id,
    pub owner: Id,
    /// Who is in it, and since when.
    pub members: Vec<(Id, Moment)>,
    pub archived: bool,
    pub locked: bool,
    /// When it was last archived or taken out of the archive.
    pub archive_changed: Moment,
    /// Minutes without a message after which Discord archives it.
    pub archive_after: u32,
    pub made: Moment,
    /// Messages in it now, and ever sent.
    pub messages: u32,
    pub sent: u32,
}

/// Rights that differ from the guild's in one channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overwrite {
    pub target: Target,
    pub allow: Permissions,
    pub deny: Permissions,
}

/// Whose rights an overwrite changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    Role(Id),
    Member(Id),
}

impl Channel {
    /// A text channel.
    #[must_use]
    pub fn text(id: Id, guild: Id, name: &str, position: u16) -> Self {
        Self {
            id,
            kind: Kind::Text { guild },
            name: name.to_owned(),
            position,
            overwrites: Vec::new(),
            last_message: None,
        }
    }

    /// The guild it belongs to; `None` for direct messages.
    #[must_use]
    pub const fn guild(&self) -> Option<Id> {
        match &self.kind {
            Kind::Text { guild } => Some(*guild),
            Kind::Thread(thread) => Some(thread.guild),
            Kind::Direct { .. } => None,
        }
    }

    /// What it has as a thread.
    #[must_use]
    pub const fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            Kind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// What it has as a thread, to be changed.
    pub const fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            Kind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// Discord's number for the kind.
    #[must_use]
    pub const fn number(&self) -> u8 {
        match self.kind {
            Kind::Text { .. } => 0,
            Kind::Direct { .. } => 1,
            Kind::Thread(_) => 11,
        }
    }
}
