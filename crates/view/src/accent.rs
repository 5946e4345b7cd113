//! The colours of cards.

use rules::{BySide, Rules, Side, Team};

use super::{Table, words::team_sides};

/// The stripe at the side of a card: a colour in sRGB, `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent(pub u32);

/// The colours of the men, as they lie on the slab: shell, turquoise, jet and coral. Shell in its shade and
/// jet where it catches the light, for the stripe is seen on white and on nearly black.
const OF_SIDES: BySide<Accent> =
    BySide([Accent(0x00BF_B39B), Accent(0x003F_B5AC), Accent(0x006C_717C), Accent(0x00B2_3A2B)]);

/// That of the side to move, when the game is over of the winner; `None` if nobody won.
pub(super) fn of(table: &Table<'_>) -> Option<Accent> {
    match table.game.result() {
        None => Some(OF_SIDES[table.game.to_move()]),
        Some(result) => result.winner().and_then(|team| of_team(&table.rules(), team)),
    }
}

fn of_team(rules: &Rules, team: Team) -> Option<Accent> {
    team_sides(rules, team).first().map(|&side: &Side| OF_SIDES[side])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance (WCAG 2.1).
    fn luminance(colour: u32) -> f64 {
        let channel = |shift: u32| {
            let value = f64::from(colour >> shift & 0xff) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    fn contrast(one: u32, other: u32) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn stripes_are_seen_on_the_grounds_of_discords_cards() {
        for side in Side::ALL {
            for ground in [0x00FF_FFFF, 0x0039_3A41, 0x0024_2429] {
                let contrast = contrast(OF_SIDES[side].0, ground);
                assert!(contrast > 1.7, "{side:?} on {ground:06x}: {contrast:.2}");
            }
        }
    }
}
