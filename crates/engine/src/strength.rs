//! How strong the program plays.

use std::fmt;

use rules::Variant;

/// A level, 1 to 8, or as strong as the program can.
///
/// `Display` is `level 3` or `max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

impl Strength {
    /// As strong as the program can in the time there is.
    pub const MAX: Strength = Strength(9);

    /// Level 1 to 8.
    pub fn level(level: u8) -> Option<Strength> {
        (1..=8).contains(&level).then_some(Strength(level))
    }

    /// All levels from the weakest on, the strongest last.
    pub fn all() -> impl Iterator<Item = Strength> {
        (1..=9).map(Strength)
    }

    /// What the program's thinking lacks in a game, `None` where it lacks nothing.
    pub(crate) fn weakness(self, variant: Variant) -> Option<Weakness> {
        weaknesses(variant).get(usize::from(self.0) - 1).copied()
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Strength::MAX { f.write_str("max") } else { write!(f, "level {}", self.0) }
    }
}

/// What a level does not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weakness {
    /// How far it thinks ahead, in plies, before captures are followed to their end.
    pub depth: u8,
    /// How much it thinks, in nodes.
    pub nodes: u64,
    /// In so many turns of a hundred it does not look closely: [`Sight::HASTY`], one ply ahead.
    pub lapses: u64,
    /// Moves that seem so little worse than the best, in hundredths of a man, are as good to it.
    pub carelessness: i32,
}

/// What is seen beyond the move that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Captures of more men than this in one action are overlooked, unless there are no others.
    pub men: u32,
    pub huffs: Huffs,
}

impl Sight {
    /// Everything.
    pub const CLEAR: Sight = Sight { men: u32::MAX, huffs: Huffs::Seen };
    /// As people look who are in a hurry: long chains are overlooked, and huffs seen when they are there.
    pub const HASTY: Sight = Sight { men: 1, huffs: Huffs::SeenLate };
}

/// Whether huffs to come are thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Huffs {
    /// Only those that are due now.
    SeenLate,
    Seen,
}

const fn weakness(depth: u8, nodes: u64, lapses: u64, carelessness: i32) -> Weakness {
    Weakness { depth, nodes, lapses, carelessness }
}

/// Levels 1 to 8. Chosen so that neighbours are about equally far apart: the ladder is in the README. A game of
/// Kolowis is long, and every lapse may cost a man: it has fewer of them. In Awithlaknakwe little is at stake in
/// one turn.
const MOSONA: [Weakness; 8] = [
    weakness(1, 2_000, 75, 190),
    weakness(1, 4_000, 66, 160),
    weakness(2, 8_000, 56, 130),
    weakness(2, 16_000, 45, 100),
    weakness(3, 30_000, 33, 70),
    weakness(4, 60_000, 20, 40),
    weakness(6, 100_000, 8, 15),
    weakness(40, 200_000, 0, 0),
];
const KOLOWIS: [Weakness; 8] = [
    weakness(1, 2_000, 30, 80),
    weakness(1, 4_000, 24, 65),
    weakness(2, 8_000, 19, 55),
    weakness(2, 16_000, 14, 45),
    weakness(3, 30_000, 10, 32),
    weakness(4, 60_000, 6, 20),
    weakness(6, 100_000, 3, 10),
    weakness(40, 200_000, 0, 0),
];
const AWITHLAKNAKWE: [Weakness; 8] = [
    weakness(1, 2_000, 95, 300),
    weakness(1, 4_000, 80, 200),
    weakness(2, 8_000, 65, 130),
    weakness(2, 16_000, 50, 90),
    weakness(3, 30_000, 35, 60),
    weakness(4, 60_000, 20, 30),
    weakness(6, 100_000, 8, 12),
    weakness(40, 200_000, 0, 0),
];

/// All levels' weaknesses in a game.
const fn weaknesses(variant: Variant) -> &'static [Weakness; 8] {
    match variant {
        Variant::Mosona => &MOSONA,
        Variant::Kolowis => &KOLOWIS,
        Variant::Awithlaknakwe => &AWITHLAKNAKWE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_name_and_all_but_the_strongest_their_weakness() {
        let names: Vec<String> = Strength::all().map(|strength| strength.to_string()).collect();
        assert_eq!(names[0], "level 1");
        assert_eq!(names[8], "max");
        for variant in Variant::ALL {
            assert!(Strength::all().take(8).all(|strength| strength.weakness(variant).is_some()));
            assert_eq!(Strength::MAX.weakness(variant), None);
        }
        assert_eq!([0, 9].map(Strength::level), [None, None]);
    }

    #[test]
    fn nobody_is_weaker_than_the_level_below() {
        for [below, above] in Variant::ALL.iter().flat_map(|variant| weaknesses(*variant).array_windows()) {
            assert!(below.depth <= above.depth && below.nodes < above.nodes);
            assert!(below.lapses > above.lapses && below.carelessness > above.carelessness);
        }
    }
}
