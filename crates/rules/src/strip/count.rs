//! Counting actions, and paths of several, without making a list of them.

use super::{
    moves::{Field, Leaper},
    point::{Point, PointSet},
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
    #[inline(always)]
    fn paths(&self, in_default: PointSet, depth: u32) -> u64 {
        if self.own.is_empty() || self.enemy.is_empty() {
            0
        } else if depth == 1 {
            in_default.len() as u64 + self.count()
        } else {
            self.longer_paths(in_default, depth)
        }
    }

    /// [`Field::paths`] of two actions or more. Apart from it, so that the last ply, where nearly all the
    /// time goes, does not pay for this one's frame.
    fn longer_paths(&self, in_default: PointSet, depth: u32) -> u64 {
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
        let missed = if self.capture == Capture::Huff { leapers } else { PointSet::EMPTY };
        self.each_step(|line| {
            paths += self.stepped(line).paths(in_default_after(missed, line), depth - 1);
        });
        paths
    }

    /// As many as [`Field::visit`] visits.
    pub fn count(&self) -> u64 {
        let captures = self.count_captures();
        if self.capture == Capture::Strict && captures > 0 { captures } else { captures + self.count_steps() }
    }

    pub fn count_steps(&self) -> u64 {
        self.lines_to_step_along().map(|(_, lines)| lines.len() as u64).sum()
    }

    fn count_captures(&self) -> u64 {
        let leapable = self.leapable();
        let leapers = self.own & leapable;
        if leapers.is_empty() {
            return 0;
        }
        let on = self.points_to_leap_on(leapable);
        let (mut one_way, mut more_ways, mut going_on) = (PointSet::EMPTY, PointSet::EMPTY, PointSet::EMPTY);
        self.each_way(|way| {
            let starts = self.own & way.from;
            more_ways |= one_way & starts;
            one_way |= starts;
            going_on |= starts & on.shifted(-way.to);
        });
        if (more_ways | going_on).is_empty() {
            return leapers.len() as u64;
        }
        let mut captures = 0;
        self.each_capture(leapable, &mut |_, _| captures += 1);
        captures
    }

    /// Calls `visit` with the two points of each step.
    #[inline(always)]
    fn each_step(&self, mut visit: impl FnMut(PointSet)) {
        for (shift, lines) in self.lines_to_step_along() {
            for low in lines {
                visit(low.set() | low.shifted(shift).set());
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

    /// After a step, as the other side sees it: at both ends of `line` man and vacancy change places.
    fn stepped(&self, line: PointSet) -> Field {
        Field { own: self.enemy, enemy: self.own ^ line, vacant: self.vacant ^ line, ..*self }
    }

    /// After a capture, as the other side sees it.
    fn captured(&self, from: Point, end: Leaper) -> Field {
        Field {
            own: end.enemy,
            enemy: (self.own - from.set()) | end.at.set(),
            vacant: end.vacant - end.at.set(),
            ..*self
        }
    }
}

/// The men who `missed` a leap, after the step along `line`, which one of them may have made.
fn in_default_after(missed: PointSet, line: PointSet) -> PointSet {
    if (missed & line).is_empty() { missed } else { missed ^ line }
}

impl Leaper {
    /// Calls `visit` with the man wherever its capture may end after the leap it has made. With
    /// `ChainRule::Maximum` that is after `most` leaps, this one counted.
    fn each_end(self, chain: ChainRule, most: usize, visit: &mut impl FnMut(Leaper)) {
        let mut can_go_on = false;
        if chain != ChainRule::Single {
            for (_, next) in self.leaps() {
                can_go_on = true;
                next.each_end(chain, most.saturating_sub(1), visit);
            }
        }
        let may_end = match chain {
            ChainRule::Single | ChainRule::Optional => true,
            ChainRule::Full => !can_go_on,
            ChainRule::Maximum => most == 1,
        };
        if may_end {
            visit(self);
        }
    }
}
