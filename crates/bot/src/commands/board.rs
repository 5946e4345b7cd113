//! `/board`: the board as it is now.

use play::{Game, GameId, PlaceState};
use view::{Button, Locale, Message};

use super::{Command, Kind, Need, Opt, Scope, Takes, moves::WHICH_GAME, watching::show};
use crate::{
    call::Call,
    ctx::Ctx,
    place::{find_game, goes_on_here},
    problem::Problem,
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

/// Lets a game go on here whose own place is gone.
async fn way_on(ctx: &Ctx, call: &Call, id: GameId, game: &Game) -> Result<Option<Button>, Problem> {
    let asker = &call.asker;
    // Discord is asked only where it matters.
    let goes_on = goes_on_here(ctx, asker, game) && ctx.place_state(id).await? == PlaceState::Gone;
    Ok(goes_on.then(|| view::continue_button(asker.locale, id)))
}

async fn board(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let game = ctx.look(id).await?.game;
    let bottom = call.asker.preferences.bottom.of(&game, call.asker.player);
    let message = show(ctx, &call.asker, id, bottom).await?;
    let message = message.with_buttons(way_on(ctx, call, id, &game).await?);
    Ok(if call.text("form") == Some(LETTERS) { message.without_picture() } else { message })
}
