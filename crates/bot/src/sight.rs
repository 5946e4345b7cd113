//! Whether everybody in a server can see a channel. What is played where only some may look is told nowhere else.

use std::time::Duration;

use play::{Place, Server};
use quick_cache::sync::Cache;
use tokio::time::Instant;

use crate::rest::{Rest, RestError};

/// Of how many channels it is remembered.
const PLACES: usize = 1000;
/// Where an event is missed, as another process gets it, so long a channel counts as it was.
const HOLDS: Duration = Duration::from_secs(60);

/// Who can see a channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    ByEverybody,
    /// By some, or by nobody: it is gone.
    BySome,
}

#[derive(Debug)]
pub struct Sight {
    rest: Rest,
    known: Cache<Place, (Instant, Seen)>,
}

impl Sight {
    pub fn new(rest: Rest) -> Sight {
        Sight { rest, known: Cache::new(PLACES) }
    }

    /// Rights have changed somewhere, which is seldom.
    pub fn forget(&self) {
        self.known.clear();
    }

    /// Who can see `place`, which belongs to `server`.
    ///
    /// # Errors
    ///
    /// [`RestError`] if Discord does not say; then it is to be told nowhere.
    pub async fn of(&self, server: Server, place: Place, until: Instant) -> Result<Seen, RestError> {
        if let Some((when, seen)) = self.known.get(&place)
            && when.elapsed() < HOLDS
        {
            return Ok(seen);
        }
        let seen = self.ask(server, place, until).await?;
        self.known.insert(place, (Instant::now(), seen));
        Ok(seen)
    }

    async fn ask(&self, server: Server, place: Place, until: Instant) -> Result<Seen, RestError> {
        let Some(ground) = self.rest.ground(place, until).await? else { return Ok(Seen::BySome) };
        if ground.is_private_thread() {
            return Ok(Seen::BySome);
        }
        // Who sees a public thread is said by the channel it hangs at.
        let channel = match ground.parent() {
            Some(parent) => self.rest.ground(parent, until).await?,
            None => Some(ground),
        };
        let Some(channel) = channel else { return Ok(Seen::BySome) };
        let seen = match channel.shown_to_everybody(server) {
            Some(said) => said,
            None => self.rest.everybody_sees(server, until).await?,
        };
        Ok(if seen { Seen::ByEverybody } else { Seen::BySome })
    }
}
