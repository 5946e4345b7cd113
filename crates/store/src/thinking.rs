//! Games in which the program has something to do: whoever claims one thinks about it.
//!
//! That there is something to do stands in the game's row, and follows from its events alone. So the program's
//! turn outlives every restart, and no two processes think about it at the same time, unless one takes too long.

use std::time::Duration;

use play::{Game, GameId, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, rows::Column};

/// How long a claimed game is left to the one who claimed it: many times what thinking takes.
const LEASE: Duration = Duration::from_secs(60);

/// A game that the caller is to think about: a claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    pub game: GameId,
    /// How often nothing came of thinking about it.
    pub failures: u32,
}

impl Store {
    /// Claims up to `limit` games in which the program has something to do, the one that has waited longest
    /// first, for a minute; `sender` is as of [`Store::claim_posts`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn claim_thinking(&self, sender: &str, limit: u32) -> Result<Vec<Thinking>, StoreError> {
        let now = self.0.clock.now();
        // Where the bot is not in the server any more nobody would see it.
        let due: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT g.id, g.thinks_failed FROM game g WHERE g.running = 1 AND g.thinks <= $1 \
             AND NOT EXISTS (SELECT 1 FROM residence r WHERE r.server = g.home AND r.left_at IS NOT NULL) \
             ORDER BY g.thinks, g.id LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(&self.0.pool)
        .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let mut claimed = Vec::new();
        for (id, failures) in due {
            let taken = sqlx::query(
                "UPDATE game SET thinks = $2, thinks_by = $3 WHERE id = $1 AND running = 1 AND thinks <= $4",
            )
            .bind(id)
            .bind((now + LEASE).0)
            .bind(sender)
            .bind(now.0)
            .execute(&mut *tx)
            .await?;
            let failures = u32::try_from(failures).unwrap_or(u32::MAX);
            claimed.extend((taken.rows_affected() > 0).then_some(Thinking { game: GameId(id), failures }));
        }
        tx.commit().await?;
        Ok(claimed)
    }

    /// Nothing came of it: it is to be thought about again at `due`. Without effect on a claim that is no longer
    /// the caller's, or where there is something else to do by now.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn postpone_thinking(&self, id: GameId, sender: &str, due: Time) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE game SET thinks = $2, thinks_by = NULL, thinks_failed = thinks_failed + 1 \
             WHERE id = $1 AND thinks_by = $3",
        )
        .bind(id.0)
        .bind(due.0)
        .bind(sender)
        .execute(&self.0.pool)
        .await?;
        Ok(())
    }

    /// Takes back the claims of `sender`: for its start, when the process that claimed them is gone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn release_thinking(&self, sender: &str) -> Result<u64, StoreError> {
        let released = sqlx::query("UPDATE game SET thinks = $2, thinks_by = NULL WHERE thinks_by = $1")
            .bind(sender)
            .bind(self.0.clock.now().0)
            .execute(&self.0.pool)
            .await?;
        Ok(released.rows_affected())
    }

    /// Waits until something happens in this process that may give the program something to do. What has
    /// happened since the last call is not missed.
    pub async fn games_stirred(&self) {
        self.0.to_think.notified().await;
    }
}

/// Notes what the program is to do in a game that was as `before`, if it is something else now.
pub async fn note(
    db: &mut AnyConnection,
    id: GameId,
    before: Option<&Game>,
    game: &Game,
    now: Time,
) -> Result<(), StoreError> {
    let task = game.program_task();
    if task == before.and_then(Game::program_task) {
        return Ok(());
    }
    sqlx::query("UPDATE game SET thinks = $2, thinks_by = NULL, thinks_failed = 0 WHERE id = $1")
        .bind(id.0)
        .bind(task.map(|_| now.column()))
        .execute(db)
        .await?;
    Ok(())
}
