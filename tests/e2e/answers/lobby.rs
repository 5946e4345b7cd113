//! The lobby of a game for four: named and open seats, leaving, and giving up together.

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

const FOUR: (&str, &str) = ("game", "awithlaknakwe seats=4");

async fn lobby(world: &World, person: &Person, options: &[(&str, &str)]) -> Message {
    let end = world.games().end().await;
    person.command("challenge", options).await;
    world.games().wait_for_message(&end, "the lobby", |message| message.has_button("Cancel")).await
}

async fn until_it_says(lobby: &Message, part: &str) -> Message {
    lobby.when(part, |message| message.text().contains(part)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_take_their_seats_leave_them_and_play() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let lobby = lobby(&world, &ada, &[FOUR, ("partner", "chipo"), ("begins", "first")]).await;
    let east = format!("East: <@{}>, invited", chipo.id);
    says(
        lobby.text(),
        &[
            "**Ada** is gathering four players for **Awithlaknakwe**.",
            "South: **Ada**\nWest: open\nNorth: open",
            &east,
        ],
    );
    assert_eq!(lobby.pings(), [&chipo.id]);
    let fill = "Fill up with the program";
    let labels = ["Accept", "Play as West", "Play as North", "Decline or leave", fill, "Cancel"];
    assert_eq!(lobby.labels(), labels);

    assert_eq!(private(&bjoern.press(&lobby, "Play as West").await), "You have a seat: West.");
    let seated = until_it_says(&lobby, "West: **Björn**").await;
    assert!(!seated.has_button("Play as West"), "{:?}", seated.labels());
    let told = private(&bjoern.press(&seated, "Play as North").await);
    assert_eq!(told, "You already have a seat: West. To give it back, press *Decline or leave*.");
    says(&private(&eunji.press(&seated, "Decline or leave").await), &["You have no seat here to give back."]);

    bjoern.press(&seated, "Decline or leave").await;
    let left = until_it_says(&lobby, "West: open").await;
    eunji.press(&left, "Play as West").await;
    let seated = until_it_says(&lobby, "West: **은지**").await;
    bjoern.press(&seated, "Play as North").await;
    let waiting = until_it_says(&lobby, "North: **Björn**").await;
    assert!(!world.settled(&ada).await.iter().any(Message::is_board), "one seat is free");
    chipo.press(&waiting, "Accept").await;
    let board = world.games().board_after(&lobby).await;
    says(
        board.text(),
        &["**Ada** (South) and **Chipo** (East) against **Björn** (North) and **은지** (West)"],
    );
    assert_eq!(board.pings(), [&ada.id]);
    gives_up_together(&world, [&ada, &chipo, &bjoern], board).await;
    world.finish().await;
}

/// South gives up: the partner is asked, says no, is asked again, and agrees.
async fn gives_up_together(world: &World, [ada, partner, opponent]: [&Person; 3], board: Message) {
    let question = ada.command("resign", &[]).await;
    says(&private(&question), &["Do you really want to give up? **Chipo** will be asked and has to agree."]);
    says(&ada.press(&question.message(), "Yes, give up").await.text(), &["Your partner is asked."]);
    let is_question = |message: &Message| message.has_button("Play on with Ada");
    let asked = world.games().wait_for_message(board.id(), "the question", is_question).await;
    says(asked.text(), &["**Ada** asks ", "shall we give up?"]);
    assert_eq!(asked.pings(), [&partner.id]);
    says(
        &private(&opponent.press(&asked, "Give up with Ada").await),
        &["is for the partner of **Ada** alone"],
    );
    world.keep_buttons(&asked).await;
    partner.press(&asked, "Play on with Ada").await;
    let plays_on = |message: &Message| message.text() == "**Chipo** wants to play on.";
    world.games().wait_for_message(asked.id(), "the answer", plays_on).await;
    world.until_faults_are_used().await;
    says(
        &private(&partner.press(&asked, "Give up with Ada").await),
        &["does not ask to give up, or has moved"],
    );

    let question = partner.command("resign", &[]).await;
    partner.press(&question.message(), "Yes, give up").await;
    let asked = world
        .games()
        .wait_for_message(asked.id(), "the question", |message| message.has_button("Give up with Chipo"))
        .await;
    ada.press(&asked, "Give up with Chipo").await;
    let over = world.games().board_after(&asked).await;
    says(
        over.text(),
        &["**Game over.**", "**Björn** (North) and **은지** (West) win", "**Chipo** (East) gave up."],
    );
    assert_eq!(over.labels(), ["Rematch", "Replay"]);
    asked.when("an answered question loses its buttons", |it| it.buttons().is_empty()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_seats_are_drawn_one_joins_a_team() {
    let world = World::start().await;
    let [ada, bjoern, chipo, zoe] = world.people(["ada", "bjoern", "chipo", "zoe"]).await;
    let lobby = lobby(&world, &ada, &[FOUR]).await;
    says(lobby.text(), &["**Ada** and *open* against *open* and *open*", "partners stay together"]);
    bjoern.press(&lobby, "Play with Ada").await;
    let seated = until_it_says(&lobby, "**Ada** and **Björn** against").await;
    assert!(!seated.has_button("Play with Ada"), "{:?}", seated.labels());
    chipo.press(&seated, "Play against Ada").await;
    let seated = until_it_says(&lobby, "**Chipo**").await;
    zoe.press(&seated, "Play against Ada").await;
    let board = world.games().board_after(&lobby).await;
    let seats = board.text().lines().next().unwrap_or_default();
    let teams = seats.split(" against ").map(|team| team.contains("Ada") == team.contains("Björn"));
    assert!(teams.take(2).all(|together| together), "{}", board.text());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_counted_and_nobody_has_two() {
    let world = World::start().await;
    let ada = world.person("ada").await;
    let twice = [FOUR, ("partner", "bjoern"), ("opponent", "bjoern")];
    says(
        &private(&ada.command("challenge", &twice).await),
        &["**Björn** is named twice: everybody has one seat."],
    );
    let too_many = [("game", "mosona"), ("partner", "chipo"), ("opponent", "bjoern")];
    says(
        &private(&ada.command("challenge", &too_many).await),
        &["The option `partner` is only for games of four."],
    );
    assert_eq!(world.settled(&ada).await.len(), 0);
    world.finish().await;
}
