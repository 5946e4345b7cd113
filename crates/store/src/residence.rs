//! In which servers the bot is, and since when it is no more in others.
//!
//! Being out of reach is not being away: only who is told by Discord that the bot was removed, or finds a server
//! missing in Discord's list, notes that it has left. While the note stands no clock of the server's games runs;
//! when the bot is back everything is as it was. What follows when it stays away too long is
//! [`Store::forget_server`]'s.

use std::{collections::HashMap, time::Duration};

use play::{GameId, Server, Time};
use sqlx::AnyConnection;

use crate::{Shard, Store, StoreError, dialect::locking, rows::Column};

/// After this long Discord is asked anew whether the bot has really left, if it could not say; and whoever was to
/// forget a server and did not come to its end is followed by another.
const ASK_AGAIN: Duration = Duration::from_secs(3600);

/// What follows of the list of all servers in which a shard is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RollCall {
    /// Those which the bot has left since.
    Left(Vec<Server>),
    /// None was listed, of several that were known: nothing is concluded from that, as it is likelier that the
    /// list is wrong than that all have removed the bot.
    Doubted { known: usize },
}

impl Store {
    /// Notes that the bot is in a server. What ran on clocks there while it was not is credited.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn arrived(&self, server: Server) -> Result<(), StoreError> {
        let known: Option<Option<i64>> =
            sqlx::query_scalar("SELECT left_at FROM residence WHERE server = $1")
                .bind(server.column())
                .fetch_optional(&self.0.pool)
                .await?;
        match known {
            Some(None) => return Ok(()),
            Some(Some(left)) => self.credit_home(server, Time(left)).await?,
            None => {}
        }
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO residence (server) VALUES ($1) \
             ON CONFLICT (server) DO UPDATE SET left_at = NULL, asked = NULL",
        )
        .bind(server.column())
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// Notes that the bot was removed from a server, unless that is noted already.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn left(&self, server: Server) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        note_left(&mut tx, server, now).await?;
        tx.commit().await
    }

    /// Compares all servers in which Discord says that a shard is, out of reach or not, with those known.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn call_roll(&self, shard: Shard, listed: &[Server]) -> Result<RollCall, StoreError> {
        let known = self.known_to(shard).await?;
        let absent = |(server, left): (&Server, &Option<Time>)| {
            (left.is_none() && !listed.contains(server)).then_some(*server)
        };
        let mut left: Vec<Server> = known.iter().filter_map(absent).collect();
        left.sort_unstable();
        if listed.is_empty() && left.len() > 1 {
            return Ok(RollCall::Doubted { known: left.len() });
        }
        for server in listed.iter().filter(|server| known.get(server).is_some_and(Option::is_some)) {
            self.arrived(*server).await?;
        }
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        for server in listed.iter().filter(|server| !known.contains_key(server)) {
            sqlx::query("INSERT INTO residence (server) VALUES ($1) ON CONFLICT (server) DO NOTHING")
                .bind(server.column())
                .execute(&mut *tx)
                .await?;
        }
        for server in &left {
            note_left(&mut tx, *server, now).await?;
        }
        tx.commit().await?;
        Ok(RollCall::Left(left))
    }

    /// The servers of a shard, with the time when the bot left.
    async fn known_to(&self, shard: Shard) -> Result<HashMap<Server, Option<Time>>, StoreError> {
        let (number, total) = shard.columns();
        let rows: Vec<(i64, Option<i64>)> =
            sqlx::query_as("SELECT server, left_at FROM residence WHERE server / 4194304 % $2 = $1")
                .bind(number)
                .bind(total)
                .fetch_all(&self.0.pool)
                .await?;
        Ok(rows.into_iter().map(|(server, left)| (Server::from_column(server), left.map(Time))).collect())
    }

    /// A server that the bot left `grace` ago or earlier, for the caller to ask Discord whether it is still so.
    /// Nobody else gets the same within an hour.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn claim_overdue(&self, grace: Duration) -> Result<Option<Server>, StoreError> {
        let now = self.0.clock.now();
        let (left, asked) = (before(now, grace), before(now, ASK_AGAIN));
        let overdue: Option<i64> = sqlx::query_scalar(
            "SELECT server FROM residence WHERE left_at <= $1 AND (asked IS NULL OR asked <= $2) \
             ORDER BY left_at LIMIT 1",
        )
        .bind(left.0)
        .bind(asked.0)
        .fetch_optional(&self.0.pool)
        .await?;
        let Some(server) = overdue else { return Ok(None) };
        let mut tx = self.begin().await?;
        let claimed = sqlx::query(
            "UPDATE residence SET asked = $4 WHERE server = $1 AND left_at <= $2 \
             AND (asked IS NULL OR asked <= $3)",
        )
        .bind(server)
        .bind(left.0)
        .bind(asked.0)
        .bind(now.0)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok((claimed.rows_affected() > 0).then_some(Server::from_column(server)))
    }

    /// Whether the bot has left a server, locked so that it stays so.
    pub(crate) async fn is_away(&self, db: &mut AnyConnection, server: Server) -> Result<bool, StoreError> {
        let sql = locking!(self.0.dialect, "SELECT left_at FROM residence WHERE server = $1");
        let left: Option<Option<i64>> =
            sqlx::query_scalar(sql).bind(server.column()).fetch_optional(db).await?;
        Ok(left.flatten().is_some())
    }

    async fn credit_home(&self, server: Server, left: Time) -> Result<(), StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM game WHERE home = $1 AND running = 1 AND rings IS NOT NULL ORDER BY id",
        )
        .bind(server.column())
        .fetch_all(&self.0.pool)
        .await?;
        let now = self.0.clock.now();
        for game in games.into_iter().map(GameId) {
            self.credit(game, left, now).await?;
        }
        Ok(())
    }
}

async fn note_left(db: &mut AnyConnection, server: Server, now: Time) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO residence (server, left_at) VALUES ($1, $2) \
         ON CONFLICT (server) DO UPDATE SET left_at = $2 WHERE residence.left_at IS NULL",
    )
    .bind(server.column())
    .bind(now.0)
    .execute(db)
    .await?;
    Ok(())
}

fn before(now: Time, age: Duration) -> Time {
    Time(now.0.saturating_sub((Time(0) + age).0))
}
