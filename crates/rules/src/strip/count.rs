//! Counting actions, and paths of several, without making a list of them.

use super::{
    moves::{Field, Leaper},
    point::{Point, PointSet, SHIFTS},
    position::Position,
    rules::{Capture, ChainRule, LeapRule},
};

impl Position {
    /// How many paths of `depth` actions start here, as long as no count of quiet moves ends the game.
    pub(crate) fn paths(&self, depth: u32) -> u64 {
        if depth == 0 { 1 } else { Field::of(self).paths(self.in_default, depth) }
    }
}

/// A path is counted by what its actions do to the men: counting writes down no chain.
impl Field {
    /// How many paths of `depth` actions, at least one, start where the men `in_default` may be huffed.
    pub fn paths(&self, in_default: PointSet, depth: u32) -> u64 {
        if self.own.is_empty() || self.enemy.is_empty() {
            return 0;
        }
        if depth == 1 {
            return in_default.len() as u64 + self.count();
        }
        let mut paths = 0;
        for man in in_default {
            paths += self.huffed(man).paths(PointSet::EMPTY, depth - 1);
        }
        let leapable = self.leapable();
        let leapers = self.own & leapable;
        if !leapers.is_empty() {
            self.each_capture(leapable, &mut |from, end| {
                paths += self.captured(from, end).paths(PointSet::EMPTY, depth - 1);
            });
            if self.capture == Capture::Strict {
                return paths;
            }
        }
        self.each_step(|from, to| {
            paths += self.stepped(from, to).paths(self.in_default_after(leapers, from, to), depth - 1);
        });
        paths
    }

    /// As many as [`Field::visit`] visits.
    pub fn count(&self) -> u64 {
        let captures = self.count_captures();
        if self.capture == Capture::Strict && captures > 0 { captures } else { captures + self.count_steps() }
    }

    pub fn count_steps(&self) -> u64 {
        let count = SHIFTS.iter().zip(self.board.edges_from()).map(|(&shift, &from)| {
            let (own_beyond, vacant_beyond) = (self.own.shifted(-shift), self.vacant.shifted(-shift));
            let movable = (self.own & vacant_beyond) | (self.vacant & own_beyond);
            (movable & from).len() as u64
        });
        count.sum()
    }

    fn count_captures(&self) -> u64 {
        let leapable = self.leapable();
        if (leapable & self.own).is_empty() {
            return 0;
        }
        let (on, mut some_go_on) = (self.points_to_leap_on(leapable), false);
        let mut captures = 0;
        self.each_way(|way| {
            let starts = self.own & way.from;
            captures += starts.len() as u64;
            some_go_on |= !(starts & on.shifted(-way.to)).is_empty();
        });
        if some_go_on {
            captures = 0;
            self.each_capture(leapable, &mut |_, _| captures += 1);
        }
        captures
    }

    /// Calls `visit` with each step: from where and to where.
    #[inline(always)]
    fn each_step(&self, mut visit: impl FnMut(Point, Point)) {
        for (&shift, &low) in SHIFTS.iter().zip(self.board.edges_from()) {
            for from in self.own & low & self.vacant.shifted(-shift) {
                visit(from, from.shifted(shift));
            }
            for to in self.vacant & low & self.own.shifted(-shift) {
                visit(to.shifted(shift), to);
            }
        }
    }

    /// Calls `visit` with each capture: where the man starts, and the man where it ends.
    fn each_capture(&self, leapable: PointSet, visit: &mut impl FnMut(Point, Leaper)) {
        let on = self.points_to_leap_on(leapable);
        let most = if self.chain == ChainRule::Maximum { self.most_taken() } else { 0 };
        self.each_way(|way| {
            for man in self.own & way.from {
                let landed = self.lifted(man).leapt(way);
                if most > 1 || on.contains(landed.at) {
                    landed.each_end(self.chain, most, &mut |end| visit(man, end));
                } else {
                    visit(man, landed);
                }
            }
        });
    }

    /// The vacant points from which a man that has just leapt there may leap again. It is judged before
    /// the leap: what the leap itself clears, its start and the man leapt, makes no further leap possible
    /// unless leaps are bent.
    fn points_to_leap_on(&self, leapable: PointSet) -> PointSet {
        match (self.chain, self.board.leap()) {
            (ChainRule::Single, _) => PointSet::EMPTY,
            (_, LeapRule::Straight) => self.vacant & leapable,
            (_, LeapRule::Bent) => self.vacant,
        }
    }

    fn huffed(&self, man: Point) -> Field {
        Field { enemy: self.enemy - man.set(), vacant: self.vacant | man.set(), ..*self }
    }

    /// After a step, as the other side sees it.
    fn stepped(&self, from: Point, to: Point) -> Field {
        Field {
            own: self.enemy,
            enemy: self.own - from.set() | to.set(),
            vacant: self.vacant - to.set() | from.set(),
            ..*self
        }
    }

    /// After a capture, as the other side sees it.
    fn captured(&self, from: Point, end: Leaper) -> Field {
        Field {
            own: end.enemy,
            enemy: self.own - from.set() | end.at.set(),
            vacant: end.vacant - end.at.set(),
            ..*self
        }
    }

    fn in_default_after(&self, leapers: PointSet, from: Point, to: Point) -> PointSet {
        match self.capture {
            Capture::Huff if leapers.contains(from) => leapers - from.set() | to.set(),
            Capture::Huff => leapers,
            Capture::Strict | Capture::Free => PointSet::EMPTY,
        }
    }
}

impl Leaper {
    /// Calls `visit` with the man wherever its capture may end after the leap it has made. With
    /// `ChainRule::Maximum` that is after `most` leaps, this one counted.
    fn each_end(self, chain: ChainRule, most: usize, visit: &mut impl FnMut(Leaper)) {
        let ends_here = match chain {
            ChainRule::Single => return visit(self),
            ChainRule::Optional => true,
            ChainRule::Full => self.leaps().next().is_none(),
            ChainRule::Maximum => most == 1,
        };
        if ends_here {
            visit(self);
        }
        for (_, next) in self.leaps() {
            next.each_end(chain, most.saturating_sub(1), visit);
        }
    }
}
