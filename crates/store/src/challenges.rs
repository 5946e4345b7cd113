//! Challenges on their way between events and rows.

use play::{Challenge, ChallengeId, ChallengeState, ReplayFault, Seq};
use sqlx::AnyConnection;

use crate::{
    Damage, StoreError,
    dialect::locking,
    events,
    held::Held,
    open::Inner,
    rows::{Column, seq},
};

impl Inner {
    /// A challenge as it is now, locked for this transaction. See [`Held::Damaged`].
    pub async fn hold_challenge(
        &self,
        db: &mut AnyConnection,
        id: ChallengeId,
    ) -> Result<Held<Challenge>, StoreError> {
        let sql = locking!(self.dialect, "SELECT seq, damaged FROM challenge WHERE id = $1");
        let row: Option<(i64, i64)> = sqlx::query_as(sql).bind(id.0).fetch_optional(&mut *db).await?;
        let Some((number, is_damaged)) = row else { return Ok(Held::Nothing) };
        let seq = seq(number)?;
        if is_damaged != 0 {
            return Ok(Held::Damaged { seq });
        }
        match load(db, id, seq).await {
            Ok(challenge) => Ok(Held::Whole(challenge)),
            Err(StoreError::Challenge { source, .. }) => {
                tracing::error!(challenge = id.0, reason = %source, "a challenge cannot be read");
                if source.lasts() {
                    mark_damaged(db, id).await?;
                }
                Ok(Held::Damaged { seq })
            }
            Err(error) => Err(error),
        }
    }
}

/// The challenge after event `at`. Challenges are short, and read anew every time.
pub async fn load(db: &mut AnyConnection, id: ChallengeId, at: Seq) -> Result<Challenge, StoreError> {
    let entries = events::read(db, id, Seq(0), at).await?;
    match Challenge::replay(&entries) {
        Ok(challenge) if challenge.seq == at => Ok(challenge),
        Ok(_) => Err(damaged(id, ReplayFault::Gap)),
        Err(fault) => Err(damaged(id, fault)),
    }
}

pub fn damaged(challenge: ChallengeId, source: impl Into<Damage>) -> StoreError {
    StoreError::Challenge { challenge, source: source.into() }
}

/// Marks a challenge whose events tell no story: nobody can accept it any more.
async fn mark_damaged(db: &mut AnyConnection, id: ChallengeId) -> Result<(), StoreError> {
    sqlx::query("UPDATE challenge SET damaged = 1, is_open = 0 WHERE id = $1").bind(id.0).execute(db).await?;
    Ok(())
}

/// Writes the row of a challenge that has just been opened.
pub async fn insert(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO challenge (id, seq, challenger, server, place, is_open, expires, again, home) \
         VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8)",
    )
    .bind(id.0)
    .bind(i64::from(challenge.seq.0))
    .bind(challenge.by.column())
    .bind(challenge.server.map(Column::column))
    .bind(challenge.place.column())
    .bind(challenge.expires.0)
    .bind(challenge.again.map(|game| game.0))
    .bind(challenge.home().map(Column::column))
    .execute(&mut *db)
    .await?;
    note_players(db, id, challenge).await
}

/// Brings the row of a challenge to its new state.
pub async fn update(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE challenge SET seq = $2, is_open = $3 WHERE id = $1")
        .bind(id.0)
        .bind(i64::from(challenge.seq.0))
        .bind(i64::from(challenge.state == ChallengeState::Open))
        .execute(&mut *db)
        .await?;
    note_players(db, id, challenge).await
}

/// Notes everybody who is named or seated, so that their challenges are found.
async fn note_players(
    db: &mut AnyConnection,
    id: ChallengeId,
    challenge: &Challenge,
) -> Result<(), StoreError> {
    for player in challenge.seated().map(|seat| seat.1).chain(challenge.awaited()) {
        sqlx::query(
            "INSERT INTO challenge_player (player, challenge) VALUES ($1, $2) \
             ON CONFLICT (player, challenge) DO NOTHING",
        )
        .bind(player.column())
        .bind(id.0)
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}
