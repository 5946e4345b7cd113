//! What there is to be judged in a position of Awithlaknakwe.

use rules::{
    Side, Team,
    warriors::{Direction, Flank, Position, Priest, Square, SquareSet, step},
};

use super::prepared::{Place, places};

/// How many features there are.
pub(super) const COUNT: usize = ADVANCE + 14;

/// Where the features of warriors by their advance begin.
const ADVANCE: usize = 10;

/// The features of one position, for the team to move; what it has less what the other has.
pub(crate) type Features = [i32; COUNT];

/// All features.
pub(crate) fn all(position: &Position) -> Features {
    let own = position.to_move().team();
    let mut features = [0; COUNT];
    let men = Men::of(position);
    features[0] = i32::from(position.captured(own)) - i32::from(position.captured(own.other()));
    features[1] = 1;
    features[2] = men.in_danger(own);
    features[3] = men.in_danger(own.other());
    for side in Side::ALL {
        let sign = if side.team() == own { 1 } else { -1 };
        men.add_side(&mut features, side, sign);
    }
    features
}

/// The men of all sides, and sums that are asked for again and again.
struct Men<'a> {
    position: &'a Position,
    teams: [SquareSet; 2],
    occupied: SquareSet,
}

impl Men<'_> {
    fn of(position: &Position) -> Men<'_> {
        let mut teams = [SquareSet::EMPTY; 2];
        for side in Side::ALL {
            teams[side.team() as usize] |= position.men(side);
        }
        Men { position, teams, occupied: teams[0] | teams[1] }
    }

    /// Steps, warriors that are stuck or have a home to reach, the Priest, warriors by their advance.
    fn add_side(&self, features: &mut Features, side: Side, sign: i32) {
        let priest = match self.position.priest(side.team()) {
            Priest::OnBoard(holder, square) if holder == side => Some(square),
            Priest::InHand(holder) if holder == side => {
                features[7] += sign;
                None
            }
            _ => None,
        };
        for square in self.position.men(side) {
            let place = &places()[side][square.index()];
            if priest == Some(square) {
                features[8] += sign;
                features[9] += sign * i32::from(place.advance);
                continue;
            }
            features[4] += sign * (place.ways - self.occupied).len() as i32;
            features[5] += sign * i32::from(place.ways.is_empty() && place.reach == 0);
            features[6] += sign * i32::from(place.reach > 0);
            features[ADVANCE + usize::from(place.advance)] += sign;
        }
    }

    /// How many men of `team` the other could take with one move, if it were its turn.
    fn in_danger(&self, team: Team) -> i32 {
        let men = self.teams[team as usize];
        men.iter().filter(|square| self.is_in_danger(*square, team.other())).count() as i32
    }

    /// Whether a man of `by` stands on one side of `square`, and another can come to the other side.
    fn is_in_danger(&self, square: Square, by: Team) -> bool {
        let ways: &[Direction] = match self.position.rules().flank {
            Flank::Diagonal => &Direction::DIAGONAL,
            Flank::Any => &Direction::ALL,
        };
        ways.iter().any(|way| {
            let end = step(square, *way).filter(|end| self.teams[by as usize].contains(*end));
            let gap = step(square, opposite(*way)).filter(|gap| !self.occupied.contains(*gap));
            matches!((end, gap), (Some(_), Some(gap)) if self.can_come(by, gap))
        })
    }

    fn can_come(&self, team: Team, to: Square) -> bool {
        let of_team = Side::ALL.into_iter().filter(|side| side.team() == team);
        let mut come = of_team.map(|side| (side, &places()[side][to.index()]));
        come.any(|(side, place)| self.comes(side, place))
    }

    fn comes(&self, side: Side, place: &Place) -> bool {
        let priest = match self.position.priest(side.team()) {
            Priest::OnBoard(holder, square) if holder == side => place.priest_from.contains(square),
            _ => false,
        };
        // A Priest goes where a warrior goes, and to more places.
        priest || !(self.position.men(side) & place.warriors_from).is_empty()
    }
}

fn opposite(way: Direction) -> Direction {
    Direction::ALL[7 - way as usize]
}
