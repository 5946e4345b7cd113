//! What the features of a position are worth, in hundredths of a man: made by `stones tune`.

use rules::warriors::{Goal, Rules};

use super::features::COUNT;

pub(super) type Weights = [i32; COUNT];

/// The weights for what is played for.
pub(super) fn of(rules: &Rules) -> &'static Weights {
    match rules.goal {
        Goal::Count => &COUNTED,
        Goal::Race => &RACE,
    }
}

const COUNTED: Weights = [
    100, 5, -25, 35, 2, -5, 5, 10, 20,
    0, // taken, turn, in danger, in reach, steps, stuck, homeward, in hand, Priest, advance
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // warriors by how far they have come
];

const RACE: Weights = [
    60, 5, -25, 35, 2, -30, 20, -10, 0, 3, //
    0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 45,
];
