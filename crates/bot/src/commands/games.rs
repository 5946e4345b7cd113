//! `/games`: what is being played in the server.

use play::Server;
use view::{GAMES_ON_A_PAGE, Link, Locale, Message, Trouble};

use super::{Command, Kind, Scope};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "games",
    kind: Kind::Slash(Locale::command_games),
    scope: Scope::Servers,
    options: &[],
    run: |ctx, call| Box::pin(games(ctx, call)),
}];

async fn games(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    list(ctx, &call.asker, 0).await
}

pub async fn page(ctx: &Ctx, press: &Press, page: u16) -> Result<Reply, Problem> {
    Ok(Reply::Instead(list(ctx, &press.asker, page).await?))
}

async fn list(ctx: &Ctx, asker: &Asker, page: u16) -> Result<Message, Problem> {
    let server: Server = asker.server.ok_or(Trouble::OnlyInServers)?;
    let count = ctx.store.count_running_in(server).await?;
    let pages = u16::try_from(count.div_ceil(GAMES_ON_A_PAGE.into())).unwrap_or(u16::MAX);
    // The last page, where some have ended since the button was made.
    let page = page.min(pages.saturating_sub(1));
    let skip = u32::from(page) * GAMES_ON_A_PAGE;
    let mut rows: Vec<(Look, Option<Link>)> = Vec::new();
    for listed in ctx.store.running_in(server, skip, GAMES_ON_A_PAGE).await? {
        let link = ctx.link_to_game(listed.id, &listed.game).await?;
        // So many names are not worth asking for.
        let names = ctx.people.known(Some(server), listed.game.seats().iter().map(|seat| seat.1));
        rows.push((Look { id: listed.id, game: listed.game, names }, link));
    }
    let rows: Vec<_> = rows.iter().map(|(look, link)| (look.table(), *link)).collect();
    Ok(view::games(asker.locale, &rows, (page.into(), pages.into())))
}
