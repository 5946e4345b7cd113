//! The buttons of onlookers: *Follow* and *Flip*.

use play::GameId;
use rules::Side;
use view::{Message, Receipt};

use crate::{
    call::{Asker, Press},
    ctx::Ctx,
    place::missing,
    problem::Problem,
    reply::Reply,
};

/// Follows the game. Pressed once more it changes nothing: the button under a board is everybody's.
pub async fn follow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let followed = ctx.store.follow(id, press.asker.player).await?;
    followed.map_err(|refusal| Problem::in_game(id, refusal))?;
    let message = view::receipt(press.asker.locale, &Receipt::Follows);
    Ok(Reply::to(press, message.with_buttons([view::unfollow_button(press.asker.locale, id)])))
}

/// Follows the game no more.
pub async fn unfollow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    ctx.store.unfollow(id, press.asker.player).await?;
    Ok(Reply::to(press, view::receipt(press.asker.locale, &Receipt::FollowsNoMore)))
}

/// The board with another side at the bottom, for the presser alone.
pub async fn flip(ctx: &Ctx, press: &Press, id: GameId, bottom: Side) -> Result<Reply, Problem> {
    Ok(Reply::to(press, show(ctx, &press.asker, id, bottom).await?))
}

/// The board as it is now, seen by `bottom`, with the way to the message in the channel.
pub async fn show(ctx: &Ctx, asker: &Asker, id: GameId, bottom: Side) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let link = ctx.link_to(id).await?;
    let message = view::board_again(asker.locale, &look.table(), bottom, link.as_ref());
    let message = message.with_last_button(ctx.page_button(asker.locale, id).await?);
    let pictures = missing(asker, serenity::model::Permissions::ATTACH_FILES).is_empty();
    Ok(if pictures { message } else { message.without_picture() })
}
