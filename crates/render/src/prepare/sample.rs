//! Scenes that show everything, for the choice of a palette. They need not be legal.

use rules::{
    BySide, ByTeam, Side,
    strip::{Ends, Lozenges, Point},
    warriors::{Seats, Square},
};

use crate::scene::{Board, Caption, Kind, LastTurn, Leg, Location, Man, Scene, Status};

/// A strip and the squares, with all men, marks and inks.
pub(super) fn scenes() -> [Scene; 2] {
    let strip = Board::Strip {
        lozenges: Lozenges::new(8).expect("eight is even"),
        outer_lines: true,
        ends: Ends::Straight,
    };
    let points = Point::all().filter(|point| point.column() <= 17).map(Location::Point).collect();
    let squares = Square::all().map(Location::Square).collect();
    [scene(strip, points), scene(Board::Squares { seats: Seats::Four }, squares)]
}

/// `board` with something on each of `places`: men first, then vacant ones with ghosts, targets and
/// arrows in turn.
fn scene(board: Board, places: Vec<Location>) -> Scene {
    let man = |number: usize, at: Location| Man {
        at,
        side: board.sides()[number % board.sides().len()],
        kind: if number / 4 % 3 == 2 && matches!(at, Location::Square(_)) { Kind::Priest } else { Kind::Man },
    };
    let every = |remainder: usize| {
        let chosen = places.iter().copied().enumerate().filter(move |(number, _)| number % 3 == remainder);
        chosen.map(|(number, at)| (number / 3, at))
    };
    let vacant: Vec<Location> = every(2).map(|(_, at)| at).collect();
    let caption = Caption {
        name: "Peña O’Hara".to_owned(),
        men: "123".to_owned(),
        taken: "45".to_owned(),
        note: "12:30".to_owned(),
        priest_in_hand: true,
    };
    Scene {
        board,
        bottom: Side::South,
        men: every(0).map(|(number, at)| man(number, at)).collect(),
        captions: BySide(std::array::from_fn(|_| caption.clone())),
        scores: ByTeam(std::array::from_fn(|_| "12".to_owned())),
        to_move: Some(Side::South),
        status: Status::Turn("Move 24 – White to play".to_owned()),
        footer: "a16xc14".to_owned(),
        last: LastTurn {
            legs: vacant
                .chunks_exact(2)
                .step_by(2)
                .map(|way| Leg { from: way[0], over: None, to: way[1] })
                .collect(),
            entered: places.first().copied(),
            taken: every(1).map(|(number, at)| man(number, at)).collect(),
        },
        in_default: every(0).map(|(_, at)| at).step_by(3).collect(),
        selected: places.get(3).copied(),
        targets: vacant.iter().copied().skip(2).step_by(4).collect(),
    }
}
