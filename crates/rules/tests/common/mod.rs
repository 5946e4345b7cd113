//! What several tests need: games by text and random games under random rules.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use rules::{Action, Game, Rules};

/// A game under `rules`, at its start.
pub fn game(rules: &str) -> Game {
    Game::new(rules.parse().unwrap())
}

/// A game under `rules` after `actions`.
pub fn played(rules: &str, actions: &str) -> Game {
    let mut game = game(rules);
    for text in actions.split_whitespace() {
        let action = Action::read(game.rules().variant(), text).unwrap();
        game.play(action).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

pub fn turn_text(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// Every set of options that a random game may be played under.
pub fn all_rules() -> Vec<Rules> {
    let mut texts = vec![String::from("mosona ludii"), String::from("kolowis bead")];
    for chain in ["optional", "full", "maximum", "single"] {
        for capture in ["huff", "strict", "free"] {
            for board in [
                "mosona",
                "mosona lozenges=4",
                "mosona leap=bent",
                "mosona outer-lines=yes ends=upright",
                "mosona outer-lines=yes leap=bent lozenges=6",
                "kolowis",
                "kolowis men=full ends=curved",
                "kolowis lozenges=6 ends=curved leap=bent",
            ] {
                texts.push(format!("{board} capture={capture} chain={chain}"));
            }
        }
    }
    for seats in ["2", "4"] {
        for options in [
            "",
            " capture=optional",
            " flank=any",
            " priest=captor",
            " goal=race",
            " flank=any priest=captor capture=optional goal=race",
        ] {
            texts.push(format!("awithlaknakwe seats={seats}{options}"));
        }
    }
    texts.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))).collect()
}

/// A game of at most `length` random actions under rules picked by the seed.
pub fn random_game(seed: u64, length: usize) -> Game {
    let mut random = Random(seed);
    let all = all_rules();
    let mut game = Game::new(all[random.below(all.len())]);
    for _ in 0..length {
        let actions = game.legal_actions();
        if actions.is_empty() {
            break;
        }
        game.play(actions[random.below(actions.len())]).unwrap();
    }
    game
}

/// A splitmix64 generator (Steele, Lea and Flood 2014): the same games on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
