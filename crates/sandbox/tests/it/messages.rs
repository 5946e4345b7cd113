//! What a message says of itself, and goes on saying.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::Rig;

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
