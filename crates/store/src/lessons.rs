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

    /// The same for who was at `known`, and for nobody who has come elsewhere meanwhile; false if they have.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn go_on_in_lessons(
        &self,
        player: PlayerId,
        game: Variant,
        known: Option<&str>,
        step: &str,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let kept = sqlx::query(
            "INSERT INTO lesson_progress (player, game, step) VALUES ($1, $2, $3) \
             ON CONFLICT (player, game) DO UPDATE SET step = $3 WHERE lesson_progress.step = $4",
        )
        .bind(player.column())
        .bind(game.word())
        .bind(step)
        .bind(known)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(kept.rows_affected() > 0)
    }
}
