//! The live board of a community: one message that shows its most recently moved game.
//!
//! Everything that happens in a game makes the board of its community due, in the same transaction. Whoever
//! claims it brings it up to date and says so; what happened meanwhile makes it due again, a little later. A
//! claim runs out by itself. What was a live board and is none any more is in a list of its own until it is
//! removed.

mod claims;
mod old;

use play::{Game, GameId, LiveEnd, MessageId, Place, PlayerId, Seq, Server, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, counter::count_up, rows::Column};

pub use claims::{ClaimedLive, LiveShown, release};
pub use old::OldLive;

/// A live board that has ended by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostLive {
    pub place: Place,
    pub why: LiveEnd,
}

impl Store {
    /// Shows the games of `server` at `place` from now on, by a new message, and nowhere else.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn show_live(
        &self,
        server: Server,
        place: Place,
        wanted_by: PlayerId,
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        old::retire(&mut tx, server, now).await?;
        let edition = self.0.next(&mut tx, "live").await?;
        sqlx::query(
            "INSERT INTO live (server, place, wanted_by, edition, due) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (server) DO UPDATE SET place = $2, wanted_by = $3, edition = $4, due = $5, \
             message = NULL, posted = NULL, game = NULL, seq = NULL, board = NULL, claimed_by = NULL, \
             rests_until = 0, waits_since = NULL, claims = live.claims + 1, failures = 0, unsure_since = NULL, \
             reason = NULL",
        )
        .bind(server.column())
        .bind(place.column())
        .bind(wanted_by.column())
        .bind(edition)
        .bind(now.column())
        .execute(&mut *tx)
        .await?;
        count_up(&mut tx, "live").await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Ends the live board of `server`, and says whether there was one.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn end_live(&self, server: Server) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        old::retire(&mut tx, server, self.0.clock.now()).await?;
        let ended = sqlx::query("DELETE FROM live WHERE server = $1 AND reason IS NULL")
            .bind(server.column())
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(ended.rows_affected() > 0)
    }

    /// Where the live board of `server` is, if it is there.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn live_board(&self, server: Server) -> Result<Option<(Place, MessageId)>, StoreError> {
        let row: Option<(i64, i64)> = sqlx::query_as(
            "SELECT place, message FROM live WHERE server = $1 AND message IS NOT NULL AND reason IS NULL",
        )
        .bind(server.column())
        .fetch_optional(&self.0.pool)
        .await?;
        Ok(row.map(|(place, message)| (Place::from_column(place), MessageId::from_column(message))))
    }

    /// What everybody in `server` may see has changed: its live board is looked at anew.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn look_at_live(&self, server: Server) -> Result<(), StoreError> {
        hear(&mut *self.0.pool.acquire().await?, server, self.0.clock.now()).await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Whether what happened in a game up to `seq` is still to be posted.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn is_to_be_posted(&self, game: GameId, seq: Seq) -> Result<bool, StoreError> {
        let waiting: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM post WHERE game = $1 AND state IN ('pending', 'sending') AND first_seq <= $2",
        )
        .bind(game.0)
        .bind(i64::from(seq.0))
        .fetch_one(&self.0.pool)
        .await?;
        Ok(waiting > 0)
    }

    /// Forgets the live board of a server that the bot has left, and its messages, which nobody can remove any
    /// more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn live_forget(&self, server: Server) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        forget(&mut tx, server).await?;
        tx.commit().await
    }

    /// A message is gone, or a place with all its messages: a live board that was there is posted anew.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_live(&self, place: Place, message: Option<MessageId>) -> Result<(), StoreError> {
        let lost: Option<i64> = sqlx::query_scalar(
            "SELECT server FROM live WHERE place = $1 AND ($2 = 0 OR message = $2) AND reason IS NULL",
        )
        .bind(place.column())
        .bind(message.map_or(0, Column::column))
        .fetch_optional(&self.0.pool)
        .await?;
        // Mostly it is another message, and nobody has to wait for a turn to write.
        let Some(server) = lost else { return Ok(()) };
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE live SET message = NULL, posted = NULL, game = NULL, seq = NULL, board = NULL \
             WHERE server = $1 AND place = $2 AND ($3 = 0 OR message = $3)",
        )
        .bind(server)
        .bind(place.column())
        .bind(message.map_or(0, Column::column))
        .execute(&mut *tx)
        .await?;
        hear(&mut tx, Server::from_column(server), self.0.clock.now()).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// The live boards that `player` wanted and that have ended by themselves. They count as told from now on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn take_lost_live(&self, player: PlayerId) -> Result<Vec<LostLive>, StoreError> {
        let lost: Option<i64> =
            sqlx::query_scalar("SELECT server FROM live WHERE wanted_by = $1 AND reason IS NOT NULL LIMIT 1")
                .bind(player.column())
                .fetch_optional(&self.0.pool)
                .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if lost.is_none() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "DELETE FROM live WHERE wanted_by = $1 AND reason IS NOT NULL RETURNING place, reason",
        )
        .bind(player.column())
        .fetch_all(&mut *tx)
        .await?;
        tx.commit().await?;
        // One of a newer release is nothing that this one could speak of.
        let read = |(place, why): (i64, String)| {
            Some(LostLive { place: Place::from_column(place), why: why.parse().ok()? })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}

/// Something has happened in a game of `server`: its live board is due, but not before it has rested. While
/// somebody is at it, they look again.
pub async fn hear(db: &mut AnyConnection, server: Server, now: Time) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE live SET heard = heard + 1, due = CASE WHEN claimed_by IS NOT NULL THEN due \
         WHEN rests_until > $2 THEN rests_until ELSE $2 END WHERE server = $1 AND reason IS NULL",
    )
    .bind(server.column())
    .bind(now.column())
    .execute(db)
    .await?;
    Ok(())
}

/// [`hear`] of a game of any community, or of none.
pub async fn hear_game(db: &mut AnyConnection, game: &Game, now: Time) -> Result<(), StoreError> {
    match game.server() {
        Some(server) => hear(db, server, now).await,
        None => Ok(()),
    }
}

/// The board of a game is out, or never will be: it can be led to.
pub async fn hear_of(db: &mut AnyConnection, game: GameId, now: Time) -> Result<(), StoreError> {
    let server: Option<Option<i64>> = sqlx::query_scalar("SELECT server FROM game WHERE id = $1")
        .bind(game.0)
        .fetch_optional(&mut *db)
        .await?;
    match server.flatten() {
        Some(server) => hear(db, Server::from_column(server), now).await,
        None => Ok(()),
    }
}

/// Forgets the live board of a server that the bot has left, with the messages that nobody can remove any more.
pub async fn forget(db: &mut AnyConnection, server: Server) -> Result<(), StoreError> {
    for sql in ["DELETE FROM live WHERE server = $1", "DELETE FROM live_old WHERE server = $1"] {
        sqlx::query(sql).bind(server.column()).execute(&mut *db).await?;
    }
    Ok(())
}
