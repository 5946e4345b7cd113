//! Messages and the files attached to them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Id;
use crate::moment::Moment;

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: Kind,
    pub content: String,
    pub edited: Option<Moment>,
    pub flags: u64,
    pub mentions: Mentions,
    pub attachments: Vec<Attachment>,
    /// As [`components`](super::components) keeps them.
    pub components: Vec<Value>,
    /// As it was sent: a string or an integer.
    pub nonce: Option<Value>,
    pub reference: Option<Reference>,
    /// The interaction whose answer it is.
    pub origin: Option<Origin>,
    /// The only one who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    /// How many were sent in its thread by then, if it is in one. Not in states of before it was kept.
    #[serde(default)]
    pub position: Option<u32>,
}

/// Flags of a message by Discord's bits.
pub mod flags {
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub const HAS_THREAD: u64 = 1 << 5;
    pub const EPHEMERAL: u64 = 1 << 6;
    pub const LOADING: u64 = 1 << 7;
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub const COMPONENTS_V2: u64 = 1 << 15;
}

/// What sort of message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Plain,
    Reply,
    /// The note in a channel that a thread was made without a message.
    ThreadMade,
    /// The first line of a thread that was made from a message.
    ThreadStarter,
    /// Answer to a slash command.
    Command,
    /// Answer to an entry of a context menu.
    MenuCommand,
}

impl Kind {
    /// Discord's number for the kind.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Plain => 0,
            Self::ThreadMade => 18,
            Self::Reply => 19,
            Self::Command => 20,
            Self::ThreadStarter => 21,
            Self::MenuCommand => 23,
        }
    }

    /// Whether Discord wrote it, so that nobody may answer or edit it.
    #[must_use]
    pub const fn is_system(self) -> bool {
        matches!(self, Self::ThreadMade | Self::ThreadStarter)
    }
}

/// Who is pinged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mentions {
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub everyone: bool,
}

/// What a message answers or points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    pub channel: Id,
    /// `None` for the note that a thread was made.
    pub message: Option<Id>,
}

/// Where the answer to an interaction comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub interaction: Id,
    /// Discord's number for the kind of interaction.
    pub kind: u8,
    pub user: Id,
    pub guild: Option<Id>,
    /// Name of the command.
    pub command: Option<String>,
    /// The message whose component was used.
    pub component_of: Option<Id>,
    /// The first answer, if this is a follow-up.
    pub follows: Option<Id>,
    pub target_user: Option<Id>,
    pub target_message: Option<Id>,
    /// Whether the application was there only because a user installed it.
    pub user_install: bool,
    /// Who installed it for themselves, as with [`Interaction`](super::interaction::Interaction).
    #[serde(default)]
    pub installer: Option<Id>,
    /// What the form that was sent was the answer to. Not in states of before there were forms.
    #[serde(default)]
    pub trigger: Option<Box<Self>>,
}

impl Origin {
    /// Who installed the application for themselves, if anybody.
    #[must_use]
    pub fn installer(&self) -> Option<Id> {
        self.installer.or(self.user_install.then_some(self.user))
    }
}

/// A file of a message. The bytes lie in [`Files`](super::files::Files).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    pub content_type: Option<String>,
    /// In bytes.
    pub size: usize,
    /// Width and height in pixels, of pictures.
    pub pixels: Option<(u32, u32)>,
}
