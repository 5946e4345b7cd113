//! How the store is, for those who look after it.

use std::time::{Duration, Instant};

use play::{Place, Time};

use crate::{Store, StoreError, dialect::Dialect, rows::Column};

/// What the store tells of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    /// The database, by its name.
    pub database: &'static str,
    /// How long it took to answer.
    pub answered: Duration,
    /// Posts and notices that wait to be sent, at the place asked about and in all.
    pub waiting_here: u64,
    pub waiting: u64,
    /// Since when the oldest of them waits.
    pub oldest: Option<Time>,
}

impl Store {
    /// How the store is, and what waits to be posted at `place`. One query.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn health(&self, place: Place) -> Result<Health, StoreError> {
        let asked = Instant::now();
        let (waiting, waiting_here, oldest): (i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT COUNT(*), COUNT(CASE WHEN place = $1 THEN 1 END), MIN(made) FROM \
             (SELECT place, made FROM post WHERE state IN ('pending', 'sending') UNION ALL \
             SELECT place, made FROM notice WHERE state IN ('pending', 'sending')) waiting",
        )
        .bind(place.column())
        .fetch_one(&self.0.pool)
        .await?;
        let database = match self.0.dialect {
            Dialect::Sqlite => "SQLite",
            Dialect::Postgres => "PostgreSQL",
        };
        let (waiting, waiting_here) = (waiting.unsigned_abs(), waiting_here.unsigned_abs());
        let oldest = oldest.map(Time::from_column);
        Ok(Health { database, answered: asked.elapsed(), waiting_here, waiting, oldest })
    }
}
