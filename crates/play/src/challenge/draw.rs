//! The draw of sides by a number that is handed in.

use rules::{Side, Team};

use crate::Seats;

/// The same people on drawn sides: the teams change places by bit 0 of `chance`, with four seats
/// the partners of each team by bits 1 and 2. Partners stay partners, and each of the two or eight
/// arrangements is as likely as the others.
pub fn drawn(seats: &Seats, chance: u64) -> Seats {
    Seats::new(seats.sitters().map(|(side, sitter)| (drawn_side(seats, side, chance), sitter)))
}

fn drawn_side(seats: &Seats, side: Side, chance: u64) -> Side {
    let side = match seats.partner(side) {
        Some(partner) if chance & partner_bit(side.team()) != 0 => partner,
        _ => side,
    };
    if chance & 1 != 0 { side.opposite() } else { side }
}

fn partner_bit(team: Team) -> u64 {
    match team {
        Team::First => 2,
        Team::Second => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerId;

    fn seats(sides: &[Side]) -> Seats {
        Seats::new(sides.iter().copied().zip((1..).map(PlayerId)))
    }

    fn arrangements(seats: &Seats) -> Vec<Vec<(Side, PlayerId)>> {
        let mut all: Vec<Vec<_>> = (0..8).map(|chance| drawn(seats, chance).iter().collect()).collect();
        all.sort();
        all.dedup();
        all
    }

    #[test]
    fn two_players_have_two_arrangements() {
        assert_eq!(arrangements(&seats(&Side::TWO)).len(), 2);
    }

    #[test]
    fn four_players_have_eight_and_partners_stay_partners() {
        let seats = seats(&Side::ALL);
        let all = arrangements(&seats);
        assert_eq!(all.len(), 8);
        for drawn in all {
            let team =
                |player| drawn.iter().find(|seat| seat.1 == PlayerId(player)).map(|seat| seat.0.team());
            assert_eq!(team(1), team(4), "{drawn:?}"); // South and East before the draw
            assert_ne!(team(1), team(2), "{drawn:?}");
        }
    }
}
