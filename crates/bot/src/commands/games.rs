//! `/games`: what is being played in the server.

use play::Server;

use super::{Command, Kind, Scope};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    delivery::place_link,
    problem::Problem,
    reply::Reply,
    view::{self, Link, Locale, Message, Trouble},
};

pub const COMMANDS: &[Command] = &[Command {
    name: "games",
    kind: Kind::Slash(Locale::command_games),
    scope: Scope::Servers,
    options: &[],
    run: |ctx, call| Box::pin(games(ctx, call)),
}];

/// More running games than anybody pages through.
const MOST: u32 = 200;

async fn games(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    list(ctx, &call.asker, 0).await
}

pub async fn page(ctx: &Ctx, press: &Press, page: u16) -> Result<Reply, Problem> {
    Ok(Reply::Instead(list(ctx, &press.asker, page).await?))
}

async fn list(ctx: &Ctx, asker: &Asker, page: u16) -> Result<Message, Problem> {
    let server: Server = asker.server.ok_or(Trouble::OnlyInServers)?;
    let mut rows: Vec<(Look, Option<Link>)> = Vec::new();
    for listed in ctx.store.running_in(server, 0, MOST).await? {
        let board = listed.board.map(|board| Link {
            server: Some(server),
            place: board.place,
            message: Some(board.message),
        });
        let link = board.or_else(|| place_link(&listed.game));
        // So many names are not worth asking for.
        let names = ctx.people.known(Some(server), listed.game.seats().iter().map(|seat| seat.1));
        rows.push((Look { id: listed.id, game: listed.game, names }, link));
    }
    let rows: Vec<_> = rows.iter().map(|(look, link)| (look.table(), *link)).collect();
    Ok(view::games(asker.locale, &rows, page))
}
