//! `stones record FILE`: replays a game record.

use std::{
    io::{self, Write},
    path::Path,
};

use anyhow::Context;
use rules::{MAX_RECORD, Record, RecordResult};

use super::files::read_text;

/// Prints the rules, the final position and the result.
///
/// # Errors
///
/// As [`read`], or if nothing can be written.
pub fn run(file: &Path) -> anyhow::Result<()> {
    let record = read(file)?;
    let game = &record.game;
    writeln!(io::stdout(), "{}\n{}\n{}", game.rules(), game.position(), result_line(&record))?;
    Ok(())
}

/// Reads a record from a file.
///
/// # Errors
///
/// If the file cannot be read or its text is no record.
pub fn read(file: &Path) -> anyhow::Result<Record> {
    let text = read_text(file, MAX_RECORD)?;
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
