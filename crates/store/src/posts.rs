//! The outbox: what is to be posted, in order, until it is posted or cannot be.
//!
//! Posts of one place go out one after the other, first in, first out; places do not wait for each
//! other. A post is claimed, tried, and then sent, postponed, refused, dropped or given up. A claim runs
//! out by itself, so a post whose sender died is tried again; [`ClaimedPost::unsure_since`] then says that
//! it may be there already. A sender whose claim has run out can still say that the post is out, and
//! nothing else: by its number of attempts a claim is told from the one after it.
//!
//! A refused post waits at the head of its place, with the reason, for the place to open: it is tried
//! again when it is due, when another is written behind it, or by [`Store::retry_at`]. What has
//! happened in its game since is then told with it.

use std::time::Duration;

use play::{ChallengeId, GameId, MessageId, Place, PlayerId, Seq, Server, Time};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    dialect::{Dialect, locking},
    live, notices,
    rows::{Column, seq},
};

/// How long a claimed post is left to the one who claimed it.
const LEASE: Duration = Duration::from_secs(120);

/// A refused post is left alone for at least this long: Discord bans who is refused too often.
const REST: Duration = Duration::from_secs(3);

/// The places of a server where posts were refused. The list of states is the one of an index.
const REFUSED_IN: &str = "SELECT DISTINCT p.place FROM post p LEFT JOIN game g ON g.id = p.game \
     LEFT JOIN challenge c ON c.id = p.challenge WHERE p.state IN ('pending', 'sending') \
     AND p.state = 'pending' AND p.reason IS NOT NULL AND (g.server = $1 OR c.server = $1)";

/// A row of the outbox, from 1 in the order of being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PostId(pub i64);

/// What is to be posted, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Post {
    /// The challenge as it is after event `seq`: a new message for the first event, a change of
    /// that message ([`FoundChallenge::message`](crate::FoundChallenge)) for the others.
    Challenge { challenge: ChallengeId, seq: Seq },
    /// A thread for the game, under the place; answered by [`Store::thread_made`].
    Thread { game: GameId },
    /// What happened in the game from event `from` to event `to`, and the board after it.
    Game { game: GameId, from: Seq, to: Seq },
}

/// A post that the caller is to send now: a claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedPost {
    pub id: PostId,
    pub place: Place,
    pub post: Post,
    /// When it was written.
    pub made: Time,
    /// How often it was tried, this time included.
    pub attempts: u32,
    /// The time of the first earlier attempt that may have been a success, as far as [`Store::not_there`]
    /// did not settle that.
    pub unsure_since: Option<Time>,
    /// Whether it was refused before.
    pub refused: bool,
}

/// What a message shows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The board.
    Board,
    /// Words only.
    Words,
}

/// What is known of an attempt that was no success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Nothing was posted, for certain.
    Failed,
    /// Nobody knows: no answer came.
    Unsure,
}

/// A post that could not be delivered, or not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub id: PostId,
    pub place: Place,
    pub post: Post,
    /// As it was given to [`Store::refused`] or [`Store::undeliverable`].
    pub reason: String,
}

/// How a post ended.
pub enum Delivery {
    Sent(MessageId),
    /// There is nothing to post.
    Dropped,
    Undeliverable(String),
}

impl Store {
    /// Claims up to `limit` posts that are due: of each place the first that waits. They are the
    /// caller's for two minutes; `sender` is the caller's name, for [`Store::release_claims`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn claim_posts(&self, sender: &str, limit: u32) -> Result<Vec<ClaimedPost>, StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        let heads: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM post p WHERE state IN ('pending', 'sending') AND due <= $1 AND NOT EXISTS \
             (SELECT 1 FROM post q WHERE q.place = p.place AND q.id < p.id \
             AND q.state IN ('pending', 'sending')) ORDER BY id LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(&mut *tx)
        .await?;
        let mut claimed = Vec::new();
        for id in heads.into_iter().map(PostId) {
            claimed.extend(claim(&mut tx, id, sender, now).await?);
        }
        tx.commit().await?;
        Ok(claimed)
    }

    /// Waits until this process writes a post. One that was written since the last call is not
    /// missed.
    pub async fn posts_written(&self) {
        self.0.posted.notified().await;
    }

    /// Takes back the claims of `sender`, and those of which nobody knows whose they are: for its start,
    /// when the process that claimed them is gone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn release_claims(&self, sender: &str) -> Result<u64, StoreError> {
        let mut tx = self.begin().await?;
        let result = sqlx::query(
            "UPDATE post SET state = 'pending', due = $1 WHERE state = 'sending' \
             AND (claimed_by = $2 OR claimed_by IS NULL)",
        )
        .bind(self.0.clock.now().0)
        .bind(sender)
        .execute(&mut *tx)
        .await?;
        let notices = notices::release(&mut tx, sender, self.0.clock.now()).await?;
        live::release(&mut tx, sender, self.0.clock.now()).await?;
        tx.commit().await?;
        Ok(result.rows_affected() + notices)
    }

    /// The post is out, as `message`; a reply to it will find the game. May be called twice, and by
    /// anybody who knows it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn sent(&self, id: PostId, message: MessageId, shown: Shown) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        let place = place_of(&mut tx, id).await?;
        match finish(&mut tx, id, None, Delivery::Sent(message), now).await? {
            Some(Post::Challenge { challenge, seq: Seq(1) }) => {
                note_message(&mut tx, challenge, message).await?;
            }
            Some(Post::Game { game, to, .. }) => note_board(&mut tx, message, place, game, to, shown).await?,
            Some(Post::Challenge { .. } | Post::Thread { .. }) | None => {}
        }
        tx.commit().await?;
        self.0.posted.notify_one(); // the next of this place
        Ok(())
    }

    /// There is nothing to post any more, and nothing was posted. Without effect on a claim that is no
    /// longer the caller's.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn dropped(&self, post: &ClaimedPost) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        finish(&mut tx, post.id, Some(post.attempts), Delivery::Dropped, self.0.clock.now()).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// The attempt failed, or may have; the post is due again at `due`. Without effect on a claim that is
    /// no longer the caller's.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn postpone(&self, post: &ClaimedPost, due: Time, attempt: Attempt) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        put_back(&mut tx, post, due, attempt, None).await?;
        tx.commit().await
    }

    /// Nothing of the post was found in its place: what was in doubt before this attempt was no success.
    /// Without effect on a claim that is no longer the caller's.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn not_there(&self, post: &ClaimedPost) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE post SET unsure_since = tried WHERE id = $1 AND attempts = $2 AND state = 'sending'",
        )
        .bind(post.id.0)
        .bind(i64::from(post.attempts))
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// The place is closed to the post, which is due again at `due`; `attempt` says whether an earlier
    /// request of the same attempt may have posted it. Its players will be told why, see
    /// [`Store::take_failures`]. Without effect on a claim that is no longer the caller's.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn refused(
        &self,
        post: &ClaimedPost,
        due: Time,
        attempt: Attempt,
        reason: &str,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        put_back(&mut tx, post, due, attempt, Some(reason)).await?;
        tx.commit().await
    }

    /// The place may have opened: what was refused there is due at once, or a few seconds after it
    /// was last tried.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn retry_at(&self, place: Place) -> Result<(), StoreError> {
        // Mostly there is none, and nobody has to wait for a turn to write.
        let refused: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM post WHERE place = $1 AND state IN ('pending', 'sending') \
             AND reason IS NOT NULL ORDER BY id LIMIT 1",
        )
        .bind(place.column())
        .fetch_optional(&self.0.pool)
        .await?;
        if refused.is_some() {
            let mut tx = self.begin().await?;
            hurry(&mut tx, place, self.0.clock.now()).await?;
            tx.commit().await?;
            self.0.posted.notify_one();
        }
        Ok(())
    }

    /// The places of a community may have opened, as the bot was invited again: what was refused there is
    /// due as by [`Store::retry_at`].
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn retry_in(&self, server: Server) -> Result<(), StoreError> {
        let places: Vec<i64> =
            sqlx::query_scalar(REFUSED_IN).bind(server.column()).fetch_all(&self.0.pool).await?;
        for place in places {
            self.retry_at(Place::from_column(place)).await?;
        }
        Ok(())
    }

    /// The post cannot be delivered; its players will be told why, see [`Store::take_failures`]. Those
    /// who were told that it had been refused are told again: it will not follow. Without effect on a
    /// claim that is no longer the caller's.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn undeliverable(&self, post: &ClaimedPost, reason: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        let delivery = Delivery::Undeliverable(reason.to_owned());
        let now = self.0.clock.now();
        if finish(&mut tx, post.id, Some(post.attempts), delivery, now).await?.is_some() {
            sqlx::query("DELETE FROM post_told WHERE post = $1").bind(post.id.0).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// The posts about a player's games and challenges that could not be delivered, or not yet, and of
    /// which they were not told. They count as told from now on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn take_failures(&self, player: PlayerId) -> Result<Vec<Failure>, StoreError> {
        let now = self.0.clock.now();
        let mut reading = self.0.pool.acquire().await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if failures(&mut reading, self.0.dialect, player, now).await?.is_empty() {
            return Ok(Vec::new());
        }
        drop(reading);
        let mut tx = self.begin().await?;
        let mut told = Vec::new();
        for failure in failures(&mut tx, self.0.dialect, player, now).await? {
            if note_told(&mut tx, failure.id, player).await? {
                told.push(failure);
            }
        }
        tx.commit().await?;
        Ok(told)
    }
}

/// Writes a post behind all others of its place, and lets one that was refused there go first.
pub async fn enqueue(db: &mut AnyConnection, place: Place, post: Post, now: Time) -> Result<(), StoreError> {
    let (kind, challenge, game, first, last) = match post {
        Post::Challenge { challenge, seq } => ("challenge", Some(challenge.0), None, seq, seq),
        Post::Thread { game } => ("thread", None, Some(game.0), Seq(1), Seq(1)),
        Post::Game { game, from, to } => ("game", None, Some(game.0), from, to),
    };
    let id: i64 =
        sqlx::query_scalar("UPDATE counter SET value = value + 1 WHERE name = 'post' RETURNING value")
            .fetch_one(&mut *db)
            .await?;
    sqlx::query(
        "INSERT INTO post (id, place, kind, challenge, game, first_seq, last_seq, state, made, due) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $8)",
    )
    .bind(id)
    .bind(place.column())
    .bind(kind)
    .bind(challenge)
    .bind(game)
    .bind(i64::from(first.0))
    .bind(i64::from(last.0))
    .bind(now.0)
    .execute(&mut *db)
    .await?;
    hurry(db, place, now).await
}

/// Makes what was refused at a place due, though not at once after it was tried.
async fn hurry(db: &mut AnyConnection, place: Place, now: Time) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE post SET due = CASE WHEN tried + $3 > $2 THEN tried + $3 ELSE $2 END \
         WHERE place = $1 AND state = 'pending' AND reason IS NOT NULL AND due > $2",
    )
    .bind(place.column())
    .bind(now.0)
    .bind((Time(0) + REST).0)
    .execute(db)
    .await?;
    Ok(())
}

/// Ends a post that waits, and says what it was; `None` if it had ended already, or if it was to be the
/// claim with the number `claim` and is another's by now. What waits for it waits no longer.
pub async fn finish(
    db: &mut AnyConnection,
    id: PostId,
    claim: Option<u32>,
    delivery: Delivery,
    now: Time,
) -> Result<Option<Post>, StoreError> {
    let (state, message, reason) = match delivery {
        Delivery::Sent(message) => ("sent", Some(message), None),
        Delivery::Dropped => ("sent", None, None),
        Delivery::Undeliverable(reason) => ("undeliverable", None, Some(reason)),
    };
    let row: Option<PostRow> = sqlx::query_as(
        "UPDATE post SET state = $2, message = $3, reason = $4 \
         WHERE id = $1 AND state IN ('pending', 'sending') AND attempts = COALESCE($5, attempts) \
         RETURNING kind, challenge, game, first_seq, last_seq",
    )
    .bind(id.0)
    .bind(state)
    .bind(message.map(Column::column))
    .bind(reason)
    .bind(claim.map(i64::from))
    .fetch_optional(&mut *db)
    .await?;
    let ended = row.map(post).transpose()?;
    if let Some(Post::Game { game, .. }) = ended {
        live::hear_of(db, game, now).await?;
    }
    Ok(ended)
}

/// Lets a claimed post wait until `due`, with the reason if it was refused. Doubts about earlier attempts
/// remain.
async fn put_back(
    db: &mut AnyConnection,
    post: &ClaimedPost,
    due: Time,
    attempt: Attempt,
    reason: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE post SET state = 'pending', due = $3, reason = COALESCE($4, reason), unsure_since = \
         CASE WHEN $5 = 1 AND unsure_since = tried THEN NULL ELSE unsure_since END \
         WHERE id = $1 AND attempts = $2 AND state = 'sending'",
    )
    .bind(post.id.0)
    .bind(i64::from(post.attempts))
    .bind(due.0)
    .bind(reason)
    .bind(i64::from(attempt == Attempt::Failed))
    .execute(db)
    .await?;
    Ok(())
}

type PostRow = (String, Option<i64>, Option<i64>, i64, i64);

fn post((kind, challenge, game, first, last): PostRow) -> Result<Post, StoreError> {
    let (from, to) = (seq(first)?, seq(last)?);
    match (kind.as_str(), challenge.map(ChallengeId), game.map(GameId)) {
        ("challenge", Some(challenge), None) => Ok(Post::Challenge { challenge, seq: to }),
        ("thread", None, Some(game)) => Ok(Post::Thread { game }),
        ("game", None, Some(game)) => Ok(Post::Game { game, from, to }),
        _ => Err(StoreError::Row("a post of no kind")),
    }
}

/// Claims one post, unless another process was faster. The doubt of this attempt counts from now,
/// but is not told to the one who makes it.
async fn claim(
    db: &mut AnyConnection,
    id: PostId,
    sender: &str,
    now: Time,
) -> Result<Option<ClaimedPost>, StoreError> {
    let unsure: Option<i64> = sqlx::query_scalar("SELECT unsure_since FROM post WHERE id = $1")
        .bind(id.0)
        .fetch_one(&mut *db)
        .await?;
    type Row = (i64, i64, i64, Option<String>, String, Option<i64>, Option<i64>, i64, i64);
    let row: Option<Row> = sqlx::query_as(
        "UPDATE post SET state = 'sending', attempts = attempts + 1, due = $3, tried = $2, \
         unsure_since = COALESCE(unsure_since, $2), claimed_by = $4 \
         WHERE id = $1 AND due <= $2 AND state IN ('pending', 'sending') \
         RETURNING place, made, attempts, reason, kind, challenge, game, first_seq, last_seq",
    )
    .bind(id.0)
    .bind(now.0)
    .bind((now + LEASE).0)
    .bind(sender)
    .fetch_optional(&mut *db)
    .await?;
    let Some((place, made, attempts, reason, kind, challenge, game, first, last)) = row else {
        return Ok(None);
    };
    // A post in doubt is looked for as it was.
    let refused = reason.is_some();
    let last = match (reason, unsure) {
        (Some(_), None) => absorb(db, id, last).await?,
        _ => last,
    };
    Ok(Some(ClaimedPost {
        id,
        place: Place::from_column(place),
        post: post((kind, challenge, game, first, last))?,
        made: Time(made),
        attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
        unsure_since: unsure.map(Time),
        refused,
    }))
}

/// Lets a claimed post tell, if it is about a game, what the posts behind it would: nobody wants all the
/// boards in a row that could not be posted. Returns the number of the last event.
async fn absorb(db: &mut AnyConnection, id: PostId, last: i64) -> Result<i64, StoreError> {
    let absorbed: Vec<i64> = sqlx::query_scalar(
        "DELETE FROM post WHERE id IN (SELECT q.id FROM post q JOIN post p ON p.id = $1 \
         WHERE q.place = p.place AND q.game = p.game AND q.id > p.id AND p.kind = 'game' \
         AND q.kind = 'game' AND q.state = 'pending') RETURNING last_seq",
    )
    .bind(id.0)
    .fetch_all(&mut *db)
    .await?;
    let Some(newest) = absorbed.into_iter().max() else { return Ok(last) };
    sqlx::query("UPDATE post SET last_seq = $2 WHERE id = $1").bind(id.0).bind(newest).execute(db).await?;
    Ok(newest)
}

async fn place_of(db: &mut AnyConnection, id: PostId) -> Result<Place, StoreError> {
    let place: Option<i64> =
        sqlx::query_scalar("SELECT place FROM post WHERE id = $1").bind(id.0).fetch_optional(db).await?;
    place.map(Place::from_column).ok_or(StoreError::Row("no post of this number"))
}

async fn note_message(
    db: &mut AnyConnection,
    challenge: ChallengeId,
    message: MessageId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE challenge SET message = $2 WHERE id = $1")
        .bind(challenge.0)
        .bind(message.column())
        .execute(db)
        .await?;
    Ok(())
}

async fn note_board(
    db: &mut AnyConnection,
    message: MessageId,
    place: Place,
    game: GameId,
    seq: Seq,
    shown: Shown,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO board (message, place, game, seq, picture) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (message) DO UPDATE SET seq = $4, picture = $5",
    )
    .bind(message.column())
    .bind(place.column())
    .bind(game.0)
    .bind(i64::from(seq.0))
    .bind(i64::from(shown == Shown::Board))
    .execute(db)
    .await?;
    Ok(())
}

/// The posts to tell a player of, locked for this transaction: what is told of one is what it is.
async fn failures(
    db: &mut AnyConnection,
    dialect: Dialect,
    player: PlayerId,
    now: Time,
) -> Result<Vec<Failure>, StoreError> {
    type Row = (i64, i64, String, String, Option<i64>, Option<i64>, i64, i64);
    // The list of states is the one of an index. What is due is about to be tried.
    let sql = locking!(
        dialect,
        "SELECT id, place, COALESCE(reason, ''), kind, challenge, game, first_seq, last_seq FROM post p \
         WHERE (state = 'undeliverable' OR (state IN ('pending', 'sending') \
         AND state = 'pending' AND reason IS NOT NULL AND due > $2)) \
         AND (game IN (SELECT game FROM game_player WHERE player = $1) \
         OR challenge IN (SELECT challenge FROM challenge_player WHERE player = $1)) \
         AND NOT EXISTS (SELECT 1 FROM post_told t WHERE t.post = p.id AND t.player = $1) ORDER BY id"
    );
    let rows: Vec<Row> = sqlx::query_as(sql).bind(player.column()).bind(now.0).fetch_all(db).await?;
    let failure = |(id, place, reason, kind, challenge, game, first, last): Row| {
        let post = post((kind, challenge, game, first, last))?;
        Ok(Failure { id: PostId(id), place: Place::from_column(place), post, reason })
    };
    rows.into_iter().map(failure).collect()
}

/// Notes that a player is told of a post; false if they were told already.
async fn note_told(db: &mut AnyConnection, post: PostId, player: PlayerId) -> Result<bool, StoreError> {
    let noted = sqlx::query(
        "INSERT INTO post_told (post, player) VALUES ($1, $2) ON CONFLICT (post, player) DO NOTHING",
    )
    .bind(post.0)
    .bind(player.column())
    .execute(db)
    .await?;
    Ok(noted.rows_affected() == 1)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Config, ManualClock};

    /// Every server is asked about at every start, and sent posts are kept for a month.
    #[tokio::test]
    async fn what_waits_is_found_by_an_index() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
        let clock = Arc::new(ManualClock::at(Time(0)));
        let store = Store::open(&Config::new(url), clock).await.expect("opens");
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {REFUSED_IN}"));
        let steps: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(explain).bind(1_i64).fetch_all(&store.0.pool).await.expect("explains");
        let steps: Vec<&str> = steps.iter().map(|step| step.3.as_str()).collect();
        let post = steps.iter().find(|step| step.starts_with("SCAN p") || step.starts_with("SEARCH p"));
        assert!(post.is_some_and(|step| step.contains("post_waiting")), "{steps:?}");
        assert!(
            steps.iter().all(|step| !step.starts_with("SCAN") || step.contains("post_waiting")),
            "{steps:?}"
        );
    }
}
