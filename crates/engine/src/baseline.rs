//! Two simple opponents to measure against.

use rules::{Action, Game, Position};

use crate::{
    Score,
    family::Node,
    search::{Path, outcome},
    strip, warriors,
    zobrist::number,
};

/// An opponent that is no level of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// Alpha-beta as in a textbook, so many plies deep, with the same judgement: no table, no quiescence, moves
    /// as they come.
    AlphaBeta { depth: u8 },
    /// Takes as much as it can at once, otherwise plays at random.
    Greedy,
}

impl Baseline {
    /// An action, the same for the same game and `seed`; `None` if the game is over.
    pub fn choose(self, game: &Game, seed: u64) -> Option<Action> {
        if game.outcome().is_some() {
            return None;
        }
        match game.position() {
            Position::Strip(position) => self.choose_at(&strip::Node::new(*position), game, seed),
            Position::Warriors(position) => self.choose_at(&warriors::Node::new(*position), game, seed),
        }
    }

    fn choose_at<N: Node>(self, node: &N, game: &Game, seed: u64) -> Option<Action> {
        let mut moves = Vec::new();
        node.moves(&mut moves);
        let worth = |mv: &N::Move| match self {
            Baseline::AlphaBeta { depth } => after(node, *mv, depth, &mut Path::new(crate::past(game))),
            Baseline::Greedy => Score::judged(N::taken(*mv) as i32),
        };
        let values: Vec<Score> = moves.iter().map(worth).collect();
        let best = values.iter().max()?;
        let good: Vec<N::Move> =
            moves.iter().zip(&values).filter(|(_, value)| *value == best).map(|(mv, _)| *mv).collect();
        let at = number(seed ^ node.hash() ^ game.actions().len() as u64) % good.len() as u64;
        node.action(good[at as usize])
    }
}

/// The value of `mv` for who plays it, `depth` plies deep.
fn after<N: Node>(node: &N, mv: N::Move, depth: u8, path: &mut Path) -> Score {
    let mut next = *node;
    next.play(mv);
    path.push(next.hash());
    let score = alpha_beta(&next, depth.saturating_sub(1), (Score::LEAST, Score::MOST), path);
    path.pop();
    if next.to_move() == node.to_move() { score } else { -score }
}

fn alpha_beta<N: Node>(node: &N, depth: u8, (mut alpha, beta): (Score, Score), path: &mut Path) -> Score {
    if let Some(over) = node.outcome() {
        return outcome(over, node.to_move(), path.ply());
    }
    if depth == 0 {
        return Score::judged(node.evaluate());
    }
    let mut moves = Vec::new();
    node.moves(&mut moves);
    let mut best = Score::LEAST;
    for mv in moves {
        let mut next = *node;
        next.play(mv);
        path.push(next.hash());
        let score = if next.to_move() == node.to_move() {
            alpha_beta(&next, depth - 1, (alpha, beta), path)
        } else {
            -alpha_beta(&next, depth - 1, (-beta, -alpha), path)
        };
        path.pop();
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}
