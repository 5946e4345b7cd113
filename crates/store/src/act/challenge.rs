//! A command about a challenge: it is opened, or answered.

use std::sync::Arc;

use play::{
    Challenge, ChallengeDecision, ChallengeDeed, ChallengeEvent, ChallengeId, ChallengeState, Entry, Game,
    GameEvent, GameId, Invite, Means, Notice, PlayerId, Refusal, Seq, Terms, Time, Venue,
};
use sqlx::AnyConnection;

use super::{Answer, ChallengeAnswer, Ruling, keys::Decided, numbered};
use crate::{
    Post, Store, StoreError, announcing, challenges, counter, events, games, held::Held, live, posts,
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
        let id = ChallengeId(self.0.next(db, "challenge").await?);
        let named = terms.invites.iter().filter_map(|invite| match *invite {
            Invite::Named(player, _) => Some(player),
            Invite::Open | Invite::Program(_) => None,
        });
        let facts = self.facts_for_asking(db, actor, named, (terms.server, terms.place), now).await?;
        let decision = Challenge::open(actor, terms, &facts, now);
        let kept = Decided { facts: Some(facts), ..Decided::at(now) };
        match decision {
            Ok(decision) => self.begin_challenge(db, id, decision, kept).await,
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
    }

    /// Writes a challenge that is opened, and the game that begins with it, if any does.
    pub(super) async fn begin_challenge(
        &self,
        db: &mut AnyConnection,
        id: ChallengeId,
        decision: ChallengeDecision,
        mut kept: Decided,
    ) -> Result<Ruling, StoreError> {
        let now = kept.at;
        let (first, later) =
            decision.events.split_first().ok_or(StoreError::Row("an opening without events"))?;
        counter::count_up(db, "challenge").await?;
        let entry = Entry { seq: Seq(1), at: now, event: first.clone() };
        let mut challenge = Challenge::opened(&entry).map_err(|fault| challenges::damaged(id, fault))?;
        challenges::insert(db, id, &challenge).await?;
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
        let mut challenge = match self.0.hold_challenge(db, id).await? {
            Held::Nothing => return Ok(Ruling::refused(Refusal::NoSuchChallenge(id), kept)),
            Held::Damaged { seq } => {
                return Ok(Ruling::refused(Refusal::DamagedChallenge(id), Decided { seen: seq, ..kept }));
            }
            Held::Whole(challenge) => challenge,
        };
        kept.seen = challenge.seq;
        let facts = self.facts_for_answer(db, actor, &challenge, deed).await?;
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

/// Writes what happens to a challenge.
pub(crate) async fn append(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &mut Challenge,
    happened: &[ChallengeEvent],
    now: Time,
) -> Result<(), StoreError> {
    for entry in numbered(challenge.seq, now, happened) {
        challenge.apply(&entry).map_err(|fault| challenges::damaged(id, fault))?;
        events::append(db, id, &entry).await?;
    }
    challenges::update(db, id, challenge).await
}

/// Writes the post that shows a challenge as it is now, where there are posts.
pub(crate) async fn show(
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
pub(super) async fn start(
    db: &mut AnyConnection,
    challenge: ChallengeId,
    id: GameId,
    event: GameEvent,
    now: Time,
) -> Result<Arc<Game>, StoreError> {
    let entry = Entry { seq: Seq(1), at: now, event };
    let game = Game::started(&entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
    counter::count_up(db, "game").await?;
    games::insert(db, id, challenge, &game).await?;
    events::append(db, id, &entry).await?;
    if game.means() == Means::Posts {
        tell(db, id, &game, now).await?;
    }
    live::hear_game(db, &game, now).await?;
    Ok(Arc::new(game))
}

/// Writes the post that tells of a game that has begun, or asks for its thread.
async fn tell(db: &mut AnyConnection, id: GameId, game: &Game, now: Time) -> Result<(), StoreError> {
    let (place, post) = match game.venue() {
        Venue::ThreadUnder(parent) => (parent, Post::Thread { game: id }),
        Venue::Place(place) | Venue::Guest(place) => {
            (place, Post::Game { game: id, from: Seq(1), to: Seq(1) })
        }
    };
    posts::enqueue(db, place, post, now).await?;
    announcing::tell(db, Notice::Begun, id, game, now).await
}
