//! Interactions: what a user did, and how the bot answered.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Id;
use crate::moment::Moment;

/// How long the bot has for its first answer.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// How long the token of an answered interaction is good.
pub const TOKEN_LIVES: Duration = Duration::from_secs(15 * 60);

/// A use of a command or component by a user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: Kind,
    pub user: Id,
    pub channel: Id,
    pub guild: Option<Id>,
    /// The command's name and kind.
    pub command: Option<(String, u8)>,
    pub target: Option<Target>,
    /// The message whose component was used.
    pub component_of: Option<Id>,
    /// Whether the application is there only because a user installed it.
    pub user_install: bool,
    /// Who installed it for themselves, if anybody: of a component, who raised the interaction that its message
    /// answers. States of before it was kept have none where it is who raised it.
    #[serde(default)]
    pub installer: Option<Id>,
    pub answer: Option<Answer>,
    /// The message of the first answer: the new one, or that of the component.
    pub original: Option<Id>,
    /// Whether that of the component was changed by the token. Not in states of before it was kept.
    #[serde(default)]
    pub updated: bool,
    pub followups: Vec<Id>,
    /// The kind of the option that is being typed, of autocomplete.
    pub focused: Option<u8>,
    /// What autocomplete offered.
    pub choices: Option<Vec<Value>>,
    /// The form that opened in answer to it. Not in states of before there were forms, like the next.
    #[serde(default)]
    pub modal: Option<Value>,
    /// What the form that is sent by it was the answer to.
    #[serde(default)]
    pub trigger: Option<Box<Self>>,
}

/// What sort of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Command,
    Component,
    Autocomplete,
    /// A form that is sent.
    Submit,
}

impl Kind {
    /// Discord's number for the kind.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Submit => 5,
        }
    }
}

/// What an entry of a context menu was used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    User(Id),
    Message(Id),
}

/// The first answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    pub kind: AnswerKind,
    pub at: Moment,
}

/// What sort of answer it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnswerKind {
    Message,
    DeferredMessage,
    DeferredUpdate,
    UpdateMessage,
    Choices,
    Modal,
}

impl AnswerKind {
    /// The kind with Discord's number; `None` for one that is not modelled.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        match number {
            4 => Some(Self::Message),
            5 => Some(Self::DeferredMessage),
            6 => Some(Self::DeferredUpdate),
            7 => Some(Self::UpdateMessage),
            8 => Some(Self::Choices),
            9 => Some(Self::Modal),
            _ => None,
        }
    }

    /// Whether it writes or changes a message.
    #[must_use]
    pub const fn writes(self) -> bool {
        matches!(self, Self::Message | Self::DeferredMessage | Self::UpdateMessage)
    }

    /// Discord's number for the kind.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Message => 4,
            Self::DeferredMessage => 5,
            Self::DeferredUpdate => 6,
            Self::UpdateMessage => 7,
            Self::Choices => 8,
            Self::Modal => 9,
        }
    }
}

impl Interaction {
    /// Who installed the application for themselves, if anybody.
    #[must_use]
    pub fn installer(&self) -> Option<Id> {
        self.installer.or(self.user_install.then_some(self.user))
    }

    /// Whether the bot let the time for its first answer pass.
    #[must_use]
    pub fn is_missed(&self, now: Moment) -> bool {
        self.answer.is_none() && now.since(self.id.made_at()) > ANSWER_WITHIN
    }

    /// Whether its token is no longer good.
    #[must_use]
    pub fn is_over(&self, now: Moment) -> bool {
        now.since(self.id.made_at()) > TOKEN_LIVES
    }
}
