//! The secret names of the pages of games.

use play::{GameId, PageToken, Seq};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    rows::{Column, seq},
};

impl Store {
    /// What the page of a game is found by, made when it is first asked for: always the same. `None` if there
    /// is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn page_of(&self, game: GameId) -> Result<Option<PageToken>, StoreError> {
        let known = token_of(&mut *self.0.pool.acquire().await?, game).await?;
        if known.is_some() {
            return Ok(known);
        }
        let token = random()?;
        let mut tx = self.begin().await?;
        // Of two who ask at the same time both get the one that is kept.
        sqlx::query(
            "INSERT INTO page (game, token) SELECT id, $2 FROM game WHERE id = $1 ON CONFLICT (game) DO NOTHING",
        )
        .bind(game.column())
        .bind(token.to_string())
        .execute(&mut *tx)
        .await?;
        let kept = token_of(&mut tx, game).await?;
        tx.commit().await?;
        Ok(kept)
    }

    /// The game whose page is found by `token`.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn game_of_page(&self, token: PageToken) -> Result<Option<GameId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar("SELECT game FROM page WHERE token = $1")
            .bind(token.to_string())
            .fetch_optional(&self.0.pool)
            .await?;
        Ok(id.map(GameId))
    }

    /// The number of the last event of a game, for who only wants to know whether there is something new.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn last_seq(&self, game: GameId) -> Result<Option<Seq>, StoreError> {
        let last: Option<i64> = sqlx::query_scalar("SELECT seq FROM game WHERE id = $1")
            .bind(game.column())
            .fetch_optional(&self.0.pool)
            .await?;
        last.map(seq).transpose()
    }
}

pub async fn token_of(db: &mut AnyConnection, game: GameId) -> Result<Option<PageToken>, StoreError> {
    let text: Option<String> = sqlx::query_scalar("SELECT token FROM page WHERE game = $1")
        .bind(game.column())
        .fetch_optional(db)
        .await?;
    let token = text.map(|text| text.parse().map_err(|_| StoreError::Row("the name of a page")));
    token.transpose()
}

/// From the system's source for secrets.
fn random() -> Result<PageToken, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(StoreError::Random)?;
    Ok(PageToken(u128::from_le_bytes(bytes)))
}
