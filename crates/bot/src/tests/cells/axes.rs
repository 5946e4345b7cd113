//! The three ways in which cells differ: who asks, where, and what the bot may do there.

use serenity::model::Permissions;

use crate::rights::NEEDED;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player to move; of a challenge, the challenger.
    Mover,
    /// The other player; of a challenge, the one it is for.
    Other,
    Onlooker,
    /// Somebody who does not play and may manage messages.
    Moderator,
    /// A moderator who may manage the server.
    Manager,
    /// Where the bot can know of it, [`Who::Mover`] has left the server. From there [`Who::Other`] asks, as
    /// nobody asks from a server they have left; from direct messages the one who left.
    Left,
    /// [`Who::Other`], or an onlooker who would come into the game, blocked by [`Who::Mover`].
    Blocked,
}

/// Where they ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In the channel that the game has to itself.
    Channel,
    /// In the thread where the game is played.
    Thread,
    /// Alone with the bot; the game is played in a channel.
    Direct,
    /// In a server without the bot, where the game is told by answers.
    Foreign,
}

/// What the bot may do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    All,
    NoAttach,
    NoSend,
    NoThreads,
}

impl Who {
    pub const ALL: [Who; 7] =
        [Who::Mover, Who::Other, Who::Onlooker, Who::Moderator, Who::Manager, Who::Left, Who::Blocked];

    pub fn word(self) -> &'static str {
        match self {
            Who::Mover => "to move",
            Who::Other => "other",
            Who::Onlooker => "onlooker",
            Who::Moderator => "moderator",
            Who::Manager => "manager",
            Who::Left => "left",
            Who::Blocked => "blocked",
        }
    }
}

impl Where {
    pub const ALL: [Where; 4] = [Where::Channel, Where::Thread, Where::Direct, Where::Foreign];

    pub fn word(self) -> &'static str {
        match self {
            Where::Channel => "channel",
            Where::Thread => "thread",
            Where::Direct => "DM",
            Where::Foreign => "foreign",
        }
    }
}

impl Rights {
    pub const ALL: [Rights; 4] = [Rights::All, Rights::NoAttach, Rights::NoSend, Rights::NoThreads];

    pub fn word(self) -> &'static str {
        match self {
            Rights::All => "all",
            Rights::NoAttach => "no attach",
            Rights::NoSend => "no send",
            Rights::NoThreads => "no threads",
        }
    }

    /// What Discord tells of the bot's rights. In direct messages it never tells of writing.
    pub fn told(self, place: Where) -> Permissions {
        let all = match place {
            Where::Direct => Permissions::ATTACH_FILES | Permissions::EMBED_LINKS,
            Where::Channel | Where::Thread | Where::Foreign => NEEDED,
        };
        all - match self {
            Rights::All => Permissions::empty(),
            Rights::NoAttach => Permissions::ATTACH_FILES,
            Rights::NoSend => Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS,
            Rights::NoThreads => Permissions::CREATE_PUBLIC_THREADS,
        }
    }
}
