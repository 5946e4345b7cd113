//! Neighbours, directions and homes.

use super::{Square, SquareSet};
use crate::Side;

/// The eight ways from a square to its neighbours, in the board order of the squares they lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    SouthWest,
    South,
    SouthEast,
    West,
    East,
    NorthWest,
    North,
    NorthEast,
}

use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};

impl Direction {
    pub const ALL: [Direction; 8] = [SouthWest, South, SouthEast, West, East, NorthWest, North, NorthEast];
    /// The trails, which warriors keep to.
    pub const DIAGONAL: [Direction; 4] = [SouthWest, SouthEast, NorthWest, NorthEast];

    /// Files and ranks that a step in this direction goes on: -1, 0 or 1 each.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            SouthWest => (-1, -1),
            South => (0, -1),
            SouthEast => (1, -1),
            West => (-1, 0),
            East => (1, 0),
            NorthWest => (-1, 1),
            North => (0, 1),
            NorthEast => (1, 1),
        }
    }
}

/// The neighbour of `from` in `direction`, `None` at the edge. O(1), from a table.
pub fn step(from: Square, direction: Direction) -> Option<Square> {
    NEIGHBOURS[from.index()][direction as usize]
}

static NEIGHBOURS: [[Option<Square>; 8]; Square::COUNT] = {
    let mut neighbours = [[None; 8]; Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut way = 0;
        while way < 8 {
            let (files, ranks) = Direction::ALL[way].offset();
            let file = square.file().wrapping_add_signed(files);
            neighbours[index][way] = Square::at(file, square.rank().wrapping_add_signed(ranks));
            way += 1;
        }
        index += 1;
    }
    neighbours
};

/// Away from `side`'s own home.
pub const fn forward(side: Side) -> Direction {
    match side {
        Side::South => North,
        Side::West => East,
        Side::North => South,
        Side::East => West,
    }
}

/// Where a warrior of `side` goes, in board order.
pub(super) const fn warrior_ways(side: Side) -> &'static [Direction] {
    match side {
        Side::South => &[NorthWest, NorthEast],
        Side::West => &[SouthEast, NorthEast],
        Side::North => &[SouthWest, SouthEast],
        Side::East => &[SouthWest, NorthWest],
    }
}

/// Where `side`'s Priest goes, in board order.
pub(super) const fn priest_ways(side: Side) -> &'static [Direction] {
    match side {
        Side::South => &[West, East, NorthWest, North, NorthEast],
        Side::West => &[South, SouthEast, East, North, NorthEast],
        Side::North => &[SouthWest, South, SouthEast, West, East],
        Side::East => &[SouthWest, South, West, NorthWest, North],
    }
}

/// The six squares on which the men of `side` start.
pub fn home(side: Side) -> SquareSet {
    HOMES[side as usize]
}

static HOMES: [SquareSet; 4] = {
    let mut homes = [SquareSet::EMPTY; 4];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let side = match (square.file(), square.rank()) {
            (_, 1) => Some(Side::South),
            (0, _) => Some(Side::West),
            (_, 14) => Some(Side::North),
            (13, _) => Some(Side::East),
            _ => None,
        };
        if let Some(side) = side {
            homes[side as usize] = homes[side as usize].with(square);
        }
        index += 1;
    }
    homes
};
