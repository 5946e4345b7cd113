//! Lets the clocks of games ring, as long as their people are heard: while the connection to Discord is broken
//! off nobody can move, whatever else of the bot is running.

use std::{convert::Infallible, time::Duration};

use serenity::{all::ShardManager, gateway::ConnectionStage};
use store::{Shard, Store};
use tokio::time::sleep;

/// Clocks go by minutes; but where the clock is moved, nobody wants to wait.
const PAUSE: Duration = Duration::from_secs(1);

/// Rings for those of `total` shards that are connected, until it is dropped.
pub async fn run(store: &Store, shards: &ShardManager, total: u32) -> Infallible {
    loop {
        for shard in connected(shards, total).await {
            if let Err(error) = store.ring_clocks(shard).await {
                tracing::error!(%error, "the clocks of games do not ring");
            }
        }
        sleep(PAUSE).await;
    }
}

/// Asked anew each time: serenity tells of changes in no certain order. It notices a silent connection when a
/// heartbeat is not answered, within a minute or two.
async fn connected(shards: &ShardManager, total: u32) -> Vec<Shard> {
    let runners = shards.runners.lock().await;
    let connected = runners.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Connected);
    connected.filter_map(|(id, _)| Shard::new(id.0, total)).collect()
}
