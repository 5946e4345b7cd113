//! Coverage alone: a shape that waits for its ink.

use super::{Area, Shape, Spot, coverage};

/// How much of each pixel of `area` is covered, `0..=255`, row by row. The area is relative to
/// wherever the mask will be stamped.
#[derive(Clone, Debug)]
pub(crate) struct Mask {
    pub area: Area,
    pub coverage: Vec<u8>,
}

impl Mask {
    pub(crate) fn empty(area: Area) -> Mask {
        Mask { area, coverage: vec![0; area.width() * area.height()] }
    }

    /// The union of `shapes` at `opacity`.
    pub(crate) fn of(shapes: &[Shape], opacity: f32) -> Mask {
        let [_, mut mask] = Mask::outlined(shapes, 0.0);
        for covered in &mut mask.coverage {
            *covered = (f32::from(*covered) * opacity + 0.5) as u8;
        }
        mask
    }

    /// The union of `shapes` grown by `width` pixels, and as it is; of the same area.
    pub(crate) fn outlined(shapes: &[Shape], width: f32) -> [Mask; 2] {
        let bounds = shapes.iter().map(|shape| shape.bounds(width)).reduce(|a, b| a.union(&b));
        let area = bounds.unwrap_or(Area::new(0, 0, 0, 0));
        let (mut grown, mut plain) = (Mask::empty(area), Mask::empty(area));
        for shape in shapes {
            let bounds = shape.bounds(width);
            for y in bounds.top..bounds.bottom {
                let (left, right) = shape.span(&bounds, y, width);
                let start = plain.index(left, y);
                for (index, x) in (start..).zip(left..right) {
                    let distance = shape.distance(Spot::new(x as f32 + 0.5, y as f32 + 0.5));
                    grown.coverage[index] = byte(coverage(distance - width)).max(grown.coverage[index]);
                    plain.coverage[index] = byte(coverage(distance)).max(plain.coverage[index]);
                }
            }
        }
        [grown, plain]
    }

    /// Takes `shape` out of the mask.
    pub(crate) fn without(mut self, shape: &Shape) -> Mask {
        let bounds = shape.bounds(0.0).common(&self.area);
        for y in bounds.top..bounds.bottom {
            for x in bounds.left..bounds.right {
                let left = 1.0 - coverage(shape.distance(Spot::new(x as f32 + 0.5, y as f32 + 0.5)));
                let pixel = self.at(x, y);
                *pixel = (f32::from(*pixel) * left + 0.5) as u8;
            }
        }
        self
    }

    pub(crate) fn at(&mut self, x: i32, y: i32) -> &mut u8 {
        let index = self.index(x, y);
        &mut self.coverage[index]
    }

    fn index(&self, x: i32, y: i32) -> usize {
        (y - self.area.top) as usize * self.area.width() + (x - self.area.left) as usize
    }
}

fn byte(share: f32) -> u8 {
    (share * 255.0 + 0.5) as u8
}
