//! `stones bench`: the one way to measure.

use std::{
    io::{self, Write},
    time::Instant,
};

use clap::Subcommand;
use rules::{Position, Rules};
use serde_json::{Map, Value, json};

use super::tables::Source;

/// What is measured.
#[derive(Debug, Subcommand)]
pub enum What {
    /// Counts the paths of 12 actions from the start of Kolowis (strict, full chains), one thread
    Perft(Output),
    /// Draws and encodes mid-game boards, one thread
    Pictures(Output),
    /// Takes one move through play and store after another, on a database of its own
    Move(Output),
    /// Searches from the start of each game, one thread
    Search(Output),
    /// Asks endgame tables for random stored positions, one thread
    Tables {
        #[command(flatten)]
        source: Source,
        #[command(flatten)]
        output: Output,
    },
}

/// How the figures are printed.
#[derive(Debug, clap::Args)]
pub struct Output {
    /// One flat JSON object instead of lines
    #[arg(long)]
    json: bool,
}

/// Figures by name, in the order they were measured.
pub type Figures = Map<String, Value>;

/// Measures and prints.
pub async fn run(what: What) -> anyhow::Result<()> {
    let (output, figures) = match what {
        What::Perft(output) => (output, perft()),
        What::Pictures(output) => (output, super::bench_pictures::figures()),
        What::Move(output) => (output, super::bench_move::figures().await?),
        What::Search(output) => (output, super::bench_search::figures()),
        What::Tables { source, output } => (output, super::bench_tables::figures(&source)?),
    };
    Ok(print(&figures, &output)?)
}

fn print(figures: &Figures, output: &Output) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if output.json {
        return writeln!(out, "{}", Value::Object(figures.clone()));
    }
    figures.iter().try_for_each(|(name, value)| writeln!(out, "{name:<28} {value}"))
}

fn perft() -> Figures {
    let rules: Rules = "kolowis strict".parse().expect("a preset of Kolowis");
    let start = Position::start(&rules);
    let began = Instant::now();
    let leaves = rules::perft(&start, 12);
    let per_second = leaves as f64 / began.elapsed().as_secs_f64();
    Figures::from_iter([
        ("leaves".to_owned(), json!(leaves)),
        ("leaves_per_s".to_owned(), json!(per_second as u64)),
    ])
}
