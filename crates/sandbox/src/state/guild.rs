//! A guild (server) and its roles.

use serde::{Deserialize, Serialize};

use super::permissions::Permissions;
use crate::ids::Id;

/// A guild. Its `@everyone` role has the guild's own id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    /// The language of the guild, such as `en-US`.
    pub locale: String,
    pub roles: Vec<Role>,
}

impl Guild {
    /// The role with this id.
    #[must_use]
    pub fn role(&self, id: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }

    /// The role that is one user's alone: of a bot its own one.
    #[must_use]
    pub fn own_role(&self, user: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.bot == Some(user) || role.person == Some(user))
    }
}

/// A role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: Permissions,
    pub position: u16,
    /// The bot whose own role this is.
    pub bot: Option<Id>,
    /// The person whose alone it is. Not in states of before there were such roles.
    #[serde(default)]
    pub person: Option<Id>,
}
