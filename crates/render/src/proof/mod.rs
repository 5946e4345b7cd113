//! Proof that pictures can be read: by eyes that see colours differently, at little contrast, on a phone.

mod bars;
mod colour;
mod exact;
mod legible;

use crate::theme::Theme;

/// Draws each theme's pictures once for all proofs.
static RENDERERS: std::sync::LazyLock<Vec<crate::Renderer>> =
    std::sync::LazyLock::new(|| Theme::ALL.iter().map(|theme| crate::Renderer::with_theme(theme)).collect());
