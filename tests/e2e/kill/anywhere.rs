//! Killed at any moment of a move.

use std::time::Duration;

use super::Duel;
use crate::harness::World;

const ROUNDS: usize = 12;
/// A move takes some tens of milliseconds, from the event to the board.
const LONGEST_MS: usize = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_played_once_or_not_at_all() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    for round in 0..ROUNDS {
        let (action, wait) = (duel.pick(), duel.chance(LONGEST_MS));
        match round % 2 {
            0 => drop(duel.mover().reply_to(&duel.board, &action.to_string()).await),
            _ => drop(duel.mover().send_command("move", &[("move", &action.to_string())]).await),
        }
        tokio::time::sleep(Duration::from_millis(wait as u64)).await;
        world.kill_bot().await;
        world.start_bot().await;
        // What Discord told the dead bot is lost, unless it had got as far as the store.
        let turn = duel.players[0].command("board", &[("form", "text")]).await.text();
        if turn.contains(&turn_before(&duel)) {
            duel.mover().command("move", &[("move", &action.to_string())]).await;
        }
        duel.shown(&world, action).await;
    }
    duel.check(&world).await;
    world.finish().await;
}

/// How the turn that is to be played is told.
fn turn_before(duel: &Duel) -> String {
    let ply = duel.game.actions().len();
    let side = if ply.is_multiple_of(2) { "White" } else { "Black" };
    format!("Move {}: **{}** ({side}) to play", ply / 2 + 1, duel.mover().shown)
}
