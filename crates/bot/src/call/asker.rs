//! Who asks, and where.

use play::{Authority, Means, Place, PlayerId, Server};
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
    /// The person's own language.
    pub locale: Locale,
    /// Whether they may do at the place what moderators do.
    pub authority: Authority,
    /// The bot's rights at the place, where Discord tells them.
    pub rights: Option<Permissions>,
    /// How everybody is called whom the event tells of.
    pub people: Vec<(PlayerId, String)>,
    /// What everybody is to be told by the answers to this.
    pub owed: Owed,
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

    /// Whether they are where the bot posts to others.
    pub fn is_in_server(&self) -> bool {
        matches!(self.ground, Ground::Channel | Ground::Thread)
    }
}

pub(super) fn player(user: UserId) -> PlayerId {
    PlayerId(user.get())
}
