//! Who follows a game, to be told of its end. Plain rows, as of [`preferences`](crate::preferences).

use play::{Game, GameId, PlayerId, Refusal};
use sqlx::AnyConnection;

use crate::{Store, StoreError, held::Held, rows::Column};

/// Those who follow a game; whoever took a seat in it since is told of everything anyway.
macro_rules! watchers {
    () => {
        "FROM follower f WHERE f.game = $1 AND NOT EXISTS \
         (SELECT 1 FROM game_player p WHERE p.game = f.game AND p.player = f.player)"
    };
}

impl Store {
    /// Lets `player` follow a game, unless [`play`] refuses. Who follows it already does so still.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn follow(&self, id: GameId, player: PlayerId) -> Result<Result<(), Refusal>, StoreError> {
        let mut tx = self.begin().await?;
        let game = match self.0.hold_game(&mut tx, id).await? {
            Held::Whole(game) => game,
            Held::Nothing => return Ok(Err(Refusal::NoSuchGame(id))),
            Held::Damaged { .. } => {
                tx.commit().await?;
                return Ok(Err(Refusal::Damaged(id)));
            }
        };
        let others = count_others(&mut tx, id, player).await?;
        if let Err(refusal) = game.check_follow(player, others) {
            return Ok(Err(refusal.into()));
        }
        sqlx::query("INSERT INTO follower (game, player) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(id.column())
            .bind(player.column())
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(Ok(()))
    }

    /// Lets `player` follow a game no more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn unfollow(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM follower WHERE game = $1 AND player = $2")
            .bind(id.column())
            .bind(player.column())
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }

    /// Who follows a game and does not play in it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn followers(&self, id: GameId) -> Result<Vec<PlayerId>, StoreError> {
        let players: Vec<i64> =
            sqlx::query_scalar(concat!("SELECT f.player ", watchers!(), " ORDER BY f.player LIMIT $2"))
                .bind(id.column())
                .bind(i64::from(Game::FOLLOWERS))
                .fetch_all(&self.0.pool)
                .await?;
        Ok(players.into_iter().map(PlayerId::from_column).collect())
    }
}

async fn count_others(db: &mut AnyConnection, id: GameId, player: PlayerId) -> Result<u32, StoreError> {
    let count: i64 = sqlx::query_scalar(concat!("SELECT COUNT(*) ", watchers!(), " AND f.player <> $2"))
        .bind(id.column())
        .bind(player.column())
        .fetch_one(db)
        .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}
