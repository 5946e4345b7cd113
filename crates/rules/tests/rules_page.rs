//! The examples of RULES.md, which must hold.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use rules::{Action, Game, Position, Rules};

const PAGE: &str = include_str!("../RULES.md");

#[test]
fn every_example_holds() {
    let examples: Vec<&str> =
        PAGE.split("```game\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(examples.len(), PAGE.matches("```game").count());
    assert!(examples.len() >= 20, "only {} examples were found", examples.len());
    examples.into_iter().for_each(check);
}

/// Plays one example: its lines say the rules, the start, what is played, and what holds then.
fn check(example: &str) {
    let mut rules: Option<Rules> = None;
    let mut game: Option<Game> = None;
    for line in example.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        let game_now =
            || game.clone().unwrap_or_else(|| panic!("{line} stands before a start in\n{example}"));
        match word {
            "rules" => rules = Some(rest.parse().unwrap()),
            "from" => game = Some(start(&rules.unwrap(), rest)),
            "play" => game = Some(play(game_now(), rest)),
            "then" => assert_eq!(game_now().position().to_string(), rest, "in\n{example}"),
            "legal" => {
                assert_eq!(legal(&game_now()), rest.split(' ').map(str::to_owned).collect(), "in\n{example}")
            }
            "over" => assert_eq!(result(&game_now()), rest, "in\n{example}"),
            _ => panic!("no example has a line {line}"),
        }
    }
}

fn start(rules: &Rules, line: &str) -> Game {
    match line {
        "start" => Game::new(*rules),
        line => Game::from_position(Position::read(rules, line).unwrap()),
    }
}

fn play(mut game: Game, actions: &str) -> Game {
    for text in actions.split_whitespace() {
        let action = Action::read(game.rules().variant(), text).unwrap();
        game.play(action).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

fn legal(game: &Game) -> BTreeSet<String> {
    game.legal_actions().iter().map(Action::to_string).collect()
}

/// `White: no men`: who has won, and the ending in small words.
fn result(game: &Game) -> String {
    let outcome = game.outcome().expect("the example says the game is over");
    let variant = game.rules().variant();
    let winner = outcome.winner.map_or("draw", |team| variant.side_name(team.side()));
    let mut text = format!("{winner}:");
    for c in format!("{:?}", outcome.ending).chars() {
        text.extend(c.is_uppercase().then_some(' '));
        text.extend(c.to_lowercase());
    }
    text
}
