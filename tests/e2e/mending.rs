//! Games that are mended or broken off: moves taken back, moderators, and people who leave.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

const LATER: Duration = Duration::from_secs(61);

/// A game of Mosona; the first of the two begins.
async fn mosona(world: &World, ana: &Person, ben: &Person) -> Message {
    world.begin(ana, ben, &[("game", "mosona")]).await
}

async fn plays(world: &World, person: &Person, turn: &str, board: &Message) -> Message {
    says(&private(&person.command("move", &[("move", turn)]).await), &["Played: "]);
    world.games().board_after(board).await
}

async fn leaves(world: &World, person: &Person) {
    world.control.delete(&format!("/members/{}", person.name)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_taken_back_freely_within_a_minute() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = mosona(&world, &ada, &bjoern).await;
    says(&private(&ada.command("takeback", &[]).await), &["You have made no move that you could take back."]);
    let board = plays(&world, &ada, "a8-b9", &board).await;
    assert_eq!(private(&ada.command("takeback", &[]).await), "Your last move is taken back.");
    let board = world.games().board_after(&board).await;
    says(board.text(), &["**Ada** took their last move back.", "(White) to play"]);
    assert_eq!(board.ply(), 0);
    plays(&world, &ada, "a8-b9", &board).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn later_a_move_is_taken_back_by_consent() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = mosona(&world, &ada, &bjoern).await;
    let board = plays(&world, &ada, "a8-b9", &board).await;
    world.advance(LATER).await;
    let is_wish = |message: &Message| !message.is_board() && message.has_button("No, it stands");
    assert_eq!(ada.press(&board, "Take back").await.status(), "acknowledged");
    let wish = world.games().wait_for_message(board.id(), "the wish", is_wish).await;
    says(wish.text(), &["**Ada** asks to take their last move back."]);
    assert_eq!(wish.pings(), [&bjoern.id]);
    bjoern.press(&wish, "No, it stands").await;
    let is_no = |message: &Message| message.text() == "**Björn** does not let the move be taken back.";
    let refused = world.games().wait_for_message(wish.id(), "the answer", is_no).await;
    says(&private(&ada.command("takeback", &[]).await), &["You already asked for that in this turn."]);

    let board = plays(&world, &bjoern, "c10xa8", &refused).await;
    world.advance(LATER).await;
    bjoern.command("takeback", &[]).await;
    let wish = world.games().wait_for_message(board.id(), "the wish", is_wish).await;
    ada.press(&wish, "Let it be taken back").await;
    let board = world.games().board_after(&wish).await;
    says(board.text(), &["**Björn** took their last move back."]);
    assert_eq!((board.ply(), board.pings()), (1, vec![bjoern.id.as_str()]));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_broken_off_before_everybody_has_moved_and_not_after() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = mosona(&world, &ada, &bjoern).await;
    let question = bjoern.command("abort", &[]).await;
    says(&private(&question), &["Do you really want to break this game off?"]);
    let gone = bjoern.press(&question.message(), "Yes, break it off").await;
    assert_eq!(gone.text(), "The game is broken off and counts for nothing.");
    let over = world.games().board_after(&board).await;
    says(over.text(), &["It does not count: **Björn** (Black) broke it off before everybody had moved."]);

    let board = mosona(&world, &ada, &bjoern).await;
    let question = ada.press(&board, "Break off").await.message();
    let board = plays(&world, &ada, "a8-b9", &board).await;
    plays(&world, &bjoern, "c10xa8", &board).await;
    let late = ada.press(&question, "Yes, break it off").await.text();
    says(&late, &["Everybody has moved, so the game cannot be broken off any more."]);
    says(&private(&ada.command("abort", &[]).await), &["You can offer a draw or resign."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_end_a_game_and_give_seats_away() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.allow(&chipo, &["MANAGE_MESSAGES"]).await;
    let board = mosona(&world, &ada, &bjoern).await;
    let given = [("from", "ada"), ("to", "eunji")];
    for other in [&bjoern, &eunji] {
        says(&private(&other.command("seat", &given).await), &["That is for moderators"]);
        says(&private(&other.command("end", &[]).await), &["That is for moderators"]);
    }
    // Who may delete messages in one channel rules no game in another.
    world
        .control
        .put("/channels/lounge/rights", json!({ "user": "zoe", "allow": ["MANAGE_MESSAGES"] }))
        .await;
    let zoe = world.person("zoe").await.in_channel("lounge");
    let elsewhere = "You are a moderator here, but this game is played elsewhere. Use the command there.";
    says(&private(&zoe.command("end", &[("game", "1")]).await), &[elsewhere]);
    let named = [given[0], given[1], ("game", "1")];
    says(&private(&zoe.command("seat", &named).await), &[elsewhere]);
    let done = private(&chipo.command("seat", &given).await);
    assert_eq!(done, "The seat has changed hands, and the channel is told.");
    let board = world.games().board_after(&board).await;
    let line = format!("**{}**, as a moderator, gave White to **{}**.", chipo.shown, eunji.shown);
    says(board.text(), &[&line]);
    assert_eq!(board.pings(), [&eunji.id]);
    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["You are watching this game."]);
    let board = plays(&world, &eunji, "a8-b9", &board).await;

    let question = chipo.command("end", &[]).await;
    says(&private(&question), &["Do you really want to end this game of Awithlaknan Mosona"]);
    let kept = chipo.press(&question.message(), "No, play on").await;
    assert_eq!(kept.text(), "Good: the game goes on.");
    let question = chipo.command("end", &[]).await.message();
    chipo.press(&question, "Yes, end the game").await;
    let over = world.games().board_after(&board).await;
    let line = format!("It does not count: **{}** ended it as a moderator.", chipo.shown);
    says(over.text(), &[&line]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_win_is_claimed_against_one_who_has_left() {
    let mut world = World::start().await;
    world.expect_refusal(10007);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = mosona(&world, &ada, &bjoern).await;
    says(&private(&ada.command("claim", &[]).await), &["Nothing can be claimed: none of your opponents"]);
    leaves(&world, &bjoern).await;
    assert_eq!(private(&ada.command("claim", &[]).await), "The win is yours.");
    let over = world.games().board_after(&board).await;
    says(over.text(), &["**Ada** (White) wins: ", " has left."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_four_seats_somebody_takes_over_from_one_who_has_left() {
    let mut world = World::start().await;
    world.expect_refusal(10007);
    let people = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let late = world.newcomer("Late").await;
    let [ada, west, others @ ..] = &people;
    ada.command("challenge", &[("game", "awithlaknakwe seats=4"), ("begins", "first")]).await;
    let is_lobby = |message: &Message| message.has_button("Play as West");
    let lobby = world.games().wait_for_message("0", "a lobby", is_lobby).await;
    west.press(&lobby, "Play as West").await;
    for (person, seat) in others.iter().zip(["Play as North", "Play as East"]) {
        person.press(&lobby, seat).await;
    }
    let board = world.games().board_after(&lobby).await;

    let from = [("from", west.name.as_str())];
    says(&private(&ada.command("seat", &from).await), &["has not left, so the seat stays taken."]);
    leaves(&world, west).await;
    says(&private(&ada.command("seat", &from).await), &["The seat is open: whoever wants may take it."]);
    let is_open = |message: &Message| !message.is_board() && message.has_button("Play as West");
    let open = world.games().wait_for_message(board.id(), "the open seat", is_open).await;
    says(open.text(), &["has left the game. Whoever wants may take over West and play on."]);
    says(&private(&ada.press(&open, "Play as West").await), &["You play in this game already."]);
    world.keep_buttons(&open).await;
    late.press(&open, "Play as West").await;
    let board = world.games().board_after(&open).await;
    says(board.text(), &["**Late** takes over West."]);
    world.until_faults_are_used().await;
    let second = world.newcomer("Second").await;
    let told = private(&second.press(&open, "Play as West").await);
    says(&told, &["This seat is not open any more. You can watch the game."]);

    let turn = ada.autocomplete("move", &[("move", "")], "move").await.remove(0);
    let board = plays(&world, ada, &turn, &board).await;
    assert_eq!(board.pings(), [&late.id]);
    let turn = late.autocomplete("move", &[("move", "")], "move").await.remove(0);
    let board = plays(&world, &late, &turn, &board).await;
    says(board.text(), &["**Late** played"]);
    world.finish().await;
}
