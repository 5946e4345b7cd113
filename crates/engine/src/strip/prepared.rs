//! Tables for one set of rules, made once.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{LazyLock, RwLock},
};

use rules::{
    ByTeam, Team,
    strip::{Point, PointSet, Rules},
};

use super::{
    features::place,
    weights::{self, Weights},
};
use crate::zobrist::{number, numbers};

/// What a node adds up as men come and go.
#[derive(Debug)]
pub(super) struct Prepared {
    /// Stands for the rules in hashes.
    pub rules: u64,
    pub weights: Weights,
    /// What a man of each team is worth on each point by his place alone, in hundredths of a man.
    pub places: ByTeam<[i32; Point::COUNT]>,
}

/// The tables of `rules`.
pub(super) fn of(rules: &Rules) -> &'static Prepared {
    static ALL: LazyLock<RwLock<HashMap<Rules, &'static Prepared>>> = LazyLock::new(RwLock::default);
    let known = ALL.read().unwrap_or_else(std::sync::PoisonError::into_inner).get(rules).copied();
    known.unwrap_or_else(|| {
        let mut all = ALL.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.entry(*rules).or_insert_with(|| Box::leak(Box::new(prepare(rules))))
    })
}

fn prepare(rules: &Rules) -> Prepared {
    let (board, weights) = (rules::strip::Board::of(rules), weights::of(rules));
    let mut hasher = DefaultHasher::new();
    rules.hash(&mut hasher);
    let places = Team::ALL.map(|team| {
        let mut worth = [0; Point::COUNT];
        board.points().iter().for_each(|point| worth[point.index()] = weights[place(board, team, point)]);
        worth
    });
    Prepared { rules: hasher.finish(), weights, places: ByTeam(places) }
}

/// The numbers of men, by team and point.
static MEN: [[u64; Point::COUNT]; 2] = [numbers(0), numbers(64)];
/// The numbers of men in default.
static IN_DEFAULT: [u64; Point::COUNT] = numbers(128);

pub(super) fn man(team: Team, point: Point) -> u64 {
    MEN[team as usize][point.index()]
}

pub(super) fn in_default(points: PointSet) -> u64 {
    points.iter().fold(0, |hash, point| hash ^ IN_DEFAULT[point.index()])
}

/// The number of the second team's turn.
pub(super) const SECOND_TO_MOVE: u64 = number(192);

/// The number of a count of quiet moves.
pub(super) fn quiet(count: u16) -> u64 {
    number(256 + u64::from(count))
}
