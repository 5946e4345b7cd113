//! Hold-ups on purpose: tests see by them that people are answered in time whatever takes long.

use std::time::Duration;

/// How long store and drawing are held up; not at all by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoldUps {
    /// Before a request is carried out.
    pub store: Duration,
    /// Before a picture is drawn.
    pub drawing: Duration,
}

/// Waits as long as a hold-up lasts.
pub async fn pass(hold_up: Duration) {
    if !hold_up.is_zero() {
        tokio::time::sleep(hold_up).await;
    }
}
