//! `stones tune`: weights from the engine's own games.

use std::io::{self, Write};

use engine::tune::{Plan, tune};
use rules::Rules;

/// What is tuned.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Games and their options, one line of weights each: "mosona strict"
    #[arg(required = true)]
    games: Vec<String>,
    /// How many games are played for each
    #[arg(long, default_value_t = 4_000)]
    count: usize,
    /// How much is thought about a move, in nodes
    #[arg(long, default_value_t = 1_500)]
    nodes: u64,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Prints, for each game, how well the weights so far and the new ones tell results, and the new ones as the
/// engine's text of weights has them.
///
/// # Errors
///
/// If a game has no such options or nothing can be written.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let Options { count, nodes, threads, seed, .. } = *options;
    for game in &options.games {
        let rules: Rules = game.parse()?;
        let tuned = tune(rules, Plan { games: count, nodes, threads, seed });
        let [before, after] = tuned.errors;
        let weights: Vec<String> = tuned.weights.iter().map(i32::to_string).collect();
        let mut out = io::stdout().lock();
        writeln!(out, "# {rules}: {} positions, error {before:.4} before, {after:.4} after", tuned.samples)?;
        writeln!(out, "{}: {}", tuned.kind, weights.join(" "))?;
    }
    Ok(())
}
