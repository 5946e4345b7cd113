//! Hold-ups on purpose: tests see by them that people are answered in time whatever takes long.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

/// How long store and drawing are held up; not at all by default. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct HoldUps(Arc<Lengths>);

/// In milliseconds.
#[derive(Debug, Default)]
struct Lengths {
    store: AtomicU64,
    drawing: AtomicU64,
}

impl HoldUps {
    /// From now on the store waits so long before it is asked, and a picture before it is drawn.
    pub fn set(&self, store: Duration, drawing: Duration) {
        let millis = |length: Duration| u64::try_from(length.as_millis()).unwrap_or(u64::MAX);
        self.0.store.store(millis(store), Ordering::Relaxed);
        self.0.drawing.store(millis(drawing), Ordering::Relaxed);
    }

    /// Waits before the store is asked.
    pub(crate) async fn store(&self) {
        pass(&self.0.store).await;
    }

    /// Waits before a picture is drawn.
    pub(crate) async fn drawing(&self) {
        pass(&self.0.drawing).await;
    }
}

async fn pass(millis: &AtomicU64) {
    let millis = millis.load(Ordering::Relaxed);
    if millis > 0 {
        tokio::time::sleep(Duration::from_millis(millis)).await;
    }
}
