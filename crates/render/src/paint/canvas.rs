//! A true-colour picture to paint on.

use super::{Area, Cover, DEGREES, Mask, Shape, Spot, Stretch, coverage};
use crate::theme::Colour;

/// Pixels as red, green and blue in `0.0..=255.0` of sRGB, in which everything is mixed as browsers
/// and image viewers do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Canvas {
    area: Area,
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    pub(crate) fn new(width: i32, height: i32, colour: Colour) -> Canvas {
        let area = Area::new(0, 0, width, height);
        Canvas { area, pixels: vec![colour.map(f32::from); area.width() * area.height()] }
    }

    /// A copy of the part that lies in `part`, which must not reach beyond the canvas.
    pub(crate) fn crop(&self, part: Area) -> Canvas {
        let rows = (part.top..part.bottom).flat_map(|y| {
            let start = self.index(part.left, y);
            &self.pixels[start..start + part.width()]
        });
        Canvas {
            area: Area::new(0, 0, part.width() as i32, part.height() as i32),
            pixels: rows.copied().collect(),
        }
    }

    /// The pixels row by row, rounded to bytes.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> {
        self.pixels.iter().map(|pixel| pixel.map(|channel| (channel + 0.5) as u8))
    }

    /// Mixes `colour` over one pixel; nothing beside the canvas.
    pub(crate) fn over(&mut self, x: i32, y: i32, colour: Colour, opacity: f32) {
        if x < self.area.left || x >= self.area.right || y < self.area.top || y >= self.area.bottom {
            return;
        }
        let index = self.index(x, y);
        let pixel = &mut self.pixels[index];
        for (channel, ink) in pixel.iter_mut().zip(colour) {
            *channel += (f32::from(ink) - *channel) * opacity;
        }
    }

    /// Fills `shape` with one colour.
    pub(crate) fn fill(&mut self, shape: &Shape, colour: Colour) {
        self.shade(shape.bounds(0.0), |at| (colour, coverage(shape.distance(at))));
    }

    /// Lays `colour` over the pixels that `mask` covers, the mask's area moved by `x`, `y`.
    pub(crate) fn stamp(&mut self, mask: &Mask, x: i32, y: i32, colour: Colour) {
        for Stretch { left, y, length, cover } in mask.stretches(x, y) {
            for (place, x) in (left..).take(length).enumerate() {
                let share = match cover {
                    Cover::Whole => 1.0,
                    Cover::Partly(degrees) => f32::from(degrees[place]) / (DEGREES - 1) as f32,
                };
                self.over(x, y, colour, share);
            }
        }
    }

    /// Mixes over each pixel of `area` the colour and opacity that `paint` says for its centre.
    pub(crate) fn shade(&mut self, area: Area, paint: impl Fn(Spot) -> (Colour, f32)) {
        let area = area.common(&self.area);
        for y in area.top..area.bottom {
            for x in area.left..area.right {
                let (colour, opacity) = paint(Spot::new(x as f32 + 0.5, y as f32 + 0.5));
                if opacity > 0.0 {
                    self.over(x, y, colour, opacity);
                }
            }
        }
    }

    fn index(&self, x: i32, y: i32) -> usize {
        y as usize * self.area.width() + x as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_covers_its_area() {
        let mut canvas = Canvas::new(40, 40, [0; 3]);
        canvas.fill(&Shape::disc(Spot::new(20.0, 20.0), 10.0), [255; 3]);
        let sum: f64 = canvas.colours().map(|[red, ..]| f64::from(red) / 255.0).sum();
        assert!((sum - 314.16).abs() < 1.5, "covered {sum} pixels");
    }

    #[test]
    fn a_crop_keeps_rows() {
        let mut canvas = Canvas::new(6, 6, [0; 3]);
        canvas.over(3, 2, [9; 3], 1.0);
        let crop = canvas.crop(Area::new(2, 2, 5, 4));
        assert_eq!(crop.colours().map(|c| c[0]).collect::<Vec<_>>(), [0, 9, 0, 0, 0, 0]);
    }
}
