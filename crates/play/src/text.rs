//! The text forms of what events hold and [`rules`] defines: for serde's `with`.

use ::rules::{Action, BySide, Rules, Side, Variant};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::Seat;

/// A side by the point of the compass.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::West => "west",
        Side::North => "north",
        Side::East => "east",
    }
}

/// A [`Side`] that is text in JSON.
#[derive(Clone, Copy, Debug)]
pub struct SideText(pub Side);

impl Serialize for SideText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(side_name(self.0))
    }
}

impl<'de> Deserialize<'de> for SideText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let side = Side::ALL.into_iter().find(|&side| side_name(side) == text);
        side.map(SideText).ok_or_else(|| D::Error::custom("a side is south, west, north or east"))
    }
}

/// For a field of type [`Side`].
pub mod side {
    use super::*;

    pub fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
        SideText(*side).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        SideText::deserialize(deserializer).map(|side| side.0)
    }
}

/// For a field of type [`Rules`]: `mosona strict lozenges=6`.
pub mod rules {
    use super::*;

    pub fn serialize<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(rules)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// For the seats of a challenge: a list of those that exist.
pub mod by_side {
    use super::*;

    pub fn serialize<S: Serializer>(seats: &BySide<Option<Seat>>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            Side::ALL.into_iter().filter_map(|side| seats[side].map(|seat| (SideText(side), seat))),
        )
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BySide<Option<Seat>>, D::Error> {
        let mut seats = BySide::default();
        for (side, seat) in Vec::<(SideText, Seat)>::deserialize(deserializer)? {
            seats[side.0] = Some(seat);
        }
        Ok(seats)
    }
}

/// For the actions of a turn. The notations of the two families overlap (`a8-b9`), so the family
/// stands beside it: `{"strip": ["Hc10", "b9-c10"]}`.
pub mod actions {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Family {
        Strip(Vec<String>),
        Warriors(Vec<String>),
    }

    pub fn serialize<S: Serializer>(actions: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
        let texts = actions.iter().map(Action::to_string).collect();
        match actions.first() {
            Some(Action::Warriors(_)) => Family::Warriors(texts),
            Some(Action::Strip(_)) | None => Family::Strip(texts),
        }
        .serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Action>, D::Error> {
        let (variant, texts) = match Family::deserialize(deserializer)? {
            Family::Strip(texts) => (Variant::Mosona, texts),
            Family::Warriors(texts) => (Variant::Awithlaknakwe, texts),
        };
        texts.iter().map(|text| Action::read(variant, text).map_err(D::Error::custom)).collect()
    }
}
