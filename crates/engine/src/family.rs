//! What search asks of a game.

use rules::{Action, Outcome, Team};

use crate::{Score, tables::Tables};

/// A position as search sees it: small, copied at every ply, with its hash at hand.
pub(crate) trait Node: Copy + Send + Sync {
    /// An action, or what several of one effect come to.
    type Move: Copy + PartialEq + Send + Sync;

    /// How many numbers [`Node::slot`] gives.
    const SLOTS: usize;

    fn to_move(&self) -> Team;

    /// The Zobrist hash of all that the rules compare when positions repeat; kept up to date by
    /// [`Node::play`].
    fn hash(&self) -> u64;

    /// The hash for the transposition table: positions that the count of quiet moves may soon end differ
    /// by it.
    fn table_hash(&self) -> u64;

    /// How many positions before this one could be the same, 0 where none ever is.
    fn reversible(&self) -> usize;

    /// The outcome as the position alone shows it.
    fn outcome(&self) -> Option<Outcome>;

    /// What endgame tables know of the position, for the team to move.
    fn solved(&self, tables: &Tables) -> Option<Score>;

    /// Who wins if the game is counted now.
    fn leader(&self) -> Option<Team>;

    /// Fills an empty list with every legal move; none where the game is over.
    fn moves(&self, moves: &mut Vec<Self::Move>);

    /// Fills an empty list with the moves without which a position cannot be judged, captures and huffs.
    /// Whether one of them must be played.
    fn takes(&self, moves: &mut Vec<Self::Move>) -> Duty;

    fn play(&mut self, mv: Self::Move);

    /// How many men `mv` takes.
    fn taken(mv: Self::Move) -> u32;

    fn is_huff(mv: Self::Move) -> bool;

    /// A number below [`Node::SLOTS`], for what is learnt about moves that take nothing.
    fn slot(mv: Self::Move) -> usize;

    /// 24 bits that tell the moves of one position apart, never 0. Two that coincide cost speed only.
    fn pack(mv: Self::Move) -> u32;

    /// An action of this effect. Cost: that of listing the legal actions.
    fn action(&self, mv: Self::Move) -> Option<Action>;

    /// What [`Node::evaluate`] weighs, for the team to move: what tuning looks at.
    fn features(&self) -> Vec<i32>;

    /// The judgement, in hundredths of a man, for the team to move.
    fn evaluate(&self) -> i32;
}

/// Whether there is a choice besides the moves that take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Nothing but what takes is legal.
    Must,
    /// Something else may be legal.
    May,
}
