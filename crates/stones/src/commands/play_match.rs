//! `stones match`: two settings of the engine, or other programs, against each other.

use std::{
    io::{self, Write},
    str::FromStr,
    time::Duration,
};

use anyhow::{Context, bail};
use engine::{
    Baseline, Engine, External, Limits, Settings, Stop, Strength,
    contest::{self, Pair, Player, Tally},
};
use rules::{Action, Game, Rules};
use serde_json::json;

/// What is played.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// The game and its options: "mosona strict"
    game: String,
    /// The first player: max, max=100 (milliseconds a move), level=3, movetime=100, nodes=20000, depth=6, alphabeta=4, greedy, or
    /// program=PATH,movetime=100
    one: Setting,
    /// The second player
    other: Setting,
    /// How many games, an even number: every opening is played from both sides
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    games: u32,
    /// How many are played at the same time
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Other openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One flat JSON object instead of a line after each game
    #[arg(long)]
    json: bool,
}

/// Plays and prints the score.
///
/// # Errors
///
/// If the game has no such options, endgame tables cannot be read, a program cannot be started or nothing can be written.
pub fn run(options: &Options) -> anyhow::Result<()> {
    super::tables::lay_ready()?;
    let rules: Rules = options.game.parse()?;
    // A program that is not there is told before anything is played.
    options.one.player()?;
    options.other.player()?;
    let openings = contest::openings(rules, options.games.div_ceil(2) as usize, options.seed);
    let pair = || -> Pair { [&options.one, &options.other].map(Setting::player_or_nobody) };
    let each = |tally: &Tally| {
        if !options.json {
            // Who does not read the score any more gets it at the end.
            let _ = writeln!(io::stdout(), "{tally}");
        }
    };
    let tally = contest::play(&openings, options.threads.into(), pair, each);
    if options.json {
        writeln!(io::stdout(), "{}", figures(options, &tally))?;
    }
    Ok(())
}

fn figures(options: &Options, tally: &Tally) -> serde_json::Value {
    let elo = tally.elo();
    json!({
        "game": options.game,
        "games": tally.games(),
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
        "points_percent": (tally.share() * 1_000.0).round() / 10.0,
        // Infinity is no number in JSON: where every game went one way there is no estimate.
        "elo": Some(elo.middle.round()).filter(|elo| elo.is_finite()),
        "elo_low": Some(elo.low.round()).filter(|elo| elo.is_finite()),
        "elo_high": Some(elo.high.round()).filter(|elo| elo.is_finite()),
    })
}

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Setting {
    Strength(Strength, Duration),
    Search(Limits),
    Baseline(Baseline),
    Program { path: String, limits: Limits },
}

/// How long a move may take, as in the bot.
const MOST: Duration = Duration::from_secs(2);

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
    fn player(&self) -> anyhow::Result<Box<dyn Player>> {
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
    fn player_or_nobody(&self) -> Box<dyn Player> {
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
