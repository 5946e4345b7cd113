//! Moves and other words written to the bot: replies to its boards, mentions, and what is written
//! to it alone.

use play::{Board, GameId};

use crate::{
    call::{Ground, Typed},
    commands::{help, played_text},
    ctx::Ctx,
    place::find_game,
    problem::Problem,
    view::{self, Message, Trouble},
};

/// What is answered to a written message; `None`: the board that follows says it, or the message
/// was meant for somebody else.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn answer(ctx: &Ctx, typed: &Typed) -> Result<Option<Message>, Problem> {
    let shown = match typed.replies_to {
        Some(message) => ctx.store.board(message).await?,
        None => None,
    };
    if typed.text.is_empty() {
        return empty(ctx, typed, shown.map(|board| board.game)).await;
    }
    if !typed.addressed {
        return Ok(None);
    }
    let (id, board) = match shown {
        Some(board) => (board.game, Board::Seen(board.seq)),
        None => (find_game(ctx, &typed.asker, None).await?, Board::Current),
    };
    let told = played_text(ctx, &typed.asker, id, &typed.text, board, &typed.key).await?;
    // A played turn is answered by its board, except in a conversation with the bot.
    let silent = told.by_board && typed.asker.ground != Ground::Direct;
    Ok((!silent).then_some(told.message))
}

/// A mention without a word asks what can be done. A reply without a word is one that Discord
/// withholds, or a remark to somebody else: only a player whose turn it is gets a hint, and that
/// once a game.
async fn empty(ctx: &Ctx, typed: &Typed, game: Option<GameId>) -> Result<Option<Message>, Problem> {
    match game {
        None if typed.addressed => Ok(Some(help(ctx, &typed.asker))),
        None => Ok(None),
        // Its text was not withheld: there is none.
        Some(_) if typed.addressed => Err(Trouble::NoWords.into()),
        Some(id) => {
            let waiting = ctx.store.game(id).await?.and_then(|game| game.player_to_move());
            let told = ctx.hinted.get(&(typed.asker.player, id)).is_some();
            if waiting != Some(typed.asker.player) || told {
                return Ok(None);
            }
            ctx.hinted.insert((typed.asker.player, id), ());
            Ok(Some(view::trouble(typed.asker.locale, &Trouble::EmptyReply)))
        }
    }
}
