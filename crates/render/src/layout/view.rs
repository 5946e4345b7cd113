//! Which way up: the one place that turns a board.

use rules::Side;

/// A seat around the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Bottom,
    Left,
    Top,
    Right,
}

/// A board seen by one side, whose home is at the bottom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    bottom: Side,
}

impl View {
    pub(crate) fn from(bottom: Side) -> View {
        View { bottom }
    }

    /// Where `side` sits. The sides are in clockwise order, as the places are.
    pub(crate) fn place(self, side: Side) -> Place {
        match (4 + side as usize - self.bottom as usize) % 4 {
            0 => Place::Bottom,
            1 => Place::Left,
            2 => Place::Top,
            _ => Place::Right,
        }
    }

    /// The place in the picture of what lies `east` and `north` of the board's middle: rightward and
    /// downward from there.
    pub(crate) fn turn(self, east: i32, north: i32) -> (i32, i32) {
        match self.bottom {
            Side::South => (east, -north),
            Side::West => (-north, -east),
            Side::North => (-east, north),
            Side::East => (north, east),
        }
    }

    /// Whether files run up and down and ranks from left to right.
    pub(crate) fn is_sideways(self) -> bool {
        matches!(self.bottom, Side::West | Side::East)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_home_comes_to_its_place() {
        let home = |side| match side {
            Side::South => (0, -9),
            Side::West => (-9, 0),
            Side::North => (0, 9),
            Side::East => (9, 0),
        };
        for bottom in Side::ALL {
            let view = View::from(bottom);
            for side in Side::ALL {
                let (east, north) = home(side);
                let expected = match view.place(side) {
                    Place::Bottom => (0, 9),
                    Place::Left => (-9, 0),
                    Place::Top => (0, -9),
                    Place::Right => (9, 0),
                };
                assert_eq!(view.turn(east, north), expected, "{side:?} seen by {bottom:?}");
            }
        }
    }
}
