//! Forgetting what nobody will ask for again.

use std::time::Duration;

use play::Time;

use crate::{Store, StoreError, calling, notices, vacations};

/// How long a repeated command is known as one: far longer than anybody sends one again.
const KEYS: Duration = Duration::from_secs(2 * 24 * 3600);

/// How long posts are kept that went out, or could not.
const POSTS: Duration = Duration::from_secs(30 * 24 * 3600);

impl Store {
    /// Forgets keys of commands that are older than two days, posts and notices that ended and are older than
    /// thirty, vacations that count no more, and who was called of those who play no more. Games, challenges and their events are kept for good.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn tidy(&self) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let ago = |age: Duration| Time(now.0.saturating_sub((Time(0) + age).0)).0;
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM decision WHERE at < $1").bind(ago(KEYS)).execute(&mut *tx).await?;
        sqlx::query(
            "DELETE FROM post_told WHERE post IN \
             (SELECT id FROM post WHERE state IN ('sent', 'undeliverable') AND made < $1)",
        )
        .bind(ago(POSTS))
        .execute(&mut *tx)
        .await?;
        sqlx::query("DELETE FROM post WHERE state IN ('sent', 'undeliverable') AND made < $1")
            .bind(ago(POSTS))
            .execute(&mut *tx)
            .await?;
        notices::forget(&mut tx, Time(ago(POSTS))).await?;
        vacations::forget(&mut tx, now).await?;
        calling::forget(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }
}
