//! Which of the three games.

use std::{fmt, str::FromStr};

use crate::Side;

/// One of the three games, without its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// Awithlaknan Mosona, "the original stone warriors": a strip of eight lozenges.
    Mosona,
    /// Kolowis Awithlaknannai, the strip of sixteen lozenges with lines along its edges.
    Kolowis,
    /// Awithlaknakwe, the Stone Warriors: 168 squares for two or four players.
    Awithlaknakwe,
}

impl Variant {
    pub const ALL: [Variant; 3] = [Variant::Mosona, Variant::Kolowis, Variant::Awithlaknakwe];

    /// The full name of the game.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Mosona => "Awithlaknan Mosona",
            Variant::Kolowis => "Kolowis Awithlaknannai",
            Variant::Awithlaknakwe => "Awithlaknakwe",
        }
    }

    /// The short name in lower case, with which [`Rules`](crate::Rules) begin.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Mosona => "mosona",
            Variant::Kolowis => "kolowis",
            Variant::Awithlaknakwe => "awithlaknakwe",
        }
    }

    /// Whether the game is played on the lozenge strip.
    pub const fn is_strip(self) -> bool {
        matches!(self, Variant::Mosona | Variant::Kolowis)
    }

    /// What the game calls a side: "White" and "Black" on the strip, the points of the compass on
    /// the squares.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self.is_strip(), side) {
            (true, Side::South) => "White",
            (true, Side::North) => "Black",
            (_, Side::South) => "South",
            (_, Side::West) => "West",
            (_, Side::North) => "North",
            (_, Side::East) => "East",
        }
    }
}

/// The short name, as records write it: `Mosona`, `Kolowis`, `Awithlaknakwe`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::Mosona => "Mosona",
            Variant::Kolowis => "Kolowis",
            Variant::Awithlaknakwe => "Awithlaknakwe",
        })
    }
}

/// Reads the short or the full name in any case.
impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        Variant::ALL
            .into_iter()
            .find(|v| text.eq_ignore_ascii_case(&v.to_string()) || text.eq_ignore_ascii_case(v.name()))
            .ok_or(ParseVariantError)
    }
}

/// The text names none of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such game: it is one of Mosona, Kolowis, Awithlaknakwe")]
pub struct ParseVariantError;
