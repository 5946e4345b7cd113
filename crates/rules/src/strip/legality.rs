//! Why an action may not be played. Written apart from the generator: tests hold the two together.

use crate::Illegal;

use super::{
    action::{Action, Chain},
    board::Leap,
    moves::Field,
    point::{Point, PointSet},
    position::Position,
    rules::{Capture, ChainRule},
};

impl Position {
    /// The reason against `action`, `None` if it is legal.
    pub fn why_illegal(&self, action: Action) -> Option<Illegal> {
        if self.outcome().is_some() {
            return Some(Illegal::GameOver);
        }
        let check = match action {
            Action::Step { from, to } => self.check_step(from, to),
            Action::Capture(chain) => self.check_capture(&chain),
            Action::Huff(point) => self.check_huff(point),
        };
        check.err()
    }

    fn check_step(&self, from: Point, to: Point) -> Result<(), Illegal> {
        self.check_own_man(from)?;
        self.check_point(to)?;
        refuse_if(!self.board.neighbours(from).contains(to), Illegal::NoLine { from, to })?;
        refuse_if(!self.vacant().contains(to), Illegal::PointTaken(to))?;
        let due = self.rules.capture == Capture::Strict && self.can_leap();
        refuse_if(due, Illegal::CaptureDue)
    }

    fn check_huff(&self, point: Point) -> Result<(), Illegal> {
        refuse_if(self.rules.capture != Capture::Huff, Illegal::NoHuffing)?;
        self.check_point(point)?;
        refuse_if(self.own().contains(point), Illegal::OwnMan(point))?;
        refuse_if(!self.enemy().contains(point), Illegal::NoManOn(point))?;
        refuse_if(self.in_default.is_empty(), Illegal::NobodyInDefault)?;
        refuse_if(!self.in_default.contains(point), Illegal::NotInDefault(point))
    }

    fn check_capture(&self, chain: &Chain) -> Result<(), Illegal> {
        self.check_own_man(chain.from())?;
        let mut taken = PointSet::EMPTY;
        for (from, leap) in chain.hops() {
            taken.insert(self.check_leap(chain, from, leap, taken)?);
        }
        self.check_length(chain, taken)
    }

    /// Checks one leap of a chain that has already `taken` men; the point it goes over if it is good.
    fn check_leap(&self, chain: &Chain, from: Point, leap: Leap, taken: PointSet) -> Result<Point, Illegal> {
        let to = leap.to();
        self.check_point(to)?;
        let over = leap.over().filter(|_| self.board.leaps(from).contains(&leap));
        let over = over.ok_or_else(|| self.no_jump_line(from, to))?;
        refuse_if(!self.vacant_in(chain, taken).contains(to), Illegal::PointTaken(to))?;
        refuse_if(taken.contains(over), Illegal::LeaptTwice { over })?;
        refuse_if(!self.enemy().contains(over), Illegal::NothingToLeap { from, to })?;
        Ok(over)
    }

    fn check_length(&self, chain: &Chain, taken: PointSet) -> Result<(), Illegal> {
        match self.rules.chain {
            ChainRule::Optional => Ok(()),
            ChainRule::Single => refuse_if(taken.len() > 1, Illegal::OneLeapOnly),
            ChainRule::Full => {
                let on = self.leaps_on(chain.to(), self.enemy() - taken, self.vacant_in(chain, taken));
                refuse_if(on, Illegal::ChainUnfinished(chain.to()))
            }
            ChainRule::Maximum => {
                let (taken, most) = (taken.len() as u8, Field::of(self).most_taken() as u8);
                refuse_if(taken < most, Illegal::MoreCanBeTaken { taken, most })
            }
        }
    }

    fn check_point(&self, point: Point) -> Result<(), Illegal> {
        refuse_if(!self.board.points().contains(point), Illegal::NoSuchPoint(point))
    }

    fn check_own_man(&self, point: Point) -> Result<(), Illegal> {
        self.check_point(point)?;
        refuse_if(self.enemy().contains(point), Illegal::NotYourMan(point))?;
        refuse_if(!self.own().contains(point), Illegal::NoManOn(point))
    }

    /// Two bent leaps may join the same two points, and then the text has to name the man leapt.
    fn no_jump_line(&self, from: Point, to: Point) -> Illegal {
        if self.board.leaps(from).iter().any(|leap| leap.to() == to) {
            Illegal::LeaptManUnnamed { from, to }
        } else {
            Illegal::NoJumpLine { from, to }
        }
    }

    fn own(&self) -> PointSet {
        self.men[self.to_move]
    }

    fn enemy(&self) -> PointSet {
        self.men[self.to_move.other()]
    }

    fn vacant(&self) -> PointSet {
        self.board.points() - self.own() - self.enemy()
    }

    /// The vacant points while `chain` is under way and has `taken` men.
    fn vacant_in(&self, chain: &Chain, taken: PointSet) -> PointSet {
        self.vacant() | chain.from().set() | taken
    }

    fn can_leap(&self) -> bool {
        self.own().iter().any(|man| self.leaps_on(man, self.enemy(), self.vacant()))
    }

    fn leaps_on(&self, at: Point, enemy: PointSet, vacant: PointSet) -> bool {
        let free =
            |leap: &Leap| leap.over().is_some_and(|over| enemy.contains(over)) && vacant.contains(leap.to());
        self.board.leaps(at).iter().any(free)
    }
}

fn refuse_if(refused: bool, reason: Illegal) -> Result<(), Illegal> {
    if refused { Err(reason) } else { Ok(()) }
}
