//! Trying a transaction once more because somebody else was faster.

use crate::StoreError;

/// How often at most.
const ATTEMPTS: u32 = 8;

/// What comes of a transaction that writes. Where another one got in its way, nothing of it has happened: it is
/// tried anew, and decides on the new state.
pub async fn anew<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, StoreError>>,
{
    let mut tried = 1;
    loop {
        match attempt().await {
            Err(error) if error.is_race() && tried < ATTEMPTS => tried += 1,
            outcome => return outcome,
        }
    }
}
