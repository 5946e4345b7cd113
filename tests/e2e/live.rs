//! The live board: one message that follows the game that moved last, and shows nothing that is not for all.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, Person, World, until},
    kill::Duel,
    words::{private, says},
};

const REST: Duration = Duration::from_secs(6);

/// Somebody who may arrange the server.
async fn steward(world: &World) -> Person {
    let chipo = world.person("chipo").await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    chipo
}

/// The live boards in the lounge.
async fn boards(world: &World) -> Vec<Message> {
    let messages = world.channel("lounge").messages().await;
    messages.into_iter().filter(|message| message.text().contains("Live")).collect()
}

/// Its button leads to exactly this message.
fn leads_to(live: &Message, board: &Message) {
    let end = format!("/{}/{}", board.channel(), board.id());
    let link = live.link("To the game").expect("a button to the game");
    assert!(link.ends_with(&end), "{link} leads past {end}");
}

/// The only one, as soon as it says this and there is no other.
async fn board(world: &World, words: &str) -> Message {
    until(&format!("a live board with {words}"), async || match &mut boards(world).await[..] {
        [only] if only.text().contains(words) => only.now_if_there().await,
        _ => None,
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_message_follows_the_game_that_moved_last() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let chipo = steward(&world).await;
    let body = json!({ "channel": "games", "name": "live", "options": {} });
    let given = world.control.ask(reqwest::Method::POST, "/users/bjoern/commands", Some(body)).await;
    assert_eq!(given.0, 409, "Discord does not offer it to everybody: {given:?}");
    says(&private(&chipo.command("live", &[("switch", "off")]).await), &["There is no live board"]);
    let told = private(&chipo.command("live", &[("channel", "lounge")]).await);
    says(&told, &["The live board appears in <#", "are never shown"]);
    let empty = board(&world, "as soon as there is one").await;
    world.pass(REST).await;

    let own = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let first = board(&world, "No. 1, Awithlaknan Mosona").await;
    assert_eq!(first.id(), empty.id());
    says(first.text(), &["Ada", "Björn", "to play"]);
    assert!(first.has_picture() && !first.alt().is_empty() && first.pings().is_empty());
    assert!(first.labels().is_empty(), "nothing on it acts");
    leads_to(&first, &own);

    // Two moves at once are one change, after a rest.
    ada.command("move", &[("move", "a8-b9")]).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    world.games().board_after(&own).await;
    world.pass(REST).await;
    let second = board(&world, "c10xa8").await;
    assert_eq!(second.id(), first.id());
    leads_to(&second, &world.games().boards().await.pop().expect("boards"));

    // What is old is renewed by itself, and the old one is removed.
    world.pass(Duration::from_secs(49 * 60)).await;
    assert_eq!(board(&world, "c10xa8").await.id(), second.id(), "it is not old yet");
    world.pass(Duration::from_secs(2 * 60)).await;
    let renewed = until("a new message", async || {
        let now = board(&world, "c10xa8").await;
        (now.id() != second.id()).then_some(now)
    })
    .await;
    assert!(renewed.pings().is_empty());
    assert!(second.now_if_there().await.is_none(), "the old one is removed");

    // One that somebody removes is posted anew.
    world.control.delete(&format!("/messages/{}", renewed.id())).await;
    let anew = board(&world, "c10xa8").await;
    assert_ne!(anew.id(), renewed.id());
    says(&private(&chipo.command("live", &[("switch", "off")]).await), &["is off"]);
    until("no live board", async || boards(&world).await.is_empty().then_some(())).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_leads_to_the_board_wherever_that_goes_and_rests_with_the_game() {
    let world = World::with_clock().await;
    let chipo = steward(&world).await;
    let mut duel = Duel::begin(&world).await;
    chipo.command("live", &[("channel", "lounge")]).await;
    let live = board(&world, "No. 1,").await;
    leads_to(&live, &duel.board);
    for _ in 0..3 {
        // Below what somebody says the board is a new message.
        chipo.say("A fine game.").await;
        let before = duel.board.clone();
        world.pass(REST).await;
        duel.play(&world).await;
        let action = duel.game.actions().last().expect("a move").to_string();
        assert_ne!(duel.board.id(), before.id());
        leads_to(&board(&world, &action).await, &duel.board);
    }
    world.pass(REST).await;
    let question = duel.mover().press(&duel.board, "Resign").await.message();
    duel.mover().press(&question, &question.labels()[0]).await;
    let over = until("the end of the game", async || {
        let now = board(&world, "No. 1,").await;
        (!now.text().contains("to play")).then_some(now)
    })
    .await;
    assert_eq!(over.id(), live.id());
    leads_to(&over, &world.games().boards().await.pop().expect("boards"));

    // There is nothing to follow: nothing new is posted until somebody plays again.
    world.pass(Duration::from_secs(102 * 60)).await;
    assert_eq!(board(&world, "No. 1,").await.id(), live.id());
    let [ada, bjoern] = &duel.players;
    world.begin(ada, bjoern, &[("game", "kolowis")]).await;
    assert_ne!(board(&world, "No. 2,").await.id(), live.id(), "an old message is not changed");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_not_everybody_may_see_is_not_shown() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let chipo = steward(&world).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.post("/channels", json!({ "name": "den" })).await;
    let rights = async |rights| world.control.put("/channels/den/rights", rights).await;
    let both = ["VIEW_CHANNEL", "SEND_MESSAGES"];
    for person in [json!({ "allow": both }), json!({ "user": "ada", "allow": both })] {
        rights(person).await;
    }
    rights(json!({ "user": "bjoern", "allow": both })).await;
    rights(json!({ "role": "@everyone", "deny": ["VIEW_CHANNEL"] })).await;
    let (ada, bjoern) = (ada.in_channel("den"), bjoern.in_channel("den"));
    let options = [("game", "kolowis"), ("opponent", "bjoern"), ("begins", "first")];
    ada.command("challenge", &options).await;
    let den = world.channel("den");
    let challenge = den.wait_for_message("0", "a challenge", |it| it.has_button("Accept")).await;
    bjoern.press(&challenge, "Accept").await;
    den.board_after(&challenge).await;

    chipo.command("live", &[("channel", "lounge")]).await;
    let shown = board(&world, "No. 1, Awithlaknan Mosona").await;
    ada.command("move", &[("move", "a16-b17")]).await;
    world.pass(REST).await;
    world.pass(REST).await;
    assert!(board(&world, "Live").await.text().contains("No. 1,"), "the game of the den is for the den");

    rights(json!({ "role": "@everyone" })).await;
    let open = board(&world, "No. 2, Kolowis Awithlaknannai").await;
    assert_eq!(open.id(), shown.id());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_shows_what_everybody_sees_who_sees_it_and_says_what_it_leaves_out() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let chipo = steward(&world).await;
    let members = world.role("members", &[], &[&ada, &bjoern, &chipo]).await;
    let both = ["VIEW_CHANNEL", "SEND_MESSAGES"];
    let rights = async |channel: &str, rights| {
        world.control.put(&format!("/channels/{channel}/rights"), rights).await;
    };
    for channel in ["games", "lounge"] {
        rights(channel, json!({ "user": "bot", "allow": both })).await;
        rights(channel, json!({ "role": members, "allow": both })).await;
        rights(channel, json!({ "role": "@everyone", "deny": ["VIEW_CHANNEL"] })).await;
    }
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    chipo.command("live", &[("channel", "lounge")]).await;
    board(&world, "No. 1, Awithlaknan Mosona").await;
    assert!(!private(&chipo.command("diagnose", &[]).await).contains("live board"));

    // Now others see the board.
    world.pass(REST).await;
    rights("lounge", json!({ "role": "@everyone" })).await;
    board(&world, "as soon as there is one").await;
    let told = private(&chipo.command("diagnose", &[]).await);
    says(&told, &["are not shown on the live board in <#", "as not everybody who sees <#"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wanted_a_board_is_told_that_its_channel_is_gone_or_closed() {
    let mut world = World::with_clock().await;
    for code in [10003, 50001, 50013] {
        world.expect_refusal(code);
    }
    let chipo = steward(&world).await;
    world.control.post("/channels", json!({ "name": "den" })).await;
    chipo.command("live", &[("channel", "den")]).await;
    let den = world.channel("den");
    den.wait_for_message("0", "a live board", |it| it.text().contains("Live")).await;
    world.pass(REST).await;
    world.control.delete("/channels/den").await;
    let told = async |words: &str| {
        until(words, async || private(&chipo.command("games", &[]).await).contains(words).then_some(()))
            .await;
    };
    told("The live board is off, as its channel is gone.").await;
    let again = private(&chipo.command("games", &[]).await);
    assert!(!again.contains("live board"), "it is told once: {again}");

    world.control.put("/channels/lounge/rights", json!({ "deny": ["SEND_MESSAGES"] })).await;
    chipo.command("live", &[("channel", "lounge")]).await;
    told("The live board is off, as I may not see <#").await;
    says(&private(&chipo.command("live", &[("switch", "off")]).await), &["There is no live board"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_killed_while_it_posts_leaves_one_board() {
    let held = json!({ "delay_ms": 600_000 });
    for faults in [vec![held.clone()], vec![json!({ "drop": "after" }), held]] {
        let mut world = World::start().await;
        let chipo = steward(&world).await;
        let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
        world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
        for mut fault in faults {
            fault["method"] = json!("POST");
            fault["path"] = json!("/channels/*/messages");
            world.order_fault(fault).await;
        }
        chipo.command("live", &[("channel", "lounge")]).await;
        world.until_faults_are_used().await;
        world.kill_bot().await;
        world.let_go().await;
        world.start_bot().await;
        board(&world, "No. 1,").await;
        ada.command("move", &[("move", "a8-b9")]).await;
        board(&world, "a8-b9").await;
        world.finish().await;
    }
}
