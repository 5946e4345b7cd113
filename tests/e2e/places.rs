//! Places that come and go: deleted channels, locked threads, a bot that is removed, closed messages.

use reqwest::Method;
use serde_json::json;

use crate::{
    harness::{Message, World, until},
    words::{begun_in_thread, private, says, thread_board},
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
    says(&told, &["the channel or thread is gone.", "use `/board game:1` and press *Go on here*."]);
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
    let (challenge, _) = begun_in_thread(&world, &chipo, &eunji).await;
    let thread = format!("/channels/{}", challenge.id());
    world.control.patch(&thread, json!({ "locked": true, "archived": true })).await;
    for (player, turn) in [(&chipo, "a8-b9"), (&eunji, "c10xa8")] {
        says(&private(&player.command("move", &[("move", turn), ("game", "2")]).await), &["Played: "]);
        let is_told = |message: &Message| message.text().contains("is locked, so its board");
        world.games().wait_for_message(challenge.id(), "that it is locked", is_told).await;
    }
    // Asked there it tries again, though it cannot answer; a third time when all is done that came of the second.
    for times in 2..=3 {
        chipo.in_channel(challenge.id()).send_command("games", &[]).await;
        until("another try", async || (refused_posts(&world, challenge.id()).await >= times).then_some(()))
            .await;
    }
    let texts = world.games().texts().await;
    assert_eq!(texts.iter().filter(|text| text.contains("is locked")).count(), 1, "{texts:#?}");
    world.finish().await;
}

/// How often a message was refused in a thread.
async fn refused_posts(world: &World, thread: &str) -> usize {
    let log = world.control.get("/requests").await;
    let path = format!("/channels/{thread}/messages");
    let requests = log["requests"].as_array().expect("a log").iter();
    requests.filter(|entry| entry["path"] == *path && entry["response"]["code"] == 50083).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_closed_thread_moves_count_though_nothing_can_be_answered() {
    let mut world = World::start().await;
    world.expect_refusal(50083);
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let (challenge, board) = begun_in_thread(&world, &chipo, &eunji).await;
    let (thread, there) = (format!("/channels/{}", challenge.id()), challenge.id());
    world.control.patch(&thread, json!({ "locked": true, "archived": true })).await;

    // On a phone buttons can still be pressed, and commands be given.
    chipo.send_press(&board, "Move").await;
    until("the refused answer", async || (world.refusals(50083).await == 1).then_some(())).await;
    chipo.in_channel(there).send_command("move", &[("move", "a8-b9")]).await;
    let is_told = |message: &Message| message.text().contains("is locked, so its board");
    world.games().wait_for_message(challenge.id(), "that it is locked", is_told).await;
    let elsewhere = eunji.in_channel("lounge");
    let told = until("the other player is told", async || {
        let told = private(&elsewhere.command("moves", &[("game", "2")]).await);
        told.contains("the thread is locked.").then_some(told)
    })
    .await;
    says(&told, &["**은지** (Black) can play:"]);

    world.control.patch(&thread, json!({ "locked": false, "archived": false })).await;
    says(&private(&eunji.in_channel(there).command("moves", &[]).await), &["**은지** (Black) can play:"]);
    let next = world.channel(there).board_after(&board).await;
    assert_eq!((next.ply(), next.pings()), (1, vec![eunji.id.as_str()]));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_are_deleted_at_once_end_their_challenges_and_no_game() {
    let mut world = World::start().await;
    // The old board's buttons can no longer be taken away.
    world.expect_refusal(10008);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let mut gone = vec![board.id().to_owned()];
    for _ in 0..5 {
        let end = world.games().end().await;
        ada.command("seek", &[("game", "mosona")]).await;
        let is_seek = |message: &Message| message.has_button("Accept");
        gone.push(world.games().wait_for_message(&end, "a seek", is_seek).await.id().to_owned());
    }
    let full = ada.command("seek", &[("game", "mosona")]).await;
    says(&private(&full), &["5 of your challenges are still open."]);
    world.control.post("/channels/games/bulk-delete", json!({ "messages": gone })).await;
    until("no challenge stands any more", async || {
        world.log().contains("challenges are over").then_some(())?;
        private(&ada.command("seek", &[("game", "mosona")]).await).contains("stands in this").then_some(())
    })
    .await;
    let end = world.games().end().await;
    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["Played: "]);
    let next = world.games().wait_for_message(&end, "the board", Message::is_board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
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
    until("the answer is refused", async || (world.refusals(50007).await > 0).then_some(())).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    world.games().board_after(&next).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hears_that_a_place_is_gone_can_go_on_at_once() {
    let mut world = World::start().await;
    world.expect_refusal(10003);
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let (challenge, _) = begun_in_thread(&world, &chipo, &eunji).await;
    world.control.delete(&format!("/channels/{}", challenge.id())).await;
    private(&chipo.command("move", &[("move", "a8-b9"), ("game", "2")]).await);
    let there = eunji.in_channel("lounge");
    let told = until("the players are told", async || {
        let told = there.command("moves", &[("game", "2")]).await;
        private(&told).contains("could not be posted").then(|| told.message())
    })
    .await;
    says(told.text(), &["the channel or thread is gone.", "use `/board game:2` and press *Go on here*."]);
    let end = world.channel("lounge").end().await;
    says(&there.press(&told, "Go on here").await.text(), &["The game goes on here."]);
    let board = world.channel("lounge").wait_for_message(&end, "the board", Message::is_board).await;
    says(board.text(), &["It goes on here."]);
    assert_eq!((board.ply(), board.pings()), (1, vec![eunji.id.as_str()]));

    // The other player is told too, and needs no way on where the game is.
    let told = chipo.in_channel("lounge").command("moves", &[("game", "2")]).await;
    says(
        &private(&told),
        &["could not be posted", "The game goes on in another one: `/board game:2` shows it."],
    );
    assert!(!told.message().has_button("Go on here"));
    says(&private(&there.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    world.channel("lounge").board_after(&board).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_removed_and_invited_again_shows_what_was_played_meanwhile() {
    let mut world = World::start().await;
    for code in [50001, 10004] {
        world.expect_refusal(code);
    }
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    chipo.command("seek", &[("game", "kolowis")]).await;
    let is_seek = |message: &Message| message.has_button("Accept");
    let seek = world.games().wait_for_message("0", "the seek", is_seek).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.delete("/members/bot").await;
    // Its old buttons reach nobody any more.
    let press = json!({ "message": board.id(), "label": "Move" });
    let (status, told) = world.control.ask(Method::POST, "/users/ada/press", Some(press)).await;
    assert_eq!(status, 409);
    says(told["error"].as_str().expect("a reason"), &["the application is no longer here"]);
    for (person, turn) in [(&ada, "a8-b9"), (&bjoern, "c10xa8")] {
        let alone = person.in_channel("@bot");
        says(&private(&alone.command("move", &[("move", turn)]).await), &["Played: "]);
    }
    // What is told has been written down: from now on it waits for the bot to be invited.
    until("the players are told", async || {
        let told = private(&ada.in_channel("@bot").command("moves", &[]).await);
        told.contains("could not be posted").then_some(())
    })
    .await;
    assert_eq!(world.games().boards().await.len(), 1);
    world.control.put("/members/bot", json!({})).await;
    let next = world.games().board_after(&board).await;
    assert_eq!((next.ply(), next.pings()), (2, vec![ada.id.as_str()]));
    says(next.text(), &["**Björn** played `c10xa8`"]);
    let turn = ada.autocomplete("move", &[("move", "")], "move").await.remove(0);
    says(&private(&ada.command("move", &[("move", &turn)]).await), &["Played: "]);
    let last = world.games().board_after(&next).await;
    assert_eq!(last.ply(), 3);
    let plies: Vec<usize> = world.games().boards().await.iter().map(Message::ply).collect();
    assert!(plies.iter().filter(|ply| **ply == 2).count() <= 1 && plies.len() <= 3, "once: {plies:?}");
    bjoern.press(&seek, "Accept").await;
    let first = until("the thread", async || thread_board(&world, &seek).await).await;
    says(first.text(), &["**Björn**", "**Chipo**"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_out_of_reach_for_a_while_loses_nothing() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let end = world.games().end().await;
    chipo.command("seek", &[("game", "kolowis")]).await;
    let is_seek = |message: &Message| message.has_button("Accept");
    let seek = world.games().wait_for_message(&end, "the seek", is_seek).await;
    let server = world.control.get("/state").await["guilds"][0]["id"].as_str().expect("a server").to_owned();
    let outage = format!("/guilds/{server}/outage");
    world.control.put(&outage, json!({ "out": true })).await;
    // What is to be posted meanwhile waits.
    let post = json!({ "method": "POST", "path": "/channels/*/messages", "status": 503, "times": 2 });
    world.order_fault(post).await;
    let alone = ada.in_channel("@bot");
    says(&private(&alone.command("move", &[("move", "a8-b9")]).await), &["Played: "]);
    world.until_faults_are_used().await;
    world.control.put(&outage, json!({ "out": false })).await;
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    assert!(seek.now().await.has_button("Accept"), "the challenge stands");
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    world.games().board_after(&next).await;
    ada.press(&seek, "Accept").await;
    let first = until("the thread", async || thread_board(&world, &seek).await).await;
    says(first.text(), &["**Ada**", "**Chipo**"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_there_are_too_many_threads_the_game_stays_in_the_channel() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    let thread = "/channels/*/messages/*/threads";
    world.order_fault(json!({ "method": "POST", "path": thread, "status": 400, "code": 160_006 })).await;
    eunji.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    says(
        board.text(),
        &[
            "There are as many threads here as Discord allows, so this game is played in the channel",
            "give its number, 2.",
            "**Chipo** (White) against **은지** (Black)",
        ],
    );
    says(&private(&chipo.command("move", &[("move", "a8-b9")]).await), &["Played: "]);
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Chipo** played `a8-b9`."]);
    assert!(!next.text().contains("threads"), "it is told once: {}", next.text());
    eunji.reply_to(&next, "c10xa8").await;
    says(world.games().board_after(&next).await.text(), &["**은지** played `c10xa8`"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_in_a_thread_that_was_archived() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let (challenge, mut board) = begun_in_thread(&world, &chipo, &eunji).await;
    let thread = format!("/channels/{}", challenge.id());
    for (person, turn) in [(&chipo, "a8-b9"), (&eunji, "c10xa8")] {
        world.control.patch(&thread, json!({ "archived": true })).await;
        says(&private(&person.command("move", &[("move", turn), ("game", "2")]).await), &["Played: "]);
        let next = world.channel(challenge.id()).board_after(&board).await;
        // In the archive they could not be taken away.
        board.when("the old board without buttons", |board| board.buttons().is_empty()).await;
        board = next;
        let state = world.control.get("/state").await;
        assert_eq!(state["guilds"][0]["threads"][0]["thread_metadata"]["archived"], false, "{state:#}");
    }
    assert_eq!(board.pings(), [&chipo.id]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_in_an_archived_thread_can_be_accepted() {
    let mut world = World::start().await;
    world.expect_refusal(50083);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let made = json!({ "as": "ada", "name": "Our games" });
    let thread = world.control.post("/channels/games/threads", made).await["id"].as_str().unwrap().to_owned();
    let there = ada.in_channel(&thread);
    there.command("challenge", &[("game", "mosona"), ("opponent", "bjoern"), ("begins", "first")]).await;
    let is_challenge = |message: &Message| message.has_button("Accept");
    let challenge = world.channel(&thread).wait_for_message("0", "the challenge", is_challenge).await;
    world.control.patch(&format!("/channels/{thread}"), json!({ "archived": true })).await;
    bjoern.press(&challenge, "Accept").await;
    let board = world.channel(&thread).board_after(&challenge).await;
    assert_eq!(board.pings(), [&ada.id]);
    says(&private(&there.command("move", &[("move", "a8-b9")]).await), &["Played: "]);
    let next = world.channel(&thread).board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    // The challenge could not be changed: its buttons are answered.
    says(&private(&bjoern.press(&challenge, "Accept").await), &["The game has begun."]);
    world.finish().await;
}
