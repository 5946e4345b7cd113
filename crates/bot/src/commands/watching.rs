//! Onlookers: `/follow`, `/unfollow`, and the buttons *Follow* and *Flip*.

use play::{Following, GameId, How, HowOften, Listing, State, Whose};
use rules::Side;
use view::{Locale, Message, Receipt, Trouble};

use super::{Command, Kind, Opt, Scope, games};
use crate::{
    call::{Asker, Call, Press},
    ctx::Ctx,
    notes::pictured,
    place::{find_game, read_number},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "follow",
        kind: Kind::Slash(Locale::command_follow),
        scope: Scope::Servers,
        options: &[OTHERS],
        run: |ctx, call| Box::pin(follow_named(ctx, call)),
    },
    Command {
        name: "unfollow",
        kind: Kind::Slash(Locale::command_unfollow),
        scope: Scope::Everywhere,
        options: &[FOLLOWED],
        run: |ctx, call| Box::pin(unfollow_named(ctx, call)),
    },
];

const RUNNING: Listing = Listing { state: State::Running, variant: None, whose: Whose::Anybodys };
const OTHERS: Opt = games::which(|ctx, call| Box::pin(games::offer(ctx, call, &[RUNNING])));
const FOLLOWED: Opt = games::which(|ctx, call| {
    Box::pin(games::offer(ctx, call, &[Listing { whose: Whose::Followed, ..RUNNING }]))
});

async fn follow_named(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    followed(ctx, &call.asker, id, |same| same).await
}

/// By its number anybody may stop following a game: also who would not be shown it any more.
async fn unfollow_named(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = match call.text("game") {
        Some(named) => read_number(named)?,
        None => find_game(ctx, &call.asker, None).await?,
    };
    unfollowed(ctx, &call.asker, id).await
}

/// Follows the game, told as before. Pressed once more it changes nothing: the button under a board is
/// everybody's.
pub async fn follow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    Ok(Reply::to(press, followed(ctx, &press.asker, id, |same| same).await?))
}

/// Is told of the game in another way from now on.
pub async fn choose_how(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let how: How = chosen(press)?;
    Ok(Reply::to(press, followed(ctx, &press.asker, id, |known| Following { how, ..known }).await?))
}

/// Is told of the game more often or less from now on.
pub async fn choose_how_often(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let often: HowOften = chosen(press)?;
    Ok(Reply::to(press, followed(ctx, &press.asker, id, |known| Following { often, ..known }).await?))
}

/// The word that was chosen from a list.
fn chosen<T: std::str::FromStr>(press: &Press) -> Result<T, Trouble> {
    press.chosen.as_deref().and_then(|word| word.parse().ok()).ok_or(Trouble::StaleButton)
}

async fn followed(
    ctx: &Ctx,
    asker: &Asker,
    id: GameId,
    change: impl FnOnce(Following) -> Following + Send,
) -> Result<Message, Problem> {
    let followed = ctx.store.follow(id, asker.player, change).await?;
    let following = followed.map_err(|refusal| Problem::in_game(id, refusal))?;
    Ok(view::following(asker.locale, id, following))
}

/// Follows the game no more.
pub async fn unfollow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let message = unfollowed(ctx, &press.asker, id).await?;
    Ok(Reply::to(press, message))
}

async fn unfollowed(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    ctx.store.unfollow(id, asker.player).await?;
    Ok(view::receipt(asker.locale, &Receipt::FollowsNoMore))
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
    Ok(pictured(asker, message))
}
