//! *Light*: ink on paper, without shadows or bevels.

use rules::BySide;

use super::{Groove, Mark, Sign, Stone, Theme};

impl Theme {
    pub const LIGHT: Theme = Theme {
        name: "light",
        card: [0xF4, 0xF2, 0xEC],
        board: [0xFF, 0xFF, 0xFF],
        edge: None,
        flecks: None,
        tint: [0xF1, 0xEF, 0xE8],
        line: Groove { ground: [0x5B, 0x61, 0x6B], edge: None },
        diagonal: Groove { ground: [0x8E, 0x95, 0x9F], edge: None },
        dot: Groove { ground: [0x5B, 0x61, 0x6B], edge: None },
        label: [0x4A, 0x50, 0x5A],
        caption: [0x22, 0x25, 0x2B],
        secondary: [0x5B, 0x61, 0x6B],
        last: Mark { ink: [0xF5, 0xB3, 0x01], outline: [0x2B, 0x21, 0x00] },
        taken: Mark { ink: [0xC8, 0x20, 0x1F], outline: [0xFF, 0xFF, 0xFF] },
        target: Mark { ink: [0x14, 0x63, 0xCC], outline: [0xFF, 0xFF, 0xFF] },
        stones: BySide([SHELL, TURQUOISE, JET, CORAL]),
        shadow: None,
    };
}

const SHELL: Stone = Stone {
    face: [0xFF, 0xFF, 0xFF],
    bevel: None,
    rim: [0x2B, 0x2E, 0x35],
    sign: Sign::Hole,
    sign_ink: [0x2B, 0x2E, 0x35],
};

const TURQUOISE: Stone = Stone {
    face: [0x35, 0xAF, 0xA6],
    bevel: None,
    rim: [0x0E, 0x45, 0x42],
    sign: Sign::Plus,
    sign_ink: [0x08, 0x36, 0x34],
};

const JET: Stone = Stone {
    face: [0x2B, 0x2E, 0x35],
    bevel: None,
    rim: [0x10, 0x12, 0x16],
    sign: Sign::Plain,
    sign_ink: [0x2B, 0x2E, 0x35],
};

const CORAL: Stone = Stone {
    face: [0xB5, 0x38, 0x2A],
    bevel: None,
    rim: [0x4A, 0x12, 0x0B],
    sign: Sign::Diamond,
    sign_ink: [0xFF, 0xE6, 0xDD],
};
