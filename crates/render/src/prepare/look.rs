//! A theme made ready: its palette and how its inks mix.

use std::collections::HashMap;

use super::{board, sample};
use crate::{
    draw::{Marks, Tools},
    layout::Layout,
    palette::{Blend, Palette},
    text::Fonts,
    theme::Theme,
};

#[derive(Debug)]
pub(crate) struct Look {
    pub theme: &'static Theme,
    pub palette: Palette,
    pub blend: Blend,
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
        Look { theme, blend: Blend::new(theme, &palette), palette }
    }
}
