//! Best of n: the next game begins by itself.

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

/// `person` gives up; the board that says so and the first one of the game that follows.
async fn gives_up(world: &World, person: &Person, board: &Message) -> Message {
    let question = person.command("resign", &[]).await.message();
    person.press(&question, "Yes, give up").await;
    let is_over = |message: &Message| message.text().contains("**Game over.**");
    world.games().wait_for_message(board.id(), "the end", is_over).await
}

async fn begins_after(world: &World, over: &Message) -> Message {
    let begins = |message: &Message| message.text().contains("the game begins");
    world.games().wait_for_message(over.id(), "the next game", begins).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_series_goes_on_by_itself_until_it_is_decided() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let options = [("game", "mosona"), ("best-of", "3")];
    let board = world.begin(&ada, &bjoern, &options).await;
    says(board.text(), &["Rules: traditional; best of 3.", "Game 1 of at most 3: **Ada** 0 – **Björn** 0."]);

    let over = gives_up(&world, &bjoern, &board).await;
    says(over.text(), &["After game 1 of at most 3: **Ada** 1 – **Björn** 0. The next game begins"]);
    assert!(!over.has_button("Rematch"), "it goes on by itself: {:?}", over.labels());
    let board = begins_after(&world, &over).await;
    says(board.text(), &["Game 2 of at most 3: **Björn** 0 – **Ada** 1.", "**Björn** (White)"]);
    assert_eq!(board.pings(), [&bjoern.id], "sides are changed");
    says(&private(&ada.command("games", &[]).await), &["Game 2 of at most 3"]);
    says(&private(&ada.command("abort", &[]).await), &["This series has begun"]);

    world.kill_bot().await;
    world.start_bot().await;
    let over = gives_up(&world, &ada, &board).await;
    says(over.text(), &["**Björn** 1 – **Ada** 1. The next game begins"]);
    let board = begins_after(&world, &over).await;
    let over = gives_up(&world, &bjoern, &board).await;
    says(over.text(), &["Best of 3: **Ada** 2 – **Björn** 1. **Ada** wins the series."]);

    // A rematch is a series again.
    ada.press(&over, "Rematch").await;
    let is_wish = |message: &Message| message.has_button("Accept");
    let wish = world.games().wait_for_message(over.id(), "the wish", is_wish).await;
    says(wish.text(), &["best of 3"]);
    bjoern.press(&wish, "Accept").await;
    let board = begins_after(&world, &over).await;
    says(board.text(), &["Game 1 of at most 3"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_makes_series_too() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let form = ada.menu("Challenge", &bjoern).await.message();
    let options = ada.press(&form, "Options").await.message();
    let chosen = ada.pick(&options, "best-of=5").await.message();
    says(chosen.text(), &["best of 5"]);
    ada.press(&chosen, "Challenge").await;
    let end = world.games().wait_for_message("0", "the challenge", |it| it.has_button("Accept")).await;
    says(end.text(), &["Rules: traditional; best of 5."]);
    world.finish().await;
}
