//! One square of the board, its name and its number.

use std::{fmt, str::FromStr};

/// A square, in board order: `a1 b1 … n1`, `a2 …`, up to `n14`, of which only 168 exist.
///
/// ```text
/// 14          e f g h i j            North's home
/// 13    b c d e f g h i j k l m
///  ⋮    b                     m
/// 10  a b c d e f g h i j k l m n
///  ⋮  a                         n    West's home: a5 … a10, East's: n5 … n10
///  5  a b c d e f g h i j k l m n
///  ⋮    b                     m
///  2    b c d e f g h i j k l m
///  1          e f g h i j            South's home
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the board has.
    pub const COUNT: usize = 168;

    /// The square on `file` (0 for `a` … 13 for `n`) and `rank` (1 … 14), `None` beside the board.
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        let (first, last) = files_of(rank);
        if file < first || file > last {
            return None;
        }
        Some(Square(FIRST_INDEX[rank as usize] + file - first))
    }

    /// The square numbered `index` in board order, `None` from [`Square::COUNT`] on.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// 0 for file `a` … 13 for `n`.
    pub const fn file(self) -> u8 {
        PLACES[self.index()].0
    }

    /// 1 (South's home) … 14 (North's).
    pub const fn rank(self) -> u8 {
        PLACES[self.index()].1
    }

    /// The number in board order, below [`Square::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All squares in board order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT as u8).map(Square)
    }
}

/// First and last file of a rank; the first is greater than the last where there is no such rank.
const fn files_of(rank: u8) -> (u8, u8) {
    match rank {
        1 | 14 => (4, 9),
        2..=4 | 11..=13 => (1, 12),
        5..=10 => (0, 13),
        _ => (1, 0),
    }
}

/// The number of the first square of each rank; index 0 is no rank.
const FIRST_INDEX: [u8; 15] = {
    let mut starts = [0; 15];
    let mut rank = 1;
    while rank < 14 {
        let (first, last) = files_of(rank);
        starts[rank as usize + 1] = starts[rank as usize] + last - first + 1;
        rank += 1;
    }
    starts
};

/// File and rank of each square.
static PLACES: [(u8, u8); Square::COUNT] = {
    let mut places = [(0, 0); Square::COUNT];
    let mut index = 0;
    let mut rank = 1;
    while rank <= 14 {
        let (mut file, last) = files_of(rank);
        while file <= last {
            places[index] = (file, rank);
            index += 1;
            file += 1;
        }
        rank += 1;
    }
    places
};

/// `e1`: the file's letter, then the rank.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseSquareError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Square> {
    let (&letter, digits) = text.as_bytes().split_first()?;
    let file = letter.checked_sub(b'a')?;
    let rank = match digits {
        [ones @ b'1'..=b'9'] => ones - b'0',
        [b'1', ones @ b'0'..=b'4'] => 10 + ones - b'0',
        _ => return None,
    };
    Square::at(file, rank)
}

/// The text names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square \"{text}\"")]
pub struct ParseSquareError {
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_in_board_order() {
        let mut index = 0;
        for rank in 0..=u8::MAX {
            for file in 0..=u8::MAX {
                if let Some(square) = Square::at(file, rank) {
                    assert_eq!((square.index(), square.file(), square.rank()), (index, file, rank));
                    assert_eq!(Square::from_index(index), Some(square));
                    index += 1;
                }
            }
        }
        assert_eq!(index, Square::COUNT);
        assert_eq!(Square::from_index(index), None);
        assert_eq!(Square::all().map(Square::index).collect::<Vec<_>>(), (0..index).collect::<Vec<_>>());
    }

    #[test]
    fn every_square_reads_as_it_is_written() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn other_texts_name_no_square() {
        for text in [
            "", "a", "5", "a4", "a11", "b1", "d1", "k14", "e0", "e15", "e01", "e+1", "E1", "o5", " e1",
            "e1 ", "é1",
        ] {
            let error = text.parse::<Square>().expect_err(text);
            assert_eq!(error.to_string(), format!("there is no square \"{text}\""));
        }
    }
}
