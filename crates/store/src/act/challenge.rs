//! A command about a challenge.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
    sync::Arc,
};

use play::{
    Challenge, ChallengeDecision, ChallengeDeed, ChallengeEvent, ChallengeId, ChallengeState, Entry, Facts,
    Game, GameEvent, GameId, Invite, Means, MessageId, OpenWith, Place, PlayerId, Refusal, Rematch, Seq,
    Terms, Time, Venue,
};
use sqlx::AnyConnection;

use super::{Answer, ChallengeAnswer, Ruling, keys::Decided, numbered};
use crate::{
    Damage, Post, Store, StoreError,
    dialect::locking,
    events, games, posts,
    preferences::{Apart, Asked, apart},
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
        let named = terms.invites.iter().filter_map(|invite| match *invite {
            Invite::Named(player, _) => Some(player),
            Invite::Open | Invite::Program(_) => None,
        });
        let facts = self.facts_for_asking(db, actor, named, terms.place, now).await?;
        let decision = Challenge::open(actor, terms, &facts, now);
        let kept = Decided { facts: Some(facts), ..Decided::at(now) };
        match decision {
            Ok(decision) => self.begin_challenge(db, id, decision, kept).await,
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
    }

    /// Challenges the people of a game anew, or accepts what one of them has asked already.
    pub(super) async fn rematch(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        wish: &Rematch,
        now: Time,
    ) -> Result<Ruling, StoreError> {
        // The lock on the counter keeps two who want it at once apart.
        let id = ChallengeId(self.peek(db, "challenge").await?);
        let mut kept = Decided { game: Some(wish.game), ..Decided::at(now) };
        let Some(head) = self.0.lock_game(db, wish.game).await? else {
            return Ok(Ruling::refused(Refusal::NoSuchGame(wish.game), kept));
        };
        kept.seen = head.seq;
        if head.damaged {
            return Ok(Ruling::refused(Refusal::Damaged(wish.game), kept));
        }
        let game = match self.0.load_game(db, wish.game, head.seq).await {
            Ok(game) => game,
            Err(error) => return self.damaged_game(db, wish.game, kept, error).await,
        };
        if let Err(refusal) = wish.check(actor, &game) {
            return Ok(Ruling::refused(Refusal::from(refusal), kept));
        }
        if let Some(asked) = asked_again(db, wish.game, now).await? {
            return self.act_on_challenge(db, actor, asked, &wish.accepting(), now).await;
        }
        let people = game.seats().iter().map(|seat| seat.1).filter(|player| *player != actor);
        let facts = self.facts_for_asking(db, actor, people, game.venue().place(), now).await?;
        let opened = Challenge::rematch(actor, wish, &game, &facts, now);
        kept.facts = Some(facts);
        match opened {
            Ok(decision) => {
                let kept = Decided { game: None, seen: Seq(0), ..kept };
                self.begin_challenge(db, id, decision, kept).await
            }
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
    }

    /// Writes a challenge that is opened, and the game that begins with it, if any does.
    async fn begin_challenge(
        &self,
        db: &mut AnyConnection,
        id: ChallengeId,
        decision: ChallengeDecision,
        mut kept: Decided,
    ) -> Result<Ruling, StoreError> {
        let now = kept.at;
        let (first, later) =
            decision.events.split_first().ok_or(StoreError::Row("an opening without events"))?;
        count_up(db, "challenge").await?;
        let entry = Entry { seq: Seq(1), at: now, event: first.clone() };
        let mut challenge = Challenge::opened(&entry).map_err(|fault| damaged(id, fault))?;
        insert(db, id, &challenge).await?;
        events::append(db, id, &entry).await?;
        show(db, id, &challenge, now).await?;
        let started = match later {
            [] => None,
            _ => write(db, id, &mut challenge, later, decision.starts, now).await?,
        };
        kept.challenge = Some(id);
        Ok(done(id, challenge, decision.events, started, kept))
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
        let mut challenge = match load(db, id, seen).await {
            Ok(challenge) => challenge,
            Err(error) => return damaged_challenge(db, id, kept, error).await,
        };
        let facts = self.facts_for_answer(db, actor, &challenge).await?;
        let decided = challenge.decide(actor, deed, &facts, now);
        kept.facts = Some(facts);
        match decided {
            Ok(ChallengeDecision { events, starts }) => {
                let started = write(db, id, &mut challenge, &events, starts, now).await?;
                Ok(done(id, challenge, events, started, kept))
            }
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
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

    /// For a challenge of `actor` to `people` at `place`.
    async fn facts_for_asking(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        people: impl Iterator<Item = PlayerId>,
        place: Place,
        now: Time,
    ) -> Result<Facts, StoreError> {
        let people: Vec<PlayerId> = people.collect();
        let open: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM challenge WHERE challenger = $1 AND is_open = 1 AND expires > $2",
        )
        .bind(actor.column())
        .bind(now.0)
        .fetch_one(&mut *db)
        .await?;
        let mut open_with = Vec::new();
        for player in &people {
            open_with.extend(open_between(db, actor, *player, now).await?);
        }
        let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByName).await?;
        let open_by_actor = u32::try_from(open).unwrap_or(u32::MAX);
        let facts = self.facts_for_start(db, place).await?;
        Ok(Facts { open_by_actor, open_with, blocked, unavailable, ..facts })
    }

    /// For what `actor` does about a challenge.
    async fn facts_for_answer(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        challenge: &Challenge,
    ) -> Result<Facts, StoreError> {
        // Who is awaited will be met as much as who has come.
        let people = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
        let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByThemselves).await?;
        let facts = self.facts_for_start(db, challenge.place).await?;
        Ok(Facts { blocked, unavailable, ..facts })
    }

    /// For a game that may begin at `place`.
    pub(super) async fn facts_for_start(
        &self,
        db: &mut AnyConnection,
        place: Place,
    ) -> Result<Facts, StoreError> {
        let next_game = GameId(self.peek(db, "game").await?);
        let running: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM game WHERE place = $1 AND running = 1")
            .bind(place.column())
            .fetch_one(db)
            .await?;
        Ok(Facts {
            open_by_actor: 0,
            open_with: Vec::new(),
            blocked: Vec::new(),
            unavailable: Vec::new(),
            place_taken: running > 0,
            next_game,
            chance: chance(),
            limits: self.0.limits,
        })
    }
}

/// The open challenge to play a game again, or the one that began already.
async fn asked_again(
    db: &mut AnyConnection,
    game: GameId,
    now: Time,
) -> Result<Option<ChallengeId>, StoreError> {
    let id: Option<i64> = sqlx::query_scalar(
        "SELECT c.id FROM challenge c LEFT JOIN game g ON g.challenge = c.id WHERE c.again = $1 \
         AND ((c.is_open = 1 AND c.expires > $2) OR g.id IS NOT NULL) ORDER BY c.id DESC LIMIT 1",
    )
    .bind(game.0)
    .bind(now.0)
    .fetch_optional(db)
    .await?;
    Ok(id.map(ChallengeId))
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
        "INSERT INTO challenge (id, seq, challenger, server, place, is_open, expires, again) \
         VALUES ($1, $2, $3, $4, $5, 1, $6, $7)",
    )
    .bind(id.0)
    .bind(i64::from(challenge.seq.0))
    .bind(challenge.by.column())
    .bind(challenge.server.map(Column::column))
    .bind(challenge.place.column())
    .bind(challenge.expires.0)
    .bind(challenge.again.map(|game| game.0))
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

type Started = Option<(GameId, Arc<Game>)>;

fn done(
    id: ChallengeId,
    challenge: Challenge,
    events: Vec<ChallengeEvent>,
    started: Started,
    kept: Decided,
) -> Ruling {
    let count = u32::try_from(events.len()).unwrap_or(u32::MAX);
    let answer = ChallengeAnswer { id, challenge, events, started };
    Ruling { answer: Answer::Challenge(answer), kept: Decided { events: count, ..kept } }
}

/// Writes what happens to a challenge, the post that tells of it, and the game that begins, if any does.
async fn write(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &mut Challenge,
    happened: &[ChallengeEvent],
    starts: Option<GameEvent>,
    now: Time,
) -> Result<Started, StoreError> {
    append(db, id, challenge, happened, now).await?;
    show(db, id, challenge, now).await?;
    match (starts, challenge.state) {
        (Some(event), ChallengeState::Started(game)) => {
            Ok(Some((game, start(db, id, game, event, now).await?)))
        }
        _ => Ok(None),
    }
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

/// Writes the post that shows a challenge as it is now, where there are posts.
async fn show(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
    now: Time,
) -> Result<(), StoreError> {
    if challenge.means == Means::Answers {
        return Ok(());
    }
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
    if game.means() == Means::Answers {
        return Ok(Arc::new(game));
    }
    let (place, post) = match game.venue() {
        Venue::ThreadUnder(parent) => (parent, Post::Thread { game: id }),
        Venue::Place(place) | Venue::Guest(place) => {
            (place, Post::Game { game: id, from: Seq(1), to: Seq(1) })
        }
    };
    posts::enqueue(db, place, post, now).await?;
    Ok(Arc::new(game))
}
