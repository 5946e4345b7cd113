//! Games on their way between events and memory.

use std::sync::Arc;

use play::{Entry, Game, GameEvent, GameId, PlayerId, ReplayFault, Seq, Time};
use sqlx::AnyConnection;

use crate::{
    StoreError,
    dialect::locking,
    events, following,
    held::Held,
    open::Inner,
    reminders,
    rows::{Column, seq},
    thinking, vacations,
};

/// A game, and how often its events were written anew.
pub type Edition = (GameId, i64);

impl Inner {
    /// A game as it is now, locked for this transaction. See [`Held::Damaged`].
    pub async fn hold_game(&self, db: &mut AnyConnection, id: GameId) -> Result<Held<Arc<Game>>, StoreError> {
        let sql = locking!(self.dialect, "SELECT seq, damaged, edition FROM game WHERE id = $1");
        let row: Option<(i64, i64, i64)> = sqlx::query_as(sql).bind(id.0).fetch_optional(&mut *db).await?;
        let Some((number, is_damaged, edition)) = row else { return Ok(Held::Nothing) };
        let seq = seq(number)?;
        if is_damaged != 0 {
            return Ok(Held::Damaged { seq });
        }
        match self.load_edition(db, (id, edition), seq).await {
            Ok(game) => {
                self.remember((id, edition), &game);
                Ok(Held::Whole(game))
            }
            Err(StoreError::Game { source, .. }) => {
                tracing::error!(game = id.0, reason = %source, "a game cannot be read");
                if source.lasts() {
                    mark_damaged(db, id).await?;
                }
                Ok(Held::Damaged { seq })
            }
            Err(error) => Err(error),
        }
    }

    /// The game after event `at`.
    pub async fn load_game(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        at: Seq,
    ) -> Result<Arc<Game>, StoreError> {
        let edition = self.edition(db, id).await?;
        self.load_edition(db, edition, at).await
    }

    /// A game with the edition of its events: what is read after this is of it, or of a later one.
    pub async fn edition(&self, db: &mut AnyConnection, id: GameId) -> Result<Edition, StoreError> {
        let number: Option<i64> = sqlx::query_scalar("SELECT edition FROM game WHERE id = $1")
            .bind(id.0)
            .fetch_optional(db)
            .await?;
        Ok((id, number.unwrap_or_default()))
    }

    /// The game after event `at`: from memory and the events that memory lacks.
    pub async fn load_edition(
        &self,
        db: &mut AnyConnection,
        edition: Edition,
        at: Seq,
    ) -> Result<Arc<Game>, StoreError> {
        let id = edition.0;
        let cached = self.games.get(&edition).filter(|game| game.seq() <= at);
        match cached {
            Some(game) if game.seq() == at => Ok(game),
            Some(game) => {
                let missing = events::read(db, id, game.seq(), at).await?;
                self.replay(id, at, Some(Game::clone(&game)), &missing)
            }
            None => {
                let all = events::read(db, id, Seq(0), at).await?;
                self.replay(id, at, None, &all)
            }
        }
    }

    fn replay(
        &self,
        id: GameId,
        at: Seq,
        from: Option<Game>,
        entries: &[Entry<GameEvent>],
    ) -> Result<Arc<Game>, StoreError> {
        let game = match from {
            None => Game::replay(entries),
            Some(mut game) => entries.iter().try_for_each(|entry| game.apply(entry)).map(|()| game),
        };
        match game {
            Ok(game) if game.seq() == at => Ok(Arc::new(game)),
            Ok(_) => Err(damaged(id, ReplayFault::Gap)),
            Err(fault) => Err(damaged(id, fault)),
        }
    }

    /// Keeps a committed state in memory, unless a later one is there.
    pub fn remember(&self, edition: Edition, game: &Arc<Game>) {
        if self.games.get(&edition).is_none_or(|known| known.seq() < game.seq()) {
            self.games.insert(edition, Arc::clone(game));
        }
    }
}

fn damaged(game: GameId, fault: ReplayFault) -> StoreError {
    StoreError::Game { game, source: fault.into() }
}

/// Writes the row of a game that has just begun.
pub async fn insert(
    db: &mut AnyConnection,
    id: GameId,
    challenge: play::ChallengeId,
    game: &Game,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO game (id, seq, challenge, server, place, running, rings, variant, moved, waits_for, waits_since, \
         home) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(id.0)
    .bind(i64::from(game.seq().0))
    .bind(challenge.0)
    .bind(game.server().map(Column::column))
    .bind(game.venue().occupies().map(Column::column))
    .bind(i64::from(game.result().is_none()))
    .bind(rings_at(db, game).await?.map(Column::column))
    .bind(game.rules().variant().word())
    .bind(game.turn_since().column())
    .bind(game.waits_for().map(Column::column))
    .bind(game.waits_since().column())
    .bind(game.home().map(Column::column))
    .execute(&mut *db)
    .await?;
    thinking::note(db, id, None, game, game.turn_since()).await?;
    for (_, player) in game.seats().iter() {
        // It has begun just now.
        add_player(db, id, player, game.turn_since()).await?;
    }
    Ok(())
}

async fn add_player(
    db: &mut AnyConnection,
    id: GameId,
    player: PlayerId,
    now: Time,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO game_player (player, game) VALUES ($1, $2)")
        .bind(player.column())
        .bind(id.0)
        .execute(&mut *db)
        .await?;
    vacations::joined(db, player, now).await
}

/// Brings the row of a game, and those of its players, from `before` to its new state at `now`.
pub async fn update(
    db: &mut AnyConnection,
    id: GameId,
    before: &Game,
    game: &Game,
    now: Time,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE game SET seq = $2, place = $3, running = $4, rings = $5, moved = COALESCE($6, moved), \
         waits_for = $7, waits_since = $8 WHERE id = $1",
    )
    .bind(id.0)
    .bind(i64::from(game.seq().0))
    .bind(game.venue().occupies().map(Column::column))
    .bind(i64::from(game.result().is_none()))
    .bind(rings_at(db, game).await?.map(Column::column))
    .bind(game.stirred(before).map(|_| now.column()))
    .bind(game.waits_for().map(Column::column))
    .bind(game.waits_since().column())
    .execute(&mut *db)
    .await?;
    thinking::note(db, id, Some(before), game, now).await?;
    if before.seats() == game.seats() {
        return Ok(());
    }
    for (_, player) in before.seats().iter().filter(|seat| game.seats().side_of(seat.1).is_none()) {
        sqlx::query("DELETE FROM game_player WHERE player = $1 AND game = $2")
            .bind(player.column())
            .bind(id.0)
            .execute(&mut *db)
            .await?;
    }
    for (_, player) in game.seats().iter().filter(|seat| before.seats().side_of(seat.1).is_none()) {
        add_player(db, id, player, now).await?;
        following::seated(db, id, player).await?;
    }
    Ok(())
}

/// When a game rings next, as the player to move wants to be reminded.
async fn rings_at(db: &mut AnyConnection, game: &Game) -> Result<Option<Time>, StoreError> {
    // Most games have no clock.
    if game.deadline().is_none() {
        return Ok(None);
    }
    Ok(game.rings_at(reminders::of_mover(db, game).await?))
}

/// Lets a running game ring at `time`, whatever it says itself.
pub async fn ring_at(db: &mut AnyConnection, id: GameId, time: Option<Time>) -> Result<(), StoreError> {
    sqlx::query("UPDATE game SET rings = $2 WHERE id = $1 AND running = 1")
        .bind(id.0)
        .bind(time.map(Column::column))
        .execute(db)
        .await?;
    Ok(())
}

/// Marks a game whose events tell no story: it no longer holds its place.
async fn mark_damaged(db: &mut AnyConnection, id: GameId) -> Result<(), StoreError> {
    sqlx::query("UPDATE game SET damaged = 1, running = 0 WHERE id = $1").bind(id.0).execute(db).await?;
    Ok(())
}
