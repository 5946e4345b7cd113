//! `stones bench search`: how many nodes a second a search looks at.

use std::time::{Duration, Instant};

use engine::{Engine, Limits, Settings, Stop};
use rules::{Game, Rules};
use serde_json::json;

use super::bench::Figures;

/// From the start of each game under its own rules, with one thread.
const GAMES: [(&str, &str); 3] =
    [("mosona_nps", "mosona"), ("kolowis_nps", "kolowis"), ("awithlaknakwe_nps", "awithlaknakwe")];

/// How long each is searched.
const TIME: Duration = Duration::from_secs(3);

/// A node is a position generated or evaluated, quiescence included.
pub fn figures() -> Figures {
    let mut engine = Engine::new(Settings::default());
    GAMES.into_iter().map(|(name, rules)| (name.to_owned(), json!(measure(&mut engine, rules)))).collect()
}

fn measure(engine: &mut Engine, rules: &str) -> u64 {
    let rules: Rules = rules.parse().expect("the name of a game");
    engine.forget();
    let began = Instant::now();
    let found = engine.search(&Game::new(rules), Limits::time(TIME), &Stop::default(), &mut |_| ());
    let nodes = found.map_or(0, |found| found.nodes);
    (nodes as f64 / began.elapsed().as_secs_f64()) as u64
}
