//! What a player does on the strip.

use std::hash::{Hash, Hasher};

use super::{
    board::Leap,
    point::{Point, PointSet},
};

/// One action. A huff stands before the move of its turn; a chain of leaps is one action.
///
/// `Display` is the canonical notation, `FromStr` its inverse; neither asks whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `a8-b9`: a man goes along a line.
    Step { from: Point, to: Point },
    /// `c10xa8`, `b3xb7xb11`: a man leaps once or more often.
    Capture(Chain),
    /// `Hb11`: an enemy man in default comes off (1.5).
    Huff(Point),
}

/// Leaps of one man in one turn, at least one.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    from: Point,
    len: u8,
    leaps: [Leap; Chain::MOST],
}

impl Chain {
    /// As many men as a side can have: each leap takes one.
    pub const MOST: usize = 30;

    /// The chain of a man on `from` that has not leapt yet.
    pub(super) const fn start(from: Point) -> Chain {
        Chain { from, len: 0, leaps: [Leap::new(from, from); Chain::MOST] }
    }

    /// `false`, and no change, if the chain is as long as it can be.
    pub(super) fn push(&mut self, leap: Leap) -> bool {
        let room = usize::from(self.len) < Chain::MOST;
        if room {
            self.leaps[usize::from(self.len)] = leap;
            self.len += 1;
        }
        room
    }

    pub(super) fn pop(&mut self) {
        self.len -= 1;
    }

    /// The point where the man stands before.
    pub const fn from(&self) -> Point {
        self.from
    }

    /// The point where the man stands afterwards.
    pub fn to(&self) -> Point {
        self.leaps().last().map_or(self.from, |leap| leap.to())
    }

    /// The leaps in their order.
    pub fn leaps(&self) -> &[Leap] {
        &self.leaps[..usize::from(self.len)]
    }

    /// The leaps in their order, each with the point where it starts.
    pub fn hops(&self) -> impl Iterator<Item = (Point, Leap)> {
        let starts = std::iter::once(self.from).chain(self.leaps().iter().map(|leap| leap.to()));
        starts.zip(self.leaps().iter().copied())
    }

    /// The points leapt over.
    pub fn taken(&self) -> PointSet {
        self.leaps().iter().filter_map(|leap| leap.over()).collect()
    }
}

/// What an action does to the board, whichever way a chain goes: actions of one effect make one position.
/// A quarter of the size of an [`Action`]; meant for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    Huff(Point),
    /// A man goes, and those `taken` come off; none at a step.
    Go {
        from: Point,
        to: Point,
        taken: PointSet,
    },
}

impl Action {
    pub fn effect(&self) -> Effect {
        match self {
            Action::Step { from, to } => Effect::Go { from: *from, to: *to, taken: PointSet::EMPTY },
            Action::Capture(chain) => Effect::Go { from: chain.from(), to: chain.to(), taken: chain.taken() },
            Action::Huff(point) => Effect::Huff(*point),
        }
    }
}

impl PartialEq for Chain {
    fn eq(&self, other: &Chain) -> bool {
        self.from == other.from && self.leaps() == other.leaps()
    }
}

impl Eq for Chain {}

impl Hash for Chain {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.from.hash(state);
        self.leaps().hash(state);
    }
}

/// A chain that the generator lengthens and shortens again, and how many leaps it may still try.
pub(super) struct Trail {
    chain: Chain,
    left: u64,
    gave_up: bool,
}

impl Trail {
    pub fn start(from: Point, leaps: u64) -> Trail {
        Trail { chain: Chain::start(from), left: leaps, gave_up: false }
    }

    pub fn chain(&self) -> Chain {
        self.chain
    }

    /// Whether a leap was not tried, because there had been too many.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// `false`, and no change, if no more leaps may be tried.
    pub fn push(&mut self, leap: Leap) -> bool {
        if self.left == 0 {
            self.gave_up = true;
            return false;
        }
        self.left -= 1;
        self.chain.push(leap)
    }

    pub fn pop(&mut self) {
        self.chain.pop();
    }
}
