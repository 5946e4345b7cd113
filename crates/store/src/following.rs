//! Who follows a game, and how they are told of it. Plain rows, as of [`preferences`](crate::preferences).

use play::{Following, Game, GameId, How, Notice, PlayerId, Refusal, Stir, Time};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError, To,
    anew::anew,
    held::Held,
    notices::{self, News},
    rows::Column,
    settings::preferences,
};

/// Those who follow a game; whoever took a seat in it since is told of everything anyway.
macro_rules! watchers {
    () => {
        "FROM follower f WHERE f.game = $1 AND NOT EXISTS \
         (SELECT 1 FROM game_player p WHERE p.game = f.game AND p.player = f.player)"
    };
}

impl Store {
    /// Lets `player` follow a game, unless [`play`] refuses, and be told of it as `change` says of what it was
    /// before. Returns how they are told.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn follow(
        &self,
        id: GameId,
        player: PlayerId,
        change: impl Fn(Following) -> Following + Send + Sync,
    ) -> Result<Result<Following, Refusal>, StoreError> {
        anew(|| self.try_to_follow(id, player, &change)).await
    }

    async fn try_to_follow(
        &self,
        id: GameId,
        player: PlayerId,
        change: &(impl Fn(Following) -> Following + Send + Sync),
    ) -> Result<Result<Following, Refusal>, StoreError> {
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
        let known = match following(&mut tx, id, player).await? {
            Some(known) => known,
            None => Following::of(preferences(&mut tx, player).await?.choices.pings),
        };
        let following = game.tellable(change(known));
        sqlx::query(
            "INSERT INTO follower (game, player, how, often) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, player) DO UPDATE SET how = $3, often = $4",
        )
        .bind(id.column())
        .bind(player.column())
        .bind(following.how.word())
        .bind(following.often.word())
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Ok(following))
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

    /// How `player` is told of a game; `None` if they do not follow it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn following(&self, id: GameId, player: PlayerId) -> Result<Option<Following>, StoreError> {
        following(&mut *self.0.pool.acquire().await?, id, player).await
    }

    /// Who follows a game and does not play in it, and how they are told.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn followers(&self, id: GameId) -> Result<Vec<(PlayerId, Following)>, StoreError> {
        followers(&mut *self.0.pool.acquire().await?, id).await
    }
}

type Row = (String, String);

fn read((how, often): Row) -> Result<Following, StoreError> {
    let unknown = |_| StoreError::Row("a follower is told in no known way");
    Ok(Following { how: how.parse().map_err(unknown)?, often: often.parse().map_err(unknown)? })
}

async fn following(
    db: &mut AnyConnection,
    id: GameId,
    player: PlayerId,
) -> Result<Option<Following>, StoreError> {
    let row: Option<Row> = sqlx::query_as("SELECT how, often FROM follower WHERE game = $1 AND player = $2")
        .bind(id.column())
        .bind(player.column())
        .fetch_optional(db)
        .await?;
    row.map(read).transpose()
}

async fn followers(db: &mut AnyConnection, id: GameId) -> Result<Vec<(PlayerId, Following)>, StoreError> {
    let rows: Vec<(i64, String, String)> = sqlx::query_as(concat!(
        "SELECT f.player, f.how, f.often ",
        watchers!(),
        " ORDER BY f.player LIMIT $2"
    ))
    .bind(id.column())
    .bind(i64::from(Game::FOLLOWERS))
    .fetch_all(db)
    .await?;
    let follower = |(player, how, often)| Ok((PlayerId::from_column(player), read((how, often))?));
    rows.into_iter().map(follower).collect()
}

async fn count_others(db: &mut AnyConnection, id: GameId, player: PlayerId) -> Result<u32, StoreError> {
    let count: i64 = sqlx::query_scalar(concat!("SELECT COUNT(*) ", watchers!(), " AND f.player <> $2"))
        .bind(id.column())
        .bind(player.column())
        .fetch_one(db)
        .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Writes notices to those who are told directly of something like `stir`. Those who are mentioned find their
/// names in the post that tells of it.
pub async fn tell(db: &mut AnyConnection, news: &News, stir: Stir, now: Time) -> Result<(), StoreError> {
    for (player, following) in followers(db, news.game).await? {
        if following.how == How::Direct && following.often.is_told(stir) {
            notices::enqueue(db, Notice::Watched, To::Player(player), news, now).await?;
        }
    }
    Ok(())
}

/// Lets nobody write to `player` of games that they follow: they cannot be reached.
pub async fn hush(db: &mut AnyConnection, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("UPDATE follower SET how = $2 WHERE player = $1 AND how = $3")
        .bind(player.column())
        .bind(How::Silent.word())
        .bind(How::Direct.word())
        .execute(db)
        .await?;
    Ok(())
}

/// Whoever takes a seat is told of everything: they follow the game no more, also should they leave it again.
pub async fn seated(db: &mut AnyConnection, id: GameId, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follower WHERE game = $1 AND player = $2")
        .bind(id.column())
        .bind(player.column())
        .execute(db)
        .await?;
    Ok(())
}
