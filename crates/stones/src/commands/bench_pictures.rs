//! `stones bench pictures`: drawing and encoding the boards.

use serde_json::json;

use super::bench::Figures;

/// Rounds in which everything is measured once; medians are taken over them.
const ROUNDS: usize = 41;

/// CPU milliseconds and bytes, by the names that `render` gives them.
pub fn figures() -> Figures {
    let figure = |name: &str, value: f64| match name.ends_with("_bytes") {
        true => json!(value as u64),
        false => json!((value * 1_000.0).round() / 1_000.0),
    };
    let measured = render::bench::pictures(ROUNDS).into_iter();
    measured.map(|(name, value)| (name.clone(), figure(&name, value))).collect()
}
