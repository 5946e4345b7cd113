//! `/board`: the board as it is now.

use play::GameId;

use super::{Command, Kind, Need, Opt, Scope, Takes, moves::WHICH_GAME};
use crate::{
    call::{Asker, Call},
    ctx::Ctx,
    place::{find_game, missing},
    problem::Problem,
    view::{self, Locale, Message},
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
    let message = show(ctx, &call.asker, id).await?;
    Ok(if call.text("form") == Some(LETTERS) { message.without_picture() } else { message })
}

/// The board from the asker's own side, from that of the side to move for onlookers.
async fn show(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let bottom = look.game.seats().side_of(asker.player).unwrap_or(look.game.to_move());
    let link = ctx.link_to(id).await?;
    let message = view::board_again(asker.locale, &look.table(), bottom, link.as_ref());
    let pictures = missing(asker, serenity::model::Permissions::ATTACH_FILES).is_empty();
    Ok(if pictures { message } else { message.without_picture() })
}
