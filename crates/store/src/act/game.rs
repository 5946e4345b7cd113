//! A command in a game.

use std::sync::Arc;

use play::{Entry, Facts, Game, GameDeed, GameEvent, GameId, Moment, PlayerId, Refusal, Seq, Time};
use sqlx::AnyConnection;

use super::{Answer, GameAnswer, Ruling, keys::Decided, numbered, series::part};
use crate::{
    Post, Store, StoreError, announcing, events, following, games, held::Held, live, notices::News, plans,
    posts, rows::Column, vacations,
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
        let Appended { game, followed, next } = self.append_to_game(db, id, &game, &entries, now).await?;
        kept.events += u32::try_from(followed.len()).unwrap_or(u32::MAX);
        let (mut events, older_board) = (decision.events, decision.older_board);
        events.extend(followed);
        if events.iter().any(|event| matches!(event, GameEvent::Played { .. })) {
            sqlx::query("DELETE FROM called WHERE player = $1")
                .bind(actor.column())
                .execute(&mut *db)
                .await?;
        }
        if events.iter().any(|event| matches!(event, GameEvent::Back { .. })) {
            vacations::end(db, actor, now).await?;
        }
        let answer = GameAnswer { id, game, events, older_board, next };
        Ok(Ruling { answer: Answer::Game(answer), kept })
    }

    /// Writes what happens in a game, what was planned for that, and the one post that tells of it all: nobody
    /// can do anything in between. Where it ends the game, the next one of its series begins.
    pub(crate) async fn append_to_game(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        game: &Game,
        entries: &[Entry<GameEvent>],
        now: Time,
    ) -> Result<Appended, StoreError> {
        let mut after = game.clone();
        for entry in entries {
            after.apply(entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
        }
        let mut followed = plans::follow(db, id, &mut after, now).await?;
        let ended = game.result().is_none() && after.result().is_some();
        if ended {
            followed.extend(part(db, id, &mut after, now).await?);
        }
        for entry in entries.iter().chain(&followed) {
            events::append(db, id, entry).await?;
        }
        games::update(db, id, game, &after, now).await?;
        tell(db, id, game, &after, entries, now).await?;
        announcing::follow(db, id, game, &after, now).await?;
        let next = if ended { self.begin_next(db, id, &after, now).await? } else { None };
        // The last: all games of a community wait for this row until its transaction is over.
        live::hear_game(db, &after, now).await?;
        let followed = followed.into_iter().map(|entry| entry.event).collect();
        Ok(Appended { game: Arc::new(after), followed, next })
    }
}

/// What came of what was written of a game.
#[derive(Debug)]
pub(crate) struct Appended {
    /// The game after it.
    pub game: Arc<Game>,
    /// What followed of plans, and of the end.
    pub followed: Vec<GameEvent>,
    /// The next game of its series, which has begun.
    pub next: Option<(GameId, Arc<Game>)>,
}

/// Writes the post that tells of `entries` and what followed of them. While a thread is to be made nothing is
/// posted: the thread's first board will tell it all.
async fn tell(
    db: &mut AnyConnection,
    id: GameId,
    before: &Game,
    after: &Game,
    entries: &[Entry<GameEvent>],
    now: Time,
) -> Result<(), StoreError> {
    let told = entries.iter().find(|entry| !matches!(entry.event, GameEvent::Credited { .. }));
    if let (Some(place), Some(first)) = (after.posts_to(), told) {
        let from = if before.posts_to().is_some() { first.seq } else { Seq(1) };
        posts::enqueue(db, place, Post::Game { game: id, from, to: after.seq() }, now).await?;
    }
    if let (Some(first), Some(stir)) = (entries.first(), after.stirred(before)) {
        following::tell(db, &News { game: id, from: first.seq, to: after.seq() }, stir, now).await?;
    }
    Ok(())
}

/// The moment of a deed, with what was known then.
pub(super) fn moment(at: Time, facts: Option<&Facts>) -> Moment {
    facts.map_or(Moment::at(at), |facts| Moment::with(at, facts))
}
