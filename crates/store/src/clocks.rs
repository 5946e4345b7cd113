//! What happens in games of itself: reminders, time running out, time credited.

use std::time::Duration;

use play::{Entry, Game, GameEvent, GameId, Time};

use crate::{Store, StoreError, act, games};

/// How many games ring in one go; the others follow in the next.
const AT_ONCE: i64 = 100;

/// A game that this program cannot read is asked again this late.
const UNREADABLE: Duration = Duration::from_secs(3600);

/// A shorter time away is no time away.
const SHORT: Duration = Duration::from_secs(60);

impl Store {
    /// Lets every game ring whose time has come, and tells of it where it is played.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn ring_clocks(&self) -> Result<Vec<GameId>, StoreError> {
        let now = self.0.clock.now();
        let due: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM game WHERE running = 1 AND rings <= $1 ORDER BY rings LIMIT $2",
        )
        .bind(now.0)
        .bind(AT_ONCE)
        .fetch_all(&self.0.pool)
        .await?;
        let mut rung = Vec::new();
        for id in due.into_iter().map(GameId) {
            if self.by_itself(id, now, |game| rings(game, now)).await? {
                rung.push(id);
            }
        }
        Ok(rung)
    }

    /// Notes that the bot is at work. Call it far more often than once a minute.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn stay_awake(&self) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query("INSERT INTO awake (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = $1")
            .bind(self.0.clock.now().0)
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }

    /// Credits the clocks with the time since the bot was last at work, if that is more than a minute: for
    /// its start, before anything rings. Returns that time.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn credit_absence(&self) -> Result<Duration, StoreError> {
        let now = self.0.clock.now();
        let last: Option<i64> =
            sqlx::query_scalar("SELECT at FROM awake WHERE one = 1").fetch_optional(&self.0.pool).await?;
        let last = last.map_or(now, Time);
        let away = now.since(last);
        if away > SHORT {
            let ids: Vec<i64> =
                sqlx::query_scalar("SELECT id FROM game WHERE running = 1 AND rings IS NOT NULL ORDER BY id")
                    .fetch_all(&self.0.pool)
                    .await?;
            for id in ids.into_iter().map(GameId) {
                self.by_itself(id, now, |game| game.credit(last, now).into_iter().collect()).await?;
            }
        }
        self.stay_awake().await?;
        Ok(away)
    }

    /// Writes what happens in a game by nobody's deed; false if nothing does.
    async fn by_itself(
        &self,
        id: GameId,
        now: Time,
        events: impl FnOnce(&Game) -> Vec<GameEvent>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let Some(head) = self.0.lock_game(&mut tx, id).await?.filter(|head| !head.damaged) else {
            return Ok(false);
        };
        let game = match self.0.load_game(&mut tx, id, head.seq).await {
            Ok(game) => game,
            Err(StoreError::Game { source, .. }) => {
                tracing::error!(game = id.0, reason = %source, "a game cannot be read");
                if source.lasts() {
                    games::mark_damaged(&mut tx, id).await?;
                } else {
                    games::ring_at(&mut tx, id, now + UNREADABLE).await?;
                }
                tx.commit().await?;
                return Ok(false);
            }
            Err(error) => return Err(error),
        };
        let events = events(&game);
        if events.is_empty() {
            return Ok(false);
        }
        let entries = act::numbered(head.seq, now, &events);
        let game = act::append_to_game(&mut tx, id, &game, &entries, now).await?;
        tx.commit().await?;
        self.0.remember(id, &game);
        self.0.posted.notify_one();
        Ok(true)
    }
}

/// Everything that happens by `now`: after a long outage of the database more than one thing may.
fn rings(game: &Game, now: Time) -> Vec<GameEvent> {
    let mut game = game.clone();
    let mut events = Vec::new();
    while let Some(event) = game.ring(now) {
        let entry = Entry { seq: game.seq().next(), at: now, event };
        if game.apply(&entry).is_err() {
            break;
        }
        events.push(entry.event);
    }
    events
}
