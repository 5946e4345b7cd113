//! What a message says of itself, and goes on saying.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::Rig;
use crate::socket::{LEAST, Socket};

#[tokio::test]
async fn only_an_edit_of_the_text_changes_who_is_mentioned() {
    let rig = Rig::start().await;
    let path = format!("/channels/{}/messages", rig.channel("games").await);
    let content = "<@1100000000000000301> and <@1100000000000000302>";
    let body = json!({"content": content, "allowed_mentions": {"users": ["1100000000000000301"]}});
    let sent = rig.must(Method::POST, &path, body).await;
    let one = format!("{path}/{}", sent["id"].as_str().unwrap());
    let count = |message: Value| message["mentions"].as_array().unwrap().len();
    let rows = [
        (json!({"components": []}), 1),
        (json!({"allowed_mentions": {"parse": []}}), 1),
        (json!({"content": content}), 2),
        (json!({"content": content, "allowed_mentions": {"parse": []}}), 0),
    ];
    for (edit, expected) in rows {
        assert_eq!(count(rig.must(Method::PATCH, &one, edit.clone()).await), expected, "{edit}");
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_message_keeps_its_place_in_its_thread() {
    let rig = Rig::start().await;
    let thread = rig.post("/channels/games/threads", json!({"as": "ada", "name": "thread"})).await;
    let path = format!("/channels/{}/messages", thread["id"].as_str().unwrap());
    let text = json!({"content": "x"});
    let first = rig.must(Method::POST, &path, text.clone()).await;
    let second = rig.must(Method::POST, &path, text).await;
    assert_eq!((&first["position"], &second["position"]), (&json!(1), &json!(2)));
    let again =
        rig.must(Method::GET, &format!("{path}/{}", first["id"].as_str().unwrap()), Value::Null).await;
    assert_eq!(again["position"], 1);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn messages_of_a_channel_go_at_once() {
    let rig = Rig::start().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let mut ids = Vec::new();
    for content in 0..101 {
        let said = json!({"channel": "games", "content": content.to_string()});
        ids.push(rig.post("/users/ada/messages", said).await["id"].clone());
    }
    let elsewhere = rig.post("/users/ada/messages", json!({"channel": "lounge", "content": "x"})).await;
    let delete = |ids: &[Value]| {
        let (rig, body) = (&rig, json!({"messages": ids}));
        async move { rig.try_control(Method::POST, "/channels/games/bulk-delete", Some(body)).await.0 }
    };
    assert_eq!(delete(&ids[..1]).await, 400, "one has a route of its own");
    assert_eq!(delete(&ids).await, 400, "101 are too many");
    assert_eq!(delete(&[ids[0].clone(), elsewhere["id"].clone()]).await, 404);
    assert_eq!(rig.get("/channels/games/messages?limit=200").await.as_array().unwrap().len(), 101);
    assert_eq!(delete(&ids[1..]).await, 200);
    let left = rig.get("/channels/games/messages?limit=200").await;
    assert_eq!((left.as_array().unwrap().len(), &left[0]["id"]), (1, &ids[0]));
    let told = socket.until("MESSAGE_DELETE_BULK").await;
    assert_eq!(told["ids"].as_array().unwrap()[..], ids[1..]);
    assert_eq!(
        (&told["channel_id"], &told["guild_id"]),
        (&json!(rig.channel("games").await), &json!(rig.guild().await))
    );
    rig.post("/users/ada/messages", json!({"channel": "games", "content": "the end"})).await;
    socket.until("MESSAGE_CREATE").await;
    assert!(!socket.seen.iter().any(|text| text.contains("\"MESSAGE_DELETE\"")), "it is told once");
    rig.assert_faithful().await;
}
