//! Onlookers: they follow a game, and look at it from another side.

use serde_json::json;

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

/// Lets somebody follow a game, told like this.
async fn follow(person: &Person, board: &Message, how: &str, often: &str) {
    let card = person.press(board, "Follow").await;
    private(&card);
    let changed = person.pick(&card.message(), how).await;
    person.pick(&changed.message(), often).await;
}

/// What the bot has written to somebody alone, the oldest first.
pub async fn written_to(world: &World, person: &Person) -> Vec<Message> {
    let state = world.control.get(&format!("/state?as={}", person.name)).await;
    match state["directs"][0]["id"].as_str() {
        Some(channel) => world.channel(channel).messages().await,
        None => Vec::new(),
    }
}

/// The same as soon as there are so many.
pub async fn messages_to(world: &World, person: &Person, count: usize) -> Vec<Message> {
    crate::harness::until("a direct message", async || {
        Some(written_to(world, person).await).filter(|messages| messages.len() >= count)
    })
    .await
}

async fn give_up(world: &World, person: &Person, board: &Message) -> Message {
    let question = person.command("resign", &[]).await.message();
    person.press(&question, "Yes, give up").await;
    world.games().board_after(board).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_follows_is_mentioned_at_the_end_and_only_then() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let card = private(&chipo.press(&board, "Follow").await);
    says(&card, &["You follow game No. 1: you will be mentioned when it is over."]);
    eunji.press(&board, "Follow").await;
    let follows = eunji.press(&board, "Follow").await;
    says(&private(&follows), &["You follow game No. 1"]);
    let stopped = eunji.press(&follows.message(), "Follow no more").await;
    says(&stopped.text(), &["You do not follow this game any more."]);
    let told = private(&ada.press(&board, "Follow").await);
    assert!(!told.contains("You follow"), "players are told anyway: {told}");

    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["1 person is watching."]);
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let board = world.games().board_after(&board).await;
    let over = give_up(&world, &ada, &board).await;
    says(over.text(), &["**Game over.**", &format!("<@{}>: you followed this game.", chipo.id)]);
    assert_eq!(over.pings(), [&chipo.id]);
    let all = world.games().messages().await;
    let mentioned = all.iter().filter(|message| message.pings().contains(&chipo.id.as_str()));
    assert_eq!(mentioned.count(), 1);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_is_told_as_they_wish_and_the_players_as_ever() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji, zoe] = world.people(["ada", "bjoern", "chipo", "eunji", "zoe"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    follow(&chipo, &board, "mention", "capture").await;
    follow(&eunji, &board, "direct", "move").await;
    follow(&zoe, &board, "silent", "move").await;

    ada.command("move", &[("move", "a8-b9")]).await;
    let quiet = world.games().board_after(&board).await;
    says(quiet.text(), &["3 people are watching."]);
    let told = messages_to(&world, &eunji, 1).await;
    says(
        told[0].text(),
        &["You follow game No. 1 (Awithlaknan Mosona).", "`a8-b9`", "https://discord.com/channels/"],
    );
    assert!(told[0].is_board() && !told[0].alt().is_empty());

    bjoern.command("move", &[("move", "c10xa8")]).await;
    let loud = world.games().board_after(&quiet).await;
    assert_ne!(loud.id(), quiet.id(), "an edit would ping nobody");
    assert_eq!(loud.pings(), [&ada.id, &chipo.id], "whose turn it is, and who wants to hear of captures");
    messages_to(&world, &eunji, 2).await;

    // From a direct message too.
    let last = written_to(&world, &eunji).await.pop().expect("a message");
    says(&eunji.in_channel("@bot").press(&last, "Follow no more").await.text(), &["do not follow"]);
    let over = give_up(&world, &ada, &loud).await;
    assert_eq!(over.pings(), [&chipo.id]);
    assert_eq!(written_to(&world, &eunji).await.len(), 2);
    assert_eq!(written_to(&world, &zoe).await.len(), 0);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_no_direct_messages_learns_it_at_what_they_do_next() {
    let mut world = World::start().await;
    world.expect_refusal(50007);
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    world.control.patch("/users/chipo", json!({ "takes_dms": false })).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    follow(&chipo, &board, "direct", "move").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    crate::harness::until("a refusal", async || (world.refusals(50007).await > 0).then_some(())).await;
    crate::harness::until("the news of it", async || {
        let told = private(&chipo.command("games", &[]).await);
        told.contains("I could not write to you about game No. 1").then_some(())
    })
    .await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    world.games().board_after(&board).await;
    assert_eq!(world.refusals(50007).await, 1, "nobody tries again");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_before_the_direct_message_the_bot_sends_it_once() {
    for fault in [json!({ "delay_ms": 600_000 }), json!({ "drop": "after" })] {
        let mut world = World::start().await;
        let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
        let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
        follow(&chipo, &board, "direct", "move").await;
        // The channel is there, so that the fault can be meant for it.
        chipo.in_channel("@bot").say("Hello").await;
        messages_to(&world, &chipo, 2).await;
        let state = world.control.get("/state?as=chipo").await;
        let channel = state["directs"][0]["id"].as_str().expect("a channel").to_owned();
        let mut faults = vec![fault.clone()];
        if fault.get("drop").is_some() {
            faults.push(json!({ "delay_ms": 600_000 }));
        }
        for mut fault in faults {
            fault["method"] = json!("POST");
            fault["path"] = json!(format!("/channels/{channel}/messages"));
            world.order_fault(fault).await;
        }
        ada.command("move", &[("move", "a8-b9")]).await;
        world.games().board_after(&board).await;
        world.until_faults_are_used().await;
        world.kill_bot().await;
        world.let_go().await;
        world.start_bot().await;
        let is_news =
            |message: &Message| message.text().contains("You follow game No. 1 (Awithlaknan Mosona).");
        world.channel(&channel).wait_for_message("0", "the news", is_news).await;
        bjoern.command("move", &[("move", "c10xa8")]).await;
        let count = async || written_to(&world, &chipo).await.into_iter().filter(is_news).count();
        crate::harness::until("the next news", async || (count().await >= 2).then_some(())).await;
        assert_eq!(count().await, 2, "each of them once");
        world.finish().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn flip_shows_the_other_side_to_who_presses_it() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "awithlaknakwe")]).await;
    let before = world.games().messages().await.len();
    let flipped = chipo.press(&board, "Flip").await;
    private(&flipped);
    let flipped = flipped.message();
    assert!(flipped.is_board() && !flipped.alt().is_empty());
    assert_ne!(flipped.png().await, board.png().await, "it is another picture");
    assert_eq!(flipped.size(), board.size());
    assert_eq!(world.games().messages().await.len(), before, "nobody else sees it");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_see_a_channel_does_not_see_its_games() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let hidden = json!({ "user": eunji.name, "deny": ["VIEW_CHANNEL"] });
    world.control.put("/channels/games/rights", hidden).await;
    let [eunji, chipo, ada] = [eunji, chipo, ada].map(|person| person.in_channel("lounge"));
    for (command, options) in [
        ("board", vec![("game", "1")]),
        ("replay", vec![("game", "1")]),
        ("follow", vec![("game", "1")]),
        ("moves", vec![("game", "1")]),
    ] {
        says(&private(&eunji.command(command, &options).await), &["There is no game with this number here."]);
        let shown = private(&chipo.command(command, &options).await);
        assert!(!shown.contains("no game with this number"), "{command}: {shown}");
    }
    says(&private(&eunji.command("games", &[]).await), &["No game is going on"]);
    says(&private(&chipo.command("games", &[]).await), &["No. 1, [Awithlaknan Mosona]"]);
    assert!(eunji.autocomplete("board", &[("game", "")], "game").await.is_empty());
    assert_eq!(chipo.autocomplete("board", &[("game", "")], "game").await, ["1"]);
    // Who plays sees their game from everywhere.
    says(&private(&ada.command("board", &[("game", "1")]).await), &["**Ada** (White) to play"]);
    world.finish().await;
}
