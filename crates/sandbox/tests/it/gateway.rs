//! The gateway: sessions, close codes, intents, and what of a message arrives.

use std::time::Duration;

use reqwest::Method;
use sandbox::Config;
use serde_json::{Value, json};
use serenity::all::{Event, GatewayIntents};

use crate::rig::{Bot, INTENTS, Rig};
use crate::socket::{LEAST, Socket};

const CONTENT: u64 = 1 << 15;

#[tokio::test]
async fn connections_that_go_wrong_are_closed_with_discords_codes() {
    let rig = Rig::start().await;
    let token = rig.sandbox.token();
    let identify = |data: Value| json!({"op": 2, "d": data});
    let rows = [
        (json!({"op": 99}), 4001),
        (json!("text"), 4002),
        (json!({"op": 3, "d": {}}), 4003),
        (identify(json!({"token": "wrong", "intents": 1})), 4004),
        (identify(json!({"token": token, "intents": 1, "shard": [1, 1]})), 4010),
        (identify(json!({"token": token, "intents": 1u64 << 40})), 4013),
        (identify(json!({"token": token})), 4013),
        (identify(json!({"token": token, "intents": CONTENT})), 4014),
        (json!({"op": 6, "d": {"token": "wrong", "session_id": "1", "seq": 1}}), 4004),
    ];
    for (payload, code) in rows {
        let mut socket = Socket::connect(&rig).await;
        socket.send(payload.clone()).await;
        assert_eq!(socket.closed().await, code, "{payload}");
    }
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    socket.send(identify(json!({"token": token, "intents": 1}))).await;
    assert_eq!(socket.closed().await, 4005);
    let mut socket = Socket::connect(&rig).await;
    for _ in 0..=120 {
        socket.send(json!({"op": 1, "d": null})).await;
    }
    assert_eq!(socket.closed().await, 4008);
}

#[tokio::test]
async fn who_sends_no_heartbeat_is_cut_off() {
    let rig = Rig::with(Config { heartbeat: Duration::from_millis(100), ..Config::default() }).await;
    let mut socket = Socket::connect(&rig).await;
    assert_eq!(socket.closed().await, 4009);
}

#[tokio::test]
async fn heartbeats_can_go_unanswered() {
    let rig = Rig::start().await;
    let mut socket = Socket::connect(&rig).await;
    rig.post("/gateway", json!({"do": "mute", "on": true})).await;
    socket.send(json!({"op": 1, "d": null})).await;
    socket.identify(&rig, LEAST, false).await;
    rig.post("/gateway", json!({"do": "mute", "on": false})).await;
    socket.send(json!({"op": 1, "d": null})).await;
    socket.until_op(11).await;
    assert_eq!(socket.seen.iter().filter(|text| text.contains("\"op\":11")).count(), 1);
}

#[tokio::test]
async fn while_the_gateway_is_shut_nobody_connects() {
    let rig = Rig::start().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let cut_off = rig.post("/gateway", json!({"do": "shut", "on": true})).await;
    assert_eq!(cut_off["connections"], 1);
    let address = format!("ws://{}/?v=10&encoding=json", rig.sandbox.addr());
    let refused = tokio_tungstenite::connect_async(&address).await.expect_err("it is shut");
    assert!(refused.to_string().contains("503"), "{refused}");
    rig.post("/gateway", json!({"do": "shut", "on": false})).await;
    Socket::connect(&rig).await.identify(&rig, LEAST, false).await;
}

#[tokio::test]
async fn a_dropped_client_gets_what_it_missed() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    rig.post("/gateway", json!({"do": "drop"})).await;
    rig.post("/users/ada/messages", json!({"channel": "general", "content": "meanwhile"})).await;
    let author = bot.next(|event| match event {
        Event::MessageCreate(event) => Some(event.message.author.name.clone()),
        Event::Ready(_) => panic!("the session was resumed, not begun anew"),
        _ => None,
    });
    assert_eq!(author.await, "ada");
    bot.stop().await;
}

#[tokio::test]
async fn an_invalid_session_is_begun_anew() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    rig.post("/gateway", json!({"do": "forget"})).await;
    bot.next(|event| matches!(event, Event::Ready(_)).then_some(())).await;
    rig.post("/gateway", json!({"do": "reconnect"})).await;
    bot.next(|event| matches!(event, Event::Resumed(_)).then_some(())).await;
    bot.stop().await;
}

/// What the bot is told in a server between its leaving and its return, and in a thread it cannot see.
#[tokio::test]
async fn a_bot_hears_nothing_of_where_it_is_not() {
    let rig = Rig::start().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let of_ada = json!({"as": "ada", "name": "thread"});
    let (seen, hidden) = ("lounge", "games");
    rig.put(&format!("/channels/{hidden}/rights"), json!({"deny": ["VIEW_CHANNEL"]})).await;
    for channel in [seen, hidden] {
        let thread = rig.post(&format!("/channels/{channel}/threads"), of_ada.clone()).await;
        rig.delete(&format!("/channels/{}", thread["id"].as_str().unwrap())).await;
    }
    rig.delete("/members/bot").await;
    rig.post("/users/ada/messages", json!({"channel": seen, "content": "without it"})).await;
    let channel = rig.post("/channels", json!({"name": "new"})).await;
    rig.put("/channels/new/rights", json!({"deny": ["ATTACH_FILES"]})).await;
    rig.delete(&format!("/channels/{}", channel["id"].as_str().unwrap())).await;
    rig.delete("/members/chipo").await;
    rig.put("/members/bot", json!({})).await;
    let end = "<@1100000000000000001> the end";
    rig.post("/users/ada/messages", json!({"channel": seen, "content": end})).await;
    while socket.until("MESSAGE_CREATE").await["content"] != end {}

    let payloads = socket.seen.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let names: Vec<_> = payloads.filter_map(|payload| payload["t"].as_str().map(str::to_owned)).collect();
    let count = |wanted: &str| names.iter().filter(|name| *name == wanted).count();
    assert_eq!((count("THREAD_CREATE"), count("THREAD_DELETE")), (1, 1), "{names:?}");
    let left = names.iter().position(|name| name == "GUILD_DELETE").unwrap();
    assert_eq!(names[left + 1], "GUILD_CREATE", "{names:?}");
}

/// What arrives of a message: whose, with which intents, in which place.
#[tokio::test]
async fn content_arrives_only_where_it_concerns_the_bot() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    let games = rig.channel("games").await;
    let board =
        rig.must(Method::POST, &format!("/channels/{games}/messages"), json!({"content": "board"})).await;
    let board = board["id"].as_str().unwrap();
    let rows = [
        (json!({"channel": "games", "content": "plain"}), ""),
        (
            json!({"channel": "games", "content": "c10-b9 <@1100000000000000001>"}),
            "c10-b9 <@1100000000000000001>",
        ),
        (json!({"channel": "games", "content": "c10-b9", "reply_to": board}), "c10-b9"),
        (json!({"channel": "games", "content": "c10-b9", "reply_to": board, "ping": false}), ""),
        (json!({"channel": "@bot", "content": "direct"}), "direct"),
    ];
    for (said, expected) in rows {
        rig.post("/users/ada/messages", said.clone()).await;
        let message = bot.next(|event| match event {
            Event::MessageCreate(event) if event.message.author.name == "ada" => Some(event.message.clone()),
            _ => None,
        });
        let message = message.await;
        assert_eq!(message.content, expected, "{said}");
        let asked_for = message.channel_id.message(&bot.http, message.id).await.unwrap();
        assert_eq!(asked_for.content, expected, "by REST: {said}");
        if said["reply_to"].is_string() {
            let answered = message.referenced_message.as_ref().unwrap();
            assert_eq!(answered.content, "board", "the bot's own words are whole");
        }
    }

    // An answer to an interaction's message does not arrive, ping or not.
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    rig.callback(&asked, json!({"type": 4, "data": {"content": "answer"}})).await;
    let answer = rig.get(&format!("/interactions/{}", asked.0)).await["message"]["id"].clone();
    rig.post("/users/ada/messages", json!({"channel": "general", "content": "hm", "reply_to": answer})).await;
    let content = bot.next(|event| match event {
        Event::MessageCreate(event) if event.message.author.name == "ada" => {
            Some(event.message.content.clone())
        }
        _ => None,
    });
    assert_eq!(content.await, "");
    rig.assert_faithful().await;
    bot.stop().await;
}

#[tokio::test]
async fn with_the_privileged_intent_all_content_arrives() {
    let rig = Rig::start().await;
    rig.patch("/application", json!({"privileged": {"message_content": true}})).await;
    let mut bot = Bot::with(&rig, INTENTS | GatewayIntents::MESSAGE_CONTENT).await;
    rig.post("/users/ada/messages", json!({"channel": "games", "content": "plain"})).await;
    let content = bot.next(|event| match event {
        Event::MessageCreate(event) => Some(event.message.content.clone()),
        _ => None,
    });
    assert_eq!(content.await, "plain");
    bot.stop().await;
}

#[tokio::test]
async fn what_was_not_asked_for_does_not_arrive() {
    let rig = Rig::start().await;
    let mut bot = Bot::with(&rig, GatewayIntents::GUILDS).await;
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    rig.post("/users/ada/messages", json!({"channel": "games", "content": "<@1100000000000000001>"})).await;
    rig.post("/users/ada/messages", json!({"channel": "@bot", "content": "direct"})).await;
    rig.delete("/members/chipo").await;
    rig.put("/channels/lounge/rights", json!({"deny": ["VIEW_CHANNEL"]})).await;
    rig.post("/channels/lounge/threads", json!({"as": "ada", "name": "unseen"})).await;
    rig.invoke("ada", "x", json!({})).await;
    bot.next(|event| match event {
        Event::InteractionCreate(_) => Some(()),
        Event::ChannelUpdate(_) => None,
        other => panic!("{other:?}"),
    })
    .await;
    bot.stop().await;
}

#[tokio::test]
async fn each_shard_gets_its_guilds_and_the_first_one_direct_messages() {
    let rig = Rig::start().await;
    let guild: u64 = rig.guild().await.parse().unwrap();
    let own = (guild >> 22) % 2;
    let mut sockets = Vec::new();
    for number in 0..2u64 {
        let mut socket = Socket::connect(&rig).await;
        let data = json!({"token": rig.sandbox.token(), "intents": LEAST, "shard": [number, 2]});
        socket.send(json!({"op": 2, "d": data})).await;
        let ready = socket.until("READY").await;
        assert_eq!(ready["guilds"].as_array().unwrap().len(), usize::from(number == own));
        sockets.push(socket);
    }
    rig.post("/users/ada/messages", json!({"channel": "@bot", "content": "direct"})).await;
    rig.post("/users/ada/messages", json!({"channel": "games", "content": "<@1100000000000000001>"})).await;
    assert_eq!(sockets[0].until("MESSAGE_CREATE").await["content"], "direct");
    let index = usize::try_from(own).unwrap();
    assert_eq!(sockets[index].until("MESSAGE_CREATE").await["content"], "<@1100000000000000001>");
}
