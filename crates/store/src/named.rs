//! Who is named in which game and challenge: noted with every event, so that nobody has to read all events there
//! are to find somebody.

use play::{ChallengeEvent, GameEvent, NamesPeople, PlayerId};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    events::{Kept, texts},
    rows::Column,
};

/// So many games or challenges of an older release are looked through in one transaction.
const AT_ONCE: i64 = 200;

impl Store {
    /// Notes who is named in what was written by a release that did not note it.
    pub(crate) async fn note_all_named(&self) -> Result<(), StoreError> {
        self.note_named::<GameEvent>().await?;
        self.note_named::<ChallengeEvent>().await
    }

    async fn note_named<E: Kept>(&self) -> Result<(), StoreError> {
        let mut from = 0;
        loop {
            let ids: Vec<i64> =
                sqlx::query_scalar(E::UNNAMED).bind(from).bind(AT_ONCE).fetch_all(&self.0.pool).await?;
            let Some(last) = ids.last() else { return Ok(()) };
            from = *last;
            let mut tx = self.begin().await?;
            for id in ids.into_iter().map(E::Id::from_column) {
                for (_, body) in texts::<E>(&mut tx, id).await? {
                    note::<E>(&mut tx, id, &people_in::<E>(&body)).await?;
                }
            }
            tx.commit().await?;
        }
    }
}

/// Notes that `people` are named in a game or challenge.
pub async fn note<E: Kept>(db: &mut AnyConnection, id: E::Id, people: &[PlayerId]) -> Result<(), StoreError> {
    for player in people {
        sqlx::query(E::NAME).bind(player.column()).bind(id.column()).execute(&mut *db).await?;
    }
    Ok(())
}

/// In what `player` is named, the newest first.
pub async fn naming<E: Kept>(db: &mut AnyConnection, player: PlayerId) -> Result<Vec<i64>, StoreError> {
    Ok(sqlx::query_scalar(E::NAMING).bind(player.column()).fetch_all(db).await?)
}

/// Lets `former` be named in the place of `player`, also where they are named already.
pub async fn rename<E: Kept>(
    db: &mut AnyConnection,
    id: E::Id,
    player: PlayerId,
    former: PlayerId,
) -> Result<(), StoreError> {
    sqlx::query(E::UNNAME).bind(player.column()).bind(id.column()).execute(&mut *db).await?;
    note::<E>(db, id, &[former]).await
}

pub fn people<E: NamesPeople + Clone>(event: &E) -> Vec<PlayerId> {
    let mut people = Vec::new();
    event.clone().each_person(&mut |person| people.push(*person));
    people
}

/// Whom the text of an event names. One that cannot be read may name whoever has a number that stands in it.
fn people_in<E: Kept>(body: &str) -> Vec<PlayerId> {
    match E::read(body) {
        Ok(event) => people(&event),
        Err(_) => {
            let numbers = body.split(|c: char| !c.is_ascii_digit());
            numbers.filter_map(|number| number.parse().ok()).map(PlayerId).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_may_name_every_number_in_it() {
        let event = GameEvent::Ended { by: PlayerId(12) };
        assert_eq!(people_in::<GameEvent>(&event.to_text()), [PlayerId(12)]);
        assert_eq!(people_in::<GameEvent>(&GameEvent::Credited { ms: 12 }.to_text()), []);
        assert_eq!(people_in::<GameEvent>("{\"x\":[12, 345]}"), [PlayerId(12), PlayerId(345)]);
    }
}
