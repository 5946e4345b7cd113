//! Tables of the board, made once.

use std::sync::LazyLock;

use rules::{
    BySide, Side, Team,
    warriors::{Direction, Priest, Rules, Square, SquareSet, forward, home, step},
};

use crate::zobrist::{number, numbers};

/// What there is to know of a square for one side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// Ranks or files from the side's own home, 0 to 13.
    pub advance: u8,
    /// Squares from which a warrior moves here.
    pub warriors_from: SquareSet,
    /// Squares from which the Priest moves here.
    pub priest_from: SquareSet,
    /// Squares to which a warrior moves, whatever stands there.
    pub ways: SquareSet,
    /// How many squares of the opposite home a warrior can still reach.
    pub reach: u8,
}

/// The places of all sides.
pub(super) fn places() -> &'static BySide<[Place; Square::COUNT]> {
    static PLACES: LazyLock<BySide<[Place; Square::COUNT]>> =
        LazyLock::new(|| BySide(Side::ALL.map(of_side)));
    &PLACES
}

fn of_side(side: Side) -> [Place; Square::COUNT] {
    let mut places = [Place::default(); Square::COUNT];
    for square in Square::all() {
        let place = &mut places[square.index()];
        place.advance = advance(side, square);
        place.ways = reached(square, ahead(side, 1));
        place.reach = homes_reached(side, square).len() as u8;
    }
    for square in Square::all() {
        for to in reached(square, ahead(side, 1)) {
            places[to.index()].warriors_from.insert(square);
        }
        for to in reached(square, ahead(side, 0).chain(straight(side)).chain(ahead(side, 1))) {
            places[to.index()].priest_from.insert(square);
        }
    }
    places
}

fn advance(side: Side, square: Square) -> u8 {
    match side {
        Side::South => square.rank() - 1,
        Side::North => 14 - square.rank(),
        Side::West => square.file(),
        Side::East => 13 - square.file(),
    }
}

/// How far a step in `way` leads away from `side`'s home: -1, 0 or 1.
fn gain(side: Side, way: Direction) -> i8 {
    let ((files, ranks), (x, y)) = (forward(side).offset(), way.offset());
    files * x + ranks * y
}

/// The diagonals that gain 1, or the straight ways that gain nothing.
fn ahead(side: Side, by: i8) -> impl Iterator<Item = Direction> {
    Direction::ALL
        .into_iter()
        .filter(move |way| gain(side, *way) == by && Direction::DIAGONAL.contains(way) == (by == 1))
}

fn straight(side: Side) -> impl Iterator<Item = Direction> {
    std::iter::once(forward(side))
}

fn reached(square: Square, ways: impl Iterator<Item = Direction>) -> SquareSet {
    ways.filter_map(|way| step(square, way)).collect()
}

fn homes_reached(side: Side, square: Square) -> SquareSet {
    let mut at: SquareSet = [square].into_iter().collect();
    for _ in advance(side, square)..13 {
        at = at.iter().flat_map(|square| reached(square, ahead(side, 1))).collect();
    }
    at & home(side.opposite())
}

/// The numbers of men by side and square.
static MEN: [[u64; Square::COUNT]; 4] = [numbers(1_000), numbers(1_200), numbers(1_400), numbers(1_600)];

pub(super) fn man(side: Side, square: Square) -> u64 {
    MEN[side as usize][square.index()]
}

/// The number of a team's Priest where he is.
pub(super) fn priest(team: Team, priest: Priest) -> u64 {
    let state = match priest {
        Priest::ToCome => 0,
        Priest::Gone => 1,
        Priest::InHand(side) => 2 + side as u64,
        Priest::OnBoard(side, square) => 6 + (side as usize * Square::COUNT + square.index()) as u64,
    };
    number(2_000 + team as u64 * 1_000 + state)
}

pub(super) fn captured(team: Team, men: u8) -> u64 {
    number(4_000 + team as u64 * 256 + u64::from(men))
}

pub(super) fn turn(side: Side, placed: bool) -> u64 {
    number(5_000 + side as u64 * 2 + u64::from(placed))
}

pub(super) fn quiet(count: u16) -> u64 {
    number(6_000 + u64::from(count))
}

/// Stands for the rules.
pub(super) fn rules(rules: &Rules) -> u64 {
    let Rules { seats, capture, flank, priest, goal } = *rules;
    let options = [seats as u64, capture as u64, flank as u64, priest as u64, goal as u64];
    number(7_000 + options.into_iter().fold(0, |all, option| all * 2 + option))
}
