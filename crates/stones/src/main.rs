//! Stones: the three Zuni board games on Discord. The one binary of the workspace.

mod commands;
mod config;

use std::{io, path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use commands::{
    bench, draw, engine as engine_command, ladder, perft, play_match, record, serve, tables, tune,
};
use config::Config;

/// The three board games of the Zuni people on Discord.
///
/// Without a subcommand: the bot if there is a token, else a local sandbox and the bot in it.
#[derive(Debug, Parser)]
#[command(version, after_help = config::help())]
struct Arguments {
    /// Settings file; by default stones.toml in your configuration folder, if there is one
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    /// Forget the sandbox's server and games of earlier runs
    #[arg(long, global = true)]
    fresh: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot on Discord; fails without a token
    Bot,
    /// Run the local stand-in for Discord alone
    Sandbox,
    /// Count every line of a perft table anew; exit status 1 if any is wrong
    Perft { file: PathBuf },
    /// Replay a game record and print its final position and result
    Record { file: PathBuf },
    /// Draw a board as a PNG file, a game as a GIF file
    Draw(Box<draw::Options>),
    /// Speak the engine's text protocol on standard input and output
    Engine(engine_command::Options),
    /// Play two settings of the engine, or other programs, against each other
    Match(Box<play_match::Options>),
    /// Play every level against the one below
    Ladder(ladder::Options),
    /// Make the weights of the engine's judgement from its own games
    Tune(tune::Options),
    /// Endgame tables: make, check, ask
    Tables {
        #[command(subcommand)]
        what: tables::What,
    },
    /// Measure
    Bench {
        #[command(subcommand)]
        what: bench::What,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        // Whoever read our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The causes in one line: a person reads this, not a debugger.
            eprintln!("stones: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    match arguments.command {
        Some(Command::Perft { file }) => return perft::run(&file),
        Some(Command::Record { file }) => record::run(&file)?,
        Some(Command::Draw(options)) => draw::run(&options)?,
        Some(Command::Engine(options)) => engine_command::run(options)?,
        Some(Command::Match(options)) => play_match::run(&options)?,
        Some(Command::Ladder(options)) => ladder::run(&options)?,
        Some(Command::Tune(options)) => tune::run(&options)?,
        Some(Command::Tables { what }) => return tables::run(&what),
        Some(Command::Bench { what }) => runtime()?.block_on(bench::run(what))?,
        Some(Command::Bot) => serve(&arguments.config, serve::Mode::Bot, arguments.fresh)?,
        Some(Command::Sandbox) => serve(&arguments.config, serve::Mode::Sandbox, arguments.fresh)?,
        None => serve(&arguments.config, serve::Mode::ByToken, arguments.fresh)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn serve(file: &Option<PathBuf>, mode: serve::Mode, fresh: bool) -> anyhow::Result<()> {
    let config = Config::load(file.as_deref())?;
    runtime()?.block_on(serve::run(config, mode, fresh))
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}
