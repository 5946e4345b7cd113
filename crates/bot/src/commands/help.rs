//! `/help` and `/rules`.

use rules::{Rules, Variant};
use view::{HelpLine, HelpTopic, Invitations, Locale, Message};

use super::{Command, Kind, Need, Opt, Scope, Takes};
use crate::{
    call::{Asker, Call, Press},
    ctx::Ctx,
    notes::pictured,
    place::house_of,
    problem::Problem,
    reply::Reply,
    rights::Invites,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "rules",
        kind: Kind::Slash(Locale::command_rules),
        scope: Scope::Everywhere,
        options: &[GAME],
        run: |ctx, call| Box::pin(rules(ctx, call)),
    },
    Command {
        name: "help",
        kind: Kind::Slash(Locale::command_help),
        scope: Scope::Everywhere,
        options: &[],
        run: |ctx, call| Box::pin(std::future::ready(Ok(help(ctx, &call.asker, HelpTopic::Begin)))),
    },
];

pub const GAME: Opt =
    Opt { name: "game", describe: Locale::option_game, takes: Takes::OneOf(variants), need: Need::Optional };

/// The three games.
pub fn variants(_: Locale) -> Vec<(&'static str, String)> {
    Variant::ALL.map(|variant| (variant.word(), variant.name().to_owned())).to_vec()
}

/// What the bot can do about a topic, by the table of commands.
pub fn help(ctx: &Ctx, asker: &Asker, topic: HelpTopic) -> Message {
    let entry = |command: &Command| match command.kind {
        Kind::Slash(describe) => {
            HelpLine::Slash { name: command.name_in(asker.locale), description: describe(asker.locale) }
        }
        Kind::UserMenu => HelpLine::UserMenu { name: command.name_in(asker.locale) },
        Kind::MessageMenu(describe) => {
            HelpLine::MessageMenu { name: command.name_in(asker.locale), description: describe(asker.locale) }
        }
    };
    let commands: Vec<HelpLine> = super::about(topic).map(entry).collect();
    let invites = Invites::of(ctx.application);
    let invitations = Invitations { server: &invites.server, account: &invites.account };
    view::help(asker.locale, topic, &commands, &invitations)
}

pub fn topic(ctx: &Ctx, press: &Press, topic: HelpTopic) -> Reply {
    Reply::to(press, help(ctx, &press.asker, topic))
}

/// The rules of the game named, else of the one in the channel.
async fn rules(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let here = rules_here(ctx, &call.asker).await?;
    let named = call.text("game").and_then(|name| name.parse().ok());
    let variant = named.or(here.map(|rules| rules.variant())).unwrap_or(Variant::Mosona);
    let here = rules_of(ctx, &call.asker, variant, here).await?;
    Ok(pictured(&call.asker, view::rules(call.asker.locale, variant, 0, here.as_ref())))
}

pub async fn rules_page(ctx: &Ctx, press: &Press, variant: Variant, page: u16) -> Result<Reply, Problem> {
    let here = rules_here(ctx, &press.asker).await?;
    let here = rules_of(ctx, &press.asker, variant, here).await?;
    let message = view::rules(press.asker.locale, variant, page, here.as_ref());
    Ok(Reply::to(press, pictured(&press.asker, message)))
}

/// The rules of a kind of game where `asker` is: those of the game that is played `here`, else those by which a
/// game begins there of which nobody says more, where they differ from the traditional ones.
async fn rules_of(
    ctx: &Ctx,
    asker: &Asker,
    variant: Variant,
    here: Option<Rules>,
) -> Result<Option<Rules>, Problem> {
    if let Some(rules) = here.filter(|rules| rules.variant() == variant) {
        return Ok(Some(rules));
    }
    let traditional = Rules::traditional(variant);
    let usual = house_of(ctx, asker).await?.rules(traditional);
    Ok((usual != traditional).then_some(usual))
}

/// The rules of the game that is played where `asker` is.
pub async fn rules_here(ctx: &Ctx, asker: &Asker) -> Result<Option<Rules>, Problem> {
    let Some(id) = ctx.store.running_at(asker.place).await? else { return Ok(None) };
    Ok(ctx.store.game(id).await?.map(|game| game.rules()))
}
