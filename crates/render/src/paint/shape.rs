//! Shapes as signed distances, after Inigo Quilez, "2D distance functions".

use super::Area;

/// A place in the picture, in pixels from its upper left corner. The centre of the first pixel is
/// at (0.5, 0.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub x: f32,
    pub y: f32,
}

impl Spot {
    pub(crate) const fn new(x: f32, y: f32) -> Spot {
        Spot { x, y }
    }

    pub(crate) fn distance(self, other: Spot) -> f32 {
        length(self.x - other.x, self.y - other.y)
    }

    pub(crate) fn shifted(self, dx: f32, dy: f32) -> Spot {
        Spot::new(self.x + dx, self.y + dy)
    }

    /// The spot `share` of the way to `other`.
    pub(crate) fn toward(self, other: Spot, share: f32) -> Spot {
        Spot::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }
}

impl From<(i32, i32)> for Spot {
    fn from((x, y): (i32, i32)) -> Self {
        Spot::new(x as f32, y as f32)
    }
}

fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// A shape that can say how far any place is from its edge.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Disc {
        centre: Spot,
        radius: f32,
    },
    /// A band of the given half width on both sides of a circle.
    Ring {
        centre: Spot,
        radius: f32,
        half: f32,
    },
    /// A line with round ends.
    Segment {
        from: Spot,
        to: Spot,
        half: f32,
    },
    /// Several lines in a row.
    Path {
        spots: Vec<Spot>,
        half: f32,
    },
    /// An upright rectangle with rounded corners.
    Slab {
        low: Spot,
        high: Spot,
        corner: f32,
    },
    Triangle([Spot; 3]),
}

impl Shape {
    pub(crate) fn disc(centre: Spot, radius: f32) -> Shape {
        Shape::Disc { centre, radius }
    }

    pub(crate) fn ring(centre: Spot, radius: f32, half: f32) -> Shape {
        Shape::Ring { centre, radius, half }
    }

    pub(crate) fn segment(from: Spot, to: Spot, half: f32) -> Shape {
        Shape::Segment { from, to, half }
    }

    /// How far `at` is from the edge: negative inside, positive outside.
    pub(crate) fn distance(&self, at: Spot) -> f32 {
        match self {
            Shape::Disc { centre, radius } => at.distance(*centre) - radius,
            Shape::Ring { centre, radius, half } => (at.distance(*centre) - radius).abs() - half,
            Shape::Segment { from, to, half } => to_segment(at, *from, *to) - half,
            Shape::Path { spots, half } => {
                let nearest = spots.windows(2).map(|pair| to_segment(at, pair[0], pair[1]));
                nearest.fold(f32::INFINITY, f32::min) - half
            }
            Shape::Slab { low, high, corner } => to_slab(at, *low, *high, *corner),
            Shape::Triangle(corners) => to_triangle(at, corners),
        }
    }

    /// The pixels that the shape, grown by `by` on all sides, may touch.
    pub(crate) fn bounds(&self, by: f32) -> Area {
        let reach = by + 1.0;
        match self {
            Shape::Disc { centre, radius } => around(&[*centre], radius + reach),
            Shape::Ring { centre, radius, half } => around(&[*centre], radius + half + reach),
            Shape::Segment { from, to, half } => around(&[*from, *to], half + reach),
            Shape::Path { spots, half } => around(spots, half + reach),
            Shape::Slab { low, high, .. } => around(&[*low, *high], reach),
            Shape::Triangle(corners) => around(corners, reach),
        }
    }

    /// The pixels of the row `y` that the shape, grown by `by`, may touch: tighter than its `bounds`
    /// for slanting lines, which fill little of theirs.
    pub(crate) fn span(&self, bounds: &Area, y: i32, by: f32) -> (i32, i32) {
        let Shape::Segment { from, to, half } = self else { return (bounds.left, bounds.right) };
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if dy.abs() < 1.0 {
            return (bounds.left, bounds.right);
        }
        let middle = from.x + dx * (y as f32 + 0.5 - from.y) / dy;
        let reach = (half + by + 1.0) * length(dx, dy) / dy.abs();
        let (left, right) = ((middle - reach).floor() as i32, (middle + reach).ceil() as i32);
        (left.clamp(bounds.left, bounds.right), right.clamp(bounds.left, bounds.right))
    }
}

fn around(spots: &[Spot], reach: f32) -> Area {
    let low = |of: fn(&Spot) -> f32| spots.iter().map(of).fold(f32::INFINITY, f32::min);
    let high = |of: fn(&Spot) -> f32| spots.iter().map(of).fold(f32::NEG_INFINITY, f32::max);
    Area::touching(low(|s| s.x) - reach, low(|s| s.y) - reach, high(|s| s.x) + reach, high(|s| s.y) + reach)
}

fn to_segment(at: Spot, from: Spot, to: Spot) -> f32 {
    squared(at, from, to).sqrt()
}

/// The square of the distance to the line between two spots.
fn squared(at: Spot, from: Spot, to: Spot) -> f32 {
    let (ax, ay) = (at.x - from.x, at.y - from.y);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx * dx + dy * dy;
    let share = if length > 0.0 { ((ax * dx + ay * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    let (x, y) = (ax - dx * share, ay - dy * share);
    x * x + y * y
}

fn to_slab(at: Spot, low: Spot, high: Spot, corner: f32) -> f32 {
    let (half_x, half_y) = ((high.x - low.x) / 2.0, (high.y - low.y) / 2.0);
    let x = (at.x - low.x - half_x).abs() - half_x + corner;
    let y = (at.y - low.y - half_y).abs() - half_y + corner;
    length(x.max(0.0), y.max(0.0)) + x.max(y).min(0.0) - corner
}

fn to_triangle(at: Spot, [a, b, c]: &[Spot; 3]) -> f32 {
    let nearest = squared(at, *a, *b).min(squared(at, *b, *c)).min(squared(at, *c, *a));
    let side = |from: &Spot, to: &Spot| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    let sides = [side(a, b), side(b, c), side(c, a)];
    let inside = sides.iter().all(|s| *s >= 0.0) || sides.iter().all(|s| *s <= 0.0);
    if inside { -nearest.sqrt() } else { nearest.sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_negative_inside() {
        let centre = Spot::new(10.0, 10.0);
        assert_eq!(Shape::disc(centre, 4.0).distance(Spot::new(10.0, 17.0)), 3.0);
        assert_eq!(Shape::ring(centre, 4.0, 1.0).distance(centre), 3.0);
        let slab = Shape::Slab { low: Spot::new(0.0, 0.0), high: Spot::new(20.0, 10.0), corner: 3.0 };
        assert_eq!(slab.distance(Spot::new(10.0, 4.0)), -4.0);
        let triangle = Shape::Triangle([Spot::new(0.0, 0.0), Spot::new(8.0, 0.0), Spot::new(0.0, 8.0)]);
        assert!(
            triangle.distance(Spot::new(2.0, 2.0)) == -2.0 && triangle.distance(Spot::new(8.0, 8.0)) > 5.0
        );
    }

    #[test]
    fn a_span_loses_no_pixel_of_a_slanting_line() {
        let line = Shape::segment(Spot::new(3.0, 4.0), Spot::new(60.0, 90.0), 5.0);
        let bounds = line.bounds(2.0);
        for y in bounds.top..bounds.bottom {
            let (left, right) = line.span(&bounds, y, 2.0);
            for x in (bounds.left..left).chain(right..bounds.right) {
                let distance = line.distance(Spot::new(x as f32 + 0.5, y as f32 + 0.5));
                assert_eq!(super::super::coverage(distance - 2.0), 0.0, "pixel {x},{y}");
            }
        }
    }
}
