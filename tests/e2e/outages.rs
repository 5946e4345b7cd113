//! The gateway breaks off, or Discord is away for a while, in the middle of a game.

use serde_json::{Value, json};

use crate::{
    harness::{World, until},
    kill::Duel,
};

/// A disturbance after which the session goes on: what is written meanwhile is told again.
async fn resumed_after(disturbance: Value) {
    let world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    duel.play(&world).await;
    world.disturb(disturbance).await;
    duel.play(&world).await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_while_the_connection_is_broken_off_is_not_lost() {
    resumed_after(json!({ "do": "drop" })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_while_the_bot_is_to_reconnect_is_not_lost() {
    resumed_after(json!({ "do": "reconnect" })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_while_the_session_is_invalid_for_a_moment_is_not_lost() {
    resumed_after(json!({ "do": "invalid_session", "resumable": true })).await;
}

/// How often the bot began a session.
fn sessions(world: &World) -> usize {
    world.log().matches(": connected ").count()
}

/// Waits until the bot has begun one more session than `before`.
async fn another_session(world: &World, before: usize) {
    until("a new session", async || (sessions(world) > before).then_some(())).await;
}

/// A disturbance after which a new session begins: the game goes on in it.
async fn begun_anew_after(disturbance: Value) {
    let world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    duel.play(&world).await;
    let before = sessions(&world);
    world.disturb(disturbance).await;
    another_session(&world, before).await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_in_a_new_session() {
    begun_anew_after(json!({ "do": "invalid_session", "resumable": false })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_when_discord_has_forgotten_the_session() {
    begun_anew_after(json!({ "do": "forget" })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_waits_until_discord_is_back() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let lost = json!({ "method": "POST", "path": "/channels/*/messages", "drop": "before" });
    let action = duel.play_into(&world, &[lost]).await;
    world.order_fault(json!({ "path": "/**", "drop": "before", "times": 1000 })).await;
    let before = sessions(&world);
    world.stop_sandbox().await;
    world.start_sandbox().await;
    duel.shown(&world, action).await;
    another_session(&world, before).await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_both_were_away() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    duel.play(&world).await;
    world.kill_bot().await;
    world.stop_sandbox().await;
    world.start_sandbox().await;
    world.start_bot().await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}
