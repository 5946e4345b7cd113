//! A scene onto a surface. The same drawing goes to true colour once, when a palette is chosen, and
//! to indexed pixels for every picture after that.

mod arrow;
mod captions;
mod marks;
mod surface;

use crate::{
    layout::Layout,
    scene::{LastTurn, Location, Man, Scene},
    text::Fonts,
};

pub(crate) use marks::{Marks, Stamp};
pub(crate) use surface::{Figurine, Size, Surface, TrueColour};

/// What drawing needs besides the scene and the surface.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tools<'a> {
    pub layout: &'a Layout,
    pub marks: &'a Marks,
    pub fonts: &'a Fonts,
}

impl Tools<'_> {
    /// Draws everything that changes from picture to picture. Locations that the board lacks are
    /// left out.
    pub(crate) fn draw(&self, scene: &Scene, surface: &mut impl Surface) {
        for man in &scene.men {
            if let Some(spot) = self.layout.spot(man.at) {
                surface
                    .figurine(Figurine { side: man.side, kind: man.kind, size: Size::Board(man.at) }, spot);
            }
        }
        self.draw_last_turn(scene, surface);
        for (x, y) in scene.in_default.iter().filter_map(|at| self.layout.spot(man_on(scene, *at)?.at)) {
            let aside = self.marks.aside;
            self.marks.warning.put(surface, (x + aside, y - aside));
        }
        if let Some((man, spot)) =
            scene.selected.and_then(|at| Some((man_on(scene, at)?, self.layout.spot(at)?)))
        {
            self.marks.selection(man.kind).put(surface, spot);
        }
        for spot in scene.targets.iter().filter_map(|at| self.layout.spot(*at)) {
            self.marks.target.put(surface, spot);
        }
        self.draw_captions(scene, surface);
    }

    /// Ghosts lie below the arrow, so that it is whole, and their crosses above it.
    fn draw_last_turn(&self, scene: &Scene, surface: &mut impl Surface) {
        let LastTurn { legs, entered, taken } = &scene.last;
        let man_on = |at: Location| man_on(scene, at);
        let ghosts = || taken.iter().filter(|man| man_on(man.at).is_none());
        for (man, spot) in ghosts().filter_map(|man| Some((man, self.layout.spot(man.at)?))) {
            self.marks.ghost(man.side, man.kind).put(surface, spot);
        }
        let kind_on = |at: Location| Some(man_on(at)?.kind);
        let arrows: Vec<_> =
            legs.iter().filter_map(|leg| self.marks.arrows.get(leg, self.layout, kind_on)).collect();
        Stamp::put_joined(&arrows, surface);
        for at in legs.last().map(|leg| leg.to).into_iter().chain(*entered) {
            if let (Some(man), Some(spot)) = (man_on(at), self.layout.spot(at)) {
                self.marks.ring(man.kind).put(surface, spot);
            }
        }
        for man in taken {
            let Some((x, y)) = self.layout.spot(man.at) else { continue };
            match man_on(man.at) {
                None => self.marks.cross.put(surface, (x, y)),
                // Somebody stepped where a man was huffed: the cross moves to his edge.
                Some(_) => {
                    let aside = self.marks.aside;
                    self.marks.badge.put(surface, (x + aside, y - aside));
                }
            }
        }
    }
}

fn man_on(scene: &Scene, at: Location) -> Option<&Man> {
    scene.men.iter().find(|man| man.at == at)
}
