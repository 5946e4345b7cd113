//! A command about a challenge.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
    sync::Arc,
};

use play::{
    Challenge, ChallengeDecision, ChallengeDeed, ChallengeEvent, ChallengeId, ChallengeState, Entry, Facts,
    Game, GameEvent, GameId, Invite, MessageId, OpenWith, Place, PlayerId, Refusal, Seq, Terms, Time, Venue,
};
use sqlx::AnyConnection;

use super::{Answer, ChallengeAnswer, Ruling, keys::Decided, numbered};
use crate::{
    Damage, Post, Store, StoreError,
    dialect::locking,
    events, games, posts,
    rows::{Column, seq},
};

impl Store {
    pub(super) async fn open_challenge(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        terms: &Terms,
        now: Time,
    ) -> Result<Ruling, StoreError> {
        // The lock on the counter also keeps two of one person's from passing the limit together.
        let id = ChallengeId(self.peek(db, "challenge").await?);
        let facts = self.facts_for_terms(db, actor, terms, now).await?;
        let opened = Challenge::open(actor, terms, &facts, now);
        let mut kept = Decided { facts: Some(facts), ..Decided::at(now) };
        let event = match opened {
            Ok(event) => event,
            Err(refusal) => return Ok(Ruling::refused(refusal, kept)),
        };
        count_up(db, "challenge").await?;
        let entry = Entry { seq: Seq(1), at: now, event: event.clone() };
        let challenge = Challenge::opened(&entry).map_err(|fault| damaged(id, fault))?;
        insert(db, id, &challenge).await?;
        events::append(db, id, &entry).await?;
        posts::enqueue(db, challenge.place, Post::Challenge { challenge: id, seq: Seq(1) }, now).await?;
        kept.challenge = Some(id);
        kept.events = 1;
        let answer = ChallengeAnswer { id, challenge, events: vec![event], started: None };
        Ok(Ruling { answer: Answer::Challenge(answer), kept })
    }

    pub(super) async fn act_on_challenge(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        id: ChallengeId,
        deed: &ChallengeDeed,
        now: Time,
    ) -> Result<Ruling, StoreError> {
        let mut kept = Decided { challenge: Some(id), ..Decided::at(now) };
        let Some((seen, is_damaged)) = self.lock_challenge(db, id).await? else {
            return Ok(Ruling::refused(Refusal::NoSuchChallenge(id), kept));
        };
        kept.seen = seen;
        if is_damaged {
            return Ok(Ruling::refused(Refusal::DamagedChallenge(id), kept));
        }
        let challenge = match load(db, id, seen).await {
            Ok(challenge) => challenge,
            Err(error) => return damaged_challenge(db, id, kept, error).await,
        };
        let facts = self.facts_for_start(db, challenge.place).await?;
        let decided = challenge.decide(actor, deed, &facts, now);
        kept.facts = Some(facts);
        match decided {
            Ok(decision) => self.carry_out(db, id, challenge, decision, kept).await,
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
    }

    async fn carry_out(
        &self,
        db: &mut AnyConnection,
        id: ChallengeId,
        mut challenge: Challenge,
        decision: ChallengeDecision,
        mut kept: Decided,
    ) -> Result<Ruling, StoreError> {
        let now = kept.at;
        append(db, id, &mut challenge, &decision.events, now).await?;
        show(db, id, &challenge, now).await?;
        let started = match (decision.starts, challenge.state) {
            (Some(event), ChallengeState::Started(game)) => {
                Some((game, start(db, id, game, event, now).await?))
            }
            _ => None,
        };
        kept.events = u32::try_from(decision.events.len()).unwrap_or(u32::MAX);
        let answer = ChallengeAnswer { id, challenge, events: decision.events, started };
        Ok(Ruling { answer: Answer::Challenge(answer), kept })
    }

    /// Closes every challenge whose time has run out, and tells so where it stands.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn expire_challenges(&self) -> Result<Vec<ChallengeId>, StoreError> {
        let now = self.0.clock.now();
        let due: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM challenge WHERE is_open = 1 AND expires <= $1 ORDER BY id")
                .bind(now.0)
                .fetch_all(&self.0.pool)
                .await?;
        let mut expired = Vec::new();
        for id in due.into_iter().map(ChallengeId) {
            if self.close_challenge(id, now, |challenge| challenge.expire(now), Told::AtItsPlace).await? {
                expired.push(id);
            }
        }
        Ok(expired)
    }

    /// Closes the open challenges whose message is gone, or that stood at a place that is gone
    /// (`message` is `None`): nobody can answer them, and there is nothing left to show it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_challenges(
        &self,
        place: Place,
        message: Option<MessageId>,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let open: Vec<(i64, Option<i64>)> =
            sqlx::query_as("SELECT id, message FROM challenge WHERE is_open = 1 AND place = $1 ORDER BY id")
                .bind(place.column())
                .fetch_all(&self.0.pool)
                .await?;
        let gone = |shown: &Option<i64>| message.is_none() || *shown == message.map(Column::column);
        let mut lost = Vec::new();
        for (id, _) in open.into_iter().filter(|(_, shown)| gone(shown)) {
            if self.lose_challenge(ChallengeId(id)).await? {
                lost.push(ChallengeId(id));
            }
        }
        Ok(lost)
    }

    /// Closes a challenge that nobody can see; false if it was not open.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_challenge(&self, id: ChallengeId) -> Result<bool, StoreError> {
        self.close_challenge(id, self.0.clock.now(), Challenge::lose, Told::Nowhere).await
    }

    /// Closes a challenge by nobody's deed, if `event` says so.
    async fn close_challenge(
        &self,
        id: ChallengeId,
        now: Time,
        event: impl FnOnce(&Challenge) -> Option<ChallengeEvent>,
        told: Told,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let Some((seen, false)) = self.lock_challenge(&mut tx, id).await? else { return Ok(false) };
        let mut challenge = match load(&mut tx, id, seen).await {
            Ok(challenge) => challenge,
            Err(error) => {
                damaged_challenge(&mut tx, id, Decided::at(now), error).await?;
                tx.commit().await?;
                return Ok(false);
            }
        };
        let Some(event) = event(&challenge) else { return Ok(false) };
        append(&mut tx, id, &mut challenge, &[event], now).await?;
        if told == Told::AtItsPlace {
            show(&mut tx, id, &challenge, now).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(true)
    }

    async fn lock_challenge(
        &self,
        db: &mut AnyConnection,
        id: ChallengeId,
    ) -> Result<Option<(Seq, bool)>, StoreError> {
        let sql = locking!(self.0.dialect, "SELECT seq, damaged FROM challenge WHERE id = $1");
        let row: Option<(i64, i64)> = sqlx::query_as(sql).bind(id.0).fetch_optional(db).await?;
        row.map(|(number, damaged)| Ok((seq(number)?, damaged != 0))).transpose()
    }

    /// The number the next thing of a kind will have; locked, so that it stays the next.
    async fn peek(&self, db: &mut AnyConnection, kind: &str) -> Result<i64, StoreError> {
        let sql = locking!(self.0.dialect, "SELECT value + 1 FROM counter WHERE name = $1");
        Ok(sqlx::query_scalar(sql).bind(kind).fetch_one(db).await?)
    }

    async fn facts_for_terms(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        terms: &Terms,
        now: Time,
    ) -> Result<Facts, StoreError> {
        let open: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM challenge WHERE challenger = $1 AND is_open = 1 AND expires > $2",
        )
        .bind(actor.column())
        .bind(now.0)
        .fetch_one(&mut *db)
        .await?;
        let mut open_with = Vec::new();
        for invite in &terms.invites {
            if let Invite::Named(player, _) = *invite {
                open_with.extend(open_between(db, actor, player, now).await?);
            }
        }
        let open_by_actor = u32::try_from(open).unwrap_or(u32::MAX);
        Ok(Facts {
            open_by_actor,
            open_with,
            place_taken: false,
            next_game: GameId(0),
            chance: 0,
            limits: self.0.limits,
        })
    }

    async fn facts_for_start(&self, db: &mut AnyConnection, place: Place) -> Result<Facts, StoreError> {
        let next_game = GameId(self.peek(db, "game").await?);
        let running: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM game WHERE place = $1 AND running = 1")
            .bind(place.column())
            .fetch_one(db)
            .await?;
        Ok(Facts {
            open_by_actor: 0,
            open_with: Vec::new(),
            place_taken: running > 0,
            next_game,
            chance: chance(),
            limits: self.0.limits,
        })
    }
}

/// A random number: the standard library seeds every hasher anew.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

async fn count_up(db: &mut AnyConnection, kind: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE counter SET value = value + 1 WHERE name = $1").bind(kind).execute(db).await?;
    Ok(())
}

/// The open challenges between two people, whoever made them.
async fn open_between(
    db: &mut AnyConnection,
    actor: PlayerId,
    player: PlayerId,
    now: Time,
) -> Result<Vec<OpenWith>, StoreError> {
    let ids: Vec<i64> = sqlx::query_scalar(
        "SELECT c.id FROM challenge c JOIN challenge_player p ON p.challenge = c.id \
         WHERE c.is_open = 1 AND c.expires > $3 \
         AND ((c.challenger = $1 AND p.player = $2) OR (c.challenger = $2 AND p.player = $1)) ORDER BY c.id",
    )
    .bind(actor.column())
    .bind(player.column())
    .bind(now.0)
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(|id| OpenWith { player, challenge: ChallengeId(id) }).collect())
}

/// The challenge after event `at`. Challenges are short, and read anew every time.
pub async fn load(db: &mut AnyConnection, id: ChallengeId, at: Seq) -> Result<Challenge, StoreError> {
    let entries = events::read(db, id, Seq(0), at).await?;
    match Challenge::replay(&entries) {
        Ok(challenge) if challenge.seq == at => Ok(challenge),
        Ok(_) => Err(damaged(id, play::ReplayFault::Gap)),
        Err(fault) => Err(damaged(id, fault)),
    }
}

fn damaged(challenge: ChallengeId, source: impl Into<Damage>) -> StoreError {
    StoreError::Challenge { challenge, source: source.into() }
}

async fn damaged_challenge(
    db: &mut AnyConnection,
    id: ChallengeId,
    kept: Decided,
    error: StoreError,
) -> Result<Ruling, StoreError> {
    let StoreError::Challenge { source, .. } = error else { return Err(error) };
    tracing::error!(challenge = id.0, reason = %source, "a challenge cannot be read");
    if source.lasts() {
        sqlx::query("UPDATE challenge SET damaged = 1, is_open = 0 WHERE id = $1")
            .bind(id.0)
            .execute(db)
            .await?;
    }
    Ok(Ruling::refused(Refusal::DamagedChallenge(id), kept))
}

async fn insert(db: &mut AnyConnection, id: ChallengeId, challenge: &Challenge) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO challenge (id, seq, challenger, server, place, is_open, expires) \
         VALUES ($1, $2, $3, $4, $5, 1, $6)",
    )
    .bind(id.0)
    .bind(i64::from(challenge.seq.0))
    .bind(challenge.by.column())
    .bind(challenge.server.map(Column::column))
    .bind(challenge.place.column())
    .bind(challenge.expires.0)
    .execute(&mut *db)
    .await?;
    note_players(db, id, challenge).await
}

/// Notes everybody who is named or seated, so that their challenges are found.
async fn note_players(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
) -> Result<(), StoreError> {
    for player in challenge.seated().map(|seat| seat.1).chain(challenge.awaited()) {
        sqlx::query(
            "INSERT INTO challenge_player (player, challenge) VALUES ($1, $2) \
             ON CONFLICT (player, challenge) DO NOTHING",
        )
        .bind(player.column())
        .bind(id.0)
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// Where it is told that a challenge is closed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    AtItsPlace,
    Nowhere,
}

/// Writes what happens to a challenge.
async fn append(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &mut Challenge,
    happened: &[ChallengeEvent],
    now: Time,
) -> Result<(), StoreError> {
    for entry in numbered(challenge.seq, now, happened) {
        challenge.apply(&entry).map_err(|fault| damaged(id, fault))?;
        events::append(db, id, &entry).await?;
    }
    sqlx::query("UPDATE challenge SET seq = $2, is_open = $3 WHERE id = $1")
        .bind(id.0)
        .bind(i64::from(challenge.seq.0))
        .bind(i64::from(challenge.state == ChallengeState::Open))
        .execute(&mut *db)
        .await?;
    note_players(db, id, challenge).await
}

/// Writes the post that shows a challenge as it is now.
async fn show(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
    now: Time,
) -> Result<(), StoreError> {
    posts::enqueue(db, challenge.place, Post::Challenge { challenge: id, seq: challenge.seq }, now).await
}

/// Begins a game, and says so at its place, or asks for its thread.
async fn start(
    db: &mut AnyConnection,
    challenge: ChallengeId,
    id: GameId,
    event: GameEvent,
    now: Time,
) -> Result<Arc<Game>, StoreError> {
    let entry = Entry { seq: Seq(1), at: now, event };
    let game = Game::started(&entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
    count_up(db, "game").await?;
    games::insert(db, id, challenge, &game).await?;
    events::append(db, id, &entry).await?;
    let (place, post) = match game.venue() {
        Venue::ThreadUnder(parent) => (parent, Post::Thread { game: id }),
        Venue::Place(place) | Venue::Guest(place) => {
            (place, Post::Game { game: id, from: Seq(1), to: Seq(1) })
        }
    };
    posts::enqueue(db, place, post, now).await?;
    Ok(Arc::new(game))
}
