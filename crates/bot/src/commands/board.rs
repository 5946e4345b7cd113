//! `/board`: a board as it is now, as somebody wishes to see it.

use play::{BoardForm, Bottom, Game, GameId, PlaceState, Theme, side_name};
use rules::Side;
use view::{Button, Locale, Message, Seen, Wish};

use super::{Command, Kind, Need, Opt, Scope, Takes, games, watching::show};
use crate::{
    call::{Asker, Call},
    ctx::Ctx,
    place::{find_game, goes_on_here},
    problem::Problem,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "board",
    kind: Kind::Slash(Locale::command_board),
    scope: Scope::Everywhere,
    options: &[games::ANY, SIDE, THEME, FORM],
    run: |ctx, call| Box::pin(board(ctx, call)),
}];

const SIDE: Opt =
    Opt { name: "side", describe: Locale::option_side, takes: Takes::OneOf(sides), need: Need::Optional };
const THEME: Opt =
    Opt { name: "theme", describe: Locale::option_theme, takes: Takes::OneOf(themes), need: Need::Optional };
const FORM: Opt =
    Opt { name: "form", describe: Locale::option_form, takes: Takes::OneOf(forms), need: Need::Optional };

/// As of [`Bottom`], or a side by its name.
fn sides(locale: Locale) -> Vec<(&'static str, String)> {
    let liked = [Bottom::Own, Bottom::Mover].map(Bottom::word);
    let words = liked.into_iter().chain(Side::ALL.map(side_name));
    words.map(|word| (word, locale.board_side(word))).collect()
}

fn themes(locale: Locale) -> Vec<(&'static str, String)> {
    Theme::ALL.map(|theme| (theme.word(), locale.board_theme(theme.word()))).into()
}

fn forms(locale: Locale) -> Vec<(&'static str, String)> {
    let name = |form| match form {
        BoardForm::Picture => locale.form_picture(),
        BoardForm::Text => locale.form_text(),
    };
    BoardForm::ALL.map(|form| (form.word(), name(form))).into()
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
    let look = ctx.look(id).await?;
    let wish = Wish { theme: chosen(call, "theme"), form: chosen(call, "form") };
    let seen = seen(&call.asker, &look.game, call.text("side"));
    let message = show(ctx, &call.asker, &look, seen, wish).await?;
    Ok(message.with_buttons(way_on(ctx, call, id, &look.game).await?))
}

fn chosen<T: std::str::FromStr>(call: &Call, option: &str) -> Option<T> {
    call.text(option).and_then(|word| word.parse().ok())
}

fn seen(asker: &Asker, game: &Game, word: Option<&str>) -> Seen {
    let side = word.and_then(|word| Side::ALL.into_iter().find(|side| side_name(*side) == word));
    let liked = word.and_then(|word| word.parse::<Bottom>().ok());
    match (side, liked) {
        (Some(side), _) => Seen::By(side),
        (None, Some(bottom)) => Seen::By(bottom.of(game, asker.player)),
        (None, None) => Seen::AsChosen(asker.preferences.bottom.of(game, asker.player)),
    }
}
