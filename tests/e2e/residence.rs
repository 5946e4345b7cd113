//! The bot is removed from a server, out of its reach, away itself; comes back in time, or too late.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, World, until},
    words::{private, says},
};

const DAY: Duration = Duration::from_secs(24 * 3600);
const FORGOTTEN: &str = "a server that has removed the bot is forgotten";
const REMOVED: &str = "the bot was removed from a server";

async fn server(world: &World) -> String {
    world.control.get("/state").await["guilds"][0]["id"].as_str().expect("a server").to_owned()
}

async fn remove_bot(world: &World) {
    world.control.delete("/members/bot").await;
    until("the bot knows", async || world.log().contains(REMOVED).then_some(())).await;
}

async fn until_forgotten(world: &World) {
    until("the server is forgotten", async || world.log().contains(FORGOTTEN).then_some(())).await;
}

/// A game with an hour a move, and a server that speaks German.
async fn played(world: &World) -> Message {
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let over = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    let question = bjoern.command("resign", &[]).await.message();
    bjoern.press(&question, "Yes, give up").await;
    world.games().board_after(&over).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    let chipo = world.person("chipo").await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let card = chipo.command("server-settings", &[]).await.message();
    let card = chipo.press(&card, "More settings").await.message();
    chipo.choose(&card, "arrange:language", "de").await;
    board
}

/// What has gone on since, by its two players.
async fn goes_on(world: &World, board: &Message) {
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["Played: "]);
    let next = world.games().board_after(board).await;
    says(next.text(), &["**Ada** spielt `a8-b9`"]);
    says(&private(&bjoern.command("move", &[("move", "c10xa8")]).await), &["Played: "]);
    assert!(!world.log().contains(FORGOTTEN), "{}", world.log());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_back_within_the_month_finds_everything_as_it_was() {
    let mut world = World::with_clock().await;
    for code in [50001, 10004] {
        world.expect_refusal(code);
    }
    let board = played(&world).await;
    remove_bot(&world).await;
    world.pass(Duration::from_secs(70 * 60)).await;
    world.advance(29 * DAY).await;
    world.control.put("/members/bot", json!({})).await;
    goes_on(&world, &board).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_month_what_was_the_servers_is_gone_and_the_games_are_their_players() {
    let mut world = World::with_clock().await;
    for code in [50001, 10004] {
        world.expect_refusal(code);
    }
    let board = played(&world).await;
    remove_bot(&world).await;
    world.advance(31 * DAY).await;
    until_forgotten(&world).await;
    let [ada, zoe] = world.people(["ada", "chipo"]).await;
    let alone = ada.in_channel("@bot");
    let told = private(&alone.command("board", &[("game", "2")]).await);
    says(&told, &["It does not count: the bot was removed from the server where it was played."]);
    says(&private(&alone.command("board", &[("game", "1")]).await), &["gave up"]);
    assert!(!told.contains("discord.com/channels"), "{told}");

    // Invited again it begins anew: nothing is listed, and old buttons lead nowhere else.
    world.control.put("/members/bot", json!({})).await;
    says(&private(&ada.press(&board, "Move").await), &["This game is over."]);
    let listed = zoe.command("games", &[("show", "finished")]).await.text();
    assert!(!listed.contains("No. 1") && !listed.contains("No. 2"), "{listed}");
    let bjoern = world.person("bjoern").await;
    let anew = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(anew.text(), &["against", "<@"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_out_of_reach_for_forty_days_loses_nothing() {
    let mut world = World::with_clock().await;
    let board = played(&world).await;
    let outage = format!("/guilds/{}/outage", server(&world).await);
    world.control.put(&outage, json!({ "out": true })).await;
    world.advance(20 * DAY).await;
    // A new session is told that the server is there, and out of reach.
    world.kill_bot().await;
    world.start_bot().await;
    world.advance(20 * DAY).await;
    world.control.put(&outage, json!({ "out": false })).await;
    goes_on(&world, &board).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_away_itself_forgets_nothing_before_it_has_heard_from_discord() {
    let mut world = World::with_clock().await;
    let board = played(&world).await;
    world.kill_bot().await;
    world.advance(40 * DAY).await;
    world.start_bot().await;
    goes_on(&world, &board).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_away_when_it_was_removed_learns_of_it_and_waits_as_long() {
    let mut world = World::with_clock().await;
    for code in [50001, 10004] {
        world.expect_refusal(code);
    }
    played(&world).await;
    world.kill_bot().await;
    world.control.delete("/members/bot").await;
    world.advance(40 * DAY).await;
    world.start_bot().await;
    until("the bot knows", async || world.log().contains("removed from servers while").then_some(())).await;
    world.advance(29 * DAY).await;
    // Killed while it asks Discord, it asks again.
    world.order_fault(json!({ "method": "GET", "path": "/guilds/*", "delay_ms": 600_000 })).await;
    assert!(!world.log().contains(FORGOTTEN));
    world.advance(2 * DAY).await;
    world.until_faults_are_used().await;
    world.kill_bot().await;
    world.let_go().await;
    world.start_bot().await;
    assert!(!world.log().contains(FORGOTTEN));
    world.advance(Duration::from_secs(3700)).await;
    until_forgotten(&world).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_discord_forgot_to_list_is_asked_for_before_anything_goes() {
    let mut world = World::with_clock().await;
    let board = played(&world).await;
    let guild = server(&world).await;
    world.kill_bot().await;
    world.disturb(json!({ "do": "unlist", "guild": guild, "on": true })).await;
    world.start_bot().await;
    until("the bot takes note", async || world.log().contains("removed from servers while").then_some(()))
        .await;
    world.order_fault(json!({ "method": "GET", "path": "/guilds/*", "status": 500, "times": 20 })).await;
    world.advance(31 * DAY).await;
    until("Discord cannot say", async || world.log().contains("is asked again").then_some(())).await;
    world.let_go().await;
    world.advance(Duration::from_secs(3700)).await;
    let asked = format!("/guilds/{guild}");
    until("Discord says that it is there", async || {
        let log = world.control.get("/requests").await;
        let mut requests = log["requests"].as_array().expect("a log").iter();
        requests
            .any(|entry| {
                entry["status"] == 200 && entry["path"].as_str().is_some_and(|path| path.ends_with(&asked))
            })
            .then_some(())
    })
    .await;
    goes_on(&world, &board).await;
    world.finish().await;
}
