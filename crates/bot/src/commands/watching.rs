//! The buttons of onlookers: *Follow* and *Flip*.

use play::GameId;
use rules::Side;
use store::Switch;

use crate::{
    call::{Asker, Press},
    ctx::Ctx,
    place::missing,
    problem::Problem,
    reply::Reply,
    view::{self, Message, Receipt, Trouble},
};

/// Watches the game, or no more. Players watch anyway.
pub async fn follow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let look = ctx.look(id).await?;
    let player = press.asker.player;
    if look.game.seats().side_of(player).is_some() {
        return Err(Trouble::FollowsOwnGame.into());
    }
    let receipt = if ctx.store.set_following(id, player, Switch::On).await? {
        Receipt::Follows
    } else {
        ctx.store.set_following(id, player, Switch::Off).await?;
        Receipt::FollowsNoMore
    };
    let message = view::receipt(press.asker.locale, &receipt);
    Ok(if press.private { Reply::Instead(message) } else { Reply::Say(message) })
}

/// The board with another side at the bottom, for the presser alone.
pub async fn flip(ctx: &Ctx, press: &Press, id: GameId, bottom: Side) -> Result<Reply, Problem> {
    let message = show(ctx, &press.asker, id, bottom).await?;
    Ok(if press.private { Reply::Instead(message) } else { Reply::Say(message) })
}

/// The board as it is now, seen by `bottom`, with the way to the message in the channel.
pub async fn show(ctx: &Ctx, asker: &Asker, id: GameId, bottom: Side) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let link = ctx.link_to(id).await?;
    let message = view::board_again(asker.locale, &look.table(), bottom, link.as_ref());
    let pictures = missing(asker, serenity::model::Permissions::ATTACH_FILES).is_empty();
    Ok(if pictures { message } else { message.without_picture() })
}
