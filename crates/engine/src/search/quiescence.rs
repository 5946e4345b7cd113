//! Searching on until nothing is to be taken.

use super::{
    node::Window,
    order::{Ranks, pick},
    worker::{MAX_PLY, Stopped, Worker},
};
use crate::{
    Score,
    family::{Duty, Node},
};

impl<N: Node> Worker<'_, N> {
    /// The value of `node`, where the game is not over, when only captures and huffs are played from here on,
    /// or nothing where the rules leave the choice.
    pub fn quiescence(&mut self, node: &N, mut window: Window) -> Result<Score, Stopped> {
        let ply = self.path.ply();
        self.scratch.clear();
        let duty = node.takes(&mut self.scratch);
        let mut best = Score::LEAST;
        if duty == Duty::May || ply >= MAX_PLY {
            best = Score::judged(node.evaluate());
            window.alpha = window.alpha.max(best);
        }
        if window.alpha >= window.beta || self.scratch.is_empty() || ply >= MAX_PLY {
            return Ok(best);
        }
        let (from, team) = (self.moves.len(), node.to_move());
        let ranks = Ranks { table: 0, killers: &self.killers, history: &self.history, ply };
        self.moves.extend(self.scratch.iter().map(|mv| ranks.rank::<N>(team, *mv)));
        let score = self.take_all(node, window, best, from);
        self.moves.truncate(from);
        score
    }

    fn take_all(
        &mut self,
        node: &N,
        mut window: Window,
        mut best: Score,
        from: usize,
    ) -> Result<Score, Stopped> {
        for at in 0..self.moves.len() - from {
            let mut next = *node;
            next.play(pick(&mut self.moves[from..], at));
            self.count()?;
            self.path.push(next.hash());
            let score = self.seen_from(&next, 0, window, next.to_move() == node.to_move());
            self.path.pop();
            best = best.max(score?);
            window.alpha = window.alpha.max(best);
            if window.alpha >= window.beta {
                break;
            }
        }
        Ok(best)
    }
}
