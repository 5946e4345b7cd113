//! The live board of a server, brought up to date: changed in its message, or in a new one where the old one is
//! gone or will soon hardly let itself be changed.

use std::{sync::Arc, time::Duration};

use play::{Game, GameId, LiveEnd, Means, MessageId, Place, Seq, Time};
use store::{Attempt, ClaimedLive, OldLive, StoreError};
use tokio::time::Instant;
use view::{Form, Link, Locale, Message, Undelivered};

use super::{once::first_id, reason};
use crate::{
    ctx::{Ctx, Look},
    problem::Problem,
    rest::{Found, Payload, Picture, RestError, code},
    settling::public_locale,
    sight::Seen,
};

/// How long one claim tries, whatever it takes; the claim itself lasts two minutes.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before a board is claimed again, doubled with every failure up to the longest.
const PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);
/// A repetition within this time posts nothing new. A message in doubt for longer is looked for.
const NONCE_HOLDS: Duration = Duration::from_secs(60);
/// Discord's clock and ours may differ by this much.
const SKEW: Duration = Duration::from_secs(10);
/// Among so many games that moved last one is looked for that everybody may see.
const GAMES: u32 = 50;

/// What came of an attempt.
enum Ending {
    Shown(MessageId, Option<(GameId, Seq)>),
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
    let errand = Errand { ctx: &ctx, claim: &claim, until: Instant::now() + PATIENCE };
    let ending = errand.run().await;
    if let Err(error) = errand.record(ending).await {
        // The claim runs out by itself, and the nonce keeps the board from being posted again.
        tracing::error!(server = claim.server.0, %error, "what came of a live board cannot be recorded");
    }
}

/// A game that everybody may see.
struct Picked {
    look: Look,
    /// When something last happened on its board.
    moved: Time,
}

impl Picked {
    fn shown(&self) -> (GameId, Seq) {
        (self.look.id, self.look.game.seq())
    }
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
        let picked = self.pick().await?;
        let shown = picked.as_ref().map(Picked::shown);
        let message = match self.claim.message {
            Some((message, posted)) if !self.is_old(posted, picked.as_ref()) => Some(message),
            _ => None,
        };
        if let Some(message) = message.filter(|_| self.claim.shown == shown) {
            return Ok(Ending::Shown(message, shown));
        }
        let board = self.board(picked.as_ref()).await?;
        let picture = match &board.board {
            Some(board) => Some(self.ctx.drawing.picture(board).await?),
            None => None,
        };
        if let Some(message) = message {
            match self.edit(message, &board, picture.as_ref()).await {
                Ok(()) => return Ok(Ending::Shown(message, shown)),
                Err(error) if stands_alone(&error) => {
                    tracing::info!(server = self.claim.server.0, %error, "a live board is posted anew");
                }
                Err(error) => return over(error),
            }
        }
        match self.post_once(&board, picture.as_ref()).await {
            Ok(message) => Ok(Ending::Shown(message, shown)),
            Err(error) => over(error),
        }
    }

    /// Whether a message that was posted then is to be replaced. Where nobody has moved since, a new one would
    /// only make the channel look as if there were something to read: the next move calls for it.
    fn is_old(&self, posted: Time, picked: Option<&Picked>) -> bool {
        let has_moved = picked.is_some_and(|picked| picked.moved > posted);
        has_moved && self.ctx.now().since(posted) >= ClaimedLive::LIFE
    }

    /// Of the games that everybody may see the one that moved last.
    async fn pick(&self) -> Result<Option<Picked>, Failed> {
        for (id, moved) in self.ctx.store.last_moved_in(self.claim.server, GAMES).await? {
            // One that cannot be read is told of where it is played.
            let Ok(Some(game)) = self.ctx.store.game(id).await else { continue };
            if self.is_open(&game).await? {
                let names = self.ctx.names_of(&game, []).await;
                return Ok(Some(Picked { look: Look { id, game, names }, moved }));
            }
        }
        Ok(None)
    }

    async fn is_open(&self, game: &Game) -> Result<bool, RestError> {
        let Some(place) = game.venue().posts_to().filter(|_| game.means() == Means::Posts) else {
            return Ok(false);
        };
        match self.ctx.sight.of(self.claim.server, place, self.until).await {
            Ok(seen) => Ok(seen == Seen::ByEverybody),
            // What Discord refuses to tell is not for all.
            Err(RestError::Refused { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn board(&self, picked: Option<&Picked>) -> Result<Message, Failed> {
        let locale = self.locale().await;
        let Some(Picked { look, .. }) = picked else { return Ok(view::no_live_game(locale)) };
        let link = self.ctx.link_to_game(look.id, &look.game).await?;
        Ok(view::live(locale, self.claim.edition, &look.table(), link.as_ref()))
    }

    async fn locale(&self) -> Locale {
        public_locale(self.ctx, Some(self.claim.server), None).await
    }

    /// Changes the message, with letters in the place of the picture where that may not go.
    async fn edit(
        &self,
        message: MessageId,
        board: &Message,
        picture: Option<&Picture>,
    ) -> Result<(), RestError> {
        let edit = async |board: &Message, picture: Option<&Picture>| {
            let payload = Payload::new(board, picture.cloned());
            self.ctx.rest.edit(self.claim.place, message, &payload, self.until).await
        };
        match edit(board, picture).await {
            Err(error) if picture.is_some() && is_forbidden(&error) => {
                edit(&board.clone().without_picture(), None).await
            }
            edited => edited,
        }
    }

    /// Posts a message, unless it is there already.
    async fn post_once(&self, board: &Message, picture: Option<&Picture>) -> Result<MessageId, RestError> {
        if let Some(since) = self.claim.unsure_since
            && self.ctx.now().since(since) >= NONCE_HOLDS
            && let Some(found) = self.look_for(since).await?
        {
            return Ok(found);
        }
        match self.post(board, picture).await {
            Err(error) if board.form != Form::Plain && error.is_about_form() => {
                self.post(&board.clone().plain(), picture).await
            }
            Err(error) if picture.is_some() && is_forbidden(&error) => {
                self.post(&board.clone().without_picture(), None).await
            }
            posted => posted,
        }
    }

    async fn post(&self, board: &Message, picture: Option<&Picture>) -> Result<MessageId, RestError> {
        let payload = Payload::new(board, picture.cloned());
        let payload = payload.with("nonce", nonce(self.claim.edition)).with("enforce_nonce", true);
        let posted = self.ctx.rest.post(self.claim.place, &payload, self.until).await?;
        self.ctx.channels.wrote(self.claim.place, posted);
        Ok(posted)
    }

    /// The message of an earlier attempt, as far as it shows a picture and the bot may look.
    async fn look_for(&self, since: Time) -> Result<Option<MessageId>, RestError> {
        let after = first_id(Time(since.0.saturating_sub((Time(0) + SKEW).0)));
        let found = self.ctx.rest.messages_after(self.claim.place, after, self.until).await?;
        let names = view::live_picture_names(self.claim.edition);
        let before = self.claim.message.map(|message| message.0);
        let ours = |found: &&Found| found.is_by(self.ctx.bot) && found.has_file_like(&names);
        Ok(found.iter().filter(ours).map(Found::id).find(|id| Some(*id) != before))
    }
}

fn attempt(in_doubt: bool) -> Attempt {
    if in_doubt { Attempt::Unsure } else { Attempt::Failed }
}

/// Names a message for Discord, in at most 25 characters, unlike every post's and notice's.
fn nonce(edition: i64) -> String {
    format!("live-{edition:x}")
}

fn is_forbidden(error: &RestError) -> bool {
    error.code() == Some(code::MISSING_PERMISSIONS)
}

/// Whether a message cannot be changed, and a new one might do: the old one is gone or was changed too often, is
/// in the archive, or was posted in another form.
fn stands_alone(error: &RestError) -> bool {
    match reason::of(error) {
        Some(Undelivered::Locked) => error.code() == Some(code::THREAD_ARCHIVED),
        Some(Undelivered::Other | Undelivered::Unseen) => true,
        Some(Undelivered::Gone | Undelivered::Forbidden) | None => false,
    }
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

/// Removes a message that was a live board. One that cannot be removed becomes the way to the new one.
pub async fn remove(ctx: Arc<Ctx>, old: OldLive) {
    let until = Instant::now() + PATIENCE;
    let removed = match ctx.rest.remove(old.place, old.message, until).await {
        Err(error @ RestError::Refused { .. }) => {
            tracing::info!(server = old.server.0, %error, "an old live board stays");
            say_what_it_was(&ctx, &old, until).await
        }
        removed => removed,
    };
    // It is given out again if nobody answered.
    if matches!(removed, Ok(()) | Err(RestError::Refused { .. }))
        && let Err(error) = ctx.store.old_live_done(&old).await
    {
        tracing::warn!(server = old.server.0, %error, "a live board is removed once more");
    }
}

async fn say_what_it_was(ctx: &Ctx, old: &OldLive, until: Instant) -> Result<(), RestError> {
    let locale = public_locale(ctx, Some(old.server), None).await;
    let now = ctx.store.live_board(old.server).await.ok().flatten();
    let link = |(place, message): (Place, MessageId)| Link {
        server: Some(old.server),
        place,
        message: Some(message),
    };
    let was = view::live_was(locale, now.map(link).as_ref());
    ctx.rest.edit(old.place, old.message, &Payload::new(&was, None), until).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_fits_for_ever() {
        assert!(nonce(i64::MAX).len() <= 25, "{}", nonce(i64::MAX));
    }
}
