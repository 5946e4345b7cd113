//! How far people have come in the lessons. What the words for that mean is not known here.

use play::PlayerId;
use rules::Variant;

use crate::{Store, StoreError, rows::Column};

impl Store {
    /// Where `player` is in the lessons of a game, as it was last kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lesson_step(&self, player: PlayerId, game: Variant) -> Result<Option<String>, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        let step = sqlx::query_scalar("SELECT step FROM lesson_progress WHERE player = $1 AND game = $2")
            .bind(player.column())
            .bind(game.word())
            .fetch_optional(&mut *db)
            .await?;
        Ok(step)
    }

    /// Keeps where `player` is in the lessons of a game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn keep_lesson_step(
        &self,
        player: PlayerId,
        game: Variant,
        step: &str,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO lesson_progress (player, game, step) VALUES ($1, $2, $3) \
             ON CONFLICT (player, game) DO UPDATE SET step = excluded.step",
        )
        .bind(player.column())
        .bind(game.word())
        .bind(step)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }
}
