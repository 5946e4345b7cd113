//! The message of a live board: changed, or posted once.

use std::time::Duration;

use play::{MessageId, Time};
use store::ClaimedLive;
use tokio::time::Instant;
use view::{Form, Message, Undelivered};

use crate::{
    ctx::Ctx,
    delivery::{once::first_id, reason},
    rest::{Found, Payload, Picture, RestError, code},
};

/// A repetition within this time posts nothing new. A message in doubt for longer is looked for.
const NONCE_HOLDS: Duration = Duration::from_secs(60);
/// Discord's clock and ours may differ by this much.
const SKEW: Duration = Duration::from_secs(10);

/// The way of a claimed board to its place, tried until then.
pub struct Postman<'a> {
    pub ctx: &'a Ctx,
    pub claim: &'a ClaimedLive,
    pub until: Instant,
}

impl Postman<'_> {
    /// Changes the message, with letters in the place of the picture where that may not go.
    pub async fn edit(
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

    /// Posts a message, unless it is there already: then that shows what was to be shown at an earlier attempt, and
    /// is changed.
    pub async fn post_once(
        &self,
        board: &Message,
        picture: Option<&Picture>,
    ) -> Result<MessageId, RestError> {
        let Some(since) = self.claim.unsure_since else { return self.post_somehow(board, picture).await };
        let message = match self.find(since).await? {
            Some(found) => found,
            None => self.post_somehow(board, picture).await?,
        };
        self.edit(message, board, picture).await?;
        Ok(message)
    }

    /// The message of an earlier attempt, once the nonce does not find it any more.
    async fn find(&self, since: Time) -> Result<Option<MessageId>, RestError> {
        if self.ctx.now().since(since) < NONCE_HOLDS { Ok(None) } else { self.look_for(since).await }
    }

    /// In another form where the first is refused.
    async fn post_somehow(&self, board: &Message, picture: Option<&Picture>) -> Result<MessageId, RestError> {
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
        let payload = payload.with("nonce", nonce(self.claim.edition)).with("enforce_nonce", true).silent();
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

/// Names a message for Discord, in at most 25 characters, unlike every post's and notice's.
fn nonce(edition: i64) -> String {
    format!("live-{edition:x}")
}

fn is_forbidden(error: &RestError) -> bool {
    error.code() == Some(code::MISSING_PERMISSIONS)
}

/// Whether a message cannot be changed, and a new one might do: the old one is gone or was changed too often, is
/// in the archive, or was posted in another form.
pub fn stands_alone(error: &RestError) -> bool {
    match reason::of(error) {
        Some(Undelivered::Locked) => error.code() == Some(code::THREAD_ARCHIVED),
        Some(Undelivered::Other | Undelivered::Unseen) => true,
        Some(Undelivered::Gone | Undelivered::Forbidden) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_fits_for_ever() {
        assert!(nonce(i64::MAX).len() <= 25, "{}", nonce(i64::MAX));
    }
}
