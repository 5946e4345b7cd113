//! A playable situation on the strip.

use std::ops::ControlFlow;

use crate::{ByTeam, Ending, Outcome, Side, Team};

use super::{
    action::{Action, Chain, Effect},
    board::Board,
    moves::Field,
    point::{Point, PointSet, Row},
    rules::{Capture, Men, Rules},
};

/// A playable situation: the men, the side to move, the men in default, the count of quiet moves.
///
/// `Display` is the position line of rules.md section 3. `Eq` and `Hash` cover the rules and all that
/// the line shows; the repetition rule (1.6) compares positions
/// [without their count](Position::without_count).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rules: Rules,
    pub(super) board: &'static Board,
    pub(super) men: ByTeam<PointSet>,
    /// Men of the team not to move. Empty again once one of them is huffed: that uses the right up.
    pub(super) in_default: PointSet,
    pub(super) to_move: Team,
    pub(super) quiet: u8,
}

impl Position {
    /// So many moves in a row without a capture or huff end the game (1.6).
    pub const MOST_QUIET: u8 = 100;

    /// The start of a game (1.2).
    pub fn start(rules: Rules) -> Position {
        let board = Board::of(&rules);
        Position {
            rules,
            board,
            men: ByTeam([home(&rules, board, Team::First), home(&rules, board, Team::Second)]),
            in_default: PointSet::EMPTY,
            to_move: Team::First,
            quiet: 0,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// Whose turn it is, also where the game is over.
    pub fn to_move(&self) -> Side {
        self.to_move.side()
    }

    /// The men of White ([`Side::South`]) or Black ([`Side::North`]).
    pub fn men(&self, side: Side) -> PointSet {
        self.men[side.team()]
    }

    /// The men of the side not to move of which one may now be huffed (1.5).
    pub fn in_default(&self) -> PointSet {
        self.in_default
    }

    /// Moves in a row without a capture or huff, at most [`Position::MOST_QUIET`].
    pub fn quiet(&self) -> u16 {
        self.quiet.into()
    }

    /// Calls `visit` with every legal action until it breaks: huffs, then captures, then steps, the
    /// men of each in board order. Allocates nothing. A finished game has no actions.
    pub fn visit_legal<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_some(u64::MAX, &mut visit)?;
        ControlFlow::Continue(())
    }

    /// Like [`visit_legal`](Position::visit_legal), but tries at most `leaps` leaps with each man: one man
    /// can have millions of chains. Continues with whether nothing was left out.
    ///
    /// Cost: under [`ChainRule::Maximum`](super::ChainRule::Maximum) all leaps are tried once before, to
    /// know how many men must be taken: a quarter of a second for a man that has 15 million.
    pub fn visit_some<B>(
        &self,
        leaps: u64,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        if self.ended_early().is_some() {
            return ControlFlow::Continue(true);
        }
        for point in self.in_default {
            visit(Action::Huff(point))?;
        }
        Field::of(self).visit(leaps, &mut visit)
    }

    /// The legal captures, at most `most`, on whose way `places` and nothing else comes, in this order.
    /// Men leapt may be left out. However many chains the man has, only these are followed.
    pub fn captures_along(&self, places: &[Point], most: usize) -> Vec<Chain> {
        if self.ended_early().is_some() { Vec::new() } else { Field::of(self).captures_along(places, most) }
    }

    /// How many legal actions there are: as many as [`Position::visit_legal`] visits, but faster.
    pub fn count_legal(&self) -> u64 {
        if self.ended_early().is_some() {
            return 0;
        }
        self.in_default.len() as u64 + Field::of(self).count()
    }

    /// The outcome, if the position alone shows that the game is over (1.6).
    pub fn outcome(&self) -> Option<Outcome> {
        let blocked = || self.in_default.is_empty() && !Field::of(self).can_move();
        match self.ended_early() {
            Some(Ending::NoMen) => {
                let winner = if self.men[Team::First].is_empty() { Team::Second } else { Team::First };
                Some(Outcome { winner: Some(winner), ending: Ending::NoMen })
            }
            _ if blocked() => Some(Outcome { winner: Some(self.to_move.other()), ending: Ending::Blocked }),
            ending => ending.map(|ending| Outcome { winner: self.leader(), ending }),
        }
    }

    /// The team with more men, which wins if the men are counted now.
    pub fn leader(&self) -> Option<Team> {
        match self.men[Team::First].len().cmp(&self.men[Team::Second].len()) {
            std::cmp::Ordering::Less => Some(Team::Second),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Team::First),
        }
    }

    /// Plays `action` without asking whether it is legal. An illegal one leaves a position that means
    /// nothing, but does not panic.
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Step { from, to } => self.step(from, to),
            Action::Capture(chain) => self.capture(chain.from(), chain.to(), chain.taken()),
            Action::Huff(point) => self.huff(point),
        }
    }

    /// Plays an action of this effect. As [`Position::play_unchecked`], but faster for captures.
    pub fn play_effect(&mut self, effect: Effect) {
        match effect {
            Effect::Huff(point) => self.huff(point),
            Effect::Go { from, to, taken } if taken.is_empty() => self.step(from, to),
            Effect::Go { from, to, taken } => self.capture(from, to, taken),
        }
    }

    /// Calls `visit` with the effects of all legal huffs and captures until it breaks, at most `leaps`
    /// leaps tried with each man. Huffs first. An effect comes as often as there are ways to it.
    pub fn visit_takes<B>(
        &self,
        leaps: u64,
        mut visit: impl FnMut(Effect) -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        if self.ended_early().is_some() {
            return ControlFlow::Continue(true);
        }
        for point in self.in_default {
            visit(Effect::Huff(point))?;
        }
        let field = Field::of(self);
        let leapers = field.leapers();
        if leapers.is_empty() {
            return ControlFlow::Continue(true);
        }
        field.visit_captures(leapers, leaps, &mut |action| visit(action.effect()))
    }

    /// The men of `team` that have a leap, or would have one if it were their turn.
    pub fn leapers(&self, team: Team) -> PointSet {
        Field::seen_by(self, team).leapers()
    }

    /// The men of `team` over which the other team has a leap, or would have one on its turn.
    pub fn leapable(&self, team: Team) -> PointSet {
        Field::seen_by(self, team.other()).targets()
    }

    /// How many steps `team` has, or would have on its turn if no capture were due.
    pub fn count_steps(&self, team: Team) -> u32 {
        Field::seen_by(self, team).count_steps() as u32
    }

    /// How many of them give the other team no leap that it did not have, leaps that are not straight and end
    /// where the man came from aside.
    pub fn count_safe_steps(&self, team: Team) -> u32 {
        Field::seen_by(self, team).count_safe_steps()
    }

    /// The same position with its count of quiet moves at zero.
    #[must_use]
    pub fn without_count(mut self) -> Position {
        self.quiet = 0;
        self
    }
}

/// The points where the men of `team` stand at the start.
fn home(rules: &Rules, board: &Board, team: Team) -> PointSet {
    let centre = board.centre().column();
    let ends_vacant = rules.men == Men::EndsVacant;
    let is_home = |point: &Point| match (point.row(), team) {
        (Row::A, team) => team == Team::First,
        (Row::C, team) => team == Team::Second,
        (Row::B, _) if ends_vacant && board.is_end(*point) => false,
        (Row::B, Team::First) => point.column() > centre,
        (Row::B, Team::Second) => point.column() < centre,
    };
    board.points().iter().filter(is_home).collect()
}

impl Position {
    /// The endings under which a side that could still act may not.
    fn ended_early(&self) -> Option<Ending> {
        if self.men.0.iter().any(|men| men.is_empty()) {
            return Some(Ending::NoMen);
        }
        (self.quiet >= Position::MOST_QUIET).then_some(Ending::QuietMoves)
    }

    fn step(&mut self, from: Point, to: Point) {
        // Judged before the man goes, and after any huff, which has already changed the men.
        let mut missed = match self.rules.capture {
            Capture::Huff => Field::of(self).leapers(),
            Capture::Strict | Capture::Free => PointSet::EMPTY,
        };
        if missed.contains(from) {
            missed.remove(from);
            missed.insert(to);
        }
        self.go(from, to);
        self.quiet = self.quiet.saturating_add(1);
        self.end_turn(missed);
    }

    fn capture(&mut self, from: Point, to: Point, taken: PointSet) {
        self.go(from, to);
        let enemy = self.to_move.other();
        self.men[enemy] = self.men[enemy] - taken;
        self.quiet = 0;
        self.end_turn(PointSet::EMPTY);
    }

    fn huff(&mut self, point: Point) {
        self.men[self.to_move.other()].remove(point);
        self.in_default = PointSet::EMPTY;
        self.quiet = 0;
    }

    fn go(&mut self, from: Point, to: Point) {
        let men = &mut self.men[self.to_move];
        men.remove(from);
        men.insert(to);
    }

    fn end_turn(&mut self, in_default: PointSet) {
        self.in_default = in_default;
        self.to_move = self.to_move.other();
    }
}
