//! What was decided under which key.

use play::{ChallengeId, Facts, GameId, Seq, Time};
use sqlx::AnyConnection;

use crate::{StoreError, rows::seq};

/// A decision: everything it depended on besides the command, and how many events followed. It can
/// be made again, so refusals need no text form of their own.
#[derive(Clone, Debug)]
pub struct Decided {
    pub at: Time,
    pub challenge: Option<ChallengeId>,
    pub game: Option<GameId>,
    /// The number of the last event that was known; 0 where there was none.
    pub seen: Seq,
    /// How many events followed; 0: it was refused.
    pub events: u32,
    pub facts: Option<Facts>,
}

impl Decided {
    pub fn at(at: Time) -> Decided {
        Decided { at, challenge: None, game: None, seen: Seq(0), events: 0, facts: None }
    }

    /// The number of the last event that followed.
    pub fn last(&self) -> Seq {
        Seq(self.seen.0 + self.events)
    }
}

type Row = (i64, Option<i64>, Option<i64>, i64, i64, Option<String>);

pub async fn find(db: &mut AnyConnection, key: &str) -> Result<Option<Decided>, StoreError> {
    let row: Option<Row> =
        sqlx::query_as("SELECT at, challenge, game, seen, events, facts FROM decision WHERE key = $1")
            .bind(key)
            .fetch_optional(db)
            .await?;
    row.map(decided).transpose()
}

fn decided((at, challenge, game, seen, events, facts): Row) -> Result<Decided, StoreError> {
    Ok(Decided {
        at: Time(at),
        challenge: challenge.map(ChallengeId),
        game: game.map(GameId),
        seen: seq(seen)?,
        events: seq(events)?.0,
        facts: facts.map(|facts| serde_json::from_str(&facts)).transpose()?,
    })
}

pub async fn keep(db: &mut AnyConnection, key: &str, decided: &Decided) -> Result<(), StoreError> {
    let facts = decided.facts.as_ref().map(serde_json::to_string).transpose()?;
    sqlx::query(
        "INSERT INTO decision (key, at, challenge, game, seen, events, facts) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(key)
    .bind(decided.at.0)
    .bind(decided.challenge.map(|id| id.0))
    .bind(decided.game.map(|id| id.0))
    .bind(i64::from(decided.seen.0))
    .bind(i64::from(decided.events))
    .bind(facts)
    .execute(db)
    .await?;
    Ok(())
}
