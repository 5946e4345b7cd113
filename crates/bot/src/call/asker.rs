//! Who asks, and where.

use play::{Authority, Language, Manager, Means, Newcomer, Place, PlayerId, Preferences, Role, Server};
use serenity::all::{Permissions, UserId};
use view::Locale;

use crate::owed::Owed;

/// Who asks for something, and where.
#[derive(Clone, Debug)]
pub struct Asker {
    pub player: PlayerId,
    pub place: Place,
    pub server: Option<Server>,
    pub ground: Ground,
    /// The language of what they alone are told.
    pub locale: Locale,
    /// What Discord tells of languages.
    pub tongues: Tongues,
    /// What they have chosen; the defaults until the store was asked.
    pub preferences: Preferences,
    /// Whether they may do at the place what moderators do.
    pub authority: Authority,
    /// Whether they may arrange the server.
    pub manager: Manager,
    pub roles: Vec<Role>,
    /// The channel of the thread that the place is, where Discord tells it.
    pub parent: Option<Place>,
    /// The bot's rights at the place, where Discord tells them.
    pub rights: Option<Permissions>,
    /// How everybody is called whom the event tells of.
    pub people: Vec<(PlayerId, String)>,
    /// What everybody is to be told by the answers to this.
    pub owed: Owed,
}

/// The languages that Discord tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tongues {
    pub person: Tongue,
    pub server: Tongue,
}

/// A language of somebody's Discord.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// Discord did not tell.
    #[default]
    Untold,
    /// `None`: one that is not spoken here.
    Told(Option<Language>),
}

impl Tongue {
    pub fn told(locale: &str) -> Tongue {
        Tongue::Told(Language::of_tag(locale))
    }
}

/// What kind of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A channel of a server that the bot belongs to.
    Channel,
    /// A thread of such a server.
    Thread,
    /// A conversation of one person with the bot.
    Direct,
    /// Somewhere the bot itself cannot be: it came with the person who asks.
    Foreign,
}

impl Asker {
    /// How people are told of what is done where they are.
    pub fn means(&self) -> Means {
        if self.ground == Ground::Foreign { Means::Answers } else { Means::Posts }
    }

    /// As somebody who wants to begin a game where they are.
    pub fn newcomer(&self) -> Newcomer<'_> {
        Newcomer { place: self.place, parent: self.parent, roles: &self.roles, manager: self.manager }
    }

    /// Whether they are where the bot posts to others.
    pub fn is_in_server(&self) -> bool {
        matches!(self.ground, Ground::Channel | Ground::Thread)
    }
}

pub(super) fn player(user: UserId) -> PlayerId {
    PlayerId(user.get())
}
