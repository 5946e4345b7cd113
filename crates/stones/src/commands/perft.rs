//! `stones perft FILE`: counts every line of a perft table anew.

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use rules::PerftLine;

use super::files::read_text;

/// Largest table that is read, in bytes; the given one has 85,000.
const MAX_TABLE: usize = 16 * 1024 * 1024;

/// Prints every line whose counts differ and a closing summary. Fails if any line is wrong.
///
/// # Errors
///
/// If the file cannot be read or has no line, or nothing can be written.
pub fn run(file: &Path) -> anyhow::Result<ExitCode> {
    let text = read_text(file, MAX_TABLE)?;
    let mut out = io::stdout().lock();
    let (mut lines, mut wrong) = (0, 0);
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| is_entry(line)) {
        lines += 1;
        if let Err(fault) = check(line) {
            wrong += 1;
            writeln!(out, "line {number}: {fault}\n  {line}")?;
        }
    }
    anyhow::ensure!(lines > 0, "{} has no perft line", file.display());
    writeln!(out, "{lines} lines, {wrong} wrong")?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn is_entry(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

fn check(line: &str) -> Result<(), String> {
    let entry: PerftLine = line.parse().map_err(|error| format!("{error}"))?;
    let counted = entry.recount().map_err(|error| error.to_string())?;
    if counted == entry.counts { Ok(()) } else { Err(format!("counted {counted:?}")) }
}
