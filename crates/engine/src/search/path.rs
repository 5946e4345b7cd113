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

    /// The value of a position that ends the game by having occurred the third time. With
    /// [`Repeats::Once`] also of one that occurs in the line for the second time: whoever forced it once can
    /// force it again.
    pub fn repeated<N: Node>(&self, node: &N, repeats: Repeats) -> Option<Score> {
        let reversible = node.reversible();
        if reversible < 4 {
            return None;
        }
        let (all, searched) = self.earlier(reversible);
        let counted = all >= 2 || (repeats == Repeats::Once && searched >= 1);
        counted.then(|| result(node.leader(), node.to_move(), self.ply()))
    }
}

/// How many repetitions in the searched line end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeats {
    /// One, which saves looking at the second.
    Once,
    /// As the rules have it.
    Twice,
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
