//! Posting a message once and no more.
//!
//! A nonce lets Discord drop a repetition, but only for some minutes. A post that has been in doubt
//! for longer is looked for in its channel, by what stays the same when it is made again: people
//! may have got other names since, and the right to send pictures may have come or gone.

use std::time::Duration;

use play::{ChallengeId, MessageId, Time};
use store::{Attempt, ClaimedPost};
use tokio::time::Instant;
use view::{BoardPicture, CustomId, Form, Message, Undelivered};

use super::deliver::Trouble;
use crate::{
    ctx::Ctx,
    rest::{Found, Payload, Picture, Rest},
};

/// A post in doubt for longer than this is looked for.
const NONCE_HOLDS: Duration = Duration::from_secs(60);
/// A channel's clock and ours may differ by this much.
const SKEW: Duration = Duration::from_secs(10);
/// How many pages of a channel are looked through. What is looked for was written within two minutes after
/// the first attempt in doubt, where the first page begins: a later attempt looks before it posts, and the
/// doubts before a look are settled by it.
const PAGES: usize = 10;

/// How a message is told from others.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A position: its picture's file begins like this, or its text ends in these letters.
    Board { file: String, letters: String },
    /// A button.
    Button(CustomId),
    /// The pieces of its text between the names in it.
    Words(Vec<String>),
}

impl Mark {
    pub fn board(board: &BoardPicture) -> Mark {
        Mark::Board { file: format!("{}-", board.name), letters: board.text.clone() }
    }

    /// Every open challenge can be cancelled; how seats are taken differs.
    pub fn challenge(challenge: ChallengeId) -> Mark {
        Mark::Button(CustomId::Cancel { challenge })
    }

    /// A text in which everybody is mentioned who may be called by a name.
    pub fn words(nameless: &str) -> Mark {
        let mut parts = nameless.split("<@");
        let first = parts.next().unwrap_or_default().to_owned();
        let after_name = |part: &str| part.split_once('>').map_or(part, |(_, rest)| rest).to_owned();
        Mark::Words([first].into_iter().chain(parts.map(after_name)).collect())
    }

    pub fn is_on(&self, found: &Found) -> bool {
        match self {
            Mark::Board { file, letters } => {
                found.has_file_like(file) || found.text().ends_with(letters.as_str())
            }
            Mark::Button(id) => found.has_control(&id.to_string()),
            Mark::Words(pieces) => is_made_of(&found.text(), pieces),
        }
    }
}

/// Whether `text` consists of `pieces`, in this order, with anything between them.
fn is_made_of(text: &str, pieces: &[String]) -> bool {
    let [first, between @ .., last] = pieces else { return pieces.iter().all(|only| text == only) };
    let Some(rest) = text.strip_prefix(first.as_str()) else { return false };
    let Some(mut rest) = rest.strip_suffix(last.as_str()) else { return false };
    for piece in between {
        let Some((_, after)) = rest.split_once(piece.as_str()) else { return false };
        rest = after;
    }
    true
}

/// Posts `message` with `picture`, plain if Discord does not take it as a card. Within a minute or so a
/// repetition posts nothing new; what has been in doubt for longer must have been looked for, see [`posted`].
pub async fn post(
    ctx: &Ctx,
    post: &ClaimedPost,
    message: &Message,
    picture: Option<&Picture>,
    until: Instant,
) -> Result<MessageId, Trouble> {
    let send = async |message: &Message| {
        let payload = Payload::new(message, picture.cloned());
        let payload = payload.with("nonce", nonce(post)).with("enforce_nonce", true);
        ctx.rest.post(post.place, &payload, until).await
    };
    let posted = match send(message).await {
        Err(error) if message.form != Form::Plain && error.is_about_form() => {
            tracing::warn!(%error, "a card is posted plain");
            send(&message.clone().plain()).await
        }
        posted => posted,
    };
    let posted = posted?;
    ctx.channels.wrote(post.place, posted);
    Ok(posted)
}

/// The message of a post that has been in doubt for so long that its nonce may be forgotten; `None` if it
/// may be posted.
pub async fn posted(
    ctx: &Ctx,
    post: &ClaimedPost,
    mark: &Mark,
    until: Instant,
) -> Result<Option<MessageId>, Trouble> {
    match post.unsure_since {
        Some(since) if ctx.now().since(since) >= NONCE_HOLDS => {
            let found = look_for(ctx, post, mark, until).await?;
            if found.is_none() {
                // The next look begins here, and not where hours of an outage may lie before it.
                ctx.store.not_there(post).await?;
            }
            Ok(found)
        }
        Some(_) | None => Ok(None),
    }
}

/// The message of a post if an earlier attempt has posted it.
///
/// Without the right to read the history nobody knows. Then the post waits for the right for some minutes,
/// as [`Undelivered::Unseen`], and what stands behind it waits too: the next board of the game mends one too
/// few, and nothing mends one too many.
pub async fn look_for(
    ctx: &Ctx,
    post: &ClaimedPost,
    mark: &Mark,
    until: Instant,
) -> Result<Option<MessageId>, Trouble> {
    let Some(since) = post.unsure_since else { return Ok(None) };
    let mut after = first_id(Time(since.0.saturating_sub((Time(0) + SKEW).0)));
    for page in 0..PAGES {
        let mut messages = ctx.rest.messages_after(post.place, after, until).await.map_err(unposted)?;
        messages.sort_by_key(|found| found.id().0);
        let ours = |found: &&Found| found.is_by(ctx.bot) && mark.is_on(found);
        for found in messages.iter().filter(ours) {
            // A position may be shown twice, as before and after a resignation. The posts before this
            // one are on record.
            if ctx.store.board(found.id()).await?.is_none() {
                return Ok(Some(found.id()));
            }
        }
        match messages.last() {
            None if page == 0 && !ctx.rest.may_read(post.place, until).await.map_err(unposted)? => {
                return Err(Trouble::Closed(Undelivered::Unseen, Attempt::Failed));
            }
            Some(last) if messages.len() == Rest::PAGE => after = last.id(),
            Some(_) | None => return Ok(None),
        }
    }
    Ok(None)
}

/// What a request that posts nothing makes of a post.
pub fn unposted(error: crate::rest::RestError) -> Trouble {
    match Trouble::from(error) {
        Trouble::Closed(reason, _) => Trouble::Closed(reason, Attempt::Failed),
        Trouble::Later { wait, .. } => Trouble::Later { wait, attempt: Attempt::Failed },
        trouble => trouble,
    }
}

/// Names a post for Discord, in at most 25 characters. The time keeps the posts of a new store apart
/// from those of the one before it.
fn nonce(post: &ClaimedPost) -> String {
    format!("{:x}-{:x}", post.id.0, post.made.0)
}

/// The least id that a message written at `time` can have: ids begin with the milliseconds since the first
/// second of 2015.
pub fn first_id(time: Time) -> MessageId {
    MessageId(u64::try_from(time.0.saturating_sub(1_420_070_400_000)).unwrap_or(0) << 22)
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
            post: Post::Thread { game: play::GameId(1) },
            made: Time(99_999_999_999_999),
            attempts: 1,
            unsure_since: None,
            refused: false,
        };
        assert!(nonce(&post).len() <= 25, "{}", nonce(&post));
    }

    #[test]
    fn the_first_id_of_a_time_is_that_of_its_millisecond() {
        // The example of Discord's reference, "Snowflakes".
        let example = 175_928_847_299_117_063;
        let (now, next) = (first_id(Time(1_462_015_105_796)), first_id(Time(1_462_015_105_797)));
        assert!(now.0 <= example && example < next.0);
        assert_eq!(first_id(Time(0)), MessageId(0));
    }

    #[test]
    fn words_are_told_from_others_whatever_people_are_called() {
        let is = |nameless: &str, text: &str| match Mark::words(nameless) {
            Mark::Words(pieces) => is_made_of(text, &pieces),
            _ => false,
        };
        for text in ["**Ada** declines.", "<@1> declines.", "** declines.** declines."] {
            assert!(is("<@1> declines.", text), "{text}");
        }
        assert!(is("<@1> asks <@2>: up?", "**Ada** asks <@2>: up?"));
        assert!(is("Over.", "Over."));
        for text in ["**Ada** agrees.", "**Ada** declines. Or not?", "", " declines"] {
            assert!(!is("<@1> declines.", text), "{text}");
        }
        assert!(!is("<@1> asks <@2>: up?", "**Ada** asks: up?"));
        assert!(!is("Over.", "It is Over."));
        assert!(!is("ab<@1>bc", "abc"), "pieces do not overlap");
    }
}
