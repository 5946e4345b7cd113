//! Who sees the places of a server. What is played where only some may look is told nowhere else.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use play::{Manager, Place, PlayerId, Server};
use quick_cache::sync::Cache;
use serenity::all::UserId;
use tokio::time::Instant;

use crate::{
    audience::{Audience, Entry, Roles},
    call::Asker,
    rest::{Ground, Rest, RestError},
};

/// Of how many servers it is remembered, and of how many places of each.
const SERVERS: usize = 1000;
const PLACES: usize = 500;
/// Where an event is missed, as another process gets it, so long a server counts as it was.
const HOLDS: Duration = Duration::from_secs(60);

/// Who of those who see one place sees another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    ByAll,
    /// By some, or by nobody: it is gone.
    BySome,
}

#[derive(Debug)]
pub struct Sight {
    rest: Rest,
    bot: PlayerId,
    known: Cache<Server, Arc<Known>>,
}

/// What Discord has told of a server.
#[derive(Debug)]
struct Known {
    since: Instant,
    roles: OnceLock<Arc<Roles>>,
    places: Cache<Place, Arc<Audience>>,
}

impl Sight {
    pub fn new(rest: Rest, bot: UserId) -> Sight {
        Sight { rest, bot: PlayerId(bot.get()), known: Cache::new(SERVERS) }
    }

    /// Rights have changed in `server`. What was asked for before and is answered only now is not kept either.
    pub fn forget(&self, server: Server) {
        self.known.remove(&server);
    }

    /// Whether all of `audience` see `place`, which belongs to the same server.
    ///
    /// # Errors
    ///
    /// [`RestError`] if Discord does not say; then it is to be told nowhere. What it refuses to tell is not for
    /// all.
    pub async fn by(
        &self,
        audience: &Audience,
        server: Server,
        place: Place,
        until: Instant,
    ) -> Result<Seen, RestError> {
        match self.of(server, place, until).await {
            Ok(Some(seen)) if audience.all_see(&seen) => Ok(Seen::ByAll),
            Ok(_) | Err(RestError::Refused { .. }) => Ok(Seen::BySome),
            Err(error) => Err(error),
        }
    }

    /// Whether `asker` sees `place`, which belongs to their server. Whoever arranges the server does.
    ///
    /// # Errors
    ///
    /// [`RestError`] if Discord does not say. What it refuses to tell is not for them.
    pub async fn is_open_to(
        &self,
        asker: &Asker,
        server: Server,
        place: Place,
        until: Instant,
    ) -> Result<bool, RestError> {
        if asker.manager == Manager::Of(server) {
            return Ok(true);
        }
        let roles: Vec<u64> = asker.roles.iter().map(|role| role.0).collect();
        match self.of(server, place, until).await {
            Ok(audience) => Ok(audience.is_some_and(|audience| audience.has(asker.player, &roles))),
            Err(RestError::Refused { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Who sees `place`, which belongs to `server`; `None` if there is no such place.
    ///
    /// # Errors
    ///
    /// [`RestError`] if Discord does not say.
    pub async fn of(
        &self,
        server: Server,
        place: Place,
        until: Instant,
    ) -> Result<Option<Arc<Audience>>, RestError> {
        let known = self.known(server);
        if let Some(audience) = known.places.get(&place) {
            return Ok(Some(audience));
        }
        let Some(ground) = self.rest.ground(place, until).await? else { return Ok(None) };
        let entry = if ground.is_private_thread() { Entry::Invited } else { Entry::Open };
        let Some(channel) = self.channel(ground, until).await? else { return Ok(None) };
        let roles = self.roles(&known, server, until).await?;
        let audience = Audience::of((server, roles), (place, entry), channel.overwrites(), self.bot);
        let audience = Arc::new(audience);
        known.places.insert(place, Arc::clone(&audience));
        Ok(Some(audience))
    }

    fn known(&self, server: Server) -> Arc<Known> {
        if let Some(known) = self.known.get(&server)
            && known.since.elapsed() < HOLDS
        {
            return known;
        }
        let places = Cache::new(PLACES);
        let known = Arc::new(Known { since: Instant::now(), roles: OnceLock::new(), places });
        self.known.insert(server, Arc::clone(&known));
        known
    }

    /// Who sees a thread is said by the channel it hangs at.
    async fn channel(&self, ground: Ground, until: Instant) -> Result<Option<Ground>, RestError> {
        match ground.parent() {
            Some(parent) => self.rest.ground(parent, until).await,
            None => Ok(Some(ground)),
        }
    }

    async fn roles(&self, known: &Known, server: Server, until: Instant) -> Result<Arc<Roles>, RestError> {
        if let Some(roles) = known.roles.get() {
            return Ok(Arc::clone(roles));
        }
        let roles = Arc::new(Roles::of(server, &self.rest.roles(server, until).await?));
        Ok(Arc::clone(known.roles.get_or_init(|| roles)))
    }
}
