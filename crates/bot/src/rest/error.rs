//! Why a request to Discord came to nothing.

use std::time::Duration;

/// A request that failed for good, or for longer than anybody waits.
///
/// Holds no address: those of interactions have secrets in them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Discord understood and said no.
    #[error("{doing}: Discord answered {status}, code {code}")]
    Refused {
        doing: &'static str,
        status: u16,
        code: u32,
        /// Whether an earlier attempt, to which no answer came, may have been done all the same.
        in_doubt: bool,
    },
    /// Discord wants us to wait for longer than anybody does.
    #[error("{doing}: Discord asks us to wait for {} s", wait.as_secs())]
    Limited {
        doing: &'static str,
        wait: Duration,
        /// As of [`RestError::Refused`].
        in_doubt: bool,
    },
    /// No answer came until the time was up. Any of the attempts may have been done all the same.
    #[error("{doing}: no answer after {attempts} attempts")]
    GaveUp { doing: &'static str, attempts: u32 },
    /// The answer was not what the documentation promises.
    #[error("{doing}: the answer could not be read")]
    Unreadable { doing: &'static str },
}

/// Discord's error codes that mean something to us.
pub mod code {
    pub const UNKNOWN_CHANNEL: u32 = 10003;
    pub const UNKNOWN_GUILD: u32 = 10004;
    pub const UNKNOWN_MEMBER: u32 = 10007;
    pub const UNKNOWN_MESSAGE: u32 = 10008;
    pub const UNKNOWN_USER: u32 = 10013;
    /// The first answer came after three seconds.
    pub const UNKNOWN_INTERACTION: u32 = 10062;
    pub const ALREADY_ACKNOWLEDGED: u32 = 40060;
    pub const MISSING_ACCESS: u32 = 50001;
    /// They take no direct messages from the bot.
    pub const CANNOT_WRITE_TO: u32 = 50007;
    /// The bot and the person are in no server together.
    pub const NO_COMMON_SERVER: u32 = 50278;
    pub const MISSING_PERMISSIONS: u32 = 50013;
    pub const THREAD_ARCHIVED: u32 = 50083;
    /// An edit of an old message, once too often. It comes with status 429, and no wait that is worth it
    /// helps.
    pub const TOO_MANY_EDITS: u32 = 30046;
    /// A reply where the bot lacks Read Message History.
    pub const REPLY_NEEDS_HISTORY: u32 = 160_002;
    pub const THREAD_EXISTS: u32 = 160_004;
    pub const THREAD_LOCKED: u32 = 160_005;
    /// As many threads are active in the server as may be.
    pub const TOO_MANY_THREADS: u32 = 160_006;
    /// The same of threads in channels for announcements.
    pub const TOO_MANY_ANNOUNCEMENT_THREADS: u32 = 160_007;
}

impl RestError {
    /// Discord's code, if it answered with one.
    pub fn code(&self) -> Option<u32> {
        match self {
            RestError::Refused { code, .. } => Some(*code),
            RestError::Limited { .. } | RestError::GaveUp { .. } | RestError::Unreadable { .. } => None,
        }
    }

    /// Whether Discord does not take a message in its form, and might in another.
    pub fn is_about_form(&self) -> bool {
        use code::{REPLY_NEEDS_HISTORY, THREAD_ARCHIVED, THREAD_EXISTS, THREAD_LOCKED};
        let RestError::Refused { status: 400, code, .. } = self else { return false };
        // These say what is wrong with the place.
        !matches!(*code, THREAD_ARCHIVED | THREAD_LOCKED | THREAD_EXISTS | REPLY_NEEDS_HISTORY)
    }

    /// Whether what was asked for may have been done all the same.
    pub fn in_doubt(&self) -> bool {
        match self {
            RestError::Refused { in_doubt, .. } | RestError::Limited { in_doubt, .. } => *in_doubt,
            RestError::GaveUp { .. } | RestError::Unreadable { .. } => true,
        }
    }
}
