//! The points of the strip, numbered once for boards of every length, and sets of them.

use std::{fmt, ops, str::FromStr};

/// A point of the longest board (20 lozenges), `0..Point::COUNT`, in board order: `a2 a4 … a40` are
/// 0 to 19, `b1 b3 … b41` are 20 to 40, `c2 c4 … c40` are 41 to 60. Shorter boards use a part of
/// them, so one numbering serves every board and a set of points is one 64-bit word.
///
/// ```text
/// c        41      42      43          a neighbour to the right in the same row is +1,
///        /    \  /    \  /             up to the left +20, up to the right +21,
/// b    20 ---- 21 ---- 22 --           and two steps in one direction are twice that
///        \    /  \    /  \
/// a         0       1       2
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

/// How many numbers later a neighbour can be: to the right, up to the left, up to the right.
pub(super) const SHIFTS: [i8; 3] = [1, 20, 21];

/// A row of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// White's outer row, at the bottom of the picture: even columns.
    A,
    /// The middle row: odd columns.
    B,
    /// Black's outer row: even columns.
    C,
}

impl Row {
    pub const ALL: [Row; 3] = [Row::A, Row::B, Row::C];

    /// `a`, `b` or `c`.
    pub const fn letter(self) -> char {
        match self {
            Row::A => 'a',
            Row::B => 'b',
            Row::C => 'c',
        }
    }

    /// Number of the row's first point, the number of its points, and the column of the first.
    const fn layout(self) -> (u8, u8, u8) {
        match self {
            Row::A => (0, 20, 2),
            Row::B => (20, 21, 1),
            Row::C => (41, 20, 2),
        }
    }
}

impl Point {
    /// How many points the longest board has.
    pub const COUNT: usize = 61;

    /// The point of `row` in `column`, `None` where the longest board has none.
    pub const fn at(row: Row, column: u8) -> Option<Point> {
        let (start, count, first) = row.layout();
        if column < first || (column - first) % 2 == 1 || (column - first) / 2 >= count {
            return None;
        }
        Some(Point(start + (column - first) / 2))
    }

    /// All points of the longest board, in board order.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..Point::COUNT as u8).map(Point)
    }

    /// The point's number, `0..Point::COUNT`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> Row {
        match self.0 {
            0..20 => Row::A,
            20..41 => Row::B,
            _ => Row::C,
        }
    }

    /// The column from White's left, `1..=41`: odd in the middle row, even in the outer ones.
    pub const fn column(self) -> u8 {
        let (start, _, first) = self.row().layout();
        first + (self.0 - start) * 2
    }

    /// The point a leap from here to `to` goes over if it is not bent, `None` if no board has such a
    /// leap. Boards have fewer: whether the three are a jump line is the board's to say.
    pub fn over(self, to: Point) -> Option<Point> {
        use Row::{A, B, C};
        let (near, far) = if self <= to { (self, to) } else { (to, self) };
        let (left, right) = (near.column().min(far.column()), near.column().max(far.column()));
        match (near.row(), far.row(), right - left) {
            (a, b, 4) if a == b => Point::at(a, left + 2),
            (A, C, 2) => Point::at(B, left + 1),
            // The upright lines at the two ends of the board.
            (A, C, 0) => Point::at(B, if left == 2 { 1 } else { left + 1 }),
            // The curved lines at the two ends: the outer point is the first or last but one.
            (A, B, 3) => Point::at(A, beside_end(near, far)),
            (B, C, 3) => Point::at(C, beside_end(far, near)),
            _ => None,
        }
    }

    /// The point `shift` numbers later, for callers that know it is there.
    pub(super) const fn shifted(self, shift: i8) -> Point {
        Point(self.0.wrapping_add_signed(shift) & 63)
    }

    /// The set of this point alone.
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// The column of the outer point beside `end`, an end of the middle row, coming from `outer`.
fn beside_end(outer: Point, end: Point) -> u8 {
    if end.column() < outer.column() { outer.column() - 2 } else { outer.column() + 2 }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row().letter(), self.column())
    }
}

/// Reads `a2`, `b1` … in small letters, without leading zeros.
impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let error = || ParsePointError(text.to_owned());
        let row = Row::ALL.into_iter().find(|row| text.starts_with(row.letter())).ok_or_else(error)?;
        let digits = &text[1..];
        if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        digits.parse().ok().and_then(|column| Point::at(row, column)).ok_or_else(error)
    }
}

/// The text names no point of the longest strip.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no point: points are a2, a4 … b1, b3 … c2, c4 …")]
pub struct ParsePointError(pub String);

/// A set of points, as one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointSet(u64);

impl PointSet {
    pub const EMPTY: PointSet = PointSet(0);

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    pub const fn insert(&mut self, point: Point) {
        self.0 |= point.set().0;
    }

    pub const fn remove(&mut self, point: Point) {
        self.0 &= !point.set().0;
    }

    /// The points in board order.
    pub const fn iter(self) -> PointSetIter {
        PointSetIter(self)
    }

    /// Every point of the set moved by `shift` numbers. Points that leave one end of the word enter
    /// at the other, so callers keep to points for which the shift means something.
    pub(super) const fn shifted(self, shift: i8) -> PointSet {
        PointSet(self.0.rotate_left((shift as i32 & 63) as u32))
    }
}

impl ops::BitOr for PointSet {
    type Output = PointSet;
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl ops::BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl ops::BitAnd for PointSet {
    type Output = PointSet;
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

/// The points that one of the sets has, and not both.
impl ops::BitXor for PointSet {
    type Output = PointSet;
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

/// The points of the first set that the second has not.
impl ops::Sub for PointSet {
    type Output = PointSet;
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, |set, point| set | point.set())
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;
    fn into_iter(self) -> PointSetIter {
        self.iter()
    }
}

/// The points joined by commas, as in a position line.
impl fmt::Display for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, point) in self.iter().enumerate() {
            write!(f, "{}{point}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// The points of a set in board order.
#[derive(Clone, Debug)]
pub struct PointSetIter(PointSet);

impl Iterator for PointSetIter {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        if self.0.is_empty() {
            return None;
        }
        let point = Point(self.0.0.trailing_zeros() as u8);
        self.0.0 &= self.0.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for PointSetIter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_numbered_in_board_order_and_their_texts_read_back() {
        let texts: Vec<String> = Point::all().map(|point| point.to_string()).collect();
        assert_eq!((&*texts[0], &*texts[19], &*texts[20]), ("a2", "a40", "b1"));
        assert_eq!((&*texts[40], &*texts[41], &*texts[60]), ("b41", "c2", "c40"));
        for (index, point) in Point::all().enumerate() {
            assert_eq!(point.index(), index);
            assert_eq!(Point::at(point.row(), point.column()), Some(point));
            assert_eq!(texts[index].parse(), Ok(point));
        }
    }

    #[test]
    fn only_points_are_read() {
        for text in
            ["", "a", "a0", "a1", "b2", "c3", "a42", "b43", "a02", "b+1", "d2", "A2", "a2 ", "ä2", "a258"]
        {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError(text.to_owned())));
        }
    }

    #[test]
    fn the_point_leapt_over_is_the_same_both_ways() {
        for (one, other) in Point::all().flat_map(|one| Point::all().map(move |other| (one, other))) {
            assert_eq!(one.over(other), other.over(one), "{one} {other}");
        }
    }

    #[test]
    fn sets_behave_like_sets() {
        let points: Vec<Point> = Point::all().step_by(3).collect();
        let mut set: PointSet = points.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), points);
        assert_eq!(set.len(), points.len());
        for point in points {
            assert!(set.contains(point));
            set.remove(point);
            assert!(!set.contains(point));
        }
        assert_eq!(set, PointSet::EMPTY);
    }
}
