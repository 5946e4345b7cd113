//! Bringing live boards up to date: each by one who has claimed it.

use std::time::Duration;

use play::{GameId, LiveEnd, MessageId, Place, Seq, Server, Time};
use sqlx::{AnyConnection, Row, any::AnyRow};

use super::old;
use crate::{
    Attempt, Store, StoreError,
    counter::count_up,
    rows::{Column, seq},
};

/// How long a claimed board is left to the one who claimed it.
const LEASE: Duration = Duration::from_secs(120);
/// A board rests for so long between two changes.
const REST: Duration = Duration::from_secs(5);

/// What a live board shows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveShown {
    pub game: GameId,
    /// The position is the one after this event.
    pub seq: Seq,
    /// The game's own board, which it leads to; `None`: there is none.
    pub board: Option<MessageId>,
}

/// A live board that the caller is to bring up to date now: a claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedLive {
    pub server: Server,
    pub place: Place,
    /// The number of the message that is posted next, if one is.
    pub edition: i64,
    /// The message that is there, and when it was posted.
    pub message: Option<(MessageId, Time)>,
    /// What it shows; `None`: that there is nothing to show, if it is there.
    pub shown: Option<LiveShown>,
    /// Since when it waits for the board that it is to lead to.
    pub waits_since: Option<Time>,
    /// How many claims have failed since the last that did not.
    pub failures: u32,
    /// The first earlier attempt to post the next message that may have been a success.
    pub unsure_since: Option<Time>,
    heard: i64,
    claims: i64,
}

impl ClaimedLive {
    /// A message is replaced when it is so old: Discord hardly lets older ones be edited.
    pub const LIFE: Duration = Duration::from_secs(50 * 60);
    /// So long it waits for the board that it is to lead to. A place that is closed may take far longer.
    pub const BOARD_FIRST: Duration = Duration::from_secs(60);
}

impl Store {
    /// Claims up to `limit` live boards that are due. They are the caller's for two minutes; `sender` is as of
    /// [`Store::claim_posts`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn claim_live(&self, sender: &str, limit: u32) -> Result<Vec<ClaimedLive>, StoreError> {
        let now = self.0.clock.now();
        let due: Vec<i64> = sqlx::query_scalar(
            "SELECT server FROM live WHERE reason IS NULL AND due <= $1 ORDER BY due, server LIMIT $2",
        )
        .bind(now.column())
        .bind(i64::from(limit))
        .fetch_all(&self.0.pool)
        .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let mut claimed = Vec::new();
        for server in due {
            claimed.extend(claim(&mut tx, Server::from_column(server), sender, now).await?);
        }
        tx.commit().await?;
        Ok(claimed)
    }

    /// The board is up to date, in `message`: a new one takes the place of the one before it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn live_shown(
        &self,
        claim: &ClaimedLive,
        message: MessageId,
        shown: Option<LiveShown>,
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let kept = claim.message.filter(|kept| kept.0 == message);
        let posted = kept.map_or(now, |kept| kept.1);
        let mut tx = self.begin().await?;
        let edition = match kept {
            Some(_) => claim.edition,
            None => self.0.next(&mut tx, "live").await?,
        };
        if kept.is_none() {
            count_up(&mut tx, "live").await?;
        }
        let old_then = Some(posted + ClaimedLive::LIFE).filter(|then| *then > now);
        let done = sqlx::query(
            "UPDATE live SET message = $3, posted = $4, game = $5, seq = $6, board = $11, edition = $7, \
             claimed_by = NULL, waits_since = NULL, failures = 0, unsure_since = NULL, rests_until = $8, \
             due = CASE WHEN heard = $9 THEN $10 ELSE $8 END \
             WHERE server = $1 AND claims = $2 AND claimed_by IS NOT NULL",
        )
        .bind(claim.server.column())
        .bind(claim.claims)
        .bind(message.column())
        .bind(posted.column())
        .bind(shown.map(|shown| shown.game.column()))
        .bind(shown.map(|shown| i64::from(shown.seq.0)))
        .bind(edition)
        .bind((now + REST).column())
        .bind(claim.heard)
        .bind(old_then.map(Column::column))
        .bind(shown.and_then(|shown| shown.board).map(Column::column))
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 && kept.is_none() {
            // It is wanted elsewhere by now, or nowhere.
            old::remove(&mut tx, claim.server, claim.place, message, now).await?;
        } else if let Some((before, _)) = claim.message.filter(|_| kept.is_none()) {
            old::remove(&mut tx, claim.server, claim.place, before, now).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// The board of the game that is to be shown is not out yet: this one waits until it is, or until the time is
    /// over for which it is awaited. Nothing was posted, and an earlier doubt remains.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn live_waits(&self, claim: &ClaimedLive) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let since = claim.waits_since.unwrap_or(now);
        sqlx::query(
            "UPDATE live SET claimed_by = NULL, waits_since = $3, unsure_since = $4, \
             due = CASE WHEN heard = $5 THEN $6 ELSE $7 END \
             WHERE server = $1 AND claims = $2 AND claimed_by IS NOT NULL",
        )
        .bind(claim.server.column())
        .bind(claim.claims)
        .bind(since.column())
        .bind(claim.unsure_since.map(Column::column))
        .bind(claim.heard)
        .bind((since + ClaimedLive::BOARD_FIRST).column())
        .bind(now.column())
        .execute(&self.0.pool)
        .await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// The attempt failed, or may have; the board is due again at `due`.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn postpone_live(
        &self,
        claim: &ClaimedLive,
        due: Time,
        attempt: Attempt,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE live SET claimed_by = NULL, due = $3, rests_until = $3, failures = failures + 1, \
             unsure_since = CASE WHEN $4 = 1 THEN $5 ELSE unsure_since END \
             WHERE server = $1 AND claims = $2 AND claimed_by IS NOT NULL",
        )
        .bind(claim.server.column())
        .bind(claim.claims)
        .bind(due.column())
        .bind(i64::from(attempt == Attempt::Failed))
        .bind(claim.unsure_since.map(Column::column))
        .execute(&self.0.pool)
        .await?;
        Ok(())
    }

    /// The board has ended by itself. Who wanted it is told by [`Store::take_lost_live`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lost_live(&self, claim: &ClaimedLive, why: LiveEnd) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE live SET reason = $3, due = NULL, claimed_by = NULL, message = NULL, posted = NULL, \
             game = NULL, seq = NULL, board = NULL, waits_since = NULL WHERE server = $1 AND claims = $2 AND claimed_by IS NOT NULL",
        )
        .bind(claim.server.column())
        .bind(claim.claims)
        .bind(why.word())
        .execute(&self.0.pool)
        .await?;
        Ok(())
    }
}

/// Claims one board, unless another process was faster. The doubt of this attempt counts from now, but is not
/// told to the one who makes it.
async fn claim(
    db: &mut AnyConnection,
    server: Server,
    sender: &str,
    now: Time,
) -> Result<Option<ClaimedLive>, StoreError> {
    let unsure: Option<Option<i64>> = sqlx::query_scalar("SELECT unsure_since FROM live WHERE server = $1")
        .bind(server.column())
        .fetch_optional(&mut *db)
        .await?;
    let row: Option<AnyRow> = sqlx::query(
        "UPDATE live SET claimed_by = $3, due = $4, claims = claims + 1, \
         unsure_since = COALESCE(unsure_since, $2) WHERE server = $1 AND reason IS NULL AND due <= $2 \
         RETURNING place, edition, message, posted, game, seq, board, waits_since, failures, heard, claims",
    )
    .bind(server.column())
    .bind(now.column())
    .bind(sender)
    .bind((now + LEASE).column())
    .fetch_optional(db)
    .await?;
    row.map(|row| read(&row, server, unsure.flatten().map(Time))).transpose()
}

fn read(row: &AnyRow, server: Server, unsure_since: Option<Time>) -> Result<ClaimedLive, StoreError> {
    let number = |column: &str| row.try_get::<i64, _>(column);
    let maybe = |column: &str| row.try_get::<Option<i64>, _>(column);
    let board = maybe("board")?.map(MessageId::from_column);
    let message = maybe("message")?.zip(maybe("posted")?);
    let shown = maybe("game")?.zip(maybe("seq")?.map(seq).transpose()?);
    Ok(ClaimedLive {
        server,
        place: Place::from_column(number("place")?),
        edition: number("edition")?,
        message: message.map(|(id, posted)| (MessageId::from_column(id), Time(posted))),
        shown: shown.map(|(game, seq)| LiveShown { game: GameId(game), seq, board }),
        waits_since: maybe("waits_since")?.map(Time),
        failures: u32::try_from(number("failures")?).unwrap_or(u32::MAX),
        unsure_since,
        heard: number("heard")?,
        claims: number("claims")?,
    })
}

/// Takes back the claims of `sender`, as of [`Store::release_claims`].
pub async fn release(db: &mut AnyConnection, sender: &str, now: Time) -> Result<(), StoreError> {
    sqlx::query("UPDATE live SET claimed_by = NULL, due = $1 WHERE claimed_by = $2")
        .bind(now.column())
        .bind(sender)
        .execute(db)
        .await?;
    Ok(())
}
