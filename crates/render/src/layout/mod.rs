//! Where everything is: pixels for each board and each seat at the bottom. Nothing else in the crate
//! knows which way up a board is.

mod squares;
mod strip;
mod view;

use rules::{BySide, Side, Team};

use crate::{
    paint::{Area, Spot},
    scene::{Board, Kind, Location},
    text::Style,
};

pub(crate) use view::{Place, View};

/// The measures of one board seen from one seat, in pixels.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub width: i32,
    pub height: i32,
    /// The slab on the card.
    pub slab: Area,
    pub figure: Figure,
    /// From a man to the next in his row whose ground looks the same.
    pub pitch: i32,
    /// Radius of a man, rim included.
    pub radius: f32,
    /// Half the width and height of what a man may cover, his shadow included.
    pub tile: (i32, i32),
    /// Every location of this board with its middle, in board order.
    pub places: Vec<(Location, (i32, i32))>,
    /// The middle of each location by [`index`], `None` where this board has none.
    pub spots: Vec<Option<(i32, i32)>>,
    /// What men there are.
    pub kinds: &'static [Kind],
    pub labels: Vec<Label>,
    pub captions: Captions,
    /// The middle of the line below the board, and its style.
    pub footer: (Spot, Style),
}

/// A Priest's radius, of a man's.
pub(crate) const PRIEST: f32 = 1.1;

/// What is cut into the slab.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figure {
    /// Squares of the darker tint.
    pub tinted: Vec<Area>,
    /// The outer lines of homes, each of the colour of the side that lives there.
    pub homes: Vec<(Side, Area)>,
    pub diagonals: Vec<(Spot, Spot)>,
    pub diagonal_width: f32,
    /// Straight lines have two spots, curves many.
    pub lines: Vec<Vec<Spot>>,
    pub line_width: f32,
    /// Lines along the pixels, as filled rectangles.
    pub bars: Vec<Area>,
    pub dots: Vec<Spot>,
    pub dot_radius: f32,
}

/// A coordinate, centred on `middle`.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub text: String,
    pub middle: Spot,
    pub style: Style,
}

/// Where the players and the status are written.
#[derive(Clone, Debug)]
pub(crate) struct Captions {
    pub seats: BySide<Option<Seat>>,
    pub status: Spot,
    pub status_style: Style,
    /// Radius of the stones beside the names.
    pub icon: f32,
    pub name: Style,
    pub detail: Style,
    /// Where partners play: what each team has taken.
    pub scores: Vec<Score>,
    /// Radius of the stones beside the scores.
    pub score_icon: f32,
    pub arrangement: Arrangement,
}

/// How a caption is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrangement {
    /// In one line on the card, which two players and the status share.
    Header,
    /// In two lines on the slab, in the corners that the board leaves free, each this wide.
    Corners { room: i32 },
}

/// The score of a team, beside the stones of its players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Score {
    pub team: Team,
    pub icons: [(Side, (i32, i32)); 2],
    pub reads: Reads,
}

/// The caption of one side: the middle of its stone, and whether the words go right or left of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat {
    pub icon: (i32, i32),
    pub reads: Reads,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reads {
    Rightward,
    /// The mirror image: the words end at the stone.
    Leftward,
}

impl Layout {
    pub(crate) fn of(board: &Board, bottom: Side) -> Layout {
        match board {
            Board::Strip { lozenges, outer_lines, ends } => {
                strip::layout(*lozenges, *outer_lines, *ends, bottom)
            }
            Board::Squares { seats } => squares::layout(*seats, bottom),
        }
    }

    /// The middle of `at`, `None` if this board has no such location.
    pub(crate) fn spot(&self, at: Location) -> Option<(i32, i32)> {
        self.spots.get(index(at)).copied().flatten()
    }

    /// What a man whose middle is `spot` may cover.
    pub(crate) fn tile_at(&self, (x, y): (i32, i32)) -> Area {
        Area::around(x, y, self.tile.0, self.tile.1)
    }

    pub(crate) fn area(&self) -> Area {
        Area::new(0, 0, self.width, self.height)
    }
}

/// `places` by their numbers.
fn by_number(places: &[(Location, (i32, i32))]) -> Vec<Option<(i32, i32)>> {
    let mut spots = vec![None; places.iter().map(|(at, _)| index(*at) + 1).max().unwrap_or(0)];
    for (at, spot) in places {
        spots[index(*at)] = Some(*spot);
    }
    spots
}

/// The number of a location among those of its family.
pub(crate) fn index(at: Location) -> usize {
    match at {
        Location::Point(point) => point.index(),
        Location::Square(square) => square.index(),
    }
}
