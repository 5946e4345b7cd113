//! One post on its way.

use std::{sync::Arc, time::Duration};

use play::{Challenge, ChallengeId, ChallengeState, GameId, MessageId, NoThread, Place, PlayerId, Seq, Time};
use quick_cache::sync::Cache;
use store::{Attempt, BoardMessage, ClaimedPost, Post, PostId, Shown, StoreError};
use tokio::time::Instant;
use view::{Message, Table, Undelivered};

use super::{
    compose::{self, Calls, Composed},
    edit::{self, News},
    guard::guarded,
    once::{self, Mark},
    questions, reason,
};
use crate::{
    ctx::Ctx,
    problem::Problem,
    rest::{Payload, Picture, RestError, code, without_controls},
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
/// A post that may be there, where the bot may not look, is not waited for so long after it was first in
/// doubt: the place is open to what stands behind it.
const UNSEEN_FOR_GOOD: Duration = Duration::from_secs(600);
/// A post whose sending has broken off in the program itself so often is given up.
const BROKEN_FOR_GOOD: u32 = 5;
/// What a newer release wrote waits for it for so long, and so does what stands behind it.
const NEWER_FOR_GOOD: Duration = Duration::from_secs(24 * 3600);
/// How long the buttons of an old board are worth waiting for.
const TIDYING: Duration = Duration::from_secs(5);

/// How a claim went.
#[derive(Debug)]
enum Ending {
    /// Posted, or in a message that was there.
    Sent {
        message: MessageId,
        shown: Shown,
        old: Old,
    },
    /// There is nothing to post.
    Unsent,
    Thread(Result<Place, NoThread>),
}

/// Messages that have no use for their buttons any more.
#[derive(Debug)]
struct Old {
    board: Option<BoardMessage>,
    /// Those of offers and questions.
    answered: Vec<BoardMessage>,
}

/// Whether nobody had to be waited for: nothing was ever open to anybody, and a thread needs the message.
fn began_at_once(challenge: &Challenge) -> bool {
    matches!(challenge.state, ChallengeState::Started(_))
        && challenge.seated().count() == 1
        && challenge.seq == Seq(2)
}

/// Why a claim came to nothing.
#[derive(Debug)]
pub enum Trouble {
    /// It never can be delivered.
    Lasting(Undelivered),
    /// Nothing will be posted until the place opens; whether nothing was.
    Closed(Undelivered, Attempt),
    /// Later, perhaps, and not before `wait` is over; whether nothing was posted.
    Later {
        wait: Duration,
        attempt: Attempt,
    },
    /// It is about what a newer release wrote. Nothing was posted.
    Newer,
    Store(StoreError),
}

impl Trouble {
    /// It may have been posted.
    const UNSURE: Trouble = Trouble::Later { wait: Duration::ZERO, attempt: Attempt::Unsure };
}

impl From<RestError> for Trouble {
    fn from(error: RestError) -> Trouble {
        let attempt = if error.in_doubt() { Attempt::Unsure } else { Attempt::Failed };
        match (reason::of(&error), error) {
            (Some(reason), error) => {
                tracing::info!(%error, "a post was refused");
                if reason::may_pass(reason) {
                    Trouble::Closed(reason, attempt)
                } else {
                    Trouble::Lasting(reason)
                }
            }
            (None, RestError::Limited { wait, .. }) => Trouble::Later { wait, attempt },
            (None, _) => Trouble::UNSURE,
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Game { ref source, .. } | StoreError::Challenge { ref source, .. } => {
                let lasts = source.lasts();
                tracing::error!(%error, lasts, "a post about what cannot be read");
                if lasts { Trouble::Lasting(Undelivered::Other) } else { Trouble::Newer }
            }
            error => Trouble::Store(error),
        }
    }
}

/// Why its message could not even be made.
impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        match problem {
            Problem::Store(error) => error.into(),
            problem => {
                tracing::error!(%problem, "a post that cannot be made");
                Trouble::Lasting(Undelivered::Other)
            }
        }
    }
}

/// Sends a claimed post and records what came of it.
pub async fn deliver(ctx: Arc<Ctx>, post: ClaimedPost) {
    let until = Instant::now() + PATIENCE;
    let sending = {
        let ctx = Arc::clone(&ctx);
        async move { Errand { ctx: &ctx, post: &post, until }.send().await }
    };
    let ending = attempted(&ctx.broken, &post, sending).await;
    if let Err(error) = (Errand { ctx: &ctx, post: &post, until }).record(ending).await {
        // The claim runs out by itself, and the post is looked for before it is sent again.
        tracing::error!(post = post.id.0, %error, "what came of a post cannot be recorded");
    }
}

/// What comes of `sending`, a panic included: after some of them what waits behind the post must not wait
/// any longer.
async fn attempted(
    broken: &Cache<PostId, u32>,
    post: &ClaimedPost,
    sending: impl Future<Output = Result<Ending, Trouble>> + Send + 'static,
) -> Result<Ending, Trouble> {
    if let Some(ending) = guarded(sending).await {
        return ending;
    }
    // Attempts that only failed do not count: after a long outage they are many.
    let count = broken.get(&post.id).unwrap_or(0) + 1;
    broken.insert(post.id, count);
    tracing::error!(post = post.id.0, count, "sending a post broke off");
    Err(if count < BROKEN_FOR_GOOD { Trouble::UNSURE } else { Trouble::Lasting(Undelivered::Other) })
}

/// A claimed post, and until when it is tried.
struct Errand<'a> {
    ctx: &'a Ctx,
    post: &'a ClaimedPost,
    until: Instant,
}

impl Errand<'_> {
    async fn send(&self) -> Result<Ending, Trouble> {
        match self.post.post {
            Post::Challenge { challenge, seq: Seq(1) } => self.new_challenge(challenge).await,
            Post::Challenge { challenge, seq } => self.changed_challenge(challenge, seq).await,
            Post::Thread { game } => self.thread(game).await,
            Post::Game { game, from, to } => self.game(News { game, from, to }).await,
        }
    }

    async fn record(&self, ending: Result<Ending, Trouble>) -> Result<(), StoreError> {
        let (store, post) = (&self.ctx.store, self.post);
        match ending {
            Ok(Ending::Sent { message, shown, old }) => {
                store.sent(post.id, message, shown).await?;
                // It may have been deleted before it was on record.
                if self.ctx.deleted.get(&message).is_some() {
                    store.lose_board(message).await?;
                    self.lose_challenge().await?;
                }
                self.strip(&old).await;
                Ok(())
            }
            Ok(Ending::Unsent) => store.dropped(post).await,
            Ok(Ending::Thread(thread)) => store.thread_made(post, thread).await,
            Err(Trouble::Closed(reason, attempt)) if self.may_wait(reason) => {
                if reason == Undelivered::Locked && !post.refused {
                    self.tell_parent().await;
                }
                let due = self.later(CLOSED_PAUSE, LONGEST_CLOSED_PAUSE);
                store.refused(post, due, attempt, reason::word(reason)).await
            }
            Err(Trouble::Newer) if self.ctx.now().since(post.made) < NEWER_FOR_GOOD => {
                store.postpone(post, self.later(PAUSE, LONGEST_PAUSE), Attempt::Failed).await
            }
            Err(Trouble::Lasting(reason) | Trouble::Closed(reason, _)) => self.give_up(reason).await,
            Err(Trouble::Newer) => self.give_up(Undelivered::Other).await,
            Err(Trouble::Later { wait, attempt }) => {
                let due = self.later(PAUSE, LONGEST_PAUSE).max(self.ctx.now() + wait);
                store.postpone(post, due, attempt).await
            }
            Err(Trouble::Store(error)) => Err(error),
        }
    }

    /// Says in the channel of a locked thread what keeps its game from going on. Once and not again: it is
    /// a courtesy, and the game's players are told anyway at what they do next.
    async fn tell_parent(&self) {
        let Post::Game { game, .. } = self.post.post else { return };
        let (place, until) = (self.post.place, Instant::now() + TIDYING);
        let Ok(Some(ground)) = self.ctx.rest.ground(place, until).await else { return };
        let (Some(parent), Ok(look)) = (ground.parent(), self.ctx.look(game).await) else { return };
        let locale = compose::locale_of(self.ctx, &look.game).await;
        let notice = view::locked_thread(locale, &look.table(), place);
        let payload = Payload::new(&notice, None).with("nonce", format!("locked-{}", self.post.id.0));
        let payload = payload.with("enforce_nonce", true);
        if let Err(error) = self.ctx.rest.post(parent, &payload, until).await {
            tracing::info!(game = game.0, %error, "nobody is told of a locked thread");
        }
    }

    fn may_wait(&self, reason: Undelivered) -> bool {
        let ClaimedPost { made, unsure_since, .. } = *self.post;
        let (since, limit) = match reason {
            Undelivered::Unseen => (unsure_since.unwrap_or(made), UNSEEN_FOR_GOOD),
            _ => (made, CLOSED_FOR_GOOD),
        };
        self.ctx.now().since(since) < limit
    }

    async fn give_up(&self, reason: Undelivered) -> Result<(), StoreError> {
        let post = self.post;
        tracing::warn!(post = post.id.0, place = post.place.0, ?reason, "a post cannot be delivered");
        if let Post::Thread { .. } = post.post {
            // Its game waits for nothing but to be told where it is played.
            return self.ctx.store.thread_made(post, Err(NoThread::Other)).await;
        }
        self.ctx.store.undeliverable(post, reason::word(reason)).await?;
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

    /// Takes the buttons from an old board and answered questions. Those that stay are answered with
    /// the way to the current board.
    async fn strip(&self, old: &Old) {
        let until = Instant::now() + TIDYING;
        for message in &old.answered {
            note_kept(
                message,
                self.ctx.rest.edit(message.place, message.message, &without_controls(), until).await,
            );
        }
        if let Some(board) = &old.board {
            note_kept(board, self.strip_board(board, until).await);
        }
    }

    /// A card is written back without its controls, so it must be read.
    async fn strip_board(&self, board: &BoardMessage, until: Instant) -> Result<(), RestError> {
        let found = self.ctx.rest.message(board.place, board.message, until).await?;
        match found.without_controls() {
            Some(stripped) => self.ctx.rest.edit(board.place, board.message, &stripped, until).await,
            None => Ok(()),
        }
    }

    async fn new_challenge(&self, id: ChallengeId) -> Result<Ending, Trouble> {
        let words = |message| Ending::words(message, Vec::new());
        let found = self.ctx.store.challenge(id).await?.map(|found| found.challenge);
        if let Some(begun) = found.as_ref().filter(|found| began_at_once(found)) {
            let (message, mark) = compose::begun_challenge(self.ctx, id, begun.seq).await?;
            return self.post_once(&message, &mark).await.map(words);
        }
        let mark = Mark::challenge(id);
        if found.map(|found| found.state) != Some(ChallengeState::Open) {
            // It must not be offered any more. The change that waits behind it needs its message only if
            // there is one.
            let posted = once::look_for(self.ctx, self.post, &mark, self.until).await?;
            return Ok(posted.map_or(Ending::Unsent, words));
        }
        let message = compose::challenge(self.ctx, id, Seq(1)).await?;
        self.post_once(&message, &mark).await.map(words)
    }

    /// Posts a message, unless it is there already.
    async fn post_once(&self, message: &Message, mark: &Mark) -> Result<MessageId, Trouble> {
        match once::posted(self.ctx, self.post, mark, self.until).await? {
            Some(posted) => Ok(posted),
            None => {
                let picture = self.picture_of(message).await;
                self.post_pictured(message.clone(), picture.as_ref()).await
            }
        }
    }

    /// The picture of a message that has one and can be drawn.
    async fn picture_of(&self, message: &Message) -> Option<Picture> {
        match &message.board {
            Some(board) => self.ctx.drawing.picture(board).await.ok(),
            None => None,
        }
    }

    async fn changed_challenge(&self, id: ChallengeId, seq: Seq) -> Result<Ending, Trouble> {
        let found = self.ctx.store.challenge(id).await?;
        // The challenge itself could not be posted, so there is nothing to change.
        let Some(message) = found.and_then(|found| found.message) else { return Ok(Ending::Unsent) };
        let changed = compose::challenge(self.ctx, id, seq).await?;
        let picture = self.picture_of(&changed).await;
        let edited = match self.change(message, &changed, picture).await {
            Err(error) if changed.board.is_some() && is_forbidden(&error) => {
                self.change(message, &changed.without_picture(), None).await
            }
            edited => edited,
        };
        match edited {
            Ok(()) => {}
            // Nobody misses the change of a message that is gone, or was changed too often. In the archive
            // nothing can be changed: the first board of the game, which waits behind this, takes the thread
            // out of it.
            Err(error) if stays_as_it_is(&error) => {
                tracing::info!(challenge = id.0, %error, "a challenge's message stays as it is");
            }
            Err(error) => return Err(error.into()),
        }
        Ok(Ending::words(message, Vec::new()))
    }

    async fn change(
        &self,
        message: MessageId,
        changed: &Message,
        picture: Option<Picture>,
    ) -> Result<(), RestError> {
        let payload = Payload::new(changed, picture);
        self.ctx.rest.edit(self.post.place, message, &payload, self.until).await
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
            return Ok(Ending::Thread(Err(NoThread::Other)));
        };
        let names = self.ctx.names_of(&game, []).await;
        let locale = compose::locale_of(self.ctx, &game).await;
        let name = view::thread_name(locale, &Table { id, game: &game, names: &names });
        match self.ctx.rest.thread_from(self.post.place, message, &name, self.until).await {
            Ok(thread) => Ok(Ending::Thread(Ok(thread))),
            Err(error) if error.code() == Some(code::THREAD_EXISTS) => {
                Ok(Ending::Thread(Ok(Place(message.0))))
            }
            Err(error) => match reason::no_thread(&error) {
                Some(why) => {
                    tracing::info!(game = id.0, %error, "no thread can be made; the game is a guest");
                    Ok(Ending::Thread(Err(why)))
                }
                None => Err(error.into()),
            },
        }
    }

    async fn game(&self, news: News) -> Result<Ending, Trouble> {
        let News { game: id, from, to } = news;
        let Composed { message, mark, calls, written_to } =
            compose::game(self.ctx, Some(self.post.id), id, from, to).await?;
        let answered = questions::answered(self.ctx, id, from, to).await?;
        if message.board.is_none() {
            let posted = self.post_once(&message, &mark).await?;
            self.write_to(&written_to, news).await?;
            return Ok(Ending::words(posted, answered));
        }
        let last = self.ctx.store.last_board(id).await?.filter(|last| last.seq < to);
        let picture = self.picture_of(&message).await;
        if let Some(last) = &last
            && self.shown_in(last, news, (&message, calls), &mark, picture.as_ref()).await?
        {
            let old = Old { board: None, answered };
            return Ok(Ending::Sent { message: last.message, shown: Shown::Board, old });
        }
        let message = match once::posted(self.ctx, self.post, &mark, self.until).await? {
            Some(posted) => posted,
            None => self.post_pictured(message, picture.as_ref()).await?,
        };
        self.write_to(&written_to, news).await?;
        Ok(Ending::Sent { message, shown: Shown::Board, old: Old { board: last, answered } })
    }

    /// Writes to players who want that instead of a ping.
    async fn write_to(&self, players: &[PlayerId], News { game, from, to }: News) -> Result<(), StoreError> {
        for &player in players {
            self.ctx.store.write_to(player, &store::News { game, from, to }).await?;
        }
        Ok(())
    }

    /// Whether the board is shown in the message of the last one, now or since an earlier attempt. One that
    /// mentions people who follow the game is not: an edit pings nobody.
    async fn shown_in(
        &self,
        last: &BoardMessage,
        news: News,
        (message, calls): (&Message, Calls),
        mark: &Mark,
        picture: Option<&Picture>,
    ) -> Result<bool, Trouble> {
        let Errand { ctx, post, until } = *self;
        if edit::is_done(ctx, post, news, last, mark, until).await? {
            return Ok(true);
        }
        let Some(picture) = picture.filter(|_| calls == Calls::Nobody) else { return Ok(false) };
        Ok(edit::is_due(ctx, post, news, last, until).await?
            && edit::edit(ctx, message, picture, last, mark, until).await?)
    }

    /// Posts a message: a board as a picture if it can be drawn and sent, else in letters, which are better
    /// than nothing.
    async fn post_pictured(&self, message: Message, picture: Option<&Picture>) -> Result<MessageId, Trouble> {
        if picture.is_some() || message.board.is_none() {
            match once::post(self.ctx, self.post, &message, picture, self.until).await {
                // Attach Files may be what is missing. If the picture may be there all the same, letters
                // would be a second board.
                Err(Trouble::Closed(Undelivered::Forbidden, Attempt::Failed)) if message.board.is_some() => {}
                posted => return posted,
            }
        }
        once::post(self.ctx, self.post, &message.without_picture(), None, self.until).await
    }
}

fn is_forbidden(error: &RestError) -> bool {
    reason::of(error) == Some(Undelivered::Forbidden)
}

/// Whether a message that was to be changed is better left alone.
fn stays_as_it_is(error: &RestError) -> bool {
    let codes = [code::UNKNOWN_MESSAGE, code::TOO_MANY_EDITS, code::THREAD_ARCHIVED];
    error.code().is_some_and(|code| codes.contains(&code))
}

fn note_kept(message: &BoardMessage, stripped: Result<(), RestError>) {
    if let Err(error) = stripped {
        tracing::debug!(game = message.game.0, %error, "an old message keeps its buttons");
    }
}

impl Ending {
    fn words(message: MessageId, answered: Vec<BoardMessage>) -> Ending {
        Ending::Sent { message, shown: Shown::Words, old: Old { board: None, answered } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_breaks_the_program_is_tried_a_few_times() {
        let post = |attempts| ClaimedPost {
            id: store::PostId(1),
            place: Place(1),
            post: Post::Thread { game: GameId(1) },
            made: Time(0),
            attempts,
            unsure_since: None,
            refused: false,
        };
        let broken = Cache::new(10);
        // Whatever went before.
        for attempts in [1, 90, 91, 92] {
            let ended = attempted(&broken, &post(attempts), async { panic!("as planned") }).await;
            assert!(matches!(ended, Err(Trouble::Later { attempt: Attempt::Unsure, .. })), "{ended:?}");
        }
        assert!(attempted(&broken, &post(93), async { Ok(Ending::Unsent) }).await.is_ok());
        let ended = attempted(&broken, &post(94), async { panic!("as planned") }).await;
        assert!(matches!(ended, Err(Trouble::Lasting(Undelivered::Other))), "{ended:?}");
    }
}
