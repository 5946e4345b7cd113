//! Small parts of sentences: moves, times, links, sides, lists.

use std::fmt::Display;

use play::{BestOf, MessageId, MoveLimit, OfferKind, Place, Server, Time};
use rules::{Action, Rules, Side, Team, Variant};

use super::{Locale, visible};

/// Where a message stands, to lead people there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub server: Option<Server>,
    pub place: Place,
    /// `None`: the channel or thread itself.
    pub message: Option<MessageId>,
}

impl Link {
    /// The address that Discord's clients jump to.
    pub fn address(&self) -> String {
        let server = self.server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
        let place = format!("https://discord.com/channels/{server}/{}", self.place);
        self.message.map_or(place.clone(), |message| format!("{place}/{message}"))
    }
}

/// Longest text that stands in back-ticks, in characters.
const LONGEST_CODE: usize = 200;

/// `text` in back-ticks, whatever it holds.
pub(super) fn code(text: impl Display) -> String {
    let text = visible::line(&text.to_string().replace('`', " "));
    let text = super::limits::cut(text, LONGEST_CODE);
    // Discord shows an empty pair as two back-ticks.
    format!("`{}`", if text.is_empty() { " " } else { &text })
}

/// A turn in notation: `Hc10 b9-c10`.
pub(super) fn notation(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// A time as Discord shows it to everybody by their own clock: "2 minutes ago".
pub(super) fn when(time: Time) -> String {
    format!("<t:{}:R>", time.seconds())
}

/// A day as Discord shows it to everybody in their own way: "24 December 2026".
pub(super) fn day(time: Time) -> String {
    format!("<t:{}:D>", time.seconds())
}

/// How the catalogue calls a kind of offer.
pub(super) fn offer_word(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "takeback",
        OfferKind::Pause => "pause",
    }
}

impl Locale {
    /// "3 days": how long a turn may take.
    pub fn limit(self, limit: MoveLimit) -> String {
        const HOUR: u64 = 3600;
        match limit.duration().as_secs() / HOUR {
            hours @ 0..24 => self.limit_hours(hours),
            hours => self.limit_days(hours / 24),
        }
    }

    /// The rules in one line, with the time that a turn may take, and how many games there are.
    pub(super) fn terms_line(self, rules: &Rules, limit: Option<MoveLimit>, best_of: BestOf) -> String {
        let terms = match limit {
            None => self.rules_line(rules),
            Some(limit) => self.rules_with_limit(self.rules_line(rules), self.limit(limit)),
        };
        match best_of {
            BestOf::One => terms,
            best_of => self.terms_in_series(terms, best_of.games()),
        }
    }

    /// What the game calls a side.
    pub(super) fn side(self, variant: Variant, side: Side) -> String {
        match (variant.is_strip(), side) {
            (true, Side::South) => self.side_white(),
            (true, Side::North) => self.side_black(),
            (_, Side::South) => self.side_south(),
            (_, Side::West) => self.side_west(),
            (_, Side::North) => self.side_north(),
            (_, Side::East) => self.side_east(),
        }
    }

    /// What a team is called: its side, or both of them with four seats.
    pub(super) fn team(self, rules: &Rules, team: Team) -> String {
        let names = team_sides(rules, team).into_iter().map(|side| self.side(rules.variant(), side));
        match &names.collect::<Vec<_>>()[..] {
            [one, other] => self.team_of_sides(one, other),
            names => names.concat(),
        }
    }

    /// "a", "a and b", "a, b and c".
    pub(super) fn list(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.list_last(self.list_of(first), last),
        }
    }

    /// "a, b, c".
    pub(super) fn list_of(self, items: &[String]) -> String {
        let join = |list: String, item: &String| {
            if list.is_empty() { item.clone() } else { self.list_more(list, item) }
        };
        items.iter().fold(String::new(), join)
    }
}

/// The sides of a team that play, the first one of rules.md 2.2 first: South + East, North + West.
pub(super) fn team_sides(rules: &Rules, team: Team) -> Vec<Side> {
    let sides = match team {
        Team::First => [Side::South, Side::East],
        Team::Second => [Side::North, Side::West],
    };
    sides.into_iter().filter(|side| rules.sides().contains(side)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_messages_channels_and_direct_messages() {
        let link = Link { server: Some(Server(1)), place: Place(2), message: Some(MessageId(3)) };
        assert_eq!(link.address(), "https://discord.com/channels/1/2/3");
        let link = Link { server: None, message: None, ..link };
        assert_eq!(link.address(), "https://discord.com/channels/@me/2");
    }

    #[test]
    fn nothing_breaks_out_of_back_ticks() {
        assert_eq!(code("a8-b9"), "`a8-b9`");
        assert_eq!(code("``` @everyone\n# x"), "`@everyone # x`");
        assert_eq!(code("`"), "` `");
        assert_eq!(code("\u{202e}x\u{2066}"), "`x`");
    }

    #[test]
    fn lists_are_joined_by_commas_and_a_word() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let lists: Vec<String> = (0..=3).map(|len| Locale::English.list(&items[..len])).collect();
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
        assert_eq!(Locale::English.list_of(&items), "a, b, c");
    }

    #[test]
    fn teams_are_called_by_their_sides() {
        let team = |rules: &str, team| Locale::English.team(&rules.parse().expect("rules"), team);
        assert_eq!(team("mosona", Team::First), "White");
        assert_eq!(team("awithlaknakwe", Team::Second), "North");
        assert_eq!(team("awithlaknakwe seats=4", Team::First), "South + East");
        assert_eq!(team("awithlaknakwe seats=4", Team::Second), "North + West");
    }
}
