//! Rights: their names, and how roles and overwrites add up to what someone may do in a channel.
//!
//! Source: Discord's documentation, "Permissions", sections "Permission Overwrites",
//! "Implicit Permissions" and "Inherited Permissions (Threads)".

use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::channel::{Channel, Overwrite, Target};
use super::guild::Guild;
use super::user::Member;
use crate::ids::Id;

/// A set of rights. In JSON a string of digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Permissions(u64);

/// Rights by the names of Discord's documentation.
const NAMES: &[(&str, Permissions)] = &[
    ("CREATE_INSTANT_INVITE", Permissions::bit(0)),
    ("KICK_MEMBERS", Permissions::bit(1)),
    ("BAN_MEMBERS", Permissions::bit(2)),
    ("ADMINISTRATOR", Permissions::ADMINISTRATOR),
    ("MANAGE_CHANNELS", Permissions::MANAGE_CHANNELS),
    ("MANAGE_GUILD", Permissions::bit(5)),
    ("ADD_REACTIONS", Permissions::bit(6)),
    ("VIEW_CHANNEL", Permissions::VIEW_CHANNEL),
    ("SEND_MESSAGES", Permissions::SEND_MESSAGES),
    ("SEND_TTS_MESSAGES", Permissions::SEND_TTS_MESSAGES),
    ("MANAGE_MESSAGES", Permissions::MANAGE_MESSAGES),
    ("EMBED_LINKS", Permissions::EMBED_LINKS),
    ("ATTACH_FILES", Permissions::ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", Permissions::READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", Permissions::MENTION_EVERYONE),
    ("USE_EXTERNAL_EMOJIS", Permissions::bit(18)),
    ("CHANGE_NICKNAME", Permissions::bit(26)),
    ("MANAGE_NICKNAMES", Permissions::bit(27)),
    ("MANAGE_ROLES", Permissions::bit(28)),
    ("MANAGE_WEBHOOKS", Permissions::bit(29)),
    ("USE_APPLICATION_COMMANDS", Permissions::USE_APPLICATION_COMMANDS),
    ("MANAGE_THREADS", Permissions::MANAGE_THREADS),
    ("CREATE_PUBLIC_THREADS", Permissions::CREATE_PUBLIC_THREADS),
    ("CREATE_PRIVATE_THREADS", Permissions::CREATE_PRIVATE_THREADS),
    ("USE_EXTERNAL_STICKERS", Permissions::bit(37)),
    ("SEND_MESSAGES_IN_THREADS", Permissions::SEND_MESSAGES_IN_THREADS),
    ("MODERATE_MEMBERS", Permissions::bit(40)),
    ("SEND_POLLS", Permissions::bit(49)),
    ("USE_EXTERNAL_APPS", Permissions::USE_EXTERNAL_APPS),
];

impl Permissions {
    pub const ADMINISTRATOR: Self = Self::bit(3);
    pub const MANAGE_CHANNELS: Self = Self::bit(4);
    pub const VIEW_CHANNEL: Self = Self::bit(10);
    pub const SEND_MESSAGES: Self = Self::bit(11);
    pub const SEND_TTS_MESSAGES: Self = Self::bit(12);
    pub const MANAGE_MESSAGES: Self = Self::bit(13);
    pub const EMBED_LINKS: Self = Self::bit(14);
    pub const ATTACH_FILES: Self = Self::bit(15);
    pub const READ_MESSAGE_HISTORY: Self = Self::bit(16);
    pub const MENTION_EVERYONE: Self = Self::bit(17);
    pub const USE_APPLICATION_COMMANDS: Self = Self::bit(31);
    pub const MANAGE_THREADS: Self = Self::bit(34);
    pub const CREATE_PUBLIC_THREADS: Self = Self::bit(35);
    pub const CREATE_PRIVATE_THREADS: Self = Self::bit(36);
    pub const SEND_MESSAGES_IN_THREADS: Self = Self::bit(38);
    pub const USE_EXTERNAL_APPS: Self = Self::bit(50);
    pub const NONE: Self = Self(0);
    /// Every right that exists.
    pub const ALL: Self = Self((1 << 53) - 1);
    /// What everyone may do in a fresh guild.
    pub const EVERYONE: Self = Self(
        Self::bit(0).0
            | Self::bit(6).0
            | Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::bit(18).0
            | Self::bit(26).0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::USE_EXTERNAL_APPS.0,
    );
    /// What both sides may do in a direct message.
    pub const DIRECT: Self = Self(
        Self::bit(6).0
            | Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::MENTION_EVERYONE.0
            | Self::bit(18).0
            | Self::USE_APPLICATION_COMMANDS.0,
    );

    /// What an application is told that it may do in direct messages between others.
    pub const APP_AMONG_OTHERS: Self =
        Self(Self::EMBED_LINKS.0 | Self::ATTACH_FILES.0 | Self::MENTION_EVERYONE.0);
    /// What an application is told that it may do in direct messages with its bot. To write is not in it.
    pub const APP_IN_DIRECT: Self = Self(Self::APP_AMONG_OTHERS.0 | Self::bit(18).0);

    const fn bit(number: u8) -> Self {
        Self(1 << number)
    }

    /// The right with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, right)| *right)
    }

    /// The names of the rights in the set, in Discord's order; unnamed ones are left out.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        NAMES.iter().filter(move |(_, right)| self.has(*right)).map(|(name, _)| *name)
    }

    /// Whether all of `rights` are in the set.
    #[must_use]
    pub const fn has(self, rights: Self) -> bool {
        self.0 & rights.0 == rights.0
    }

    /// The set without `rights`.
    #[must_use]
    pub const fn without(self, rights: Self) -> Self {
        Self(self.0 & !rights.0)
    }

    /// The set that this bit field says.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
}

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(de::Error::custom)
    }
}

/// What a member may do in the guild as a whole.
#[must_use]
pub fn in_guild(guild: &Guild, user: Id, member: &Member) -> Permissions {
    if guild.owner == user {
        return Permissions::ALL;
    }
    let own = |role: &&super::guild::Role| role.id == guild.id || member.roles.contains(&role.id);
    let all = guild.roles.iter().filter(own).fold(Permissions::NONE, |sum, role| sum | role.permissions);
    if all.has(Permissions::ADMINISTRATOR) { Permissions::ALL } else { all }
}

/// What a member may do in a channel of the guild, and in the threads of it.
#[must_use]
pub fn in_channel(guild: &Guild, user: Id, member: &Member, channel: &Channel) -> Permissions {
    let base = in_guild(guild, user, member);
    if base == Permissions::ALL {
        return base;
    }
    implied(overwritten(base, &channel.overwrites, guild.id, user, &member.roles))
}

/// What somebody with this role and no other may do in a channel of the guild.
#[must_use]
pub fn of_role(guild: &Guild, role: Id, channel: &Channel) -> Permissions {
    // Nobody has the id 0.
    let nobody = Id::new(0);
    let member = Member { nick: None, roles: vec![role], joined: role.made_at() };
    in_channel(guild, nobody, &member, channel)
}

/// `base` changed by the overwrites, in Discord's order: everyone, then the roles together, then the user.
fn overwritten(
    base: Permissions,
    overwrites: &[Overwrite],
    everyone: Id,
    user: Id,
    roles: &[Id],
) -> Permissions {
    let apply = |rights: Permissions, chosen: &dyn Fn(&Target) -> bool| {
        let (allow, deny) = overwrites
            .iter()
            .filter(|overwrite| chosen(&overwrite.target))
            .fold((Permissions::NONE, Permissions::NONE), |(allow, deny), overwrite| {
                (allow | overwrite.allow, deny | overwrite.deny)
            });
        (rights & !deny) | allow
    };
    let rights = apply(base, &|target| *target == Target::Role(everyone));
    let rights =
        apply(rights, &|target| matches!(target, Target::Role(id) if *id != everyone && roles.contains(id)));
    apply(rights, &|target| *target == Target::Member(user))
}

/// Rights that need another one are lost with it.
fn implied(rights: Permissions) -> Permissions {
    if !rights.has(Permissions::VIEW_CHANNEL) {
        return Permissions::NONE;
    }
    if rights.has(Permissions::SEND_MESSAGES) {
        return rights;
    }
    rights.without(
        Permissions::MENTION_EVERYONE
            | Permissions::SEND_TTS_MESSAGES
            | Permissions::ATTACH_FILES
            | Permissions::EMBED_LINKS,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Moment;
    use crate::state::guild::Role;

    const GUILD: Id = Id::new(1);
    const ROLE: Id = Id::new(2);
    const USER: Id = Id::new(3);

    fn guild(role: Permissions) -> Guild {
        let everyone = Role {
            id: GUILD,
            name: "@everyone".into(),
            permissions: Permissions::EVERYONE,
            position: 0,
            bot: None,
            person: None,
        };
        let other =
            Role { id: ROLE, name: "role".into(), permissions: role, position: 1, bot: None, person: None };
        Guild {
            id: GUILD,
            name: "guild".into(),
            owner: Id::new(9),
            locale: "en-US".into(),
            roles: vec![everyone, other],
        }
    }

    fn member() -> Member {
        Member { nick: None, roles: vec![ROLE], joined: Moment::from_unix_ms(0) }
    }

    fn rights(role: Permissions, overwrites: Vec<Overwrite>) -> Permissions {
        let channel = Channel::text(Id::new(5), GUILD, "channel", 0);
        in_channel(&guild(role), USER, &member(), &Channel { overwrites, ..channel })
    }

    fn overwrite(target: Target, allow: Permissions, deny: Permissions) -> Overwrite {
        Overwrite { target, allow, deny }
    }

    #[test]
    fn an_overwrite_of_the_member_beats_that_of_a_role_and_that_one_everyones() {
        let send = Permissions::SEND_MESSAGES;
        let none = Permissions::NONE;
        let everyone = overwrite(Target::Role(GUILD), none, send);
        let role = overwrite(Target::Role(ROLE), send, none);
        let user = overwrite(Target::Member(USER), none, send);
        assert!(!rights(none, vec![everyone.clone()]).has(send));
        assert!(rights(none, vec![role.clone(), everyone.clone()]).has(send));
        assert!(!rights(none, vec![user, role, everyone]).has(send));
    }

    #[test]
    fn without_view_nothing_is_left_and_without_send_no_files() {
        let deny = |right| vec![overwrite(Target::Member(USER), Permissions::NONE, right)];
        assert_eq!(rights(Permissions::NONE, deny(Permissions::VIEW_CHANNEL)), Permissions::NONE);
        let mute = rights(Permissions::NONE, deny(Permissions::SEND_MESSAGES));
        assert!(!mute.has(Permissions::ATTACH_FILES));
        assert!(mute.has(Permissions::READ_MESSAGE_HISTORY));
    }

    #[test]
    fn an_administrator_is_above_overwrites() {
        let deny = overwrite(Target::Member(USER), Permissions::NONE, Permissions::VIEW_CHANNEL);
        assert_eq!(rights(Permissions::ADMINISTRATOR, vec![deny]), Permissions::ALL);
    }

    #[test]
    fn every_right_is_found_by_its_name() {
        for (name, right) in NAMES {
            assert_eq!(Permissions::named(name), Some(*right));
            assert_eq!(right.names().collect::<Vec<_>>(), [*name]);
        }
        assert_eq!(Permissions::named("FLY"), None);
    }
}
