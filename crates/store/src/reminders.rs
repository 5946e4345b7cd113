//! How long before the end of their time people are reminded. Plain rows: what came of them are events.

use play::{Game, PlayerId, Reminder};
use sqlx::AnyConnection;

use crate::{Store, StoreError, rows::Column};

impl Store {
    /// How `player` is reminded.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn reminder(&self, player: PlayerId) -> Result<Reminder, StoreError> {
        of_player(&mut *self.0.pool.acquire().await?, player).await
    }

    /// Lets `player` be reminded otherwise, in running games too.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn set_reminder(&self, player: PlayerId, reminder: Reminder) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO reminder (player, before) VALUES ($1, $2) \
             ON CONFLICT (player) DO UPDATE SET before = $2",
        )
        .bind(player.column())
        .bind(reminder.to_string())
        .execute(&mut *tx)
        .await?;
        // They are looked at with the next ring of the clocks, and then ring when they should.
        sqlx::query(
            "UPDATE game SET rings = $2 WHERE running = 1 AND rings > $2 AND waits_for = $1 \
             AND id IN (SELECT game FROM game_player WHERE player = $1)",
        )
        .bind(player.column())
        .bind(self.0.clock.now().0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }
}

/// How the player to move is reminded.
pub async fn of_mover(db: &mut AnyConnection, game: &Game) -> Result<Reminder, StoreError> {
    match game.player_to_move() {
        Some(player) => of_player(db, player).await,
        None => Ok(Reminder::default()),
    }
}

/// A word of a later release is as good as none.
async fn of_player(db: &mut AnyConnection, player: PlayerId) -> Result<Reminder, StoreError> {
    let word: Option<String> = sqlx::query_scalar("SELECT before FROM reminder WHERE player = $1")
        .bind(player.column())
        .fetch_optional(db)
        .await?;
    Ok(word.and_then(|word| word.parse().ok()).unwrap_or_default())
}
