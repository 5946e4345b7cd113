//! `/settings`: how a person likes things. `/server-settings`: how games go in a server.

use play::{HouseChoice, NoSuchChoice, Preference, Server};
use view::{Locale, Message, Trouble};

use super::{Command, Kind, Scope, untold::with_untold};
use crate::{
    call::{Asker, Call, Ground, Press},
    ctx::Ctx,
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
        run: |ctx, call| Box::pin(card(ctx, &call.asker, 0)),
    },
    Command {
        name: "server-settings",
        kind: Kind::Slash(Locale::command_server_settings),
        scope: Scope::Managers,
        options: &[],
        run: |ctx, call| Box::pin(house(ctx, call)),
    },
];

async fn card(ctx: &Ctx, asker: &Asker, page: u16) -> Result<Message, Problem> {
    let reminder = ctx.store.reminder(asker.player).await?;
    Ok(view::preferences(asker.locale, &asker.preferences, reminder, page))
}

pub async fn page(ctx: &Ctx, press: &Press, page: u16) -> Result<Reply, Problem> {
    Ok(Reply::to(press, card(ctx, &press.asker, page).await?))
}

/// Takes a choice in, and shows the card as it is then: in the new language, if that is what was chosen.
pub async fn prefer(ctx: &Ctx, press: &Press, what: Preference) -> Result<Reply, Problem> {
    let word = press.chosen.as_deref().ok_or(Trouble::StaleButton)?;
    let kept = ctx.store.prefer(press.asker.player, what, word).await?;
    kept.map_err(|NoSuchChoice| Trouble::StaleButton)?;
    let mut asker = press.asker.clone();
    settle(ctx, &mut asker).await;
    Ok(Reply::to(press, card(ctx, &asker, view::page_with(what)).await?))
}

/// Takes in how long before the end of their time somebody is reminded.
pub async fn remind(ctx: &Ctx, press: &Press) -> Result<Reply, Problem> {
    let wanted = press.chosen.as_deref().and_then(|word| word.parse().ok()).ok_or(Trouble::StaleButton)?;
    ctx.store.set_reminder(press.asker.player, wanted).await?;
    Ok(Reply::to(press, card(ctx, &press.asker, view::reminder_page()).await?))
}

async fn house(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    house_card(ctx, &call.asker, 0).await
}

/// Discord lets administrators give the command to others: the right is looked at here too.
async fn house_card(ctx: &Ctx, asker: &Asker, page: u16) -> Result<Message, Problem> {
    let house = ctx.store.house(arranged(asker)?).await?.choices;
    with_untold(ctx, asker, &house, view::house(asker.locale, &house, page)).await
}

/// The server that the asker is in and may arrange.
pub fn managed(asker: &Asker) -> Result<Server, Problem> {
    let server = asker.server.ok_or(Trouble::OnlyInServers)?;
    asker.manager.check(server)?;
    Ok(server)
}

/// The same, where what is arranged counts: the ways of a server are asked for where the bot is.
fn arranged(asker: &Asker) -> Result<Server, Problem> {
    match asker.ground {
        Ground::Foreign => Err(Trouble::BotAbsent.into()),
        Ground::Channel | Ground::Thread | Ground::Direct => managed(asker),
    }
}

pub async fn house_page(ctx: &Ctx, press: &Press, page: u16) -> Result<Reply, Problem> {
    Ok(Reply::to(press, house_card(ctx, &press.asker, page).await?))
}

/// Takes a choice of the server in.
pub async fn arrange(ctx: &Ctx, press: &Press, what: HouseChoice) -> Result<Reply, Problem> {
    let server = arranged(&press.asker)?;
    let words = press.chosen.as_deref().ok_or(Trouble::StaleButton)?;
    let kept = ctx.store.arrange(server, what, words).await?;
    kept.map_err(|NoSuchChoice| Trouble::StaleButton)?;
    Ok(Reply::to(press, house_card(ctx, &press.asker, view::house_page_with(what)).await?))
}
