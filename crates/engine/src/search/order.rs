//! Which move to look at first.

use rules::Team;

use super::worker::MAX_PLY;
use crate::family::Node;

/// The last two quiet moves that refuted something, for each ply.
#[derive(Clone, Debug)]
pub(super) struct Killers([[u32; 2]; MAX_PLY + 1]);

impl Default for Killers {
    fn default() -> Killers {
        Killers([[0; 2]; MAX_PLY + 1])
    }
}

impl Killers {
    pub fn keep(&mut self, ply: usize, mv: u32) {
        let [first, second] = &mut self.0[ply];
        if *first != mv {
            (*second, *first) = (*first, mv);
        }
    }

    fn rank(&self, ply: usize, mv: u32) -> i32 {
        match self.0[ply].iter().position(|killer| *killer == mv) {
            Some(0) => 2,
            Some(_) => 1,
            None => 0,
        }
    }
}

/// How well quiet moves did elsewhere in this search, for each team and slot: within ±[`History::MOST`].
#[derive(Clone, Debug)]
pub(super) struct History(Vec<i16>);

impl History {
    const MOST: i32 = 8_000;

    pub fn new<N: Node>() -> History {
        History(vec![0; 2 * N::SLOTS])
    }

    pub fn of<N: Node>(&self, team: Team, mv: N::Move) -> i32 {
        self.0[index::<N>(team, mv)].into()
    }

    /// Moves the value towards its bound, the faster the farther it is away.
    pub fn learn<N: Node>(&mut self, team: Team, mv: N::Move, by: i32) {
        let value = &mut self.0[index::<N>(team, mv)];
        let by = by.clamp(-History::MOST, History::MOST);
        *value += (by - i32::from(*value) * by.abs() / History::MOST) as i16;
    }
}

fn index<N: Node>(team: Team, mv: N::Move) -> usize {
    team as usize * N::SLOTS + N::slot(mv)
}

/// A move and when to look at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub mv: M,
    rank: i32,
}

/// Where the ranks of different kinds of moves lie.
const FROM_TABLE: i32 = 1_000_000;
const TAKES: i32 = 100_000;
const KILLER: i32 = 20_000;

pub(super) struct Ranks<'a> {
    pub table: u32,
    pub killers: &'a Killers,
    pub history: &'a History,
    pub ply: usize,
}

impl Ranks<'_> {
    pub fn rank<N: Node>(&self, team: Team, mv: N::Move) -> Ranked<N::Move> {
        let packed = N::pack(mv);
        let rank = if packed == self.table {
            FROM_TABLE
        } else if N::taken(mv) > 0 {
            TAKES * N::taken(mv).min(9) as i32
        } else {
            KILLER * self.killers.rank(self.ply, packed) + self.history.of::<N>(team, mv)
        };
        Ranked { mv, rank }
    }
}

/// Brings the best of the moves from `at` on to `at`, and names it. Of equal ones the first, so that a search
/// is the same every time.
pub(super) fn pick<M: Copy>(moves: &mut [Ranked<M>], at: usize) -> M {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(at, best);
    moves[at].mv
}
