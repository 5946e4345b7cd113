//! The button that lets a game go on where it is pressed, when its own place is gone.

use play::GameId;

use super::ending::pressed;
use crate::{
    call::Press,
    ctx::Ctx,
    place::{check_going_on, continued},
    problem::Problem,
    reply::Reply,
};

pub async fn continue_here(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    check_going_on(ctx, &press.asker).await?;
    let known = ctx.place_state(id).await?;
    let reply = pressed(ctx, press, id, continued(&press.asker, known)).await?;
    // The button stands under the card of `/board`, or under what somebody is told.
    Ok(if press.card { reply.in_a_card() } else { reply })
}
