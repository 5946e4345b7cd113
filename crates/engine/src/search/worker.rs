//! What one thread of a search has and counts.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    time::Instant,
};

use super::{
    node::Care,
    order::{History, Killers, Ranked},
    path::Path,
    table::Table,
};
use rules::ByTeam;

use crate::{Limits, Score, Stop, family::Node, tables::Tables};

/// No line is followed further from the root, in plies.
pub(crate) const MAX_PLY: usize = 120;

/// How many nodes a thread generates between two looks at the clock.
const BETWEEN_LOOKS: u64 = 1_024;

/// What the threads of one search share.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    pub table: &'a Table,
    pub limits: Limits,
    pub stop: &'a Stop,
    pub began: Instant,
    /// Nodes of all threads, as of their last looks.
    pub nodes: AtomicU64,
    /// A limit is reached, or the first thread is done.
    pub over: AtomicBool,
    pub care: Care,
    pub tables: Option<&'a Tables>,
    /// What a draw is worth to each team.
    pub drawn: ByTeam<Score>,
    /// Keeps entries of searches apart to which a draw is worth something else.
    pub salt: u64,
}

impl Shared<'_> {
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    fn is_limit_reached(&self) -> bool {
        self.stop.is_stopped()
            || self.limits.time.is_some_and(|time| self.began.elapsed() >= time)
            || self.limits.nodes.is_some_and(|nodes| self.nodes.load(Relaxed) >= nodes)
    }
}

/// One thread of a search. Its lists grow once and are used again at every node.
#[derive(Debug)]
pub(super) struct Worker<'a, N: Node> {
    pub shared: &'a Shared<'a>,
    pub path: Path,
    pub killers: Box<Killers>,
    pub history: History,
    /// The moves of every node on the current line, one node after another.
    pub moves: Vec<Ranked<N::Move>>,
    /// Where a node's moves are generated.
    pub scratch: Vec<N::Move>,
    /// The best move of the root in the iteration under way, or the one before.
    pub root_move: Option<N::Move>,
    pub nodes: u64,
    reported: u64,
    /// Nodes at which to look at the clock again.
    next_look: u64,
}

/// The search was cut short: what it found so far is worth nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

impl<'a, N: Node> Worker<'a, N> {
    pub fn new(shared: &'a Shared<'a>, path: Path) -> Self {
        let (killers, history) = (Box::default(), History::new::<N>());
        let (moves, scratch) = (Vec::with_capacity(4_096), Vec::with_capacity(256));
        Worker {
            shared,
            path,
            killers,
            history,
            moves,
            scratch,
            root_move: None,
            nodes: 0,
            reported: 0,
            next_look: 0,
        }
    }

    /// Counts a node; now and then looks whether the search is over.
    pub fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes >= self.next_look { self.look() } else { Ok(()) }
    }

    fn look(&mut self) -> Result<(), Stopped> {
        self.report();
        let all = self.shared.nodes.load(Relaxed);
        // With one thread a node limit is kept to the node.
        let left = self.shared.limits.nodes.map_or(BETWEEN_LOOKS, |most| most.saturating_sub(all));
        self.next_look = self.nodes + left.clamp(1, BETWEEN_LOOKS);
        if self.shared.is_limit_reached() {
            self.shared.over.store(true, Relaxed);
        }
        if self.shared.is_over() { Err(Stopped) } else { Ok(()) }
    }

    /// Adds what was counted since to the nodes of all.
    pub fn report(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.reported, Relaxed);
        self.reported = self.nodes;
    }
}
