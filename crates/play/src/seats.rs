//! Who sits where in a game.

use rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{PlayerId, text::SideText};

/// The players of a game by their sides: two or four people, nobody twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<(SideText, PlayerId)>", from = "Vec<(SideText, PlayerId)>")]
pub struct Seats(BySide<Option<PlayerId>>);

impl Seats {
    /// Everybody's seat; of two entries for one side the later counts.
    pub fn new(seats: impl IntoIterator<Item = (Side, PlayerId)>) -> Seats {
        let mut by_side = BySide::default();
        for (side, player) in seats {
            by_side[side] = Some(player);
        }
        Seats(by_side)
    }

    /// Who sits on `side`; nobody on West and East of a game for two.
    pub fn player(&self, side: Side) -> Option<PlayerId> {
        self.0[side]
    }

    /// Where `player` sits, if they play at all.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        self.iter().find(|seat| seat.1 == player).map(|seat| seat.0)
    }

    /// Everybody, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Side, PlayerId)> {
        Side::ALL.into_iter().filter_map(|side| self.player(side).map(|player| (side, player)))
    }

    /// The other side of the same team, with four seats.
    pub fn partner(&self, side: Side) -> Option<Side> {
        self.iter().map(|seat| seat.0).find(|&other| other != side && other.team() == side.team())
    }

    /// The sides of the other team, in the order of play.
    pub fn opponents(&self, side: Side) -> impl Iterator<Item = Side> {
        self.iter().map(|seat| seat.0).filter(move |other| other.team() != side.team())
    }
}

impl From<Seats> for Vec<(SideText, PlayerId)> {
    fn from(seats: Seats) -> Self {
        seats.iter().map(|(side, player)| (SideText(side), player)).collect()
    }
}

impl From<Vec<(SideText, PlayerId)>> for Seats {
    fn from(seats: Vec<(SideText, PlayerId)>) -> Self {
        Seats::new(seats.into_iter().map(|(side, player)| (side.0, player)))
    }
}
