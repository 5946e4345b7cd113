//! The way of the man that moved: a dot where it started, an arrow for each leap.

use std::sync::Arc;

use quick_cache::{Weighter, sync::Cache};

use super::Stamp;
use crate::{
    layout::{Layout, PRIEST},
    paint::{Shape, Spot},
    scene::{Kind, Leg, Location},
    theme::Ink,
};

/// Between an arrow's tip and the stone it points at, in pixels: room for the ring.
const GAP: f32 = 8.5;
/// Bytes of drawn arrows that a board keeps. Men go and leap the same few ways all the time.
pub(super) const KEPT: u64 = 128 << 10;
/// How many arrows that are, which only sizes the cache's tables.
const ARROWS: usize = 32;

/// All arrows of a board, drawn when they are first needed.
#[derive(Debug)]
pub(crate) struct Arrows {
    /// Radius of a man, and the measures that follow from it, in pixels.
    radius: f32,
    dot: f32,
    half_shaft: f32,
    head: f32,
    half_head: f32,
    outline: f32,
    drawn: Cache<Way, Arc<Stamp>, ArrowWeight>,
}

/// What an arrow looks like, wherever it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Way {
    /// From where it starts, in pixels.
    over: Option<(i32, i32)>,
    to: (i32, i32),
    /// The men that stand where it starts and where it ends.
    men: [Option<Kind>; 2],
}

#[derive(Clone, Debug)]
struct ArrowWeight;

impl Weighter<Way, Arc<Stamp>> for ArrowWeight {
    fn weight(&self, _: &Way, stamp: &Arc<Stamp>) -> u64 {
        stamp.bytes().max(1) as u64
    }
}

impl Arrows {
    pub(super) fn new(radius: f32) -> Arrows {
        Arrows {
            radius,
            dot: 0.24 * radius,
            half_shaft: 0.135 * radius,
            head: 0.62 * radius,
            half_head: 0.44 * radius,
            outline: (0.08 * radius).max(2.2),
            drawn: Cache::with_weighter(ARROWS, KEPT, ArrowWeight),
        }
    }

    /// The arrow of `leg` and where to put it; `man_on` says who stands on a location. `None` if the
    /// board lacks one of them.
    pub(super) fn get(
        &self,
        leg: &Leg,
        layout: &Layout,
        man_on: impl Fn(Location) -> Option<Kind>,
    ) -> Option<(Arc<Stamp>, (i32, i32))> {
        let (start, end) = (layout.spot(leg.from)?, layout.spot(leg.to)?);
        let from_start = |spot: (i32, i32)| (spot.0 - start.0, spot.1 - start.1);
        let over = leg.over.and_then(|over| layout.spot(over)).map(from_start);
        let way = Way { over, to: from_start(end), men: [leg.from, leg.to].map(man_on) };
        let stamp = self.drawn.get(&way).unwrap_or_else(|| {
            let stamp = Arc::new(self.draw(&way));
            self.drawn.insert(way, stamp.clone());
            stamp
        });
        Some((stamp, start))
    }

    fn draw(&self, way: &Way) -> Stamp {
        const ORIGIN: Spot = Spot::new(0.0, 0.0);
        let end = Spot::from(way.to);
        let [at_start, at_end] = way.men.map(|man| man.map(|kind| self.stops(kind)));
        let mut shapes = Vec::new();
        let start = match at_start {
            // The man is back where it came from: the arrow begins beside it.
            Some(stops) => toward(ORIGIN, end, stops),
            None => {
                shapes.push(Shape::disc(ORIGIN, self.dot));
                ORIGIN
            }
        };
        let bend = way.over.map(Spot::from).filter(|over| !is_between(*over, start, end));
        if let Some(bend) = bend {
            shapes.push(Shape::segment(start, bend, self.half_shaft));
        }
        self.add_head(&mut shapes, bend.unwrap_or(start), end, at_end.unwrap_or(self.dot + 1.0));
        Stamp::outlined(&shapes, self.outline, Ink::Last, Ink::LastOutline)
    }

    /// How far from the middle of a man an arrow ends or begins.
    fn stops(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Man => self.radius + GAP,
            Kind::Priest => self.radius * PRIEST + GAP,
        }
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
