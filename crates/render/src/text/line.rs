//! One line of text, measured.

use std::sync::Arc;

use ab_glyph::{Font, GlyphId, PxScale, ScaleFont};

use super::{Fonts, Style, clean};
use crate::{
    paint::Mask,
    text::fonts::{self, PHASES},
};

/// Text that has been set: glyphs side by side. Its height is that of its capitals.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Each glyph with the whole pixels from the start of the line.
    glyphs: Vec<(i32, Arc<Mask>)>,
    pub width: f32,
    pub cap_height: f32,
}

impl Line {
    /// Sets `text`, cleaned, and cut with an ellipsis where it would be wider than `room` pixels.
    pub(crate) fn fitted(fonts: &Fonts, style: Style, text: &str, room: f32) -> Line {
        let text: String = text.chars().take(MOST_TYPED).collect();
        let mut text: String = clean(&text, fonts::has).chars().take(MOST_SHOWN).collect();
        let mut pens = pens(fonts, style, &text);
        if width(&pens) > room {
            let ellipsis = width(&self::pens(fonts, style, "…"));
            let fits = pens.iter().rposition(|pen| pen.end + ellipsis <= room).map_or(0, |last| last + 1);
            text = text.chars().take(fits).collect();
            text.truncate(text.trim_end().len());
            text.push('…');
            pens = self::pens(fonts, style, &text);
            while width(&pens) > room && pens.pop().is_some() {}
        }
        Line::set(fonts, style, &pens)
    }

    fn set(fonts: &Fonts, style: Style, pens: &[Pen]) -> Line {
        let phases = i32::from(PHASES);
        let glyph = |pen: &Pen| {
            let start = (pen.start * f32::from(PHASES) + 0.5).floor() as i32;
            (start.div_euclid(phases), fonts.glyph(style, pen.glyph, start.rem_euclid(phases) as u8))
        };
        Line {
            glyphs: pens.iter().map(glyph).collect(),
            width: width(pens),
            cap_height: fonts.cap_height(style),
        }
    }

    /// The glyphs for a line that starts at `x` and whose capitals have their middle at `y`: each
    /// with the pixel its mask is relative to.
    pub(crate) fn glyphs(&self, x: f32, y: f32) -> impl Iterator<Item = (i32, i32, &Mask)> {
        let start = (x + 0.5).floor() as i32;
        let baseline = (y + self.cap_height / 2.0 + 0.5).floor() as i32;
        self.glyphs.iter().map(move |(pixel, mask)| (start + pixel, baseline, &**mask))
    }
}

/// Characters of a text that are looked at, many of which may be invisible.
const MOST_TYPED: usize = 4096;
/// Characters that are set: more than fit into any picture.
const MOST_SHOWN: usize = 256;

/// A glyph and the pixels from the start of the line where it begins and where the next one does.
struct Pen {
    glyph: GlyphId,
    start: f32,
    end: f32,
}

fn pens(fonts: &Fonts, style: Style, text: &str) -> Vec<Pen> {
    let font = fonts.font(style.weight).as_scaled(PxScale::from(f32::from(style.size)));
    let mut pens: Vec<Pen> = Vec::with_capacity(text.len());
    for glyph in text.chars().map(|c| font.glyph_id(c)) {
        let start = pens.last().map_or(0.0, |last| last.end + font.kern(last.glyph, glyph));
        pens.push(Pen { glyph, start, end: start + font.h_advance(glyph) });
    }
    pens
}

fn width(pens: &[Pen]) -> f32 {
    pens.last().map_or(0.0, |last| last.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_wider_than_its_room() {
        let fonts = Fonts::load();
        for text in ["", "W", "Wolfeschlegelsteinhausenbergerdorff", "日本語の名前", "a b c d e f g h i j"]
        {
            for room in [0.0, 5.0, 30.0, 100.0, 250.0] {
                let line = Line::fitted(&fonts, Style::bold(36), text, room);
                assert!(line.width <= room, "{text:?} in {room}: {}", line.width);
            }
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let fonts = Fonts::load();
        let width = |text| Line::fitted(&fonts, Style::bold(38), text, 1000.0).width;
        assert!(width("AV") < width("A") + width("V") - 0.5);
    }
}
