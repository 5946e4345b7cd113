//! The way of posts from the outbox to their channels, and of notices to whom they are for; and live boards.

pub mod compose;
mod deliver;
mod edit;
mod guard;
mod liked;
mod live;
mod notices;
mod once;
mod questions;
mod reason;

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    task::{JoinError, JoinSet},
    time::{Instant, sleep, timeout},
};

use crate::ctx::Ctx;

pub use deliver::deliver;
#[cfg(test)]
pub use live::{bring_up as bring_up_live, remove as remove_live};
#[cfg(test)]
pub use notices::deliver as deliver_notice;
pub use notices::lost_at;
pub use reason::read as read_reason;

/// How many posts, notices and live boards are under way at the same time.
const AT_ONCE: usize = 16;
/// The outbox is looked at this often, should nobody call: another process may write, and the clock may be
/// moved.
const LOOK: Duration = Duration::from_secs(1);
/// How long a stop waits for posts under way.
const FAREWELL: Duration = Duration::from_secs(5);
/// How often old keys and posts are forgotten.
const TIDY: Duration = Duration::from_secs(3600);

/// Delivers posts and closes challenges whose time has run out, until `stop` says so. Posts under way then are
/// finished, or taken up at the next start of the same `sender`: no two that run at the same time have the
/// same name.
pub async fn run(ctx: Arc<Ctx>, sender: String, mut stop: watch::Receiver<bool>) {
    let mut under_way = JoinSet::new();
    let mut tidied = Instant::now();
    if let Err(error) = ctx.store.release_claims(&sender).await {
        tracing::error!(%error, "the claims of the last run stay until they run out");
    }
    finish_forgetting(&ctx).await;
    loop {
        // Neither waits for the other to work again.
        if let Err(error) = ctx.store.expire_challenges().await {
            tracing::error!(%error, "challenges stay open beyond their time");
        }
        if let Err(error) = look(&ctx, &sender, &mut under_way).await {
            tracing::error!(%error, "the outbox cannot be read");
        }
        if tidied.elapsed() >= TIDY {
            tidied = Instant::now();
            finish_forgetting(&ctx).await;
            if let Err(error) = ctx.store.tidy().await {
                tracing::warn!(%error, "old rows stay");
            }
        }
        tokio::select! {
            _ = stop.changed() => break,
            () = ctx.store.posts_written() => {}
            Some(ended) = under_way.join_next() => note(ended),
            () = sleep(LOOK) => {}
        }
    }
    let all = async {
        while let Some(ended) = under_way.join_next().await {
            note(ended);
        }
    };
    if timeout(FAREWELL, all).await.is_err() {
        tracing::warn!("posts are under way still: they are taken up at the next start");
    }
}

/// Goes on with what a crash broke off.
async fn finish_forgetting(ctx: &Ctx) {
    if let Err(error) = ctx.store.finish_forgetting().await {
        tracing::error!(%error, "somebody is not forgotten yet");
    }
}

/// What a post's own task cannot record.
fn note(ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        // The claim runs out by itself.
        tracing::error!(%error, "recording what came of a post broke off");
    }
}

async fn look(ctx: &Arc<Ctx>, sender: &str, under_way: &mut JoinSet<()>) -> Result<(), store::StoreError> {
    let free = AT_ONCE.saturating_sub(under_way.len());
    let posts = ctx.store.claim_posts(sender, u32::try_from(free).unwrap_or(0)).await?;
    for post in posts {
        under_way.spawn(deliver(Arc::clone(ctx), post));
    }
    let free = AT_ONCE.saturating_sub(under_way.len());
    for notice in ctx.store.claim_notices(sender, u32::try_from(free).unwrap_or(0)).await? {
        under_way.spawn(notices::deliver(Arc::clone(ctx), notice));
    }
    let free = AT_ONCE.saturating_sub(under_way.len());
    for claim in ctx.store.claim_live(sender, u32::try_from(free).unwrap_or(0)).await? {
        under_way.spawn(live::bring_up(Arc::clone(ctx), claim));
    }
    let free = AT_ONCE.saturating_sub(under_way.len());
    for old in ctx.store.old_live(u32::try_from(free).unwrap_or(0)).await? {
        under_way.spawn(live::remove(Arc::clone(ctx), old));
    }
    Ok(())
}
