//! What a picture looks like apart from its geometry: one plain value for each theme.

mod contrast;
mod light;
mod slab;

use rules::{BySide, Side};

/// A colour in sRGB.
pub type Colour = [u8; 3];

/// Colours and textures of one look. All lengths come from the layout, so every theme fits every
/// board.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// The name people choose it by.
    pub name: &'static str,
    /// Behind everything, also behind the captions.
    pub card: Colour,
    pub board: Colour,
    /// The lit and the shaded edge of the slab; `None`: the board has a plain edge.
    pub edge: Option<Bevel>,
    /// Dark and light grains of the stone beside the lines; `None`: none.
    pub flecks: Option<[Colour; 2]>,
    /// Every second square of the 168.
    pub tint: Colour,
    pub line: Groove,
    pub diagonal: Groove,
    /// The points of the strip.
    pub dot: Groove,
    /// Coordinates, and all text on the board.
    pub label: Colour,
    /// Names and results on the card.
    pub caption: Colour,
    /// Counts and remarks on the card.
    pub secondary: Colour,
    pub last: Mark,
    pub taken: Mark,
    pub target: Mark,
    pub stones: BySide<Stone>,
    /// The shadow under a stone; `None`: stones lie flat.
    pub shadow: Option<Shadow>,
}

/// A line cut into the board: its ground, and the lower edge that catches the light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Groove {
    pub ground: Colour,
    pub edge: Option<Colour>,
}

/// The lit and the shaded colour of an edge that stands out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bevel {
    pub light: Colour,
    pub dark: Colour,
}

/// A mark upon the board and the outline that parts it from whatever lies below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    pub ink: Colour,
    pub outline: Colour,
}

/// The look of one side's men.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stone {
    pub face: Colour,
    /// `None`: flat up to the rim.
    pub bevel: Option<Bevel>,
    pub rim: Colour,
    /// What tells the side apart without colour.
    pub sign: Sign,
    pub sign_ink: Colour,
}

/// The shape on the face of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Plain,
    /// Pierced in the middle.
    Hole,
    Ring,
    Plus,
    Diamond,
}

/// A soft disc below a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shadow {
    pub colour: Colour,
    /// Where it is deepest, `0.0..=1.0`.
    pub opacity: f32,
}

/// Everything that is laid over a finished ground by coverage: text and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ink {
    Label,
    Caption,
    Secondary,
    Last,
    LastOutline,
    Taken,
    TakenOutline,
    Target,
    TargetOutline,
    Face(Side),
    Rim(Side),
    Sign(Side),
}

impl Ink {
    /// In the order of [`Ink::index`].
    pub(crate) const ALL: [Ink; 21] = {
        use Ink::*;
        use Side::*;
        [
            Label,
            Caption,
            Secondary,
            Last,
            LastOutline,
            Taken,
            TakenOutline,
            Target,
            TargetOutline,
            Face(South),
            Face(West),
            Face(North),
            Face(East),
            Rim(South),
            Rim(West),
            Rim(North),
            Rim(East),
            Sign(South),
            Sign(West),
            Sign(North),
            Sign(East),
        ]
    };

    pub(crate) const fn index(self) -> usize {
        match self {
            Ink::Label => 0,
            Ink::Caption => 1,
            Ink::Secondary => 2,
            Ink::Last => 3,
            Ink::LastOutline => 4,
            Ink::Taken => 5,
            Ink::TakenOutline => 6,
            Ink::Target => 7,
            Ink::TargetOutline => 8,
            Ink::Face(side) => 9 + side as usize,
            Ink::Rim(side) => 13 + side as usize,
            Ink::Sign(side) => 17 + side as usize,
        }
    }
}

impl Theme {
    /// The themes there are; the first is the default.
    pub const ALL: &'static [&'static Theme] = &[&Theme::SLAB, &Theme::LIGHT, &Theme::CONTRAST];

    /// The theme called `name`.
    pub fn named(name: &str) -> Option<&'static Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.name.eq_ignore_ascii_case(name.trim()))
    }

    pub(crate) fn ink(&self, ink: Ink) -> Colour {
        match ink {
            Ink::Label => self.label,
            Ink::Caption => self.caption,
            Ink::Secondary => self.secondary,
            Ink::Last => self.last.ink,
            Ink::LastOutline => self.last.outline,
            Ink::Taken => self.taken.ink,
            Ink::TakenOutline => self.taken.outline,
            Ink::Target => self.target.ink,
            Ink::TargetOutline => self.target.outline,
            Ink::Face(side) => self.stones[side].face,
            Ink::Rim(side) => self.stones[side].rim,
            Ink::Sign(side) => self.stones[side].sign_ink,
        }
    }

    /// The colours that fill areas or make thin marks: a palette must have them exactly.
    pub(crate) fn flat_colours(&self) -> Vec<Colour> {
        let mut colours = vec![self.card, self.board, self.tint];
        for groove in [self.line, self.diagonal, self.dot] {
            colours.push(groove.ground);
            colours.extend(groove.edge);
        }
        colours.extend(self.flecks.into_iter().flatten());
        colours.extend(Ink::ALL.map(|ink| self.ink(ink)));
        colours
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_are_numbered_in_their_order() {
        for (index, ink) in Ink::ALL.into_iter().enumerate() {
            assert_eq!(ink.index(), index, "{ink:?}");
        }
    }

    #[test]
    fn themes_are_found_by_name() {
        for theme in Theme::ALL.iter().copied() {
            assert_eq!(Theme::named(theme.name), Some(theme));
        }
        assert_eq!(Theme::named("neon"), None);
    }
}
