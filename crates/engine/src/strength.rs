//! How strong the program plays.

use std::fmt;

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

    /// What the program's thinking lacks, `None` where it lacks nothing.
    pub(crate) fn weakness(self) -> Option<Weakness> {
        WEAKNESSES.get(usize::from(self.0) - 1).copied()
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
    pub sight: Sight,
    /// Moves that seem so little worse than the best, in hundredths of a man, are as good to it.
    pub carelessness: i32,
}

/// What it sees beyond the move that it chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Captures of more men than this in one action are overlooked, unless there are no others.
    pub men: u32,
    pub huffs: Huffs,
}

/// Whether it thinks of huffs to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Huffs {
    /// Only of those that are due now.
    SeenLate,
    Seen,
}

const fn weakness(depth: u8, nodes: u64, men: u32, huffs: Huffs, carelessness: i32) -> Weakness {
    Weakness { depth, nodes, sight: Sight { men, huffs }, carelessness }
}

/// Levels 1 to 8. Chosen so that neighbours are about equally far apart: the ladder is in the README.
const WEAKNESSES: [Weakness; 8] = [
    weakness(1, 2_000, 1, Huffs::SeenLate, 150),
    weakness(1, 4_000, 2, Huffs::SeenLate, 80),
    weakness(2, 8_000, 2, Huffs::SeenLate, 50),
    weakness(3, 16_000, 2, Huffs::Seen, 40),
    weakness(4, 30_000, 3, Huffs::Seen, 25),
    weakness(6, 60_000, 30, Huffs::Seen, 12),
    weakness(8, 120_000, 30, Huffs::Seen, 5),
    weakness(40, 200_000, 30, Huffs::Seen, 0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_name_and_all_but_the_strongest_their_weakness() {
        let names: Vec<String> = Strength::all().map(|strength| strength.to_string()).collect();
        assert_eq!(names[0], "level 1");
        assert_eq!(names[8], "max");
        assert!(Strength::all().take(8).all(|strength| strength.weakness().is_some()));
        assert_eq!(Strength::MAX.weakness(), None);
        assert_eq!([0, 9].map(Strength::level), [None, None]);
    }

    #[test]
    fn nobody_is_weaker_than_the_level_below() {
        for [below, above] in WEAKNESSES.array_windows() {
            assert!(below.depth <= above.depth && below.nodes < above.nodes);
            assert!(below.sight.men <= above.sight.men && below.carelessness >= above.carelessness);
        }
    }
}
