//! What happens in games of itself: reminders, time running out, time credited.

use std::time::Duration;

use play::{Game, GameEvent, GameId, Time};

use crate::{Store, StoreError, act, games, held::Held};

/// How many games ring in one go; the others follow in the next.
const AT_ONCE: i64 = 100;

/// A game that this program cannot read is asked again this late.
const UNREADABLE: Duration = Duration::from_secs(3600);

/// A shorter time away is no time away.
const SHORT: Duration = Duration::from_secs(60);

impl Store {
    /// Lets every game ring whose time has come, and tells of it where it is played. To be called about every
    /// ten seconds as long as the bot can hear people: since when nobody called it for more than a minute,
    /// nobody could move, and that time is credited first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn ring_clocks(&self) -> Result<Vec<GameId>, StoreError> {
        let now = self.0.clock.now();
        self.credit_absence(now).await?;
        let due: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM game WHERE running = 1 AND rings <= $1 ORDER BY rings LIMIT $2",
        )
        .bind(now.0)
        .bind(AT_ONCE)
        .fetch_all(&self.0.pool)
        .await?;
        let mut rung = Vec::new();
        for id in due.into_iter().map(GameId) {
            if self.by_itself(id, now, |game| game.ring(now)).await? {
                rung.push(id);
            }
        }
        Ok(rung)
    }

    /// Credits the clocks with the time since the bot was last at work, and notes that it is at work now. If
    /// that is broken off, it is done the next time, for nothing is credited twice.
    async fn credit_absence(&self, now: Time) -> Result<(), StoreError> {
        let last: Option<i64> =
            sqlx::query_scalar("SELECT at FROM awake WHERE one = 1").fetch_optional(&self.0.pool).await?;
        let last = last.map_or(now, Time);
        let away = now.since(last);
        if away > SHORT {
            let ids: Vec<i64> =
                sqlx::query_scalar("SELECT id FROM game WHERE running = 1 AND rings IS NOT NULL ORDER BY id")
                    .fetch_all(&self.0.pool)
                    .await?;
            tracing::info!(seconds = away.as_secs(), games = ids.len(), "the bot was away: time is credited");
            for id in ids.into_iter().map(GameId) {
                self.by_itself(id, now, |game| game.credit(last, now)).await?;
            }
        }
        let mut tx = self.begin().await?;
        sqlx::query("INSERT INTO awake (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = $1")
            .bind(now.0)
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }

    /// Writes what happens in a game by nobody's deed; false if nothing does.
    async fn by_itself(
        &self,
        id: GameId,
        now: Time,
        event: impl FnOnce(&Game) -> Option<GameEvent>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let game = match self.0.hold_game(&mut tx, id).await? {
            Held::Whole(game) => game,
            Held::Nothing => return Ok(false),
            Held::Damaged { .. } => {
                games::ring_at(&mut tx, id, Some(now + UNREADABLE)).await?;
                tx.commit().await?;
                return Ok(false);
            }
        };
        let Some(event) = event(&game) else {
            // Another process was faster, or the row said what the game does not: it is not asked again.
            games::ring_at(&mut tx, id, game.rings_at()).await?;
            tx.commit().await?;
            return Ok(false);
        };
        let entries = act::numbered(game.seq(), now, &[event]);
        let game = act::append_to_game(&mut tx, id, &game, &entries, now).await?;
        tx.commit().await?;
        self.0.remember(id, &game);
        self.0.posted.notify_one();
        Ok(true)
    }
}
