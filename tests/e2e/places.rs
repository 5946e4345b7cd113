//! Places that come and go: deleted channels, locked threads, a bot that is removed, closed messages.

use serde_json::json;

use crate::{
    harness::{Message, World, until},
    words::{private, says, thread_board},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_channel_is_gone_goes_on_elsewhere() {
    let mut world = World::start().await;
    world.expect_refusal(10003);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.delete("/channels/games").await;
    let [ada, bjoern] = [ada, bjoern].map(|person| person.in_channel("lounge"));
    says(&private(&ada.command("move", &[("move", "a8-b9"), ("game", "1")]).await), &["Played: `a8-b9`."]);
    let told = until("the players are told", async || {
        let told = private(&bjoern.command("moves", &[("game", "1")]).await);
        told.contains("could not be posted").then_some(told)
    })
    .await;
    says(&told, &["the channel or thread is gone."]);
    let here = bjoern.command("board", &[("game", "1")]).await.message();
    let end = world.channel("lounge").end().await;
    says(&bjoern.press(&here, "Go on here").await.text(), &["The game goes on here."]);
    let is_board = |message: &Message| message.is_board();
    let board = world.channel("lounge").wait_for_message(&end, "the board", is_board).await;
    says(board.text(), &["The place where this game was played is gone. It goes on here."]);
    assert_eq!(board.pings(), [&bjoern.id]);
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    let next = world.channel("lounge").board_after(&board).await;
    says(next.text(), &["**Björn** played `c10xa8`"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_is_told_in_its_channel_once() {
    let mut world = World::start().await;
    for code in [50083, 160_005] {
        world.expect_refusal(code);
    }
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    eunji.press(&challenge, "Accept").await;
    until("the thread", async || thread_board(&world, &challenge).await).await;
    let thread = format!("/channels/{}", challenge.id());
    world.control.patch(&thread, json!({ "locked": true, "archived": true })).await;
    for (player, turn) in [(&chipo, "a8-b9"), (&eunji, "c10xa8")] {
        says(&private(&player.command("move", &[("move", turn), ("game", "2")]).await), &["Played: "]);
        let is_told = |message: &Message| message.text().contains("is locked, so its board");
        world.games().wait_for_message(challenge.id(), "that it is locked", is_told).await;
    }
    private(&ada.command("games", &[]).await);
    let texts = world.games().texts().await;
    assert_eq!(texts.iter().filter(|text| text.contains("is locked")).count(), 1, "{texts:#?}");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_no_direct_messages_breaks_nothing() {
    let mut world = World::start().await;
    world.expect_refusal(50007);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let direct = ada.in_channel("@bot");
    let greeted = direct.say("what?").await;
    let answers = world.channel(greeted.channel());
    let answer = answers.wait_for_message(greeted.id(), "an answer", |it| it.author() != ada.id).await;
    says(answer.text(), &["I cannot read `what` as part of a move."]);
    world.control.patch("/users/ada", json!({ "takes_dms": false })).await;
    direct.say("a8-b9").await;
    let next = world.games().board_after(&board).await;
    // A move that was played needs no answer; what cannot be read does.
    direct.say("what?").await;
    until("the answer is refused", async || {
        let log = world.control.get("/requests").await;
        let mut requests = log["requests"].as_array()?.iter();
        requests.any(|entry| entry["response"]["code"] == 50007).then_some(())
    })
    .await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    world.games().board_after(&next).await;
    world.finish().await;
}
