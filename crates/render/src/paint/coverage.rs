//! How much of each pixel some shapes cover.

use super::{Area, Shape, Spot, coverage};

/// How much of each pixel of `area` is covered, `0..=255`, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Coverage {
    pub area: Area,
    pub bytes: Vec<u8>,
}

impl Coverage {
    pub(crate) fn empty(area: Area) -> Coverage {
        Coverage { area, bytes: vec![0; area.width() * area.height()] }
    }

    /// The union of `shapes` at `opacity`.
    pub(crate) fn of(shapes: &[Shape], opacity: f32) -> Coverage {
        let [_, mut covered] = Coverage::outlined(shapes, 0.0);
        for byte in &mut covered.bytes {
            *byte = (f32::from(*byte) * opacity + 0.5) as u8;
        }
        covered
    }

    /// The union of `shapes` grown by `width` pixels, and as it is; of the same area.
    pub(crate) fn outlined(shapes: &[Shape], width: f32) -> [Coverage; 2] {
        let bounds = shapes.iter().map(|shape| shape.bounds(width)).reduce(|a, b| a.union(&b));
        let area = bounds.unwrap_or(Area::new(0, 0, 0, 0));
        let (mut grown, mut plain) = (Coverage::empty(area), Coverage::empty(area));
        for shape in shapes {
            let bounds = shape.bounds(width);
            for y in bounds.top..bounds.bottom {
                let (left, right) = shape.span(&bounds, y, width);
                let start = plain.index(left, y);
                for (index, x) in (start..).zip(left..right) {
                    let distance = shape.distance(Spot::new(x as f32 + 0.5, y as f32 + 0.5));
                    grown.bytes[index] = byte(coverage(distance - width)).max(grown.bytes[index]);
                    plain.bytes[index] = byte(coverage(distance)).max(plain.bytes[index]);
                }
            }
        }
        [grown, plain]
    }

    /// Takes `shape` out.
    pub(crate) fn without(mut self, shape: &Shape) -> Coverage {
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
        &mut self.bytes[index]
    }

    fn index(&self, x: i32, y: i32) -> usize {
        (y - self.area.top) as usize * self.area.width() + (x - self.area.left) as usize
    }
}

fn byte(share: f32) -> u8 {
    (share * 255.0 + 0.5) as u8
}
