//! `/diagnose`: what the bot may do where it is asked, and how it is.

use std::time::Duration;

use play::Server;
use serenity::all::ShardId;
use view::{Connection, Diagnosis, Installed, Locale, Message};

use super::{Command, Kind, Scope, settings::managed, untold::with_untold};
use crate::{
    call::{Call, Ground},
    ctx::{Ctx, Shards},
    place::rights,
    problem::Problem,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "diagnose",
    kind: Kind::Slash(Locale::command_diagnose),
    scope: Scope::Managers,
    options: &[],
    run: |ctx, call| Box::pin(diagnose(ctx, call)),
}];

async fn diagnose(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let asker = &call.asker;
    let server = managed(asker)?;
    let health = ctx.store.health(asker.place).await?;
    let house = ctx.store.house(server).await?;
    let found = Diagnosis {
        rights: rights(asker),
        installed: if asker.ground == Ground::Foreign { Installed::Person } else { Installed::Server },
        person: asker.locale,
        server: house.language(),
        connection: connection(ctx, server).await,
        database: health.database,
        answered: health.answered,
        waiting: (health.waiting_here, health.waiting),
        oldest: health.oldest,
    };
    with_untold(ctx, asker, &house.choices, view::diagnosis(asker.locale, &found)).await
}

/// The shard that Discord sends a server's events by. Its latency is known once a heartbeat was answered.
async fn connection(ctx: &Ctx, server: Server) -> Connection {
    let shards = ctx.shards.get();
    let total = shards.map_or(1, |shards| shards.total.max(1));
    let shard = u32::try_from((server.0 >> 22) % u64::from(total)).unwrap_or(0);
    let latency = match shards {
        Some(shards) => latency(shards, shard).await,
        None => None,
    };
    Connection { shard, total, latency }
}

async fn latency(shards: &Shards, shard: u32) -> Option<Duration> {
    let runners = shards.manager.runners.lock().await;
    runners.get(&ShardId(shard))?.latency
}
