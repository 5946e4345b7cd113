//! Sets of squares.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign},
};

use super::Square;

/// A set of squares: one bit a square, 24 bytes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; 3]);

impl SquareSet {
    pub const EMPTY: SquareSet = SquareSet([0; 3]);

    pub const fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    #[must_use]
    pub const fn with(mut self, square: Square) -> SquareSet {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
        self
    }

    pub fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    pub fn is_subset(self, of: SquareSet) -> bool {
        (self - of).is_empty()
    }

    /// The first square in board order.
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares in board order.
    pub fn iter(self) -> Squares {
        Squares { rest: self.0, word: 0 }
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        *self = *self | other;
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

/// The squares of the first set that are not in the second.
impl Sub for SquareSet {
    type Output = SquareSet;
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }
}

impl SubAssign for SquareSet {
    fn sub_assign(&mut self, other: SquareSet) {
        *self = *self - other;
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a [`SquareSet`] in board order.
#[derive(Clone, Debug)]
pub struct Squares {
    rest: [u64; 3],
    /// The first word that may still have a bit.
    word: usize,
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while let Some(word) = self.rest.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Square::from_index(64 * self.word + bit);
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in() {
        let chosen = |square: &Square| square.index() % 3 == 1;
        let set: SquareSet = Square::all().filter(chosen).collect();
        assert_eq!(set.len(), 56);
        assert!(set.iter().eq(Square::all().filter(chosen)));
        assert_eq!(set.first(), Square::from_index(1));
        for square in Square::all() {
            assert_eq!(set.contains(square), chosen(&square), "{square}");
            let mut other = set;
            other.insert(square);
            assert!(other.contains(square) && set.is_subset(other), "{square}");
            other.remove(square);
            assert_eq!(other, set - SquareSet::EMPTY.with(square), "{square}");
        }
    }

    #[test]
    fn sets_combine() {
        let evens: SquareSet = Square::all().filter(|square| square.index() % 2 == 0).collect();
        let thirds: SquareSet = Square::all().filter(|square| square.index() % 3 == 0).collect();
        for square in Square::all() {
            let (even, third) = (evens.contains(square), thirds.contains(square));
            assert_eq!((evens | thirds).contains(square), even || third);
            assert_eq!((evens & thirds).contains(square), even && third);
            assert_eq!((evens - thirds).contains(square), even && !third);
        }
        assert!(SquareSet::EMPTY.is_empty() && SquareSet::EMPTY.first().is_none());
        assert!(!evens.is_subset(thirds) && (evens & thirds).is_subset(thirds));
    }
}
