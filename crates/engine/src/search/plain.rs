//! Minimax without a thought of speed: the check on the search, and the judgement it should give.

use super::path::{Path, Repeats, outcome};
use crate::{
    Score,
    family::{Duty, Node},
};

/// The value of `node` for its team to move, `depth` plies deep and quiet beyond: what a search that leaves
/// nothing out must give. Cost: every line there is.
pub(crate) fn minimax<N: Node>(node: &N, depth: u8, path: &mut Path) -> Score {
    let ply = path.ply();
    if let Some(over) = node.outcome() {
        return outcome(over, node.to_move(), ply);
    }
    if let Some(score) = path.repeated(node, Repeats::Twice) {
        return score;
    }
    let mut moves = Vec::new();
    let stand = if depth > 0 {
        node.moves(&mut moves);
        None
    } else {
        (node.takes(&mut moves) == Duty::May).then(|| Score::judged(node.evaluate()))
    };
    let values = moves.into_iter().map(|mv| {
        let mut next = *node;
        next.play(mv);
        path.push(next.hash());
        let score = minimax(&next, depth.saturating_sub(1), path);
        path.pop();
        if next.to_move() == node.to_move() { score } else { -score }
    });
    values.chain(stand).max().unwrap_or(Score::LEAST)
}
