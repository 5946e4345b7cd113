//! What a server is told of its games in the channel that it chose for that.

use serde_json::json;

use crate::{
    harness::{Message, Person, World, until},
    words::{begun_in_thread, private, says},
};

/// Lets the bot announce games in the lounge; who may manage the server does that.
async fn announces_in_the_lounge(world: &World) -> Person {
    let [chipo] = world.people(["chipo"]).await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let card = chipo.command("server-settings", &[]).await.message();
    let card = chipo.choose_all(&card, "arrange:announce", &["lounge"]).await.message();
    assert!(!card.text().contains("do not reach"), "{}", card.text());
    chipo
}

/// Plays a game until Ada gives it up; the last board.
async fn given_up(world: &World, ada: &Person, bjoern: &Person, board: &Message) -> Message {
    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(board).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let board = world.games().board_after(&board).await;
    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    world.games().board_after(&board).await
}

/// What stands in the lounge as soon as there are so many messages.
async fn announced(world: &World, count: usize) -> Vec<Message> {
    until("an announcement", async || {
        Some(world.channel("lounge").messages().await).filter(|messages| messages.len() >= count)
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_beginning_and_the_end_are_announced_once_and_ping_nobody() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    announces_in_the_lounge(&world).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "3d")]).await;
    let begun = announced(&world, 1).await.remove(0);
    says(begun.text(), &["**Awithlaknan Mosona**, game No. 1: **Ada** (White) against **Björn** (Black)."]);
    says(begun.text(), &["The game begins. Rules:", "3 days", "https://discord.com/channels/", board.id()]);
    assert!(begun.labels().is_empty() && !begun.has_picture());

    let last = given_up(&world, &ada, &bjoern, &board).await;
    let over = announced(&world, 2).await.remove(1);
    says(over.text(), &["game No. 1", "**Game over.** **Björn** (Black) wins", last.id()]);
    assert!(over.has_picture() && over.alt().contains("Mosona"), "{}", over.alt());

    // Each of them once, the next game too, and nothing of it where the games are.
    world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    let all = announced(&world, 3).await;
    assert_eq!(all.len(), 3);
    assert!(all.iter().all(|message| message.pings().is_empty()), "nobody is pinged");
    says(all[2].text(), &["Kolowis", "game No. 2"]);
    let here = world.games().texts().await;
    assert!(here.iter().all(|text| !text.contains("game No.")), "{here:?}");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_told_in_its_own_language() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    announces_in_the_lounge(&world).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(announced(&world, 1).await[0].text(), &["The game begins."]);
    let state = world.control.get("/state").await;
    let server = state["guilds"][0]["id"].as_str().expect("a server");
    world.control.patch(&format!("/guilds/{server}"), json!({ "locale": "de" })).await;
    given_up(&world, &ada, &bjoern, &board).await;
    says(announced(&world, 2).await[1].text(), &["Partie Nr. 1: **Ada** (Weiß) gegen **Björn** (Schwarz)."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_game_is_played_it_is_not_told_twice() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    announces_in_the_lounge(&world).await;
    let there = ada.in_channel("lounge");
    there.command("challenge", &[("game", "mosona"), ("opponent", "bjoern"), ("begins", "first")]).await;
    let lounge = world.channel("lounge");
    let challenge = lounge.wait_for_message("0", "the challenge", |it| it.has_button("Accept")).await;
    bjoern.in_channel("lounge").press(&challenge, "Accept").await;
    lounge.board_after(&challenge).await;
    // A later announcement has come: none is on its way.
    world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    lounge.wait_for_message("0", "another game", |it| it.text().contains("game No. 2")).await;
    let told = lounge.texts().await;
    assert!(told.iter().all(|text| !text.contains("game No. 1")), "{told:?}");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_a_thread_is_announced_once_it_has_one() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    announces_in_the_lounge(&world).await;
    let (_, board) = begun_in_thread(&world, &ada, &bjoern).await;
    let begun = announced(&world, 1).await.remove(0);
    says(begun.text(), &["game No. 2", board.channel(), board.id()]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_not_everybody_sees_is_not_announced() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    announces_in_the_lounge(&world).await;
    let state = world.control.get("/state").await;
    let everybody = state["guilds"][0]["id"].as_str().expect("a server").to_owned();
    let rights = "/channels/games/rights";
    world.control.put(rights, json!({ "role": everybody, "deny": ["VIEW_CHANNEL"] })).await;
    for user in ["bot", "ada", "bjoern"] {
        world.control.put(rights, json!({ "user": user, "allow": ["VIEW_CHANNEL", "SEND_MESSAGES"] })).await;
    }
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    given_up(&world, &ada, &bjoern, &board).await;
    let secret = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until("giving up", async || (world.log().matches("given up").count() >= 3).then_some(())).await;
    assert!(world.channel("lounge").messages().await.is_empty(), "nobody outside learns of them");

    world.control.put(rights, json!({ "role": everybody, "deny": [] })).await;
    given_up(&world, &ada, &bjoern, &secret).await;
    says(announced(&world, 1).await[0].text(), &["game No. 2", "**Game over.**"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_before_the_announcement_the_bot_makes_it_once() {
    for fault in [json!({ "delay_ms": 600_000 }), json!({ "drop": "after" })] {
        let mut world = World::start().await;
        let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
        announces_in_the_lounge(&world).await;
        let state = world.control.get("/state").await;
        let channels = state["guilds"][0]["channels"].as_array().expect("channels").clone();
        let lounge = channels.iter().find(|channel| channel["name"] == "lounge").expect("the lounge");
        let mut faults = vec![fault.clone()];
        if fault.get("drop").is_some() {
            faults.push(json!({ "delay_ms": 600_000 }));
        }
        for mut fault in faults {
            fault["method"] = json!("POST");
            fault["path"] = json!(format!("/channels/{}/messages", lounge["id"].as_str().expect("an id")));
            world.order_fault(fault).await;
        }
        world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
        world.until_faults_are_used().await;
        world.kill_bot().await;
        world.let_go().await;
        world.start_bot().await;
        announced(&world, 1).await;
        begun_in_thread(&world, &ada, &bjoern).await;
        let all = announced(&world, 2).await;
        assert_eq!(all.len(), 2, "each of them once");
        world.finish().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_is_closed_or_gone_is_told_of_to_who_manages_the_server() {
    let mut world = World::start().await;
    world.expect_refusal(50001);
    world.expect_refusal(10003);
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let chipo = announces_in_the_lounge(&world).await;
    let lost = async |wanted: bool| {
        until("word of it", async || {
            let told = private(&chipo.command("diagnose", &[]).await);
            (told.contains("My announcements do not reach <#") == wanted).then_some(())
        })
        .await;
        let card = private(&chipo.command("server-settings", &[]).await);
        assert_eq!(card.contains("My announcements do not reach <#"), wanted, "{card}");
    };
    lost(false).await;
    let rights = "/channels/lounge/rights";
    world.control.put(rights, json!({ "user": "bot", "deny": ["VIEW_CHANNEL"] })).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    lost(true).await;
    world.control.put(rights, json!({ "user": "bot", "deny": [] })).await;
    given_up(&world, &ada, &bjoern, &board).await;
    announced(&world, 1).await;
    lost(false).await;
    world.control.delete("/channels/lounge").await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    lost(true).await;
    world.finish().await;
}

/// Only `members` and the bot see a channel.
async fn hides(world: &World, channel: &str, members: &str) {
    let both = ["VIEW_CHANNEL", "SEND_MESSAGES"];
    let rights = format!("/channels/{channel}/rights");
    for given in [json!({ "user": "bot", "allow": both }), json!({ "role": members, "allow": both })] {
        world.control.put(&rights, given).await;
    }
    world.control.put(&rights, json!({ "role": "@everyone", "deny": ["VIEW_CHANNEL"] })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_a_role_sees_both_channels_it_is_told_of_the_games() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    announces_in_the_lounge(&world).await;
    let members = world.role("members", &[], &[&ada, &bjoern, &chipo]).await;
    for channel in ["games", "lounge"] {
        hides(&world, channel, &members).await;
    }
    let told = async |of: &str| {
        let place = chipo.in_channel(of);
        let told = private(&place.command("diagnose", &[]).await);
        let card = private(&place.command("server-settings", &[]).await);
        let lines: Vec<String> =
            told.lines().map(str::to_owned).filter(|it| it.starts_with("Games in")).collect();
        assert!(lines.iter().all(|line| card.contains(line)), "{card}");
        lines
    };
    assert!(told("games").await.is_empty());
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(announced(&world, 1).await[0].text(), &["game No. 1", "The game begins."]);
    given_up(&world, &ada, &bjoern, &board).await;
    announced(&world, 2).await;

    // One person is kept from the games, and could read of them.
    let rights = "/channels/games/rights";
    world.control.put(rights, json!({ "user": "eunji", "deny": ["VIEW_CHANNEL"] })).await;
    let lines =
        until("word of it", async || Some(told("games").await).filter(|lines| !lines.is_empty())).await;
    says(&lines[0], &["are not announced in <#", "as not everybody who sees <#"]);
    assert!(told("lounge").await.is_empty(), "of the lounge it is");
    let before = world.log().matches("given up").count();
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until("giving up", async || (world.log().matches("given up").count() > before).then_some(())).await;
    assert_eq!(world.channel("lounge").messages().await.len(), 2);
    world.finish().await;
}
