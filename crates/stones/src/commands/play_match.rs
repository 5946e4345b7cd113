//! `stones match`: two settings of the engine, or other programs, against each other.

use std::io::{self, Write};

use engine::contest::{self, Pair, Tally};
use rules::Rules;
use serde_json::json;

use super::players::Setting;

/// What is played.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// The game and its options: "mosona strict"
    game: String,
    /// The first player: max, max=100 (milliseconds a move), level=3, movetime=100, nodes=20000, depth=6, alphabeta=4,
    /// greedy, or program=PATH,movetime=100
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
