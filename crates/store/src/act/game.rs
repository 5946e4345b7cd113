//! A command in a game.

use std::sync::Arc;

use play::{Entry, Facts, Game, GameDeed, GameEvent, GameId, Moment, PlayerId, Refusal, Seq, Time};
use sqlx::AnyConnection;

use super::{Answer, GameAnswer, Ruling, keys::Decided, numbered};
use crate::{
    Post, Store, StoreError, events, games, posts,
    preferences::{Apart, Asked, apart},
};

impl Store {
    pub(super) async fn act_in_game(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        id: GameId,
        deed: &GameDeed,
        now: Time,
    ) -> Result<Ruling, StoreError> {
        let mut kept = Decided { game: Some(id), ..Decided::at(now) };
        let Some(head) = self.0.lock_game(db, id).await? else {
            return Ok(Ruling::refused(Refusal::NoSuchGame(id), kept));
        };
        kept.seen = head.seq;
        if head.damaged {
            return Ok(Ruling::refused(Refusal::Damaged(id), kept));
        }
        let game = match self.0.load_game(db, id, head.seq).await {
            Ok(game) => game,
            Err(error) => return self.damaged_game(db, id, kept, error).await,
        };
        kept.facts = self.facts_in_game(db, actor, &game, deed).await?;
        let moment = moment(now, kept.facts.as_ref());
        let decision = match game.decide(actor, deed, &moment) {
            Ok(decision) => decision,
            Err(refusal) => return Ok(Ruling::refused(refusal, kept)),
        };
        let entries = numbered(head.seq, now, &decision.events);
        kept.events = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let game = append(db, id, &game, &entries, now).await?;
        let (events, older_board) = (decision.events, decision.older_board);
        Ok(Ruling { answer: Answer::Game(GameAnswer { id, game, events, older_board }), kept })
    }

    /// For a deed that depends on more than the game.
    async fn facts_in_game(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        game: &Game,
        deed: &GameDeed,
    ) -> Result<Option<Facts>, StoreError> {
        match deed {
            GameDeed::ContinueAt { place, .. } => self.facts_for_start(db, *place).await.map(Some),
            GameDeed::TakeSeat { side } => {
                // Who left the seat is met no more.
                let people = game.seats().iter().filter(|seat| seat.0 != *side).map(|seat| seat.1);
                let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByThemselves).await?;
                let facts = self.facts_for_start(db, game.venue().place()).await?;
                Ok(Some(Facts { blocked, unavailable, ..facts }))
            }
            GameDeed::HandOver { from, to, .. } => {
                let others = game.seats().iter().map(|seat| seat.1).filter(|player| player != from);
                let Apart { blocked, mut unavailable } =
                    apart(db, *to, others, Asked::ByThemselves).await?;
                // It is the moderator who asks them, and by name.
                unavailable.extend(apart(db, actor, [*to], Asked::ByName).await?.unavailable);
                let facts = self.facts_for_start(db, game.venue().place()).await?;
                Ok(Some(Facts { blocked, unavailable, ..facts }))
            }
            _ => Ok(None),
        }
    }

    /// A game that no longer replays is marked and told; one that is merely newer than this program
    /// is told alone.
    pub(super) async fn damaged_game(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        kept: Decided,
        error: StoreError,
    ) -> Result<Ruling, StoreError> {
        let StoreError::Game { source, .. } = error else { return Err(error) };
        tracing::error!(game = id.0, reason = %source, "a game cannot be read");
        if source.lasts() {
            games::mark_damaged(db, id).await?;
        }
        Ok(Ruling::refused(Refusal::Damaged(id), kept))
    }
}

/// The moment of a deed, with what was known then.
pub(super) fn moment(at: Time, facts: Option<&Facts>) -> Moment {
    facts.map_or(Moment::at(at), |facts| Moment::with(at, facts))
}

/// Writes what happens in a game, and the post that tells of it.
pub async fn append(
    db: &mut AnyConnection,
    id: GameId,
    game: &Game,
    entries: &[Entry<GameEvent>],
    now: Time,
) -> Result<Arc<Game>, StoreError> {
    let mut next = game.clone();
    for entry in entries {
        next.apply(entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
        events::append(db, id, entry).await?;
    }
    games::update(db, id, game, &next).await?;
    // While a thread is to be made nothing is posted: the thread's first board will tell it all.
    let told = entries.iter().find(|entry| !matches!(entry.event, GameEvent::Credited { .. }));
    if let (Some(place), Some(first)) = (next.posts_to(), told) {
        let from = if game.posts_to().is_some() { first.seq } else { Seq(1) };
        posts::enqueue(db, place, Post::Game { game: id, from, to: next.seq() }, now).await?;
    }
    Ok(Arc::new(next))
}
