//! What a fresh sandbox holds: one server, three channels, six people, one other bot, and the bot.

use super::World;
use super::channel::Channel;
use super::guild::{Guild, Role};
use super::permissions::Permissions;
use super::settings::{Application, Privileged, Settings};
use super::user::{Member, User};
use crate::ids::Id;
use crate::moment::Clock;

/// Ids of the seed count from here; they say they were made in 2023.
const FIRST: u64 = 1_100_000_000_000_000_000;
const GUILD: Id = Id::new(FIRST + 100);
const BOT_ROLE: Id = Id::new(FIRST + 101);

/// The application's id, which is that of its bot user as well.
pub const APPLICATION: Id = Id::new(FIRST + 1);
/// The token that the sandbox accepts. Its first part is the bot's id, as in Discord's tokens.
pub const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbo.x-accepts-only-this-token-on-loopback00";

/// Username, shown name, language; a bot has no shown name.
const PEOPLE: [(&str, Option<&str>, &str); 7] = [
    ("ada", Some("Ada"), "en-US"),
    ("bjoern", Some("Björn"), "en-US"),
    ("chipo", Some("Chipo"), "en-US"),
    ("wilhelmina", Some("Wilhelmina Featherstonehaugh III"), "en-US"),
    ("eunji", Some("은지"), "en-US"),
    ("zoe", Some("zoë *~_|`"), "en-US"),
    ("echo", None, "en-US"),
];

const CHANNELS: [&str; 3] = ["general", "games", "lounge"];

pub(super) fn world(bot: &str) -> World {
    let mut world = World::empty(settings(bot));
    world.users.insert(APPLICATION, user(APPLICATION, bot, None, "en-US"));
    world.guilds.insert(GUILD, guild(bot));
    join(&mut world, APPLICATION, vec![BOT_ROLE]);
    for (n, (username, shown, locale)) in (301..).zip(PEOPLE) {
        let id = Id::new(FIRST + n);
        world.users.insert(id, user(id, username, shown, locale));
        join(&mut world, id, Vec::new());
    }
    for (position, name) in (0..).zip(CHANNELS) {
        let id = Id::new(FIRST + 201 + u64::from(position));
        world.channels.insert(id, Channel::text(id, GUILD, name, position));
    }
    world.settings.get_mut().last_id = Id::new(FIRST + 1000);
    world
}

fn settings(bot: &str) -> Settings {
    Settings {
        clock: Clock::default(),
        last_id: Id::new(FIRST),
        application: Application {
            id: APPLICATION,
            bot: APPLICATION,
            name: bot.to_owned(),
            token: TOKEN.to_owned(),
            privileged: Privileged::default(),
        },
    }
}

fn user(id: Id, username: &str, shown: Option<&str>, locale: &str) -> User {
    User {
        id,
        username: username.to_owned(),
        global_name: shown.map(str::to_owned),
        bot: shown.is_none(),
        locale: locale.to_owned(),
        takes_dms: true,
        installed: false,
    }
}

fn guild(bot: &str) -> Guild {
    let role = |id, name: &str, position, bot| Role {
        id,
        name: name.to_owned(),
        permissions: Permissions::EVERYONE,
        position,
        bot,
        person: None,
    };
    Guild {
        id: GUILD,
        name: "The Sandbox".to_owned(),
        owner: Id::new(FIRST + 301),
        locale: "en-US".to_owned(),
        roles: vec![role(GUILD, "@everyone", 0, None), role(BOT_ROLE, bot, 1, Some(APPLICATION))],
    }
}

fn join(world: &mut World, user: Id, roles: Vec<Id>) {
    let joined = GUILD.made_at();
    world.members.insert((GUILD, user), Member { nick: None, roles, joined });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_has_people_of_all_sorts() {
        let world = world("Bot");
        let shown: Vec<_> = world.users.values().map(|user| user.shown().chars().count()).collect();
        assert_eq!(shown.iter().max(), Some(&32), "the longest name Discord allows");
        assert_eq!(world.users.values().filter(|user| user.bot).count(), 2);
        assert_eq!(world.members_of(GUILD).count(), PEOPLE.len() + 1);
    }

    #[test]
    fn ids_of_the_seed_are_older_than_any_other() {
        let mut world = world("Bot");
        assert!(world.new_id() > Id::new(FIRST + 1000));
    }
}
