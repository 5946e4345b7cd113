//! People and bots, and what they are in a guild.

use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::moment::Moment;

/// A person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    /// Unique name in lower case.
    pub username: String,
    /// The name that is shown; bots have none beside their username.
    pub global_name: Option<String>,
    pub bot: bool,
    /// The language of the user's client, such as `en-GB`.
    pub locale: String,
    /// Whether messages from people and bots of a common guild get through.
    pub takes_dms: bool,
    /// Whether the user installed the application for themselves.
    pub installed: bool,
}

impl User {
    /// The name that is shown where no nickname takes its place.
    #[must_use]
    pub fn shown(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}

/// What a user is in a guild.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    pub nick: Option<String>,
    pub roles: Vec<Id>,
    pub joined: Moment,
}
