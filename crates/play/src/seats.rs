//! Who sits where in a game.

use std::{fmt, str::FromStr};

use rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{NoSuchChoice, PlayerId, text::SideText};

/// How strong the program plays: levels 1 to 8, or as strong as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// As strong as the program can.
    pub const MAX: Level = Level(9);

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::MAX.0).map(Level)
    }

    /// Level 1 to 8.
    pub fn new(level: u8) -> Option<Level> {
        (1..=8).contains(&level).then_some(Level(level))
    }
}

/// A digit, or `max`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            level if level == Level::MAX.0 => f.write_str("max"),
            level => write!(f, "{level}"),
        }
    }
}

impl FromStr for Level {
    type Err = NoSuchChoice;

    fn from_str(text: &str) -> Result<Level, NoSuchChoice> {
        Level::all().find(|level| level.to_string() == text).ok_or(NoSuchChoice)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(level: u8) -> Result<Level, Self::Error> {
        let max = (level == Level::MAX.0).then_some(Level::MAX);
        Level::new(level).or(max).ok_or("a level is 1 to 8, or 9 for the strongest")
    }
}

/// Who sits on a seat: somebody, or the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Sitter {
    Person(PlayerId),
    Program { program: Level },
}

impl Sitter {
    pub fn person(self) -> Option<PlayerId> {
        match self {
            Sitter::Person(player) => Some(player),
            Sitter::Program { .. } => None,
        }
    }
}

impl From<PlayerId> for Sitter {
    fn from(player: PlayerId) -> Sitter {
        Sitter::Person(player)
    }
}

/// The players of a game by their sides: two or four, no person twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<(SideText, Sitter)>", from = "Vec<(SideText, Sitter)>")]
pub struct Seats(BySide<Option<Sitter>>);

impl Seats {
    /// Everybody's seat; of two entries for one side the later counts.
    pub fn new<S: Into<Sitter>>(seats: impl IntoIterator<Item = (Side, S)>) -> Seats {
        let mut by_side = BySide::default();
        for (side, sitter) in seats {
            by_side[side] = Some(sitter.into());
        }
        Seats(by_side)
    }

    /// The person on `side`; nobody where the program plays, and on West and East of a game for two.
    pub fn player(&self, side: Side) -> Option<PlayerId> {
        self.0[side]?.person()
    }

    /// Where `player` sits, if they play at all.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        self.iter().find(|seat| seat.1 == player).map(|seat| seat.0)
    }

    /// All people, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Side, PlayerId)> {
        self.sitters().filter_map(|(side, sitter)| Some((side, sitter.person()?)))
    }

    /// Everybody, the program too, in the order of play.
    pub fn sitters(&self) -> impl Iterator<Item = (Side, Sitter)> + use<> {
        let seats = self.0;
        Side::ALL.into_iter().filter_map(move |side| seats[side].map(|sitter| (side, sitter)))
    }

    /// The other side of the same team, with four seats.
    pub fn partner(&self, side: Side) -> Option<Side> {
        self.sitters().map(|seat| seat.0).find(|&other| other != side && other.team() == side.team())
    }

    /// The sides of the other team, in the order of play.
    pub fn opponents(&self, side: Side) -> impl Iterator<Item = Side> + use<> {
        self.sitters().map(|seat| seat.0).filter(move |other| other.team() != side.team())
    }

    /// The same seats with `player` on `side`.
    #[must_use]
    pub(crate) fn with(mut self, side: Side, player: PlayerId) -> Seats {
        self.0[side] = Some(player.into());
        self
    }

    /// Everybody on the seat opposite: partners stay partners, the teams change.
    #[must_use]
    pub(crate) fn swapped(&self) -> Seats {
        Seats::new(self.sitters().map(|(side, sitter)| (side.opposite(), sitter)))
    }
}

impl From<Seats> for Vec<(SideText, Sitter)> {
    fn from(seats: Seats) -> Self {
        seats.sitters().map(|(side, sitter)| (SideText(side), sitter)).collect()
    }
}

impl From<Vec<(SideText, Sitter)>> for Seats {
    fn from(seats: Vec<(SideText, Sitter)>) -> Self {
        Seats::new(seats.into_iter().map(|(side, sitter)| (side.0, sitter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_the_program_are_read_back() {
        let program = Sitter::Program { program: Level::new(3).expect("a level") };
        let seats = Seats::new([(Side::South, Sitter::Person(PlayerId(1))), (Side::North, program)]);
        let text = serde_json::to_string(&seats).expect("JSON");
        assert_eq!(text, r#"[["south",1],["north",{"program":3}]]"#);
        assert_eq!(serde_json::from_str::<Seats>(&text).expect("reads"), seats);
        assert!(serde_json::from_str::<Seats>(r#"[["south",{"program":10}]]"#).is_err());
    }

    #[test]
    fn levels_are_words_that_are_read_back() {
        let words: Vec<String> = Level::all().map(|level| level.to_string()).collect();
        assert_eq!(words, ["1", "2", "3", "4", "5", "6", "7", "8", "max"]);
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!(["0", "9", "", "Max", "+1"].iter().all(|text| text.parse::<Level>().is_err()));
    }

    #[test]
    fn swapped_seats_change_the_teams_and_keep_the_partners() {
        let seats = Seats::new(Side::ALL.into_iter().zip((1..).map(PlayerId)));
        let swapped = seats.swapped();
        for (side, player) in seats.iter() {
            assert_eq!(swapped.side_of(player).map(Side::team), Some(side.team().other()));
            let partner = |seats: &Seats| seats.player(seats.partner(seats.side_of(player)?)?);
            assert_eq!(partner(&swapped), partner(&seats));
        }
        assert_eq!(swapped.swapped(), seats);
    }
}
