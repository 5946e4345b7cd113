//! One post on its way.

use std::{sync::Arc, time::Duration};

use play::{ChallengeId, GameId, MessageId, Place, Seq, Time};
use store::{Attempt, BoardMessage, ClaimedPost, Post, Shown, StoreError};
use tokio::time::Instant;

use super::{
    compose,
    once::{Mark, once},
    questions, reason,
};
use crate::{
    ctx::Ctx,
    problem::Problem,
    rest::{Payload, RestError, code, without_controls},
    view::{self, Locale, Table, Undelivered},
};

/// How long one claim tries, whatever it takes; the claim itself lasts two minutes.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before a post is claimed again, doubled with every attempt up to the longest.
const PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// The same for a post that was refused: ten thousand refusals in ten minutes are a ban.
const CLOSED_PAUSE: Duration = Duration::from_secs(60);
const LONGEST_CLOSED_PAUSE: Duration = Duration::from_secs(3600);
/// A place that is closed for so long is not waited for.
const CLOSED_FOR_GOOD: Duration = Duration::from_secs(7 * 24 * 3600);
/// How long the buttons of an old board are worth waiting for.
const TIDYING: Duration = Duration::from_secs(5);

/// How a claim went.
#[derive(Debug)]
enum Ending {
    /// Posted; the messages before it have no use for their buttons any more.
    Sent {
        message: MessageId,
        shown: Shown,
        before: Vec<BoardMessage>,
    },
    Thread(Option<Place>),
}

/// Why a claim came to nothing.
#[derive(Debug)]
pub enum Trouble {
    /// It never can be delivered.
    Lasting(Undelivered),
    /// Nothing was posted, and nothing will be until the place opens.
    Closed(Undelivered),
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
                tracing::info!(%error, "a post was refused");
                if reason::may_pass(reason) { Trouble::Closed(reason) } else { Trouble::Lasting(reason) }
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
    let errand = Errand { ctx: &ctx, post: &post, until: Instant::now() + PATIENCE };
    let ending = match post.post {
        Post::Challenge { challenge, seq: Seq(1) } => errand.new_challenge(challenge).await,
        Post::Challenge { challenge, seq } => errand.changed_challenge(challenge, seq).await,
        Post::Thread { game } => errand.thread(game).await,
        Post::Game { game, from, to } => errand.game(game, from, to).await,
    };
    if let Err(error) = errand.record(ending).await {
        // The claim runs out by itself, and the post is looked for before it is sent again.
        tracing::error!(post = post.id.0, %error, "what came of a post cannot be recorded");
    }
}

/// A claimed post, and until when it is tried.
struct Errand<'a> {
    ctx: &'a Ctx,
    post: &'a ClaimedPost,
    until: Instant,
}

impl Errand<'_> {
    async fn record(&self, ending: Result<Ending, Trouble>) -> Result<(), StoreError> {
        let (store, id) = (&self.ctx.store, self.post.id);
        match ending {
            Ok(Ending::Sent { message, shown, before }) => {
                store.sent(id, message, shown).await?;
                if self.ctx.deleted.get(&message).is_some() {
                    self.lose_challenge().await?;
                }
                self.strip(&before).await;
                Ok(())
            }
            Ok(Ending::Thread(thread)) => store.thread_made(id, thread).await,
            Err(Trouble::Closed(reason)) if self.is_young() => {
                let due = self.later(CLOSED_PAUSE, LONGEST_CLOSED_PAUSE);
                store.refused(id, due, reason::word(reason)).await
            }
            Err(Trouble::Lasting(reason) | Trouble::Closed(reason)) => self.give_up(reason).await,
            Err(Trouble::Later) => {
                store.postpone(id, self.later(PAUSE, LONGEST_PAUSE), Attempt::Failed).await
            }
            Err(Trouble::Unsure) => {
                store.postpone(id, self.later(PAUSE, LONGEST_PAUSE), Attempt::Unsure).await
            }
            Err(Trouble::Store(error)) => Err(error),
        }
    }

    fn is_young(&self) -> bool {
        self.ctx.now().since(self.post.made) < CLOSED_FOR_GOOD
    }

    async fn give_up(&self, reason: Undelivered) -> Result<(), StoreError> {
        let (store, id) = (&self.ctx.store, self.post.id);
        tracing::warn!(post = id.0, place = self.post.place.0, ?reason, "a post cannot be delivered");
        store.undeliverable(id, reason::word(reason)).await?;
        self.lose_challenge().await
    }

    /// A new challenge that nobody can see would only use up its maker's limit.
    async fn lose_challenge(&self) -> Result<(), StoreError> {
        if let Post::Challenge { challenge, seq: Seq(1) } = self.post.post
            && self.ctx.store.lose_challenge(challenge).await?
        {
            tracing::info!(challenge = challenge.0, "a challenge is over, as nobody can see it");
        }
        Ok(())
    }

    fn later(&self, first: Duration, longest: Duration) -> Time {
        let doublings = self.post.attempts.saturating_sub(1).min(16);
        self.ctx.now() + first.saturating_mul(2_u32.saturating_pow(doublings)).min(longest)
    }

    /// Takes the buttons from old boards and answered questions. Those that stay are answered with
    /// the way to the current board.
    async fn strip(&self, old: &[BoardMessage]) {
        let until = Instant::now() + TIDYING;
        for message in old {
            let stripped =
                self.ctx.rest.edit(message.place, message.message, &without_controls(), until).await;
            if let Err(error) = stripped {
                tracing::debug!(game = message.game.0, %error, "an old message keeps its buttons");
            }
        }
    }

    /// Posts words, once.
    async fn say(&self, payload: &Payload, mark: &Mark) -> Result<Ending, Trouble> {
        let message = once(self.ctx, self.post, payload, mark, self.until).await?;
        Ok(Ending::Sent { message, shown: Shown::Words, before: Vec::new() })
    }

    async fn new_challenge(&self, id: ChallengeId) -> Result<Ending, Trouble> {
        let message = compose::challenge(self.ctx, id, Seq(1)).await?;
        self.say(&Payload::new(&message, None), &Mark::challenge(id)).await
    }

    async fn changed_challenge(&self, id: ChallengeId, seq: Seq) -> Result<Ending, Trouble> {
        let found = self.ctx.store.challenge(id).await?;
        let sent = |message| Ending::Sent { message, shown: Shown::Words, before: Vec::new() };
        // The challenge itself could not be posted, so there is nothing to change.
        let Some(message) = found.and_then(|found| found.message) else { return Ok(sent(MessageId(0))) };
        let payload = Payload::new(&compose::challenge(self.ctx, id, seq).await?, None);
        match self.ctx.rest.edit(self.post.place, message, &payload, self.until).await {
            Ok(()) => {}
            // Nobody misses the change of a message that is gone, or was changed too often.
            Err(error) if matches!(error.code(), Some(code::UNKNOWN_MESSAGE | code::TOO_MANY_EDITS)) => {
                tracing::info!(challenge = id.0, %error, "a challenge's message stays as it is");
            }
            Err(error) => return Err(error.into()),
        }
        Ok(sent(message))
    }

    /// A thread that hangs at the challenge's message: Discord makes no second one there, and it has
    /// the message's id, so it is found again after a crash.
    async fn thread(&self, id: GameId) -> Result<Ending, Trouble> {
        let challenge = match self.ctx.store.challenge_of(id).await? {
            Some(challenge) => self.ctx.store.challenge(challenge).await?,
            None => None,
        };
        let message = challenge.and_then(|found| found.message);
        let Some((message, game)) = message.zip(self.ctx.store.game(id).await?) else {
            return Ok(Ending::Thread(None));
        };
        let names = self.ctx.names_of(&game).await;
        let name = view::thread_name(Locale::default(), &Table { id, game: &game, names: &names });
        match self.ctx.rest.thread_from(self.post.place, message, &name, self.until).await {
            Ok(thread) => Ok(Ending::Thread(Some(thread))),
            Err(error) if error.code() == Some(code::THREAD_EXISTS) => {
                Ok(Ending::Thread(Some(Place(message.0))))
            }
            Err(error) if reason::of(&error).is_some() => {
                tracing::info!(game = id.0, %error, "no thread can be made; the game is a guest");
                Ok(Ending::Thread(None))
            }
            Err(_) => Err(Trouble::Unsure),
        }
    }

    async fn game(&self, id: GameId, from: Seq, to: Seq) -> Result<Ending, Trouble> {
        let message = compose::game(self.ctx, id, from, to).await?;
        let mut before = questions::answered(self.ctx, id, from, to).await?;
        let Some(board) = &message.board else {
            let mark = Mark::Words(message.content.clone());
            let message = once(self.ctx, self.post, &Payload::new(&message, None), &mark, self.until).await?;
            return Ok(Ending::Sent { message, shown: Shown::Words, before });
        };
        let mark = Mark::picture(board.game, board.ply);
        before.extend(self.ctx.store.last_board(id).await?.filter(|before| before.seq < to));
        let message = match self.ctx.drawing.payload(&message).await {
            Ok(payload) => match once(self.ctx, self.post, &payload, &mark, self.until).await {
                // Attach Files may be what is missing.
                Err(Trouble::Closed(Undelivered::Forbidden)) => self.in_letters(message).await?,
                posted => posted?,
            },
            // A board in letters is better than none.
            Err(_) => self.in_letters(message).await?,
        };
        Ok(Ending::Sent { message, shown: Shown::Board, before })
    }

    async fn in_letters(&self, message: view::Message) -> Result<MessageId, Trouble> {
        let message = message.without_picture();
        let mark = Mark::Words(message.content.clone());
        once(self.ctx, self.post, &Payload::new(&message, None), &mark, self.until).await
    }
}
