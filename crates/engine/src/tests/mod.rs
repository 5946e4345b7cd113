//! What must hold under every option of the rules.

mod exact;
mod hashes;
mod play;
mod symmetry;

use rules::{Game, Rules};

use crate::zobrist::number;

/// Rules that between them have every value of every option.
const OPTION_SETS: [&str; 26] = [
    "mosona",
    "mosona strict",
    "mosona ludii",
    "mosona lozenges=4",
    "mosona chain=full",
    "mosona chain=maximum leap=bent",
    "mosona chain=single ends=upright",
    "mosona strict lozenges=6 leap=bent chain=maximum",
    "mosona capture=strict outer-lines=yes",
    "mosona capture=free chain=maximum",
    "mosona capture=free chain=full outer-lines=yes ends=curved",
    "kolowis",
    "kolowis strict",
    "kolowis bead",
    "kolowis men=full outer-lines=no",
    "kolowis strict chain=maximum",
    "kolowis capture=free chain=single lozenges=8",
    "kolowis capture=strict chain=single ends=upright lozenges=20",
    "awithlaknakwe",
    "awithlaknakwe capture=optional",
    "awithlaknakwe flank=any priest=captor",
    "awithlaknakwe goal=race",
    "awithlaknakwe seats=4",
    "awithlaknakwe seats=4 capture=optional flank=any",
    "awithlaknakwe seats=4 priest=captor goal=race",
    "awithlaknakwe capture=optional priest=captor goal=race",
];

fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game of at most `most` actions at random, not over.
fn game_at_random(rules: Rules, seed: u64, most: u64) -> Game {
    let mut game = Game::new(rules);
    let length = number(seed) % (most + 1);
    for ply in 0..length {
        let legal = game.some_legal_actions().actions;
        let mut next = game.clone();
        next.play(legal[number(seed ^ (ply + 1) << 24) as usize % legal.len()]).expect("a legal action");
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// A thousand; more where slow tests are asked for.
fn positions() -> u64 {
    if std::env::var_os("STONES_SLOW").is_some() { 10_000 } else { 1_000 }
}
