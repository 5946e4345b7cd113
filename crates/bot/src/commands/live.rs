//! `/live`: one message that shows the most recently moved game of a server.

use play::Place;
use view::{Locale, Message, Trouble};

use super::{Command, Kind, Need, Opt, Scope, Takes, settings::managed};
use crate::{
    call::{Asker, Call, Ground},
    ctx::Ctx,
    place::{missing, writing},
    problem::Problem,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "live",
    kind: Kind::Slash(Locale::command_live),
    scope: Scope::Managers,
    options: &[CHANNEL, SWITCH],
    run: |ctx, call| Box::pin(live(ctx, call)),
}];

const CHANNEL: Opt = Opt {
    name: "channel",
    describe: Locale::option_live_channel,
    takes: Takes::Channel,
    need: Need::Optional,
};
const SWITCH: Opt = Opt {
    name: "switch",
    describe: Locale::option_live_switch,
    takes: Takes::OneOf(switches),
    need: Need::Optional,
};

const OFF: &str = "off";

fn switches(locale: Locale) -> Vec<(&'static str, String)> {
    vec![("on", locale.switch_on()), (OFF, locale.switch_off())]
}

async fn live(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let asker = &call.asker;
    let server = managed(asker)?;
    if call.text("switch") == Some(OFF) {
        let was_on = ctx.store.end_live(server).await?;
        return Ok(if was_on { view::live_off(asker.locale) } else { view::live_is_off(asker.locale) });
    }
    if asker.ground == Ground::Foreign {
        return Err(Trouble::BotAbsent.into());
    }
    let place = match call.channel("channel") {
        Some(place) => place,
        None => here(asker)?,
    };
    ctx.store.show_live(server, place, asker.player).await?;
    Ok(view::live_on(asker.locale, place))
}

/// Of another channel it is seen when the board is posted what the bot may do there.
fn here(asker: &Asker) -> Result<Place, Trouble> {
    match missing(asker, writing(asker.ground)) {
        rights if rights.is_empty() => Ok(asker.place),
        rights => Err(Trouble::MissingRights(rights)),
    }
}
