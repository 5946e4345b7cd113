//! The program's turns: whoever claims a game in the store thinks about it, off the async threads, and says what it
//! came to. Nothing is kept in memory: after a restart the store says again what there is to do.

mod answer;
mod pool;

use std::{sync::Arc, time::Duration};

use play::GameId;
use store::{ByProgram, StoreError, Thinking};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use crate::ctx::Ctx;

pub use pool::{Bounds, Busy, Thinkers};

/// The store is looked at this often, should nobody call: another process may write, and the clock may be moved.
const LOOK: Duration = Duration::from_secs(1);
/// How long a stop waits for what is under way.
const FAREWELL: Duration = Duration::from_secs(3);
/// How long a game that could not be thought about waits, doubled each time.
const PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(600);

/// Thinks about every game in which the program has something to do, until `stop` says so. What is under way then
/// is taken up at the next start of the same `sender`.
pub async fn run(ctx: Arc<Ctx>, sender: String, mut stop: watch::Receiver<bool>) {
    let mut under_way = JoinSet::new();
    if let Err(error) = ctx.store.release_thinking(&sender).await {
        tracing::error!(%error, "what the last run thought about waits until its claims run out");
    }
    loop {
        if let Err(error) = look(&ctx, &sender, &mut under_way).await {
            tracing::error!(%error, "nobody knows where the program is to move");
        }
        tokio::select! {
            _ = stop.changed() => break,
            () = ctx.store.games_stirred() => {}
            Some(ended) = under_way.join_next() => {
                if let Err(error) = ended {
                    // The claim runs out by itself.
                    tracing::error!(%error, "thinking broke off");
                }
            }
            () = sleep(LOOK) => {}
        }
    }
    ctx.thinkers.stop();
    let all = async { while under_way.join_next().await.is_some() {} };
    if timeout(FAREWELL, all).await.is_err() {
        tracing::warn!("the program thinks still: its move follows after the next start");
    }
}

/// Claims as many games as there are free workers: all others wait in the store, where whoever is free finds them in
/// their order.
async fn look(ctx: &Arc<Ctx>, sender: &str, under_way: &mut JoinSet<()>) -> Result<(), StoreError> {
    let free = ctx.thinkers.at_once().saturating_sub(under_way.len());
    if free == 0 {
        return Ok(());
    }
    for claim in ctx.store.claim_thinking(sender, u32::try_from(free).unwrap_or(u32::MAX)).await? {
        under_way.spawn(think(Arc::clone(ctx), claim, sender.to_owned()));
    }
    Ok(())
}

/// Why nothing came of thinking.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the search broke off")]
    Lost,
    #[error("the search found nothing that can be played")]
    Nothing,
    #[error("what the search found is not allowed")]
    Refused,
}

async fn think(ctx: Arc<Ctx>, claim: Thinking, sender: String) {
    let began = Instant::now();
    match attempt(&ctx, claim.game).await {
        Ok(()) => {
            tracing::debug!(
                game = claim.game.0,
                ms = began.elapsed().as_millis(),
                "the program has answered"
            );
        }
        Err(failure) => {
            let due = ctx.now() + pause(claim.failures);
            tracing::error!(game = claim.game.0, %failure, failures = claim.failures, "the program thinks again later");
            if let Err(error) = ctx.store.postpone_thinking(claim.game, &sender, due).await {
                // The claim runs out by itself.
                tracing::error!(game = claim.game.0, %error, "nor can that be kept");
            }
        }
    }
}

fn pause(failures: u32) -> Duration {
    PAUSE.saturating_mul(2_u32.saturating_pow(failures.min(16))).min(LONGEST_PAUSE)
}

/// Thinks about what the program is to do in a game, and does it.
async fn attempt(ctx: &Ctx, id: GameId) -> Result<(), Failure> {
    let Some(game) = ctx.store.game(id).await? else { return Ok(()) };
    let Some(task) = game.program_task() else { return Ok(()) };
    let board = game.board().clone();
    let time = ctx.thinkers.time();
    let thought = ctx
        .thinkers
        .move_with(move |engine, stop| answer::deed(engine, &board, task, id, time, stop))
        .await
        .map_err(|_lost| Failure::Lost)?;
    if ctx.thinkers.is_stopped() {
        // What a search is broken off with is not what the program would play.
        return Ok(());
    }
    let deed = thought.ok_or(Failure::Nothing)?;
    match ctx.store.act_for_program(id, &deed).await? {
        ByProgram::Done | ByProgram::Outdated => Ok(()),
        ByProgram::Refused => Err(Failure::Refused),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_fails_again_and_again_waits_longer_and_longer_but_not_for_ever() {
        assert_eq!(pause(0), PAUSE);
        assert_eq!(pause(3), PAUSE * 8);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
