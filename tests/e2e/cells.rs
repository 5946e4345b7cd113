//! Cells of the table in the README of `bot`, end to end: who × where × rights.

use serde_json::json;

use crate::{
    harness::{Channel, Message, Person, World},
    words::{begun_in_thread, private, says},
};

/// One cell: who asks for what, and what is said to them alone.
struct Cell(&'static str, Ask, &'static str);

/// How it is asked for.
enum Ask {
    Give(&'static str, &'static [(&'static str, &'static str)]),
    /// A button under the message of the scene.
    Press(&'static str),
    /// The menu of a person.
    Menu(&'static str),
}

use Ask::{Give, Menu, Press};

const MOVE: Ask = Give("move", &[("move", "a8-b9")]);
const WATCHING: &str = "You are watching this game.";
const TURN_OF_ADA: &str = "It is the turn of **Ada**";
const MODERATORS: &str = "That is for moderators";
const NO_GAME: &str = "You play no game at the moment.";
const SURE: &str = "Do you really want to";

/// Ada plays Björn, whom she has blocked since, and is to move; Zoë is a moderator.
const IN_THE_CHANNEL: &[Cell] = &[
    Cell("bjoern", MOVE, TURN_OF_ADA),
    Cell("chipo", MOVE, WATCHING),
    Cell("zoe", MOVE, WATCHING),
    Cell("ada", Press("Move"), "Which man do you move?"),
    Cell("bjoern", Press("Move"), TURN_OF_ADA),
    Cell("chipo", Press("Move"), WATCHING),
    Cell("ada", Press("Follow"), "You play in this game"),
    Cell("chipo", Press("Follow"), "You follow game No."),
    Cell("chipo", Press("Flip"), "[Go to the board.]"),
    Cell("chipo", Give("end", &[]), MODERATORS),
    Cell("bjoern", Give("end", &[]), MODERATORS),
    Cell("zoe", Give("end", &[]), SURE),
    Cell("chipo", Give("seat", &[("from", "ada"), ("to", "eunji")]), MODERATORS),
    Cell("chipo", Give("resign", &[]), WATCHING),
    Cell("bjoern", Give("resign", &[]), SURE),
    Cell("bjoern", Give("abort", &[]), SURE),
    Cell("bjoern", Give("takeback", &[]), "You have made no move"),
    Cell("ada", Give("claim", &[]), "Nothing can be claimed"),
    Cell("ada", Give("resume", &[]), "The game is not paused."),
    Cell("ada", Give("pause", &[]), "no limit of time"),
    Cell("chipo", Give("moves", &[]), "**Ada** (White) can play:"),
    Cell("chipo", Give("games", &[]), "Games going on in this server"),
    Cell("chipo", Give("rules", &[]), "Mosona"),
    Cell(
        "bjoern",
        Give("challenge", &[("game", "mosona"), ("opponent", "ada")]),
        "**Ada** is not available.",
    ),
    Cell(
        "ada",
        Give("challenge", &[("game", "mosona"), ("opponent", "bjoern")]),
        "You have blocked **Björn**.",
    ),
    Cell("ada", Menu("eunji"), "Mosona"),
    Cell("ada", Menu("ada"), "You cannot challenge yourself."),
    Cell("ada", Give("draw", &[]), "You offered a draw."),
];

/// The same game, asked about alone with the bot.
const ALONE: &[Cell] = &[
    Cell("ada", Give("moves", &[]), "**Ada** (White) can play:"),
    Cell("ada", Give("board", &[]), "[Go to the board.]"),
    Cell("bjoern", MOVE, TURN_OF_ADA),
    Cell("bjoern", Give("resign", &[]), SURE),
    Cell("chipo", MOVE, NO_GAME),
    Cell("zoe", Give("board", &[]), NO_GAME),
    Cell("chipo", Give("block", &[("person", "bjoern")]), "You will not meet"),
    Cell("chipo", Give("do-not-disturb", &[("switch", "off")]), "You can be challenged again."),
    Cell("zoe", Give("help", &[]), "three board games of the Zuni people"),
    Cell("ada", Give("draw", &[]), "You offered a draw.\n[Go to the board.]"),
];

/// A game in a server without the bot.
const ELSEWHERE: &[Cell] = &[
    Cell("bjoern", MOVE, TURN_OF_ADA),
    Cell("chipo", MOVE, WATCHING),
    Cell("chipo", Press("Move"), WATCHING),
    Cell("bjoern", Press("Move"), TURN_OF_ADA),
    Cell("ada", Press("Move"), "Which man do you move?"),
    Cell("chipo", Give("board", &[]), "Move 1"),
    Cell("chipo", Give("games", &[]), "Games going on in this server"),
    Cell("chipo", Give("end", &[]), MODERATORS),
    Cell("ada", Give("resign", &[]), SURE),
];

/// A game of Chipo with Eunji in a thread.
const IN_A_THREAD: &[Cell] = &[
    Cell("ada", MOVE, WATCHING),
    Cell("eunji", MOVE, "It is the turn of **Chipo**"),
    Cell("chipo", Press("Move"), "Which man do you move?"),
    Cell("bjoern", Press("Follow"), "You follow game No."),
    Cell("zoe", Give("end", &[]), SURE),
    Cell("bjoern", Give("end", &[]), MODERATORS),
];

/// The same without the right to send there.
const IN_A_THREAD_WITHOUT_SENDING: &[Cell] = &[
    Cell("ada", MOVE, WATCHING),
    Cell(
        "ada",
        Give("seek", &[("game", "mosona")]),
        "I lack the permission **Send Messages in Threads** here.",
    ),
    Cell("chipo", MOVE, "I lack the permission **Send Messages in Threads** here. What you did counts"),
];

const WITHOUT_ATTACHING: &[Cell] = &[
    Cell("chipo", Give("board", &[]), "```"),
    Cell("zoe", MOVE, WATCHING),
    Cell("eunji", Give("seek", &[("game", "mosona")]), "I lack the permission **Attach Files** here"),
    Cell("ada", MOVE, "I lack the permission **Attach Files** here"),
];

const WITHOUT_SENDING: &[Cell] = &[
    Cell("chipo", Give("moves", &[]), "can play:"),
    Cell("chipo", Press("Move"), WATCHING),
    Cell("eunji", Menu("chipo"), "I lack the permission **Send Messages** here."),
    Cell("bjoern", Give("draw", &[]), "I lack the permission **Send Messages** here. What you did counts"),
];

/// Under the challenge of Chipo to Eunji.
const WITHOUT_THREADS: &[Cell] = &[
    Cell("ada", Press("Accept"), "This challenge is for **은지**."),
    Cell("chipo", Press("Accept"), "This is your own challenge"),
    Cell("eunji", Press("Accept"), "I cannot play in a thread here (**Create Public Threads**)"),
];

/// Björn has left the server.
const LEFT: &[Cell] =
    &[Cell("chipo", Give("claim", &[]), WATCHING), Cell("ada", Give("claim", &[]), "The win is yours.")];

const ALL: [&[Cell]; 9] = [
    IN_THE_CHANNEL,
    ALONE,
    ELSEWHERE,
    IN_A_THREAD,
    IN_A_THREAD_WITHOUT_SENDING,
    WITHOUT_ATTACHING,
    WITHOUT_SENDING,
    WITHOUT_THREADS,
    LEFT,
];

#[test]
fn there_are_fifty_cells() {
    let count: usize = ALL.iter().map(|cells| cells.len()).sum();
    assert!(count >= 50, "{count} cells");
}

/// Asks for everything in turn, at a place, with a message that has buttons.
async fn check(world: &World, cells: &[Cell], place: &str, message: Option<&Message>) {
    for Cell(who, ask, told) in cells {
        let asker = world.person(who).await.in_channel(place);
        let answer = match ask {
            Give(name, options) => asker.command(name, options).await,
            Press(label) => asker.press(message.expect("a message with buttons"), label).await,
            Menu(other) => asker.menu("Challenge", &world.person(other).await).await,
        };
        let said = private(&answer);
        assert!(said.contains(told), "{told:?} is not said to {who} in {place}, but {said:?}");
    }
}

async fn began(world: &World) -> Message {
    let [ada, bjoern, zoe] = world.people(["ada", "bjoern", "zoe"]).await;
    let server = world.control.get("/state").await["guilds"][0]["id"].as_str().expect("a server").to_owned();
    let rights = json!({ "user": zoe.id, "allow": ["MANAGE_MESSAGES"] });
    world.control.put(&format!("/guilds/{server}/rights"), rights).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_the_channel_of_the_game() {
    let world = World::start().await;
    let board = began(&world).await;
    world.person("ada").await.command("block", &[("person", "bjoern")]).await;
    check(&world, IN_THE_CHANNEL, "games", Some(&board)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_with_the_bot() {
    let world = World::start().await;
    began(&world).await;
    check(&world, ALONE, "@bot", None).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_server_without_the_bot() {
    let world = World::start().await;
    for name in ["ada", "bjoern", "chipo"] {
        world.control.patch(&format!("/users/{name}"), json!({ "installed": true })).await;
    }
    let server = world.control.post("/guilds", json!({ "name": "Elsewhere", "bot": false })).await;
    let place = server["channel"].as_str().expect("a channel");
    let channel = Channel::new(&world.control, place);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await.map(|person| person.in_channel(place));
    let options = [("game", "mosona"), ("opponent", "bjoern"), ("begins", "first")];
    ada.command("challenge", &options).await;
    let challenge = channel.wait_for_message("0", "the challenge", |it| it.has_button("Accept")).await;
    bjoern.press(&challenge, "Accept").await;
    let board = channel.wait_for_message(challenge.id(), "the board", |it| it.has_button("Move")).await;
    check(&world, ELSEWHERE, place, Some(&board)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_thread_of_its_own() {
    let mut world = World::start().await;
    world.expect_refusal(50013);
    began(&world).await;
    let [chipo, eunji] = world.people(["chipo", "eunji"]).await;
    let (challenge, board) = begun_in_thread(&world, &chipo, &eunji).await;
    check(&world, IN_A_THREAD, challenge.id(), Some(&board)).await;
    world.deny(&["SEND_MESSAGES_IN_THREADS"]).await;
    check(&world, IN_A_THREAD_WITHOUT_SENDING, challenge.id(), Some(&board)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_some_of_the_rights() {
    let mut world = World::start().await;
    world.expect_refusal(50013);
    let board = began(&world).await;
    let [chipo, eunji]: [Person; 2] = world.people(["chipo", "eunji"]).await;
    let challenge = world.challenged(&chipo, &eunji).await;
    world.deny(&["CREATE_PUBLIC_THREADS"]).await;
    check(&world, WITHOUT_THREADS, "games", Some(&challenge)).await;
    world.deny(&["SEND_MESSAGES"]).await;
    check(&world, WITHOUT_SENDING, "games", Some(&board)).await;
    world.deny(&["ATTACH_FILES"]).await;
    check(&world, WITHOUT_ATTACHING, "games", Some(&board)).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_somebody_has_left() {
    let mut world = World::start().await;
    // The bot asks for the member who has left.
    world.expect_refusal(10007);
    let board = began(&world).await;
    let bjoern = world.person("bjoern").await;
    world.control.patch("/users/bjoern", json!({ "installed": true })).await;
    world.control.delete("/members/bjoern").await;
    let alone = bjoern.in_channel("@bot");
    says(&private(&alone.command("move", &[("move", "a8-b9")]).await), &[TURN_OF_ADA]);
    check(&world, LEFT, "games", Some(&board)).await;
    says(&private(&alone.command("board", &[("game", "1")]).await), &["**Game over.**"]);
    world.finish().await;
}
