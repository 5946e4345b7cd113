//! Who is on vacation. The games are told by events of their own, one after the other: what is not told yet
//! when a process ends is told by the next.

use std::error::Error;

use play::{GameId, PlayerId, Time, Vacation, VacationRefusal};
use sqlx::AnyConnection;

use crate::{Store, StoreError, anew::anew, rows::Column};

/// The vacation that somebody has, and how much they could take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationState {
    pub under_way: Option<Vacation>,
    /// If the one that is under way ended now.
    pub left: std::time::Duration,
}

/// Of so many people the games are told in one go.
const AT_ONCE: i64 = 50;

impl Store {
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn vacation(&self, player: PlayerId) -> Result<VacationState, StoreError> {
        let now = self.0.clock.now();
        let taken = taken(&mut *self.0.pool.acquire().await?, player, now).await?;
        Ok(VacationState { under_way: Vacation::under_way(&taken, now), left: Vacation::left(&taken, now) })
    }

    /// Lets `player` be on vacation until `until`, unless [`play`] refuses, and tells their games.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn go_on_vacation(
        &self,
        player: PlayerId,
        until: Time,
    ) -> Result<Result<Vacation, VacationRefusal>, StoreError> {
        let now = self.0.clock.now();
        let begun = anew(|| self.try_to_go_on_vacation(player, until, now)).await?;
        if begun.is_ok() {
            self.tell_of_vacations_or_later(now).await;
        }
        Ok(begun)
    }

    async fn try_to_go_on_vacation(
        &self,
        player: PlayerId,
        until: Time,
        now: Time,
    ) -> Result<Result<Vacation, VacationRefusal>, StoreError> {
        let mut tx = self.begin().await?;
        // The lock on this row keeps two wishes of one person apart.
        note(&mut tx, player, now).await?;
        let vacation = match Vacation::begin(&taken(&mut tx, player, now).await?, until, now) {
            Ok(vacation) => vacation,
            Err(refusal) => return Ok(Err(refusal)),
        };
        cut_short(&mut tx, player, now).await?;
        // One that was chosen anew in the same moment takes the place of the first.
        sqlx::query(
            "INSERT INTO vacation (player, since, until) VALUES ($1, $2, $3) \
             ON CONFLICT (player, since) DO UPDATE SET until = $3",
        )
        .bind(player.column())
        .bind(vacation.since.0)
        .bind(vacation.until.0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Ok(vacation))
    }

    /// Ends the vacation of `player`, and tells their games.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn end_vacation(&self, player: PlayerId) -> Result<Result<(), VacationRefusal>, StoreError> {
        let now = self.0.clock.now();
        if !anew(|| self.try_to_end_vacation(player, now)).await? {
            return Ok(Err(VacationRefusal::NotOnVacation));
        }
        self.tell_of_vacations_or_later(now).await;
        Ok(Ok(()))
    }

    async fn try_to_end_vacation(&self, player: PlayerId, now: Time) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let is_ended = end(&mut tx, player, now).await?;
        tx.commit().await?;
        Ok(is_ended)
    }

    /// Tells the games at once, if that can be done: it is no matter of whoever begins or ends a vacation, which
    /// is done by now, and the next ring of the clocks tells what is not told yet.
    async fn tell_of_vacations_or_later(&self, now: Time) {
        if let Err(error) = self.tell_of_vacations(now).await {
            tracing::error!(%error, reason = error.source(), "games are told of vacations later");
        }
    }

    /// Tells the games of everybody whose vacation has begun or ended by `now`.
    pub(crate) async fn tell_of_vacations(&self, now: Time) -> Result<(), StoreError> {
        let due: Vec<(i64, i64)> =
            sqlx::query_as("SELECT player, version FROM vacation_news WHERE due <= $1 ORDER BY due LIMIT $2")
                .bind(now.0)
                .bind(AT_ONCE)
                .fetch_all(&self.0.pool)
                .await?;
        for (player, version) in due {
            self.tell_games(PlayerId::from_column(player), version, now).await?;
        }
        Ok(())
    }

    async fn tell_games(&self, player: PlayerId, version: i64, now: Time) -> Result<(), StoreError> {
        let taken = taken(&mut *self.0.pool.acquire().await?, player, now).await?;
        let until = Vacation::under_way(&taken, now).map(|vacation| vacation.until);
        let games: Vec<i64> = sqlx::query_scalar(
            "SELECT g.id FROM game g JOIN game_player p ON p.game = g.id \
             WHERE p.player = $1 AND g.running = 1 ORDER BY g.id",
        )
        .bind(player.column())
        .fetch_all(&self.0.pool)
        .await?;
        for id in games.into_iter().map(GameId) {
            self.by_itself(id, now, |game, _| game.vacation(player, until)).await?;
        }
        self.settle_news(player, version, until).await
    }

    /// What was told is told; the end of the vacation will be news. What has changed since is news again.
    async fn settle_news(
        &self,
        player: PlayerId,
        version: i64,
        until: Option<Time>,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        match until {
            Some(until) => {
                sqlx::query("UPDATE vacation_news SET due = $3 WHERE player = $1 AND version = $2")
                    .bind(player.column())
                    .bind(version)
                    .bind(until.0)
                    .execute(&mut *tx)
                    .await?;
            }
            None => {
                sqlx::query("DELETE FROM vacation_news WHERE player = $1 AND version = $2")
                    .bind(player.column())
                    .bind(version)
                    .execute(&mut *tx)
                    .await?;
            }
        }
        tx.commit().await
    }
}

/// Ends the vacation of `player`, whose games are still to be told; false if there is none.
pub async fn end(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<bool, StoreError> {
    if !is_on_vacation(db, player, now).await? {
        return Ok(false);
    }
    // The news before the vacation, as everywhere: two who lock them wait for each other in one order.
    note(db, player, now).await?;
    cut_short(db, player, now).await
}

/// A game has begun with `player`, or they joined it: if they are on vacation it does not know yet.
pub async fn joined(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<(), StoreError> {
    // The lock on the row lets a vacation that begins in this moment find the game.
    note(db, player, Time(0)).await?;
    if !is_on_vacation(db, player, now).await? {
        sqlx::query("DELETE FROM vacation_news WHERE player = $1 AND version = 1")
            .bind(player.column())
            .execute(db)
            .await?;
    }
    Ok(())
}

/// The games of `player` are to be told from `due` on. Holds the row until the transaction ends.
async fn note(db: &mut AnyConnection, player: PlayerId, due: Time) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO vacation_news (player, due, version) VALUES ($1, $2, 1) \
         ON CONFLICT (player) DO UPDATE SET due = $2, version = vacation_news.version + 1",
    )
    .bind(player.column())
    .bind(due.0)
    .execute(db)
    .await?;
    Ok(())
}

async fn is_on_vacation(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<bool, StoreError> {
    Ok(Vacation::under_way(&taken(db, player, now).await?, now).is_some())
}

async fn cut_short(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<bool, StoreError> {
    let result = sqlx::query("UPDATE vacation SET until = $2 WHERE player = $1 AND until > $2")
        .bind(player.column())
        .bind(now.0)
        .execute(&mut *db)
        .await?;
    Ok(result.rows_affected() > 0)
}

/// What somebody has taken that still counts.
async fn taken(db: &mut AnyConnection, player: PlayerId, now: Time) -> Result<Vec<Vacation>, StoreError> {
    let rows: Vec<(i64, i64)> =
        sqlx::query_as("SELECT since, until FROM vacation WHERE player = $1 AND until > $2 ORDER BY since")
            .bind(player.column())
            .bind(Vacation::forgotten_before(now).0)
            .fetch_all(db)
            .await?;
    Ok(rows.into_iter().map(|(since, until)| Vacation { since: Time(since), until: Time(until) }).collect())
}

/// Forgets vacations that count no more.
pub async fn forget(db: &mut AnyConnection, now: Time) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM vacation WHERE until <= $1")
        .bind(Vacation::forgotten_before(now).0)
        .execute(db)
        .await?;
    Ok(())
}
