//! Who is told, once, that all of their games wait for them.

use std::{error::Error, sync::atomic::Ordering, time::Duration};

use play::{GameId, PlayerId, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, act, anew::anew, held::Held, rows::Column};

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

    /// The oldest game of `player` in which everybody reads that they are called: one whose thread is
    /// still to be made has no place yet, and where the app came with a person nothing is posted.
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

    /// That they were called is written with the call. Whoever could not be called, as their game takes nothing in
    /// or they have none that anybody would read of it, counts as called too: nobody is looked for in vain for ever.
    async fn call(&self, player: PlayerId, now: Time) -> Result<(), StoreError> {
        let heard_in = self.heard_in(player).await?;
        match anew(|| self.try_to_call(player, heard_in, now)).await {
            Err(StoreError::Database(error)) => Err(StoreError::Database(error)),
            Err(error) => {
                tracing::error!(%error, reason = error.source(), "somebody cannot be called");
                anew(|| self.try_to_call(player, None, now)).await
            }
            called => called,
        }
    }

    async fn try_to_call(
        &self,
        player: PlayerId,
        heard_in: Option<GameId>,
        now: Time,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        if let Some(id) = heard_in {
            let Held::Whole(game) = self.0.hold_game(&mut tx, id).await? else {
                // It is damaged since: they are called in another one, the next time.
                return tx.commit().await;
            };
            // Nor are they called if they have just moved.
            let waits = game.waits_for() == Some(player);
            let Some(event) = game.call().filter(|_| waits) else { return Ok(()) };
            if !note(&mut tx, player, now).await? {
                return Ok(());
            }
            let entries = act::numbered(game.seq(), now, &[event]);
            self.append_to_game(&mut tx, id, &game, &entries, now).await?;
        } else {
            note(&mut tx, player, now).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
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

/// Notes that `player` is called; false if they were called before.
async fn note(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<bool, StoreError> {
    let noted = sqlx::query("INSERT INTO called (player, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(player.column())
        .bind(now.0)
        .execute(db)
        .await?;
    Ok(noted.rows_affected() > 0)
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
