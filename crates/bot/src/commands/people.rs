//! Whom one meets: `/block`, `/unblock`, `/do-not-disturb`.

use play::{Switch, check_block};
use view::{Locale, Message, Receipt, Trouble};

use super::{Command, Kind, Need, Opt, Scope, Takes};
use crate::{call::Call, ctx::Ctx, problem::Problem};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "block",
        kind: Kind::Slash(Locale::command_block),
        scope: Scope::Everywhere,
        options: &[PERSON],
        run: |ctx, call| Box::pin(block(ctx, call, Switch::On)),
    },
    Command {
        name: "unblock",
        kind: Kind::Slash(Locale::command_unblock),
        scope: Scope::Everywhere,
        options: &[PERSON],
        run: |ctx, call| Box::pin(block(ctx, call, Switch::Off)),
    },
    Command {
        name: "do-not-disturb",
        kind: Kind::Slash(Locale::command_do_not_disturb),
        scope: Scope::Everywhere,
        options: &[SWITCH],
        run: |ctx, call| Box::pin(do_not_disturb(ctx, call)),
    },
];

const PERSON: Opt =
    Opt { name: "person", describe: Locale::option_person, takes: Takes::Person, need: Need::Required };
const SWITCH: Opt = Opt {
    name: "switch",
    describe: Locale::option_switch,
    takes: Takes::OneOf(switches),
    need: Need::Required,
};

const ON: &str = "on";

fn switches(locale: Locale) -> Vec<(&'static str, String)> {
    vec![(ON, locale.switch_on()), ("off", locale.switch_off())]
}

/// Those blocked are told nothing of it.
async fn block(ctx: &Ctx, call: &Call, wanted: Switch) -> Result<Message, Problem> {
    let other = call.person("person").ok_or(Trouble::UnknownCommand)?;
    check_block(call.asker.player, other)?;
    ctx.store.set_blocked(call.asker.player, other, wanted).await?;
    let receipt = match wanted {
        Switch::On => Receipt::Blocked(other),
        Switch::Off => Receipt::Unblocked(other),
    };
    Ok(view::receipt(call.asker.locale, &receipt))
}

async fn do_not_disturb(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let (wanted, receipt) = match call.text("switch") {
        Some(ON) => (Switch::On, Receipt::Undisturbed),
        _ => (Switch::Off, Receipt::Disturbed),
    };
    ctx.store.set_undisturbed(call.asker.player, wanted).await?;
    Ok(view::receipt(call.asker.locale, &receipt))
}
