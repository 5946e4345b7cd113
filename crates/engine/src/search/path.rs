//! The positions on the way to the one that is looked at, for the repetition rule (rules.md 1.6).

use rules::{Outcome, Team};

use crate::{Score, family::Node};

/// Hashes of the positions of the game and of the line that is searched, the current one last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    hashes: Vec<u64>,
    /// How many of them were on the board before the search began, the root included.
    played: usize,
}

impl Path {
    pub fn new(hashes: Vec<u64>) -> Path {
        Path { played: hashes.len(), hashes }
    }

    pub fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
    }

    pub fn pop(&mut self) {
        self.hashes.pop();
    }

    /// The same way with one more position played, which becomes the root.
    #[must_use]
    pub fn then(&self, hash: u64) -> Path {
        let mut hashes = self.hashes.clone();
        hashes.push(hash);
        Path::new(hashes)
    }

    /// Positions played before the root.
    pub fn ply_in_game(&self) -> usize {
        self.played.saturating_sub(1)
    }

    /// Plies from the root.
    pub fn ply(&self) -> usize {
        self.hashes.len() - self.played
    }

    /// How often the last position stood on the board before, and how often of these after the root. Only
    /// the `reversible` positions before it could be the same.
    fn earlier(&self, reversible: usize) -> (usize, usize) {
        let Some((last, before)) = self.hashes.split_last() else { return (0, 0) };
        let from = before.len().saturating_sub(reversible);
        let same = (from..before.len()).filter(|at| before[*at] == *last);
        same.fold((0, 0), |(all, searched), at| (all + 1, searched + usize::from(at + 1 >= self.played)))
    }

    /// Whether the last position, which is that of `node`, has stood on the board before.
    pub fn repetition<N: Node>(&self, node: &N) -> Option<Repetition> {
        let reversible = node.reversible();
        if reversible < 4 {
            return None;
        }
        match self.earlier(reversible) {
            (2.., _) => Some(Repetition::Counted),
            (_, 1..) => Some(Repetition::InLine),
            _ => None,
        }
    }
}

/// How a position repeats an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repetition {
    /// It is there the third time, which ends the game.
    Counted,
    /// It is there the second time, and the first was in the line that is searched: whoever forced it once can
    /// force it again.
    InLine,
}

/// The value for `team` of a game that `winner` wins at `ply`.
pub(crate) fn result(winner: Option<Team>, team: Team, ply: usize) -> Score {
    match winner {
        None => Score::DRAWN,
        Some(winner) if winner == team => Score::won_in(ply),
        Some(_) => Score::lost_in(ply),
    }
}

/// As [`result`], of an outcome.
pub(crate) fn outcome(outcome: Outcome, team: Team, ply: usize) -> Score {
    result(outcome.winner, team, ply)
}
