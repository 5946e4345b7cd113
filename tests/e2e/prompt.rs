//! Whatever store and drawing do, people are answered in time: here both take seconds. That the first answer
//! to each interaction comes within a second and a half is checked by the harness, in every test.

use crate::{harness::World, words::says};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_interaction_is_answered_at_once() {
    let world = World::held_up().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;

    // A command, a button, a form.
    let told =
        ada.command("challenge", &[("game", "mosona"), ("opponent", &bjoern.id), ("begins", "first")]).await;
    says(&told.text(), &["stands in this channel"]);
    let challenge = world.games().wait_for_message("0", "the challenge", |it| it.has_button("Accept")).await;
    let accepted = bjoern.press(&challenge, "Accept").await;
    assert_eq!(accepted.status(), "acknowledged");
    let board = world.games().wait_for_message(challenge.id(), "the board", |it| it.has_button("Move")).await;
    let form = bjoern.menu("Challenge", &ada).await;
    says(&form.text(), &["Awithlaknan Mosona"]);

    // Choices while somebody types: late ones are worth nothing.
    assert_eq!(ada.choices("move", &[("move", "a8")], "move").await, Vec::<String>::new());

    // The list of men, then of turns; a window; what is written into it.
    let men = ada.press(&board, "Move").await.message();
    says(men.text(), &["Which man do you move?"]);
    let window = ada.press(&men, "Type a move").await;
    says(&ada.submit(&window, "a8-b9").await.text(), &["Played: `a8-b9`."]);
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    assert!(next.alt().contains("Ada (White) went a8 to b9"), "{}", next.alt());

    // Who may not is told so, if later.
    let watching = ada.press(&next, "Move").await.message();
    says(watching.text(), &["It is the turn of **Björn**"]);
    world.finish().await;
}
