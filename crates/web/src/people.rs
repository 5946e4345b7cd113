//! What the players of a game are called.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};

use play::{Game, GameId, Seats};
use quick_cache::sync::Cache;
use tokio::sync::Semaphore;
use view::Names;

/// Where names come from: whoever knows people. Pages ask for nothing else about them.
pub trait People: fmt::Debug + Send + Sync {
    /// The names of those who play in `game`. Whose name is not known has none.
    fn names<'a>(&'a self, game: &'a Game) -> Pin<Box<dyn Future<Output = Names> + Send + 'a>>;
}

/// Of how many games names are kept.
const GAMES: usize = 1000;
/// For how long: people change their names.
const FRESH: Duration = Duration::from_secs(300);
/// For how long where one was not found.
const FRESH_WITH_GAPS: Duration = Duration::from_secs(30);
/// How many games are asked for at a time, whoever looks at pages.
const ASKED_AT_A_TIME: usize = 4;

/// Names as they were told lately, so that looking at pages asks nobody anything most of the time.
#[derive(Debug)]
pub struct KnownPeople {
    people: Arc<dyn People>,
    known: Cache<GameId, Known>,
    asking: Semaphore,
}

#[derive(Clone, Debug)]
struct Known {
    seats: Seats,
    names: Arc<Names>,
    until: Instant,
}

impl KnownPeople {
    pub fn new(people: Arc<dyn People>) -> KnownPeople {
        KnownPeople { people, known: Cache::new(GAMES), asking: Semaphore::new(ASKED_AT_A_TIME) }
    }

    /// The names of those who play in a game, and of nobody else.
    pub async fn names(&self, id: GameId, game: &Game) -> Arc<Names> {
        if let Some(names) = self.kept(id, game) {
            return names;
        }
        let _turn = self.asking.acquire().await;
        // Somebody else may have asked meanwhile.
        if let Some(names) = self.kept(id, game) {
            return names;
        }
        let told = self.people.names(game).await;
        // Former players have no name to ask for.
        let players: Vec<_> = game.seats().iter().map(|seat| seat.1).filter(|who| !who.is_former()).collect();
        let known: Vec<_> =
            players.iter().filter_map(|player| Some((*player, told.known(*player)?))).collect();
        let fresh = if known.len() == players.len() { FRESH } else { FRESH_WITH_GAPS };
        let names: Arc<Names> = Arc::new(known.into_iter().collect());
        let until = Instant::now() + fresh;
        self.known.insert(id, Known { seats: *game.seats(), names: Arc::clone(&names), until });
        names
    }

    fn kept(&self, id: GameId, game: &Game) -> Option<Arc<Names>> {
        let known = self.known.get(&id)?;
        (known.seats == *game.seats() && Instant::now() < known.until).then_some(known.names)
    }
}
