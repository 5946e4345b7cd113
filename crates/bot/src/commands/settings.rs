//! `/settings`: how a person likes things. `/server-settings`: how games go in a server.

use play::{House, HouseChoice, NoSuchChoice, Preference, Server};
use view::{Locale, Message, Trouble};

use super::{Command, Kind, Scope};
use crate::{
    call::{Asker, Call, Press},
    ctx::Ctx,
    delivery::lost_at,
    problem::Problem,
    reply::Reply,
    settling::settle,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "settings",
        kind: Kind::Slash(Locale::command_settings),
        scope: Scope::Everywhere,
        options: &[],
        run: |_, call| Box::pin(std::future::ready(Ok(card(&call.asker, 0)))),
    },
    Command {
        name: "server-settings",
        kind: Kind::Slash(Locale::command_server_settings),
        scope: Scope::Managers,
        options: &[],
        run: |ctx, call| Box::pin(house(ctx, call)),
    },
];

fn card(asker: &Asker, page: u16) -> Message {
    view::preferences(asker.locale, &asker.preferences, page)
}

pub fn page(press: &Press, page: u16) -> Reply {
    Reply::to(press, card(&press.asker, page))
}

/// Takes a choice in, and shows the card as it is then: in the new language, if that is what was chosen.
pub async fn prefer(ctx: &Ctx, press: &Press, what: Preference) -> Result<Reply, Problem> {
    let word = press.chosen.as_deref().ok_or(Trouble::StaleButton)?;
    let kept = ctx.store.prefer(press.asker.player, what, word).await?;
    kept.map_err(|NoSuchChoice| Trouble::StaleButton)?;
    let mut asker = press.asker.clone();
    settle(ctx, &mut asker).await;
    Ok(Reply::to(press, card(&asker, view::page_with(what))))
}

async fn house(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    house_card(ctx, &call.asker, 0).await
}

/// Discord lets administrators give the command to others: the right is looked at here too.
async fn house_card(ctx: &Ctx, asker: &Asker, page: u16) -> Result<Message, Problem> {
    let house = ctx.store.house(managed(asker)?).await?.choices;
    with_lost_announcement(ctx, asker, &house, view::house(asker.locale, &house, page)).await
}

/// `message`, and that announcements do not reach the channel for them.
pub async fn with_lost_announcement(
    ctx: &Ctx,
    asker: &Asker,
    house: &House,
    message: Message,
) -> Result<Message, Problem> {
    let Some(place) = house.announce else { return Ok(message) };
    Ok(match lost_at(ctx, place).await? {
        Some(since) => message.followed_by(&view::lost_announcement(asker.locale, place, since)),
        None => message,
    })
}

/// The server that the asker is in and may arrange.
pub fn managed(asker: &Asker) -> Result<Server, Problem> {
    let server = asker.server.ok_or(Trouble::OnlyInServers)?;
    asker.manager.check(server)?;
    Ok(server)
}

pub async fn house_page(ctx: &Ctx, press: &Press, page: u16) -> Result<Reply, Problem> {
    Ok(Reply::to(press, house_card(ctx, &press.asker, page).await?))
}

/// Takes a choice of the server in.
pub async fn arrange(ctx: &Ctx, press: &Press, what: HouseChoice) -> Result<Reply, Problem> {
    let server = managed(&press.asker)?;
    let words = press.chosen.as_deref().ok_or(Trouble::StaleButton)?;
    let kept = ctx.store.arrange(server, what, words).await?;
    kept.map_err(|NoSuchChoice| Trouble::StaleButton)?;
    Ok(Reply::to(press, house_card(ctx, &press.asker, view::house_page_with(what)).await?))
}
