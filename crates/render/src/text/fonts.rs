//! The two fonts and a cache of drawn glyphs.

use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, FontRef, GlyphId, Point, PxScale, ScaleFont};
use quick_cache::sync::Cache;

use crate::paint::{Area, Coverage, Mask};

/// Glyphs kept drawn: every character of all sizes in use a few times over, some 2 MB.
const GLYPHS: usize = 4096;
/// Places within a pixel at which a glyph may start.
pub(crate) const PHASES: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Weight {
    SemiBold,
    Bold,
}

/// How text looks: its weight, and its height from descender to ascender in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Style {
    pub weight: Weight,
    pub size: u16,
}

impl Style {
    pub(crate) const fn semi_bold(size: u16) -> Style {
        Style { weight: Weight::SemiBold, size }
    }

    pub(crate) const fn bold(size: u16) -> Style {
        Style { weight: Weight::Bold, size }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    style: Style,
    glyph: u16,
    phase: u8,
}

/// The font of each weight, loaded once.
static FACES: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let font = |bytes| FontRef::try_from_slice(bytes).expect("the font files are part of the program");
    [
        font(include_bytes!("../../../../assets/fonts/Inter-SemiBold.ttf")),
        font(include_bytes!("../../../../assets/fonts/Inter-Bold.ttf")),
    ]
});

/// Whether both weights can draw `c`.
pub(crate) fn has(c: char) -> bool {
    FACES.iter().all(|font| font.glyph_id(c).0 != 0)
}

/// The fonts with what was drawn of them.
pub(crate) struct Fonts {
    /// Of each weight, of the size of a text.
    cap_heights: [f32; 2],
    glyphs: Cache<Key, Arc<Mask>>,
}

impl std::fmt::Debug for Fonts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fonts").field("glyphs", &self.glyphs.len()).finish_non_exhaustive()
    }
}

impl Fonts {
    pub(crate) fn load() -> Fonts {
        let cap_height = |font: &FontRef| {
            let flat = font.outline(font.glyph_id('H')).map_or(0.0, |outline| outline.bounds.height().abs());
            flat * font.as_scaled(PxScale::from(1.0)).v_scale_factor()
        };
        Fonts { cap_heights: FACES.each_ref().map(cap_height), glyphs: Cache::new(GLYPHS) }
    }

    pub(crate) fn font(&self, weight: Weight) -> &FontRef<'static> {
        let [semi_bold, bold] = &*FACES;
        match weight {
            Weight::SemiBold => semi_bold,
            Weight::Bold => bold,
        }
    }

    /// Height of capitals and digits in pixels.
    pub(crate) fn cap_height(&self, style: Style) -> f32 {
        self.cap_heights[style.weight as usize] * f32::from(style.size)
    }

    /// The glyph drawn with its origin `phase / PHASES` of a pixel right of a pixel's edge.
    pub(crate) fn glyph(&self, style: Style, glyph: GlyphId, phase: u8) -> Arc<Mask> {
        let key = Key { style, glyph: glyph.0, phase };
        if let Some(mask) = self.glyphs.get(&key) {
            return mask;
        }
        let mask = Arc::new(self.draw_glyph(key));
        self.glyphs.insert(key, mask.clone());
        mask
    }

    fn draw_glyph(&self, key: Key) -> Mask {
        let origin = Point { x: f32::from(key.phase) / f32::from(PHASES), y: 0.0 };
        let scale = f32::from(key.style.size);
        let glyph = GlyphId(key.glyph).with_scale_and_position(scale, origin);
        let Some(outline) = self.font(key.style.weight).outline_glyph(glyph) else {
            return Mask::new(&Coverage::empty(Area::new(0, 0, 0, 0))); // a space
        };
        let bounds = outline.px_bounds();
        let area = Area::touching(bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y);
        let mut covered = Coverage::empty(area);
        outline.draw(|x, y, coverage| {
            let (x, y) = (area.left + x as i32, area.top + y as i32);
            *covered.at(x, y) = (coverage.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        });
        Mask::new(&covered)
    }
}
