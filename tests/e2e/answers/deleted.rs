//! Messages, channels and people that are gone: normal cases.

use serde_json::json;

use crate::{
    harness::{Message, World, until},
    words::{private, says},
};

async fn delete(world: &World, message: &Message) {
    world.control.delete(&format!("/messages/{}", message.id())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_board_does_not_stop_the_game() {
    let mut world = World::start().await;
    // The old board's buttons can no longer be taken away.
    world.expect_refusal(10008);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    delete(&world, &board).await;
    until("nobody is led to what is gone", async || {
        let shown = bjoern.command("board", &[]).await;
        says(&private(&shown), &["**Ada** (White) to play"]);
        (!shown.message().json.to_string().contains(&format!("/{}", board.id()))).then_some(())
    })
    .await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let next = world.games().board_after(&board).await;
    bjoern.reply_to(&next, "c10xa8").await;
    let last = world.games().board_after(&next).await;
    says(last.text(), &["**Björn** played `c10xa8`, taking 1 man."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_is_told_to_the_players_where_they_are() {
    let mut world = World::start().await;
    world.expect_refusal(10003);
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.delete("/channels/games").await;
    let [ada, bjoern, chipo] = [ada, bjoern, chipo].map(|person| person.in_channel("lounge"));
    says(&private(&ada.command("move", &[("move", "a8-b9"), ("game", "1")]).await), &["Played: `a8-b9`."]);
    let told = crate::harness::until("the players are told", async || {
        let told = private(&bjoern.command("moves", &[("game", "1")]).await);
        told.contains("My last message could not be posted").then_some(told)
    })
    .await;
    says(
        &told,
        &[
            "the channel or thread is gone.",
            "The game itself is safe: where you want to play on, use `/board game:1`",
        ],
    );
    let again = private(&bjoern.command("moves", &[("game", "1")]).await);
    assert!(!again.contains("could not be posted"), "once is enough: {again}");
    let other = private(&chipo.command("moves", &[("game", "1")]).await);
    assert!(!other.contains("could not be posted"), "it is none of Chipo's business: {other}");
    says(&private(&bjoern.command("board", &[("game", "1")]).await), &["**Björn** (Black) to play"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_left_can_come_back_and_the_other_may_end_the_game() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.delete("/members/bjoern").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    world.control.put("/members/bjoern", json!({})).await;
    bjoern.reply_to(&next, "c10xa8").await;
    let next = world.games().board_after(&next).await;
    says(next.text(), &["**Björn** played `c10xa8`, taking 1 man."]);
    world.control.delete("/members/bjoern").await;
    let question = ada.command("resign", &[]).await;
    ada.press(&question.message(), "Yes, give up").await;
    let over = world.games().board_after(&next).await;
    says(over.text(), &["**Game over.** **Björn** (Black) wins"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_can_be_answered_and_cancelled_where_it_stands_in_the_way() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let named = [("game", "mosona"), ("opponent", "bjoern"), ("begins", "first")];
    for _ in 0..2 {
        let end = world.games().end().await;
        ada.command("challenge", &named).await;
        world.games().wait_for_message(&end, "a challenge", |it| it.has_button("Accept")).await;
    }
    let refused = ada.command("challenge", &named).await;
    says(&private(&refused), &["There are enough open challenges between you and **Björn**."]);
    let cancelled = ada.press(&refused.message(), "Cancel").await;
    says(&cancelled.text(), &["You took the challenge back."]);
    let end = world.games().end().await;
    ada.command("challenge", &named).await;
    let third = world.games().wait_for_message(&end, "a challenge", |it| it.has_button("Accept")).await;

    let refused = bjoern.command("challenge", &[("game", "mosona"), ("opponent", "ada")]).await;
    bjoern.press(&refused.message(), "Accept").await;
    let board = world.games().board_after(&third).await;
    says(board.text(), &["**Ada** (White) against **Björn** (Black)"]);
    world.finish().await;
}
