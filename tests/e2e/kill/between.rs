//! Killed while nothing is under way: games, challenges, offers and buttons are there again.

use super::Duel;
use crate::{
    harness::{Message, World},
    words::{private, says},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_and_its_buttons_outlive_the_bot() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    for _ in 0..3 {
        duel.play(&world).await;
    }
    world.kill_bot().await;
    world.start_bot().await;

    let choice = duel.mover().press(&duel.board, "Move").await;
    says(&private(&choice), &["Which man do you move?"]);
    let moves = duel.mover().press(&choice.message(), "All moves").await;
    says(&moves.text(), &["can play:", &format!("`{}`", duel.pick())]);
    duel.play(&world).await;
    world.kill_bot().await;
    world.start_bot().await;
    let action = duel.pick();
    duel.mover().mentions_bot(&action.to_string()).await;
    duel.shown(&world, action).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offers_and_questions_outlive_the_bot() {
    let mut world = World::start().await;
    let mut duel = Duel::begin(&world).await;
    // Before everybody has moved nobody is asked whether to give up.
    for _ in 0..2 {
        duel.play(&world).await;
    }
    let [ada, bjoern] = &duel.players;
    bjoern.press(&duel.board, "Offer draw").await;
    let is_offer = |message: &Message| message.has_button("Agree to draw");
    let offer = world.games().wait_for_message(duel.board.id(), "the offer", is_offer).await;
    let question = ada.press(&duel.board, "Resign").await.message();
    world.kill_bot().await;
    world.start_bot().await;

    let kept = ada.press(&question, "No, play on").await;
    says(&kept.text(), &["Good: the game goes on."]);
    ada.press(&offer, "No draw").await;
    let declined = |message: &Message| message.text() == "**Ada** declines the draw.";
    world.games().wait_for_message(offer.id(), "the answer", declined).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_challenge_outlives_the_bot() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    ada.command(
        "challenge",
        &[("game", "mosona"), ("opponent", "bjoern"), ("rules", "strict"), ("begins", "first")],
    )
    .await;
    let is_challenge = |message: &Message| message.has_button("Accept");
    let challenge = world.games().wait_for_message("0", "the challenge", is_challenge).await;
    world.kill_bot().await;
    world.start_bot().await;

    bjoern.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    challenge.when("the challenge is closed", |message| message.buttons().is_empty()).await;
    let mut duel = Duel::at([ada, bjoern], board);
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}
