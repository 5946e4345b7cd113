//! Who sees a channel, as the roles of its server and the channel's own overwrites say, and whether all of them
//! see another channel too. Discord is not asked here.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use play::{Place, PlayerId, Server};

use crate::rest::{Overwrite, Role};

/// What the roles of a server say about its channels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roles {
    everybody: Usual,
    /// Those besides that see the channels that say nothing else.
    seeing: BTreeSet<u64>,
    /// Who has one of them sees every channel, or is a bot.
    aside: BTreeSet<u64>,
}

/// What everybody sees of channels that say nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Usual {
    /// Whatever channels say.
    All,
    Shown,
    Hidden,
}

impl Roles {
    /// Those of `server`, whose number the role of everybody has.
    pub fn of(server: Server, roles: &[Role]) -> Roles {
        let everybody = match roles.iter().find(|role| role.id == server.0).map(|role| role.permissions) {
            Some(rights) if rights.administrator() => Usual::All,
            Some(rights) if rights.view_channel() => Usual::Shown,
            _ => Usual::Hidden,
        };
        let (aside, others): (Vec<&Role>, Vec<&Role>) =
            roles.iter().partition(|role| role.permissions.administrator() || role.is_of_bot());
        let seeing = others.iter().filter(|role| role.permissions.view_channel()).map(|role| role.id);
        Roles { everybody, seeing: seeing.collect(), aside: aside.iter().map(|role| role.id).collect() }
    }
}

/// What an overwrite says about seeing a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Shown,
    Hidden,
}

/// Whether all members of a server may be in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// All who see its channel.
    Open,
    /// Of those who see its channel those who were asked in: a private thread.
    Invited,
}

/// Who sees a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audience {
    place: Place,
    entry: Entry,
    server: Arc<Roles>,
    everybody: Option<Word>,
    of_roles: BTreeMap<u64, Word>,
    of_people: BTreeMap<u64, Word>,
}

/// Somebody there may be, without the role of everybody.
struct Person<'a> {
    roles: &'a [u64],
    /// `None`: nobody in particular.
    id: Option<u64>,
}

impl Audience {
    /// That of `place`, to whose channel `overwrites` belong, for anybody but `bot`.
    pub fn of(
        (server, roles): (Server, Arc<Roles>),
        (place, entry): (Place, Entry),
        overwrites: &[Overwrite],
        bot: PlayerId,
    ) -> Audience {
        let mut audience = Audience {
            place,
            entry,
            server: roles,
            everybody: None,
            of_roles: BTreeMap::new(),
            of_people: BTreeMap::new(),
        };
        for overwrite in overwrites {
            let Some(word) = word(overwrite) else { continue };
            let id = overwrite.id;
            match overwrite.of {
                Overwrite::OF_PERSON if id == bot.0 => {}
                Overwrite::OF_PERSON => drop(audience.of_people.insert(id, word)),
                _ if id == server.0 => audience.everybody = Some(word),
                _ if audience.server.aside.contains(&id) => {}
                _ => drop(audience.of_roles.insert(id, word)),
            }
        }
        audience
    }

    /// Whether everybody who sees this place sees `other` too, whichever roles people are given. Of the members
    /// of private threads nothing is known but that they see its channel.
    pub fn all_see(&self, other: &Audience) -> bool {
        if self.place == other.place || self.server.everybody == Usual::All {
            return true;
        }
        other.entry == Entry::Open && (self.says_the_same(other) || self.nobody_misses(other))
    }

    /// Whether somebody with these roles sees this place. Of the members of private threads nothing is known.
    pub fn has(&self, person: PlayerId, roles: &[u64]) -> bool {
        let sees_all = || roles.iter().any(|role| self.server.aside.contains(role));
        self.entry == Entry::Open
            && (self.server.everybody == Usual::All
                || sees_all()
                || self.is_seen_by(&Person { roles, id: Some(person.0) }))
    }

    fn says_the_same(&self, other: &Audience) -> bool {
        self.server == other.server
            && self.everybody == other.everybody
            && self.of_roles == other.of_roles
            && self.of_people == other.of_people
    }

    /// One role is enough to see a channel, and one to be kept from the other: so none with more than two
    /// roles need be looked for.
    fn nobody_misses(&self, other: &Audience) -> bool {
        let roles = self.telling_roles(other);
        let named = self.of_people.keys().chain(other.of_people.keys()).copied().map(Some);
        let ids: BTreeSet<Option<u64>> = named.chain([None]).collect();
        let misses = |roles: &[u64]| {
            let of = |id: &Option<u64>| Person { roles, id: *id };
            ids.iter().map(of).any(|who| self.is_seen_by(&who) && !other.is_seen_by(&who))
        };
        let pairs = || roles.iter().flat_map(|one| roles.iter().map(move |two| [*one, *two]));
        !misses(&[]) && !pairs().any(|pair| misses(&pair))
    }

    /// The roles that make a difference in either; of those of which no channel says anything one.
    fn telling_roles(&self, other: &Audience) -> BTreeSet<u64> {
        let named: BTreeSet<u64> = self.of_roles.keys().chain(other.of_roles.keys()).copied().collect();
        let unnamed = self.server.seeing.difference(&named).next().copied();
        named.into_iter().chain(unnamed).collect()
    }

    /// As Discord adds rights up: a person's own word goes before that of their roles, of which one that shows
    /// is enough, and that before everybody's.
    fn is_seen_by(&self, who: &Person<'_>) -> bool {
        if let Some(word) = who.id.and_then(|id| self.of_people.get(&id)) {
            return *word == Word::Shown;
        }
        let said = || who.roles.iter().filter_map(|role| self.of_roles.get(role));
        if said().any(|word| *word == Word::Shown) {
            return true;
        }
        if said().next().is_some() {
            return false;
        }
        match self.everybody {
            Some(word) => word == Word::Shown,
            None => {
                self.server.everybody != Usual::Hidden
                    || who.roles.iter().any(|role| self.server.seeing.contains(role))
            }
        }
    }
}

fn word(overwrite: &Overwrite) -> Option<Word> {
    match (overwrite.allow.view_channel(), overwrite.deny.view_channel()) {
        (true, _) => Some(Word::Shown),
        (false, true) => Some(Word::Hidden),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serenity::model::Permissions;

    use super::*;

    const SERVER: u64 = 7;
    const BOT: u64 = 1;
    const MEMBER: u64 = 20;
    const MUTED: u64 = 21;
    const ADA: u64 = 100;
    const SHOWN: (u64, u64) = (1024, 0);
    const HIDDEN: (u64, u64) = (0, 1024);
    /// Something else that they may not.
    const SILENT: (u64, u64) = (0, 2048);

    /// The roles with these rights, the first that of everybody; the bot has one that shows everything.
    fn roles(everybody: Permissions, others: &[(u64, Permissions)]) -> Arc<Roles> {
        let role = |id: u64, rights: Permissions| json!({ "id": id.to_string(), "permissions": rights });
        let bots = json!({ "id": "30", "permissions": "1024", "tags": { "bot_id": "1" } });
        let others = others.iter().map(|(id, rights)| role(*id, *rights));
        let roles: Vec<Role> = [role(SERVER, everybody), bots]
            .into_iter()
            .chain(others)
            .map(|role| serde_json::from_value(role).expect("a role"))
            .collect();
        Arc::new(Roles::of(Server(SERVER), &roles))
    }

    /// A channel of which roles (type 0) and people (type 1) are told this.
    fn channel(place: u64, server: &Arc<Roles>, told: &[(u64, u8, (u64, u64))]) -> Audience {
        let overwrite = |&(id, of, (allow, deny)): &(u64, u8, (u64, u64))| {
            let told = json!({ "id": id.to_string(), "type": of, "allow": allow.to_string(), "deny": deny.to_string() });
            serde_json::from_value(told).expect("an overwrite")
        };
        let told: Vec<Overwrite> = told.iter().map(overwrite).collect();
        let place = (Place(place), Entry::Open);
        Audience::of((Server(SERVER), Arc::clone(server)), place, &told, PlayerId(BOT))
    }

    #[test]
    fn who_sees_one_channel_sees_the_other_if_no_role_or_person_is_kept_from_it() {
        let open = roles(Permissions::VIEW_CHANNEL, &[]);
        let members = [(SERVER, 0, HIDDEN), (MEMBER, 0, SHOWN)];
        let also = |one: (u64, u8, (u64, u64))| [members[0], members[1], one];
        let cases: &[(&[_], &[_], bool)] = &[
            (&[], &[], true),
            (&members, &members, true),
            (&members, &[], true),
            (&[], &members, false),
            (&members, &[members[0]], false),
            (&[members[0]], &members, true),
            // Which role shows it makes the difference; whoever has one that shows it is not kept by another.
            (&members, &[members[0], (MUTED, 0, SHOWN)], false),
            (&members, &also((MUTED, 0, HIDDEN)), true),
            (&[], &[(MUTED, 0, HIDDEN)], false),
            (&members, &[(MUTED, 0, HIDDEN)], false),
            (&[(MUTED, 0, HIDDEN)], &[(MUTED, 0, HIDDEN)], true),
            // Single people.
            (&members, &also((ADA, 1, HIDDEN)), false),
            (&also((ADA, 1, HIDDEN)), &members, true),
            (&also((ADA, 1, SHOWN)), &members, false),
            (&also((ADA, 1, SHOWN)), &also((ADA, 1, SHOWN)), true),
            (&members, &also((ADA, 1, SHOWN)), true),
            // What the bot itself may is nobody's business.
            (&also((BOT, 1, SHOWN)), &members, true),
            (&also((30, 0, SHOWN)), &members, true),
            // Rights that are about something else.
            (&members, &also((MEMBER + 9, 0, SILENT)), true),
            (&[], &[(SERVER, 0, SILENT)], true),
        ];
        for (from, to, all) in cases {
            let (from, to) = (channel(1, &open, from), channel(2, &open, to));
            assert_eq!(from.all_see(&to), *all, "{from:?} {to:?}");
        }
    }

    #[test]
    fn what_roles_show_in_the_whole_server_counts_where_a_channel_says_nothing() {
        let closed = roles(Permissions::empty(), &[(MEMBER, Permissions::VIEW_CHANNEL)]);
        let check = |from: &[(u64, u8, (u64, u64))], to: &[(u64, u8, (u64, u64))]| {
            channel(1, &closed, from).all_see(&channel(2, &closed, to))
        };
        assert!(check(&[], &[(MEMBER, 0, SHOWN)]) && check(&[(SERVER, 0, HIDDEN)], &[]));
        assert!(!check(&[], &[(SERVER, 0, HIDDEN)]), "members see the one alone");
        assert!(!check(&[(SERVER, 0, SHOWN)], &[]), "who has no role sees the one alone");
        assert!(check(&[], &[(SERVER, 0, SHOWN)]));

        let ruled = roles(Permissions::VIEW_CHANNEL, &[(MUTED, Permissions::ADMINISTRATOR)]);
        let kept = channel(2, &ruled, &[(MUTED, 0, HIDDEN)]);
        assert!(channel(1, &ruled, &[]).all_see(&kept), "administrators see everything");
    }

    #[test]
    fn nobody_knows_who_is_in_a_private_thread() {
        let open = roles(Permissions::VIEW_CHANNEL, &[]);
        let den = Audience { entry: Entry::Invited, ..channel(2, &open, &[]) };
        assert!(!channel(1, &open, &[]).all_see(&den));
        assert!(den.all_see(&channel(1, &open, &[])) && den.all_see(&den));
    }
}
