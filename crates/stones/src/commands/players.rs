//! Who plays in matches and on the ladder: settings of the engine, simple opponents, other programs.

use std::{str::FromStr, time::Duration};

use anyhow::{Context, bail};
use engine::{Baseline, Engine, External, Limits, Settings, Stop, Strength, contest::Player};
use rules::{Action, Game};

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    Strength(Strength, Duration),
    Search(Limits),
    Baseline(Baseline),
    Program { path: String, limits: Limits },
}

/// How long a move may take, as in the bot.
pub const MOST: Duration = Duration::from_secs(2);

impl FromStr for Setting {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Setting> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        Ok(match name {
            "max" if value.is_empty() => Setting::Strength(Strength::MAX, MOST),
            "max" => {
                let ms: Option<u64> = value.parse().ok().filter(|ms| *ms > 0);
                Setting::Strength(
                    Strength::MAX,
                    Duration::from_millis(ms.context("max=100, in milliseconds")?),
                )
            }
            "level" => {
                let level = value.parse().ok().and_then(Strength::level);
                Setting::Strength(level.context("a level is 1 to 8")?, MOST)
            }
            "greedy" if value.is_empty() => Setting::Baseline(Baseline::Greedy),
            "alphabeta" => {
                let depth = value.parse().ok().filter(|depth| (1..=20).contains(depth));
                Setting::Baseline(Baseline::AlphaBeta {
                    depth: depth.context("alphabeta needs 1 to 20 plies")?,
                })
            }
            "program" => {
                let (path, limit) = value.split_once(',').context("program=PATH,movetime=100")?;
                Setting::Program { path: path.to_owned(), limits: limits(limit)? }
            }
            _ => Setting::Search(limits(text)?),
        })
    }
}

fn limits(text: &str) -> anyhow::Result<Limits> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let number: u64 = value.parse().ok().filter(|number| *number > 0).with_context(|| {
        format!("\"{text}\" is no player: max, max=100, level=3, movetime=100, nodes=20000, depth=6, alphabeta=4, greedy, program=PATH,movetime=100")
    })?;
    Ok(match name {
        "movetime" => Limits::time(Duration::from_millis(number)),
        "nodes" => Limits::nodes(number),
        "depth" => Limits::depth(number.min(255) as u8),
        _ => bail!("\"{name}\" is no limit: movetime, nodes, depth"),
    })
}

impl Setting {
    /// Makes the player.
    ///
    /// # Errors
    ///
    /// If a program cannot be started.
    pub fn player(&self) -> anyhow::Result<Box<dyn Player>> {
        let engine = || Engine::new(Settings::default());
        Ok(match self {
            Setting::Strength(strength, time) => {
                Box::new(Level { engine: engine(), strength: *strength, time: *time, games: 0 })
            }
            Setting::Search(limits) => Box::new(Searcher { engine: engine(), limits: *limits }),
            Setting::Baseline(baseline) => Box::new(Simple { baseline: *baseline, games: 0 }),
            Setting::Program { path, limits } => {
                let words: Vec<String> = path.split(' ').map(str::to_owned).collect();
                let started = External::start(&words[0], &words[1..], *limits);
                Box::new(started.with_context(|| format!("cannot start {path}"))?)
            }
        })
    }

    /// A player that cannot be made gives every game up.
    pub fn player_or_nobody(&self) -> Box<dyn Player> {
        self.player().unwrap_or_else(|_| Box::new(Nobody))
    }
}

struct Level {
    engine: Engine,
    strength: Strength,
    time: Duration,
    games: u64,
}

/// Another seed for every game.
impl Player for Level {
    fn choose(&mut self, game: &Game) -> Option<Action> {
        self.games += u64::from(game.actions().len() < 12);
        self.engine.choose(game, self.strength, self.time, self.games, &Stop::default())
    }
}

struct Searcher {
    engine: Engine,
    limits: Limits,
}

impl Player for Searcher {
    fn choose(&mut self, game: &Game) -> Option<Action> {
        let found = self.engine.search(game, self.limits, &Stop::default(), &mut |_| ());
        found.map(|found| found.action)
    }
}

struct Simple {
    baseline: Baseline,
    games: u64,
}

impl Player for Simple {
    fn choose(&mut self, game: &Game) -> Option<Action> {
        self.games += 1;
        self.baseline.choose(game, self.games)
    }
}

struct Nobody;

impl Player for Nobody {
    fn choose(&mut self, _: &Game) -> Option<Action> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        for (text, setting) in [
            ("max", Setting::Strength(Strength::MAX, MOST)),
            ("max=100", Setting::Strength(Strength::MAX, Duration::from_millis(100))),
            ("level=8", Setting::Strength(Strength::level(8).expect("a level"), MOST)),
            ("movetime=100", Setting::Search(Limits::time(Duration::from_millis(100)))),
            ("depth=6", Setting::Search(Limits::depth(6))),
            ("alphabeta=4", Setting::Baseline(Baseline::AlphaBeta { depth: 4 })),
            ("greedy", Setting::Baseline(Baseline::Greedy)),
            (
                "program=./other engine,nodes=5",
                Setting::Program { path: "./other engine".to_owned(), limits: Limits::nodes(5) },
            ),
        ] {
            assert_eq!(text.parse::<Setting>().expect(text), setting);
        }
        for text in ["", "level=9", "level", "nodes=0", "alphabeta=0", "program=x", "speed=3", "max=0"] {
            assert!(text.parse::<Setting>().is_err(), "{text}");
        }
    }
}
