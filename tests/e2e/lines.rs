//! Moves that lead somewhere, found by the rules and not written down.

use rules::{Action, Game};

use crate::harness::{Message, Person, World};

/// Numbers that look drawn and are the same in every run (Knuth's multiplier for 64 bits).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % count
    }

    /// One of them, if there is any.
    pub fn of(&mut self, actions: &[Action]) -> Option<Action> {
        (!actions.is_empty()).then(|| actions[self.below(actions.len())])
    }
}

/// The moves that are legal, without huffs and placings.
pub fn moves(game: &Game) -> Vec<Action> {
    let opens = |action: &Action| action.to_string().starts_with(['H', 'P']);
    game.legal_actions().into_iter().filter(|action| !opens(action)).collect()
}

/// Whether White is to move, may huff a man, and can move after it.
pub fn can_huff(game: &Game) -> bool {
    game.actions().len().is_multiple_of(2) && game.legal_turns().iter().any(|turn| turn.len() == 2)
}

/// The shortest of many drawn games that leads to a position as wanted.
pub fn way_to(rules: &str, wanted: impl Fn(&Game) -> bool) -> Game {
    let ways = (0..3000).filter_map(|seed| drawn(rules, seed, &wanted));
    ways.min_by_key(|game| game.actions().len()).expect("some game leads there")
}

fn drawn(rules: &str, seed: u64, wanted: impl Fn(&Game) -> bool) -> Option<Game> {
    const LONGEST: usize = 14;
    let mut game = Game::new(rules.parse().expect("rules"));
    let mut chance = Chance::new(seed);
    while !wanted(&game) {
        if game.actions().len() == LONGEST {
            return None;
        }
        game.play(chance.of(&moves(&game))?).expect("a legal move");
    }
    Some(game)
}

/// Plays the moves of `game` by replies, each by whose turn it is; the board after the last.
pub async fn play(world: &World, players: [&Person; 2], board: Message, game: &Game) -> Message {
    let mut board = board;
    for (ply, action) in game.actions().iter().enumerate() {
        players[ply % 2].reply_to(&board, &action.to_string()).await;
        board = world.channel(board.channel()).board_after(&board).await;
    }
    board
}
