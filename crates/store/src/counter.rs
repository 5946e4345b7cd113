//! The numbers that games and challenges get.

use sqlx::AnyConnection;

use crate::{StoreError, dialect::locking, open::Inner};

impl Inner {
    /// The number the next thing of a kind will have; locked, so that it stays the next.
    pub async fn next(&self, db: &mut AnyConnection, kind: &str) -> Result<i64, StoreError> {
        let sql = locking!(self.dialect, "SELECT value + 1 FROM counter WHERE name = $1");
        Ok(sqlx::query_scalar(sql).bind(kind).fetch_one(db).await?)
    }
}

/// Gives the next number away.
pub async fn count_up(db: &mut AnyConnection, kind: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE counter SET value = value + 1 WHERE name = $1").bind(kind).execute(db).await?;
    Ok(())
}
