//! Why an action is not legal.
//!
//! Written from rules.md 2.3 by coordinates, apart from the generator and its tables: each is the
//! test of the other.

use super::{Action, Capture, Flank, Position, Priest, Square, SquareSet};
use crate::{Illegal, Side, Team};

impl Position {
    /// The reason against `action`, `None` if it is legal. Slower than generating: O(squares).
    pub fn why_illegal(&self, action: Action) -> Option<Illegal> {
        if self.outcome().is_some() {
            return Some(Illegal::GameOver);
        }
        match action {
            Action::Move { from, to, taken } => {
                self.against_going(from, to).or_else(|| self.against_taking(from, to, taken))
            }
            Action::Decline { from, to } => {
                self.against_going(from, to).or_else(|| self.against_declining(to))
            }
            Action::Place(square) => self.against_placing(square),
            Action::Pass => self.against_passing(),
        }
    }

    fn against_going(&self, from: Square, to: Square) -> Option<Illegal> {
        let side = self.to_move;
        let (ahead, aside) = relative(side, from, to);
        if self.owner(from).is_none() {
            Some(Illegal::NoManOnSquare(from))
        } else if self.owner(from) != Some(side) {
            Some(Illegal::NotYourWarrior(from))
        } else if ahead.abs().max(aside.abs()) != 1 {
            Some(Illegal::NotNeighbours { from, to })
        } else if ahead < 0 {
            Some(Illegal::Backward { from, to })
        } else if (ahead == 0 || aside == 0) && self.priests[side.team()] != Priest::OnBoard(side, from) {
            Some(Illegal::WarriorStraight { from, to })
        } else if self.owner(to).is_some() {
            Some(Illegal::SquareTaken(to))
        } else {
            None
        }
    }

    fn against_taking(&self, from: Square, to: Square, taken: SquareSet) -> Option<Illegal> {
        let due = self.enclosed(to);
        (taken != due).then_some(Illegal::WrongCaptures(Action::Move { from, to, taken: due }.into()))
    }

    fn against_declining(&self, to: Square) -> Option<Illegal> {
        if self.enclosed(to).is_empty() {
            Some(Illegal::NothingToDecline)
        } else if self.rules.capture == Capture::Automatic {
            Some(Illegal::MustTake)
        } else {
            None
        }
    }

    fn against_placing(&self, square: Square) -> Option<Illegal> {
        let side = self.to_move;
        if self.placed {
            Some(Illegal::PlacedAlready)
        } else if self.priests[side.team()] != Priest::InHand(side) {
            Some(Illegal::NoPriestInHand)
        } else if !is_home(side, square) {
            Some(Illegal::NotHome(square))
        } else if self.owner(square).is_some() {
            Some(Illegal::SquareTaken(square))
        } else {
            None
        }
    }

    fn against_passing(&self) -> Option<Illegal> {
        let can_go = |from| Square::all().any(|to| self.against_going(from, to).is_none());
        if self.men[self.to_move].iter().any(can_go) {
            Some(Illegal::MustMove)
        } else if Square::all().any(|square| self.against_placing(square).is_none()) {
            Some(Illegal::MustPlace)
        } else {
            None
        }
    }

    /// Whose man stands on `square`.
    fn owner(&self, square: Square) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.men[side].contains(square))
    }

    /// The enemies next to `to` with a man of the mover's team straight behind them.
    fn enclosed(&self, to: Square) -> SquareSet {
        let team = self.to_move.team();
        let is_of = |square, team: Team| self.owner(square).is_some_and(|side| side.team() == team);
        let is_enclosed = |&over: &Square| {
            let (files, ranks) = offset(to, over);
            is_of(over, team.other())
                && files.abs().max(ranks.abs()) == 1
                && (self.rules.flank == Flank::Any || files.abs() == ranks.abs())
                && beyond(over, files, ranks).is_some_and(|end| is_of(end, team))
        };
        Square::all().filter(is_enclosed).collect()
    }
}

/// Files and ranks from one square to another.
fn offset(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

fn beyond(over: Square, files: i8, ranks: i8) -> Option<Square> {
    Square::at(over.file().checked_add_signed(files)?, over.rank().checked_add_signed(ranks)?)
}

/// How far `to` lies ahead of `from` and aside of it, as `side` sees it from its home.
fn relative(side: Side, from: Square, to: Square) -> (i8, i8) {
    let (files, ranks) = offset(from, to);
    match side {
        Side::South => (ranks, files),
        Side::West => (files, -ranks),
        Side::North => (-ranks, -files),
        Side::East => (-files, ranks),
    }
}

fn is_home(side: Side, square: Square) -> bool {
    match side {
        Side::South => square.rank() == 1,
        Side::West => square.file() == 0,
        Side::North => square.rank() == 14,
        Side::East => square.file() == 13,
    }
}
