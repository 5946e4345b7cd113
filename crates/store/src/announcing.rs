//! What a server is told of its games in the channel that it chose for that.

use play::{Game, GameId, Notice, Place, Seq, Time};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError, To,
    notices::{self, News},
    rows::Column,
    settings,
};

impl Store {
    /// Since when notices to a place are given up for `reason`: when the last of them was written, unless a later
    /// one arrived.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lost_at(&self, place: Place, reason: &str) -> Result<Option<Time>, StoreError> {
        let last: Option<(String, i64)> = sqlx::query_as(
            "SELECT state, made FROM notice WHERE place = $1 AND (state = 'sent' OR reason = $2) \
             ORDER BY id DESC LIMIT 1",
        )
        .bind(place.column())
        .bind(reason)
        .fetch_optional(&self.0.pool)
        .await?;
        Ok(last.filter(|(state, _)| state != "sent").map(|(_, made)| Time(made)))
    }
}

/// Writes a notice of how a game began or ended, if its server wants one elsewhere than where it is played.
pub async fn tell(
    db: &mut AnyConnection,
    kind: Notice,
    id: GameId,
    game: &Game,
    now: Time,
) -> Result<(), StoreError> {
    let (Some(server), Some(played_at)) = (game.server(), game.posts_to()) else { return Ok(()) };
    let chosen = settings::house(db, server).await?.choices.announce;
    let Some(place) = chosen.filter(|place| *place != played_at) else { return Ok(()) };
    let from = if kind == Notice::Begun { Seq(1) } else { game.seq() };
    let news = News { game: id, from, to: game.seq() };
    notices::enqueue(db, kind, To::Place(place), &news, now).await
}

/// Writes the notices of what came between `before` and `after`: a game begins where it has a place.
pub async fn follow(
    db: &mut AnyConnection,
    id: GameId,
    before: &Game,
    after: &Game,
    now: Time,
) -> Result<(), StoreError> {
    if before.posts_to().is_none() {
        tell(db, Notice::Begun, id, after, now).await?;
    }
    if before.result().is_none() && after.result().is_some() {
        tell(db, Notice::Over, id, after, now).await?;
    }
    Ok(())
}
