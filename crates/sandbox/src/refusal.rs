//! Discord's errors: their codes, statuses and bodies.

use serde_json::{Map, Value, json};

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// An error with a code.
    Code(Code),
    /// 50035 with what is wrong where, in Discord's nested form.
    Form(Map<String, Value>),
    /// 401: the token is missing or wrong.
    Unauthorized,
    /// 429; seconds to wait, and whether it is the limit of the whole bot.
    RateLimited { retry_after: f64, global: bool },
    /// 501: Discord has it, the sandbox does not. Says what.
    Unmodelled(String),
    /// 500: the sandbox could not write to its own disk.
    Storage(String),
}

/// Discord's error codes that the sandbox gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    UnknownChannel = 10003,
    UnknownGuild = 10004,
    UnknownMember = 10007,
    UnknownMessage = 10008,
    UnknownUser = 10013,
    UnknownWebhook = 10015,
    UnknownInteraction = 10062,
    EditsOfOldMessages = 30046,
    TooLarge = 40005,
    AlreadyAnswered = 40060,
    TooManyFollowUps = 40094,
    MissingAccess = 50001,
    EditOfAnother = 50005,
    EmptyMessage = 50006,
    CannotSendToUser = 50007,
    MissingPermissions = 50013,
    OnSystemMessage = 50021,
    WrongChannelType = 50024,
    InvalidWebhookToken = 50027,
    ArchivedThread = 50083,
    InvalidJson = 50109,
    ReplyNeedsHistory = 160_002,
    HasThread = 160_004,
    LockedThread = 160_005,
}

impl Code {
    /// The HTTP status that comes with it.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Self::UnknownChannel
            | Self::UnknownGuild
            | Self::UnknownMember
            | Self::UnknownMessage
            | Self::UnknownUser
            | Self::UnknownWebhook
            | Self::UnknownInteraction => 404,
            Self::MissingAccess
            | Self::EditOfAnother
            | Self::CannotSendToUser
            | Self::MissingPermissions
            | Self::OnSystemMessage
            | Self::LockedThread => 403,
            Self::InvalidWebhookToken => 401,
            Self::TooLarge => 413,
            Self::EditsOfOldMessages => 429,
            _ => 400,
        }
    }

    /// Discord's words for it.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::UnknownChannel => "Unknown Channel",
            Self::UnknownGuild => "Unknown Guild",
            Self::UnknownMember => "Unknown Member",
            Self::UnknownMessage => "Unknown Message",
            Self::UnknownUser => "Unknown User",
            Self::UnknownWebhook => "Unknown Webhook",
            Self::UnknownInteraction => "Unknown interaction",
            Self::EditsOfOldMessages => {
                "Maximum number of edits to messages older than 1 hour reached. Try again later"
            }
            Self::TooLarge => "Request entity too large",
            Self::AlreadyAnswered => "Interaction has already been acknowledged.",
            Self::TooManyFollowUps => {
                "This interaction has reached the maximum number of follow-up messages."
            }
            Self::MissingAccess => "Missing Access",
            Self::EditOfAnother => "Cannot edit a message authored by another user",
            Self::EmptyMessage => "Cannot send an empty message",
            Self::CannotSendToUser => "Cannot send messages to this user",
            Self::MissingPermissions => "Missing Permissions",
            Self::OnSystemMessage => "Cannot execute action on a system message",
            Self::WrongChannelType => "Cannot execute action on this channel type",
            Self::InvalidWebhookToken => "Invalid Webhook Token",
            Self::ArchivedThread => "Thread is archived",
            Self::InvalidJson => "The request body contains invalid JSON.",
            Self::ReplyNeedsHistory => "Cannot reply without permission to read message history",
            Self::HasThread => "A thread has already been created for this message",
            Self::LockedThread => "Thread is locked",
        }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self::Code(code)
    }
}

impl Refusal {
    /// The HTTP status.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::Code(code) => code.status(),
            Self::Form(_) => 400,
            Self::Unauthorized => 401,
            Self::RateLimited { .. } => 429,
            Self::Unmodelled(_) => 501,
            Self::Storage(_) => 500,
        }
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> Value {
        match self {
            Self::Code(code) => json!({"message": code.message(), "code": *code as u32}),
            Self::Form(errors) => json!({"message": "Invalid Form Body", "code": 50035, "errors": errors}),
            Self::Unauthorized => json!({"message": "401: Unauthorized", "code": 0}),
            Self::RateLimited { retry_after, global } => {
                json!({"message": "You are being rate limited.", "retry_after": retry_after, "global": global})
            }
            Self::Unmodelled(what) => json!({"message": format!("the sandbox has no {what}"), "code": 0}),
            Self::Storage(fault) => json!({"message": format!("500: {fault}"), "code": 0}),
        }
    }
}
