//! What there is to be judged in a position on the strip.

use rules::{
    Side, Team,
    strip::{Board, Point, Position, Row, Rules},
};

/// From this count of quiet moves on it is judged, and positions that differ in nothing else are apart in the
/// transposition table.
pub(super) const COUNT_MATTERS_FROM: u16 = 60;

/// How many features there are.
pub(super) const COUNT: usize = PLACES + 3 * PLACES_IN_ROW;

/// The features of one position, for the team to move; what it has less what the other has.
pub(crate) type Features = [i32; COUNT];

/// Men; men, the more the fewer there are; men that have a leap; own men that are threatened; steps; a huff
/// that is due; the turn itself; how far the count of quiet moves has come, for the one who leads; steps that give
/// nothing away.
pub(super) const GENERAL: usize = PLACES;
/// Where the features of places begin.
pub(super) const PLACES: usize = 9;
/// Distances from the nearer end that are told apart; all greater ones are alike.
const PLACES_IN_ROW: usize = 6;

/// The feature of a man of `team` on `point`: his row as his team sees it, and how far the nearer end is.
pub(super) fn place(board: &Board, team: Team, point: Point) -> usize {
    let row = match (point.row(), team) {
        (Row::B, _) => 1,
        (Row::A, Team::First) | (Row::C, Team::Second) => 0,
        (Row::A, Team::Second) | (Row::C, Team::First) => 2,
    };
    let last = 2 * board.lozenges().get() + 1;
    let end = (point.column() - 1).min(last - point.column());
    PLACES + row * PLACES_IN_ROW + usize::from(end / 2).min(PLACES_IN_ROW - 1)
}

/// The features that are not places.
pub(super) fn general(position: &Position) -> [i32; GENERAL] {
    let own = position.to_move().team();
    let men = |team: Team| position.men(team.side()).len() as i32;
    let (more, all) = (men(own) - men(own.other()), men(own) + men(own.other()));
    let [safe, safe_other] = [own, own.other()].map(|team| position.count_safe_steps(team) as i32);
    let steps = |team| position.count_steps(team) as i32;
    [
        more,
        more * 24 / all.max(1),
        position.leapers(own).len() as i32,
        position.leapable(own).len() as i32,
        steps(own) - steps(own.other()),
        i32::from(!position.in_default().is_empty()),
        1,
        more.signum() * i32::from(position.quiet().saturating_sub(COUNT_MATTERS_FROM)),
        safe - safe_other,
    ]
}

/// All features.
pub(crate) fn all(position: &Position) -> Features {
    let mut features = [0; COUNT];
    features[..GENERAL].copy_from_slice(&general(position));
    let own = position.to_move().team();
    for (team, sign) in [(own, 1), (own.other(), -1)] {
        for point in position.men(team.side()) {
            features[place(position.board(), team, point)] += sign;
        }
    }
    features
}

/// What a man is worth at the start under `weights` of any scale, his place averaged over all of his side.
pub(crate) fn man_at_start(rules: &Rules, weights: &[f32]) -> f32 {
    let start = Position::start(*rules);
    let men = start.men(Side::South);
    let places: f32 = men.iter().map(|point| weights[place(start.board(), Team::First, point)]).sum();
    weights[0] + weights[1] * 24.0 / (2 * men.len()) as f32 + places / men.len() as f32
}
