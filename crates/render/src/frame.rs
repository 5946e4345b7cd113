//! Indexed pixels: what a scene is drawn on, and what is encoded.

use image::{GrayImage, RgbImage};

use crate::{
    draw::{Figurine, Surface, Tools},
    paint::{Area, Mask},
    prepare::{Look, PreparedBoard},
    scene::Scene,
    text::Fonts,
    theme::{Colour, Ink},
};

/// A picture as indices into a palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// One index a pixel.
    pub indices: GrayImage,
    /// At most 255 colours; index 255 is left for transparency.
    pub palette: Vec<Colour>,
    /// After how many pixels to the right the ground looks the same again: a help for compression.
    pub pitch: u32,
}

impl Frame {
    /// The picture in true colour.
    pub fn to_rgb(&self) -> RgbImage {
        RgbImage::from_fn(self.indices.width(), self.indices.height(), |x, y| {
            let index = usize::from(self.indices.get_pixel(x, y).0[0]);
            image::Rgb(self.palette.get(index).copied().unwrap_or_default())
        })
    }
}

/// Draws `scene` on a copy of its prepared board.
pub(crate) fn draw(scene: &Scene, look: &Look, board: &PreparedBoard, fonts: &Fonts) -> Frame {
    let mut surface = Indexed { look, board, pixels: board.background.clone() };
    Tools { layout: &board.layout, marks: &board.marks, fonts }.draw(scene, &mut surface);
    let (width, height) = (board.layout.width as u32, board.layout.height as u32);
    let indices =
        GrayImage::from_raw(width, height, surface.pixels).expect("a byte for each pixel of the board");
    Frame { indices, palette: look.palette.colours().to_vec(), pitch: board.layout.pitch as u32 }
}

/// Pixels of a mask that are looked at in one go.
const STRETCH: usize = 32;

struct Indexed<'a> {
    look: &'a Look,
    board: &'a PreparedBoard,
    pixels: Vec<u8>,
}

impl Indexed<'_> {
    /// The pixels of row `y` from `left` to `right`, which must lie in the picture.
    fn row(&mut self, y: i32, left: i32, right: i32) -> &mut [u8] {
        let start = y as usize * self.board.layout.width as usize;
        &mut self.pixels[start + left as usize..start + right as usize]
    }

    /// The rows of `area` that lie in the picture, each with the part of `source`, whose rows are as
    /// wide as `area`, that belongs to it.
    fn rows<'s>(&self, area: Area, source: &'s [u8]) -> impl Iterator<Item = (i32, i32, &'s [u8])> + use<'s> {
        let inside = area.common(&self.board.layout.area());
        let (width, skip) = (area.width(), (inside.left - area.left).max(0) as usize);
        (inside.top..inside.bottom).filter(move |_| inside.width() > 0).map(move |y| {
            let start = (y - area.top) as usize * width + skip;
            (y, inside.left, &source[start..start + inside.width()])
        })
    }
}

impl Surface for Indexed<'_> {
    fn figurine(&mut self, figurine: Figurine, (x, y): (i32, i32)) {
        let board = self.board;
        let Some(tile) = board.tiles.of(figurine) else { return };
        for (y, left, source) in self.rows(tile.area.shifted(x, y), &tile.pixels) {
            self.row(y, left, left + source.len() as i32).copy_from_slice(source);
        }
    }

    fn stamp(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink) {
        let blend = &self.look.blend;
        for (y, left, source) in self.rows(mask.area.shifted(x, y), &mask.coverage) {
            let row = self.row(y, left, left + source.len() as i32);
            // Much of a slanting arrow's mask is empty: whole stretches at a time.
            for (pixels, source) in row.chunks_mut(STRETCH).zip(source.chunks(STRETCH)) {
                if source.iter().fold(0, |any, covered| any | covered) > 0 {
                    blend.over(pixels, ink, source);
                }
            }
        }
    }
}
