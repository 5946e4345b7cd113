//! `stones bench pictures`: drawing and encoding the boards.

use serde_json::json;

use super::bench::Figures;

/// Rounds in which everything is measured once; medians are taken over them.
const ROUNDS: usize = 41;

/// CPU milliseconds and bytes, by the names that `render` gives them.
pub fn figures() -> Figures {
    let round = |value: f64| (value * 1_000.0).round() / 1_000.0;
    render::bench::pictures(ROUNDS).into_iter().map(|(name, value)| (name, json!(round(value)))).collect()
}
