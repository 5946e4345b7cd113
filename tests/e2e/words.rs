//! What is looked for in what the bot says.

use crate::harness::{Answer, Message, Person, World, until};

/// The end of the address of a message.
pub fn address(message: &Message) -> String {
    format!("/{}/{}", message.channel(), message.id())
}

/// Fails unless `text` says each of `parts`.
#[track_caller]
pub fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is not said in {text:?}");
    }
}

/// The text of an answer that nobody else sees and that pings nobody.
#[track_caller]
pub fn private(answer: &Answer) -> String {
    let message = answer.message();
    assert!(message.is_private(), "everybody sees it: {}", message.json);
    assert!(message.pings().is_empty(), "somebody is pinged: {}", message.json);
    message.text().to_owned()
}

/// The id of the message that `message` replies to.
pub fn replies_to(message: &Message) -> Option<&str> {
    message.json["message_reference"]["message_id"].as_str()
}

/// The bot's reply to a written message.
pub async fn reply(world: &World, message: &Message) -> Message {
    let fits = |found: &Message| replies_to(found) == Some(message.id());
    world.channel(message.channel()).wait_for_message(message.id(), "a reply", fits).await
}

/// The texts that the bot wrote after `message` in its channel, as far as everybody sees them.
pub async fn said_after(world: &World, message: &Message, bot: &str) -> Vec<String> {
    let all = world.channel(message.channel()).messages().await;
    let later = all.iter().skip_while(|other| other.id() != message.id()).skip(1);
    later.filter(|other| other.author() == bot).map(|other| other.text().to_owned()).collect()
}

/// Waits until the bot leads to `board`: it stands in the channel a moment before that is written down.
pub async fn until_known(person: &Person, board: &Message) {
    let address = address(board);
    until("the way to the board", async || {
        let shown = person.command("board", &[("form", "text")]).await.text();
        shown.contains(&address).then_some(())
    })
    .await;
}

/// A game of two in the thread of its challenge, as another one is played in the channel: the challenge and the
/// first board. The challenger begins.
pub async fn begun_in_thread(world: &World, one: &Person, other: &Person) -> (Message, Message) {
    let challenge = world.challenged(one, other).await;
    other.press(&challenge, "Accept").await;
    let board = until("the thread", async || thread_board(world, &challenge).await).await;
    (challenge, board)
}

/// The first board in the thread of a challenge, when both are there.
pub async fn thread_board(world: &World, challenge: &Message) -> Option<Message> {
    let state = world.control.get("/state").await;
    let threads = state["guilds"][0]["threads"].as_array()?;
    threads.iter().find(|thread| thread["id"] == *challenge.id())?;
    world.channel(challenge.id()).boards().await.into_iter().next()
}
