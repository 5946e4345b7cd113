//! The legal actions.

use std::ops::ControlFlow::{self, Continue};

use super::{
    Action, Capture, Direction, Flank, Position, Priest, Square, SquareSet,
    board::{home, priest_ways, step, warrior_ways},
};
use crate::Side;

impl Position {
    /// Calls `visit` with every legal action until it breaks: placings, then moves, each in board
    /// order, or the pass. Allocates nothing. A finished game has none.
    pub fn visit_legal<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome().is_some() {
            return Continue(());
        }
        let side = self.to_move;
        let (friends, enemies) = (self.team(side.team()), self.team(side.team().other()));
        let vacant = Vacant(friends | enemies);
        let entries = self.entries(side);
        for square in entries {
            visit(Action::Place(square))?;
        }
        let mut moves = false;
        for from in self.men[side] {
            for to in self.ways(side, from).iter().filter_map(|&way| vacant.step(from, way)) {
                moves = true;
                let taken = self.flanked(to, friends, enemies);
                visit(Action::Move { from, to, taken })?;
                if self.rules.capture == Capture::Optional && !taken.is_empty() {
                    visit(Action::Decline { from, to })?;
                }
            }
        }
        if moves || !entries.is_empty() { Continue(()) } else { visit(Action::Pass) }
    }

    /// The enemies that stand between a friend and a man of the side to move who goes to `to`.
    ///
    /// The square he comes from is still among those of the friends, but never the far end of a line:
    /// that is two steps away.
    fn flanked(&self, to: Square, friends: SquareSet, enemies: SquareSet) -> SquareSet {
        let mut taken = SquareSet::EMPTY;
        for &way in flank_ways(self.rules.flank) {
            if let Some(over) = step(to, way)
                && enemies.contains(over)
                && step(over, way).is_some_and(|end| friends.contains(end))
            {
                taken.insert(over);
            }
        }
        taken
    }

    fn ways(&self, side: Side, from: Square) -> &'static [Direction] {
        if self.is_priest(side, from) { priest_ways(side) } else { warrior_ways(side) }
    }

    /// Where `side` can place a Priest now.
    fn entries(&self, side: Side) -> SquareSet {
        match self.priests[side.team()] {
            Priest::InHand(holder) if holder == side => home(side) - self.occupied(),
            _ => SquareSet::EMPTY,
        }
    }

    fn can_move(&self, side: Side, vacant: Vacant) -> bool {
        self.men[side]
            .iter()
            .any(|from| self.ways(side, from).iter().any(|&way| vacant.step(from, way).is_some()))
    }

    /// Whether any player, on turn or not, can move or place (2.4 b).
    pub(super) fn anyone_can_act(&self) -> bool {
        let vacant = Vacant(self.occupied());
        let mut sides = self.rules.sides().iter();
        sides.any(|&side| self.can_move(side, vacant) || !self.entries(side).is_empty())
    }
}

/// Everything but the occupied squares.
#[derive(Clone, Copy)]
struct Vacant(SquareSet);

impl Vacant {
    /// The neighbour in direction `way`, if it is there and vacant.
    fn step(self, from: Square, way: Direction) -> Option<Square> {
        step(from, way).filter(|&to| !self.0.contains(to))
    }
}

fn flank_ways(flank: Flank) -> &'static [Direction] {
    match flank {
        Flank::Diagonal => &Direction::DIAGONAL,
        Flank::Any => &Direction::ALL,
    }
}
