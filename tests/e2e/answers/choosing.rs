//! Moves that are chosen by pressing, or typed into a form.

use crate::{
    harness::{Message, World},
    words::{private, says, until_known},
};

/// The entry of the message's list whose value holds `part`: its list, and its value.
fn entry(message: &Message, part: &str) -> (String, String) {
    let choices = message.choices();
    let found = choices.iter().find(|(_, value)| value.contains(part));
    found.unwrap_or_else(|| panic!("{part} in {choices:?}")).clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_man_is_chosen_and_then_where_it_goes() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let men = ada.press(&board, "Move").await;
    says(&private(&men), &["Which man do you move?"]);
    let (list, man) = entry(&men.message(), ":a10:");
    let turns = ada.choose(&men.message(), &list, &man).await;
    says(&turns.text(), &["Where does the man on `a10` go?"]);
    says(turns.message().alt(), &["The man on a10 can go to: b9."]);
    assert_eq!(turns.message().id(), men.message().id(), "one message is enough");
    let back = ada.press(&turns.message(), "Another man").await;
    assert_eq!(back.text(), men.text());
    assert!(!back.message().has_picture(), "the picture goes with the man");

    let turns = ada.choose(&back.message(), &list, &man).await;
    let (list, turn) = entry(&turns.message(), ":a10-b9");
    let done = ada.choose(&turns.message(), &list, &turn).await;
    assert_eq!(done.text(), "Played: `a10-b9`.");
    assert!(done.message().choices().is_empty() && done.message().buttons().is_empty());
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a10-b9`."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_typed_into_a_form_until_it_can_be_played() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &board).await;
    let men = ada.press(&board, "Move").await.message();
    let form = ada.press(&men, "Type a move").await;
    let wrong = ada.submit(&form, "a2-b9").await;
    says(&wrong.text(), &["`a2-b9` is not possible", "Possible"]);
    assert_eq!(wrong.message().id(), men.id(), "the choice makes room for the reason");
    let form = ada.press(&wrong.message(), "Type a move").await;
    let unclear = ada.submit(&form, "b9").await;
    says(&unclear.text(), &["Which one do you mean?"]);
    let form = ada.press(&unclear.message(), "Type a move").await;
    let done = ada.submit(&form, "A8 → b9").await;
    assert_eq!(done.text(), "Played: `a8-b9`.");
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);

    // A form that is still open when the board has changed is read for the board as it is.
    let form = bjoern.press(&next, "Move").await.message();
    let form = bjoern.press(&form, "Type a move").await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    says(&bjoern.submit(&form, "c8-b9").await.text(), &["It is the turn of **Ada**"]);
    world.finish().await;
}
