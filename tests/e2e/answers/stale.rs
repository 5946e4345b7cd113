//! Old buttons: of positions that are over, of challenges that are over, of other releases.

use serde_json::json;

use crate::{
    harness::{Message, World},
    lines::{can_huff, moves, play, way_to},
    words::{address, private, says, until_known},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_an_old_position_lead_to_the_current_board() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let line = way_to("mosona", can_huff);
    let old = play(&world, [&ada, &bjoern], board, &line).await;
    let huff =
        old.labels().into_iter().find(|label| label.starts_with("Huff ")).expect("something can be huffed");
    let question = ada.command("move", &[("move", "a2-b17")]).await.message();
    world.keep_buttons(&old).await;
    let next = moves(&line)[0];
    ada.reply_to(&old, &next.to_string()).await;
    let current = world.games().board_after(&old).await;
    until_known(&ada, &current).await;
    assert!(old.now().await.has_button(&huff), "the old board keeps its buttons in this test");

    let over = ["This position is over: the game has gone on.", "[Go to the board.]", &address(&current)];
    for person in [&ada, &bjoern, &chipo] {
        says(&private(&person.press(&old, &huff).await), &over);
        says(&private(&person.press(&old, "Offer draw").await), &over);
    }
    says(&private(&ada.press(&old, "Move").await), &over);
    let labels = question.labels();
    let label = labels.iter().find(|label| **label != next.to_string()).expect("another move is near");
    let answer = ada.press(&question, label).await;
    says(&answer.text(), &over);
    assert!(answer.message().buttons().is_empty(), "the question is over too");
    // What does not depend on the position goes on working.
    says(&private(&bjoern.press(&old, "Resign").await), &["Do you really want to give up"]);
    assert_eq!(world.games().boards().await.len(), line.actions().len() + 2, "nothing was played");

    bjoern.command("draw", &[]).await;
    let now = old.now().await;
    assert_eq!(now.labels(), old.labels(), "a message without a board touches nobody's buttons");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_lose_their_buttons_when_the_next_one_stands() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    ada.reply_to(&board, "a8-b9").await;
    let next = world.games().board_after(&board).await;
    let old = board.when("the old board loses its buttons", |board| board.buttons().is_empty()).await;
    assert_eq!((old.text(), old.file_name()), (board.text(), board.file_name()), "the rest stays");
    assert_eq!(next.labels(), ["Move", "Offer draw", "Break off", "Take back", "Flip", "Follow"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_a_challenge_that_is_over_say_how_it_ended() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let rows = [
        ("Decline", "This challenge is over: **Björn** declined. Make a new one with `/challenge`."),
        ("Cancel", "This challenge was taken back. Make one yourself with `/challenge`."),
        ("Accept", "The game has begun. [Go to the board.](https://discord.com/channels/"),
    ];
    for (button, told) in rows {
        let end = world.games().end().await;
        ada.command("challenge", &[("game", "mosona"), ("opponent", "bjoern")]).await;
        let challenge =
            world.games().wait_for_message(&end, "a challenge", |it| it.has_button("Accept")).await;
        world.keep_buttons(&challenge).await;
        let person = if button == "Cancel" { &ada } else { &bjoern };
        person.press(&challenge, button).await;
        world.until_faults_are_used().await;
        for player in [&ada, &bjoern] {
            says(&private(&player.press(&challenge, "Accept").await), &[told]);
        }
        let told =
            if button == "Accept" { "Too late: the game has already begun. You can watch it." } else { told };
        says(&private(&chipo.press(&challenge, "Accept").await), &[told]);
    }
    world.games().wait_for_message("0", "a board", Message::is_board).await;
    assert_eq!(world.games().boards().await.len(), 1, "one game was begun");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_that_this_release_does_not_know_have_an_answer() {
    let world = World::start().await;
    let ada = world.person("ada").await;
    let button = |label: &str, id: &str| json!({ "type": 2, "style": 2, "label": label, "custom_id": id });
    let rows = json!([{ "type": 1, "components": [button("old", "dance:1"), button("gone", "accept:77"), button("lost", "moves:77:0"), button("again", "rematch:77")] }]);
    let message = world
        .post_as_bot(
            json!({ "content": "from before", "allowed_mentions": { "parse": [] }, "components": rows }),
        )
        .await;
    let old = private(&ada.press(&message, "old").await);
    assert_eq!(
        old,
        "I do not know this button any more. `/board` shows the current board; `/challenge` or `/seek` begin a new game."
    );
    let gone = private(&ada.press(&message, "gone").await);
    assert_eq!(gone, "This challenge is not known here any more. Make a new one with `/challenge`.");
    for label in ["lost", "again"] {
        let lost = private(&ada.press(&message, label).await);
        assert_eq!(
            lost,
            "There is no game with this number here. In a server `/games` lists those going on; while you type a number, games are offered."
        );
    }
    world.finish().await;
}
