//! The privileged intent for the text of all messages, where whoever runs the bot asks for it.

use serde_json::json;

use crate::{
    harness::World,
    words::{begun_in_thread, says},
};

const ASKED_FOR: [(&str, &str); 1] = [("MESSAGE_CONTENT", "yes")];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_intent_that_discord_refuses_ends_the_bot_with_the_switch_to_turn_on() {
    let mut world = World::start().await;
    world.kill_bot().await;
    // serenity has its own words for it, which the check of the log would take for faults.
    world.spawn_bot_with(&[ASKED_FOR[0], ("STONES_LOG", "info,serenity=off")]);
    assert!(!world.bot_ends().await, "an error is told to whoever started it");
    says(&world.log(), &["Message Content Intent", "MESSAGE_CONTENT"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_the_thread_of_a_game_a_move_needs_no_mention() {
    let mut world = World::start().await;
    world.kill_bot().await;
    world.control.patch("/application", json!({ "privileged": { "message_content": true } })).await;
    world.spawn_bot_with(&ASKED_FOR);
    world.until_connected().await;

    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let (challenge, first) = begun_in_thread(&world, &chipo, &eunji).await;
    // In the channel people talk among themselves, and so do onlookers in the thread.
    ada.say("a8-b9").await;
    ada.in_channel(challenge.id()).say("a8-b9").await;
    let chipo = chipo.in_channel(challenge.id());
    chipo.say("good luck, see you at 9").await;
    chipo.say("a8-b9").await;
    let thread = world.channel(challenge.id());
    let next = thread.board_after(&first).await;
    says(next.text(), &["**Chipo** played `a8-b9`."]);
    assert_eq!(
        world.games().boards().await.last().map(|last| last.id().to_owned()),
        Some(board.id().to_owned())
    );
    assert_eq!(thread.boards().await.len(), 2);
    world.finish().await;
}
