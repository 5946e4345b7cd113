//! The live board of a server, brought up to date: changed in its message, or in a new one where the old one is
//! gone or will soon hardly let itself be changed.

mod message;
mod old;
mod pick;

use std::{sync::Arc, time::Duration};

use play::{LiveEnd, MessageId, Time};
use store::{Attempt, ClaimedLive, LiveShown, StoreError};
use tokio::time::Instant;
use view::{Message, Undelivered};

use super::{guard::guarded, reason};
use crate::{ctx::Ctx, problem::Problem, rest::RestError, settling::public_locale};
use message::Postman;
use pick::{Picked, pick};

pub use old::remove;

/// How long one claim tries, whatever it takes; the claim itself lasts two minutes.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before a board is claimed again, doubled with every failure up to the longest.
const PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// What came of an attempt.
enum Ending {
    Shown(MessageId, Option<LiveShown>),
    /// The board that it is to lead to is not out yet.
    Waits,
    Over(LiveEnd),
    /// Later, not before `wait` is over.
    Later {
        wait: Duration,
        attempt: Attempt,
    },
}

/// Why it came to nothing.
enum Failed {
    Rest(RestError),
    Problem(Problem),
}

impl From<RestError> for Failed {
    fn from(error: RestError) -> Failed {
        Failed::Rest(error)
    }
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Failed::Problem(error.into())
    }
}

/// Brings a claimed board up to date and records what came of it.
pub async fn bring_up(ctx: Arc<Ctx>, claim: ClaimedLive) {
    let until = Instant::now() + PATIENCE;
    let showing = {
        let ctx = Arc::clone(&ctx);
        async move { Errand { ctx: &ctx, claim: &claim, until }.run().await }
    };
    let ending = attempted(showing).await;
    if let Err(error) = (Errand { ctx: &ctx, claim: &claim, until }).record(ending).await {
        // The claim runs out by itself, and the nonce keeps the board from being posted again.
        tracing::error!(server = claim.server.0, %error, "what came of a live board cannot be recorded");
    }
}

/// What comes of `showing`. If it panicked nobody knows whether a board was posted, and the pauses grow.
async fn attempted(showing: impl Future<Output = Ending> + Send + 'static) -> Ending {
    let broke_off = || Ending::Later { wait: Duration::ZERO, attempt: Attempt::Unsure };
    guarded(showing).await.unwrap_or_else(broke_off)
}

/// A claimed board, and until when it is tried.
struct Errand<'a> {
    ctx: &'a Ctx,
    claim: &'a ClaimedLive,
    until: Instant,
}

impl Errand<'_> {
    async fn run(&self) -> Ending {
        let pause = || Ending::Later { wait: Duration::ZERO, attempt: Attempt::Failed };
        match self.try_to_show().await {
            Ok(ending) => ending,
            Err(Failed::Problem(problem)) => {
                tracing::error!(server = self.claim.server.0, %problem, "a live board cannot be made");
                pause()
            }
            Err(Failed::Rest(RestError::Limited { wait, in_doubt, .. })) => {
                Ending::Later { wait, attempt: attempt(in_doubt) }
            }
            Err(Failed::Rest(error)) => {
                tracing::info!(server = self.claim.server.0, %error, "a live board waits");
                Ending::Later { wait: Duration::ZERO, attempt: attempt(error.in_doubt()) }
            }
        }
    }

    async fn record(&self, ending: Ending) -> Result<(), StoreError> {
        let (store, claim) = (&self.ctx.store, self.claim);
        match ending {
            Ending::Shown(message, shown) => {
                store.live_shown(claim, message, shown).await?;
                if self.ctx.deleted.get(&message).is_some() {
                    store.lose_live(claim.place, Some(message)).await?;
                }
                Ok(())
            }
            Ending::Waits => store.live_waits(claim).await,
            Ending::Over(why) => {
                tracing::info!(server = claim.server.0, %why, "a live board is over");
                store.lost_live(claim, why).await
            }
            Ending::Later { wait, attempt } => {
                let pause = PAUSE.saturating_mul(2_u32.saturating_pow(claim.failures.min(10)));
                let due = self.ctx.now() + pause.min(LONGEST_PAUSE).max(wait);
                store.postpone_live(claim, due, attempt).await
            }
        }
    }

    async fn try_to_show(&self) -> Result<Ending, Failed> {
        let audience = match self.ctx.sight.of(self.claim.server, self.claim.place, self.until).await {
            Ok(Some(audience)) => audience,
            Ok(None) => return Ok(Ending::Over(LiveEnd::Gone)),
            Err(error) => return over(error),
        };
        let picked = pick(self, &audience).await?;
        let shown = picked.as_ref().map(Picked::shown);
        let is_news = self.claim.shown != shown;
        let goes_on = picked.as_ref().is_some_and(|picked| picked.look.game.result().is_none());
        let message = match self.claim.message {
            Some((message, posted)) if !self.is_old(posted) => Some(message),
            // Where nobody plays a new one would only look as if there were something to read.
            Some((message, _)) if !is_news && !goes_on => Some(message),
            _ => None,
        };
        if let Some(message) = message.filter(|_| !is_news) {
            return Ok(Ending::Shown(message, shown));
        }
        if self.waits_for_board(shown).await? {
            return Ok(Ending::Waits);
        }
        match self.show(message, picked.as_ref()).await? {
            Ok(message) => Ok(Ending::Shown(message, shown)),
            Err(error) => over(error),
        }
    }

    /// Shows it in `message`, or in a new one.
    async fn show(
        &self,
        message: Option<MessageId>,
        picked: Option<&Picked>,
    ) -> Result<Result<MessageId, RestError>, Failed> {
        let board = self.board(picked).await;
        let picture = match &board.board {
            Some(board) => Some(self.ctx.drawing.picture(board).await?),
            None => None,
        };
        let postman = Postman { ctx: self.ctx, claim: self.claim, until: self.until };
        if let Some(message) = message {
            match postman.edit(message, &board, picture.as_ref()).await {
                Err(error) if message::stands_alone(&error) => {
                    tracing::info!(server = self.claim.server.0, %error, "a live board is posted anew");
                }
                edited => return Ok(edited.map(|()| message)),
            }
        }
        Ok(postman.post_once(&board, picture.as_ref()).await)
    }

    /// Whether a message that was posted then is to be replaced.
    fn is_old(&self, posted: Time) -> bool {
        self.ctx.now().since(posted) >= ClaimedLive::LIFE
    }

    /// Whether the game's own board is still to be posted, so that this one would lead past it.
    async fn waits_for_board(&self, shown: Option<LiveShown>) -> Result<bool, StoreError> {
        let waited = self.claim.waits_since.map_or(Duration::ZERO, |since| self.ctx.now().since(since));
        match shown {
            Some(shown) if waited < ClaimedLive::BOARD_FIRST => {
                self.ctx.store.is_to_be_posted(shown.game, shown.seq).await
            }
            _ => Ok(false),
        }
    }

    async fn board(&self, picked: Option<&Picked>) -> Message {
        let locale = public_locale(self.ctx, Some(self.claim.server), None).await;
        match picked {
            Some(Picked { look, link, .. }) => {
                view::live(locale, self.claim.edition, &look.table(), link.as_ref())
            }
            None => view::no_live_game(locale),
        }
    }
}

fn attempt(in_doubt: bool) -> Attempt {
    if in_doubt { Attempt::Unsure } else { Attempt::Failed }
}

/// Where nothing can be posted any more the board is over.
fn over(error: RestError) -> Result<Ending, Failed> {
    match reason::of(&error) {
        Some(Undelivered::Gone) => Ok(Ending::Over(LiveEnd::Gone)),
        Some(Undelivered::Forbidden) => Ok(Ending::Over(LiveEnd::Closed)),
        Some(Undelivered::Locked) => Ok(Ending::Over(LiveEnd::Locked)),
        Some(Undelivered::Other | Undelivered::Unseen) | None => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_live_board_that_panics_counts_as_a_failure() {
        let ending = attempted(async { panic!("as planned") }).await;
        assert!(matches!(ending, Ending::Later { attempt: Attempt::Unsure, .. }));
        assert!(matches!(attempted(async { Ending::Waits }).await, Ending::Waits));
    }
}
