//! Moves as people type them: the first byte of the input chooses a game, the rest is the text. A turn
//! that is understood can be played, and candidates and advice are legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Action, Game, Reading, Rules};

/// Rules, and moves from the start to a position in which there is something to capture, huff or place.
const GAMES: [(&str, &str); 4] = [
    ("mosona", "a8-b9 b7-a8"),
    ("mosona leap=bent chain=maximum", "a10-b9 c12xa10"),
    ("kolowis ends=curved capture=strict", "a2-b1"),
    ("awithlaknakwe seats=4 capture=optional flank=any", "e1-f2 a7-b8"),
];

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let (rules, moves) = GAMES[usize::from(choice) % GAMES.len()];
    let game = game(rules, moves);
    let turns = match game.read(text) {
        Reading::Turn(turn) => vec![turn],
        Reading::Ambiguous(turns) => turns,
        Reading::Illegal { nearest, .. } => nearest,
        Reading::NoMove { .. } => return,
    };
    for turn in turns {
        let mut game = game.clone();
        for action in turn {
            assert_eq!(game.play(action), Ok(()), "{text:?} as {action} under {rules}");
        }
    }
});

fn game(rules: &str, moves: &str) -> Game {
    let rules: Rules = rules.parse().expect("rules of the list above");
    let mut game = Game::new(rules);
    for text in moves.split(' ') {
        let action = Action::read(rules.variant(), text).expect("an action of the list above");
        game.play(action).expect("a legal action of the list above");
    }
    game
}
