//! Onlookers: `/follow`, `/unfollow`, and the buttons *Follow* and *Flip*.

use play::{Following, GameId, How, HowOften, Listing, Whose};
use rules::Side;
use view::{Locale, Message, Receipt, Seen, Trouble, Wish};

use super::{
    Command, Kind, Opt, Scope,
    games::{self, RUNNING},
};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    notes::pictured,
    place::{find_game, named_game, read_number},
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
/// everybody's. Ids can be forged: whoever presses must be allowed to see the game.
pub async fn follow(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    change(ctx, press, id, |same| same).await
}

/// Is told of the game in another way from now on.
pub async fn choose_how(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let how: How = chosen(press)?;
    change(ctx, press, id, |known| Following { how, ..known }).await
}

/// Is told of the game more often or less from now on.
pub async fn choose_how_often(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let often: HowOften = chosen(press)?;
    change(ctx, press, id, |known| Following { often, ..known }).await
}

async fn change(
    ctx: &Ctx,
    press: &Press,
    id: GameId,
    change: impl Fn(Following) -> Following + Send + Sync,
) -> Result<Reply, Problem> {
    let id = named_game(ctx, &press.asker, id).await?;
    Ok(Reply::to(press, followed(ctx, &press.asker, id, change).await?))
}

/// The word that was chosen from a list.
fn chosen<T: std::str::FromStr>(press: &Press) -> Result<T, Trouble> {
    press.chosen.as_deref().and_then(|word| word.parse().ok()).ok_or(Trouble::StaleButton)
}

async fn followed(
    ctx: &Ctx,
    asker: &Asker,
    id: GameId,
    change: impl Fn(Following) -> Following + Send + Sync,
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
pub async fn flip(ctx: &Ctx, press: &Press, id: GameId, bottom: Side, wish: Wish) -> Result<Reply, Problem> {
    let look = ctx.look(named_game(ctx, &press.asker, id).await?).await?;
    Ok(Reply::to(press, show(ctx, &press.asker, &look, Seen::By(bottom), wish).await?))
}

/// The board as it is now, as somebody wishes it, with the way to the message in the channel.
pub async fn show(ctx: &Ctx, asker: &Asker, look: &Look, seen: Seen, wish: Wish) -> Result<Message, Problem> {
    let sides = look.game.rules().sides();
    if matches!(seen, Seen::By(side) if !sides.contains(&side)) {
        return Err(Trouble::NoSuchSide { variant: look.game.rules().variant(), sides }.into());
    }
    let link = ctx.link_to(look.id).await?;
    let message = view::board_as_asked(asker.locale, &look.table(), seen, wish, link.as_ref());
    let message = message.with_last_button(ctx.page_button(asker.locale, look.id).await?);
    Ok(pictured(asker, message))
}
