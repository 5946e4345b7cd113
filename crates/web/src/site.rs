//! What every answer is made with, and the game that an address means.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use drawing::Studio;
use play::{Game, GameId, PageToken};
use render::Scene;
use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};
use view::{Names, Pages, Table};

use crate::{feed::Feeds, people::KnownPeople, problem::Problem};

/// How many pictures are drawn for pages at a time: boards on Discord come first.
const PICTURES_AT_A_TIME: usize = 2;

/// The pages of one store.
#[derive(Debug)]
pub struct Site {
    pub pages: Pages,
    pub store: Store,
    pub studio: Studio,
    pub people: KnownPeople,
    pub feeds: Feeds,
    pub easel: Arc<Semaphore>,
    /// The place of the one page whose moving picture waits for the studio: those asked for on Discord wait for no
    /// more than that one.
    pub cutting: Semaphore,
    /// `true` once the server is to end.
    pub stopping: watch::Receiver<bool>,
}

/// A game whose page was found.
#[derive(Clone, Debug)]
pub struct Found {
    pub token: PageToken,
    pub id: GameId,
    /// As it is now.
    pub game: Arc<Game>,
    pub names: Arc<Names>,
}

impl Found {
    /// The table with the game as it stood.
    pub fn table<'a>(&'a self, then: &'a Game) -> Table<'a> {
        Table { id: self.id, game: then, names: &self.names }
    }
}

impl Site {
    pub fn easel() -> Arc<Semaphore> {
        Arc::new(Semaphore::new(PICTURES_AT_A_TIME))
    }

    /// The game whose page goes by the name `name`.
    ///
    /// # Errors
    ///
    /// [`Problem`] if there is none, or it cannot be read.
    pub async fn find(&self, name: &str) -> Result<Found, Problem> {
        let read = name.parse();
        // What is no name is looked for all the same: nobody shall learn from the time it takes what one is.
        let found = self.store.game_of_page(read.unwrap_or(PageToken(0))).await?;
        let (Ok(token), Some(id)) = (read, found) else { return Err(Problem::Nothing) };
        let game = self.store.game(id).await?.ok_or(Problem::Nothing)?;
        let names = self.people.names(id, &game).await;
        Ok(Found { token, id, game, names })
    }

    /// Where something of these pages is found: `path` begins with a slash.
    pub fn path(&self, path: &str) -> String {
        format!("{}{path}", self.pages.prefix())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Game { game, source } => {
                tracing::error!(game = game.0, reason = %source, "a game cannot be read");
                Problem::Damaged
            }
            error => {
                tracing::error!(error = &error as &dyn std::error::Error, "the store does not answer");
                Problem::Trouble
            }
        }
    }
}

/// What tells pictures of scenes apart before they are drawn. Another version may draw another picture.
pub fn mark(scene: &Scene, theme: &str) -> String {
    let mut hasher = DefaultHasher::new();
    (scene, theme, env!("CARGO_PKG_VERSION")).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
