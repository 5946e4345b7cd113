//! The ways of a server: where in it games begin, who may begin them, and what goes without saying there.

use rules::{Rules, Variant};

use super::Language;
use crate::{
    MoveLimit, NoSuchChoice, Place, Refusal, Server,
    words::{optional, words},
};

/// A role of a server, by Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Role(pub u64);

/// What a server has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct House {
    /// Where games begin; empty: everywhere. Threads belong to their channel.
    pub channels: Vec<Place>,
    /// Who begins games; empty: everybody.
    pub roles: Vec<Role>,
    /// The preset of challenges that say nothing else; of games that lack it, the traditional rules.
    pub preset: Option<String>,
    pub limit: Option<MoveLimit>,
    pub venue: Venues,
    /// That of public texts; `None`: that of the server in Discord.
    pub language: Option<Language>,
    /// Where it is told that games begin and end; `None`: nowhere.
    pub announce: Option<Place>,
}

words! {
    /// What a server can choose, in the order of the card it is chosen on.
    HouseChoice {
        Channels = "channels",
        Roles = "roles",
        Announce = "announce",
        Preset = "preset",
        Limit = "move_limit",
        Venue = "venue",
        Language = "language",
    }
}

words! {
    /// Where a game is played that begins in a channel.
    #[derive(Default)]
    Venues {
        #[default]
        /// There, if no other is running, else in a thread.
        Channel = "channel",
        /// In a thread of its own in any case.
        Thread = "thread",
    }
}

/// Which server somebody may arrange: Discord's right *Manage Server*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manager {
    Of(Server),
    Nobody,
}

impl Manager {
    /// Checks that they may arrange `server`.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotAManager`] if they may not.
    pub fn check(self, server: Server) -> Result<(), Refusal> {
        if self == Manager::Of(server) { Ok(()) } else { Err(Refusal::NotAManager) }
    }
}

/// Somebody who wants to begin a game, and where.
#[derive(Clone, Copy, Debug)]
pub struct Newcomer<'a> {
    pub place: Place,
    /// The channel of a thread.
    pub parent: Option<Place>,
    pub roles: &'a [Role],
    pub manager: Manager,
}

/// What a server had and has no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    Channel(Place),
    Role(Role),
}

/// How many channels or roles a server may name, as many as one list gives.
const MOST: usize = 25;

impl House {
    /// Whether somebody may begin a game, or join one that is to begin.
    ///
    /// # Errors
    ///
    /// [`Refusal`]: where they may, or that they have none of the roles. Whoever arranges the server has all.
    pub fn check_start(&self, who: &Newcomer<'_>) -> Result<(), Refusal> {
        self.check_place(who)?;
        let has_role = |role: &Role| who.roles.contains(role);
        let is_manager = who.manager != Manager::Nobody;
        if self.roles.is_empty() || is_manager || self.roles.iter().any(has_role) {
            return Ok(());
        }
        Err(Refusal::WithoutRole { allowed: self.roles.clone() })
    }

    /// Whether games may be played where somebody is. Those that have begun go on whatever roles their players have.
    ///
    /// # Errors
    ///
    /// [`Refusal::ElsewhereOnly`]: where they may.
    pub fn check_place(&self, who: &Newcomer<'_>) -> Result<(), Refusal> {
        let is_here = |allowed: &Place| *allowed == who.place || Some(*allowed) == who.parent;
        if self.channels.is_empty() || self.channels.iter().any(is_here) {
            return Ok(());
        }
        Err(Refusal::ElsewhereOnly { allowed: self.channels.clone() })
    }

    /// The rules of a game of which nobody has said more than `usual`: by the server's preset, if that game has
    /// it.
    pub fn rules(&self, usual: Rules) -> Rules {
        let by = |preset: &String| format!("{} {preset} {}", usual.variant().word(), usual.options());
        self.preset.as_ref().and_then(|preset| by(preset).parse().ok()).unwrap_or(usual)
    }

    /// The same with one thing chosen, by its words: numbers of channels and roles, else one word.
    ///
    /// # Errors
    ///
    /// [`NoSuchChoice`] if a word is none of that list.
    pub fn with(mut self, what: HouseChoice, words: &str) -> Result<House, NoSuchChoice> {
        match what {
            HouseChoice::Channels => self.channels = numbers(words)?.into_iter().map(Place).collect(),
            HouseChoice::Roles => self.roles = numbers(words)?.into_iter().map(Role).collect(),
            HouseChoice::Announce => self.announce = numbers(words)?.first().copied().map(Place),
            HouseChoice::Preset if HouseChoice::Preset.choices().iter().all(|known| known != words) => {
                return Err(NoSuchChoice);
            }
            HouseChoice::Preset => self.preset = Some(words.to_owned()).filter(|word| word != TRADITIONAL),
            HouseChoice::Limit if words == NONE => self.limit = None,
            HouseChoice::Limit => self.limit = Some(words.parse().map_err(|_| NoSuchChoice)?),
            HouseChoice::Venue => self.venue = words.parse()?,
            HouseChoice::Language => self.language = optional::read(words)?,
        }
        Ok(self)
    }

    /// The same without what is gone. Where all that was chosen is gone, it is as before anything was chosen: else
    /// nobody could begin a game any more.
    pub fn without(mut self, gone: &[Gone]) -> House {
        self.channels.retain(|channel| !gone.contains(&Gone::Channel(*channel)));
        self.roles.retain(|role| !gone.contains(&Gone::Role(*role)));
        self
    }

    /// What was chosen and is none of these.
    pub fn lost(&self, channels: &[Place], roles: &[Role]) -> Vec<Gone> {
        let channels = self.channels.iter().filter(|channel| !channels.contains(channel));
        let roles = self.roles.iter().filter(|role| !roles.contains(role));
        channels.map(|channel| Gone::Channel(*channel)).chain(roles.map(|role| Gone::Role(*role))).collect()
    }

    /// The words of what is chosen.
    pub fn words(&self, what: HouseChoice) -> String {
        match what {
            HouseChoice::Channels => joined(self.channels.iter().map(|channel| channel.0)),
            HouseChoice::Roles => joined(self.roles.iter().map(|role| role.0)),
            HouseChoice::Announce => joined(self.announce.iter().map(|channel| channel.0)),
            HouseChoice::Preset => self.preset.clone().unwrap_or_else(|| TRADITIONAL.to_owned()),
            HouseChoice::Limit => self.limit.map_or(NONE, MoveLimit::word).to_owned(),
            HouseChoice::Venue => self.venue.word().to_owned(),
            HouseChoice::Language => optional::word(self.language.map(Language::word)).to_owned(),
        }
    }
}

impl HouseChoice {
    /// Every word that can be chosen, the first of them that of the default; none where channels or roles
    /// are.
    pub fn choices(self) -> Vec<String> {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        match self {
            HouseChoice::Channels | HouseChoice::Roles | HouseChoice::Announce => Vec::new(),
            HouseChoice::Preset => presets(),
            HouseChoice::Limit => owned(&[&[NONE], &MoveLimit::ALL.map(MoveLimit::word)[..]].concat()),
            HouseChoice::Venue => owned(&Venues::ALL.map(Venues::word)),
            HouseChoice::Language => owned(&optional::choices(Language::ALL.map(Language::word))),
        }
    }
}

/// No limit of time.
const NONE: &str = "none";

/// The preset of all defaults.
const TRADITIONAL: &str = "traditional";

/// The presets of all games, the traditional first.
fn presets() -> Vec<String> {
    let mut presets = vec![TRADITIONAL.to_owned()];
    for word in Variant::ALL.into_iter().flat_map(Rules::words).filter(|word| !word.contains('=')) {
        if !presets.contains(&word) {
            presets.push(word);
        }
    }
    presets
}

fn numbers(words: &str) -> Result<Vec<u64>, NoSuchChoice> {
    let numbers = words.split_whitespace().map(|word| word.parse().map_err(|_| NoSuchChoice));
    let numbers: Vec<u64> = numbers.collect::<Result<_, _>>()?;
    if numbers.len() <= MOST { Ok(numbers) } else { Err(NoSuchChoice) }
}

fn joined(numbers: impl Iterator<Item = u64>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(place: u64, parent: Option<u64>, roles: &[Role]) -> Newcomer<'_> {
        Newcomer { place: Place(place), parent: parent.map(Place), roles, manager: Manager::Nobody }
    }

    #[test]
    fn games_begin_in_the_channels_named_and_in_their_threads() {
        let house = House { channels: vec![Place(1), Place(2)], ..House::default() };
        assert_eq!(house.check_start(&who(1, None, &[])), Ok(()));
        assert_eq!(house.check_start(&who(9, Some(2), &[])), Ok(()));
        let refused = Err(Refusal::ElsewhereOnly { allowed: house.channels.clone() });
        assert_eq!(house.check_start(&who(9, None, &[])), refused);
        assert_eq!(house.check_place(&who(9, None, &[])), refused);
        assert_eq!(house.check_start(&who(9, Some(3), &[])), refused);
        assert_eq!(House::default().check_start(&who(9, None, &[])), Ok(()));
    }

    #[test]
    fn one_of_the_roles_is_enough_and_managers_need_none() {
        let house = House { roles: vec![Role(5), Role(6)], ..House::default() };
        assert_eq!(house.check_start(&who(1, None, &[Role(6), Role(7)])), Ok(()));
        let without = who(1, None, &[Role(7)]);
        assert_eq!(house.check_start(&without), Err(Refusal::WithoutRole { allowed: house.roles.clone() }));
        assert_eq!(house.check_start(&Newcomer { manager: Manager::Of(Server(3)), ..without }), Ok(()));
        assert_eq!(house.check_place(&without), Ok(()), "a game that has begun goes on");
    }

    #[test]
    fn a_server_is_arranged_by_its_managers_alone() {
        assert_eq!(Manager::Of(Server(3)).check(Server(3)), Ok(()));
        assert_eq!(Manager::Of(Server(3)).check(Server(4)), Err(Refusal::NotAManager));
        assert_eq!(Manager::Nobody.check(Server(3)), Err(Refusal::NotAManager));
    }

    #[test]
    fn every_choice_is_read_back_and_the_first_is_the_default() {
        for what in HouseChoice::ALL {
            let choices = what.choices();
            assert_eq!(choices.first().cloned().unwrap_or_default(), House::default().words(what), "{what}");
            for word in choices {
                assert_eq!(House::default().with(what, &word).expect(&word).words(what), word, "{what}");
            }
            assert_eq!(House::default().with(what, "?"), Err(NoSuchChoice), "{what}");
        }
        for what in [HouseChoice::Channels, HouseChoice::Roles] {
            let max = u64::MAX.to_string();
            let words = format!("1 {max}");
            assert_eq!(House::default().with(what, &words).expect("numbers").words(what), words);
        }
        let many = "7 ".repeat(MOST + 1);
        assert_eq!(House::default().with(HouseChoice::Channels, &many), Err(NoSuchChoice));
    }

    #[test]
    fn what_is_gone_is_chosen_no_more() {
        let house = House { channels: vec![Place(1), Place(2)], roles: vec![Role(1)], ..House::default() };
        let gone = house.lost(&[Place(2)], &[]);
        assert_eq!(gone, [Gone::Channel(Place(1)), Gone::Role(Role(1))]);
        let left = house.clone().without(&gone);
        assert_eq!((left.channels, left.roles), (vec![Place(2)], vec![]));
        assert_eq!(house.clone().without(&[Gone::Role(Role(2))]), house);
        assert_eq!(house.lost(&[Place(1), Place(2)], &[Role(1)]), []);
    }

    #[test]
    fn a_preset_holds_for_the_games_that_have_it() {
        let house = House::default().with(HouseChoice::Preset, "strict").expect("a preset");
        let played = |house: &House, usual: &str| house.rules(usual.parse().expect("rules")).to_string();
        assert_eq!(played(&house, "mosona"), "mosona strict");
        assert_eq!(played(&house, "awithlaknakwe seats=4"), "awithlaknakwe seats=4");
        let ludii = House::default().with(HouseChoice::Preset, "ludii").expect("a preset");
        assert_eq!(played(&ludii, "kolowis"), "kolowis");
        assert_eq!(played(&ludii, "mosona"), "mosona ludii");
    }
}
