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

#[cfg(test)]
mod tests {
    use super::*;

    type Symmetry = fn(u8, u8) -> (u8, u8);

    /// The eight symmetries of the board, on files 0 … 13 and ranks 1 … 14.
    const SYMMETRIES: [Symmetry; 8] = [
        |file, rank| (file, rank),
        |file, rank| (13 - file, rank),
        |file, rank| (file, 15 - rank),
        |file, rank| (13 - file, 15 - rank),
        |file, rank| (rank - 1, file + 1),
        |file, rank| (14 - rank, file + 1),
        |file, rank| (rank - 1, 14 - file),
        |file, rank| (14 - rank, 14 - file),
    ];

    fn image(symmetry: Symmetry, square: Square) -> Square {
        let (file, rank) = symmetry(square.file(), square.rank());
        Square::at(file, rank).expect("a symmetry keeps the board")
    }

    fn neighbours(square: Square, ways: &[Direction]) -> SquareSet {
        ways.iter().filter_map(|&way| step(square, way)).collect()
    }

    #[test]
    fn the_neighbour_of_a_neighbour_is_the_square_itself() {
        for square in Square::all() {
            for (number, &way) in Direction::ALL.iter().enumerate() {
                let back = Direction::ALL[7 - number];
                if let Some(other) = step(square, way) {
                    assert_eq!(step(other, back), Some(square), "{square} {way:?}");
                }
            }
        }
    }

    #[test]
    fn neighbours_come_in_board_order() {
        for square in Square::all() {
            for ways in Side::ALL.into_iter().flat_map(|side| [warrior_ways(side), priest_ways(side)]) {
                assert!(ways.iter().filter_map(|&way| step(square, way)).is_sorted(), "{square} {ways:?}");
            }
            assert!(Direction::ALL.iter().filter_map(|&way| step(square, way)).is_sorted(), "{square}");
        }
    }

    /// 290 trails: 12 at the homes of South and North each, 22 between two ranks of twelve (4 times),
    /// 24 where the arms begin (twice), 26 between two ranks across (5 times). 308 steps over lines:
    /// 5, 11 and 13 in ranks of 6, 12 and 14 squares, and as many in the files.
    #[test]
    fn edges_are_counted() {
        let count = |ways: &[Direction]| {
            Square::all().map(|square| neighbours(square, ways).len()).sum::<usize>() / 2
        };
        assert_eq!(count(&Direction::DIAGONAL), 290);
        assert_eq!(count(&Direction::ALL), 290 + 308);
    }

    #[test]
    fn symmetries_keep_trails_and_lines() {
        for symmetry in SYMMETRIES {
            for square in Square::all() {
                for ways in [&Direction::DIAGONAL[..], &Direction::ALL] {
                    let images = neighbours(square, ways).iter().map(|other| image(symmetry, other));
                    assert_eq!(images.collect::<SquareSet>(), neighbours(image(symmetry, square), ways));
                }
            }
        }
    }

    #[test]
    fn symmetries_form_a_group() {
        let table =
            |symmetry: Symmetry| Square::all().map(|square| image(symmetry, square)).collect::<Vec<_>>();
        let tables = SYMMETRIES.map(table);
        for one in SYMMETRIES {
            for other in SYMMETRIES {
                let both: Vec<_> = Square::all().map(|square| image(one, image(other, square))).collect();
                assert!(tables.contains(&both));
            }
        }
    }

    #[test]
    fn homes_are_opposite_and_forward_leads_across() {
        for side in Side::ALL {
            assert_eq!(home(side).len(), 6);
            for square in home(side) {
                let mut reached = square;
                while let Some(next) = step(reached, forward(side)) {
                    reached = next;
                }
                assert!(home(side.opposite()).contains(reached), "{side:?} {square}");
            }
        }
    }

    #[test]
    fn nobody_moves_backward() {
        for side in Side::ALL {
            let (files, ranks) = forward(side).offset();
            let ahead = |way: &Direction| way.offset().0 * files + way.offset().1 * ranks;
            assert!(
                warrior_ways(side).iter().all(|way| Direction::DIAGONAL.contains(way) && ahead(way) == 1)
            );
            let expected: Vec<_> = Direction::ALL.into_iter().filter(|way| ahead(way) >= 0).collect();
            assert_eq!(priest_ways(side), expected);
        }
    }
}
