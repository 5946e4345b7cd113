//! News of games for those who look at them: one watcher for each game that somebody looks at.
//!
//! It asks the store, for a move may have been written by another process.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use play::{Game, GameId, Seq};
use store::{Store, StoreError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How often a game is looked at that somebody listens to.
const PAUSE: Duration = Duration::from_secs(1);
/// How many may listen at a time, in all and to one game.
pub const LISTENERS: usize = 256;
pub const LISTENERS_TO_A_GAME: usize = 64;

/// How far a game has come, as far as a page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The number of the last event that a page has to show.
    pub seq: Seq,
    pub ply: usize,
    pub is_over: bool,
}

impl Standing {
    pub fn of(game: &Game) -> Standing {
        let is_over = game.result().is_some();
        // Offers and questions are not on the page; the end is, though it changes no board.
        let seq = if is_over { game.seq() } else { game.board_seq() };
        Standing { seq, ply: game.ply(), is_over }
    }
}

/// Who looks at which game.
#[derive(Clone, Debug)]
pub struct Feeds(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    room: Arc<Semaphore>,
    games: Mutex<HashMap<GameId, Feed>>,
}

#[derive(Clone, Debug)]
struct Feed {
    standing: watch::Sender<Standing>,
    room: Arc<Semaphore>,
}

/// Somebody's ear: what is new is in `standing`.
#[derive(Debug)]
pub struct Ear {
    pub standing: watch::Receiver<Standing>,
    _places: [OwnedSemaphorePermit; 2],
}

impl Feeds {
    pub fn new(store: Store) -> Feeds {
        let (room, games) = (Arc::new(Semaphore::new(LISTENERS)), Mutex::default());
        Feeds(Arc::new(Inner { store, room, games }))
    }

    /// Listens to a game that stood so when it was last looked at. `None`: enough people listen.
    pub fn listen(&self, id: GameId, standing: Standing) -> Option<Ear> {
        let place = Arc::clone(&self.0.room).try_acquire_owned().ok()?;
        let mut games = self.0.games.lock().unwrap_or_else(PoisonError::into_inner);
        let feed = games.entry(id).or_insert_with(|| self.begin(id, standing));
        let place_in_game = Arc::clone(&feed.room).try_acquire_owned().ok()?;
        Some(Ear { standing: feed.standing.subscribe(), _places: [place, place_in_game] })
    }

    /// How many games are watched.
    #[cfg(test)]
    pub fn watched(&self) -> usize {
        self.0.games.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn begin(&self, id: GameId, standing: Standing) -> Feed {
        let (sender, _) = watch::channel(standing);
        let feed = Feed { standing: sender, room: Arc::new(Semaphore::new(LISTENERS_TO_A_GAME)) };
        tokio::spawn(follow(Arc::clone(&self.0), id, feed.clone()));
        feed
    }
}

/// Watches a game as long as somebody listens.
async fn follow(inner: Arc<Inner>, id: GameId, feed: Feed) {
    let mut seen = None;
    loop {
        tokio::time::sleep(PAUSE).await;
        {
            let mut games = inner.games.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever comes from now on begins anew.
            if feed.standing.receiver_count() == 0 {
                games.remove(&id);
                return;
            }
        }
        match look(&inner.store, id, &mut seen).await {
            Ok(Some(standing)) => {
                feed.standing.send_if_modified(|known| std::mem::replace(known, standing) != standing);
            }
            Ok(None) => {}
            Err(error) => {
                tracing::warn!(game = id.0, error = &error as &dyn std::error::Error, "a game is not seen");
            }
        }
    }
}

/// How a game stands, if something has happened since `seen`.
async fn look(store: &Store, id: GameId, seen: &mut Option<Seq>) -> Result<Option<Standing>, StoreError> {
    let last = store.last_seq(id).await?;
    if last == *seen {
        return Ok(None);
    }
    let game = store.game(id).await?;
    *seen = last;
    Ok(game.map(|game| Standing::of(&game)))
}
