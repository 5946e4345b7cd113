//! What the features of a position are worth, in hundredths of a man: made by `stones tune`.

use rules::strip::{Capture, Rules};

use super::features::COUNT;

pub(super) type Weights = [i32; COUNT];

/// The weights for a kind of board and of captures.
pub(super) fn of(rules: &Rules) -> &'static Weights {
    match (rules.outer_lines, rules.capture) {
        (false, Capture::Strict) => &PLAIN,
        _ => &PLAIN,
    }
}

const PLAIN: Weights = [
    100, 100, 20, -10, 2, 60, 5, 1, // men, few men, leapers, leapable, steps, huff, tempo, count
    0, 0, 0, 0, 0, 0, // own outer row, from the ends inwards
    0, 0, 0, 0, 0, 0, // middle row
    0, 0, 0, 0, 0, 0, // the enemy's outer row
];
