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
    /// In so many turns of a thousand it does not look closely: [`Sight::HASTY`], one ply ahead.
    pub lapses: u64,
    /// So far ahead, in hundredths of a man, it has twice as many lapses.
    pub ease: u64,
    /// Moves that seem so little worse than the best, in hundredths of a man, are as good to it.
    pub carelessness: i32,
}

impl Weakness {
    /// The lapses of who is so much `ahead`, in hundredths of a man, behind below 0: who leads looks less closely,
    /// who is behind more closely. It keeps games open between players who are not equals.
    pub fn lapses_when(self, ahead: i32) -> u64 {
        let by = u64::from(ahead.unsigned_abs().min(MOST_AHEAD));
        let lapses = if ahead > 0 {
            self.lapses * (self.ease + by) / self.ease
        } else {
            self.lapses * self.ease / (self.ease + by)
        };
        lapses.min(MOST_LAPSES)
    }
}

/// A lead beyond this makes nobody more careless.
const MOST_AHEAD: u32 = 600;
const MOST_LAPSES: u64 = 950;

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

/// Depth, nodes, lapses, carelessness.
type Row = (u8, u64, u64, i32);

const fn levels(ease: u64, rows: [Row; 8]) -> [Weakness; 8] {
    let mut levels = [Weakness { depth: 0, nodes: 0, lapses: 0, carelessness: 0, ease }; 8];
    let mut at = 0;
    while at < levels.len() {
        let (depth, nodes, lapses, carelessness) = rows[at];
        levels[at] = Weakness { depth, nodes, lapses, carelessness, ease };
        at += 1;
    }
    levels
}

/// Levels 1 to 8. Chosen so that neighbours are about equally far apart. A game of Kolowis is long and every lapse may
/// cost several men: there, and in Mosona, who leads eases off soon. In Awithlaknakwe few men are taken, and most games
/// between equals are drawn: nobody eases off.
const MOSONA: [Weakness; 8] = levels(
    70,
    [
        (1, 1_000, 990, 400),
        (1, 2_000, 887, 222),
        (2, 4_000, 735, 184),
        (2, 8_000, 620, 155),
        (3, 15_000, 542, 136),
        (4, 25_000, 492, 123),
        (6, 50_000, 438, 109),
        (8, 100_000, 328, 82),
    ],
);
const KOLOWIS: [Weakness; 8] = levels(
    70,
    [
        (1, 1_000, 879, 220),
        (1, 2_000, 742, 185),
        (2, 4_000, 649, 162),
        (2, 8_000, 568, 142),
        (3, 15_000, 426, 106),
        (4, 25_000, 226, 57),
        (6, 50_000, 113, 28),
        (8, 100_000, 45, 11),
    ],
);
const AWITHLAKNAKWE: [Weakness; 8] = levels(
    100_000,
    [
        (1, 1_000, 969, 775),
        (1, 2_000, 478, 383),
        (1, 4_000, 299, 239),
        (2, 8_000, 75, 60),
        (2, 15_000, 5, 4),
        (3, 25_000, 3, 3),
        (5, 50_000, 2, 2),
        (8, 100_000, 1, 1),
    ],
);

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
    fn who_leads_has_more_lapses_and_who_is_behind_fewer() {
        let [weakness, ..] = levels(100, [(1, 1_000, 300, 0); 8]);
        let lapses = [-9_000, -600, -100, 0, 100, 600, 9_000].map(|ahead| weakness.lapses_when(ahead));
        assert_eq!(lapses, [42, 42, 150, 300, 600, 950, 950]);
    }

    #[test]
    fn nobody_is_weaker_than_the_level_below() {
        for [below, above] in Variant::ALL.iter().flat_map(|variant| weaknesses(*variant).array_windows()) {
            assert!(below.depth <= above.depth && below.nodes < above.nodes);
            assert!(below.lapses > above.lapses && below.carelessness > above.carelessness);
        }
    }
}
