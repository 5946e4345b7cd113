//! `stones perft FILE`: counts every line of a perft table anew.

use std::{path::Path, process::ExitCode};

use anyhow::Context;
use rules::PerftLine;

/// Prints every line whose counts differ and a closing summary. Fails if any line is wrong.
pub fn run(file: &Path) -> anyhow::Result<ExitCode> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut lines = 0;
    let mut wrong = 0;
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| is_entry(line)) {
        lines += 1;
        if let Err(fault) = check(line) {
            wrong += 1;
            println!("line {number}: {fault}\n  {line}");
        }
    }
    anyhow::ensure!(lines > 0, "{} has no perft line", file.display());
    println!("{lines} lines, {wrong} wrong");
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
