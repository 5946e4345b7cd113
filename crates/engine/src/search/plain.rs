//! Minimax without a thought of speed: the check on the search, and the judgement it should give.

use super::path::{Path, Repetition, outcome, result};
use crate::{
    Score,
    family::{Duty, Node},
};

/// The value of `node` for its team to move, `depth` plies deep and quiet beyond: what a search that leaves
/// nothing out must give. Cost: every line there is; `None` once these have more nodes than are `left`.
pub(crate) fn minimax<N: Node>(node: &N, depth: u8, path: &mut Path, left: &mut u32) -> Option<Score> {
    *left = left.checked_sub(1)?;
    let ply = path.ply();
    if let Some(over) = node.outcome() {
        return Some(outcome(over, node.to_move(), ply));
    }
    if path.repetition(node) == Some(Repetition::Counted) {
        return Some(result(node.leader(), node.to_move(), ply));
    }
    let mut moves = Vec::new();
    let stand = if depth > 0 {
        node.moves(&mut moves);
        None
    } else {
        (node.takes(&mut moves) == Duty::May).then(|| Score::judged(node.evaluate()))
    };
    let mut best = stand.unwrap_or(Score::LEAST);
    for mv in moves {
        let mut next = *node;
        next.play(mv);
        path.push(next.hash());
        let score = minimax(&next, depth.saturating_sub(1), path, left);
        path.pop();
        let score = score?;
        best = best.max(if next.to_move() == node.to_move() { score } else { -score });
    }
    Some(best)
}
