//! What the features of a position are worth, in hundredths of a man.

use std::{array, sync::LazyLock};

use rules::warriors::{Goal, Rules, Seats};

use super::features::COUNT;

pub(super) type Weights = [i32; COUNT];

const TEXT: &str = include_str!("weights.txt");
const SEATS: [Seats; 2] = [Seats::Two, Seats::Four];
const GOALS: [Goal; 2] = [Goal::Count, Goal::Race];

/// The weights for how many play and for what.
pub(super) fn of(rules: &Rules) -> &'static Weights {
    static ALL: LazyLock<[[Weights; 2]; 2]> = LazyLock::new(|| {
        let read =
            |seats, goal| crate::weights::read(TEXT, &kind(&Rules { seats, goal, ..Rules::TRADITIONAL }));
        array::from_fn(|seats| array::from_fn(|goal| read(SEATS[seats], GOALS[goal])))
    });
    &ALL[rules.seats as usize][rules.goal as usize]
}

/// The options that make the greatest difference, as a line of the text begins.
pub(crate) fn kind(rules: &Rules) -> String {
    let seats = match rules.seats {
        Seats::Two => 2,
        Seats::Four => 4,
    };
    let goal = match rules.goal {
        Goal::Count => "count",
        Goal::Race => "race",
    };
    format!("seats={seats} goal={goal}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_rules_has_its_weights() {
        for (seats, goal) in SEATS.into_iter().flat_map(|seats| GOALS.map(|goal| (seats, goal))) {
            let rules = Rules { seats, goal, ..Rules::TRADITIONAL };
            assert_eq!(*of(&rules), crate::weights::read(TEXT, &kind(&rules)));
            assert!(of(&rules)[0] > 0, "a man taken is worth something");
        }
    }
}
