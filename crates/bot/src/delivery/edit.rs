//! Boards that take the place of the last one, in its message: where the players follow each other's moves
//! in a channel that is quiet otherwise, a message for every move would only be in the way of others. An edit
//! pings nobody, and nobody needs it.

use std::time::Duration;

use play::{Game, GameId, Place, Seq, Time};
use store::{BoardMessage, ClaimedPost, StoreError};
use tokio::time::Instant;
use view::{Message, Names, Table};

use super::{
    deliver::Trouble,
    once::{Mark, first_id, unposted},
};
use crate::{
    ctx::Ctx,
    rest::{Payload, Picture, RestError},
};

/// Who needs longer for a turn is not at the board.
const QUICK: Duration = Duration::from_secs(600);
/// Discord hardly lets older messages be edited.
const YOUNG: Duration = Duration::from_secs(3600);

/// What happened in a game, as a post is to tell it.
#[derive(Clone, Copy)]
pub struct News {
    pub game: GameId,
    pub from: Seq,
    pub to: Seq,
}

/// Whether the board after `news` is to take the place of `last`.
///
/// # Errors
///
/// [`StoreError`] if the store fails, or the game cannot be read.
pub async fn is_due(
    ctx: &Ctx,
    post: &ClaimedPost,
    news: News,
    last: &BoardMessage,
    until: Instant,
) -> Result<bool, StoreError> {
    // A message of a board in doubt may be there already.
    let may_be = post.unsure_since.is_none()
        && last.place == post.place
        && ctx.channels.ends_with(post.place, last.message)
        && is_young(last, ctx.now());
    Ok(may_be && is_quick_turn(ctx, news, last).await? && !is_thread(ctx, post.place, until).await)
}

fn is_young(last: &BoardMessage, now: Time) -> bool {
    let oldest = first_id(Time(now.0.saturating_sub((Time(0) + YOUNG).0)));
    last.message.0 >= oldest.0
}

/// Whether a turn was played on at once, and nothing else is to be told.
async fn is_quick_turn(ctx: &Ctx, news: News, last: &BoardMessage) -> Result<bool, StoreError> {
    let News { game: id, from, .. } = news;
    let Some(game) = played_on(ctx, news, last).await? else { return Ok(false) };
    let nobody = Names::default();
    let asks = !view::asked_since(&Table { id, game: &game, names: &nobody }, from).is_empty();
    let began = ctx.store.game_at(id, Seq(from.0.saturating_sub(1))).await?.turn_since();
    // Not only the turn, but its board too: what was refused for a while is to call the one whose turn it is.
    Ok(!asks && ctx.now().since(began) < QUICK)
}

/// The game after `news` if there is another position in it than on the last board, and it goes on. Whatever
/// else there is to tell has a message of its own.
async fn played_on(
    ctx: &Ctx,
    news: News,
    last: &BoardMessage,
) -> Result<Option<std::sync::Arc<Game>>, StoreError> {
    let shown = ctx.store.game_at(news.game, last.seq).await?.ply();
    let game = ctx.store.game_at(news.game, news.to).await?;
    Ok(Some(game).filter(|game| game.result().is_none() && game.ply() > shown))
}

/// Where nobody says what a place is, it counts as a thread: a message of its own is never wrong.
async fn is_thread(ctx: &Ctx, place: Place, until: Instant) -> bool {
    ctx.is_thread(place, until).await.unwrap_or(true)
}

/// Whether an earlier attempt has put the board after `news` into the message of `last`, as far as the bot
/// may look.
///
/// # Errors
///
/// [`Trouble`] if the store fails, or nobody answers.
pub async fn is_done(
    ctx: &Ctx,
    post: &ClaimedPost,
    news: News,
    last: &BoardMessage,
    mark: &Mark,
    until: Instant,
) -> Result<bool, Trouble> {
    let may_be = post.unsure_since.is_some() && last.place == post.place;
    Ok(may_be && played_on(ctx, news, last).await?.is_some() && is_shown(ctx, last, mark, until).await?)
}

async fn is_shown(ctx: &Ctx, last: &BoardMessage, mark: &Mark, until: Instant) -> Result<bool, Trouble> {
    match ctx.rest.message(last.place, last.message, until).await {
        Ok(found) => Ok(mark.is_on(&found)),
        Err(error @ (RestError::Refused { .. } | RestError::Unreadable { .. })) => {
            tracing::info!(game = last.game.0, %error, "the last board is not seen");
            Ok(false)
        }
        Err(error) => Err(unposted(error)),
    }
}

/// Puts a board into the message of `last`; false if Discord refuses, for whatever reason: the age of the
/// message, its form, a lack of rights, or that it is gone.
///
/// # Errors
///
/// [`Trouble`] if nobody knows.
pub async fn edit(
    ctx: &Ctx,
    message: &Message,
    picture: &Picture,
    last: &BoardMessage,
    mark: &Mark,
    until: Instant,
) -> Result<bool, Trouble> {
    let payload = Payload::new(message, Some(picture.clone()));
    match ctx.rest.edit(last.place, last.message, &payload, until).await {
        Ok(()) => Ok(true),
        // An attempt before the one that was refused may have got through.
        Err(RestError::Refused { in_doubt: true, .. }) => is_shown(ctx, last, mark, until).await,
        Err(error @ RestError::Refused { .. }) => {
            tracing::info!(game = last.game.0, %error, "a board gets a message of its own");
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}
