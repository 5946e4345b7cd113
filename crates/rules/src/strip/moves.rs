//! Generating the moves of the side to move (rules.md 1.3, 1.4). Huffs are the position's.

use std::ops::ControlFlow;

use super::{
    action::{Action, Chain},
    board::{Board, Leap},
    point::{Point, PointSet},
    position::Position,
    rules::{Capture, ChainRule},
};

/// The board as a mover sees it.
#[derive(Clone, Copy)]
pub(super) struct Field {
    board: &'static Board,
    capture: Capture,
    chain: ChainRule,
    own: PointSet,
    enemy: PointSet,
    vacant: PointSet,
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
        self.board.ways().iter().fold(PointSet::EMPTY, |leapers, way| {
            let enemy_beside = self.enemy.shifted(-way.over);
            let vacant_beyond = self.vacant.shifted(-way.to);
            leapers | (self.own & way.from & enemy_beside & vacant_beyond)
        })
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
    fn lifted(&self, man: Point) -> Leaper {
        Leaper { board: self.board, at: man, enemy: self.enemy, vacant: self.vacant | man.set() }
    }
}

/// A man in the middle of a chain. It is not on the board itself: the point where it started is
/// vacant, and so are those of the men it has leapt.
#[derive(Clone, Copy)]
struct Leaper {
    board: &'static Board,
    at: Point,
    enemy: PointSet,
    vacant: PointSet,
}

impl Leaper {
    /// The leaps possible now, each with what it leads to.
    fn leaps(self) -> impl Iterator<Item = (Leap, Leaper)> {
        self.board.leaps(self.at).iter().filter_map(move |&leap| {
            let over = leap.over_unchecked();
            if !self.enemy.contains(over) || !self.vacant.contains(leap.to()) {
                return None;
            }
            let vacant = self.vacant | over.set();
            Some((leap, Leaper { at: leap.to(), enemy: self.enemy - over.set(), vacant, ..self }))
        })
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
