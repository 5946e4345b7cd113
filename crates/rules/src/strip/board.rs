//! The board (rules.md 1.1): its points, lines and jump lines, prepared once for each geometry.

use std::{collections::BTreeMap, sync::OnceLock};

use super::{
    point::{Point, PointSet, Row, SHIFTS},
    rules::{Ends, LeapRule, Lozenges, Rules},
};

/// A lozenge strip with everything that depends on its geometry alone.
///
/// ```text
/// c       c2      c4      c6   ...
///       /    \  /    \  /    \
/// b   b1 ---- b3 ---- b5 ---- b7 ...
///       \    /  \    /  \    /
/// a       a2      a4      a6   ...
/// ```
///
/// Two boards are equal if their geometry is; the tables follow from it.
#[derive(Debug)]
pub struct Board {
    geometry: Geometry,
    points: PointSet,
    edges: Vec<(Point, Point)>,
    jump_lines: Vec<JumpLine>,
    neighbours: [PointSet; Point::COUNT],
    leaps: [Leaps; Point::COUNT],
    edges_from: [PointSet; SHIFTS.len()],
    middles: [PointSet; SHIFTS.len()],
    other_ways: Vec<Way>,
}

/// The part of the rules that shapes the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Geometry {
    lozenges: Lozenges,
    outer_lines: bool,
    ends: Ends,
    leap: LeapRule,
}

/// A man on one end may leap over an enemy man to the other end, if that is vacant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JumpLine {
    /// The smaller point first.
    pub ends: [Point; 2],
    pub over: Point,
}

/// A leap seen from the point where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leap {
    /// `to` itself, if no man is named and nothing lies between: a leap that no board has.
    over: Point,
    to: Point,
}

impl Leap {
    pub(super) const fn new(over: Point, to: Point) -> Leap {
        Leap { over, to }
    }

    /// The leap from `from` to `to` as it is written without naming the man leapt.
    pub(super) fn unnamed(from: Point, to: Point) -> Leap {
        Leap { over: from.over(to).unwrap_or(to), to }
    }

    /// The point leapt over, `None` for a leap that no board has.
    pub fn over(self) -> Option<Point> {
        (self.over != self.to).then_some(self.over)
    }

    /// Where the leap lands.
    pub const fn to(self) -> Point {
        self.to
    }

    /// Whether notation has to name the man leapt, the two ends not being enough.
    pub fn is_bent(self, from: Point) -> bool {
        self != Leap::unnamed(from, self.to)
    }

    /// The point leapt over, for leaps that come from a board.
    pub(super) const fn over_unchecked(self) -> Point {
        self.over
    }
}

/// The leaps that start on one point, at most six.
#[derive(Clone, Copy, Debug)]
struct Leaps {
    len: u8,
    leaps: [Leap; Leaps::MOST],
}

impl Leaps {
    const MOST: usize = 6;
}

/// All leaps that go over the point `over` numbers later to the one `to` numbers later.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub over: i8,
    pub to: i8,
    pub from: PointSet,
}

impl Board {
    /// The board of `rules`. The first call for a geometry prepares its tables, some microseconds.
    pub fn of(rules: &Rules) -> &'static Board {
        static BOARDS: [OnceLock<Board>; Geometry::COUNT] = [const { OnceLock::new() }; Geometry::COUNT];
        let geometry = Geometry::of(rules);
        BOARDS[geometry.index()].get_or_init(|| Board::new(geometry))
    }

    pub fn lozenges(&self) -> Lozenges {
        self.geometry.lozenges
    }

    /// Whether lines join the neighbours in each outer row.
    pub fn outer_lines(&self) -> bool {
        self.geometry.outer_lines
    }

    pub fn ends(&self) -> Ends {
        self.geometry.ends
    }

    pub fn leap(&self) -> LeapRule {
        self.geometry.leap
    }

    /// The 3n + 1 points.
    pub fn points(&self) -> PointSet {
        self.points
    }

    /// The lines, each once, its smaller point first.
    pub fn edges(&self) -> &[(Point, Point)] {
        &self.edges
    }

    /// The jump lines, each once.
    pub fn jump_lines(&self) -> &[JumpLine] {
        &self.jump_lines
    }

    /// The points that a line joins with `point`.
    pub fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The leaps that start on `from`, whatever stands on the board.
    pub fn leaps(&self, from: Point) -> &[Leap] {
        let leaps = &self.leaps[from.index()];
        &leaps.leaps[..usize::from(leaps.len)]
    }

    /// The point in the middle, vacant at the start.
    pub fn centre(&self) -> Point {
        at(Row::B, self.lozenges().get() + 1)
    }

    /// Whether `point` is an end of the middle row.
    pub fn is_end(&self, point: Point) -> bool {
        point.row() == Row::B && [1, 2 * self.lozenges().get() + 1].contains(&point.column())
    }

    /// For each of [`SHIFTS`] the points that a line joins with the point so many numbers later.
    pub(super) fn edges_from(&self) -> &[PointSet; SHIFTS.len()] {
        &self.edges_from
    }

    /// For each of [`SHIFTS`] the points that lie on a jump line between two so far away.
    pub(super) fn middles(&self) -> &[PointSet; SHIFTS.len()] {
        &self.middles
    }

    /// The leaps along all other jump lines, which most boards do not have, by the way they go.
    pub(super) fn other_ways(&self) -> &[Way] {
        &self.other_ways
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.geometry == other.geometry
    }
}

impl Eq for Board {}

impl std::hash::Hash for Board {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.geometry.hash(state);
    }
}

impl Geometry {
    /// Ten lengths, with or without outer lines, three kinds of ends, two of leaps.
    const COUNT: usize = 10 * 2 * 3 * 2;

    fn of(rules: &Rules) -> Geometry {
        Geometry {
            lozenges: rules.lozenges,
            outer_lines: rules.outer_lines,
            ends: rules.ends,
            leap: rules.leap,
        }
    }

    fn index(self) -> usize {
        let length = usize::from(self.lozenges.get() / 2 - 1);
        ((length * 2 + usize::from(self.outer_lines)) * 3 + self.ends as usize) * 2 + self.leap as usize
    }

    fn points(self) -> PointSet {
        let last = 2 * self.lozenges.get() + 1;
        Point::all()
            .filter(|point| point.column() <= last && (point.row() == Row::B || point.column() < last))
            .collect()
    }

    fn edges(self) -> Vec<(Point, Point)> {
        let last = 2 * self.lozenges.get() + 1;
        let middle = (1..last).step_by(2).map(|k| (at(Row::B, k), at(Row::B, k + 2)));
        let slanting = (2..last).step_by(2).flat_map(|k| {
            [
                (at(Row::A, k), at(Row::B, k - 1)),
                (at(Row::A, k), at(Row::B, k + 1)),
                (at(Row::B, k - 1), at(Row::C, k)),
                (at(Row::B, k + 1), at(Row::C, k)),
            ]
        });
        let outer = (2..last - 2)
            .step_by(2)
            .flat_map(|k| [Row::A, Row::C].map(|row| (at(row, k), at(row, k + 2))))
            .filter(|_| self.outer_lines);
        let mut edges: Vec<_> = middle.chain(slanting).chain(outer).collect();
        edges.sort_unstable();
        edges
    }

    fn jump_lines(self) -> Vec<JumpLine> {
        use Row::{A, B, C};
        let last = 2 * self.lozenges.get() + 1;
        let mut lines = Vec::new();
        for k in (3..last).step_by(2) {
            lines.push(JumpLine::new(at(B, k - 2), at(B, k), at(B, k + 2)));
            lines.push(JumpLine::new(at(A, k - 1), at(B, k), at(C, k + 1)));
            lines.push(JumpLine::new(at(C, k - 1), at(B, k), at(A, k + 1)));
        }
        if self.outer_lines {
            for k in (4..last - 2).step_by(2) {
                lines.extend([A, C].map(|row| JumpLine::new(at(row, k - 2), at(row, k), at(row, k + 2))));
            }
        }
        if self.ends != Ends::Straight {
            lines.push(JumpLine::new(at(A, 2), at(B, 1), at(C, 2)));
            lines.push(JumpLine::new(at(A, last - 1), at(B, last), at(C, last - 1)));
        }
        if self.ends == Ends::Curved {
            for row in [A, C] {
                lines.push(JumpLine::new(at(row, 4), at(row, 2), at(B, 1)));
                lines.push(JumpLine::new(at(row, last - 3), at(row, last - 1), at(B, last)));
            }
        }
        if self.leap == LeapRule::Bent {
            for k in (2..last).step_by(2) {
                lines.extend([A, C].map(|row| JumpLine::new(at(B, k - 1), at(row, k), at(B, k + 1))));
            }
        }
        lines
    }
}

/// A point that is known to be there.
fn at(row: Row, column: u8) -> Point {
    Point::at(row, column).expect("the longest board has every point of a shorter one")
}

impl JumpLine {
    fn new(end: Point, over: Point, other: Point) -> JumpLine {
        JumpLine { ends: [end.min(other), end.max(other)], over }
    }

    /// Both leaps along the line, each with its start.
    fn leaps(self) -> [(Point, Leap); 2] {
        let [low, high] = self.ends;
        [(low, Leap::new(self.over, high)), (high, Leap::new(self.over, low))]
    }

    /// Which of [`SHIFTS`] leads along the line from point to point, if one does.
    fn shift(self) -> Option<i8> {
        let [low, high] = self.ends;
        let (first, second) = (shift(low, self.over), shift(self.over, high));
        (first == second && SHIFTS.contains(&first)).then_some(first)
    }
}

impl Board {
    fn new(geometry: Geometry) -> Board {
        let (edges, jump_lines) = (geometry.edges(), geometry.jump_lines());
        Board {
            geometry,
            points: geometry.points(),
            neighbours: neighbours(&edges),
            leaps: leaps(&jump_lines),
            edges_from: edges_from(&edges),
            middles: middles(&jump_lines),
            other_ways: other_ways(&jump_lines),
            edges,
            jump_lines,
        }
    }
}

fn neighbours(edges: &[(Point, Point)]) -> [PointSet; Point::COUNT] {
    let mut neighbours = [PointSet::EMPTY; Point::COUNT];
    for &(low, high) in edges {
        neighbours[low.index()].insert(high);
        neighbours[high.index()].insert(low);
    }
    neighbours
}

fn leaps(lines: &[JumpLine]) -> [Leaps; Point::COUNT] {
    let nowhere = Leap::new(at(Row::A, 2), at(Row::A, 2));
    let mut table = [Leaps { len: 0, leaps: [nowhere; Leaps::MOST] }; Point::COUNT];
    for (from, leap) in lines.iter().flat_map(|line| line.leaps()) {
        let leaps = &mut table[from.index()];
        leaps.leaps[usize::from(leaps.len)] = leap;
        leaps.len += 1;
    }
    for leaps in &mut table {
        leaps.leaps[..usize::from(leaps.len)].sort_unstable_by_key(|leap| (leap.to, leap.over));
    }
    table
}

/// How many numbers `to` comes after `from`.
fn shift(from: Point, to: Point) -> i8 {
    to.index() as i8 - from.index() as i8
}

fn edges_from(edges: &[(Point, Point)]) -> [PointSet; SHIFTS.len()] {
    SHIFTS.map(|by| edges.iter().filter(|(low, high)| shift(*low, *high) == by).map(|edge| edge.0).collect())
}

fn middles(lines: &[JumpLine]) -> [PointSet; SHIFTS.len()] {
    SHIFTS.map(|by| lines.iter().filter(|line| line.shift() == Some(by)).map(|line| line.over).collect())
}

fn other_ways(lines: &[JumpLine]) -> Vec<Way> {
    let mut by_shifts = BTreeMap::<(i8, i8), PointSet>::new();
    let others = lines.iter().filter(|line| line.shift().is_none());
    for (from, leap) in others.flat_map(|line| line.leaps()) {
        by_shifts.entry((shift(from, leap.over), shift(from, leap.to))).or_default().insert(from);
    }
    by_shifts.into_iter().map(|((over, to), from)| Way { over, to, from }).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// All 120 boards.
    fn all() -> impl Iterator<Item = &'static Board> {
        let rules = Lozenges::all().flat_map(|lozenges| {
            [true, false].into_iter().flat_map(move |outer_lines| {
                [Ends::Straight, Ends::Upright, Ends::Curved].into_iter().flat_map(move |ends| {
                    [LeapRule::Straight, LeapRule::Bent].map(|leap| Rules {
                        lozenges,
                        outer_lines,
                        ends,
                        leap,
                        ..Rules::MOSONA
                    })
                })
            })
        });
        rules.map(|rules| Board::of(&rules))
    }

    /// Left for right.
    fn mirrored(board: &Board, point: Point) -> Point {
        at(point.row(), 2 * board.lozenges().get() + 2 - point.column())
    }

    /// Top for bottom.
    fn flipped(point: Point) -> Point {
        let row = match point.row() {
            Row::A => Row::C,
            Row::B => Row::B,
            Row::C => Row::A,
        };
        at(row, point.column())
    }

    fn edges_under(board: &Board, image: impl Fn(Point) -> Point) -> BTreeSet<(Point, Point)> {
        let ends = board.edges().iter().map(|&(one, other)| (image(one), image(other)));
        ends.map(|(one, other)| (one.min(other), one.max(other))).collect()
    }

    fn lines_under(board: &Board, image: impl Fn(Point) -> Point) -> BTreeSet<[Point; 3]> {
        let lines = board.jump_lines().iter().map(|line| (line.ends.map(&image), image(line.over)));
        lines.map(|([one, other], over)| [one.min(other), over, one.max(other)]).collect()
    }

    #[test]
    fn every_geometry_has_its_own_place() {
        let indices: BTreeSet<usize> = all().map(|board| board.geometry.index()).collect();
        assert_eq!(indices.len(), Geometry::COUNT);
        assert_eq!(indices.last(), Some(&(Geometry::COUNT - 1)));
    }

    #[test]
    fn points_and_lines_have_the_numbers_of_1_1() {
        for board in all() {
            let n = usize::from(board.lozenges().get());
            let outer = if board.outer_lines() { 2 * (n - 1) } else { 0 };
            let outer_jumps = if board.outer_lines() { 2 * (n - 2) } else { 0 };
            let ends = [0, 2, 6][board.ends() as usize];
            let bent = if board.leap() == LeapRule::Bent { 2 * n } else { 0 };
            assert_eq!(board.points().len(), 3 * n + 1);
            assert_eq!(board.edges().len(), 5 * n + outer);
            assert_eq!(board.jump_lines().len(), 3 * (n - 1) + outer_jumps + ends + bent);
        }
    }

    #[test]
    fn neighbours_are_mutual_and_as_many_as_lines() {
        for board in all() {
            let degrees: usize = Point::all().map(|point| board.neighbours(point).len()).sum();
            assert_eq!(degrees, 2 * board.edges().len());
            for &(low, high) in board.edges() {
                assert!(low < high && board.points().contains(low) && board.points().contains(high));
                assert!(board.neighbours(low).contains(high) && board.neighbours(high).contains(low));
            }
        }
    }

    #[test]
    fn degrees_are_those_of_the_picture() {
        for board in all() {
            let last = 2 * board.lozenges().get() + 1;
            for point in board.points() {
                let degree = match (point.row(), point.column()) {
                    (Row::B, column) if column == 1 || column == last => 3,
                    (Row::B, _) => 6,
                    _ if !board.outer_lines() => 2,
                    // A strip of two lozenges has only end points in its outer rows.
                    (_, column) if column == 2 || column == last - 1 => 3,
                    _ => 4,
                };
                assert_eq!(board.neighbours(point).len(), degree, "{point}");
            }
        }
    }

    #[test]
    fn symmetries_keep_lines_and_jumps_and_form_a_group() {
        for board in all() {
            let (edges, lines) = (edges_under(board, |point| point), lines_under(board, |point| point));
            let turned = |point| flipped(mirrored(board, point));
            assert_eq!(edges_under(board, |point| mirrored(board, point)), edges);
            assert_eq!(edges_under(board, flipped), edges);
            assert_eq!(edges_under(board, turned), edges);
            assert_eq!(lines_under(board, |point| mirrored(board, point)), lines);
            assert_eq!(lines_under(board, flipped), lines);
            assert_eq!(lines_under(board, turned), lines);
            for point in board.points() {
                assert_eq!(mirrored(board, mirrored(board, point)), point);
                assert_eq!(flipped(flipped(point)), point);
                assert_eq!(turned(point), mirrored(board, flipped(point)));
            }
        }
    }

    #[test]
    fn leaps_and_ways_are_the_jump_lines_both_ways() {
        for board in all() {
            let lines = board.jump_lines().iter().flat_map(|line| line.leaps());
            let lines: BTreeSet<_> = lines.map(|(from, leap)| (from, leap.over, leap.to)).collect();
            let leaps = Point::all()
                .flat_map(|from| board.leaps(from).iter().map(move |leap| (from, leap.over, leap.to)));
            let leaps: Vec<_> = leaps.collect();
            assert!(leaps.is_sorted_by_key(|(from, over, to)| (from, to, over)));
            assert_eq!(leaps.into_iter().collect::<BTreeSet<_>>(), lines);
            let others = board.other_ways().iter().flat_map(|way| {
                way.from.iter().map(|from| (from, from.shifted(way.over), from.shifted(way.to)))
            });
            let straight = SHIFTS.into_iter().zip(*board.middles()).flat_map(|(shift, middles)| {
                let (ups, downs) = (middles.iter(), middles.iter());
                let ups = ups.map(move |over| (over.shifted(-shift), over, over.shifted(shift)));
                ups.chain(downs.map(move |over| (over.shifted(shift), over, over.shifted(-shift))))
            });
            let ways: Vec<_> = straight.chain(others).collect();
            assert_eq!(ways.len(), lines.len());
            assert_eq!(ways.into_iter().collect::<BTreeSet<_>>(), lines);
            assert_eq!(lines.len(), 2 * board.jump_lines().len());
        }
    }

    #[test]
    fn every_edge_is_a_shift() {
        for board in all() {
            let shifts = SHIFTS.into_iter().zip(*board.edges_from());
            let edges =
                shifts.flat_map(|(shift, from)| from.iter().map(move |from| (from, from.shifted(shift))));
            assert_eq!(edges.collect::<BTreeSet<_>>(), edges_under(board, |point| point));
        }
    }

    #[test]
    fn jump_lines_follow_lines_and_only_bent_ones_are_named() {
        for board in all() {
            for line in board.jump_lines() {
                let beside = board.neighbours(line.over);
                let curved = board.ends() == Ends::Curved && !board.outer_lines();
                assert!(curved || line.ends.iter().all(|end| beside.contains(*end)), "{line:?}");
                let bent = line.ends.iter().all(|end| end.row() == Row::B) && line.over.row() != Row::B;
                for (from, leap) in line.leaps() {
                    assert_eq!(leap.is_bent(from), bent, "{from} {leap:?}");
                }
            }
        }
    }
}
