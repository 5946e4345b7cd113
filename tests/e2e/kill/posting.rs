//! Killed between the commit of a move and the post of its board.

use std::time::Duration;

use serde_json::{Value, json};

use super::Duel;
use crate::{
    harness::{Message, World},
    words::{address, private, says},
};

/// Longer than any test: whoever waits for the answer is killed before.
const NEVER_MS: u64 = 600_000;

/// The next post hangs, and is not carried out if the bot is killed meanwhile.
fn hanging() -> Value {
    json!({ "method": "POST", "path": "/channels/*/messages", "delay_ms": NEVER_MS })
}

/// The next post gets through, and the bot does not learn of it.
fn answer_lost() -> Value {
    json!({ "method": "POST", "path": "/channels/*/messages", "drop": "after" })
}

/// The next edit hangs: of the board before if the new one is out, to take its buttons, else to show the
/// new one.
fn edit_hangs() -> Value {
    json!({ "method": "PATCH", "path": "/channels/*/messages/*", "delay_ms": NEVER_MS })
}

async fn without_buttons(board: &Message) {
    board.when("an old board loses its buttons", |board| board.buttons().is_empty()).await;
}

/// Kills the bot while a move's board is caught in `faults`, and plays on.
async fn killed_at(faults: &[Value], boards_before: usize) {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let first = duel.board.clone();
    duel.play(&world).await;
    // Nothing is under way any more that a fault could be meant for.
    without_buttons(&first).await;
    let action = duel.play_into(&world, faults).await;
    world.kill_bot().await;
    assert_eq!(world.games().boards().await.len(), boards_before);

    world.start_bot().await;
    duel.shown(&world, action).await;
    duel.play(&world).await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_not_posted_is_posted() {
    killed_at(&[hanging()], 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_whose_answer_was_lost_is_not_posted_twice() {
    killed_at(&[answer_lost(), hanging()], 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_before_keeps_its_buttons_and_they_lead_on() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let before = duel.board.clone();
    let action = duel.play_into(&world, &[edit_hangs()]).await;
    world.kill_bot().await;
    world.start_bot().await;
    duel.shown(&world, action).await;
    let answer = duel.players[0].press(&before, "Offer draw").await;
    says(&private(&answer), &["This position is over", &address(&duel.board)]);
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn posts_of_a_board_and_of_words_wait_for_each_other() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let action = duel.play_into(&world, &[hanging()]).await;
    // The board is not to be seen yet, and the game goes on.
    duel.players[1].command("draw", &[]).await;
    world.kill_bot().await;
    world.start_bot().await;
    duel.shown(&world, action).await;
    let is_offer = |message: &Message| message.has_button("Agree to draw");
    world.games().wait_for_message(duel.board.id(), "the offer after the board", is_offer).await;
    duel.check(&world).await;
    world.finish().await;
}

/// Kills the bot while a board, to be shown in the message of the last one, is caught in `faults`. Whether
/// that message shows it in the end.
async fn killed_at_edit(faults: &[Value]) -> bool {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    let last = duel.board.clone();
    let action = duel.play_into_edit(&world, faults).await;
    world.kill_bot().await;
    world.start_bot().await;
    duel.shown(&world, action).await;
    let in_place = duel.board.id() == last.id();
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
    in_place
}

/// The next edit gets through, and the bot does not learn of it.
fn answer_to_edit_lost() -> Value {
    json!({ "method": "PATCH", "path": "/channels/*/messages/*", "drop": "after" })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_not_put_in_place_is_posted() {
    assert!(!killed_at_edit(&[edit_hangs()]).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_put_in_place_is_not_posted() {
    assert!(killed_at_edit(&[answer_to_edit_lost(), edit_hangs()]).await);
}

/// Discord forgets nonces after some minutes. What is in doubt for longer is looked for.
async fn long_after(faults: &[Value], boards_before: usize) {
    let mut world = World::with_clock().await;
    // How a channel is told without anything new from one that may not be read.
    world.expect_refusal(10008);
    let mut duel = Duel::begin(&world).await;
    duel.play(&world).await;
    let action = duel.play_into(&world, faults).await;
    world.kill_bot().await;
    assert_eq!(world.games().boards().await.len(), boards_before);
    world.advance(Duration::from_secs(600)).await;

    world.start_bot().await;
    duel.shown(&world, action).await;
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_in_doubt_for_long_is_found_in_the_channel() {
    long_after(&[answer_lost(), hanging()], 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_in_doubt_for_long_that_is_not_there_is_posted() {
    long_after(&[hanging()], 2).await;
}
