//! Positions that are the same but for the side one looks from are worth the same.

use rules::{BySide, ByTeam, Game, Position, Side, strip, warriors};

use super::{OPTION_SETS, game_at_random, positions, rules};
use crate::Engine;

/// The board turned by half, colours swapped.
fn turned(position: &Position) -> Position {
    match position {
        Position::Strip(position) => {
            let width = 2 * position.rules().lozenges.get() + 2;
            swapped(position, |point| {
                let row = match point.row() {
                    strip::Row::A => strip::Row::C,
                    strip::Row::B => strip::Row::B,
                    strip::Row::C => strip::Row::A,
                };
                strip::Point::at(row, width - point.column()).expect("a point")
            })
        }
        Position::Warriors(position) => {
            let setup = position.setup();
            let mut other = warriors::Setup {
                to_move: setup.to_move.opposite(),
                priests: squares(setup.priests, |file, rank| (13 - file, 15 - rank)),
                captured: ByTeam([setup.captured.0[1], setup.captured.0[0]]),
                men: BySide::default(),
                in_hand: BySide::default(),
                ..setup
            };
            for side in Side::ALL {
                other.men[side.opposite()] = squares(setup.men[side], |file, rank| (13 - file, 15 - rank));
                other.in_hand[side.opposite()] = setup.in_hand[side];
            }
            Position::Warriors(other.position().expect("as good as the other"))
        }
    }
}

fn swapped(position: &strip::Position, image: impl Fn(strip::Point) -> strip::Point) -> Position {
    let setup = position.setup();
    let images = |points: &[strip::Point]| points.iter().map(|point| image(*point)).collect::<Vec<_>>();
    let other = strip::Setup {
        to_move: setup.to_move.opposite(),
        white: images(&setup.black),
        black: images(&setup.white),
        in_default: images(&setup.in_default),
        ..setup
    };
    Position::Strip(other.position().expect("as good as the other"))
}

/// Left and right swapped; the same sides.
fn mirrored(position: &Position) -> Option<Position> {
    match position {
        Position::Strip(position) => {
            let (mut setup, width) = (position.setup(), 2 * position.rules().lozenges.get() + 2);
            for points in [&mut setup.white, &mut setup.black, &mut setup.in_default] {
                for point in points {
                    *point = strip::Point::at(point.row(), width - point.column()).expect("a point");
                }
            }
            Some(Position::Strip(setup.position().expect("as good as the other")))
        }
        Position::Warriors(position) if position.rules().seats == warriors::Seats::Two => {
            let mut setup = position.setup();
            setup.priests = squares(setup.priests, |file, rank| (13 - file, rank));
            setup.men = BySide(setup.men.0.map(|men| squares(men, |file, rank| (13 - file, rank))));
            Some(Position::Warriors(setup.position().expect("as good as the other")))
        }
        // West and East are of different teams.
        Position::Warriors(_) => None,
    }
}

fn squares(set: warriors::SquareSet, image: impl Fn(u8, u8) -> (u8, u8)) -> warriors::SquareSet {
    let image = |square: warriors::Square| {
        let (file, rank) = image(square.file(), square.rank());
        warriors::Square::at(file, rank).expect("a square")
    };
    set.iter().map(image).collect()
}

#[test]
fn judgements_are_the_same_from_either_side() {
    for (text, seed) in
        OPTION_SETS.into_iter().flat_map(|text| (0..positions() / 4).map(move |seed| (text, seed)))
    {
        let game = game_at_random(rules(text), seed, 80);
        let position = *game.position();
        let judged = Engine::evaluate(&game);
        let across = turned(&position);
        assert_ne!(across, position);
        assert_eq!(Engine::evaluate(&Game::from_position(across)), judged, "{text}, {position}");
        if let Some(mirrored) = mirrored(&position) {
            assert_eq!(Engine::evaluate(&Game::from_position(mirrored)), judged, "{text}, {position}");
        }
    }
}
