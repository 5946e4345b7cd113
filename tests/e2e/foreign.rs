//! Where the bot is not: a server it does not belong to, and what two people write to each other. Only who
//! installed it for themselves can use it there.

use serde_json::json;

use crate::{
    harness::{Person, World},
    words::{private, says},
};

async fn installs(world: &World, person: &Person) {
    world.control.patch(&format!("/users/{}", person.name), json!({ "installed": true })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_server_without_the_bot_the_way_to_invite_it_is_told() {
    let world = World::start().await;
    let ada = world.person("ada").await;
    installs(&world, &ada).await;
    let server = world.control.post("/guilds", json!({ "name": "Elsewhere", "bot": false })).await;
    let there = ada.in_channel(server["channel"].as_str().expect("a channel"));
    let options = [("game", "mosona"), ("opponent", "bjoern")];
    for answer in [there.command("challenge", &options).await, there.command("seek", &options[..1]).await] {
        says(
            &private(&answer),
            &["I do not belong to this server", "[invite](https://discord.com/oauth2/authorize?"],
        );
    }
    says(&private(&there.command("board", &[]).await), &["No game is going on in this channel."]);
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
