//! Generating the moves of the side to move (rules.md 1.3, 1.4). Huffs are the position's.

use std::ops::ControlFlow;

use super::{
    action::{Action, Chain},
    board::{Board, Leap, Way},
    point::{Point, PointSet},
    position::Position,
    rules::{Capture, ChainRule},
};

/// The board as a mover sees it.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) board: &'static Board,
    pub(super) capture: Capture,
    pub(super) chain: ChainRule,
    pub(super) own: PointSet,
    pub(super) enemy: PointSet,
    pub(super) vacant: PointSet,
}

impl Field {
    pub fn of(position: &Position) -> Field {
        let own = position.men[position.to_move];
        let enemy = position.men[position.to_move.other()];
        Field {
            board: position.board,
            capture: position.rules.capture,
            chain: position.rules.chain,
            own,
            enemy,
            vacant: position.board.points() - own - enemy,
        }
    }

    /// Whether a step or capture is possible.
    pub fn can_move(&self) -> bool {
        self.own.iter().any(|man| !(self.board.neighbours(man) & self.vacant).is_empty())
            || !self.leapers().is_empty()
    }

    /// The men that have a leap.
    pub fn leapers(&self) -> PointSet {
        self.own & self.leapable()
    }

    /// The points from which a man, if one is there, has a leap.
    pub fn leapable(&self) -> PointSet {
        let ways = self.board.ways().iter();
        ways.fold(PointSet::EMPTY, |points, way| points | self.can_leap_by(way))
    }

    /// The points from which a man, if one is there, can leap by `way`.
    pub fn can_leap_by(&self, way: &Way) -> PointSet {
        way.from & self.enemy.shifted(-way.over) & self.vacant.shifted(-way.to)
    }

    /// Calls `visit` with every capture and step until it breaks.
    pub fn visit<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        let leapers = self.leapers();
        if !leapers.is_empty() {
            self.visit_captures(leapers, visit)?;
            if self.capture == Capture::Strict {
                return ControlFlow::Continue(());
            }
        }
        self.visit_steps(visit)
    }

    /// The most men that one capture takes, 0 if there is none.
    pub fn most_taken(&self) -> usize {
        self.leapers().iter().map(|man| self.lifted(man).longest()).max().unwrap_or(0)
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        for from in self.own {
            for to in self.board.neighbours(from) & self.vacant {
                visit(Action::Step { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_captures<B>(
        &self,
        leapers: PointSet,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let most = if self.chain == ChainRule::Maximum { self.most_taken() } else { 0 };
        for man in leapers {
            let mut chain = Chain::start(man);
            let lifted = self.lifted(man);
            match self.chain {
                ChainRule::Single => lifted.visit_single(&mut chain, visit)?,
                ChainRule::Optional => lifted.visit_optional(&mut chain, visit)?,
                ChainRule::Full => lifted.visit_full(&mut chain, visit)?,
                ChainRule::Maximum => lifted.visit_longest(most, &mut chain, visit)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// `man` in the air, before its first leap.
    pub fn lifted(&self, man: Point) -> Leaper {
        Leaper { board: self.board, at: man, enemy: self.enemy, vacant: self.vacant | man.set() }
    }
}

/// A man in the middle of a chain. It is not on the board itself: the point where it started is
/// vacant, and so are those of the men it has leapt.
#[derive(Clone, Copy)]
pub(super) struct Leaper {
    pub(super) board: &'static Board,
    at: Point,
    pub(super) enemy: PointSet,
    pub(super) vacant: PointSet,
}

impl Leaper {
    /// The leaps possible now, each with what it leads to.
    pub fn leaps(self) -> impl Iterator<Item = (Leap, Leaper)> {
        self.board.leaps(self.at).iter().filter_map(move |&leap| {
            let over = leap.over_unchecked();
            if !self.enemy.contains(over) || !self.vacant.contains(leap.to()) {
                return None;
            }
            Some((leap, self.after(over, leap.to())))
        })
    }

    /// The man after a leap that is known to be possible.
    pub fn leapt(self, way: &Way) -> Leaper {
        self.after(self.at.shifted(way.over), self.at.shifted(way.to))
    }

    fn after(self, over: Point, to: Point) -> Leaper {
        Leaper { at: to, enemy: self.enemy - over.set(), vacant: self.vacant | over.set(), ..self }
    }

    fn longest(self) -> usize {
        self.leaps().map(|(_, next)| 1 + next.longest()).max().unwrap_or(0)
    }

    fn visit_single<B>(
        self,
        chain: &mut Chain,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (leap, _) in self.leaps() {
            chain.push(leap);
            visit(Action::Capture(*chain))?;
            chain.pop();
        }
        ControlFlow::Continue(())
    }

    fn visit_optional<B>(
        self,
        chain: &mut Chain,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (leap, next) in self.leaps() {
            chain.push(leap);
            visit(Action::Capture(*chain))?;
            next.visit_optional(chain, visit)?;
            chain.pop();
        }
        ControlFlow::Continue(())
    }

    fn visit_full<B>(
        self,
        chain: &mut Chain,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut ended = true;
        for (leap, next) in self.leaps() {
            ended = false;
            chain.push(leap);
            next.visit_full(chain, visit)?;
            chain.pop();
        }
        if ended { visit(Action::Capture(*chain)) } else { ControlFlow::Continue(()) }
    }

    /// Visits the chains that take `most` men, counted from here.
    fn visit_longest<B>(
        self,
        most: usize,
        chain: &mut Chain,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if most == 0 {
            return visit(Action::Capture(*chain));
        }
        for (leap, next) in self.leaps() {
            chain.push(leap);
            next.visit_longest(most - 1, chain, visit)?;
            chain.pop();
        }
        ControlFlow::Continue(())
    }
}
