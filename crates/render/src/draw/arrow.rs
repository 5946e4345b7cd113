//! The way of the man that moved: a dot where it started, an arrow for each leap.

use super::Stamp;
use crate::{
    layout::Layout,
    paint::{Shape, Spot},
    scene::{Leg, Location},
    theme::Ink,
};

/// Between an arrow's tip and the stone it points at, in pixels: room for the ring.
const GAP: f32 = 8.5;

/// Measures of an arrow, in pixels.
struct Arrow {
    dot: f32,
    half_shaft: f32,
    head: f32,
    half_head: f32,
    outline: f32,
}

/// The arrow along `legs`; `stone` says how large the man is that stands on a location. `None` if
/// there is nothing to draw.
pub(super) fn arrow(legs: &[Leg], layout: &Layout, stone: impl Fn(Location) -> Option<f32>) -> Option<Stamp> {
    let radius = layout.radius;
    let arrow = Arrow {
        dot: 0.24 * radius,
        half_shaft: 0.135 * radius,
        head: 0.62 * radius,
        half_head: 0.44 * radius,
        outline: (0.08 * radius).max(2.2),
    };
    let mut shapes = Vec::new();
    for leg in legs {
        arrow.add(&mut shapes, leg, layout, &stone);
    }
    (!shapes.is_empty()).then(|| Stamp::outlined(&shapes, arrow.outline, Ink::Last, Ink::LastOutline))
}

impl Arrow {
    fn add(
        &self,
        shapes: &mut Vec<Shape>,
        leg: &Leg,
        layout: &Layout,
        stone: impl Fn(Location) -> Option<f32>,
    ) {
        let spot = |at| layout.spot(at).map(Spot::from);
        let (Some(start), Some(end)) = (spot(leg.from), spot(leg.to)) else { return };
        let start = match stone(leg.from) {
            // The man is back where it came from: the arrow begins beside it.
            Some(radius) => toward(start, end, radius + GAP),
            None => {
                shapes.push(Shape::disc(start, self.dot));
                start
            }
        };
        let bend = leg.over.and_then(spot).filter(|over| !is_between(*over, start, end));
        if let Some(bend) = bend {
            shapes.push(Shape::segment(start, bend, self.half_shaft));
        }
        let before = stone(leg.to).map_or(self.dot + 1.0, |radius| radius + GAP);
        self.add_head(shapes, bend.unwrap_or(start), end, before);
    }

    /// A shaft from `start` toward `end` whose tip stops `before` pixels short of it.
    fn add_head(&self, shapes: &mut Vec<Shape>, start: Spot, end: Spot, before: f32) {
        let length = start.distance(end);
        let tip = toward(end, start, before);
        let head = self.head.min(0.8 * (length - before).max(1.0));
        let base = toward(tip, start, head);
        let (ahead, aside) = ((end.x - start.x) / length, (end.y - start.y) / length);
        let wing = |half: f32| base.shifted(-aside * half, ahead * half);
        shapes.push(Shape::segment(start, base, self.half_shaft));
        shapes.push(Shape::Triangle([tip, wing(self.half_head), wing(-self.half_head)]));
    }
}

/// The spot `by` pixels from `from` toward `to`.
fn toward(from: Spot, to: Spot, by: f32) -> Spot {
    from.toward(to, by / from.distance(to).max(1.0))
}

/// Whether the straight way from `start` to `end` leads over `spot`.
fn is_between(spot: Spot, start: Spot, end: Spot) -> bool {
    Shape::segment(start, end, 2.0).distance(spot) <= 0.0
}
