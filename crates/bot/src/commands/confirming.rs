//! Asks before a move is played, where its player wants to be asked.

use play::{Entry, Game, GameDeed, GameEvent, GameId, Moment, Seq, Switch};
use rules::Action;
use view::{Message, Receipt, Table};

use super::choosing::check_turn;
use crate::{
    call::{Asker, Press},
    ctx::{Ctx, Look},
    problem::Problem,
    reply::Reply,
};

/// The question about what `deed` would play, if the asker wants one and it can be played.
pub async fn question(
    ctx: &Ctx,
    asker: &Asker,
    id: GameId,
    deed: &GameDeed,
) -> Result<Option<Message>, Problem> {
    if asker.preferences.confirm == Switch::Off {
        return Ok(None);
    }
    let look = ctx.look(id).await?;
    let now = ctx.now();
    // What cannot be played is refused as ever.
    let Ok(decision) = look.game.decide(asker.player, deed, &Moment::at(now)) else { return Ok(None) };
    let Some(turn) = decision.events.iter().find_map(played) else { return Ok(None) };
    let mut after = Game::clone(&look.game);
    for event in decision.events.clone() {
        let entry = Entry { seq: after.seq().next(), at: now, event };
        after.apply(&entry).map_err(|_| Problem::Broken("trying a move that was decided"))?;
    }
    let after = Table { id, game: &after, names: &look.names };
    Ok(Some(view::confirm_move(asker.locale, &look.table(), &after, &turn)))
}

fn played(event: &GameEvent) -> Option<Vec<Action>> {
    match event {
        GameEvent::Played { actions, .. } => Some(actions.clone()),
        _ => None,
    }
}

/// Does not play the move. The question goes; somebody else's stays.
pub async fn not_played(ctx: &Ctx, press: &Press, id: GameId, board: Seq) -> Result<Reply, Problem> {
    let look: Look = ctx.look(id).await?;
    check_turn(&look, press.asker.player, board, ctx.now())?;
    let message = view::receipt(press.asker.locale, &Receipt::NotPlayed);
    Ok(Reply::Instead(message))
}
