//! Pictures of half the size, within their palette.

use image::GrayImage;

use crate::{frame::Frame, palette::Palette, theme::Colour};

/// Bits of each channel by which a mixed colour is looked up: more than eyes tell apart at an edge.
const BITS: u32 = 5;

/// Halves pictures of one palette.
#[derive(Debug)]
pub(crate) struct Shrink {
    colours: Vec<Colour>,
    /// The nearest index to each colour of so many bits.
    nearest: Vec<u8>,
}

impl Shrink {
    /// Some milliseconds and 32 KB.
    pub(crate) fn new(palette: &Palette) -> Shrink {
        let most = (1 << BITS) - 1;
        let channel = |number: u32, place: u32| ((number >> (place * BITS) & most) * 255 / most) as u8;
        let colour = |number| [channel(number, 2), channel(number, 1), channel(number, 0)];
        Shrink {
            colours: palette.colours().to_vec(),
            nearest: palette.indices((0..1 << (3 * BITS)).map(colour)),
        }
    }

    /// `frame` at half its width and height: every pixel the mean of four.
    pub(crate) fn halve(&self, frame: &Frame) -> GrayImage {
        let (width, height) = frame.indices.dimensions();
        let rows = frame.indices.as_raw().chunks_exact(width as usize);
        let (upper, lower) = (rows.clone().step_by(2), rows.skip(1).step_by(2));
        let row = |(upper, lower): (&[u8], &[u8])| {
            let pairs = upper.as_chunks().0.iter().zip(lower.as_chunks().0);
            pairs.map(|([a, b], [c, d])| self.mean([*a, *b, *c, *d])).collect::<Vec<u8>>()
        };
        GrayImage::from_raw(width / 2, height / 2, upper.zip(lower).flat_map(row).collect())
            .expect("a byte for every four pixels")
    }

    fn mean(&self, indices: [u8; 4]) -> u8 {
        if indices == [indices[0]; 4] {
            return indices[0];
        }
        let colours = indices.map(|index| self.colours[usize::from(index)]);
        let channel = |i: usize| {
            let sum: u32 = colours.iter().map(|colour| u32::from(colour[i])).sum();
            let most = (1 << BITS) - 1;
            (sum * most + 2 * 255) / (4 * 255)
        };
        let number = channel(0) << (2 * BITS) | channel(1) << BITS | channel(2);
        self.nearest[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn four_pixels_become_one() {
        let palette = Palette::choose(&[[0; 3], [255; 3], [128; 3], [200, 10, 10]], &HashMap::new());
        let indices = GrayImage::from_raw(5, 3, vec![0, 1, 3, 3, 0, 1, 0, 3, 3, 0, 0, 0, 0, 0, 0]);
        let frame = Frame { indices: indices.expect("15"), palette: palette.colours().to_vec(), pitch: 1 };
        let half = Shrink::new(&palette).halve(&frame);
        assert_eq!((half.dimensions(), half.as_raw().as_slice()), ((2, 1), &[2, 3][..]));
    }
}
