//! The application, the clock, and other things there is one of.

use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::moment::Clock;

/// What there is one of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub clock: Clock,
    /// The newest id that was given.
    pub last_id: Id,
    pub application: Application,
}

/// The bot's application as in the developer portal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Application {
    pub id: Id,
    /// Its bot user.
    pub bot: Id,
    pub name: String,
    /// The bot's token.
    pub token: String,
    /// Which privileged intents are switched on.
    pub privileged: Privileged,
}

/// Switches for the privileged intents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Privileged {
    pub message_content: bool,
    pub guild_members: bool,
}

/// One thing that remembers whether it changed since it was last written down.
#[derive(Debug)]
pub struct Single<T> {
    value: T,
    changed: bool,
}

impl<T> Single<T> {
    /// `value`, as yet unchanged.
    pub const fn new(value: T) -> Self {
        Self { value, changed: false }
    }

    /// The value.
    pub const fn get(&self) -> &T {
        &self.value
    }

    /// The value, to be changed.
    pub const fn get_mut(&mut self) -> &mut T {
        self.changed = true;
        &mut self.value
    }

    /// The value, if it changed since the last call.
    pub fn take_changed(&mut self) -> Option<&T> {
        std::mem::take(&mut self.changed).then_some(&self.value)
    }
}
