//! A theme made ready: its palette and how its inks mix.

use std::{collections::HashMap, sync::OnceLock};

use super::{board, sample};
use crate::{
    draw::{Marks, Tools},
    layout::Layout,
    palette::{Blend, Edges, Palette},
    text::Fonts,
    theme::Theme,
};

#[derive(Debug)]
pub(crate) struct Look {
    pub theme: &'static Theme,
    pub palette: Palette,
    fine: Blend,
    /// Made when the first moving picture is.
    coarse: OnceLock<Blend>,
}

impl Look {
    /// Draws sample pictures in true colour and chooses the palette that suits them.
    pub(crate) fn prepare(theme: &'static Theme, fonts: &Fonts) -> Look {
        let mut counts = HashMap::new();
        for scene in sample::scenes() {
            let layout = Layout::of(&scene.board, scene.bottom);
            let mut surface = board::paint(theme, &layout, fonts);
            let marks = Marks::new(theme, &layout);
            Tools { layout: &layout, marks: &marks, fonts }.draw(&scene, &mut surface);
            for colour in surface.canvas.colours() {
                *counts.entry(colour).or_insert(0) += 1;
            }
        }
        let palette = Palette::choose(&theme.flat_colours(), &counts);
        Look { theme, fine: Blend::new(theme, &palette, Edges::Fine), coarse: OnceLock::new(), palette }
    }

    pub(crate) fn blend(&self, edges: Edges) -> &Blend {
        match edges {
            Edges::Fine => &self.fine,
            Edges::Coarse => self.coarse.get_or_init(|| Blend::new(self.theme, &self.palette, Edges::Coarse)),
        }
    }

    /// Memory held once everything is made, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        2 * self.fine.bytes()
    }
}
