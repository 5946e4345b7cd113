//! What the bot may not do, and what Discord does not do for it: threads, rights, faults of delivery.

use serde_json::json;

use crate::{
    harness::{Message, Person, World, until},
    words::{begun_in_thread, private, reply, says, thread_board, until_known},
};

fn in_letters(message: &Message) -> bool {
    message.text().contains("c   B B B B") && message.text().contains("```")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_attach_files_the_game_goes_on_in_letters() {
    let mut world = World::start().await;
    world.expect_refusal(50013);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.deny(&["ATTACH_FILES"]).await;
    let lacks = ["I lack the permission **Attach Files** here, so boards come in letters."];
    let options = [("game", "mosona"), ("opponent", "bjoern"), ("begins", "first")];
    says(&private(&ada.command("challenge", &options).await), &lacks);
    let challenge =
        world.games().wait_for_message("0", "a challenge", |message| message.has_button("Accept")).await;
    says(&private(&bjoern.press(&challenge, "Accept").await), &["Accepted. Good game!", lacks[0]]);
    let board = world.games().wait_for_message(challenge.id(), "a board in letters", in_letters).await;
    assert!(!board.is_board() && board.pings() == [&ada.id], "{}", board.json);
    says(board.text(), &["**Ada** (White) against **Björn** (Black)", "W White 12, B Black 12"]);
    assert_eq!(board.labels(), ["Move", "Offer draw", "Break off", "Flip", "Follow"]);

    ada.reply_to(&board, "a8-b9").await;
    let next = world.games().wait_for_message(board.id(), "the next board", in_letters).await;
    says(next.text(), &["**Ada** played `a8-b9`.", "b  B B B B W W W W W"]);
    let told = bjoern.command("move", &[("move", "c10xa8")]).await;
    says(&private(&told), &["Played: `c10xa8`.", lacks[0]]);
    let next = world.games().wait_for_message(next.id(), "the next board", in_letters).await;
    says(next.text(), &["taking 1 man", "W White 11, B Black 12"]);
    let shown = ada.command("board", &[]).await;
    assert!(in_letters(&shown.message()) && !shown.message().is_board(), "{}", shown.text());

    world.deny(&[]).await;
    let typed = ada.autocomplete("move", &[("move", "")], "move").await.remove(0);
    ada.reply_to(&next, &typed).await;
    let pictured = world.games().board_after(&next).await;
    says(pictured.alt(), &["Ada (White)"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_send_messages_no_challenge_is_begun_and_the_right_is_named() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.deny(&["SEND_MESSAGES"]).await;
    let options = [("game", "mosona"), ("opponent", "bjoern")];
    let told = "I lack the permission **Send Messages** here. Somebody who manages this server can grant it \
                in the channel's settings; then try again.";
    assert_eq!(private(&ada.command("challenge", &options).await), told);
    assert_eq!(private(&ada.menu("Challenge", &bjoern).await), told);
    assert_eq!(private(&ada.command("seek", &[("game", "mosona")]).await), told);
    world.deny(&[]).await;
    world.challenged(&ada, &bjoern).await;
    assert_eq!(world.games().messages().await.len(), 1, "the refused ones were not kept");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_is_forbidden_is_told_at_the_next_interaction() {
    let mut world = World::start().await;
    world.expect_refusal(50013);
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    // A board in the place of the last one needs no right to write.
    chipo.say("Who is winning?").await;
    world.deny(&["SEND_MESSAGES"]).await;
    let told = private(&ada.command("move", &[("move", "a8-b9")]).await);
    says(&told, &["Played: `a8-b9`.", "I lack the permission **Send Messages** here."]);
    let told = until("the other player is told", async || {
        let told = private(&bjoern.command("moves", &[]).await);
        told.contains("could not be posted").then_some(told)
    })
    .await;
    says(
        &told,
        &[
            "**Björn** (Black) can play:",
            "I lack the permission there.",
            "The game itself is safe: `/board game:1` shows it.",
        ],
    );
    for other in [&bjoern, &chipo] {
        let again = private(&other.command("moves", &[]).await);
        assert!(!again.contains("could not be posted"), "{again}");
    }
    world.deny(&[]).await;
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: `c10xa8`."]);
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Björn** played `c10xa8`, taking 1 man.", "Move 2"]);
    assert_eq!(world.games().boards().await.len(), 2, "what was refused is told in the next board");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_game_gets_a_thread_of_its_own() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    assert_eq!(eunji.press(&challenge, "Accept").await.status(), "acknowledged");
    let thread = world.channel(challenge.id());
    let board = until("the thread", async || thread_board(&world, &challenge).await).await;
    assert_eq!(board.pings(), [&chipo.id]);
    let state = world.control.get("/state").await;
    assert_eq!(state["guilds"][0]["threads"][0]["name"], "Mosona: Chipo and 은지");
    let over = challenge.when("the challenge is over", |message| message.buttons().is_empty()).await;
    says(over.text(), &["Accepted: the game has begun."]);
    assert_eq!(over.json["thread"]["id"], *challenge.id(), "the thread hangs at the challenge");

    // The two games do not touch each other.
    let there = chipo.in_channel(challenge.id());
    says(&private(&chipo.command("move", &[("move", "a8-b9")]).await), &["You are watching this game."]);
    says(&private(&there.command("move", &[("move", "a10-b9")]).await), &["Played: `a10-b9`."]);
    let next = thread.board_after(&board).await;
    says(next.text(), &["**Chipo** played `a10-b9`."]);
    ada.reply_to(&first, "a8-b9").await;
    says(world.games().board_after(&first).await.text(), &["**Ada** played `a8-b9`."]);

    // Sending takes a thread out of the archive.
    world.control.patch(&format!("/channels/{}", challenge.id()), json!({ "archived": true })).await;
    let moved =
        eunji.in_channel(challenge.id()).autocomplete("move", &[("move", "")], "move").await.remove(0);
    eunji.command("move", &[("move", &moved), ("game", "2")]).await;
    thread.board_after(&next).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_threads_the_second_game_stays_in_the_channel() {
    let mut world = World::start().await;
    world.expect_refusal(50013);
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.deny(&["CREATE_PUBLIC_THREADS"]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    let told = private(&eunji.press(&challenge, "Accept").await);
    says(&told, &["Accepted. Good game!", "I cannot play in a thread here (**Create Public Threads**)"]);
    let second = world.games().board_after(&challenge).await;
    assert_eq!(second.pings(), [&chipo.id]);

    // Everybody's moves go to their own game.
    says(&private(&chipo.command("move", &[("move", "a10-b9")]).await), &["Played: `a10-b9`."]);
    let board = world.games().board_after(&second).await;
    says(board.text(), &["**Chipo** played `a10-b9`."]);
    ada.mentions_bot("a8-b9").await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["**Ada** played `a8-b9`."]);
    let wrong = bjoern.reply_to(&second, "c10xa8").await;
    says(reply(&world, &wrong).await.text(), &["You are watching this game."]);
    bjoern.reply_to(&first, "c10xa8").await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["**Björn** played `c10xa8`, taking 1 man."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_or_deleted_thread_is_told_and_the_game_is_safe() {
    let mut world = World::start().await;
    for code in [160_005, 10003] {
        world.expect_refusal(code);
    }
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let (challenge, _) = begun_in_thread(&world, &chipo, &eunji).await;
    let thread = format!("/channels/{}", challenge.id());

    world.control.patch(&thread, json!({ "locked": true })).await;
    says(&private(&chipo.command("move", &[("move", "a8-b9"), ("game", "2")]).await), &["Played: `a8-b9`."]);
    until_told(&eunji, "the thread is locked.").await;
    world.control.delete(&thread).await;
    says(
        &private(&eunji.command("move", &[("move", "c10xa8"), ("game", "2")]).await),
        &["Played: `c10xa8`."],
    );
    until_told(&chipo, "the channel or thread is gone.").await;
    says(
        &private(&chipo.command("board", &[("game", "2")]).await),
        &["**은지** played `c10xa8`, taking 1 man."],
    );
    world.finish().await;
}

async fn until_told(person: &Person, reason: &str) {
    until(reason, async || {
        let told = private(&person.command("moves", &[("game", "2")]).await);
        told.contains(&format!("My last message could not be posted: {reason}")).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn posts_are_tried_again_and_are_there_once() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let mut board = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    let post = "/channels/*/messages";
    let faults = [
        json!({ "method": "POST", "path": post, "times": 2, "status": 429, "retry_after": 0.2 }),
        json!({ "method": "POST", "path": post, "times": 3, "status": 502 }),
        json!({ "method": "POST", "path": post, "times": 2, "drop": "before" }),
        json!({ "method": "POST", "path": post, "times": 2, "drop": "after" }),
        json!({ "method": "PATCH", "path": "/channels/*/messages/*", "times": 2, "status": 503 }),
    ];
    for (ply, fault) in faults.into_iter().enumerate() {
        let player = [&ada, &bjoern][ply % 2];
        until_known(player, &board).await;
        let typed = player.autocomplete("move", &[("move", "")], "move").await.remove(0);
        // Below what somebody has written, the board is a new message.
        player.say("Let me see.").await;
        world.order_fault(fault.clone()).await;
        says(&private(&player.command("move", &[("move", &typed)]).await), &[&format!("Played: `{typed}`.")]);
        let next = world.games().board_after(&board).await;
        world.until_faults_are_used().await;
        board.when(&format!("no buttons after {fault}"), |board| board.buttons().is_empty()).await;
        assert_eq!(world.games().boards().await.len(), ply + 2, "once and no more after {fault}");
        board = next;
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_tried_again() {
    let mut world = World::start().await;
    world.expect_refusal(40060);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let callback = "/interactions/*/*/callback";
    world.order_fault(json!({ "method": "POST", "path": callback, "status": 502 })).await;
    says(&private(&ada.command("moves", &[]).await), &["**Ada** (White) can play:"]);
    // The answer arrived, and the bot does not know it.
    world.order_fault(json!({ "method": "POST", "path": callback, "drop": "after" })).await;
    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["Played: `a8-b9`."]);
    let next = world.games().board_after(&board).await;
    world.order_fault(json!({ "method": "POST", "path": "/channels/*/messages", "status": 500 })).await;
    let written = bjoern.reply_to(&next, "what?").await;
    says(reply(&world, &written).await.text(), &["I cannot read `what` as part of a move."]);
    world.finish().await;
}
