//! The next game of a series, which begins when one ends.

use std::sync::Arc;

use play::{ChallengeId, Entry, Game, GameEvent, GameId, Time};
use sqlx::AnyConnection;

use super::{challenge::start, facts::is_taken, numbered};
use crate::{Store, StoreError, people};

impl Store {
    /// Begins what follows of itself after the end of `game`, in the transaction of that end: in no moment is
    /// the place another's, and a crash loses no game.
    pub(super) async fn begin_next(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        game: &Game,
        now: Time,
    ) -> Result<Option<(GameId, Arc<Game>)>, StoreError> {
        // Whether the place is taken does not decide whether there is a next game.
        if game.next_in_series(false).is_none() {
            return Ok(None);
        }
        // The lock on the counter keeps two who begin a game from taking the place together.
        let next = GameId(self.0.next(db, "game").await?);
        let taken = is_taken(db, game.venue().place()).await?;
        let Some(event) = game.next_in_series(taken) else { return Ok(None) };
        let challenge: i64 = sqlx::query_scalar("SELECT challenge FROM game WHERE id = $1")
            .bind(id.0)
            .fetch_one(&mut *db)
            .await?;
        Ok(Some((next, start(db, ChallengeId(challenge), next, event, now).await?)))
    }
}

/// Breaks the series of a game that has ended off where one of its people has blocked another since it began, or is
/// forgotten.
pub(super) async fn part(
    db: &mut AnyConnection,
    id: GameId,
    game: &mut Game,
    now: Time,
) -> Result<Vec<Entry<GameEvent>>, StoreError> {
    let Some(event) = game.part() else { return Ok(Vec::new()) };
    let people: Vec<_> = game.seats().iter().map(|(_, player)| player).collect();
    let is_forgotten = people.iter().any(|player| player.is_former());
    if !is_forgotten && !people::any_blocks(db, &people).await? {
        return Ok(Vec::new());
    }
    let parted = numbered(game.seq(), now, &[event]);
    for entry in &parted {
        game.apply(entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
    }
    Ok(parted)
}
