//! Men painted beforehand: one tile for each man on each ground. The boards have few different
//! grounds, because every point lies on whole pixels and most have the same lines around them.

use rules::Side;

use super::Look;
use crate::{
    draw::{Figurine, Size},
    layout::{self, Layout},
    paint::{Area, Canvas, Spot},
    scene::{Kind, Location},
};

/// Indexed pixels around a spot.
#[derive(Debug)]
pub(crate) struct Tile {
    /// Relative to the spot.
    pub area: Area,
    pub pixels: Vec<u8>,
}

/// All tiles of a board.
#[derive(Debug)]
pub(crate) struct Tiles {
    /// The number of the ground below each location, `u8::MAX` where the board has none.
    grounds: Vec<u8>,
    /// By ground, then side, then kind; `None` for men that this board does not have.
    board: Vec<[[Option<Tile>; 2]; 4]>,
    /// By side.
    icons: Vec<Option<Tile>>,
    hands: Vec<Option<Tile>>,
    scores: Vec<Option<Tile>>,
}

impl Tiles {
    /// Paints all men of `layout` on the parts of `canvas`, its board without men.
    pub(super) fn prepare(look: &Look, layout: &Layout, canvas: &Canvas) -> Tiles {
        let Grounds { numbers, examples } = Grounds::find(layout, canvas);
        let plays = |side: Side| layout.captions.seats[side].is_some();
        let kinds = layout.kinds;
        let tile = |side: Side, kind: Kind, place: &(Location, (i32, i32))| {
            let figurine = Figurine { side, kind, size: Size::Board(place.0) };
            (plays(side) && kinds.contains(&kind)).then(|| paint(look, layout, canvas, figurine, place.1))
        };
        let on_board =
            |place| Side::ALL.map(|side| [Kind::Man, Kind::Priest].map(|kind| tile(side, kind, place)));
        let beside = |side: Side, kind: Kind, size: Size| {
            let icon = layout.captions.seats[side]?.icon;
            kinds.contains(&kind).then(|| paint(look, layout, canvas, Figurine { side, kind, size }, icon))
        };
        let score = |side: Side| {
            let (_, icon) =
                layout.captions.scores.iter().flat_map(|score| score.icons).find(|icon| icon.0 == side)?;
            Some(paint(look, layout, canvas, Figurine { side, kind: Kind::Man, size: Size::Score }, icon))
        };
        Tiles {
            grounds: numbers,
            board: examples.iter().map(on_board).collect(),
            icons: Side::ALL.map(|side| beside(side, Kind::Man, Size::Icon)).into(),
            hands: Side::ALL.map(|side| beside(side, Kind::Priest, Size::Hand)).into(),
            scores: Side::ALL.map(score).into(),
        }
    }

    /// The tile of `figurine`, `None` for one that has no place on this board.
    pub(crate) fn of(&self, figurine: Figurine) -> Option<&Tile> {
        let (side, kind) = (figurine.side as usize, figurine.kind as usize);
        match figurine.size {
            Size::Board(at) => {
                let ground = *self.grounds.get(layout::index(at))?;
                self.board.get(usize::from(ground))?[side][kind].as_ref()
            }
            Size::Icon => self.icons[side].as_ref(),
            Size::Hand => self.hands[side].as_ref(),
            Size::Score => self.scores[side].as_ref(),
        }
    }

    /// Memory held, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let board = self.board.iter().flatten().flatten().flatten();
        board
            .chain([&self.icons, &self.hands, &self.scores].into_iter().flatten().flatten())
            .map(|tile| tile.pixels.len())
            .sum()
    }
}

/// The different grounds of a board.
struct Grounds {
    /// By location, `u8::MAX` where the board has none.
    numbers: Vec<u8>,
    /// A place of each.
    examples: Vec<(Location, (i32, i32))>,
}

impl Grounds {
    fn find(layout: &Layout, canvas: &Canvas) -> Grounds {
        let mut grounds = Grounds { numbers: vec![u8::MAX; layout.spots.len()], examples: Vec::new() };
        let mut known = Vec::new();
        for &(at, spot) in &layout.places {
            let ground = canvas.crop(layout.tile_at(spot));
            let number = known.iter().position(|other| *other == ground).unwrap_or_else(|| {
                known.push(ground);
                grounds.examples.push((at, spot));
                known.len() - 1
            });
            grounds.numbers[layout::index(at)] = number as u8;
        }
        grounds
    }
}

/// `figurine` on the part of `canvas` around `spot`.
fn paint(look: &Look, layout: &Layout, canvas: &Canvas, figurine: Figurine, spot: (i32, i32)) -> Tile {
    let (dx, dy) = match figurine.size {
        Size::Board(_) => layout.tile,
        Size::Icon | Size::Hand | Size::Score => {
            let reach = figurine.radius(layout) as i32 + 1;
            (reach, reach)
        }
    };
    let mut tile = canvas.crop(Area::around(spot.0, spot.1, dx, dy));
    figurine.paint(&mut tile, look.theme, layout, Spot::from((dx, dy)));
    Tile { area: Area::around(0, 0, dx, dy), pixels: look.palette.indices(tile.colours()) }
}
