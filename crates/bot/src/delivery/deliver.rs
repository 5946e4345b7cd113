//! One post on its way.

use std::{sync::Arc, time::Duration};

use play::{ChallengeId, GameId, MessageId, Place, Seq, Time};
use store::{Attempt, ClaimedPost, Post, Shown, StoreError};
use tokio::time::Instant;

use super::{compose, reason};
use crate::{
    ctx::Ctx,
    problem::Problem,
    rest::{Found, Payload, RestError, code, without_controls},
    view::{self, Locale, Table, Undelivered},
};

/// How long one claim tries; the claim itself lasts two minutes.
const PATIENCE: Duration = Duration::from_secs(45);
/// Discord forgets a nonce after a few minutes; a post in doubt for longer than this is looked for.
const NONCE_HOLDS: Duration = Duration::from_secs(60);
/// The pause before a post is claimed again, doubled with every attempt up to the longest.
const PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// A channel's clock and ours may differ by this much.
const SKEW: Duration = Duration::from_secs(10);
/// How long the buttons of an old board are worth waiting for.
const TIDYING: Duration = Duration::from_secs(5);

/// How a claim went.
#[derive(Debug)]
enum Ending {
    Sent(MessageId, Shown),
    Thread(Option<Place>),
}

/// Why a claim came to nothing.
#[derive(Debug)]
enum Trouble {
    /// It never can be delivered.
    Lasting(Undelivered),
    /// Nothing was posted; later, perhaps.
    Later,
    /// It may have been posted.
    Unsure,
    Store(StoreError),
}

impl From<RestError> for Trouble {
    fn from(error: RestError) -> Trouble {
        match reason::of(&error) {
            Some(reason) => {
                tracing::warn!(%error, ?reason, "a post cannot be delivered");
                Trouble::Lasting(reason)
            }
            None => Trouble::Unsure,
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

/// Why its message could not even be made.
impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        match problem {
            Problem::Store(StoreError::Game { game, .. }) => {
                tracing::error!(game = game.0, "a post about a damaged game");
                Trouble::Lasting(Undelivered::Other)
            }
            Problem::Store(error) => Trouble::Store(error),
            problem => {
                tracing::error!(%problem, "a post that cannot be made");
                Trouble::Lasting(Undelivered::Other)
            }
        }
    }
}

/// Sends a claimed post and records what came of it.
pub async fn deliver(ctx: Arc<Ctx>, post: ClaimedPost) {
    let ending = match post.post {
        Post::Challenge { challenge, seq: Seq(1) } => new_challenge(&ctx, &post, challenge).await,
        Post::Challenge { challenge, seq } => changed_challenge(&ctx, &post, challenge, seq).await,
        Post::Thread { game } => thread(&ctx, &post, game).await,
        Post::Game { game, from, to } => board(&ctx, &post, game, from, to).await,
    };
    if let Err(error) = record(&ctx, &post, ending).await {
        // The claim runs out by itself, and the post is looked for before it is sent again.
        tracing::error!(post = post.id.0, %error, "what came of a post cannot be recorded");
    }
}

async fn record(ctx: &Ctx, post: &ClaimedPost, ending: Result<Ending, Trouble>) -> Result<(), StoreError> {
    match ending {
        Ok(Ending::Sent(message, shown)) => ctx.store.sent(post.id, message, shown).await,
        Ok(Ending::Thread(thread)) => ctx.store.thread_made(post.id, thread).await,
        Err(Trouble::Lasting(reason)) => ctx.store.undeliverable(post.id, reason::word(reason)).await,
        Err(Trouble::Later) => ctx.store.postpone(post.id, later(ctx, post), Attempt::Failed).await,
        Err(Trouble::Unsure) => ctx.store.postpone(post.id, later(ctx, post), Attempt::Unsure).await,
        Err(Trouble::Store(error)) => Err(error),
    }
}

fn later(ctx: &Ctx, post: &ClaimedPost) -> Time {
    let pause = PAUSE.saturating_mul(2_u32.saturating_pow(post.attempts.min(16)));
    ctx.now() + pause.min(LONGEST_PAUSE)
}

fn patience() -> Instant {
    Instant::now() + PATIENCE
}

// Challenges

async fn new_challenge(ctx: &Ctx, post: &ClaimedPost, id: ChallengeId) -> Result<Ending, Trouble> {
    let message = compose::challenge(ctx, id, Seq(1)).await?;
    let payload = Payload::new(&message, None);
    let message = once(ctx, post, &payload).await?;
    Ok(Ending::Sent(message, Shown::Words))
}

async fn changed_challenge(
    ctx: &Ctx,
    post: &ClaimedPost,
    id: ChallengeId,
    seq: Seq,
) -> Result<Ending, Trouble> {
    let found = ctx.store.challenge(id).await?;
    // The challenge itself could not be posted, so there is nothing to change.
    let Some(message) = found.and_then(|found| found.message) else {
        return Ok(Ending::Sent(MessageId(0), Shown::Words));
    };
    let payload = Payload::new(&compose::challenge(ctx, id, seq).await?, None);
    match ctx.rest.edit(post.place, message, &payload, patience()).await {
        Ok(()) => {}
        // Nobody misses the change of a message that is gone, or was changed too often.
        Err(error) if matches!(error.code(), Some(code::UNKNOWN_MESSAGE | code::TOO_MANY_EDITS)) => {
            tracing::info!(challenge = id.0, %error, "a challenge's message stays as it is");
        }
        Err(error) => return Err(error.into()),
    }
    Ok(Ending::Sent(message, Shown::Words))
}

// Threads

/// A thread that hangs at the challenge's message: Discord makes no second one there, and it has the
/// message's id, so it is found again after a crash.
async fn thread(ctx: &Ctx, post: &ClaimedPost, id: GameId) -> Result<Ending, Trouble> {
    let challenge = match ctx.store.challenge_of(id).await? {
        Some(challenge) => ctx.store.challenge(challenge).await?,
        None => None,
    };
    let Some(message) = challenge.and_then(|found| found.message) else { return Ok(Ending::Thread(None)) };
    let Some(game) = ctx.store.game(id).await? else { return Ok(Ending::Thread(None)) };
    let names = ctx.names_of(&game).await;
    let table = Table { id, game: &game, names: &names };
    let name = view::thread_name(Locale::default(), &table);
    match ctx.rest.thread_from(post.place, message, &name, patience()).await {
        Ok(thread) => Ok(Ending::Thread(Some(thread))),
        Err(error) if error.code() == Some(code::THREAD_EXISTS) => Ok(Ending::Thread(Some(Place(message.0)))),
        Err(error) => match reason::of(&error) {
            Some(_) => {
                tracing::info!(game = id.0, %error, "no thread can be made; the game is a guest");
                Ok(Ending::Thread(None))
            }
            None => Err(Trouble::Unsure),
        },
    }
}

// Games

async fn board(ctx: &Ctx, post: &ClaimedPost, id: GameId, from: Seq, to: Seq) -> Result<Ending, Trouble> {
    let made = compose::game(ctx, id, from, to).await?;
    let before = ctx.store.last_board(id).await?;
    let drawn = ctx.drawing.payload(&made.message).await;
    // A board in letters is better than none.
    let payload = drawn.unwrap_or_else(|_| Payload::new(&made.message.clone().without_picture(), None));
    let message = match once(ctx, post, &payload).await {
        Err(Trouble::Lasting(Undelivered::Forbidden)) if payload.picture.is_some() => {
            // Attach Files may be what is missing.
            once(ctx, post, &Payload::new(&made.message.without_picture(), None)).await?
        }
        posted => posted?,
    };
    if let (Shown::Board, Some(before)) = (made.shown, before.filter(|before| before.seq < to)) {
        let until = Instant::now() + TIDYING;
        // Buttons that stay are answered with the way to the current board.
        if let Err(error) = ctx.rest.edit(before.place, before.message, &without_controls(), until).await {
            tracing::debug!(game = id.0, %error, "an old board keeps its buttons");
        }
    }
    Ok(Ending::Sent(message, made.shown))
}

// Once and no more

/// Posts `payload`, unless it is there already.
async fn once(ctx: &Ctx, post: &ClaimedPost, payload: &Payload) -> Result<MessageId, Trouble> {
    let nonce = nonce(post);
    if post.unsure_since.is_some_and(|since| ctx.now().since(since) >= NONCE_HOLDS)
        && let Some(found) = look_for(ctx, post, payload, &nonce).await?
    {
        return Ok(found);
    }
    let payload = payload.clone().with("nonce", nonce).with("enforce_nonce", true);
    Ok(ctx.rest.post(post.place, &payload, patience()).await?)
}

/// Names a post for Discord, in at most 25 characters. The time keeps the posts of a new store apart
/// from those of the one before it.
fn nonce(post: &ClaimedPost) -> String {
    format!("{:x}-{:x}", post.id.0, post.made.0)
}

async fn look_for(
    ctx: &Ctx,
    post: &ClaimedPost,
    payload: &Payload,
    nonce: &str,
) -> Result<Option<MessageId>, Trouble> {
    let latest = match ctx.rest.latest(post.place, patience()).await {
        Ok(latest) => latest,
        Err(error) if reason::of(&error).is_some() => return Err(error.into()),
        Err(_) => return Err(Trouble::Later),
    };
    let same = |found: &Found| match &payload.picture {
        Some(picture) => found.has_file(&picture.name),
        None => payload.json["content"].as_str().is_some_and(|content| found.says(content)),
    };
    let ours = |found: &&Found| {
        found.is_by(ctx.bot)
            && written(found.id()) + SKEW >= post.made
            && (found.has_nonce(nonce) || same(found))
    };
    Ok(latest.iter().find(ours).map(Found::id))
}

/// When a message was written: its id says so (milliseconds since the first second of 2015).
fn written(message: MessageId) -> Time {
    Time(i64::try_from(message.0 >> 22).unwrap_or(i64::MAX).saturating_add(1_420_070_400_000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::PostId;

    #[test]
    fn a_nonce_fits_for_thousands_of_years() {
        let post = ClaimedPost {
            id: PostId(1 << 44),
            place: Place(1),
            post: Post::Thread { game: GameId(1) },
            made: Time(99_999_999_999_999),
            attempts: 1,
            unsure_since: None,
        };
        assert!(nonce(&post).len() <= 25, "{}", nonce(&post));
    }

    #[test]
    fn the_id_of_a_message_tells_its_time() {
        // The example of Discord's reference, "Snowflakes".
        assert_eq!(written(MessageId(175_928_847_299_117_063)), Time(1_462_015_105_796));
    }
}
