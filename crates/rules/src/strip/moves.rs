//! Generating the moves of the side to move (rules.md 1.3, 1.4). Huffs are the position's.

use std::ops::{BitOr, ControlFlow};

use crate::Team;

use super::{
    action::{Action, Chain, Trail},
    board::{Board, Leap, Way},
    point::{Point, PointSet, SHIFTS},
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
        Field::seen_by(position, position.to_move)
    }

    /// The board as `team` sees it, on turn or not.
    pub fn seen_by(position: &Position, team: Team) -> Field {
        let own = position.men[team];
        let enemy = position.men[team.other()];
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
        self.lines_to_step_along().any(|(_, lines)| !lines.is_empty()) || !self.leapers().is_empty()
    }

    /// The lines with a man of the mover at one end and nobody at the other: by each of [`SHIFTS`] their
    /// smaller points.
    #[inline(always)]
    pub fn lines_to_step_along(&self) -> impl Iterator<Item = (i8, PointSet)> {
        SHIFTS.into_iter().zip(self.board.edges_from()).map(|(shift, &lines)| {
            let (own_beyond, vacant_beyond) = (self.own.shifted(-shift), self.vacant.shifted(-shift));
            (shift, lines & (self.own & vacant_beyond | self.vacant & own_beyond))
        })
    }

    /// The men that have a step.
    fn steppers(&self) -> PointSet {
        let beside_vacant = SHIFTS.iter().zip(self.board.edges_from()).map(|(&shift, &from)| {
            (from & self.vacant.shifted(-shift)) | (from & self.vacant).shifted(shift)
        });
        self.own & beside_vacant.fold(PointSet::EMPTY, PointSet::bitor)
    }

    /// The men that have a leap.
    pub fn leapers(&self) -> PointSet {
        self.own & self.leapable()
    }

    /// The enemy men that can be leapt over.
    pub fn targets(&self) -> PointSet {
        let mut targets = PointSet::EMPTY;
        self.each_way(|way| targets |= (self.own & way.from).shifted(way.over));
        targets
    }

    /// The points from which a man, if one is there, has a leap.
    pub fn leapable(&self) -> PointSet {
        let mut leapable = PointSet::EMPTY;
        self.each_way(|way| leapable |= way.from);
        leapable
    }

    /// Calls `visit` with every way of leaping, and the points from which a man, if one is there, can
    /// leap so. Written for the compiler to unroll: the fixed shifts make it a few dozen operations.
    #[inline(always)]
    pub fn each_way(&self, mut visit: impl FnMut(Way)) {
        for (&shift, &middles) in SHIFTS.iter().zip(self.board.middles()) {
            for shift in [shift, -shift] {
                let over = middles & self.enemy & self.vacant.shifted(-shift);
                visit(Way { over: shift, to: 2 * shift, from: over.shifted(-shift) });
            }
        }
        for way in self.board.other_ways() {
            let from = way.from & self.enemy.shifted(-way.over) & self.vacant.shifted(-way.to);
            visit(Way { from, ..*way });
        }
    }

    /// Calls `visit` with every capture and step until it breaks, except captures that would be found
    /// only after `leaps` leaps were tried with their man, those for [`Field::most_taken`] not counted.
    /// Whether none was left out.
    pub fn visit<B>(
        &self,
        leaps: u64,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        let leapers = self.leapers();
        let mut all = true;
        if !leapers.is_empty() {
            all = self.visit_captures(leapers, leaps, visit)?;
            if self.capture == Capture::Strict {
                return ControlFlow::Continue(all);
            }
        }
        self.visit_steps(visit)?;
        ControlFlow::Continue(all)
    }

    /// The captures, at most `most`, on whose way `places` and nothing else comes, in this order. Men
    /// leapt may be left out.
    pub fn captures_along(&self, places: &[Point], most: usize) -> Vec<Chain> {
        let mut found = Vec::new();
        if let [from, rest @ ..] = places
            && self.own.contains(*from)
            && !rest.is_empty()
        {
            self.lifted(*from).follow(rest, most, &mut Chain::start(*from), &mut found);
        }
        let most_taken =
            if self.chain == ChainRule::Maximum && !found.is_empty() { self.most_taken() } else { 0 };
        found.retain(|(chain, landed)| match self.chain {
            ChainRule::Optional => true,
            ChainRule::Full => landed.leaps().next().is_none(),
            ChainRule::Maximum => chain.leaps().len() == most_taken,
            ChainRule::Single => chain.leaps().len() == 1,
        });
        found.into_iter().map(|(chain, _)| chain).collect()
    }

    /// The most men that one capture takes, 0 if there is none. Every leap is tried, whatever bound the
    /// caller keeps to: fewer would make the rule a matter of luck. In the worst positions that a search came
    /// upon one man has 15 million, which take a quarter of a second.
    pub fn most_taken(&self) -> usize {
        self.leapers().iter().map(|man| self.lifted(man).longest()).max().unwrap_or(0)
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        for from in self.steppers() {
            for to in self.board.neighbours(from) & self.vacant {
                visit(Action::Step { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `visit` with every capture of `leapers` until it breaks, under the same bound as
    /// [`Field::visit`].
    pub fn visit_captures<B>(
        &self,
        leapers: PointSet,
        leaps: u64,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        let most = if self.chain == ChainRule::Maximum { self.most_taken() } else { 0 };
        let mut all = true;
        for man in leapers {
            let mut trail = Trail::start(man, leaps);
            let lifted = self.lifted(man);
            match self.chain {
                ChainRule::Single => lifted.visit_single(&mut trail, visit)?,
                ChainRule::Optional => lifted.visit_optional(&mut trail, visit)?,
                ChainRule::Full => lifted.visit_full(&mut trail, visit)?,
                ChainRule::Maximum => lifted.visit_longest(most, &mut trail, visit)?,
            }
            all &= !trail.gave_up();
        }
        ControlFlow::Continue(all)
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
    pub(super) at: Point,
    pub(super) enemy: PointSet,
    pub(super) vacant: PointSet,
}

impl Leaper {
    /// The leaps possible now, each with what it leads to.
    #[inline(always)]
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
    pub fn leapt(self, way: Way) -> Leaper {
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
        trail: &mut Trail,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (leap, _) in self.leaps() {
            if !trail.push(leap) {
                break;
            }
            visit(Action::Capture(trail.chain()))?;
            trail.pop();
        }
        ControlFlow::Continue(())
    }

    fn visit_optional<B>(
        self,
        trail: &mut Trail,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (leap, next) in self.leaps() {
            if !trail.push(leap) {
                break;
            }
            visit(Action::Capture(trail.chain()))?;
            next.visit_optional(trail, visit)?;
            trail.pop();
        }
        ControlFlow::Continue(())
    }

    fn visit_full<B>(
        self,
        trail: &mut Trail,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut ended = true;
        for (leap, next) in self.leaps() {
            ended = false;
            if !trail.push(leap) {
                break;
            }
            next.visit_full(trail, visit)?;
            trail.pop();
        }
        if ended { visit(Action::Capture(trail.chain())) } else { ControlFlow::Continue(()) }
    }

    /// Visits the chains that take `most` men, counted from here.
    fn visit_longest<B>(
        self,
        most: usize,
        trail: &mut Trail,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if most == 0 {
            return visit(Action::Capture(trail.chain()));
        }
        for (leap, next) in self.leaps() {
            if !trail.push(leap) {
                break;
            }
            next.visit_longest(most - 1, trail, visit)?;
            trail.pop();
        }
        ControlFlow::Continue(())
    }

    /// Collects the chains that go on along `rest`, until there are `most`.
    fn follow(self, rest: &[Point], most: usize, chain: &mut Chain, found: &mut Vec<(Chain, Leaper)>) {
        if rest.is_empty() {
            found.push((*chain, self));
            return;
        }
        for (leap, next) in self.leaps() {
            let after = match rest {
                [to, after @ ..] if *to == leap.to() => after,
                [over, to, after @ ..] if (Some(*over), *to) == (leap.over(), leap.to()) => after,
                _ => continue,
            };
            if found.len() < most && chain.push(leap) {
                next.follow(after, most, chain, found);
                chain.pop();
            }
        }
    }
}
