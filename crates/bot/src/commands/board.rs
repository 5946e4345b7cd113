//! `/board`: the board as it is now.

use super::{Command, Kind, Need, Opt, Scope, Takes, moves::WHICH_GAME, watching::show};
use crate::{
    call::Call,
    ctx::Ctx,
    place::find_game,
    problem::Problem,
    view::{Locale, Message},
};

pub const COMMANDS: &[Command] = &[Command {
    name: "board",
    kind: Kind::Slash(Locale::command_board),
    scope: Scope::Everywhere,
    options: &[FORM, WHICH_GAME],
    run: |ctx, call| Box::pin(board(ctx, call)),
}];

const FORM: Opt =
    Opt { name: "form", describe: Locale::option_form, takes: Takes::OneOf(forms), need: Need::Optional };

const LETTERS: &str = "text";

fn forms(locale: Locale) -> Vec<(&'static str, String)> {
    vec![("picture", locale.form_picture()), (LETTERS, locale.form_text())]
}

async fn board(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    // From the asker's own side, from that of the side to move for onlookers.
    let game = ctx.look(id).await?.game;
    let bottom = game.seats().side_of(call.asker.player).unwrap_or(game.to_move());
    let message = show(ctx, &call.asker, id, bottom).await?;
    Ok(if call.text("form") == Some(LETTERS) { message.without_picture() } else { message })
}
