//! `stones engine`: the engine behind its text protocol.

use std::io;

use engine::Settings;

/// How much of the machine the engine uses.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Threads of a search
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Size of the transposition table, in MiB
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=16384))]
    hash: u16,
}

/// Answers commands from standard input until `quit` or its end.
///
/// # Errors
///
/// If endgame tables or input cannot be read, or output not be written.
pub fn run(options: Options) -> anyhow::Result<()> {
    super::tables::lay_ready()?;
    let settings = Settings { threads: options.threads.into(), table_mib: options.hash.into() };
    Ok(engine::protocol::run(io::stdin().lock(), io::stdout(), settings)?)
}
