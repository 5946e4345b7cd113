//! What can be drawn on: true colour while a palette is chosen, indexed pixels afterwards.

use rules::Side;

use crate::{
    layout::{Layout, PRIEST},
    paint::{Canvas, Mask, Shape, Spot, paint_stone},
    scene::{Kind, Location},
    theme::{Ink, Theme},
};

/// Something that a scene can be drawn on.
pub(crate) trait Surface {
    /// Puts a man with his middle on `spot`.
    fn figurine(&mut self, figurine: Figurine, spot: (i32, i32));

    /// Lays `ink` over the pixels that `mask` covers, the mask's area moved by `x`, `y`.
    fn stamp(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink);
}

/// A man as he is drawn somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Figurine {
    pub side: Side,
    pub kind: Kind,
    pub size: Size,
}

/// Where a man is drawn, which decides how large and on what ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Size {
    Board(Location),
    /// Beside a name.
    Icon,
    /// In a line of text, for a Priest in hand.
    Hand,
    /// Beside the score of a team.
    Score,
}

impl Figurine {
    /// The outer radius in pixels.
    pub(crate) fn radius(&self, layout: &Layout) -> f32 {
        match (self.size, self.kind) {
            (Size::Board(_), Kind::Man) => layout.radius,
            (Size::Board(_), Kind::Priest) => layout.radius * PRIEST,
            (Size::Icon, _) => layout.captions.icon,
            (Size::Score, _) => layout.captions.score_icon,
            (Size::Hand, _) => (layout.captions.icon * 0.72).round(),
        }
    }

    /// Paints the man in true colour.
    pub(crate) fn paint(&self, canvas: &mut Canvas, theme: &Theme, layout: &Layout, centre: Spot) {
        let radius = self.radius(layout);
        let shadow = theme.shadow.filter(|_| matches!(self.size, Size::Board(_)));
        paint_stone(canvas, &theme.stones[self.side], shadow, centre, radius);
        if self.kind == Kind::Priest {
            let half = 0.07 * radius;
            canvas.fill(&Shape::ring(centre, 0.7 * radius, half + 0.05 * radius), theme.last.outline);
            canvas.fill(&Shape::ring(centre, 0.7 * radius, half), theme.last.ink);
        }
    }
}

/// A true-colour surface.
#[derive(Debug)]
pub(crate) struct TrueColour<'a> {
    pub canvas: Canvas,
    pub theme: &'a Theme,
    pub layout: &'a Layout,
}

impl Surface for TrueColour<'_> {
    fn figurine(&mut self, figurine: Figurine, spot: (i32, i32)) {
        figurine.paint(&mut self.canvas, self.theme, self.layout, spot.into());
    }

    fn stamp(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink) {
        self.canvas.stamp(mask, x, y, self.theme.ink(ink));
    }
}
