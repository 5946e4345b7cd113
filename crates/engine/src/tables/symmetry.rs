//! The four symmetries of the board, and the sets of points up to them.

use std::sync::OnceLock;

use super::{
    combination::{binomial, rank, subsets},
    men::{POINTS, Points},
};

/// A symmetry of the board: left for right, top for bottom, both (half a turn), or none. Each is its own
/// inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u32);

impl Symmetry {
    pub const ALL: [Symmetry; 4] = [Symmetry(0), Symmetry(1), Symmetry(2), Symmetry(3)];

    pub fn of(self, set: Points) -> Points {
        // Selecting is faster than branching on what nobody can foresee.
        let turned = if self.0 & 2 != 0 { set.reverse_bits() >> (32 - POINTS) } else { set };
        if self.0 & 1 != 0 { flipped(turned) } else { turned }
    }
}

/// The outer rows exchanged.
const fn flipped(set: Points) -> Points {
    set & 0xff << 8 | set & 1 << 16 | (set & 0xff) << 17 | set >> 17
}

/// Sets of `men` points up to symmetry: a class has a number and one set that stands for it.
#[derive(Debug)]
pub struct Classes {
    /// For every set by its rank: three bits (a symmetry that leads to the set that stands for its class;
    /// whether some symmetry changes nothing in it) and above them the number of its class.
    entries: Vec<u32>,
    /// The sets that stand for the classes, ascending.
    sets: Vec<Points>,
}

/// Where a set of points belongs.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    pub number: u32,
    /// Leads to the set that stands for the class.
    pub symmetry: Symmetry,
    /// Whether some symmetry changes nothing in the set.
    pub is_symmetric: bool,
}

impl Classes {
    /// The largest sets that have classes here.
    pub const MOST: usize = 8;

    /// The classes of sets of `men` points, 1 to [`Classes::MOST`]. The first call for a number finds them:
    /// 20 milliseconds for 7 men.
    pub fn of(men: u32) -> &'static Classes {
        static ALL: [OnceLock<Classes>; Classes::MOST + 1] = [const { OnceLock::new() }; Classes::MOST + 1];
        ALL[men as usize].get_or_init(|| Classes::find(men))
    }

    fn find(men: u32) -> Classes {
        let mut classes = Classes { entries: vec![0; binomial(POINTS, men) as usize], sets: Vec::new() };
        for set in subsets(POINTS, men) {
            let images = Symmetry::ALL.map(|symmetry| symmetry.of(set));
            if images.iter().any(|&image| image < set) {
                continue;
            }
            let number = classes.sets.len() as u32;
            let is_symmetric = images[1..].contains(&set);
            // The first symmetry last, so that it stays where several lead to the same set.
            for (symmetry, image) in Symmetry::ALL.into_iter().zip(images).rev() {
                classes.entries[rank(image) as usize] =
                    number << 3 | u32::from(is_symmetric) << 2 | symmetry.0;
            }
            classes.sets.push(set);
        }
        classes
    }

    pub fn len(&self) -> u32 {
        self.sets.len() as u32
    }

    pub fn class(&self, set: Points) -> Class {
        let entry = self.entries[rank(set) as usize];
        Class { number: entry >> 3, symmetry: Symmetry(entry & 3), is_symmetric: entry & 4 != 0 }
    }

    /// The set that stands for class `number`.
    pub fn set(&self, number: u32) -> Points {
        self.sets[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_form_a_group_and_keep_steps_and_leaps() {
        use crate::tables::men::Men;
        for set in subsets(POINTS, 3) {
            for one in Symmetry::ALL {
                assert_eq!(one.of(one.of(set)), set);
                for other in Symmetry::ALL {
                    let both = Symmetry(one.0 ^ other.0);
                    assert_eq!(one.of(other.of(set)), both.of(set));
                }
                let image = Men { own: one.of(set), enemy: 0 };
                assert_eq!(image.count_steps(), Men { own: set, enemy: 0 }.count_steps());
            }
        }
    }

    #[test]
    fn every_set_leads_to_the_one_set_of_its_class() {
        for men in 1..=5 {
            let classes = Classes::of(men);
            for set in subsets(POINTS, men) {
                let class = classes.class(set);
                let images = Symmetry::ALL.map(|symmetry| symmetry.of(set));
                assert_eq!(Some(&classes.set(class.number)), images.iter().min());
                assert_eq!(class.symmetry.of(set), classes.set(class.number));
                assert_eq!(class.is_symmetric, images[1..].contains(&set));
            }
        }
    }

    #[test]
    fn classes_are_as_many_as_burnside_counts() {
        // Sets unchanged by: nothing; left for right (1 + 12 pairs); top for bottom (9 + 8 pairs); the turn.
        for men in 1..=7_u32 {
            let unchanged = |fixed: u32, pairs: u32| -> u32 {
                let with_pairs = |taken: u32| match men.checked_sub(2 * taken) {
                    Some(single) => binomial(pairs, taken) * binomial(fixed, single),
                    None => 0,
                };
                (0..=pairs).map(with_pairs).sum()
            };
            let sum = binomial(POINTS, men) + unchanged(1, 12) + unchanged(9, 8) + unchanged(1, 12);
            assert_eq!(Classes::of(men).len(), sum / 4, "{men} men");
        }
    }
}
