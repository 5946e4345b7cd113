//! The 168 squares, seen from any of four seats.

use rules::{
    BySide, Side, Team,
    warriors::{self, Seats, Square},
};

use super::{Arrangement, Captions, Figure, Label, Layout, Place, Reads, Score, Seat, View, by_number};
use crate::{
    paint::{Area, Spot},
    scene::{Board, Kind, Location},
    text::Style,
};

/// Width and height of the picture.
const SIZE: i32 = 1124;
const CELL: i32 = 70;
/// Files and ranks.
const ROWS: i32 = 14;
/// The corner of the first file and the last rank, whether or not there is a square.
const START: i32 = (SIZE - ROWS * CELL) / 2;
const SLAB: Area = Area::new(8, 40, SIZE - 8, SIZE - 40);
const RADIUS: i32 = 27;
/// Half the width of the lines between squares.
const HALF_LINE: i32 = 2;

pub(super) fn layout(seats: Seats, bottom: Side) -> Layout {
    let view = View::from(bottom);
    let middle = Spot::new(SIZE as f32 / 2.0, (SIZE + SLAB.bottom) as f32 / 2.0);
    let places: Vec<_> = Square::all().map(|square| (Location::Square(square), spot(view, square))).collect();
    Layout {
        width: SIZE,
        height: SIZE,
        slab: SLAB,
        figure: figure(seats, view),
        // The ground of every second square is tinted.
        pitch: 2 * CELL,
        radius: RADIUS as f32,
        tile: (CELL / 2, CELL / 2),
        spots: by_number(&places),
        places,
        kinds: &[Kind::Man, Kind::Priest],
        labels: labels(view),
        captions: captions(seats, view),
        footer: (middle, Style::bold(31)),
    }
}

fn spot(view: View, square: Square) -> (i32, i32) {
    // In half cells from the middle of the board, which lies between two files and two ranks.
    let east = 2 * i32::from(square.file()) + 1 - ROWS;
    let north = 2 * i32::from(square.rank()) - 1 - ROWS;
    let (x, y) = view.turn(east, north);
    (SIZE / 2 + x * CELL / 2, SIZE / 2 + y * CELL / 2)
}

fn figure(seats: Seats, view: View) -> Figure {
    let squares = || Square::all().map(|square| (square, spot(view, square)));
    let cell = |(x, y)| Area::around(x, y, CELL / 2, CELL / 2);
    let tinted = squares().filter(|(square, _)| (square.file() + square.rank()) % 2 == 1);
    Figure {
        tinted: tinted.map(|(_, spot)| cell(spot)).collect(),
        homes: Board::Squares { seats }.sides().iter().map(|side| (*side, home(*side, view))).collect(),
        diagonals: squares().flat_map(|(_, spot)| diagonals(cell(spot))).collect(),
        diagonal_width: 3.0,
        bars: squares().flat_map(|(_, spot)| bars(cell(spot))).collect(),
        ..Figure::default()
    }
}

/// The outer line of a home, wider than others toward the squares: outside are the coordinates.
fn home(side: Side, view: View) -> Area {
    const WIDTH: i32 = 2 * HALF_LINE + 4;
    let cells = warriors::home(side).iter().map(|square| spot(view, square));
    let cell = |(x, y)| Area::around(x, y, CELL / 2, CELL / 2);
    let home = cells.map(cell).reduce(|one, other| one.union(&other)).unwrap_or(SLAB).grown(HALF_LINE);
    match view.place(side) {
        Place::Bottom => Area { top: home.bottom - WIDTH, ..home },
        Place::Top => Area { bottom: home.top + WIDTH, ..home },
        Place::Left => Area { right: home.left + WIDTH, ..home },
        Place::Right => Area { left: home.right - WIDTH, ..home },
    }
}

fn diagonals(cell: Area) -> [(Spot, Spot); 2] {
    // Short enough that their lit edges stay in the cell.
    let cell = cell.grown(-HALF_LINE - 1);
    let spot = |x: i32, y: i32| Spot::from((x, y));
    [
        (spot(cell.left, cell.top), spot(cell.right, cell.bottom)),
        (spot(cell.left, cell.bottom), spot(cell.right, cell.top)),
    ]
}

fn bars(cell: Area) -> [Area; 4] {
    let outer = cell.grown(HALF_LINE);
    let width = 2 * HALF_LINE;
    [
        Area { bottom: outer.top + width, ..outer },
        Area { top: outer.bottom - width, ..outer },
        Area { right: outer.left + width, ..outer },
        Area { left: outer.right - width, ..outer },
    ]
}

/// Files at two opposite sides, ranks at the other two.
fn labels(view: View) -> Vec<Label> {
    let name = |across: bool, number: i32| {
        if across != view.is_sideways() {
            number.to_string()
        } else {
            ((b'a' + number as u8 - 1) as char).to_string()
        }
    };
    let label =
        |text: String, x: f32, y: f32| Label { text, middle: Spot::new(x, y), style: Style::semi_bold(31) };
    let (near, size) = (START as f32 / 2.0 + 20.0, SIZE as f32);
    let mut labels = Vec::new();
    for number in 1..=ROWS {
        let along = 2 * number - 1 - ROWS;
        let at = |offset: i32| (SIZE / 2 + offset * CELL / 2) as f32;
        let x = if view.is_sideways() { view.turn(0, along).0 } else { view.turn(along, 0).0 };
        let y = if view.is_sideways() { view.turn(along, 0).1 } else { view.turn(0, along).1 };
        for edge in [near, size - near] {
            labels.push(label(name(false, number), at(x), edge));
        }
        for edge in [40.0, size - 40.0] {
            labels.push(label(name(true, number), edge, at(y)));
        }
    }
    labels
}

/// Every player has the corner at the right end of his home.
fn captions(seats: Seats, view: View) -> Captions {
    let inset = START + 26;
    // A little outward, where two lines stand in the middle between coordinates and board.
    let (low, high) = (START + CELL / 2 - 2, SIZE - START - CELL / 2 + 2);
    let seat = |side| match view.place(side) {
        Place::Bottom => Seat { icon: (SIZE - inset, high), reads: Reads::Leftward },
        Place::Left => Seat { icon: (inset, high), reads: Reads::Rightward },
        Place::Top => Seat { icon: (inset, low), reads: Reads::Rightward },
        Place::Right => Seat { icon: (SIZE - inset, low), reads: Reads::Leftward },
    };
    Captions {
        seats: BySide(
            Side::ALL.map(|side| Board::Squares { seats }.sides().contains(&side).then(|| seat(side))),
        ),
        status: Spot::new(SIZE as f32 / 2.0, SLAB.top as f32 / 2.0 + 1.0),
        status_style: Style::semi_bold(31),
        icon: 22.0,
        name: Style::bold(35),
        detail: Style::semi_bold(31),
        scores: if seats == Seats::Four { scores(view).to_vec() } else { Vec::new() },
        score_icon: 13.0,
        arrangement: Arrangement::Corners { room: 4 * CELL - 12 },
    }
}

/// The team of the player at the bottom on the right, where his corner is, the other on the left.
fn scores(view: View) -> [Score; 2] {
    let near = |side: &Side| view.place(*side) == Place::Bottom;
    let members = |team: Team| Side::ALL.into_iter().filter(move |side| side.team() == team);
    Team::ALL.map(|team| {
        let at_bottom = members(team).any(|side| near(&side));
        let icon = |number: i32| {
            let inset = SLAB.left + 18 + 29 * number;
            (if at_bottom { SIZE - inset } else { inset }, SLAB.top / 2 + 1)
        };
        let mut members = members(team);
        let mut next = |number: i32| (members.next().unwrap_or(team.side()), icon(number));
        let icons = [next(0), next(1)];
        Score { team, icons, reads: if at_bottom { Reads::Leftward } else { Reads::Rightward } }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_its_own_cell_in_the_slab() {
        for bottom in Side::ALL {
            let layout = layout(Seats::Four, bottom);
            let mut spots: Vec<(i32, i32)> = layout.spots.iter().flatten().copied().collect();
            assert!(spots.iter().all(|spot| layout.tile_at(*spot).common(&SLAB) == layout.tile_at(*spot)));
            spots.sort();
            spots.dedup();
            assert_eq!(spots.len(), Square::COUNT);
        }
    }

    #[test]
    fn labels_name_their_squares() {
        for bottom in Side::ALL {
            let layout = layout(Seats::Two, bottom);
            let at = |x: f32, y: f32| {
                let found = layout.labels.iter().find(|l| l.middle == Spot::new(x, y));
                found.map(|label| label.text.clone()).expect("a label")
            };
            for square in Square::all() {
                let (x, y) = spot(View::from(bottom), square);
                let (column, row) = (at(x as f32, START as f32 / 2.0 + 20.0), at(40.0, y as f32));
                let mut name = [column, row];
                name.sort_by_key(|text| text.parse::<u8>().is_ok());
                assert_eq!(name.concat(), square.to_string(), "seen by {bottom:?}");
            }
        }
    }
}
