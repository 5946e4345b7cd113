//! What happens in games of itself: reminders, time running out, time credited.

use std::{error::Error, time::Duration};

use play::{Game, GameEvent, GameId, Reminder, Time};

use crate::{Store, StoreError, act, anew::anew, games, held::Held, reminders};

/// How many games ring in one go; the others follow in the next.
const AT_ONCE: i64 = 100;

/// A game that this program cannot read is asked again this late.
const UNREADABLE: Duration = Duration::from_secs(3600);

/// A shorter time away is no time away.
const SHORT: Duration = Duration::from_secs(60);

/// How often it is noted that people are heard: time is credited from the last note on.
const NOTED: Duration = Duration::from_secs(10);

/// Those whom one connection of the bot hears: some of the servers. Who plays in no server is heard by the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    number: u32,
    total: u32,
}

impl Shard {
    /// The one where there is no other.
    pub const ONLY: Shard = Shard { number: 0, total: 1 };

    /// Number `number`, from 0, of `total`; `None` if there is no such shard.
    pub fn new(number: u32, total: u32) -> Option<Shard> {
        (number < total).then_some(Shard { number, total })
    }

    pub(crate) fn columns(self) -> (i64, i64) {
        (self.number.into(), self.total.into())
    }
}

/// The number of the shard, of so many, that hears a game's people, as Discord deals its servers out.
macro_rules! shard_of_game {
    ($total:literal) => {
        concat!("COALESCE(g.server, 0) / 4194304 % ", $total)
    };
}

/// Games whose clock runs, with the time when their people were last heard: in a server that has removed the bot
/// nobody was since.
macro_rules! last_heard {
    ($which:expr) => {
        concat!(
            "SELECT g.id, MAX(CASE WHEN r.left_at < a.at THEN r.left_at ELSE a.at END) FROM game g \
             LEFT JOIN residence r ON r.server = g.home JOIN awake a ON a.shard = ",
            shard_of_game!("a.total"),
            " WHERE g.running = 1 AND g.rings IS NOT NULL AND ",
            $which,
            " GROUP BY g.id ORDER BY g.id"
        )
    };
}

impl Store {
    /// Lets every game of a shard ring whose time has come, and tells of it where it is played. To be called
    /// every few seconds as long as the shard is connected, and no longer: since when nobody called it for
    /// more than a minute, nobody could move, and that time is credited first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn ring_clocks(&self, shard: Shard) -> Result<Vec<GameId>, StoreError> {
        let now = self.0.clock.now();
        self.hear(shard, now).await?;
        self.tell_of_vacations(now).await?;
        self.call_the_awaited(now).await?;
        let (number, total) = shard.columns();
        let due: Vec<i64> = sqlx::query_scalar(concat!(
            "SELECT g.id FROM game g WHERE g.running = 1 AND g.rings <= $1 AND ",
            shard_of_game!("$3"),
            " = $2 AND NOT EXISTS (SELECT 1 FROM residence r WHERE r.server = g.home \
             AND r.left_at IS NOT NULL) ORDER BY g.rings LIMIT $4"
        ))
        .bind(now.0)
        .bind(number)
        .bind(total)
        .bind(AT_ONCE)
        .fetch_all(&self.0.pool)
        .await?;
        let mut rung = Vec::new();
        for id in due.into_iter().map(GameId) {
            if self.ring(id, now).await? {
                rung.push(id);
            }
        }
        Ok(rung)
    }

    /// Credits a game with the time in which its people were not heard: whoever does something may come
    /// before the next ring.
    pub(crate) async fn credit_game(&self, id: GameId) -> Result<(), StoreError> {
        let heard: Option<(i64, i64)> =
            sqlx::query_as(last_heard!("g.id = $1")).bind(id.0).fetch_optional(&self.0.pool).await?;
        match heard {
            Some((_, last)) => self.credit(id, Time(last), self.0.clock.now()).await,
            None => Ok(()),
        }
    }

    /// Credits the clocks of a shard with the time since it was last heard, and notes that it is heard now.
    /// If that is broken off, it is done the next time, for nothing is credited twice.
    async fn hear(&self, shard: Shard, now: Time) -> Result<(), StoreError> {
        let (number, total) = shard.columns();
        let last: Option<i64> = sqlx::query_scalar("SELECT at FROM awake WHERE shard = $1 AND total = $2")
            .bind(number)
            .bind(total)
            .fetch_optional(&self.0.pool)
            .await?;
        // The clock of the machine may have been put back.
        let silence = last.map(Time).filter(|last| *last <= now).map(|last| now.since(last));
        if silence.is_some_and(|silence| silence < NOTED) {
            return Ok(());
        }
        if silence.is_none_or(|silence| silence > SHORT) {
            self.credit_shard(shard, now).await?;
        }
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO awake (shard, total, at) VALUES ($1, $2, $3) \
             ON CONFLICT (shard, total) DO UPDATE SET at = $3",
        )
        .bind(number)
        .bind(total)
        .bind(now.0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// A shard that was never heard takes over from those that heard its people when there were more or
    /// fewer.
    async fn credit_shard(&self, shard: Shard, now: Time) -> Result<(), StoreError> {
        let (number, total) = shard.columns();
        let heard: Vec<(i64, i64)> = sqlx::query_as(last_heard!(concat!(shard_of_game!("$2"), " = $1")))
            .bind(number)
            .bind(total)
            .fetch_all(&self.0.pool)
            .await?;
        for (id, last) in heard {
            self.credit(GameId(id), Time(last), now).await?;
        }
        Ok(())
    }

    pub(crate) async fn credit(&self, id: GameId, last: Time, now: Time) -> Result<(), StoreError> {
        if now.since(last) <= SHORT {
            return Ok(());
        }
        // Another process may have credited all but the moment between the two.
        let is_time = |event: &GameEvent| !matches!(event, GameEvent::Credited { ms } if is_short(*ms));
        let is_credited = self.by_itself(id, now, |game, _| game.credit(last, now).filter(is_time)).await?;
        if is_credited {
            tracing::info!(
                game = id.0,
                seconds = now.since(last).as_secs(),
                "nobody was heard: time is credited"
            );
        }
        Ok(())
    }

    /// Lets a game ring. One that cannot is set aside, so that it keeps no other from ringing.
    async fn ring(&self, id: GameId, now: Time) -> Result<bool, StoreError> {
        let ring = |game: &Game, reminder| game.ring(now, reminder);
        match anew(|| self.happen(id, now, &ring)).await {
            Err(StoreError::Database(error)) => Err(StoreError::Database(error)),
            Err(error) => self.set_aside(id, now, &error).await.map(|()| false),
            rung => rung,
        }
    }

    /// Writes what happens in a game by nobody's deed; false if nothing does. A game that cannot take it keeps
    /// no other from it, and its clock goes on.
    pub(crate) async fn by_itself(
        &self,
        id: GameId,
        now: Time,
        event: impl Fn(&Game, Reminder) -> Option<GameEvent>,
    ) -> Result<bool, StoreError> {
        match anew(|| self.happen(id, now, &event)).await {
            Err(StoreError::Database(error)) => Err(StoreError::Database(error)),
            Err(error) => {
                tracing::error!(game = id.0, %error, reason = error.source(), "a game cannot take something in");
                Ok(false)
            }
            happened => happened,
        }
    }

    async fn happen(
        &self,
        id: GameId,
        now: Time,
        event: &impl Fn(&Game, Reminder) -> Option<GameEvent>,
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
        let reminder = reminders::of_mover(&mut tx, &game).await?;
        let Some(event) = event(&game, reminder) else {
            // Another process was faster, or the row said what the game does not: it is not asked again.
            games::ring_at(&mut tx, id, game.rings_at(reminder)).await?;
            tx.commit().await?;
            return Ok(false);
        };
        let entries = act::numbered(game.seq(), now, &[event]);
        self.append_to_game(&mut tx, id, &game, &entries, now).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(true)
    }

    async fn set_aside(&self, id: GameId, now: Time, error: &StoreError) -> Result<(), StoreError> {
        tracing::error!(game = id.0, %error, reason = error.source(), "a clock cannot ring");
        let mut tx = self.begin().await?;
        games::ring_at(&mut tx, id, Some(now + UNREADABLE)).await?;
        tx.commit().await
    }
}

fn is_short(ms: u64) -> bool {
    Duration::from_millis(ms) <= SHORT
}
