//! Marks of fixed shape: ring, cross, ghost, target. Made once for each board.

use std::sync::Arc;

use rules::Side;

use super::{
    Surface,
    arrow::{Arrows, KEPT},
};
use crate::{
    layout::{Layout, PRIEST},
    paint::{Coverage, Mask, Shape, Spot, sign_shapes},
    scene::Kind,
    theme::{Ink, Theme},
};

/// Masks to be laid one over another, each with its ink.
#[derive(Clone, Debug)]
pub(crate) struct Stamp(Vec<(Ink, Mask)>);

impl Stamp {
    fn new(layers: impl IntoIterator<Item = (Ink, Coverage)>) -> Stamp {
        Stamp(layers.into_iter().map(|(ink, coverage)| (ink, Mask::new(&coverage))).collect())
    }

    /// `shapes` in `ink`, with an outline around their union `width` pixels wide.
    pub(crate) fn outlined(shapes: &[Shape], width: f32, ink: Ink, outline: Ink) -> Stamp {
        let [below, above] = Coverage::outlined(shapes, width);
        Stamp::new([(outline, below), (ink, above)])
    }

    /// Puts the stamp's origin on `spot`.
    pub(crate) fn put(&self, surface: &mut impl Surface, (x, y): (i32, i32)) {
        for (ink, mask) in &self.0 {
            surface.stamp(mask, x, y, *ink);
        }
    }

    /// Puts several stamps of two layers: all outlines below all inks, as if they were one.
    pub(crate) fn put_joined(stamps: &[(Arc<Stamp>, (i32, i32))], surface: &mut impl Surface) {
        for layer in 0..2 {
            for (stamp, (x, y)) in stamps {
                let (ink, mask) = &stamp.0[layer];
                surface.stamp(mask, *x, *y, *ink);
            }
        }
    }

    /// Memory held, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|(_, mask)| mask.bytes()).sum()
    }
}

/// The marks of a board, each around its origin.
#[derive(Debug)]
pub(crate) struct Marks {
    pub arrows: Arrows,
    pub target: Stamp,
    pub cross: Stamp,
    /// The cross where a man stands on the spot, at his edge.
    pub badge: Stamp,
    /// At the edge of a man that may be huffed.
    pub warning: Stamp,
    /// How far right of and above a man's middle his edge is, in pixels.
    pub aside: i32,
    /// Beside a number of men taken.
    pub small_cross: Stamp,
    /// Around the stone of the player whose turn it is.
    pub turn: Stamp,
    rings: [Stamp; 2],
    selections: [Stamp; 2],
    ghosts: [[Stamp; 2]; 4],
}

const ORIGIN: Spot = Spot::new(0.0, 0.0);

impl Marks {
    pub(crate) fn new(theme: &Theme, layout: &Layout) -> Marks {
        let radius = layout.radius;
        Marks {
            arrows: Arrows::new(radius),
            target: target(radius),
            cross: cross(radius),
            badge: cross(0.6 * radius),
            warning: warning(0.36 * radius),
            aside: (0.74 * radius) as i32,
            small_cross: cross(0.62 * layout.captions.icon),
            turn: last_ring(layout.captions.icon + 0.5),
            rings: [radius, radius * PRIEST].map(last_ring),
            selections: [radius, radius * PRIEST]
                .map(|radius| ring(radius, [Ink::Target, Ink::TargetOutline])),
            ghosts: Side::ALL.map(|side| [radius, radius * PRIEST].map(|radius| ghost(theme, side, radius))),
        }
    }

    /// Marks the man that moved last.
    pub(crate) fn ring(&self, kind: Kind) -> &Stamp {
        &self.rings[kind as usize]
    }

    /// Memory held, in bytes, with as many arrows as can be kept.
    pub(crate) fn bytes(&self) -> usize {
        let Marks { target, cross, badge, warning, small_cross, turn, rings, selections, ghosts, .. } = self;
        let alone = [target, cross, badge, warning, small_cross, turn].into_iter();
        let stamps = alone.chain(rings).chain(selections).chain(ghosts.as_flattened());
        stamps.map(Stamp::bytes).sum::<usize>() + KEPT as usize
    }

    /// Marks the man in question.
    pub(crate) fn selection(&self, kind: Kind) -> &Stamp {
        &self.selections[kind as usize]
    }

    /// A man that was taken.
    pub(crate) fn ghost(&self, side: Side, kind: Kind) -> &Stamp {
        &self.ghosts[side as usize][kind as usize]
    }
}

/// A ring that touches a stone of `radius` from outside; thinner around the smallest, which stand
/// close.
fn ring(radius: f32, [ink, outline]: [Ink; 2]) -> Stamp {
    let scale = (radius / 27.0).clamp(0.8, 1.15);
    let ring = Shape::ring(ORIGIN, radius + 2.5 * scale, 2.1 * scale);
    Stamp::outlined(&[ring], 1.65 * scale, ink, outline)
}

fn last_ring(radius: f32) -> Stamp {
    ring(radius, [Ink::Last, Ink::LastOutline])
}

/// An exclamation mark on a disc of `radius`.
fn warning(radius: f32) -> Stamp {
    let stroke =
        Shape::segment(ORIGIN.shifted(0.0, -0.5 * radius), ORIGIN.shifted(0.0, 0.05 * radius), 0.13 * radius);
    let dot = Shape::disc(ORIGIN.shifted(0.0, 0.5 * radius), 0.16 * radius);
    let [outline, disc] = Coverage::outlined(&[Shape::disc(ORIGIN, radius)], (0.12 * radius).max(2.0));
    let sign = Coverage::of(&[stroke, dot], 1.0);
    Stamp::new([(Ink::TakenOutline, outline), (Ink::Taken, disc), (Ink::TakenOutline, sign)])
}

fn cross(radius: f32) -> Stamp {
    let arm = 0.46 * radius * std::f32::consts::FRAC_1_SQRT_2 * 1.25;
    let line = |x: f32| Shape::segment(Spot::new(-x, -arm), Spot::new(x, arm), 0.1 * radius);
    Stamp::outlined(&[line(arm), line(-arm)], 0.085 * radius, Ink::Taken, Ink::TakenOutline)
}

fn ghost(theme: &Theme, side: Side, radius: f32) -> Stamp {
    const OPACITY: f32 = 0.38;
    let radius = 0.86 * radius;
    let face = Shape::disc(ORIGIN, 0.92 * radius);
    let rim = Coverage::of(&[Shape::disc(ORIGIN, radius)], OPACITY).without(&face);
    let sign = Coverage::of(&sign_shapes(theme.stones[side].sign, ORIGIN, radius), OPACITY);
    Stamp::new([
        (Ink::Rim(side), rim),
        (Ink::Face(side), Coverage::of(&[face], OPACITY)),
        (Ink::Sign(side), sign),
    ])
}

fn target(radius: f32) -> Stamp {
    let disc = Shape::disc(ORIGIN, 0.42 * radius);
    let [outline, ink] = Coverage::outlined(&[disc], 3.0);
    Stamp::new([
        (Ink::TargetOutline, outline),
        (Ink::Target, ink.without(&Shape::disc(ORIGIN, 0.15 * radius))),
    ])
}
