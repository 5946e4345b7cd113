//! All positions with so many men of each side, numbered.

use std::fmt;

use super::{
    combination::{binomial, rank_beside, subsets_beside, unrank_beside},
    men::{Men, POINTS, Points},
    symmetry::{Classes, Symmetry},
};

/// The positions in which the side to move has `own` men and the other `enemy`, each at least one. Positions
/// that a symmetry of the board turns into each other are one.
///
/// A slot is the class of the larger side's men ([`Classes`]; of the own ones if both have as many), then
/// the rank of the other men on the points that are left. Where the larger side is symmetric in itself, only
/// the lowest of the equal slots is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slice {
    pub own: u8,
    pub enemy: u8,
}

impl Slice {
    /// Every slice of up to `men` men, fewer men first.
    pub fn up_to(men: u8) -> impl Iterator<Item = Slice> {
        (2..=men).flat_map(Slice::with)
    }

    /// Every slice of `men` men.
    pub fn with(men: u8) -> impl Iterator<Item = Slice> {
        (1..men).map(move |own| Slice { own, enemy: men - own })
    }

    /// The slice's place in [`Slice::up_to`].
    pub const fn number(self) -> usize {
        let men = self.men() as usize;
        (men - 1) * (men - 2) / 2 + self.own as usize - 1
    }

    /// `None` if a side has no men.
    pub fn of(men: Men) -> Option<Slice> {
        let slice = Slice { own: men.own.count_ones() as u8, enemy: men.enemy.count_ones() as u8 };
        (slice.own > 0 && slice.enemy > 0).then_some(slice)
    }

    pub const fn men(self) -> u8 {
        self.own + self.enemy
    }

    /// The slice a step leads to.
    #[must_use]
    pub const fn passed(self) -> Slice {
        Slice { own: self.enemy, enemy: self.own }
    }

    const fn larger(self) -> u32 {
        if self.own >= self.enemy { self.own as u32 } else { self.enemy as u32 }
    }

    const fn smaller(self) -> u32 {
        if self.own >= self.enemy { self.enemy as u32 } else { self.own as u32 }
    }

    /// The larger and the smaller side's men, or from them the own and the enemy's.
    const fn ordered(self, (one, other): (Points, Points)) -> (Points, Points) {
        if self.own >= self.enemy { (one, other) } else { (other, one) }
    }

    fn men_of(self, larger: Points, smaller: Points) -> Men {
        let (own, enemy) = self.ordered((larger, smaller));
        Men { own, enemy }
    }

    /// How many slots one class has.
    pub const fn width(self) -> u32 {
        binomial(POINTS - self.larger(), self.smaller())
    }

    pub fn classes(self) -> u32 {
        Classes::of(self.larger()).len()
    }

    /// How many slots there are.
    pub fn len(self) -> u32 {
        self.classes() * self.width()
    }

    /// The slot of `men`, which are as many as the slice says. About 20 nanoseconds.
    pub fn index(self, men: Men) -> u32 {
        let (larger, smaller) = self.ordered((men.own, men.enemy));
        let classes = Classes::of(self.larger());
        let class = classes.class(larger);
        let smaller = class.symmetry.of(smaller);
        let set = classes.set(class.number);
        let rank = if class.is_symmetric { lowest_rank(set, smaller) } else { rank_beside(set, smaller) };
        class.number * self.width() + rank
    }

    /// The men of slot `index`, `None` if no position uses it.
    pub fn unindex(self, index: u32) -> Option<Men> {
        let set = Classes::of(self.larger()).set(index / self.width());
        let rank = index % self.width();
        let smaller = unrank_beside(set, self.smaller(), rank);
        (lowest_rank(set, smaller) == rank).then(|| self.men_of(set, smaller))
    }

    /// The slots of class `number` in their order, each with its men; `None` if no position uses it.
    pub fn slots(self, number: u32) -> impl Iterator<Item = (u32, Option<Men>)> {
        let classes = Classes::of(self.larger());
        let set = classes.set(number);
        let is_symmetric = classes.class(set).is_symmetric;
        let indices = number * self.width()..;
        indices.zip(subsets_beside(set, self.smaller())).map(move |(index, smaller)| {
            let is_used = !is_symmetric || lowest_rank(set, smaller) == index % self.width();
            (index, is_used.then(|| self.men_of(set, smaller)))
        })
    }
}

/// The lowest rank that `smaller` has after a symmetry that changes nothing in `set`.
fn lowest_rank(set: Points, smaller: Points) -> u32 {
    let fixing = Symmetry::ALL.into_iter().filter(|symmetry| symmetry.of(set) == set);
    fixing.map(|symmetry| rank_beside(set, symmetry.of(smaller))).min().expect("one symmetry changes nothing")
}

/// How many different positions the symmetries make of one: 1, 2 or 4.
pub fn orbit(men: Men) -> u32 {
    let fixes = |symmetry: &Symmetry| symmetry.of(men.own) == men.own && symmetry.of(men.enemy) == men.enemy;
    4 / Symmetry::ALL.iter().filter(|symmetry| fixes(symmetry)).count() as u32
}

/// Own men, then the enemy's: `3-2`.
impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.own, self.enemy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_is_inverse_of_unindex() {
        for slice in Slice::up_to(5) {
            for index in 0..slice.len() {
                if let Some(men) = slice.unindex(index) {
                    assert_eq!(slice.index(men), index, "{slice} slot {index}");
                    assert_eq!(Slice::of(men), Some(slice));
                }
            }
        }
    }

    #[test]
    fn slices_are_numbered_in_their_order() {
        assert!(Slice::up_to(8).map(Slice::number).eq(0..28));
    }

    #[test]
    fn slots_are_those_of_unindex() {
        for slice in Slice::up_to(5) {
            let slots = (0..slice.classes()).flat_map(|class| slice.slots(class));
            assert!(slots.eq((0..slice.len()).map(|index| (index, slice.unindex(index)))), "{slice}");
        }
    }

    #[test]
    fn all_images_of_a_position_have_its_slot_and_orbits_add_up() {
        for slice in Slice::up_to(5) {
            let mut raw = 0;
            for (index, men) in (0..slice.len()).filter_map(|index| Some((index, slice.unindex(index)?))) {
                raw += orbit(men);
                for symmetry in Symmetry::ALL {
                    let image = Men { own: symmetry.of(men.own), enemy: symmetry.of(men.enemy) };
                    assert_eq!(slice.index(image), index, "{slice} slot {index}");
                }
            }
            let (own, enemy) = (u32::from(slice.own), u32::from(slice.enemy));
            assert_eq!(raw, binomial(POINTS, own) * binomial(POINTS - own, enemy), "{slice}");
        }
    }
}
