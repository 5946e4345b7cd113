//! Answers that Discord does not take any more: what was done is done, and the channel shows it.

use serde_json::json;

use crate::{
    harness::{Message, Person, World, until},
    words::{private, says},
};

/// The next first answer is refused like this.
async fn refuse_answer(world: &World, status: u16, code: u32) {
    let path = "/interactions/*/*/callback";
    world.order_fault(json!({ "method": "POST", "path": path, "status": status, "code": code })).await;
}

/// The refusal has come, and nothing has been tried again after it.
async fn refused_once(world: &World, code: u64) {
    world.until_faults_are_used().await;
    until("the refusal", async || (world.refusals(code).await == 1).then_some(())).await;
}

async fn moves_on(world: &World, person: &Person, turn: &str, board: &Message) -> Message {
    says(&private(&person.command("move", &[("move", turn)]).await), &["Played: "]);
    world.games().board_after(board).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_answered_too_late_is_done_all_the_same() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let challenge = world.challenged(&ada, &bjoern).await;
    refuse_answer(&world, 404, 10062).await;
    bjoern.send_press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    refused_once(&world, 10062).await;
    refuse_answer(&world, 404, 10062).await;
    ada.send_command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["**Ada** played `a8-b9`."]);
    until("the second refusal", async || (world.refusals(10062).await == 2).then_some(())).await;
    // Sent again it is another command.
    says(&private(&ada.command("move", &[("move", "a10-b9")]).await), &["It is the turn of **Björn**"]);
    moves_on(&world, &bjoern, "c10xa8", &board).await;
    assert_eq!(world.refusals(10062).await, 2, "a late answer is not sent again");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_discord_has_already_is_not_sent_again() {
    let mut world = World::start().await;
    // In truth it has none: one that waits, for a bot that is held up, cannot be filled.
    world.expect_refusal(10015);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let challenge = world.challenged(&ada, &bjoern).await;
    refuse_answer(&world, 400, 40060).await;
    bjoern.send_press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    refused_once(&world, 40060).await;
    refuse_answer(&world, 400, 40060).await;
    ada.send_command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    moves_on(&world, &bjoern, "c10xa8", &board).await;
    assert_eq!(world.refusals(40060).await, 2);
    world.finish().await;
}
