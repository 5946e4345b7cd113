//! *Contrast*: white and strong colours on black, for eyes that need it. The colours of the marked sides
//! are those of Okabe and Ito, "Color Universal Design".

use rules::BySide;

use super::{Groove, Mark, Sign, Stone, Theme};

const BLACK: [u8; 3] = [0x00, 0x00, 0x00];
const WHITE: [u8; 3] = [0xFF, 0xFF, 0xFF];

impl Theme {
    pub const CONTRAST: Theme = Theme {
        name: "contrast",
        card: BLACK,
        board: [0x0E, 0x0F, 0x12],
        edge: None,
        flecks: None,
        tint: [0x1E, 0x20, 0x26],
        line: Groove { ground: [0x86, 0x8D, 0x98], edge: None },
        diagonal: Groove { ground: [0x6A, 0x71, 0x7C], edge: None },
        dot: Groove { ground: [0x86, 0x8D, 0x98], edge: None },
        label: WHITE,
        caption: WHITE,
        secondary: [0xD4, 0xD8, 0xDF],
        last: Mark { ink: [0xFF, 0xE1, 0x1A], outline: BLACK },
        taken: Mark { ink: [0xD9, 0x2D, 0x20], outline: WHITE },
        target: Mark { ink: [0x7C, 0xFF, 0x6B], outline: BLACK },
        stones: BySide([SHELL, TURQUOISE, JET, CORAL]),
        shadow: None,
    };
}

const SHELL: Stone = Stone { face: WHITE, bevel: None, rim: BLACK, sign: Sign::Hole, sign_ink: BLACK };

const TURQUOISE: Stone = Stone {
    face: [0x56, 0xB4, 0xE9],
    bevel: None,
    rim: WHITE,
    sign: Sign::Plus,
    sign_ink: [0x00, 0x26, 0x3B],
};

const JET: Stone = Stone { face: BLACK, bevel: None, rim: WHITE, sign: Sign::Ring, sign_ink: WHITE };

const CORAL: Stone =
    Stone { face: [0xD5, 0x5E, 0x00], bevel: None, rim: WHITE, sign: Sign::Diamond, sign_ink: WHITE };
