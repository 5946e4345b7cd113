//! `/hint`, its button, and *Hint* where somebody looks back: what the program would play.

use engine::{Found, Limits};
use play::{Game, GameId};
use rules::{Side, Team};
use view::{Locale, Message, Trouble, Verdict};

use super::{Command, Kind, Scope, games, replaying};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    notes::pictured,
    place::{find_game, named_game},
    problem::Problem,
    reply::Reply,
    thinking::Busy,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "hint",
    kind: Kind::Slash(Locale::command_hint),
    scope: Scope::Everywhere,
    options: &[games::ANY],
    run: |ctx, call| Box::pin(hint(ctx, call)),
}];

async fn hint(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    now(ctx, &call.asker, id).await
}

/// Ids can be forged: whoever presses must be allowed to see the game.
pub async fn press(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let id = named_game(ctx, &press.asker, id).await?;
    Ok(Reply::Say(now(ctx, &press.asker, id).await?))
}

/// What the program would play in the position as it is; of a game that is over, the way to any other.
async fn now(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    if look.game.result().is_some() {
        return Ok(replaying::end(asker, &look)?.headed(&view::hint_looks_back(asker.locale)));
    }
    look.game.check_hint(asker.player).map_err(|refusal| Problem::in_game(id, refusal))?;
    let bottom = asker.preferences.bottom.of(&look.game, asker.player);
    at(ctx, asker, &look, bottom).await
}

/// What the program would play in the position of `look`, which must not be over.
pub async fn at(ctx: &Ctx, asker: &Asker, look: &Look, bottom: Side) -> Result<Message, Problem> {
    let (board, time) = (look.game.board().clone(), ctx.thinkers.time());
    let turn = ctx.thinkers.ask(asker.player).map_err(busy)?;
    let thought = ctx
        .thinkers
        .study_with(&turn, move |engine, stop| engine.search(&board, Limits::time(time), stop, &mut |_| {}));
    let found = thought.await.map_err(|_lost| Problem::Broken("thinking about a hint"))?;
    let found = found.ok_or(Trouble::StaleButton)?;
    let verdict = verdict(&look.game, &found);
    Ok(pictured(asker, view::hint(asker.locale, &look.table(), found.action, verdict, bottom)))
}

pub fn busy(busy: Busy) -> Trouble {
    match busy {
        Busy::You => Trouble::AskedAlready,
        Busy::All => Trouble::TooManyAsk,
    }
}

/// A search judges for the side to move.
fn verdict(game: &Game, found: &Found) -> Verdict {
    let mover = game.to_move().team();
    match found.score.forced() {
        Some(engine::Forced::Win { plies }) => Verdict::Won(mover, plies),
        Some(engine::Forced::Loss { plies }) => Verdict::Won(mover.other(), plies),
        None if mover == Team::First => Verdict::Ahead(found.score.hundredths()),
        None => Verdict::Ahead(-found.score.hundredths()),
    }
}
