//! A command in a game.

use std::sync::Arc;

use play::{Entry, Facts, Game, GameDeed, GameEvent, GameId, Moment, PlayerId, Refusal, Seq, Time};
use sqlx::AnyConnection;

use super::{Answer, GameAnswer, Ruling, keys::Decided, numbered};
use crate::{Post, Store, StoreError, events, following, games, held::Held, notices::News, plans, posts};

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
        let game = match self.0.hold_game(db, id).await? {
            Held::Nothing => return Ok(Ruling::refused(Refusal::NoSuchGame(id), kept)),
            Held::Damaged { seq } => {
                return Ok(Ruling::refused(Refusal::Damaged(id), Decided { seen: seq, ..kept }));
            }
            Held::Whole(game) => game,
        };
        kept.seen = game.seq();
        kept.facts = self.facts_in_game(db, actor, &game, deed).await?;
        let moment = moment(now, kept.facts.as_ref());
        let decision = match game.decide(actor, deed, &moment) {
            Ok(decision) => decision,
            Err(refusal) => return Ok(Ruling::refused(refusal, kept)),
        };
        let entries = numbered(game.seq(), now, &decision.events);
        kept.events = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let (game, planned) = append(db, id, &game, &entries, now).await?;
        kept.events += u32::try_from(planned.len()).unwrap_or(u32::MAX);
        let (mut events, older_board) = (decision.events, decision.older_board);
        events.extend(planned);
        Ok(Ruling { answer: Answer::Game(GameAnswer { id, game, events, older_board }), kept })
    }
}

/// The moment of a deed, with what was known then.
pub(super) fn moment(at: Time, facts: Option<&Facts>) -> Moment {
    facts.map_or(Moment::at(at), |facts| Moment::with(at, facts))
}

/// Writes what happens in a game, what was planned for that, and the one post that tells of it all: nobody can
/// do anything in between. Returns the game after it, and the events that followed of plans.
pub async fn append(
    db: &mut AnyConnection,
    id: GameId,
    game: &Game,
    entries: &[Entry<GameEvent>],
    now: Time,
) -> Result<(Arc<Game>, Vec<GameEvent>), StoreError> {
    let mut next = game.clone();
    for entry in entries {
        next.apply(entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
    }
    let planned = plans::follow(db, id, &mut next, now).await?;
    for entry in entries.iter().chain(&planned) {
        events::append(db, id, entry).await?;
    }
    games::update(db, id, game, &next, now).await?;
    // While a thread is to be made nothing is posted: the thread's first board will tell it all.
    let told = entries.iter().find(|entry| !matches!(entry.event, GameEvent::Credited { .. }));
    if let (Some(place), Some(first)) = (next.posts_to(), told) {
        let from = if game.posts_to().is_some() { first.seq } else { Seq(1) };
        posts::enqueue(db, place, Post::Game { game: id, from, to: next.seq() }, now).await?;
    }
    if let (Some(first), Some(stir)) = (entries.first(), next.stirred(game)) {
        following::tell(db, &News { game: id, from: first.seq, to: next.seq() }, stir, now).await?;
    }
    Ok((Arc::new(next), planned.into_iter().map(|entry| entry.event).collect()))
}
