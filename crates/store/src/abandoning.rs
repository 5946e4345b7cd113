//! Forgetting a server that has removed the bot.
//!
//! What people played there is theirs, and stays without the numbers of the server and its places; what runs
//! ends without a result, and what the server chose goes. In steps, each a transaction of its own, and every step
//! can be done again: what broke off is gone on with by whoever finds the server overdue next. If the bot comes
//! back meanwhile, the rest stays.

use play::{ChallengeEvent, ChallengeId, ForgetsPlaces, GameEvent, GameId, Server};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    act::{append, numbered},
    events::{self, Kept},
    held::Held,
    rows::Column,
};

/// What the server is told of a game, and where it was shown.
const OF_GAME: [&str; 6] = [
    "DELETE FROM post_told WHERE post IN (SELECT id FROM post WHERE game = $1)",
    "DELETE FROM post WHERE game = $1",
    "DELETE FROM notice WHERE game = $1 AND place IS NOT NULL",
    "DELETE FROM board WHERE game = $1",
    "DELETE FROM decision WHERE game = $1",
    "UPDATE game SET server = NULL, home = NULL, place = NULL, edition = edition + 1 WHERE id = $1",
];

const OF_CHALLENGE: [&str; 4] = [
    "DELETE FROM post_told WHERE post IN (SELECT id FROM post WHERE challenge = $1)",
    "DELETE FROM post WHERE challenge = $1",
    "DELETE FROM decision WHERE challenge = $1",
    "UPDATE challenge SET server = NULL, home = NULL, place = 0, message = NULL WHERE id = $1",
];

/// The note that the bot has left goes last: without it nobody would go on with this.
const OF_SERVER: [&str; 4] = [
    "DELETE FROM house WHERE server = $1",
    "DELETE FROM live WHERE server = $1",
    "DELETE FROM live_old WHERE server = $1",
    "DELETE FROM residence WHERE server = $1",
];

/// What is still to be done, one after the other.
const CHALLENGES: &str = "SELECT id FROM challenge WHERE home = $1 ORDER BY id LIMIT 1";
const GAMES: &str = "SELECT id FROM game WHERE home = $1 ORDER BY id LIMIT 1";

/// What came of forgetting a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abandoned {
    Wholly,
    /// The bot is back in it: what was not done yet stays.
    NoMore,
}

impl Store {
    /// Deletes what belongs to a server that the bot has left; see [`Store::claim_overdue`]. May be called again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails: then a part is done.
    pub async fn forget_server(&self, server: Server) -> Result<Abandoned, StoreError> {
        while let Some(id) = self.next_at_home(CHALLENGES, server).await? {
            if self.uproot_challenge(server, ChallengeId(id)).await? == Abandoned::NoMore {
                return Ok(Abandoned::NoMore);
            }
        }
        while let Some(id) = self.next_at_home(GAMES, server).await? {
            if self.uproot_game(server, GameId(id)).await? == Abandoned::NoMore {
                return Ok(Abandoned::NoMore);
            }
        }
        let mut tx = self.begin().await?;
        if !self.is_away(&mut tx, server).await? {
            return Ok(Abandoned::NoMore);
        }
        delete(&mut tx, &OF_SERVER, server.column()).await?;
        tx.commit().await?;
        Ok(Abandoned::Wholly)
    }

    async fn next_at_home(&self, sql: &'static str, server: Server) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql).bind(server.column()).fetch_optional(&self.0.pool).await?)
    }

    /// Closes an open challenge, and lets it have stood nowhere.
    async fn uproot_challenge(&self, server: Server, id: ChallengeId) -> Result<Abandoned, StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        if !self.is_away(&mut tx, server).await? {
            return Ok(Abandoned::NoMore);
        }
        if let Held::Whole(mut challenge) = self.0.hold_challenge(&mut tx, id).await?
            && let Some(event) = challenge.lose()
        {
            append(&mut tx, id, &mut challenge, &[event], now).await?;
        }
        events::rewrite::<ChallengeEvent>(&mut tx, id, placeless::<ChallengeEvent>).await?;
        delete(&mut tx, &OF_CHALLENGE, id.column()).await?;
        tx.commit().await?;
        Ok(Abandoned::Wholly)
    }

    /// Ends a running game, and lets it have been played nowhere.
    async fn uproot_game(&self, server: Server, id: GameId) -> Result<Abandoned, StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        if !self.is_away(&mut tx, server).await? {
            return Ok(Abandoned::NoMore);
        }
        if let Held::Whole(game) = self.0.hold_game(&mut tx, id).await?
            && let Some(event) = game.lose_home()
        {
            let entries = numbered(game.seq(), now, &[event]);
            self.append_to_game(&mut tx, id, &game, &entries, now).await?;
        }
        events::rewrite::<GameEvent>(&mut tx, id, placeless::<GameEvent>).await?;
        delete(&mut tx, &OF_GAME, id.column()).await?;
        tx.commit().await?;
        // Whoever follows it is told.
        self.0.posted.notify_one();
        Ok(Abandoned::Wholly)
    }
}

async fn delete(db: &mut AnyConnection, all: &[&'static str], id: i64) -> Result<(), StoreError> {
    for &sql in all {
        sqlx::query(sql).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}

/// The text of an event without its places. One that cannot be read stays as it is.
fn placeless<E: Kept + ForgetsPlaces>(body: &str) -> String {
    let Ok(mut event) = E::read(body) else { return body.to_owned() };
    event.forget_places();
    event.write()
}
