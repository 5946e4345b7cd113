//! A whole search: deeper and deeper, on several threads.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
    time::Instant,
};

use rules::ByTeam;

use super::{
    node::{Care, Window},
    path::Path,
    table::Table,
    worker::{MAX_PLY, Shared, Stopped, Worker},
};
use crate::{Limits, Score, Stop, family::Node, tables::Tables, zobrist::number};

/// What one iteration came to.
#[derive(Clone, Debug)]
pub(crate) struct Iteration<M> {
    pub depth: u8,
    pub score: Score,
    /// The best line, at least one move.
    pub pv: Vec<M>,
    /// Of all threads, since the search began.
    pub nodes: u64,
}

/// The half width of the first window, in hundredths of a man.
const ASPIRATION: i32 = 30;
/// From this depth on the value is expected near the one before.
const ASPIRE_FROM: u8 = 5;

/// Searches `node`, which has a legal move, on `threads` threads; the first of them decides, the others fill
/// the table. A draw is worth `contempt` less to the team to move than nothing, in hundredths of a man. `path`
/// ends with the node's own hash. With one thread and a node or depth limit the result is
/// the same every time that the table is.
pub(crate) fn search<N: Node>(
    node: &N,
    path: &Path,
    (table, tables): (&Table, Option<&Tables>),
    (limits, stop, threads, contempt): (Limits, &Stop, usize, i32),
    report: &mut dyn FnMut(&Iteration<N::Move>),
) -> Iteration<N::Move> {
    let (nodes, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let mut drawn = ByTeam([Score::judged(contempt); 2]);
    drawn[node.to_move()] = Score::judged(-contempt);
    let salt = if contempt == 0 { 0 } else { number(contempt as u64 * 2 + node.to_move() as u64) };
    let care = Care::Selective;
    let shared =
        &Shared { table, limits, stop, began: Instant::now(), nodes, over, care, tables, drawn, salt };
    thread::scope(|scope| {
        for number in 1..threads {
            scope.spawn(move || {
                let mut worker = Worker::new(shared, path.clone());
                // Every other thread is a ply ahead, so that they do not all do the same.
                let _ = worker.deepen(node, 1 + number as u8 % 2, &mut |_| ());
            });
        }
        let mut worker = Worker::new(shared, path.clone());
        let found = worker.deepen(node, 1, report);
        shared.over.store(true, Relaxed);
        found
    })
}

/// The value of a position, which may be one where the game is over, to the depth of `limits` by one thread,
/// and the nodes that took. Where a limit cuts it short, its judgement.
pub(crate) fn value<N: Node>(
    node: &N,
    path: &Path,
    table: &Table,
    (limits, stop, care): (Limits, &Stop, Care),
) -> (Score, u64) {
    let (nodes, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let drawn = ByTeam([Score::DRAWN; 2]);
    let began = Instant::now();
    let shared = Shared { table, limits, stop, began, nodes, over, care, tables: None, drawn, salt: 0 };
    let mut worker = Worker::new(&shared, path.clone());
    let depth = limits.depth.unwrap_or(0);
    let score = worker.search(node, depth.into(), Window::FULL);
    (score.unwrap_or_else(|Stopped| Score::judged(node.evaluate())), worker.nodes + 1)
}

impl<N: Node> Worker<'_, N> {
    /// Searches deeper and deeper until a limit is met or more depth cannot change anything.
    fn deepen(
        &mut self,
        node: &N,
        first: u8,
        report: &mut dyn FnMut(&Iteration<N::Move>),
    ) -> Iteration<N::Move> {
        let last = self.shared.limits.depth.unwrap_or(u8::MAX).min(MAX_PLY as u8 - 1);
        let mut found = self.first_move(node);
        for depth in first.min(last)..=last {
            let searched = self.aspire(node, depth, found.score);
            self.report();
            let Ok(score) = searched else { break };
            let nodes = self.shared.nodes.load(Relaxed);
            found = Iteration { depth, score, pv: self.line(node), nodes };
            report(&found);
            if self.is_settled(score, depth) || self.shared.is_over() {
                break;
            }
        }
        self.take_better(&mut found);
        found.nodes = self.shared.nodes.load(Relaxed);
        found
    }

    /// A move that an iteration cut short found better than the best one before is better.
    fn take_better(&self, found: &mut Iteration<N::Move>) {
        if let Some(mv) = self.root_move
            && found.pv.first() != Some(&mv)
        {
            found.pv = vec![mv];
        }
    }

    /// What there is before anything is searched: the first legal move.
    fn first_move(&mut self, node: &N) -> Iteration<N::Move> {
        self.scratch.clear();
        node.moves(&mut self.scratch);
        self.root_move = self.scratch.first().copied();
        let pv = self.root_move.into_iter().collect();
        Iteration { depth: 0, score: Score::judged(node.evaluate()), pv, nodes: 0 }
    }

    /// A forced result nearer than the search is deep cannot change.
    fn is_settled(&self, score: Score, depth: u8) -> bool {
        let plies = match score.forced() {
            Some(crate::Forced::Win { plies } | crate::Forced::Loss { plies }) => plies,
            None => return false,
        };
        plies + 2 < depth.into()
    }

    /// Searches in a narrow window around the value of the iteration before, and in wider ones until the
    /// true value lies within.
    fn aspire(&mut self, node: &N, depth: u8, before: Score) -> Result<Score, Stopped> {
        if depth < ASPIRE_FROM || before.forced().is_some() {
            return self.search(node, depth.into(), Window::FULL);
        }
        let (mut below, mut above) = (ASPIRATION, ASPIRATION);
        loop {
            let window = Window { alpha: before.plus(-below), beta: before.plus(above) };
            let score = self.search(node, depth.into(), window)?;
            if score <= window.alpha && window.alpha > Score::LEAST {
                below = widened(below);
            } else if score >= window.beta && window.beta < Score::MOST {
                above = widened(above);
            } else {
                return Ok(score);
            }
        }
    }

    /// The best line: the best move of the root, then moves of the table, as far as it has them.
    fn line(&mut self, node: &N) -> Vec<N::Move> {
        let (mut at, mut line, mut seen) = (*node, Vec::new(), vec![node.hash()]);
        let mut next = self.root_move;
        while let Some(mv) = next {
            at.play(mv);
            line.push(mv);
            if seen.contains(&at.hash()) || line.len() >= MAX_PLY {
                break;
            }
            seen.push(at.hash());
            next = self.known_move(&at);
        }
        line
    }

    fn known_move(&mut self, node: &N) -> Option<N::Move> {
        let entry = self.shared.table.find(node.table_hash() ^ self.shared.salt)?;
        self.scratch.clear();
        if node.outcome().is_none() {
            node.moves(&mut self.scratch);
        }
        self.scratch.iter().copied().find(|mv| N::pack(*mv) == entry.mv)
    }
}

/// Four times as wide; beyond some men as wide as can be, for then a win is near.
fn widened(width: i32) -> i32 {
    if width > 500 { 100_000 } else { width * 4 }
}
