//! Messages that were live boards: they are removed, which does no harm if it is done twice.

use std::time::Duration;

use play::{MessageId, Place, Server, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, rows::Column};

/// The pause before a removal is tried again.
const PAUSE: Duration = Duration::from_secs(120);

/// A message that was a live board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldLive {
    pub server: Server,
    pub place: Place,
    pub message: MessageId,
}

impl Store {
    /// Up to `limit` messages that are to be removed now. They are not given out again for two minutes.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn old_live(&self, limit: u32) -> Result<Vec<OldLive>, StoreError> {
        let now = self.0.clock.now();
        let due: Vec<i64> =
            sqlx::query_scalar("SELECT message FROM live_old WHERE due <= $1 ORDER BY due, message LIMIT $2")
                .bind(now.column())
                .bind(i64::from(limit))
                .fetch_all(&self.0.pool)
                .await?;
        // Mostly there is none, and nobody has to wait for a turn to write.
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let mut old = Vec::new();
        for message in due {
            let row: Option<(i64, i64)> = sqlx::query_as(
                "UPDATE live_old SET due = $3 WHERE message = $1 AND due <= $2 RETURNING server, place",
            )
            .bind(message)
            .bind(now.column())
            .bind((now + PAUSE).column())
            .fetch_optional(&mut *tx)
            .await?;
            old.extend(row.map(|(server, place)| OldLive {
                server: Server::from_column(server),
                place: Place::from_column(place),
                message: MessageId::from_column(message),
            }));
        }
        tx.commit().await?;
        Ok(old)
    }

    /// The message is removed, or cannot be.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn old_live_done(&self, old: &OldLive) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM live_old WHERE message = $1")
            .bind(old.message.column())
            .execute(&self.0.pool)
            .await?;
        Ok(())
    }
}

/// The message of a server's live board is none any more.
pub async fn retire(db: &mut AnyConnection, server: Server, now: Time) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO live_old (message, server, place, due) \
         SELECT message, server, place, $2 FROM live WHERE server = $1 AND message IS NOT NULL \
         ON CONFLICT (message) DO NOTHING",
    )
    .bind(server.column())
    .bind(now.column())
    .execute(db)
    .await?;
    Ok(())
}

pub async fn remove(
    db: &mut AnyConnection,
    server: Server,
    place: Place,
    message: MessageId,
    now: Time,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO live_old (message, server, place, due) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (message) DO NOTHING",
    )
    .bind(message.column())
    .bind(server.column())
    .bind(place.column())
    .bind(now.column())
    .execute(db)
    .await?;
    Ok(())
}
