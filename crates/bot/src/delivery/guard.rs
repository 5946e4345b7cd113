//! Work that may panic: what waits behind it must not wait for ever.

use tokio::task::JoinSet;

/// What comes of `work`, in a task of its own that ends with this one; `None`: it broke off.
pub async fn guarded<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let mut task = JoinSet::new();
    task.spawn(work);
    match task.join_next().await {
        Some(Ok(done)) => Some(done),
        ended => {
            tracing::error!(error = ?ended.and_then(Result::err), "a delivery broke off");
            None
        }
    }
}
