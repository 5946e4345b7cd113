//! The lists of events, the truth of the store.

use play::{ChallengeEvent, ChallengeId, Entry, EventTextError, GameEvent, GameId, NamesPeople, Seq, Time};
use sqlx::AnyConnection;

use crate::{
    Damage, StoreError, named,
    rows::{Column, seq},
};

/// A kind of event with its table.
pub trait Kept: NamesPeople + Clone {
    type Id: Column + Copy;
    /// Parameters: id, last number known, last number wanted.
    const READ: &'static str;
    /// Parameters: id, number, time, text.
    const APPEND: &'static str;
    /// Parameter: id.
    const TEXTS: &'static str;
    /// Parameters: id, number, text.
    const REPLACE: &'static str;
    /// That somebody is named. Parameters: person, id.
    const NAME: &'static str;
    /// That they are no more. Parameters: person, id.
    const UNNAME: &'static str;
    /// In what somebody is named, the newest first. Parameter: person.
    const NAMING: &'static str;
    /// Where nobody is. Parameters: last id known, how many.
    const UNNAMED: &'static str;

    fn write(&self) -> String;
    fn read(text: &str) -> Result<Self, EventTextError>;
    fn damaged(id: Self::Id, source: Damage) -> StoreError;
}

impl Kept for GameEvent {
    type Id = GameId;
    const READ: &'static str =
        "SELECT seq, at, body FROM game_event WHERE game = $1 AND seq > $2 AND seq <= $3 ORDER BY seq";
    const APPEND: &'static str = "INSERT INTO game_event (game, seq, at, body) VALUES ($1, $2, $3, $4)";
    const TEXTS: &'static str = "SELECT seq, body FROM game_event WHERE game = $1";
    const REPLACE: &'static str = "UPDATE game_event SET body = $3 WHERE game = $1 AND seq = $2";
    const NAME: &'static str = "INSERT INTO game_named (player, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    const UNNAME: &'static str = "DELETE FROM game_named WHERE player = $1 AND game = $2";
    const NAMING: &'static str = "SELECT game FROM game_named WHERE player = $1 ORDER BY game DESC";
    const UNNAMED: &'static str = "SELECT id FROM game g WHERE id > $1 \
         AND NOT EXISTS (SELECT 1 FROM game_named n WHERE n.game = g.id) ORDER BY id LIMIT $2";

    fn write(&self) -> String {
        self.to_text()
    }

    fn read(text: &str) -> Result<Self, EventTextError> {
        GameEvent::from_text(text)
    }

    fn damaged(game: GameId, source: Damage) -> StoreError {
        StoreError::Game { game, source }
    }
}

impl Kept for ChallengeEvent {
    type Id = ChallengeId;
    const READ: &'static str = "SELECT seq, at, body FROM challenge_event \
         WHERE challenge = $1 AND seq > $2 AND seq <= $3 ORDER BY seq";
    const APPEND: &'static str =
        "INSERT INTO challenge_event (challenge, seq, at, body) VALUES ($1, $2, $3, $4)";
    const TEXTS: &'static str = "SELECT seq, body FROM challenge_event WHERE challenge = $1";
    const REPLACE: &'static str = "UPDATE challenge_event SET body = $3 WHERE challenge = $1 AND seq = $2";
    const NAME: &'static str =
        "INSERT INTO challenge_named (player, challenge) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    const UNNAME: &'static str = "DELETE FROM challenge_named WHERE player = $1 AND challenge = $2";
    const NAMING: &'static str =
        "SELECT challenge FROM challenge_named WHERE player = $1 ORDER BY challenge DESC";
    const UNNAMED: &'static str = "SELECT id FROM challenge c WHERE id > $1 \
         AND NOT EXISTS (SELECT 1 FROM challenge_named n WHERE n.challenge = c.id) ORDER BY id LIMIT $2";

    fn write(&self) -> String {
        self.to_text()
    }

    fn read(text: &str) -> Result<Self, EventTextError> {
        ChallengeEvent::from_text(text)
    }

    fn damaged(challenge: ChallengeId, source: Damage) -> StoreError {
        StoreError::Challenge { challenge, source }
    }
}

/// The events after `known` up to `last`, in order.
pub async fn read<E: Kept>(
    db: &mut AnyConnection,
    id: E::Id,
    known: Seq,
    last: Seq,
) -> Result<Vec<Entry<E>>, StoreError> {
    let rows: Vec<(i64, i64, String)> = sqlx::query_as(E::READ)
        .bind(id.column())
        .bind(i64::from(known.0))
        .bind(i64::from(last.0))
        .fetch_all(db)
        .await?;
    let entry = |(number, at, body): (i64, i64, String)| {
        let event = E::read(&body).map_err(|source| E::damaged(id, source.into()))?;
        Ok(Entry { seq: seq(number)?, at: Time(at), event })
    };
    rows.into_iter().map(entry).collect()
}

/// Appends an event. If somebody else has appended one of the same number, the database refuses.
pub async fn append<E: Kept>(db: &mut AnyConnection, id: E::Id, entry: &Entry<E>) -> Result<(), StoreError> {
    sqlx::query(E::APPEND)
        .bind(id.column())
        .bind(i64::from(entry.seq.0))
        .bind(entry.at.0)
        .bind(entry.event.write())
        .execute(&mut *db)
        .await?;
    named::note::<E>(db, id, &named::people(&entry.event)).await
}

/// The texts of all events with their numbers, whether they can be read or not.
pub async fn texts<E: Kept>(db: &mut AnyConnection, id: E::Id) -> Result<Vec<(i64, String)>, StoreError> {
    Ok(sqlx::query_as(E::TEXTS).bind(id.column()).fetch_all(db).await?)
}

/// Writes every event anew that `change` changes. Whether there was one.
pub async fn rewrite<E: Kept>(
    db: &mut AnyConnection,
    id: E::Id,
    change: impl Fn(&str) -> String,
) -> Result<bool, StoreError> {
    let mut is_changed = false;
    for (number, body) in texts::<E>(db, id).await? {
        let changed = change(&body);
        if changed != body {
            replace::<E>(db, id, number, &changed).await?;
            is_changed = true;
        }
    }
    Ok(is_changed)
}

/// Writes an event anew. What follows from it must stay the same.
async fn replace<E: Kept>(
    db: &mut AnyConnection,
    id: E::Id,
    number: i64,
    text: &str,
) -> Result<(), StoreError> {
    sqlx::query(E::REPLACE).bind(id.column()).bind(number).bind(text).execute(db).await?;
    Ok(())
}
