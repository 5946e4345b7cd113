//! Who is told, once, that all of their games wait for them.

use std::{sync::atomic::Ordering, time::Duration};

use play::{GameId, PlayerId, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, rows::Column};

/// They have waited for so long.
const PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

/// It is looked for no more often: it reads all running games.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// So many are called in one go.
const AT_ONCE: i64 = 20;

impl Store {
    /// Calls everybody all of whose running games have waited for them for over a day, in the oldest of these
    /// games that is told by posts, unless they were called since they last moved or are on vacation.
    pub(crate) async fn call_the_awaited(&self, now: Time) -> Result<(), StoreError> {
        // A look that is forgotten by a restart comes early, and nobody is called twice for it.
        let last = self.0.called_at.load(Ordering::Relaxed);
        if now.since(Time(last)) < EVERY && now.0 >= last {
            return Ok(());
        }
        self.0.called_at.store(now.0, Ordering::Relaxed);
        self.note_the_awaited(now).await?;
        let before = now.0.saturating_sub((Time(0) + PATIENCE).0);
        let awaited: Vec<i64> = sqlx::query_scalar(
            "SELECT p.player FROM game g JOIN game_player p ON p.game = g.id \
             WHERE g.running = 1 AND NOT EXISTS (SELECT 1 FROM called c WHERE c.player = p.player) \
             AND NOT EXISTS (SELECT 1 FROM vacation v WHERE v.player = p.player AND v.until > $2) \
             GROUP BY p.player HAVING COUNT(*) = \
             SUM(CASE WHEN g.waits_for = p.player AND g.waits_since <= $1 THEN 1 ELSE 0 END) \
             ORDER BY p.player LIMIT $3",
        )
        .bind(before)
        .bind(now.0)
        .bind(AT_ONCE)
        .fetch_all(&self.0.pool)
        .await?;
        for player in awaited.into_iter().map(PlayerId::from_column) {
            self.call(player, now).await?;
        }
        Ok(())
    }

    /// The oldest game of `player` in which everybody reads that they are called: a guest's has no place yet,
    /// and where the app came with a person nothing is posted.
    async fn heard_in(&self, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        let own: Vec<i64> = sqlx::query_scalar(
            "SELECT g.id FROM game g JOIN game_player p ON p.game = g.id \
             WHERE p.player = $1 AND g.running = 1 ORDER BY g.id",
        )
        .bind(player.column())
        .fetch_all(&self.0.pool)
        .await?;
        for id in own.into_iter().map(GameId) {
            // One that cannot be read tells nothing.
            let game = self.game(id).await.ok().flatten();
            if game.is_some_and(|game| game.posts_to().is_some()) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// That they were called is written first: twice would be nagging, while never is no loss.
    async fn call(&self, player: PlayerId, now: Time) -> Result<(), StoreError> {
        let heard_in = self.heard_in(player).await?;
        let mut tx = self.begin().await?;
        let noted = sqlx::query("INSERT INTO called (player, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(player.column())
            .bind(now.0)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        if let Some(id) = heard_in.filter(|_| noted.rows_affected() > 0) {
            self.by_itself(id, now, |game, _| game.call().filter(|_| game.waits_for() == Some(player)))
                .await?;
        }
        Ok(())
    }

    /// Notes for whom games wait that began before that was noted.
    async fn note_the_awaited(&self, now: Time) -> Result<(), StoreError> {
        let unknown: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM game WHERE running = 1 AND waits_since IS NULL LIMIT $1")
                .bind(AT_ONCE)
                .fetch_all(&self.0.pool)
                .await?;
        for id in unknown.into_iter().map(GameId) {
            self.note_awaited(id, now).await?;
        }
        Ok(())
    }

    async fn note_awaited(&self, id: GameId, now: Time) -> Result<(), StoreError> {
        // One that cannot be read is noted as waiting for nobody.
        let game = self.game(id).await.ok().flatten();
        let waits_for = game.as_ref().and_then(|game| game.waits_for());
        let since = game.map_or(now, |game| game.waits_since());
        let mut tx = self.begin().await?;
        sqlx::query("UPDATE game SET waits_for = $2, waits_since = $3 WHERE id = $1 AND waits_since IS NULL")
            .bind(id.0)
            .bind(waits_for.map(Column::column))
            .bind(since.0)
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }
}

/// Forgets that people were called who play no more.
pub async fn forget(db: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM called WHERE NOT EXISTS (SELECT 1 FROM game_player p JOIN game g ON g.id = p.game \
         WHERE p.player = called.player AND g.running = 1)",
    )
    .execute(db)
    .await?;
    Ok(())
}
