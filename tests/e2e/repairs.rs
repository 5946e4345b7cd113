//! What is mended by itself once people have mended their side: rights, locks, deleted messages.

use std::time::Duration;

use crate::{
    harness::{Message, Person, World, until},
    words::{private, says},
};

async fn until_refused(person: &Person) {
    until("the players are told", async || {
        let told = private(&person.in_channel("lounge").command("moves", &[("game", "1")]).await);
        told.contains("could not be posted").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_board_follows_when_the_bot_may_write_again() {
    for rights in ["SEND_MESSAGES", "VIEW_CHANNEL"] {
        let mut world = World::start().await;
        for code in [50013, 50001] {
            world.expect_refusal(code);
        }
        let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
        let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
        // A board in the place of the last one needs no right to write.
        bjoern.say("Take your time.").await;
        world.deny(&[rights]).await;
        let elsewhere = ada.in_channel("lounge");
        says(
            &private(&elsewhere.command("move", &[("move", "a8-b9"), ("game", "1")]).await),
            &["Played: `a8-b9`."],
        );
        until_refused(&bjoern).await;
        world.deny(&[]).await;
        // Any command in the channel is a reason to look.
        ada.command("games", &[]).await;
        let next = world.games().board_after(&board).await;
        says(next.text(), &["**Ada** played `a8-b9`."]);
        assert_eq!(next.pings(), [&bjoern.id]);
        board.when("the old board without buttons", |board| board.buttons().is_empty()).await;
        assert_eq!(world.games().boards().await.len(), 2, "once");
        world.finish().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_refused_is_tried_again_by_and_by_and_as_one_board() {
    let mut world = World::with_clock().await;
    world.expect_refusal(50013);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    bjoern.say("Take your time.").await;
    world.deny(&["SEND_MESSAGES"]).await;
    let told = private(&ada.command("move", &[("move", "a8-b9")]).await);
    says(&told, &["Played: `a8-b9`.", "the board follows once I may write here"]);
    until_refused(&bjoern).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    world.deny(&[]).await;
    world.advance(Duration::from_secs(120)).await;
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Björn** played `c10xa8`, taking 1 man."]);
    assert_eq!(world.games().boards().await.len(), 2, "one board tells both moves");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_send_messages_in_threads_the_second_game_stays_in_the_channel() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.deny(&["SEND_MESSAGES_IN_THREADS"]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    let told = private(&eunji.press(&challenge, "Accept").await);
    says(&told, &["**Send Messages in Threads**", "this game is played in the channel"]);
    let board = world.games().board_after(&challenge).await;
    assert_eq!(board.pings(), [&chipo.id]);
    let state = world.control.get("/state").await;
    assert_eq!(state["guilds"][0]["threads"].as_array().map_or(0, Vec::len), 0, "no empty thread");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_challenge_uses_up_no_limit() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    for count in 1..=6 {
        let challenge = world.challenged(&ada, &bjoern).await;
        world.control.delete(&format!("/messages/{}", challenge.id())).await;
        // By the word of the event, or of the one who posted it and came to know.
        until("the challenge is over", async || {
            let log = world.log();
            let over =
                log.matches("challenges are over").count() + log.matches("a challenge is over").count();
            (over >= count).then_some(())
        })
        .await;
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_read_message_history_a_written_message_is_answered_all_the_same() {
    let mut world = World::start().await;
    world.expect_refusal(160_002);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.deny(&["READ_MESSAGE_HISTORY"]).await;
    let written = ada.mentions_bot("what?").await;
    let named = format!("<@{}> ", ada.id);
    let answer = world
        .games()
        .wait_for_message(written.id(), "an answer", |message| message.text().starts_with(&named))
        .await;
    says(answer.text(), &["I cannot read `what` as part of a move."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_click_in_the_menu_opens_one_challenge() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let menu = ada.menu("Challenge", &bjoern).await.message();
    let (first, second) =
        tokio::join!(ada.send_press(&menu, "Challenge"), ada.send_press(&menu, "Challenge"));
    for press in [first, second] {
        says(&press.answer().await.text(), &["Your challenge stands in this channel."]);
    }
    world.games().wait_for_message("0", "a challenge", |message| message.has_button("Accept")).await;
    ada.command("games", &[]).await;
    let challenges = world.games().messages().await;
    assert_eq!(challenges.iter().filter(|message| message.has_button("Accept")).count(), 1);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answered_offer_loses_its_buttons() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    ada.command("draw", &[]).await;
    let offer =
        world.games().wait_for_message(board.id(), "an offer", |message| message.has_button("No draw")).await;
    bjoern.press(&offer, "No draw").await;
    offer.when("an offer without buttons", |offer| offer.buttons().is_empty()).await;
    assert!(!board.now().await.buttons().is_empty(), "the board keeps its own");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_was_changed_too_often_holds_nothing_up() {
    let mut world = World::with_clock().await;
    world.expect_refusal(30046);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    ada.command("challenge", &[("game", "awithlaknakwe seats=4"), ("begins", "first")]).await;
    let lobby = world
        .games()
        .wait_for_message("0", "a lobby", |message| message.has_button("Decline or leave"))
        .await;
    world.advance(Duration::from_secs(61 * 60)).await;
    let seat = lobby.labels().remove(0);
    for round in 1..=3 {
        bjoern.press(&lobby, &seat).await;
        lobby.when("the seat is taken", |lobby| !lobby.has_button(&seat)).await;
        bjoern.press(&lobby, "Decline or leave").await;
        if round < 3 {
            lobby.when("the seat is free", |lobby| lobby.has_button(&seat)).await;
        }
    }
    bjoern.command("seek", &[("game", "mosona")]).await;
    let is_seek = |message: &Message| message.has_button("Accept");
    world.games().wait_for_message(lobby.id(), "the next post of the channel", is_seek).await;
    let log = world.control.get("/requests").await;
    let codes = log["requests"].as_array().unwrap().iter().map(|entry| &entry["response"]["code"]);
    assert_eq!(codes.filter(|code| **code == 30046).count(), 1, "it is not tried again");
    world.finish().await;
}
