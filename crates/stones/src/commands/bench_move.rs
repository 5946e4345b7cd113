//! `stones bench move`: one move after another through play and store.

use serde_json::json;

use super::bench::Figures;

/// Moves played: a few seconds on a slow disk.
const MOVES: usize = 1_000;

/// Measures on an SQLite file of its own, as durable as the real one.
pub async fn figures() -> anyhow::Result<Figures> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}", folder.path().join("bench.sqlite").display());
    let measured = store::bench_moves(&url, MOVES).await?;
    Ok(Figures::from_iter([
        ("moves".to_owned(), json!(measured.moves)),
        ("commits_per_s".to_owned(), json!(measured.commits_per_second as u64)),
        ("move_median_ms".to_owned(), json!(round(measured.median_ms))),
        ("move_p99_ms".to_owned(), json!(round(measured.p99_ms))),
    ]))
}

fn round(ms: f64) -> f64 {
    (ms * 1_000.0).round() / 1_000.0
}
