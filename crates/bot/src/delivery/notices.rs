//! One notice on its way: a direct message, or a message in a place that a community chose.

use std::{sync::Arc, time::Duration};

use play::{Game, How, Notice, Place, PlayerId, Preferences, Standing, Time};
use store::{Attempt, ClaimedNotice, StoreError, To};
use tokio::time::Instant;
use view::{Form, Locale, Message};

use super::guard::guarded;
use crate::{
    ctx::{Ctx, Look},
    problem::Problem,
    rest::{Payload, Picture, RestError, code},
    settling::public_locale,
    sight::Seen,
};

/// How long one claim tries, whatever it takes; the claim itself lasts two minutes.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before a notice is claimed again, doubled with every attempt.
const PAUSE: Duration = Duration::from_secs(5);
/// One whose sending breaks off is tried no more often.
const MOST_ATTEMPTS: u32 = 3;
/// What happened so long ago is no news.
const WORTH: Duration = Duration::from_secs(6 * 3600);
/// A repetition within this time posts nothing new. One that has been in doubt for longer is given up: the
/// board tells it anyway, and nobody wants to be told twice.
const NONCE_HOLDS: Duration = Duration::from_secs(60);

/// Why a notice is given up, as the store keeps it.
mod reason {
    /// They take no direct messages.
    pub const CLOSED: &str = "closed";
    /// They are not in the server any more.
    pub const LEFT: &str = "left";
    /// The place is gone, or the bot may not write there.
    pub const NO_PLACE: &str = "place";
    /// Not everybody there sees where the game is played.
    pub const PRIVATE: &str = "private";
    /// It is no news any more.
    pub const LATE: &str = "late";
    /// It may have been sent.
    pub const UNSURE: &str = "unsure";
    /// Discord, or the program, did not do it.
    pub const OTHER: &str = "other";
}

/// What came of an attempt.
enum Ending {
    Sent,
    /// For this reason never.
    Never(&'static str),
    /// Nobody can write to this person.
    OutOfReach(PlayerId),
    /// This person has left the server of the game.
    Left(PlayerId),
    /// Later, not before `wait` is over.
    Later {
        wait: Duration,
        attempt: Attempt,
    },
}

/// Since when announcements do not reach `place`.
pub async fn lost_at(ctx: &Ctx, place: Place) -> Result<Option<Time>, StoreError> {
    ctx.store.lost_at(place, reason::NO_PLACE).await
}

/// Sends a claimed notice and records what came of it.
pub async fn deliver(ctx: Arc<Ctx>, notice: ClaimedNotice) {
    let sending = {
        let (ctx, until) = (Arc::clone(&ctx), Instant::now() + PATIENCE);
        async move { Errand { ctx: &ctx, notice: &notice, until }.send().await }
    };
    let ending = attempted(&notice, sending).await;
    if let Err(error) = record(&ctx, &notice, ending).await {
        // The claim runs out by itself, and the nonce keeps it from being sent again.
        tracing::error!(notice = notice.id.0, %error, "what came of a notice cannot be recorded");
    }
}

/// What comes of `sending`. If it panicked nobody knows whether it was sent, and in the end it is given up.
async fn attempted(notice: &ClaimedNotice, sending: impl Future<Output = Ending> + Send + 'static) -> Ending {
    match guarded(sending).await {
        Some(ending) => ending,
        None if notice.attempts < MOST_ATTEMPTS => {
            Ending::Later { wait: Duration::ZERO, attempt: Attempt::Unsure }
        }
        None => Ending::Never(reason::OTHER),
    }
}

async fn record(ctx: &Ctx, notice: &ClaimedNotice, ending: Ending) -> Result<(), StoreError> {
    match ending {
        Ending::Sent => ctx.store.notice_sent(notice).await,
        Ending::Never(reason) => {
            tracing::info!(notice = notice.id.0, reason, "a notice is given up");
            ctx.store.give_up_notice(notice, reason).await
        }
        Ending::OutOfReach(player) => {
            tracing::info!(notice = notice.id.0, "a person takes no direct messages");
            ctx.store.out_of_reach(player, reason::CLOSED).await
        }
        Ending::Left(player) => {
            ctx.store.unfollow(notice.news.game, player).await?;
            ctx.store.give_up_notice(notice, reason::LEFT).await
        }
        Ending::Later { wait, attempt } => {
            let doublings = notice.attempts.saturating_sub(1).min(10);
            let pause = PAUSE.saturating_mul(2_u32.saturating_pow(doublings)).max(wait);
            ctx.store.postpone_notice(notice, ctx.now() + pause, attempt).await
        }
    }
}

/// A claimed notice, and until when it is tried.
struct Errand<'a> {
    ctx: &'a Ctx,
    notice: &'a ClaimedNotice,
    until: Instant,
}

impl Errand<'_> {
    async fn send(&self) -> Ending {
        let now = self.ctx.now();
        if self.notice.unsure_since.is_some_and(|since| now.since(since) >= NONCE_HOLDS) {
            return Ending::Never(reason::UNSURE);
        }
        if now.since(self.notice.made) >= WORTH {
            return Ending::Never(reason::LATE);
        }
        match self.try_to_send().await {
            Ok(ending) => ending,
            // Nothing was sent, and nothing is wrong with what is to be told.
            Err(problem @ Problem::Store(StoreError::Database(_))) => {
                tracing::warn!(notice = self.notice.id.0, %problem, "a notice waits for the store");
                Ending::Later { wait: Duration::ZERO, attempt: Attempt::Failed }
            }
            Err(problem) => {
                tracing::error!(notice = self.notice.id.0, %problem, "a notice cannot be made");
                Ending::Never(reason::OTHER)
            }
        }
    }

    async fn try_to_send(&self) -> Result<Ending, Problem> {
        if self.is_past().await? {
            return Ok(Ending::Never(reason::LATE));
        }
        let look = self.look().await?;
        if let To::Player(player) = self.notice.to
            && self.ctx.people.standing(look.game.means(), look.game.server(), player).await
                == Standing::Absent
        {
            // What is played in a server is no business of who has left it.
            return Ok(Ending::Left(player));
        }
        if let Some(ending) = self.kept_private(&look.game).await {
            return Ok(ending);
        }
        let message = self.message(&look).await?;
        let picture = match &message.board {
            Some(board) => self.ctx.drawing.picture(board).await.ok(),
            None => None,
        };
        if !self.ctx.store.notice_goes_out(self.notice).await? {
            return Ok(Ending::Never(reason::LATE));
        }
        Ok(match self.post(&message, picture.as_ref()).await {
            Ok(()) => Ending::Sent,
            Err(error) => self.failed(&error),
        })
    }

    /// The game as the notice tells of it.
    async fn look(&self) -> Result<Look, Problem> {
        let news = self.notice.news;
        let game = self.ctx.store.game_at(news.game, news.to).await?;
        let names = self.ctx.names_of(&game, []).await;
        Ok(Look { id: news.game, game, names })
    }

    /// In the language of the one it is for, and as they like boards.
    async fn message(&self, look: &Look) -> Result<Message, Problem> {
        let link = self.ctx.link_to(look.id).await?;
        let (locale, liked) = match self.notice.to {
            To::Player(player) => {
                let chosen = self.ctx.store.preferences(player).await?;
                (Locale::of_language(chosen.language()), chosen.choices)
            }
            To::Place(_) => (public_locale(self.ctx, look.game.server(), None).await, Preferences::default()),
        };
        Ok(match self.notice.kind {
            Notice::Watched => view::watched(locale, &look.table(), link.as_ref()),
            Notice::YourTurn => view::called_alone(locale, &look.table(), link.as_ref()),
            Notice::Begun => view::announce_begun(locale, &look.table(), link.as_ref()),
            Notice::Over => view::announce_over(locale, &look.table(), link.as_ref()),
        }
        .as_liked(&liked))
    }

    /// Whether the person does not want to be told any more, or a game that has gone on since waits for them no
    /// more.
    async fn is_past(&self) -> Result<bool, Problem> {
        let player = match (self.notice.kind, self.notice.to) {
            (Notice::YourTurn, To::Player(player)) => player,
            (Notice::Watched, To::Player(player)) => {
                let following = self.ctx.store.following(self.notice.news.game, player).await?;
                return Ok(following.is_none_or(|following| following.how != How::Direct));
            }
            (Notice::Begun | Notice::Over, _) | (_, To::Place(_)) => return Ok(false),
        };
        let game = self.ctx.store.game(self.notice.news.game).await?;
        Ok(game.is_none_or(|game| game.seq() > self.notice.news.to && game.player_to_move() != Some(player)))
    }

    /// What is told at a place is told of games alone that everybody who sees the place can see; while that
    /// cannot be known it waits.
    async fn kept_private(&self, game: &Game) -> Option<Ending> {
        let (To::Place(place), Some(server)) = (self.notice.to, game.server()) else { return None };
        let audience = match self.ctx.sight.of(server, place, self.until).await {
            Ok(Some(audience)) => audience,
            Ok(None) => return Some(Ending::Never(reason::NO_PLACE)),
            Err(error) => return Some(self.failed(&error)),
        };
        match self.ctx.sight.by(&audience, server, game.venue().place(), self.until).await {
            Ok(Seen::ByAll) => None,
            Ok(Seen::BySome) => Some(Ending::Never(reason::PRIVATE)),
            Err(error) => Some(self.failed(&error)),
        }
    }

    async fn place(&self) -> Result<Place, RestError> {
        match self.notice.to {
            To::Player(player) => match self.ctx.directs.get(&player) {
                Some(known) => Ok(known),
                None => {
                    let place = self.ctx.rest.direct(player, self.until).await?;
                    self.ctx.directs.insert(player, place);
                    Ok(place)
                }
            },
            To::Place(place) => Ok(place),
        }
    }

    /// Posts the message: as a card if Discord takes it, and with its picture if the place does.
    async fn post(&self, message: &Message, picture: Option<&Picture>) -> Result<(), RestError> {
        let place = self.place().await?;
        match self.post_at(place, message, picture).await {
            Err(error) if message.form != Form::Plain && error.is_about_form() => {
                self.post_at(place, &message.clone().plain(), picture).await
            }
            Err(error) if picture.is_some() && error.code() == Some(code::MISSING_PERMISSIONS) => {
                self.post_at(place, &message.clone().without_picture(), None).await
            }
            posted => posted,
        }
    }

    async fn post_at(
        &self,
        place: Place,
        message: &Message,
        picture: Option<&Picture>,
    ) -> Result<(), RestError> {
        let payload = Payload::new(message, picture.cloned());
        let payload = payload.with("nonce", nonce(self.notice)).with("enforce_nonce", true);
        let posted = self.ctx.rest.post(place, &payload, self.until).await?;
        self.ctx.channels.wrote(place, posted);
        Ok(())
    }

    fn failed(&self, error: &RestError) -> Ending {
        let attempt = if error.in_doubt() { Attempt::Unsure } else { Attempt::Failed };
        match (error, self.notice.to) {
            (
                RestError::Refused { code: code::CANNOT_WRITE_TO | code::NO_COMMON_SERVER, .. },
                To::Player(player),
            ) => Ending::OutOfReach(player),
            (RestError::Refused { code, .. }, To::Place(_)) if is_about_place(*code) => {
                Ending::Never(reason::NO_PLACE)
            }
            (RestError::Refused { .. }, _) => {
                tracing::warn!(notice = self.notice.id.0, %error, "a notice was refused");
                Ending::Never(reason::OTHER)
            }
            (RestError::Limited { wait, .. }, _) => Ending::Later { wait: *wait, attempt },
            (RestError::GaveUp { .. } | RestError::Unreadable { .. }, _) => {
                Ending::Later { wait: Duration::ZERO, attempt }
            }
        }
    }
}

fn is_about_place(code: u32) -> bool {
    let codes = [code::UNKNOWN_CHANNEL, code::MISSING_ACCESS, code::MISSING_PERMISSIONS];
    codes.contains(&code)
}

/// Names a notice for Discord, in at most 25 characters, unlike every post's.
fn nonce(notice: &ClaimedNotice) -> String {
    format!("n{:x}-{:x}", notice.id.0, notice.made.0)
}

#[cfg(test)]
mod tests {
    use play::{GameId, Seq};
    use store::{News, NoticeId};

    use super::*;

    #[tokio::test]
    async fn a_notice_whose_sending_panics_is_given_up_in_the_end() {
        let news = News { game: GameId(1), from: Seq(1), to: Seq(1) };
        let notice = |attempts| ClaimedNotice {
            id: NoticeId(1),
            kind: Notice::Watched,
            to: To::Player(PlayerId(1)),
            news,
            made: Time(0),
            attempts,
            unsure_since: None,
        };
        for attempts in 1..MOST_ATTEMPTS {
            let ending = attempted(&notice(attempts), async { panic!("as planned") }).await;
            assert!(matches!(ending, Ending::Later { attempt: Attempt::Unsure, .. }), "{attempts}");
        }
        let ending = attempted(&notice(MOST_ATTEMPTS), async { panic!("as planned") }).await;
        assert!(matches!(ending, Ending::Never(reason::OTHER)));
        assert!(matches!(attempted(&notice(9), async { Ending::Sent }).await, Ending::Sent));
    }
}
