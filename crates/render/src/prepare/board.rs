//! A board made ready for one theme and one seat at the bottom.

use super::{Look, tiles::Tiles};
use crate::{
    draw::{Marks, Surface, TrueColour},
    layout::{Arrangement, Label, Layout, Reads},
    paint::{Area, paint_ground},
    text::{Fonts, Line},
    theme::{Ink, Theme},
};

#[derive(Debug)]
pub(crate) struct PreparedBoard {
    pub layout: Layout,
    pub marks: Marks,
    /// The picture without men and words, an index a pixel.
    pub background: Vec<u8>,
    pub tiles: Tiles,
}

impl PreparedBoard {
    pub(crate) fn prepare(look: &Look, layout: Layout, fonts: &Fonts) -> PreparedBoard {
        let canvas = paint(look.theme, &layout, fonts).canvas;
        let background = look.palette.indices(canvas.colours());
        let tiles = Tiles::prepare(look, &layout, &canvas);
        PreparedBoard { marks: Marks::new(look.theme, &layout), layout, background, tiles }
    }

    /// Memory held, in bytes, with as many arrows as can be kept.
    pub(crate) fn bytes(&self) -> usize {
        self.background.len() + self.tiles.bytes() + self.marks.bytes()
    }
}

/// The board of `layout` with its coordinates.
pub(super) fn paint<'a>(theme: &'a Theme, layout: &'a Layout, fonts: &Fonts) -> TrueColour<'a> {
    let canvas = paint_ground(theme, layout, &clear_areas(layout));
    let mut surface = TrueColour { canvas, theme, layout };
    for Label { text, middle, style } in &layout.labels {
        let line = Line::fitted(fonts, *style, text, f32::INFINITY);
        for (x, y, mask) in line.glyphs(middle.x - line.width / 2.0, middle.y) {
            surface.stamp(mask, x, y, Ink::Label);
        }
    }
    surface
}

/// Where no fleck may be: below men, coordinates and captions.
fn clear_areas(layout: &Layout) -> Vec<Area> {
    let tiles = layout.spots.iter().flatten().map(|spot| layout.tile_at(*spot));
    let labels = layout.labels.iter().map(|label| {
        let reach = i32::from(label.style.size) / 2;
        Area::around(label.middle.x as i32, label.middle.y as i32, reach, reach)
    });
    tiles.chain(labels).chain(captions(layout)).collect()
}

fn captions(layout: &Layout) -> Vec<Area> {
    let Arrangement::Corners { room } = layout.captions.arrangement else { return Vec::new() };
    let seats = layout.captions.seats.0.iter().flatten();
    let area = |(x, y): (i32, i32), reads| match reads {
        Reads::Rightward => Area::new(x - 30, y - 34, x + room, y + 34),
        Reads::Leftward => Area::new(x - room, y - 34, x + 30, y + 34),
    };
    seats.map(|seat| area(seat.icon, seat.reads)).collect()
}
