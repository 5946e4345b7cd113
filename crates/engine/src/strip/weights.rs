//! What the features of a position are worth, in hundredths of a man.

use rules::strip::{Capture, Rules};

use super::features::COUNT;

pub(super) type Weights = [i32; COUNT];

const TEXT: &str = include_str!("weights.txt");

/// The weights for a kind of board and of captures.
pub(super) fn of(rules: &Rules) -> Weights {
    crate::weights::read(TEXT, &kind(rules))
}

/// The options that make the greatest difference, as a line of the text begins.
pub(crate) fn kind(rules: &Rules) -> String {
    let lines = if rules.outer_lines { "yes" } else { "no" };
    let capture = match rules.capture {
        Capture::Huff => "huff",
        Capture::Strict => "strict",
        Capture::Free => "free",
    };
    format!("outer-lines={lines} capture={capture}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_rules_has_its_weights() {
        for outer_lines in [true, false] {
            for capture in [Capture::Huff, Capture::Strict, Capture::Free] {
                let weights = of(&Rules { outer_lines, capture, ..Rules::KOLOWIS });
                assert!(weights[0] > 0, "a man is worth something");
            }
        }
    }
}
