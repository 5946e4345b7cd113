//! A position with its hash, kept up to date move by move.

use std::ops::ControlFlow;

use rules::{
    Outcome, Side, Team,
    warriors::{Action, Position, Square, SquareSet},
};

use super::{features, prepared, weights};
use crate::{
    Score,
    family::{self, Duty},
    tables::Tables,
};

/// So many quiet turns before the last that may be played, positions that differ in nothing else are apart
/// in the table.
const COUNT_MATTERS_FOR: u16 = 20;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub position: Position,
    hash: u64,
}

impl Node {
    pub fn new(position: Position) -> Node {
        Node { position, hash: full_hash(&position) }
    }
}

fn full_hash(position: &Position) -> u64 {
    let men = Side::ALL.into_iter().map(|side| men_hash(side, position.men(side)));
    men.fold(prepared::rules(&position.rules()) ^ state_hash(position), |hash, men| hash ^ men)
}

fn men_hash(side: Side, men: SquareSet) -> u64 {
    men.iter().fold(0, |hash, square| hash ^ prepared::man(side, square))
}

/// All but the men.
fn state_hash(position: &Position) -> u64 {
    let teams = Team::ALL.map(|team| {
        prepared::priest(team, position.priest(team)) ^ prepared::captured(team, position.captured(team))
    });
    teams[0] ^ teams[1] ^ prepared::turn(position.to_move(), position.placed())
}

impl family::Node for Node {
    type Move = Action;

    const SLOTS: usize = Square::COUNT * Square::COUNT;

    fn to_move(&self) -> Team {
        self.position.to_move().team()
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn table_hash(&self) -> u64 {
        let quiet = self.position.quiet();
        if quiet + COUNT_MATTERS_FOR < self.position.rules().quiet_limit() {
            return self.hash;
        }
        self.hash ^ prepared::quiet(quiet)
    }

    fn reversible(&self) -> usize {
        0
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn solved(&self, _: &Tables) -> Option<Score> {
        None
    }

    fn leader(&self) -> Option<Team> {
        self.position.leader()
    }

    fn moves(&self, moves: &mut Vec<Action>) {
        let _ = self.position.visit_legal(|action| {
            moves.push(action);
            ControlFlow::<()>::Continue(())
        });
    }

    fn takes(&self, moves: &mut Vec<Action>) -> Duty {
        let _ = self.position.visit_legal(|action| {
            if Node::taken(action) > 0 {
                moves.push(action);
            }
            ControlFlow::<()>::Continue(())
        });
        Duty::May
    }

    fn play(&mut self, mv: Action) {
        let before = self.position;
        self.position.play_unchecked(mv);
        self.hash ^= state_hash(&before) ^ state_hash(&self.position);
        for side in Side::ALL {
            let (old, new) = (before.men(side), self.position.men(side));
            if old != new {
                self.hash ^= men_hash(side, old - new) ^ men_hash(side, new - old);
            }
        }
    }

    fn taken(mv: Action) -> u32 {
        match mv {
            Action::Move { taken, .. } => taken.len() as u32,
            Action::Decline { .. } | Action::Place(_) | Action::Pass => 0,
        }
    }

    fn is_huff(_: Action) -> bool {
        false
    }

    fn slot(mv: Action) -> usize {
        match mv {
            Action::Move { from, to, .. } | Action::Decline { from, to } => {
                from.index() * Square::COUNT + to.index()
            }
            Action::Place(square) => square.index() * (Square::COUNT + 1),
            Action::Pass => 0,
        }
    }

    fn pack(mv: Action) -> u32 {
        let [kind, from, to] = match mv {
            Action::Move { from, to, .. } => [0, from.index(), to.index()],
            Action::Decline { from, to } => [1, from.index(), to.index()],
            Action::Place(square) => [2, square.index(), 0],
            Action::Pass => [3, 0, 0],
        };
        (from | to << 8 | kind << 16) as u32
    }

    fn action(&self, mv: Action) -> Option<rules::Action> {
        Some(rules::Action::Warriors(mv))
    }

    fn features(&self) -> Vec<i32> {
        features::all(&self.position).to_vec()
    }

    fn evaluate(&self) -> i32 {
        let weights = weights::of(&self.position.rules());
        features::all(&self.position).iter().zip(weights).map(|(one, weight)| one * weight).sum()
    }
}
