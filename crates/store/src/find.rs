//! Finding games and challenges. Nothing here changes anything.

use std::sync::Arc;

use play::{Challenge, ChallengeId, Entry, Game, GameEvent, GameId, MessageId, Place, PlayerId, Seq};

use crate::{
    Store, StoreError, challenges, events,
    rows::{Column, seq},
};

/// A challenge and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundChallenge {
    pub challenge: Challenge,
    /// Its message, once it is posted; in [`Challenge::place`].
    pub message: Option<MessageId>,
}

/// A message that shows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    pub message: MessageId,
    pub place: Place,
    pub game: GameId,
    /// The event after which it shows the game.
    pub seq: Seq,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct ListedGame {
    pub id: GameId,
    pub game: Arc<Game>,
}

impl Store {
    /// A game as it is now.
    ///
    /// # Errors
    ///
    /// [`StoreError::Game`] if its events tell no story.
    pub async fn game(&self, id: GameId) -> Result<Option<Arc<Game>>, StoreError> {
        let last: Option<i64> = sqlx::query_scalar("SELECT seq FROM game WHERE id = $1")
            .bind(id.0)
            .fetch_optional(&self.0.pool)
            .await?;
        match last {
            Some(last) => self.current(id, seq(last)?).await.map(Some),
            None => Ok(None),
        }
    }

    /// The game whose last event is `last`: from memory, if it is there.
    async fn current(&self, id: GameId, last: Seq) -> Result<Arc<Game>, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        let edition = self.0.edition(&mut db, id).await?;
        let game = self.0.load_edition(&mut db, edition, last).await?;
        self.0.remember(edition, &game);
        Ok(game)
    }

    /// A game as it was after event `at`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Game`] if its events tell no story, or none of that length.
    pub async fn game_at(&self, id: GameId, at: Seq) -> Result<Arc<Game>, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        self.0.load_game(&mut db, id, at).await
    }

    /// What happened in a game from event `from` to event `to`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Game`] if an event cannot be read.
    pub async fn game_events(
        &self,
        id: GameId,
        from: Seq,
        to: Seq,
    ) -> Result<Vec<Entry<GameEvent>>, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        events::read(&mut db, id, Seq(from.0.saturating_sub(1)), to).await
    }

    /// The game that is running at a place.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn running_at(&self, place: Place) -> Result<Option<GameId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar("SELECT id FROM game WHERE place = $1 AND running = 1")
            .bind(place.column())
            .fetch_optional(&self.0.pool)
            .await?;
        Ok(id.map(GameId))
    }

    /// The last game that began at a place, running or over.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn latest_at(&self, place: Place) -> Result<Option<GameId>, StoreError> {
        let id: Option<i64> =
            sqlx::query_scalar("SELECT id FROM game WHERE place = $1 ORDER BY id DESC LIMIT 1")
                .bind(place.column())
                .fetch_optional(&self.0.pool)
                .await?;
        Ok(id.map(GameId))
    }

    /// How many games of a player are running.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn count_running_of(&self, player: PlayerId) -> Result<usize, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM game g JOIN game_player p ON p.game = g.id WHERE p.player = $1 AND g.running = 1",
        )
        .bind(player.column())
        .fetch_one(&self.0.pool)
        .await?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// The newest running games of a player, at most `limit`, the newest first. Those that cannot be read
    /// are left out.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn running_of(&self, player: PlayerId, limit: u32) -> Result<Vec<ListedGame>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT g.id, g.seq FROM game g JOIN game_player p ON p.game = g.id \
             WHERE p.player = $1 AND g.running = 1 ORDER BY g.id DESC LIMIT $2",
        )
        .bind(player.column())
        .bind(i64::from(limit))
        .fetch_all(&self.0.pool)
        .await?;
        self.list(rows).await
    }

    /// The running games of a player whose boards are posted at `place`, at most `limit`, the newest
    /// first. Those that cannot be read are left out.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn running_of_at(
        &self,
        player: PlayerId,
        place: Place,
        limit: u32,
    ) -> Result<Vec<ListedGame>, StoreError> {
        // A guest has no place of its own: the game itself says where it is.
        let rows = sqlx::query_as(
            "SELECT g.id, g.seq FROM game g JOIN game_player p ON p.game = g.id \
             WHERE p.player = $1 AND g.running = 1 AND (g.place = $2 OR g.place IS NULL) ORDER BY g.id DESC",
        )
        .bind(player.column())
        .bind(place.column())
        .fetch_all(&self.0.pool)
        .await?;
        let mut listed = self.list(rows).await?;
        // A game whose thread is still to be made is posted nowhere yet.
        listed.retain(|listed| listed.game.venue().posts_to() == Some(place));
        listed.truncate(limit as usize);
        Ok(listed)
    }

    /// The games of rows of ids and last events. One that cannot be read must not hide the others. It is
    /// not marked either: one look at a list would mark all that a faulty release cannot read.
    pub(crate) async fn list(&self, rows: Vec<(i64, i64)>) -> Result<Vec<ListedGame>, StoreError> {
        let mut listed = Vec::with_capacity(rows.len());
        for (id, last) in rows {
            let id = GameId(id);
            match self.current(id, seq(last)?).await {
                Ok(game) => listed.push(ListedGame { id, game }),
                Err(StoreError::Game { source, .. }) => {
                    tracing::error!(game = id.0, reason = %source, "a game cannot be read");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(listed)
    }

    /// The last message that shows the board of a game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn last_board(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        let row: Option<BoardRow> = sqlx::query_as(
            "SELECT message, place, game, seq FROM board WHERE game = $1 AND picture = 1 \
             ORDER BY seq DESC, message DESC LIMIT 1",
        )
        .bind(game.0)
        .fetch_optional(&self.0.pool)
        .await?;
        row.map(board).transpose()
    }

    /// The game that a message shows, board or words.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn board(&self, message: MessageId) -> Result<Option<BoardMessage>, StoreError> {
        let row: Option<BoardRow> =
            sqlx::query_as("SELECT message, place, game, seq FROM board WHERE message = $1")
                .bind(message.column())
                .fetch_optional(&self.0.pool)
                .await?;
        row.map(board).transpose()
    }

    /// A message that may have shown a board was deleted: nobody is led there any more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_board(&self, message: MessageId) -> Result<(), StoreError> {
        // Most messages are others', and nobody has to wait for a turn to write.
        if self.board(message).await?.is_none() {
            return Ok(());
        }
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM board WHERE message = $1").bind(message.column()).execute(&mut *tx).await?;
        tx.commit().await
    }

    /// The messages that told in words of the events from `from` to `to` of a game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn words(&self, game: GameId, from: Seq, to: Seq) -> Result<Vec<BoardMessage>, StoreError> {
        let rows: Vec<BoardRow> = sqlx::query_as(
            "SELECT message, place, game, seq FROM board \
             WHERE game = $1 AND seq >= $2 AND seq <= $3 AND picture = 0 ORDER BY seq",
        )
        .bind(game.0)
        .bind(i64::from(from.0))
        .bind(i64::from(to.0))
        .fetch_all(&self.0.pool)
        .await?;
        rows.into_iter().map(board).collect()
    }

    /// A challenge as it is now.
    ///
    /// # Errors
    ///
    /// [`StoreError::Challenge`] if its events tell no story.
    pub async fn challenge(&self, id: ChallengeId) -> Result<Option<FoundChallenge>, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        let row: Option<(i64, Option<i64>)> =
            sqlx::query_as("SELECT seq, message FROM challenge WHERE id = $1")
                .bind(id.0)
                .fetch_optional(&mut *db)
                .await?;
        let Some((last, message)) = row else { return Ok(None) };
        let challenge = challenges::load(&mut db, id, seq(last)?).await?;
        Ok(Some(FoundChallenge { challenge, message: message.map(MessageId::from_column) }))
    }

    /// A challenge as it was after event `at`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Challenge`] if its events tell no story, or none of that length.
    pub async fn challenge_at(&self, id: ChallengeId, at: Seq) -> Result<Challenge, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        challenges::load(&mut db, id, at).await
    }

    /// The open challenges that a player made, is named in, or has a seat in; the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn open_challenges_of(&self, player: PlayerId) -> Result<Vec<ChallengeId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT c.id FROM challenge c JOIN challenge_player p ON p.challenge = c.id \
             WHERE p.player = $1 AND c.is_open = 1 ORDER BY c.id DESC",
        )
        .bind(player.column())
        .fetch_all(&self.0.pool)
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The challenge that a game came of.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn challenge_of(&self, game: GameId) -> Result<Option<ChallengeId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar("SELECT challenge FROM game WHERE id = $1")
            .bind(game.0)
            .fetch_optional(&self.0.pool)
            .await?;
        Ok(id.map(ChallengeId))
    }
}

type BoardRow = (i64, i64, i64, i64);

fn board((message, place, game, number): BoardRow) -> Result<BoardMessage, StoreError> {
    let (message, place) = (MessageId::from_column(message), Place::from_column(place));
    Ok(BoardMessage { message, place, game: GameId(game), seq: seq(number)? })
}
