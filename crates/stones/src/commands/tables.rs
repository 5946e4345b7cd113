//! `stones tables`: endgame tables made, looked through and asked.

use std::{
    fs,
    io::{self, IsTerminal, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
    time::Instant,
};

use anyhow::Context;
use clap::{Args, Subcommand};
use engine::tables::{Checked, Oracle, Progress, Tables, TablesError};
use rules::{Position, Rules, strip::Setup};

use crate::config;

/// What is done with the tables: the values of all positions of strict Mosona with few men.
#[derive(Debug, Subcommand)]
pub enum What {
    /// Make them; with 8 men about a minute on two cores, and 17 MB
    Build {
        /// The most men on the board, both sides together
        #[arg(long, default_value_t = *Tables::MEN.end(), value_parser = men())]
        men: u8,
        /// Where to; by default strip8-strict-N.tables in your data folder
        #[arg(long)]
        file: Option<PathBuf>,
        #[command(flatten)]
        threads: Threads,
    },
    /// Compare every value with those after its moves, and those of few men with slow counting; exit status 1
    /// if any is wrong
    Verify {
        #[command(flatten)]
        source: Source,
        #[command(flatten)]
        threads: Threads,
    },
    /// Print the value of a position for the side to move
    Probe {
        /// Such as W:Wa2,b5:Bb9,c4
        position: String,
        #[command(flatten)]
        source: Source,
    },
}

/// Which tables are used.
#[derive(Debug, Args)]
pub struct Source {
    /// The tables; by default those with the most men in your data folder
    #[arg(long)]
    file: Option<PathBuf>,
}

/// How much is done at a time.
#[derive(Debug, Args)]
pub struct Threads {
    /// Threads to work on; by default one for each core
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The oracle takes seconds for so many men, minutes for one more.
const ORACLE_MEN: usize = 4;

/// Builds, checks or asks. Fails if a value is wrong.
///
/// # Errors
///
/// If tables cannot be read or written, or the position not be read or found.
pub fn run(what: &What) -> anyhow::Result<ExitCode> {
    match what {
        What::Build { men, file, threads } => build(*men, file.as_deref(), threads)?,
        What::Verify { source, threads } => return verify(source, threads),
        What::Probe { position, source } => probe(position, source)?,
    }
    Ok(ExitCode::SUCCESS)
}

impl Source {
    /// Reads the tables.
    pub fn load(&self) -> anyhow::Result<Tables> {
        Ok(Tables::load(&self.path()?)?)
    }

    /// The file that is meant, which is there unless it was named.
    fn path(&self) -> anyhow::Result<PathBuf> {
        if let Some(file) = &self.file {
            return Ok(file.clone());
        }
        let folder = folder()?;
        let paths = Tables::MEN.rev().map(|men| folder.join(file_name(men)));
        paths.into_iter().find(|path| path.exists()).with_context(|| {
            format!("no endgame tables in {}; `stones tables build` makes them", folder.display())
        })
    }
}

/// Lays the tables of the data folder ready for the engine, if there are any; it makes small ones on demand.
///
/// # Errors
///
/// If there are some that cannot be read.
pub fn lay_ready() -> Result<(), TablesError> {
    if let Ok(path) = (Source { file: None }).path() {
        Tables::load(&path)?.lay_ready();
    }
    Ok(())
}

impl Threads {
    fn count(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, NonZeroUsize::get)
    }
}

fn men() -> impl clap::builder::TypedValueParser<Value = u8> {
    clap::value_parser!(u8).range(i64::from(*Tables::MEN.start())..=i64::from(*Tables::MEN.end()))
}

fn file_name(men: u8) -> String {
    format!("strip8-strict-{men}.tables")
}

fn folder() -> anyhow::Result<PathBuf> {
    config::data_folder().ok().context("this user has no home folder: say with --file where the tables are")
}

fn build(men: u8, file: Option<&Path>, threads: &Threads) -> anyhow::Result<()> {
    let path = file.map_or_else(|| default_path(men), |file| Ok(file.to_owned()))?;
    let (began, mut shown) = (Instant::now(), Shown::default());
    let tables = Tables::build(men, threads.count(), &mut |progress| shown.show(building(progress)));
    shown.end();
    tables.save(&path)?;
    let (positions, bytes) = (tables.positions(), fs::metadata(&path)?.len());
    let seconds = began.elapsed().as_secs_f64();
    writeln!(io::stdout(), "{}: {positions} positions, {bytes} bytes, {seconds:.1} s", path.display())?;
    Ok(())
}

/// Where the tables for `men` men are kept, in a folder that is made if need be.
fn default_path(men: u8) -> anyhow::Result<PathBuf> {
    let folder = folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder.join(file_name(men)))
}

fn building(progress: Progress) -> String {
    let Progress { men: (one, other), plies: _, done, slots } = progress;
    format!("{:>3} %, now {one} men against {other}", done * 100 / slots)
}

fn verify(source: &Source, threads: &Threads) -> anyhow::Result<ExitCode> {
    let (tables, mut shown) = (source.load()?, Shown::default());
    let checked = tables.check(threads.count(), &mut |done| {
        shown.show(format!("{:>3} %", done * 100 / tables.positions()));
    });
    shown.end();
    let with_oracle = tables.check_with(&Oracle::up_to(ORACLE_MEN.min(tables.men().into())));
    report("compared with the values after their moves", &checked)?;
    report("compared with the slow oracle", &with_oracle)?;
    let is_right = checked.wrong + with_oracle.wrong == 0;
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report(how: &str, checked: &Checked) -> io::Result<()> {
    let Checked { positions, wrong, example } = checked;
    let example = example.map(|position| format!(", such as {position}")).unwrap_or_default();
    writeln!(io::stdout(), "{positions} positions {how}, {wrong} wrong{example}")
}

fn probe(line: &str, source: &Source) -> anyhow::Result<()> {
    let rules: Rules = "mosona strict".parse().expect("a preset of Mosona");
    let Position::Strip(start) = Position::start(&rules) else {
        unreachable!("Mosona is played on the strip")
    };
    let position = Setup::read(start.rules(), line)?.position()?;
    let tables = source.load()?;
    let verdict = tables
        .probe(&position)
        .with_context(|| format!("these tables end at {} men, both sides together", tables.men()))?;
    let mut out = io::stdout().lock();
    write!(out, "{verdict}")?;
    if !verdict.is_cursed() && !verdict.holds(position.quiet()) {
        write!(
            out,
            ", but so many quiet moves are behind that the men are counted before: {}",
            verdict.counted
        )?;
    }
    Ok(writeln!(out)?)
}

/// What is going on, on standard error: in one line that changes, or line by line if nobody watches.
#[derive(Default)]
struct Shown {
    last: String,
}

impl Shown {
    fn show(&mut self, text: String) {
        if text != self.last {
            let (start, end) = if io::stderr().is_terminal() { ("\r", "   ") } else { ("", "\n") };
            // Whoever closed it does not want to know.
            let _ = write!(io::stderr(), "{start}{text}{end}");
            self.last = text;
        }
    }

    fn end(&self) {
        if io::stderr().is_terminal() {
            let _ = writeln!(io::stderr());
        }
    }
}
