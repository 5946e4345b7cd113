//! Text: the two weights of Inter, cleaned and cut to the room there is. No shaping beyond kerning
//! and no right-to-left scripts; what the fonts lack is replaced.

mod clean;
mod coverage;
mod fonts;
mod line;

pub(crate) use clean::{clean, is_invisible};
pub use coverage::can_draw;
pub(crate) use fonts::{Fonts, Style, Weight};
pub(crate) use line::Line;
