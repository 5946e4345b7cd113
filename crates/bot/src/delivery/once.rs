//! Posting a message once and no more.
//!
//! A nonce lets Discord drop a repetition, but only for some minutes. A post that has been in doubt
//! for longer is looked for in its channel, by what stays the same when it is made again: people
//! may have got other names since.

use std::time::Duration;

use play::{ChallengeId, GameId, MessageId, Time};
use store::ClaimedPost;
use tokio::time::Instant;

use super::{deliver::Trouble, reason};
use crate::{
    ctx::Ctx,
    custom_id::CustomId,
    rest::{Found, Payload},
};

/// A post in doubt for longer than this is looked for.
const NONCE_HOLDS: Duration = Duration::from_secs(60);
/// A channel's clock and ours may differ by this much.
const SKEW: Duration = Duration::from_secs(10);

/// How a message is told from others.
#[derive(Clone, Debug)]
pub enum Mark {
    /// The picture of a position: its file begins like this.
    Picture(String),
    /// A button.
    Button(CustomId),
    /// Its text.
    Words(String),
}

impl Mark {
    pub fn picture(game: GameId, ply: usize) -> Mark {
        Mark::Picture(format!("{game}-{ply}-"))
    }

    /// Every open challenge can be cancelled; how seats are taken differs.
    pub fn challenge(challenge: ChallengeId) -> Mark {
        Mark::Button(CustomId::Cancel { challenge })
    }

    fn is_on(&self, found: &Found) -> bool {
        match self {
            Mark::Picture(begins) => found.has_file_like(begins),
            Mark::Button(id) => found.has_control(&id.to_string()),
            Mark::Words(content) => found.says(content),
        }
    }
}

/// Posts `payload`, unless it is there already.
pub async fn once(
    ctx: &Ctx,
    post: &ClaimedPost,
    payload: &Payload,
    mark: &Mark,
    until: Instant,
) -> Result<MessageId, Trouble> {
    let nonce = nonce(post);
    if post.unsure_since.is_some_and(|since| ctx.now().since(since) >= NONCE_HOLDS)
        && let Some(found) = look_for(ctx, post, mark, &nonce, until).await?
    {
        return Ok(found);
    }
    let payload = payload.clone().with("nonce", nonce).with("enforce_nonce", true);
    Ok(ctx.rest.post(post.place, &payload, until).await?)
}

/// Names a post for Discord, in at most 25 characters. The time keeps the posts of a new store apart
/// from those of the one before it.
fn nonce(post: &ClaimedPost) -> String {
    format!("{:x}-{:x}", post.id.0, post.made.0)
}

async fn look_for(
    ctx: &Ctx,
    post: &ClaimedPost,
    mark: &Mark,
    nonce: &str,
    until: Instant,
) -> Result<Option<MessageId>, Trouble> {
    let latest = match ctx.rest.latest(post.place, until).await {
        Ok(latest) => latest,
        Err(error) if reason::of(&error).is_some() => return Err(error.into()),
        Err(_) => return Err(Trouble::Later),
    };
    let ours = |found: &&Found| {
        let recent = written(found.id()) + SKEW >= post.made;
        found.is_by(ctx.bot) && recent && (found.has_nonce(nonce) || mark.is_on(found))
    };
    for found in latest.iter().filter(ours) {
        // A position may be shown twice, as before and after a resignation. The posts before this
        // one are on record.
        if ctx.store.board(found.id()).await?.is_none() {
            return Ok(Some(found.id()));
        }
    }
    Ok(None)
}

/// When a message was written: its id says so (milliseconds since the first second of 2015).
fn written(message: MessageId) -> Time {
    Time(i64::try_from(message.0 >> 22).unwrap_or(i64::MAX).saturating_add(1_420_070_400_000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Place;
    use store::{Post, PostId};

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
