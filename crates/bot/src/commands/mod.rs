//! The commands, one file a group, and the buttons that belong to them.

mod board;
mod challenge;
mod ending;
mod games;
mod help;
mod moves;
mod spec;

pub use help::help;
pub use moves::played_text;
pub use spec::{Choice, Command, Kind, Need, Opt, Scope, Takes};

use serenity::all::CommandType;

use crate::{
    call::{Call, Press},
    ctx::Ctx,
    custom_id::CustomId,
    problem::Problem,
    reply::Reply,
    view::{Message, Trouble},
};

/// Every command there is, by groups, in the order of the help text.
const GROUPS: [&[Command]; 6] = [
    challenge::COMMANDS,
    moves::COMMANDS,
    board::COMMANDS,
    ending::COMMANDS,
    games::COMMANDS,
    help::COMMANDS,
];

/// Every command, in the order of the help text.
pub fn all() -> impl Iterator<Item = &'static Command> {
    GROUPS.into_iter().flatten()
}

fn find(call: &Call) -> Option<&'static Command> {
    let fits = |command: &&Command| match command.kind {
        Kind::Slash(_) => call.kind == CommandType::ChatInput && command.name == call.command,
        Kind::UserMenu => call.kind == CommandType::User && command.name == call.command,
    };
    all().find(fits)
}

/// Carries a command out.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn run(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let command = find(call).ok_or(Trouble::UnknownCommand)?;
    (command.run)(ctx, call).await
}

/// What the option that is being typed could become, within Discord's limits.
pub async fn complete(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let option = find(call).zip(call.typing.as_deref()).and_then(|(command, name)| command.option(name));
    let choices = match option.map(|option| &option.takes) {
        Some(Takes::Completed(complete)) => complete(ctx, call).await,
        Some(Takes::Person | Takes::OneOf(_)) | None => Vec::new(),
    };
    // One that is too long would cost the whole list.
    choices.into_iter().filter(Choice::fits).take(Choice::MOST).collect()
}

/// Does what a pressed control asks for.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn press(ctx: &Ctx, press: &Press) -> Result<Reply, Problem> {
    match press.meant().ok_or(Trouble::StaleButton)? {
        CustomId::Accept { challenge, seat } => challenge::accept(ctx, press, challenge, seat).await,
        CustomId::Decline { challenge } => challenge::decline(ctx, press, challenge).await,
        CustomId::Cancel { challenge } => challenge::cancel(ctx, press, challenge).await,
        CustomId::Challenge { opponent, variant } => {
            challenge::choose_variant(ctx, press, opponent, variant).await
        }
        CustomId::Play { game, board, turn } => moves::press(ctx, press, game, board, &turn).await,
        CustomId::Answer { game, board, turn } => moves::answer(ctx, press, game, board, &turn).await,
        CustomId::Moves { game, page } => moves::page(ctx, press, game, page).await,
        CustomId::OfferDraw { game, board } => ending::offer_draw(ctx, press, game, board).await,
        CustomId::AgreeDraw { game, offer } => ending::agree_draw(ctx, press, game, offer).await,
        CustomId::DeclineDraw { game, offer } => ending::decline_draw(ctx, press, game, offer).await,
        CustomId::WithdrawDraw { game, offer } => ending::withdraw_draw(ctx, press, game, offer).await,
        CustomId::Resign { game } => ending::ask(ctx, press, game).await,
        CustomId::ConfirmResign { game } => ending::confirm(ctx, press, game).await,
        CustomId::KeepPlaying { .. } => Ok(ending::keep_playing(press)),
        CustomId::AgreeResign { game, question } => ending::agree(ctx, press, game, question).await,
        CustomId::PlayOn { game, question } => ending::play_on(ctx, press, game, question).await,
        CustomId::Games { page } => games::page(ctx, press, page).await,
        CustomId::Rules { variant, page } => help::rules_page(ctx, press, variant, page).await,
        CustomId::Choose { .. } => Err(Trouble::StaleButton.into()),
    }
}
