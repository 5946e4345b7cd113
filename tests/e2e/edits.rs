//! Boards in the message of the last one, and when they are messages of their own.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, Person, World},
    words::{begun_in_thread, says},
};

/// Plays the first move that is offered, by command: the next board.
async fn move_on(world: &World, person: &Person, board: &Message) -> Message {
    let person = person.in_channel(board.channel());
    let typed = person.autocomplete("move", &[("move", "")], "move").await.remove(0);
    person.command("move", &[("move", &typed)]).await;
    let next = world.channel(board.channel()).board_after(board).await;
    says(next.text(), &[&format!("`{typed}`")]);
    next
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quick_moves_share_a_message_until_somebody_writes() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let mut board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    for (player, end) in [(&ada, "Break off"), (&bjoern, "Resign"), (&ada, "Resign")] {
        let picture = board.png().await;
        let next = move_on(&world, player, &board).await;
        assert_eq!(next.id(), board.id());
        assert_ne!(next.png().await, picture, "it shows another picture");
        assert_eq!(next.labels(), ["Move", "Offer draw", end, "Take back", "Flip", "Follow"]);
        board = next;
    }
    chipo.say("Well played!").await;
    let picture = board.png().await;
    let next = move_on(&world, &bjoern, &board).await;
    assert_ne!(next.id(), board.id());
    assert_eq!(next.pings(), [&ada.id]);
    let old = board.when("the old board loses its buttons", |board| board.buttons().is_empty()).await;
    assert_eq!((old.text(), old.file_name(), old.alt()), (board.text(), board.file_name(), board.alt()));
    assert_eq!(old.png().await, picture, "and keeps its picture");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_while_and_in_threads_every_board_is_a_message() {
    let world = World::with_clock().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.advance(Duration::from_secs(601)).await;
    let next = move_on(&world, &ada, &board).await;
    assert_ne!(next.id(), board.id(), "who was away is called by a new message");

    let (_, board) = begun_in_thread(&world, &chipo, &eunji).await;
    let next = move_on(&world, &chipo, &board).await;
    assert_ne!(next.id(), board.id());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edits_are_tried_again_or_become_a_message() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let mut board = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    let faults = [
        (json!({ "times": 2, "status": 502 }), true),
        (json!({ "times": 2, "status": 429, "retry_after": 0.2 }), true),
        (json!({ "drop": "before" }), true),
        (json!({ "status": 429, "code": 30046 }), false),
        (json!({ "status": 404, "code": 10008 }), false),
        // The last one: the bot still tries when the board is there.
        (json!({ "drop": "after" }), true),
    ];
    for (ply, (mut fault, is_edited)) in faults.into_iter().enumerate() {
        fault["method"] = json!("PATCH");
        fault["path"] = json!(format!("/channels/*/messages/{}", board.id()));
        world.order_fault(fault.clone()).await;
        let next = move_on(&world, [&ada, &bjoern][ply % 2], &board).await;
        world.until_faults_are_used().await;
        assert_eq!(next.id() == board.id(), is_edited, "after {fault}");
        board = next;
    }
    assert_eq!(world.games().boards().await.len(), 3);
    world.finish().await;
}
