//! Looking back: `/replay`, its buttons, and *Show this position* in the menu of a message.

use std::sync::Arc;

use play::{Game, GameId, Refusal, Seq};
use rules::Side;
use serenity::model::Permissions;
use view::{Hints, Locale, Message, ReplayStep, Trouble, Turns};

use super::{Command, Kind, Scope, games, hinting};
use crate::{
    call::{Asker, Call, Press, Submit},
    ctx::{Ctx, Look},
    notes::pictured,
    place::{find_game, missing, named_game},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "replay",
        kind: Kind::Slash(Locale::command_replay),
        scope: Scope::Everywhere,
        options: &[games::ANY],
        run: |ctx, call| Box::pin(replay(ctx, call)),
    },
    Command {
        name: "Show this position",
        kind: Kind::MessageMenu(Locale::menu_show_position),
        scope: Scope::Everywhere,
        options: &[],
        run: |ctx, call| Box::pin(position(ctx, call)),
    },
];

/// From the end of the game on.
async fn replay(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    end(&call.asker, &ctx.look(id).await?)
}

/// The last board of a game, from which one goes back.
pub fn end(asker: &Asker, look: &Look) -> Result<Message, Problem> {
    let bottom = asker.preferences.bottom.of(&look.game, asker.player);
    shown(asker, look, last_turn(&look.game), bottom)
}

/// A button under a game that is looked back on. Ids can be forged: whoever presses must be allowed to see it.
pub async fn press(
    ctx: &Ctx,
    press: &Press,
    id: GameId,
    (at, bottom): (u32, Side),
    step: ReplayStep,
) -> Result<Reply, Problem> {
    let asker = &press.asker;
    let look = ctx.look(named_game(ctx, asker, id).await?).await?;
    let last = last_turn(&look.game);
    let at = at.min(last);
    let to = match step {
        ReplayStep::Here | ReplayStep::Jump => at,
        ReplayStep::First => 0,
        ReplayStep::Back => at.saturating_sub(1),
        ReplayStep::On => at.saturating_add(1).min(last),
        ReplayStep::Last => last,
        ReplayStep::Hint => return hinted(ctx, asker, &look, at, bottom).await,
        ReplayStep::Film | ReplayStep::Record => return file(ctx, asker, &look, bottom, step).await,
    };
    Ok(Reply::to(press, shown(asker, &look, to, bottom)?))
}

/// The turn whose number was written into a window.
pub async fn jump(ctx: &Ctx, submit: &Submit, id: GameId, at: u32, bottom: Side) -> Result<Message, Problem> {
    let look = ctx.look(named_game(ctx, &submit.asker, id).await?).await?;
    let last = last_turn(&look.game);
    let written = submit.text.trim().parse().ok().filter(|turn| *turn <= last);
    match written {
        Some(turn) => shown(&submit.asker, &look, turn, bottom),
        // The board stays, with what is to be written instead.
        None => {
            let message = shown(&submit.asker, &look, at.min(last), bottom)?;
            Ok(message.headed(&view::trouble(submit.asker.locale, &Trouble::NoSuchTurn { last }).content))
        }
    }
}

fn last_turn(game: &Game) -> u32 {
    u32::try_from(game.board().turns().len()).unwrap_or(u32::MAX)
}

/// The board after so many turns.
fn shown(asker: &Asker, look: &Look, at: u32, bottom: Side) -> Result<Message, Problem> {
    let game = back_to(look, at)?;
    let table = view::Table { game: &game, ..look.table() };
    let hints = if look.game.check_analysis().is_ok() { Hints::Given } else { Hints::Withheld };
    let turns = Turns { at, last: last_turn(&look.game), hints };
    Ok(pictured(asker, view::replay(asker.locale, &table, turns, bottom)))
}

/// The game after so many turns.
fn back_to(look: &Look, at: u32) -> Result<Game, Problem> {
    let turns = look.game.board().turns();
    let ply = turns.iter().take(at as usize).map(|turn| turn.actions.len()).sum();
    Ok(look.game.back_to(ply).ok_or(Refusal::NoSuchGame(look.id))?)
}

/// What the program would play after so many turns of a game that is over.
async fn hinted(ctx: &Ctx, asker: &Asker, look: &Look, at: u32, bottom: Side) -> Result<Reply, Problem> {
    look.game.check_analysis().map_err(|refusal| Problem::in_game(look.id, refusal))?;
    let game = Arc::new(back_to(look, at)?);
    if game.board().outcome().is_some() {
        return Err(Trouble::StaleButton.into());
    }
    let then = Look { game, ..look.clone() };
    Ok(Reply::Say(hinting::at(ctx, asker, &then, bottom).await?))
}

/// The whole game in a file, beside the board that is looked at.
async fn file(
    ctx: &Ctx,
    asker: &Asker,
    look: &Look,
    bottom: Side,
    step: ReplayStep,
) -> Result<Reply, Problem> {
    let lacking = missing(asker, Permissions::ATTACH_FILES);
    if !lacking.is_empty() {
        return Err(Trouble::MissingRights(lacking).into());
    }
    if step == ReplayStep::Film {
        return Ok(Reply::Say(view::film_file(asker.locale, &look.table(), bottom)));
    }
    let first = ctx.store.game_events(look.id, Seq(1), Seq(1)).await?;
    let began = first.first().map(|entry| entry.at).ok_or(Refusal::Damaged(look.id))?;
    Ok(Reply::Say(view::record_file(asker.locale, &look.table(), began)))
}

/// The position that a message of the bot's shows.
async fn position(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let pointed = call.pointed.as_ref().ok_or(Trouble::UnknownCommand)?;
    let board = ctx.store.board(pointed.message).await?.ok_or(Trouble::NoBoardThere)?;
    let id = named_game(ctx, &call.asker, board.game).await?;
    let game = ctx.store.game_at(id, board.seq).await?;
    let names = ctx.names_of(&game, []).await;
    let look = Look { id, game, names };
    let link = ctx.link_to(id).await?;
    let bottom = call.asker.preferences.bottom.of(&look.game, call.asker.player);
    Ok(pictured(&call.asker, view::position(call.asker.locale, &look.table(), bottom, link.as_ref())))
}
