//! Files show what was drawn.

use image::ImageFormat;
use rules::{Game, Rules};

use super::RENDERERS;
use crate::scene::Scene;

/// Numbers that look random, the same every time: the generator of Knuth, MMIX.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

const BOARDS: [&str; 10] = [
    "mosona",
    "kolowis",
    "awithlaknakwe",
    "awithlaknakwe seats=4",
    "mosona lozenges=2",
    "mosona ludii",
    "kolowis bead",
    "kolowis lozenges=6 outer-lines=no",
    "mosona lozenges=20 outer-lines=yes",
    "mosona leap=bent lozenges=12",
];

/// Positions after random moves, fifty on each board.
fn positions() -> impl Iterator<Item = Scene> {
    let mut random = Random(1);
    BOARDS.iter().flat_map(move |rules| {
        let rules: Rules = rules.parse().expect("rules");
        let mut game = Game::new(rules);
        let scenes: Vec<Scene> = (0..50)
            .map(|_| {
                for _ in 0..=random.below(4) {
                    if game.outcome().is_some() {
                        game = Game::new(rules);
                    }
                    let legal = game.legal_actions();
                    game.play(legal[random.below(legal.len())]).expect("legal");
                }
                let sides = rules.sides();
                Scene::of(&game, sides[random.below(sides.len())])
            })
            .collect();
        scenes
    })
}

#[test]
fn files_decode_to_what_was_drawn() {
    let mut count = 0;
    for (number, scene) in positions().enumerate() {
        let renderer = &RENDERERS[number % RENDERERS.len()];
        let picture = renderer.png(&scene);
        let decoded = image::load_from_memory_with_format(&picture.png, ImageFormat::Png);
        assert!(decoded.expect("a picture").into_rgb8() == renderer.draw(&scene).to_rgb(), "{scene:?}");
        count += 1;
    }
    assert_eq!(count, 500);
}
