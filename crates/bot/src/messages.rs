//! Moves and other words written to the bot: replies to its boards, mentions, and what is written
//! to it alone; and, where Discord tells it everything, moves written in a game's own thread.

use std::time::Duration;

use play::{Board, Game, GameId};
use rules::{Reading, Stray};
use tokio::time::Instant;
use view::{HelpTopic, Message, Trouble};

use crate::{
    call::{Ground, Typed},
    commands::{help, played_text},
    ctx::Ctx,
    place::find_game,
    problem::Problem,
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
    let shown = shown.map(|board| (board.game, Board::Seen(board.seq)));
    let meant = match shown {
        _ if !typed.addressed => overheard(ctx, typed, shown).await?,
        Some(meant) => Some(meant),
        None => Some((find_game(ctx, &typed.asker, None).await?, Board::Current)),
    };
    let Some((id, board)) = meant else { return Ok(None) };
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
        None if typed.addressed => Ok(Some(help(ctx, &typed.asker, HelpTopic::Play))),
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

/// How long it may take to learn what kind of place a message was written in.
const PATIENCE: Duration = Duration::from_secs(5);

/// The game that a message means which is not written to the bot: a move, by the player whose turn it is,
/// in the game's own thread or in reply to its board. Everything else is said among people.
async fn overheard(
    ctx: &Ctx,
    typed: &Typed,
    shown: Option<(GameId, Board)>,
) -> Result<Option<(GameId, Board)>, Problem> {
    let meant = match (shown, typed.replies_to) {
        (Some(meant), _) => Some(meant),
        (None, Some(_)) => None,
        (None, None) => ctx.store.running_at(typed.asker.place).await?.map(|id| (id, Board::Current)),
    };
    let Some((id, board)) = meant else { return Ok(None) };
    let game = ctx.store.game(id).await?;
    let is_move = |game: &Game| {
        game.player_to_move() == Some(typed.asker.player) && is_meant_as_move(&game.board().read(&typed.text))
    };
    let is_move = game.is_some_and(|game| is_move(&game));
    let is_there = is_move && (shown.is_some() || is_thread(ctx, typed).await);
    Ok(is_there.then_some((id, board)))
}

/// Whether a text says nothing but a move, even if it cannot be played. A lone place that nobody can go to
/// may be anything.
fn is_meant_as_move(reading: &Reading) -> bool {
    match reading {
        Reading::Turn(_) | Reading::Ambiguous(_) => true,
        Reading::Illegal { understood, .. } => {
            understood.contains(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit())
        }
        Reading::NoMove { understood, stray } => {
            understood.is_some() && matches!(stray, Stray::Place(_) | Stray::Order)
        }
    }
}

/// Whether a message was written in a thread. Where Discord does not say, it is taken for chat.
async fn is_thread(ctx: &Ctx, typed: &Typed) -> bool {
    ctx.is_thread(typed.asker.place, Instant::now() + PATIENCE).await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_move(rules: &str, text: &str) -> bool {
        is_meant_as_move(&rules::Game::new(rules.parse().expect("rules")).read(text))
    }

    #[test]
    fn moves_are_told_from_chat() {
        for text in ["a8-b9", "A8 b9", "b9", "1. a8-b9!", "a2-b9", "Hc10", "a8-b99", "a8-b9 c10xa8"] {
            assert!(is_move("mosona", text), "{text}");
        }
        for text in ["b4", "b4 you go", "2", "10:30", "a8-b9 would be bad", "c99", "lol 8)", "see you at 9"] {
            assert!(!is_move("mosona", text), "{text}");
        }
        for text in ["e1-f2", "P@g1", "e1-e9"] {
            assert!(is_move("awithlaknakwe", text), "{text}");
        }
        for text in ["b4", "n14", "back at 8"] {
            assert!(!is_move("awithlaknakwe", text), "{text}");
        }
    }
}
