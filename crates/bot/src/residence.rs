//! The servers in which the bot is, and what becomes of those that have removed it.
//!
//! An outage is no farewell: a server that Discord cannot reach stands in Discord's list all the same, and its
//! disappearance is told apart from it. What is deleted is deleted when the time of grace is over and Discord,
//! asked for that one server then, says that the bot is not in it. Where Discord gives no clear answer, or cannot
//! be reached, everything stays.

use std::{convert::Infallible, sync::Arc, time::Duration};

use play::Server;
use serenity::all::{Ready, UnavailableGuild};
use store::{Abandoned, RollCall, Shard, StoreError};
use tokio::time::{Instant, sleep};

use crate::ctx::Ctx;

/// Nobody waits for this but where the clock is moved.
const PAUSE: Duration = Duration::from_secs(1);
/// How long it is worth asking Discord for a server: it is asked again an hour later.
const PATIENCE: Duration = Duration::from_secs(10);

/// For how long a server is remembered that has removed the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention(u16);

impl Retention {
    /// In days. A day is for those who removed the bot by mistake.
    pub const BOUNDS: std::ops::RangeInclusive<u16> = 1..=365;

    /// `None`: out of bounds.
    pub fn of_days(days: u16) -> Option<Retention> {
        Retention::BOUNDS.contains(&days).then_some(Retention(days))
    }

    pub fn days(self) -> u16 {
        self.0
    }

    fn duration(self) -> Duration {
        Duration::from_secs(u64::from(self.0) * 24 * 3600)
    }
}

impl Default for Retention {
    fn default() -> Retention {
        Retention(30)
    }
}

/// Compares the servers of a new session with those known: the bot may have been away when it was removed.
pub async fn call_roll(ctx: &Ctx, ready: &Ready) {
    let shard = ready.shard.map_or(Some(Shard::ONLY), |shard| Shard::new(shard.id.0, shard.total));
    let Some(shard) = shard else { return };
    let listed: Vec<Server> = ready.guilds.iter().map(|guild| Server(guild.id.get())).collect();
    match ctx.store.call_roll(shard, &listed).await {
        Ok(RollCall::Left(left)) if left.is_empty() => {}
        Ok(RollCall::Left(left)) => {
            tracing::info!(servers = ?left, "the bot was removed from servers while it was away");
        }
        Ok(RollCall::Doubted { known }) => {
            tracing::warn!(known, "Discord lists no server at all: this is not believed");
        }
        Err(error) => tracing::error!(%error, "servers that have removed the bot are not noted"),
    }
}

/// Discord told of a server that is here.
pub async fn arrived(ctx: &Ctx, server: Server) {
    if let Err(error) = ctx.store.arrived(server).await {
        tracing::error!(%error, "it is not noted that the bot is in a server");
    }
}

/// Discord told that a server is gone: for a while, or because the bot was removed.
pub async fn gone(ctx: &Ctx, guild: &UnavailableGuild) {
    if guild.unavailable {
        return;
    }
    let server = Server(guild.id.get());
    // What is known of it may be forgotten before it is back.
    ctx.heard.remove(&server);
    match ctx.store.left(server).await {
        Ok(()) => tracing::info!(server = server.0, "the bot was removed from a server"),
        Err(error) => tracing::error!(%error, "it is not noted that the bot was removed from a server"),
    }
}

/// Forgets servers that removed the bot long enough ago, until it is dropped.
pub async fn run(ctx: Arc<Ctx>) -> Infallible {
    loop {
        if let Err(error) = forget_overdue(&ctx).await {
            tracing::error!(%error, "a server that has removed the bot is not forgotten yet");
        }
        sleep(PAUSE).await;
    }
}

async fn forget_overdue(ctx: &Ctx) -> Result<(), StoreError> {
    let Some(server) = ctx.store.claim_overdue(ctx.policy.retention.duration()).await? else { return Ok(()) };
    match ctx.rest.is_in(server, Instant::now() + PATIENCE).await {
        Ok(true) => ctx.store.arrived(server).await,
        Ok(false) => match ctx.store.forget_server(server).await? {
            Abandoned::Wholly => {
                tracing::info!(server = server.0, "a server that has removed the bot is forgotten");
                Ok(())
            }
            Abandoned::NoMore => Ok(()),
        },
        Err(error) => {
            tracing::warn!(%error, "whether the bot has left a server is asked again");
            Ok(())
        }
    }
}
