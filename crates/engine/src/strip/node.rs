//! A position with its hash and the worth of its places, both kept up to date move by move.

use std::ops::ControlFlow;

use rules::{
    Outcome, Team,
    strip::{Capture, Effect, Point, PointSet, Position},
};

use super::{
    features::{self, COUNT_MATTERS_FROM, GENERAL, general},
    prepared::{self, Prepared},
};
use crate::{
    Score,
    family::{self, Duty},
    tables::{Tables, Verdict, Wdl},
};

/// How many leaps are tried with each man: chains beyond are ways round that change little.
const LEAPS: u64 = 500;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub position: Position,
    hash: u64,
    /// The worth of all places, for the first team.
    places: i32,
    prepared: &'static Prepared,
}

impl Node {
    pub fn new(position: Position) -> Node {
        let prepared = prepared::of(&position.rules());
        let (hash, places) = (full_hash(&position, prepared), full_places(&position, prepared));
        Node { position, hash, places, prepared }
    }

    fn toggle(&mut self, team: Team, point: Point) {
        self.hash ^= prepared::man(team, point);
    }

    fn add(&mut self, team: Team, point: Point) {
        self.toggle(team, point);
        self.places += self.worth(team, point);
    }

    fn remove(&mut self, team: Team, point: Point) {
        self.toggle(team, point);
        self.places -= self.worth(team, point);
    }

    fn worth(&self, team: Team, point: Point) -> i32 {
        let worth = self.prepared.places[team][point.index()];
        if team == Team::First { worth } else { -worth }
    }

    fn remove_all(&mut self, team: Team, points: PointSet) {
        points.iter().for_each(|point| self.remove(team, point));
    }
}

fn full_hash(position: &Position, prepared: &Prepared) -> u64 {
    let men = Team::ALL
        .into_iter()
        .flat_map(|team| position.men(team.side()).iter().map(move |point| prepared::man(team, point)));
    let turn = if position.to_move().team() == Team::First { 0 } else { prepared::SECOND_TO_MOVE };
    men.fold(prepared.rules ^ turn ^ prepared::in_default(position.in_default()), |hash, man| hash ^ man)
}

fn full_places(position: &Position, prepared: &Prepared) -> i32 {
    let of = |team: Team| -> i32 {
        let men = position.men(team.side()).iter();
        men.map(|point| prepared.places[team][point.index()]).sum()
    };
    of(Team::First) - of(Team::Second)
}

impl family::Node for Node {
    type Move = Effect;

    const SLOTS: usize = Point::COUNT * Point::COUNT;

    fn to_move(&self) -> Team {
        self.position.to_move().team()
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn table_hash(&self) -> u64 {
        match self.position.quiet() {
            0..COUNT_MATTERS_FROM => self.hash,
            quiet => self.hash ^ prepared::quiet(quiet),
        }
    }

    fn reversible(&self) -> usize {
        self.position.quiet().into()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn solved(&self, tables: &Tables) -> Option<Score> {
        let verdict = tables.probe(&self.position)?;
        let men = Team::ALL.map(|team| self.position.men(team.side()).len()).iter().sum();
        verdict.holds(self.position.quiet()).then(|| worth(verdict, men))
    }

    fn leader(&self) -> Option<Team> {
        self.position.leader()
    }

    fn moves(&self, moves: &mut Vec<Effect>) {
        let _ = self.position.visit_some(LEAPS, |action| {
            push(moves, action.effect());
            ControlFlow::<()>::Continue(())
        });
    }

    fn takes(&self, moves: &mut Vec<Effect>) -> Duty {
        let _ = self.position.visit_takes(LEAPS, |effect| {
            push(moves, effect);
            ControlFlow::<()>::Continue(())
        });
        let due = self.position.rules().capture == Capture::Strict && !moves.is_empty();
        if due { Duty::Must } else { Duty::May }
    }

    fn play(&mut self, mv: Effect) {
        let own = self.to_move();
        self.hash ^= prepared::in_default(self.position.in_default());
        match mv {
            Effect::Huff(point) => self.remove(own.other(), point),
            Effect::Go { from, to, taken } => {
                self.remove(own, from);
                self.add(own, to);
                self.remove_all(own.other(), taken);
                self.hash ^= prepared::SECOND_TO_MOVE;
            }
        }
        self.position.play_effect(mv);
        self.hash ^= prepared::in_default(self.position.in_default());
    }

    fn taken(mv: Effect) -> u32 {
        match mv {
            Effect::Huff(_) => 1,
            Effect::Go { taken, .. } => taken.len() as u32,
        }
    }

    fn is_huff(mv: Effect) -> bool {
        matches!(mv, Effect::Huff(_))
    }

    fn slot(mv: Effect) -> usize {
        match mv {
            Effect::Huff(point) => point.index() * (Point::COUNT + 1),
            Effect::Go { from, to, .. } => from.index() * Point::COUNT + to.index(),
        }
    }

    fn pack(mv: Effect) -> u32 {
        match mv {
            Effect::Huff(point) => 1 << 23 | point.index() as u32,
            Effect::Go { from, to, taken } => {
                let taken = taken.iter().fold(0, |sum, point| sum * 7 + 1 + point.index() as u32);
                from.index() as u32 | (to.index() as u32) << 6 | (taken & 0x7ff) << 12
            }
        }
    }

    fn action(&self, mv: Effect) -> Option<rules::Action> {
        let visited = self.position.visit_some(LEAPS, |action| {
            if action.effect() == mv { ControlFlow::Break(action) } else { ControlFlow::Continue(()) }
        });
        visited.break_value().map(rules::Action::Strip)
    }

    fn features(&self) -> Vec<i32> {
        features::all(&self.position).to_vec()
    }

    fn evaluate(&self) -> i32 {
        let weights = &self.prepared.weights[..GENERAL];
        let general: i32 =
            general(&self.position).iter().zip(weights).map(|(one, weight)| one * weight).sum();
        let places = if self.to_move() == Team::First { self.places } else { -self.places };
        general + places
    }
}

/// A solved position as a score: fewer men are nearer to the end than many, and then a capture that is near.
fn worth(verdict: Verdict, men: usize) -> Score {
    let plies = verdict.dtc.map_or(Position::MOST_QUIET.into(), |dtc| i32::from(dtc.0));
    let won = Score::SOLVED - 200 * men as i32 - plies;
    match verdict.wdl {
        Wdl::Win => Score::judged(won),
        Wdl::Draw => Score::DRAWN,
        Wdl::Loss => Score::judged(-won),
    }
}

/// Several chains of one effect are one move. They follow one another closely, if not at once.
fn push(moves: &mut Vec<Effect>, effect: Effect) {
    let again = matches!(effect, Effect::Go { taken, .. } if !taken.is_empty()) && moves.contains(&effect);
    if !again {
        moves.push(effect);
    }
}
