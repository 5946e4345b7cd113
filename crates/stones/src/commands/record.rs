//! `stones record FILE`: replays a game record.

use std::path::Path;

use anyhow::Context;
use rules::{Record, RecordResult};

/// Prints the rules, the final position and the result.
pub fn run(file: &Path) -> anyhow::Result<()> {
    let record = read(file)?;
    let game = &record.game;
    println!("{}", game.rules());
    println!("{}", game.position());
    println!("{}", result_line(&record));
    Ok(())
}

/// Reads a record from a file.
///
/// # Errors
///
/// If the file cannot be read or its text is no record.
pub fn read(file: &Path) -> anyhow::Result<Record> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    text.parse().with_context(|| format!("{} is not a game record", file.display()))
}

fn result_line(record: &Record) -> String {
    match (record.game.outcome(), record.result) {
        (Some(outcome), result) => format!("{result} ({})", outcome.ending),
        (None, RecordResult::Open) => {
            let side = record.game.rules().variant().side_name(record.game.to_move());
            format!("* ({side} to move)")
        }
        (None, result) => format!("{result} (not decided on the board)"),
    }
}
