//! Who plays: the four sides of the compass and the two teams they form.

/// A player's side. White of the strip games is [`South`](Side::South), Black is
/// [`North`](Side::North). In the order in which four players take their turns (clockwise).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    South,
    West,
    North,
    East,
}

impl Side {
    /// All four, in the order of play.
    pub const ALL: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];
    /// The sides of a game for two, in the order of play.
    pub const TWO: [Side; 2] = [Side::South, Side::North];

    /// South and East are the first team, North and West the second.
    pub const fn team(self) -> Team {
        match self {
            Side::South | Side::East => Team::First,
            Side::North | Side::West => Team::Second,
        }
    }

    /// The side across the board.
    pub const fn opposite(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::West => Side::East,
            Side::North => Side::South,
            Side::East => Side::West,
        }
    }
}

/// The players who win together: one side in a game for two, South + East or North + West in a
/// game for four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    First,
    Second,
}

impl Team {
    pub const ALL: [Team; 2] = [Team::First, Team::Second];

    /// The team on the other side.
    pub const fn other(self) -> Team {
        match self {
            Team::First => Team::Second,
            Team::Second => Team::First,
        }
    }

    /// The side that stands for the team in a game for two: South (White) or North (Black).
    pub const fn side(self) -> Side {
        match self {
            Team::First => Side::South,
            Team::Second => Side::North,
        }
    }
}

/// One value for each [`Side`], indexed by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T>(pub [T; 4]);

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> std::ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

/// One value for each [`Team`], indexed by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByTeam<T>(pub [T; 2]);

impl<T> std::ops::Index<Team> for ByTeam<T> {
    type Output = T;
    fn index(&self, team: Team) -> &T {
        &self.0[team as usize]
    }
}

impl<T> std::ops::IndexMut<Team> for ByTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team as usize]
    }
}
