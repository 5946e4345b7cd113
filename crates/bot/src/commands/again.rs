//! The button *Rematch*: the same people, the other way round.

use play::{GameId, Rematch};
use view::Receipt;

use super::challenge::{accepted, has_threads, in_place};
use crate::{acts, call::Press, ctx::Ctx, notes, place::check_start, problem::Problem, reply::Reply};

/// Wants a game again, or accepts the wish of somebody who had it first.
pub async fn rematch(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    check_start(ctx, &press.asker).await?;
    let look = ctx.look(id).await?;
    let others = look.game.seats().iter().map(|seat| seat.1).filter(|player| *player != press.asker.player);
    let absent = ctx.people.absent(look.game.means(), look.game.server(), others).await;
    let wish = Rematch { game: id, absent, threads: has_threads(&press.asker) };
    let answer = acts::rematch(ctx, &press.asker, wish, &press.key).await?;
    if answer.started.is_some() {
        return Ok(in_place(press, accepted(&press.asker, &answer), Receipt::Accepted));
    }
    let asked = view::receipt(press.asker.locale, &Receipt::RematchWanted);
    let told = notes::for_boards(&press.asker, look.game.means(), asked.clone());
    Ok(in_place(press, if told == asked { Reply::Nothing } else { Reply::Say(told) }, Receipt::RematchWanted))
}
