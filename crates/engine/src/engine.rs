//! The engine as others use it.

use std::time::{Duration, Instant};

use rules::{Action, Game, Position};

use crate::{
    Limits, Score, Stop, Strength, choice,
    family::Node,
    search::{self, Iteration, Path, Table},
    strip,
    tables::Tables,
    warriors,
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

/// Who plays does not like a draw: it is worth so much less than an even position, in hundredths of a man.
const CONTEMPT: i32 = 50;

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
    /// after each iteration. With one thread, a fresh engine, the same endgame tables laid ready and a
    /// node or depth limit the result is the same every time.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        self.search_with(game, (limits, stop), 0, report)
    }

    /// As [`Engine::search`], but a draw is worth `contempt` less than nothing to the side to move.
    fn search_with(
        &mut self,
        game: &Game,
        (limits, stop): (Limits, &Stop),
        contempt: i32,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        if game.outcome().is_some() {
            return None;
        }
        self.table.grow_older();
        match game.position() {
            Position::Strip(position) => {
                self.run(&strip::Node::new(*position), game, (limits, stop, contempt), report)
            }
            Position::Warriors(position) => {
                self.run(&warriors::Node::new(*position), game, (limits, stop, contempt), report)
            }
        }
    }

    /// The judgement of a position without any search, for the side to move.
    pub fn evaluate(game: &Game) -> Score {
        Score::judged(match game.position() {
            Position::Strip(position) => strip::Node::new(*position).evaluate(),
            Position::Warriors(position) => warriors::Node::new(*position).evaluate(),
        })
    }

    /// The program's action at a strength, `None` if the game is over: the same every time for a level, game and
    /// `seed`, unless `bound`, by the clock on the wall, is met.
    pub fn choose(
        &mut self,
        game: &Game,
        strength: Strength,
        bound: Duration,
        seed: u64,
        stop: &Stop,
    ) -> Option<Action> {
        if game.outcome().is_some() {
            return None;
        }
        let Some(weakness) = strength.weakness(game.rules().variant()) else {
            let bounds = (Limits::time(bound), stop);
            return Some(self.search_with(game, bounds, CONTEMPT, &mut |_| ())?.action);
        };
        let (path, bounds) = (Path::new(past(game)), (bound, stop));
        match game.position() {
            Position::Strip(position) => {
                let node = strip::Node::new(*position);
                node.action(choice::choose(&node, &path, weakness, bounds, seed)?)
            }
            Position::Warriors(position) => {
                let node = warriors::Node::new(*position);
                node.action(choice::choose(&node, &path, weakness, bounds, seed)?)
            }
        }
    }

    fn run<N: Node>(
        &self,
        node: &N,
        game: &Game,
        (limits, stop, contempt): (Limits, &Stop, i32),
        report: &mut dyn FnMut(&Info),
    ) -> Option<Found> {
        let began = Instant::now();
        let mut each = |iteration: &Iteration<N::Move>| {
            if let Some(found) = found(node, iteration) {
                report(&Info { found, elapsed: began.elapsed() });
            }
        };
        let (path, threads) = (Path::new(past(game)), self.settings.threads.max(1));
        let bounds = (limits, stop, threads, contempt);
        let tables = Tables::at_hand(game.position());
        found(node, &search::search(node, &path, (&self.table, tables), bounds, &mut each))
    }
}

fn found<N: Node>(node: &N, iteration: &Iteration<N::Move>) -> Option<Found> {
    let pv = actions(node, &iteration.pv);
    let &Iteration { depth, score, nodes, .. } = iteration;
    Some(Found { action: *pv.first()?, score, depth, nodes, pv })
}

/// The moves of a line as actions.
fn actions<N: Node>(node: &N, line: &[N::Move]) -> Vec<Action> {
    let mut at = *node;
    let action = |mv: &N::Move| {
        let action = at.action(*mv);
        at.play(*mv);
        action
    };
    line.iter().map_while(action).collect()
}

/// The hashes of the positions of a game, the current one last.
pub(crate) fn past(game: &Game) -> Vec<u64> {
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
