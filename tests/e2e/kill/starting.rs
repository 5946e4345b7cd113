//! Killed while a challenge is posted, or a game begins.

use serde_json::{Value, json};

use super::Duel;
use crate::{
    harness::{Message, Person, World, until},
    words::thread_board,
};

fn fault(method: &str, path: &str, effect: &Value) -> Value {
    let mut fault = json!({ "method": method, "path": path });
    let fields = effect.as_object().expect("fields").clone();
    fault.as_object_mut().expect("fields").extend(fields);
    fault
}

fn hanging(method: &str, path: &str) -> Value {
    fault(method, path, &json!({ "delay_ms": 600_000 }))
}

async fn kill_in_faults(world: &mut World) {
    world.until_faults_are_used().await;
    world.kill_bot().await;
    world.start_bot().await;
}

fn is_challenge(message: &Message) -> bool {
    message.has_button("Accept")
}

async fn challenge(ada: &Person, bjoern: &Person) {
    let options =
        [("game", "mosona"), ("rules", "strict"), ("opponent", bjoern.name.as_str()), ("begins", "first")];
    ada.command("challenge", &options).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_that_was_not_posted_is_posted() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.order_fault(hanging("POST", "/channels/*/messages")).await;
    challenge(&ada, &bjoern).await;
    kill_in_faults(&mut world).await;

    let posted = world.games().wait_for_message("0", "the challenge", is_challenge).await;
    assert_eq!(posted.pings(), [&bjoern.id]);
    bjoern.press(&posted, "Accept").await;
    let board = world.games().board_after(&posted).await;
    let mut duel = Duel::at([ada, bjoern], board);
    duel.play(&world).await;
    duel.check(&world).await;
    assert_eq!(world.games().messages().await.iter().filter(|message| !message.is_board()).count(), 2);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_accepted_begins() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    challenge(&ada, &bjoern).await;
    let posted = world.games().wait_for_message("0", "the challenge", is_challenge).await;
    world.order_fault(hanging("PATCH", "/channels/*/messages/*")).await;
    bjoern.press(&posted, "Accept").await;
    kill_in_faults(&mut world).await;

    let board = world.games().board_after(&posted).await;
    posted.when("the challenge is closed", |message| message.buttons().is_empty()).await;
    let mut duel = Duel::at([ada, bjoern], board);
    duel.play(&world).await;
    duel.check(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_whose_answer_was_lost_is_the_thread_of_its_game() {
    let mut world = World::start().await;
    // That there is a thread already is how the bot finds it.
    world.expect_refusal(160_004);
    let first = Duel::begin(&world).await;
    let [chipo, eunji] = world.people(["chipo", "eunji"]).await;
    challenge(&chipo, &eunji).await;
    let posted = world.games().wait_for_message(first.board.id(), "the challenge", is_challenge).await;
    let path = "/channels/*/messages/*/threads";
    world.order_fault(fault("POST", path, &json!({ "drop": "after" }))).await;
    world.order_fault(hanging("POST", path)).await;
    eunji.press(&posted, "Accept").await;
    kill_in_faults(&mut world).await;

    let board = until("the board in the thread", async || thread_board(&world, &posted).await).await;
    let mut second = Duel::at([chipo, eunji], board);
    second.play(&world).await;
    second.check(&world).await;
    first.check(&world).await;
    let state = world.control.get("/state").await;
    assert_eq!(state["guilds"][0]["threads"].as_array().map(Vec::len), Some(1));
    world.finish().await;
}
