//! The engine as others use it.

use std::time::{Duration, Instant};

use rules::{Action, Game, Position};

use crate::{
    Limits, Score, Stop,
    family::Node,
    search::{self, Care, Path, Table},
    strip, warriors,
};

/// How much of the machine an engine uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// At least one.
    pub threads: usize,
    /// Size of the transposition table.
    pub table_mib: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { threads: 1, table_mib: 64 }
    }
}

/// Searches one position at a time and remembers what it found.
#[derive(Debug)]
pub struct Engine {
    settings: Settings,
    table: Table,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub action: Action,
    /// For the side to move.
    pub score: Score,
    /// In plies.
    pub depth: u8,
    pub nodes: u64,
    /// The best line, `action` first.
    pub pv: Vec<Action>,
}

/// What one iteration of a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    pub found: Found,
    pub elapsed: Duration,
}

impl Engine {
    pub fn new(settings: Settings) -> Engine {
        Engine { settings, table: Table::new(settings.table_mib) }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches the position of `game`, its past included; `None` if the game is over. `report` is called
    /// after each iteration. With one thread, a fresh engine and a node or depth limit the result is the
    /// same every time.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        self.search_with(game, limits, stop, Care::Selective, report)
    }

    pub(crate) fn search_with(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &Stop,
        care: Care,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        if game.outcome().is_some() {
            return None;
        }
        self.table.grow_older();
        match game.position() {
            Position::Strip(position) => {
                let node = strip::Node::new(*position);
                self.run(node, game, (limits, stop, care), strip_line, report)
            }
            Position::Warriors(position) => {
                let node = warriors::Node::new(*position);
                self.run(node, game, (limits, stop, care), warriors_line, report)
            }
        }
    }

    fn run<N: Node>(
        &self,
        node: N,
        game: &Game,
        (limits, stop, care): (Limits, &Stop, Care),
        line: impl Fn(&N, &[N::Move]) -> Vec<Action>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        let began = Instant::now();
        let found = |iteration: &search::Iteration<N::Move>| {
            let pv = line(&node, &iteration.pv);
            let &search::Iteration { depth, score, nodes, .. } = iteration;
            Some(Found { action: *pv.first()?, score, depth, nodes, pv })
        };
        let path = Path::new(past(game));
        let mut each = |iteration: &search::Iteration<N::Move>| {
            if let Some(found) = found(iteration) {
                report(&Info { found, elapsed: began.elapsed() });
            }
        };
        let threads = self.settings.threads.max(1);
        found(&search::search(&node, &path, &self.table, (limits, stop, threads, care), &mut each))
    }
}

/// The hashes of the positions since the last one that cannot come back, the current one last.
fn past(game: &Game) -> Vec<u64> {
    let Position::Strip(start) = game.start() else { return vec![0] };
    let mut node = strip::Node::new(*start);
    let mut hashes = vec![node.hash()];
    for action in game.actions() {
        if let Action::Strip(action) = action {
            node.play(action.effect());
            hashes.push(node.hash());
        }
    }
    hashes
}

fn strip_line(node: &strip::Node, moves: &[<strip::Node as Node>::Move]) -> Vec<Action> {
    let (mut at, mut line) = (*node, Vec::new());
    for mv in moves {
        let Some(action) = strip::first_of(&at.position, *mv) else { break };
        line.push(action.into());
        at.play(*mv);
    }
    line
}

fn warriors_line(_: &warriors::Node, moves: &[<warriors::Node as Node>::Move]) -> Vec<Action> {
    moves.iter().map(|action| Action::from(*action)).collect()
}
