//! Notices: what is to be told elsewhere than where a game is played, to one person alone or in a place that a
//! community chose for it.
//!
//! They are written in the transaction of the event that causes them, and go out as [`posts`](crate::posts) do:
//! claimed, tried, and then sent, postponed or given up; a claim runs out by itself. Unlike a post a notice is
//! worth something for some hours only, and one that may be there already is rather left than told twice.

use std::time::Duration;

use play::{GameId, Notice, Place, PlayerId, Seq, Time};
use sqlx::AnyConnection;

use crate::{
    Attempt, Store, StoreError,
    anew::anew,
    following,
    rows::{Column, seq},
    settings,
};

/// How long a claimed notice is left to the one who claimed it.
const LEASE: Duration = Duration::from_secs(120);

/// So long a notice waits for the posts about what it tells, so that it leads to the board and not past it. A
/// place that is closed may take far longer.
const BOARD_FIRST: Duration = Duration::from_secs(60);

/// A notice, from 1 in the order of being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoticeId(pub i64);

/// Whom a notice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// One person alone.
    Player(PlayerId),
    /// Everybody at a place.
    Place(Place),
}

/// What happened in a game, by the numbers of the first and the last event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    pub game: GameId,
    pub from: Seq,
    pub to: Seq,
}

/// A notice that the caller is to send now: a claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedNotice {
    pub id: NoticeId,
    pub kind: Notice,
    pub to: To,
    pub news: News,
    /// When it was written.
    pub made: Time,
    /// How often it was tried, this time included.
    pub attempts: u32,
    /// The time of the first earlier attempt that may have been a success.
    pub unsure_since: Option<Time>,
}

/// A notice to a person that could not be delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostNotice {
    pub kind: Notice,
    pub game: GameId,
}

impl Store {
    /// Claims up to `limit` notices that are due: of everybody and every place the first that waits, once the
    /// posts about what it tells are out. They are the caller's for two minutes; `sender` is as of
    /// [`Store::claim_posts`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn claim_notices(&self, sender: &str, limit: u32) -> Result<Vec<ClaimedNotice>, StoreError> {
        let now = self.0.clock.now();
        // Those of a newer release wait for it, and nothing waits for them.
        let [watched, your_turn, begun, over] = Notice::ALL.map(Notice::word);
        let due: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM notice n WHERE state IN ('pending', 'sending') AND due <= $1 \
             AND kind IN ($4, $5, $6, $7) AND NOT EXISTS \
             (SELECT 1 FROM notice m WHERE m.player = n.player AND m.state IN ('pending', 'sending') \
             AND m.id < n.id AND m.kind IN ($4, $5, $6, $7)) AND NOT EXISTS \
             (SELECT 1 FROM notice m WHERE m.place = n.place AND m.state IN ('pending', 'sending') \
             AND m.id < n.id AND m.kind IN ($4, $5, $6, $7)) AND (n.made <= $3 OR NOT EXISTS \
             (SELECT 1 FROM post p WHERE p.game = n.game AND p.state IN ('pending', 'sending') \
             AND p.first_seq <= n.last_seq)) ORDER BY id LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .bind(now.0.saturating_sub((Time(0) + BOARD_FIRST).0))
        .bind(watched)
        .bind(your_turn)
        .bind(begun)
        .bind(over)
        .fetch_all(&self.0.pool)
        .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if due.is_empty() {
            return Ok(Vec::new());
        }
        anew(|| self.try_to_claim(&due, sender, now)).await
    }

    async fn try_to_claim(
        &self,
        due: &[i64],
        sender: &str,
        now: Time,
    ) -> Result<Vec<ClaimedNotice>, StoreError> {
        let mut tx = self.begin().await?;
        let mut claimed = Vec::new();
        for id in due {
            claimed.extend(claim(&mut tx, NoticeId(*id), sender, now).await?);
        }
        tx.commit().await?;
        Ok(claimed)
    }

    /// The notice goes out now: from here on nobody knows whether it is there, until that is recorded. False if
    /// the claim is another's by now, or the notice has ended: then it must not go out.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn notice_goes_out(&self, notice: &ClaimedNotice) -> Result<bool, StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        let noted = sqlx::query(
            "UPDATE notice SET tried = $3, unsure_since = COALESCE(unsure_since, $3) \
             WHERE id = $1 AND attempts = $2 AND state = 'sending'",
        )
        .bind(notice.id.0)
        .bind(i64::from(notice.attempts))
        .bind(now.0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(noted.rows_affected() > 0)
    }

    /// The notice is out.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn notice_sent(&self, notice: &ClaimedNotice) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        end(&mut tx, notice, "sent", None).await?;
        tx.commit().await?;
        self.0.posted.notify_one(); // the next for the same person
        Ok(())
    }

    /// The attempt failed, or may have; the notice is due again at `due`.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn postpone_notice(
        &self,
        notice: &ClaimedNotice,
        due: Time,
        attempt: Attempt,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE notice SET state = 'pending', due = $3, unsure_since = \
             CASE WHEN $4 = 1 AND unsure_since = tried THEN NULL ELSE unsure_since END \
             WHERE id = $1 AND attempts = $2 AND state = 'sending'",
        )
        .bind(notice.id.0)
        .bind(i64::from(notice.attempts))
        .bind(due.0)
        .bind(i64::from(attempt == Attempt::Failed))
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// The notice will not be delivered any more, for this reason, of which nobody need be told.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn give_up_notice(&self, notice: &ClaimedNotice, reason: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        end(&mut tx, notice, "undeliverable", Some(reason)).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Writes to `player` that a game waits for them, by what happened in it: once, however often it is asked for.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn write_to(&self, player: PlayerId, news: &News) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        // The lock on the counter keeps two who write the same apart.
        self.0.next(&mut tx, "notice").await?;
        let written: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM notice WHERE kind = $1 AND player = $2 AND game = $3 AND last_seq >= $4",
        )
        .bind(Notice::YourTurn.word())
        .bind(player.column())
        .bind(news.game.0)
        .bind(i64::from(news.to.0))
        .fetch_one(&mut *tx)
        .await?;
        if written > 0 {
            return Ok(());
        }
        enqueue(&mut tx, Notice::YourTurn, To::Player(player), news, self.0.clock.now()).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Nobody can write to `player`: this notice and all others to them are given up, and nothing is written to
    /// them of games that they follow or play until they wish it anew. They are told by [`Store::take_lost_notices`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn out_of_reach(&self, player: PlayerId, reason: &str) -> Result<(), StoreError> {
        anew(|| self.try_to_give_up(player, reason)).await
    }

    async fn try_to_give_up(&self, player: PlayerId, reason: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE notice SET state = 'undeliverable', reason = $2 \
             WHERE player = $1 AND state IN ('pending', 'sending')",
        )
        .bind(player.column())
        .bind(reason)
        .execute(&mut *tx)
        .await?;
        following::hush(&mut tx, player).await?;
        settings::ping_by_mention(&mut tx, player).await?;
        tx.commit().await
    }

    /// The notices that could not be delivered to `player`, of which they were not told: one of each game. They
    /// count as told from now on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn take_lost_notices(&self, player: PlayerId) -> Result<Vec<LostNotice>, StoreError> {
        let lost: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM notice WHERE player = $1 AND state = 'undeliverable' AND told = 0 LIMIT 1",
        )
        .bind(player.column())
        .fetch_optional(&self.0.pool)
        .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if lost.is_none() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "UPDATE notice SET told = 1 WHERE player = $1 AND state = 'undeliverable' AND told = 0 \
             RETURNING kind, game",
        )
        .bind(player.column())
        .fetch_all(&mut *tx)
        .await?;
        tx.commit().await?;
        // One of a newer release is nothing that this one could speak of.
        let read =
            |(kind, game): (String, i64)| Some(LostNotice { kind: kind.parse().ok()?, game: GameId(game) });
        let mut lost: Vec<LostNotice> = rows.into_iter().filter_map(read).collect();
        lost.sort_by_key(|notice| notice.game);
        lost.dedup_by_key(|notice| notice.game);
        Ok(lost)
    }
}

/// Writes a notice of what happened in a game. One to the same people about the same game that nobody has
/// tried to send yet tells it too: whoever is away finds one message and no heap of them.
pub async fn enqueue(
    db: &mut AnyConnection,
    kind: Notice,
    to: To,
    news: &News,
    now: Time,
) -> Result<(), StoreError> {
    let (player, place) = match to {
        To::Player(player) => (Some(player.column()), None),
        To::Place(place) => (None, Some(place.column())),
    };
    let told_with = sqlx::query(
        "UPDATE notice SET last_seq = $4, made = $6 WHERE kind = $1 AND game = $3 AND (player = $2 OR place = $5) \
         AND state = 'pending' AND state IN ('pending', 'sending') AND attempts = 0",
        // The second says no more than the first, in the words of the index.
    )
    .bind(kind.word())
    .bind(player)
    .bind(news.game.0)
    .bind(i64::from(news.to.0))
    .bind(place)
    .bind(now.0)
    .execute(&mut *db)
    .await?;
    if told_with.rows_affected() > 0 {
        return Ok(());
    }
    let id: i64 =
        sqlx::query_scalar("UPDATE counter SET value = value + 1 WHERE name = 'notice' RETURNING value")
            .fetch_one(&mut *db)
            .await?;
    sqlx::query(
        "INSERT INTO notice (id, kind, player, place, game, first_seq, last_seq, state, made, due) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $8)",
    )
    .bind(id)
    .bind(kind.word())
    .bind(player)
    .bind(place)
    .bind(news.game.0)
    .bind(i64::from(news.from.0))
    .bind(i64::from(news.to.0))
    .bind(now.0)
    .execute(db)
    .await?;
    Ok(())
}

/// Takes back the claims of `sender`, as of [`Store::release_claims`].
pub async fn release(db: &mut AnyConnection, sender: &str, now: Time) -> Result<u64, StoreError> {
    let released = sqlx::query(
        "UPDATE notice SET state = 'pending', due = $1 WHERE state = 'sending' AND claimed_by = $2",
    )
    .bind(now.0)
    .bind(sender)
    .execute(db)
    .await?;
    Ok(released.rows_affected())
}

/// Forgets notices that ended and were written before `time`.
pub async fn forget(db: &mut AnyConnection, time: Time) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM notice WHERE state IN ('sent', 'undeliverable') AND made < $1")
        .bind(time.0)
        .execute(db)
        .await?;
    Ok(())
}

/// Claims one notice, unless another process was faster. The doubt of this attempt begins with
/// [`Store::notice_goes_out`].
async fn claim(
    db: &mut AnyConnection,
    id: NoticeId,
    sender: &str,
    now: Time,
) -> Result<Option<ClaimedNotice>, StoreError> {
    let known: Option<(String, Option<i64>)> =
        sqlx::query_as("SELECT kind, unsure_since FROM notice WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&mut *db)
            .await?;
    let Some((kind, unsure)) = known else { return Ok(None) };
    let kind = kind.parse().map_err(|_| StoreError::Row("a notice tells what nobody knows"))?;
    type Row = (Option<i64>, Option<i64>, i64, i64, i64, i64, i64);
    let row: Option<Row> = sqlx::query_as(
        "UPDATE notice SET state = 'sending', attempts = attempts + 1, due = $3, tried = $2, \
         claimed_by = $4 \
         WHERE id = $1 AND due <= $2 AND state IN ('pending', 'sending') \
         RETURNING player, place, game, first_seq, last_seq, made, attempts",
    )
    .bind(id.0)
    .bind(now.0)
    .bind((now + LEASE).0)
    .bind(sender)
    .fetch_optional(db)
    .await?;
    let Some((player, place, game, first, last, made, attempts)) = row else { return Ok(None) };
    let to = match (player, place) {
        (Some(player), _) => To::Player(PlayerId::from_column(player)),
        (None, Some(place)) => To::Place(Place::from_column(place)),
        (None, None) => return Err(StoreError::Row("a notice to nobody")),
    };
    Ok(Some(ClaimedNotice {
        id,
        kind,
        to,
        news: News { game: GameId(game), from: seq(first)?, to: seq(last)? },
        made: Time(made),
        attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
        unsure_since: unsure.map(Time),
    }))
}

/// Ends a claim, unless it is another's by now.
async fn end(
    db: &mut AnyConnection,
    notice: &ClaimedNotice,
    state: &str,
    reason: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE notice SET state = $3, reason = $4, told = 1 \
         WHERE id = $1 AND attempts = $2 AND state IN ('pending', 'sending')",
    )
    .bind(notice.id.0)
    .bind(i64::from(notice.attempts))
    .bind(state)
    .bind(reason)
    .execute(db)
    .await?;
    Ok(())
}
