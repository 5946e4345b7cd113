//! How a level chooses: it gives every move a value by thinking as far as it can, and takes one of those that
//! seem as good as the best.

use std::time::{Duration, Instant};

use crate::{
    Limits, Score, Stop,
    family::Node,
    search::{self, Care, Path, Table},
    sight::Seen,
    strength::{Huffs, Sight, Weakness},
    zobrist::number,
};

/// Size of a level's table: its node budgets need no more.
const TABLE_MIB: usize = 4;

/// A move of `node`, which has one, as `weakness` chooses it. The same for the same node, path and `seed`,
/// unless `bound` is met.
pub(crate) fn choose<N: Node>(
    node: &N,
    path: &Path,
    weakness: Weakness,
    (bound, stop): (Duration, &Stop),
    seed: u64,
) -> Option<N::Move> {
    let dice = number(seed ^ node.hash().rotate_left(17) ^ path.ply_in_game() as u64);
    let hasty = dice % 1_000 < weakness.lapses_when(node.evaluate());
    let sight = if hasty { Sight::HASTY } else { Sight::CLEAR };
    let weakness = Weakness { depth: if hasty { 1 } else { weakness.depth }, ..weakness };
    let values =
        Values { table: Table::new(TABLE_MIB), weakness, sight, deadline: Instant::now() + bound, stop };
    let moves = values.of_all(node, path);
    let best = moves.iter().map(|(_, score)| *score).max()?;
    let least = best.plus(-weakness.carelessness);
    // A sure win or loss is not a matter of taste.
    let good = |score: Score| score == best || (best.forced().is_none() && score >= least);
    let good: Vec<N::Move> = moves.into_iter().filter(|(_, score)| good(*score)).map(|(mv, _)| mv).collect();
    good.get((dice >> 8) as usize % good.len()).copied()
}

struct Values<'a> {
    table: Table,
    weakness: Weakness,
    sight: Sight,
    deadline: Instant,
    stop: &'a Stop,
}

impl Values<'_> {
    /// Every move that the level sees with its value, thought through one ply deeper again and again as long as
    /// the budget lasts.
    fn of_all<N: Node>(&self, node: &N, path: &Path) -> Vec<(N::Move, Score)> {
        let mut moves = self.seen_moves(node);
        let mut left = self.weakness.nodes;
        for depth in 0..self.weakness.depth {
            let mut deeper = Vec::with_capacity(moves.len());
            for (mv, _) in &moves {
                let (score, nodes) = self.of(node, path, *mv, depth, left);
                left = left.saturating_sub(nodes);
                deeper.push((*mv, score));
            }
            let over = left == 0 || self.stop.is_stopped() || self.time_left().is_zero();
            if depth > 0 && over {
                break;
            }
            moves = deeper;
        }
        moves
    }

    fn time_left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }

    /// The moves that are seen. Huffs that are due are seen by everybody.
    fn seen_moves<N: Node>(&self, node: &N) -> Vec<(N::Move, Score)> {
        let sight = Sight { huffs: Huffs::Seen, ..self.sight };
        let mut moves = Vec::new();
        Seen { node: *node, sight }.moves(&mut moves);
        moves.into_iter().map(|mv| (mv, Score::DRAWN)).collect()
    }

    /// The value of one move when `depth` more plies are thought through, and the nodes that took.
    fn of<N: Node>(&self, node: &N, path: &Path, mv: N::Move, depth: u8, left: u64) -> (Score, u64) {
        let mut next = Seen { node: *node, sight: self.sight };
        next.play(mv);
        let path = path.then(next.hash());
        let limits = Limits { depth: Some(depth), nodes: Some(left.max(1)), time: Some(self.time_left()) };
        let found = search::value(&next, &path, &self.table, (limits, self.stop, Care::Selective));
        let same = next.to_move() == node.to_move();
        (if same { found.0 } else { -found.0 }, found.1)
    }
}
