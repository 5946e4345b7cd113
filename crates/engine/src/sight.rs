//! A position as somebody sees it who overlooks some of what can be taken.

use rules::{Action, Outcome, Team};

use crate::{
    Score,
    family::{Duty, Node},
    strength::{Huffs, Sight},
    tables::Tables,
};

/// `node`, but moves that `sight` overlooks are not among its moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<N> {
    pub node: N,
    pub sight: Sight,
}

impl<N: Node> Seen<N> {
    fn sees(&self, mv: N::Move) -> bool {
        N::taken(mv) <= self.sight.men && (self.sight.huffs == Huffs::Seen || !N::is_huff(mv))
    }

    /// Strikes what is overlooked. Where nothing else would be left it is seen.
    fn strike(&self, moves: &mut Vec<N::Move>) {
        if moves.iter().any(|mv| self.sees(*mv)) {
            moves.retain(|mv| self.sees(*mv));
        }
    }
}

impl<N: Node> Node for Seen<N> {
    type Move = N::Move;
    const SLOTS: usize = N::SLOTS;

    fn to_move(&self) -> Team {
        self.node.to_move()
    }

    fn hash(&self) -> u64 {
        self.node.hash()
    }

    fn table_hash(&self) -> u64 {
        self.node.table_hash()
    }

    fn reversible(&self) -> usize {
        self.node.reversible()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node.outcome()
    }

    fn solved(&self, tables: &Tables) -> Option<Score> {
        self.node.solved(tables)
    }

    fn leader(&self) -> Option<Team> {
        self.node.leader()
    }

    fn moves(&self, moves: &mut Vec<N::Move>) {
        self.node.moves(moves);
        self.strike(moves);
    }

    fn takes(&self, moves: &mut Vec<N::Move>) -> Duty {
        let duty = self.node.takes(moves);
        match duty {
            Duty::Must => self.strike(moves),
            Duty::May => moves.retain(|mv| self.sees(*mv)),
        }
        duty
    }

    fn play(&mut self, mv: N::Move) {
        self.node.play(mv);
    }

    fn taken(mv: N::Move) -> u32 {
        N::taken(mv)
    }

    fn is_huff(mv: N::Move) -> bool {
        N::is_huff(mv)
    }

    fn slot(mv: N::Move) -> usize {
        N::slot(mv)
    }

    fn pack(mv: N::Move) -> u32 {
        N::pack(mv)
    }

    fn action(&self, mv: N::Move) -> Option<Action> {
        self.node.action(mv)
    }

    fn features(&self) -> Vec<i32> {
        self.node.features()
    }

    fn evaluate(&self) -> i32 {
        self.node.evaluate()
    }
}
