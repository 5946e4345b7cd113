//! The button *Move*: a turn chosen by pressing, the man first, then where it goes.

use play::{Board, GameDeed, GameId, GameRefusal, Moment, Move, PlayerId, Refusal, Seq, Time, Turn};
use view::{Message, Trouble};

use crate::{
    call::Press,
    ctx::{Ctx, Look},
    notes::pictured,
    problem::{self, Problem},
    reply::Reply,
};

/// The men that can move.
pub async fn men(ctx: &Ctx, press: &Press, id: GameId, board: Seq, page: u16) -> Result<Reply, Problem> {
    let asker = &press.asker;
    let men = |look: &Look| Ok(view::men(asker.locale, &look.table(), page, asker.preferences.hints));
    in_place(ctx, press, shown(ctx, press, id, board, men).await).await
}

/// The turns of one of them.
pub async fn turns(
    ctx: &Ctx,
    press: &Press,
    (id, board): (GameId, Seq),
    on: &str,
    page: u16,
) -> Result<Reply, Problem> {
    let turns = |look: &Look| {
        let turns = view::turns_of(press.asker.locale, &look.table(), on, page);
        Ok(pictured(&press.asker, turns.ok_or(Trouble::StaleButton)?))
    };
    in_place(ctx, press, shown(ctx, press, id, board, turns).await).await
}

/// What is shown to the player whose turn it is in the position after event `board`.
async fn shown(
    ctx: &Ctx,
    press: &Press,
    id: GameId,
    board: Seq,
    show: impl FnOnce(&Look) -> Result<Message, Problem>,
) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    check_turn(&look, press.asker.player, board, ctx.now())?;
    show(&look)
}

/// Checks that `player` may move in the position after event `board`.
pub fn check_turn(look: &Look, player: PlayerId, board: Seq, now: Time) -> Result<(), Problem> {
    // Where a turn can be played, one without an action is refused for that alone.
    let nothing = Move { turn: Turn::Actions(Vec::new()), board: Board::Exactly(board) };
    match look.game.decide(player, &GameDeed::Move(nothing), &Moment::at(now)) {
        Ok(_) | Err(GameRefusal::NoMove { .. }) => Ok(()),
        Err(refusal) => Err(Problem::in_game(look.id, refusal)),
    }
}

/// In the place of the private message that was pressed, if it was one. There nothing is left to be
/// pressed once the position is over.
async fn in_place(ctx: &Ctx, press: &Press, shown: Result<Message, Problem>) -> Result<Reply, Problem> {
    match shown {
        Ok(message) => Ok(Reply::to(press, message)),
        Err(problem) if press.private && is_over(&problem) => {
            Ok(Reply::Instead(problem::explain(ctx, &press.asker, problem).await))
        }
        Err(problem) => Err(problem),
    }
}

/// Whether the board meant is not the current one any more, or there is none.
pub fn is_over(problem: &Problem) -> bool {
    let Problem::Refused { refusal, .. } = problem else { return false };
    matches!(**refusal, Refusal::Game(GameRefusal::PositionOver { .. } | GameRefusal::Over(_)))
}
