//! Where the bot is not: a server it does not belong to, and what two people write to each other. Only who
//! installed it for themselves can use it there.

use serde_json::json;

use crate::{
    harness::{Channel, Message, Person, World},
    words::{private, says},
};

/// Discord's number of the answer that says nothing yet.
const ACKNOWLEDGED: u64 = 6;

async fn installs(world: &World, person: &Person) {
    world.control.patch(&format!("/users/{}", person.name), json!({ "installed": true })).await;
}

/// A whole way of a game by answers: `ada` has the app, `bjoern` only presses buttons.
async fn played_by_answers(ada: &Person, bjoern: &Person, channel: &Channel) {
    let options = [("game", "mosona"), ("opponent", "bjoern"), ("begins", "first"), ("limit", "1d")];
    says(&private(&ada.command("challenge", &options).await), &["Your challenge stands in this channel."]);
    let challenge = channel.wait_for_message("0", "the challenge", |it| it.has_button("Accept")).await;
    says(challenge.text(), &["challenges you to a game of", "1 day a move"]);
    let accepted = bjoern.press(&challenge, "Accept").await;
    assert_eq!(accepted.status(), "updated");
    says(&accepted.text(), &["Accepted"]);
    assert!(!accepted.message().has_button("Accept"), "it cannot be accepted twice");

    let board = channel.wait_for_message(challenge.id(), "the board", |it| it.has_button("Move")).await;
    assert!(board.alt().contains("Ada (White) to play"), "{}", board.alt());
    assert_eq!(board.pings(), [&ada.id]);
    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["Played: `a8-b9`."]);
    let board = channel.board_after(&board).await;
    says(board.text(), &["**Ada** played `a8-b9`."]);

    // Who has not installed the app plays by its buttons.
    let men = bjoern.press(&board, "Move").await;
    says(&private(&men), &["Which man do you move?"]);
    let (list, man) = men.message().choices().first().expect("a man").clone();
    let turns = bjoern.choose(&men.message(), &list, &man).await;
    let (list, turn) = turns.message().choices().first().expect("a turn").clone();
    says(&bjoern.choose(&turns.message(), &list, &turn).await.text(), &["Played:"]);
    let board = channel.board_after(&board).await;
    says(board.text(), &["played", "<@"]);

    // What somebody wrote is played by its menu, and what is typed into the form by its button.
    let turn = ada.autocomplete("move", &[("move", "")], "move").await.remove(0);
    let written = ada.say(&turn).await;
    let told = private(&ada.message_menu("Play as move", &written).await);
    says(&told, &[&format!("Played: `{turn}`.")]);
    let board = channel.board_after(&board).await;
    says(board.text(), &[&format!("**Ada** played `{turn}`")]);
    let men = bjoern.press(&board, "Move").await.message();
    let form = bjoern.press(&men, "Type a move").await;
    let wrong = bjoern.submit(&form, "a2-b9").await;
    says(&private(&wrong), &["`a2-b9` is not possible"]);
    let turns = private(&ada.command("moves", &[]).await);
    let turn = turns.split('`').nth(1).expect("a turn");
    let form = bjoern.press(&wrong.message(), "Type a move").await;
    says(&private(&bjoern.submit(&form, turn).await), &[&format!("Played: `{turn}`.")]);
    let board = channel.board_after(&board).await;
    says(board.text(), &[&format!("played `{turn}`"), "<@"]);

    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    let over = channel.board_after(&board).await;
    says(over.text(), &["Game over", "**Ada** (White) gave up"]);
    assert_eq!(ada.press(&over, "Rematch").await.view["answer_type"], ACKNOWLEDGED);
    let wish = channel.wait_for_message(over.id(), "the wish", |it| it.has_button("Accept")).await;
    says(wish.text(), &["wants another game of"]);
    assert_eq!(bjoern.press(&over, "Rematch").await.view["answer_type"], ACKNOWLEDGED);
    let board = channel.wait_for_message(wish.id(), "the board", |it| it.has_button("Move")).await;
    assert!(board.alt().contains("Björn (White) to play"), "sides are swapped: {}", board.alt());
    assert!(over.now().await.has_button("Rematch"), "the last board stays");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_server_without_the_bot_games_are_played_by_answers() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    installs(&world, &ada).await;
    let server = world.control.post("/guilds", json!({ "name": "Elsewhere", "bot": false })).await;
    let channel = server["channel"].as_str().expect("a channel");
    let there = |person: &Person| person.in_channel(channel);
    played_by_answers(&there(&ada), &there(&bjoern), &Channel::new(&world.control, channel)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_in_their_own_messages() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    installs(&world, &ada).await;
    let alone = ada.in_channel("@bjoern").say("Shall we?").await;
    let channel = alone.channel().to_owned();
    let there = |person: &Person| person.in_channel(&channel);
    played_by_answers(&there(&ada), &there(&bjoern), &Channel::new(&world.control, &channel)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn between_two_people_one_plays_games_of_elsewhere() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    installs(&world, &ada).await;
    let there = ada.in_channel("@bjoern");
    says(&private(&there.command("board", &[]).await), &["No game is going on in this channel."]);

    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let game = ("game", "1");
    says(&private(&there.command("moves", &[game]).await), &["**Ada** (White) can play:"]);
    says(&private(&there.command("move", &[("move", "a8-b9"), game]).await), &["Played: `a8-b9`."]);
    let next = world.games().board_after(&board).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_s_moves_follow_the_answers_to_one_s_own() {
    let world = World::start().await;
    let [ada] = world.people(["ada"]).await;
    installs(&world, &ada).await;
    let server = world.control.post("/guilds", json!({ "name": "Elsewhere", "bot": false })).await;
    let channel = server["channel"].as_str().expect("a channel");
    let (ada, channel) = (ada.in_channel(channel), Channel::new(&world.control, channel));
    let options = [("game", "mosona"), ("level", "1"), ("begins", "second")];
    ada.command("challenge", &options).await;
    let answered = |it: &Message| it.text().contains("**Stones, level 1** played");
    let mut board = channel.wait_for_message("0", "the program begins", answered).await;
    for _ in 0..2 {
        assert!(board.has_button("Move") && board.alt().contains("Ada (Black) to play"), "{}", board.alt());
        // The program may have left a man to be huffed.
        let turns = ada.autocomplete("move", &[("move", "")], "move").await;
        let turn = turns.into_iter().find(|turn| !turn.starts_with('H')).expect("a move without a huff");
        says(&private(&ada.command("move", &[("move", &turn)]).await), &["Played: "]);
        let own = channel.board_after(&board).await;
        says(own.text(), &["**Ada** played"]);
        board = channel.board_after(&own).await;
        says(board.text(), &["**Stones, level 1** played"]);
    }
    world.finish().await;
}
