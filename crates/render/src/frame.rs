//! Indexed pixels: what a scene is drawn on, and what is encoded.

use image::{GrayImage, RgbImage};

use crate::{
    draw::{Figurine, Surface, Tools},
    paint::{Area, Cover, Mask, Stretch},
    palette::{Blend, Edges},
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
pub(crate) fn draw(scene: &Scene, look: &Look, board: &PreparedBoard, fonts: &Fonts, edges: Edges) -> Frame {
    let mut surface = Indexed { blend: look.blend(edges), board, pixels: board.background.clone() };
    Tools { layout: &board.layout, marks: &board.marks, fonts }.draw(scene, &mut surface);
    let (width, height) = (board.layout.width as u32, board.layout.height as u32);
    let indices =
        GrayImage::from_raw(width, height, surface.pixels).expect("a byte for each pixel of the board");
    Frame { indices, palette: look.palette.colours().to_vec(), pitch: board.layout.pitch as u32 }
}

struct Indexed<'a> {
    blend: &'a Blend,
    board: &'a PreparedBoard,
    pixels: Vec<u8>,
}

impl Indexed<'_> {
    /// The part from `left` on of row `y` that lies in the picture, `length` pixels at most, and how many
    /// of them lie left of it.
    fn row(&mut self, y: i32, left: i32, length: usize) -> (usize, &mut [u8]) {
        let layout = &self.board.layout;
        let area = Area::new(left, y, left + length as i32, y + 1).common(&layout.area());
        if area.is_empty() {
            return (0, &mut []);
        }
        let start = y as usize * layout.width as usize + area.left as usize;
        ((area.left - left) as usize, &mut self.pixels[start..start + area.width()])
    }
}

impl Surface for Indexed<'_> {
    fn figurine(&mut self, figurine: Figurine, (x, y): (i32, i32)) {
        let board = self.board;
        let Some(tile) = board.tiles.of(figurine) else { return };
        let area = tile.area.shifted(x, y);
        for (y, source) in (area.top..).zip(tile.pixels.chunks_exact(area.width())) {
            let (skipped, row) = self.row(y, area.left, source.len());
            row.copy_from_slice(&source[skipped..skipped + row.len()]);
        }
    }

    fn stamp(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink) {
        let blend = self.blend;
        for Stretch { left, y, length, cover } in mask.stretches(x, y) {
            let (skipped, row) = self.row(y, left, length);
            match cover {
                Cover::Whole => row.fill(blend.index(ink)),
                Cover::Partly(degrees) => blend.over(row, ink, &degrees[skipped..]),
            }
        }
    }
}
