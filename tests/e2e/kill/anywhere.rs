//! Killed at any moment of a move.

use std::time::Duration;

use super::Duel;
use crate::harness::World;

const ROUNDS: usize = 12;
/// Some kills must fall before the move is kept and some after it; by so many rounds they have.
const MOST_ROUNDS: usize = 60;
/// A move takes some tens of milliseconds, from the event to the board.
const TYPICAL_MS: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_played_once_or_not_at_all() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let (mut kept, mut lost) = (0, 0);
    // By reply and by command, how long it takes about until the move is kept.
    let mut typical = [TYPICAL_MS; 2];
    for round in 0..MOST_ROUNDS {
        if round >= ROUNDS && kept > 0 && lost > 0 {
            break;
        }
        let way = round % 2;
        let (action, wait) = (duel.pick(), duel.chance(2 * typical[way] + 1));
        match way {
            0 => drop(duel.mover().reply_to(&duel.board, &action.to_string()).await),
            _ => drop(duel.mover().send_command("move", &[("move", &action.to_string())]).await),
        }
        tokio::time::sleep(Duration::from_millis(wait as u64)).await;
        world.kill_bot().await;
        world.start_bot().await;
        // What Discord told the dead bot is lost, unless it had got as far as the store.
        let turn = duel.players[0].command("board", &[("form", "text")]).await.text();
        if turn.contains(&turn_before(&duel)) {
            lost += 1;
            typical[way] = typical[way] * 3 / 2 + 1;
            duel.mover().command("move", &[("move", &action.to_string())]).await;
        } else {
            kept += 1;
            typical[way] = typical[way] * 2 / 3;
        }
        duel.shown(&world, action).await;
    }
    assert!(kept > 0 && lost > 0, "{kept} moves were kept and {lost} lost: not killed at any moment");
    duel.check(&world).await;
    world.finish().await;
}

/// How the turn that is to be played is told.
fn turn_before(duel: &Duel) -> String {
    let ply = duel.game.actions().len();
    let side = if ply.is_multiple_of(2) { "White" } else { "Black" };
    format!("Move {}: **{}** ({side}) to play", ply / 2 + 1, duel.mover().shown)
}
