//! Moves as text that come neither with a command nor as a message to the bot: typed into a window, or
//! pointed at in the menu of a message.

use play::{Board, GameId, GameRefusal, Refusal, Seq};
use view::{CustomId, Locale, Message, Modal, ReplayStep, Trouble};

use super::{
    Command, Kind, Scope,
    moves::{and_go_on, played_text},
};
use crate::{
    call::{Call, Press, Submit, without_mention},
    ctx::Ctx,
    place::find_game,
    problem::{self, Problem},
};

pub const COMMANDS: &[Command] = &[Command {
    name: "Play as move",
    kind: Kind::MessageMenu(Locale::menu_play_as_move),
    scope: Scope::Everywhere,
    options: &[],
    run: |ctx, call| Box::pin(menu(ctx, call)),
}];

/// The window that a press opens, if it does: by its id alone, as it must not wait for anything.
pub fn window(press: &Press) -> Option<Modal> {
    match &press.id {
        Ok(CustomId::Type { game, board }) => Some(view::type_move(press.asker.locale, *game, *board)),
        Ok(id @ CustomId::LessonType { .. }) => Some(view::type_answer(press.asker.locale, id.clone())),
        Ok(CustomId::Plan { game }) => Some(view::type_plan(press.asker.locale, *game)),
        Ok(id @ CustomId::Replay { step: ReplayStep::Jump, .. }) => {
            Some(view::ask_turn(press.asker.locale, id.clone()))
        }
        _ => None,
    }
}

/// Plays what was written into a window, as if it were a reply to the board that was in view.
pub async fn typed(ctx: &Ctx, submit: &Submit, id: GameId, board: Seq) -> Result<Message, Problem> {
    let (asker, seen) = (&submit.asker, Board::Seen(board));
    match played_text(ctx, asker, id, &submit.text, seen, &submit.key).await {
        Ok(told) => Ok(and_go_on(told)),
        Err(problem) if is_about_the_text(&problem) => {
            let message = problem::explain(ctx, asker, problem).await;
            let look = ctx.look(id).await?;
            Ok(message.with_buttons([view::type_button(asker.locale, &look.table())]))
        }
        Err(problem) => Err(problem),
    }
}

/// Whether another text would do.
fn is_about_the_text(problem: &Problem) -> bool {
    let Problem::Refused { refusal, .. } = problem else { return false };
    let Refusal::Game(refusal) = &**refusal else { return false };
    matches!(
        refusal,
        GameRefusal::Ambiguous { .. }
            | GameRefusal::Illegal { .. }
            | GameRefusal::NoMove { .. }
            | GameRefusal::MoreThanOneTurn
    )
}

/// Plays a message of one's own: in the game whose board it replies to, else in the one of the place.
async fn menu(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let pointed = call.pointed.as_ref().ok_or(Trouble::UnknownCommand)?;
    if pointed.author != call.asker.player {
        return Err(Trouble::NotYourMessage.into());
    }
    let text = without_mention(&pointed.text, ctx.bot);
    if text.is_empty() {
        return Err(Trouble::NoWords.into());
    }
    let replied = match pointed.replies_to {
        Some(message) => ctx.store.board(message).await?,
        None => None,
    };
    let (id, board) = match replied {
        Some(board) => (board.game, Board::Seen(board.seq)),
        None => (find_game(ctx, &call.asker, None).await?, Board::Current),
    };
    Ok(played_text(ctx, &call.asker, id, &text, board, &call.key).await?.message)
}
