//! `stones bench tables`: reading endgame tables and asking them.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    hint,
    time::Instant,
};

use engine::tables::Tables;
use rules::strip::Position;
use serde_json::json;

use super::{bench::Figures, tables::Source};

/// How many positions are asked for, each once.
const SAMPLE: usize = 200_000;

/// Nanoseconds of single probes of stored positions, others at each run; those include reading the clock.
pub fn figures(source: &Source) -> anyhow::Result<Figures> {
    let began = Instant::now();
    let tables = source.load()?;
    let load = began.elapsed();
    let sample = tables.sample(RandomState::new().build_hasher().finish(), SAMPLE);
    let mut times: Vec<u64> = sample.iter().map(|position| probe(&tables, position)).collect();
    times.sort_unstable();
    Ok(Figures::from_iter([
        ("men".to_owned(), json!(tables.men())),
        ("positions".to_owned(), json!(tables.positions())),
        ("bytes".to_owned(), json!(tables.to_bytes().len())),
        ("load_ms".to_owned(), json!(load.as_millis() as u64)),
        ("probes".to_owned(), json!(times.len())),
        ("probe_ns_median".to_owned(), json!(times[times.len() / 2])),
        ("probe_ns_p99".to_owned(), json!(times[times.len() * 99 / 100])),
    ]))
}

/// How long one probe takes, in nanoseconds.
fn probe(tables: &Tables, position: &Position) -> u64 {
    let began = Instant::now();
    let verdict = hint::black_box(tables.probe(hint::black_box(position)));
    let taken = began.elapsed();
    assert!(verdict.is_some(), "{position} is stored");
    taken.as_nanos() as u64
}
