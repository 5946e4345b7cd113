//! Places where the bot is not: there is only the application that a user installed.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::Rig;
use crate::socket::{LEAST, Socket};

async fn rig() -> (Rig, String) {
    let rig = Rig::start().await;
    rig.register(json!([
        {"name": "x", "description": "y", "integration_types": [0, 1], "contexts": [0, 1, 2]},
        {"name": "Read", "type": 3, "integration_types": [0, 1], "contexts": [0, 1, 2]},
    ]))
    .await;
    rig.patch("/users/bjoern", json!({"installed": true})).await;
    let elsewhere = rig.post("/guilds", json!({"name": "Elsewhere", "bot": false})).await;
    (rig, elsewhere["channel"].as_str().unwrap().to_owned())
}

fn pair(view: &Value) -> (String, String) {
    (view["id"].as_str().unwrap().to_owned(), view["token"].as_str().unwrap().to_owned())
}

/// A public answer with a button and a select, at this place; its message.
async fn answered(rig: &Rig, place: &str) -> Value {
    let used = rig.post("/users/bjoern/commands", json!({"channel": place, "name": "x"})).await;
    let rows = json!([
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": [{"label": "1", "value": "1"}]}]},
    ]);
    let answer = json!({"type": 4, "data": {"content": "public", "components": rows}});
    assert_eq!(rig.callback(&pair(&used), answer).await.0, 204);
    rig.get(&format!("/interactions/{}", pair(&used).0)).await["message"].clone()
}

#[tokio::test]
async fn whoever_sees_an_answer_may_use_its_components() {
    let (rig, elsewhere) = rig().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let installer = rig.user("bjoern").await;
    for place in [elsewhere.as_str(), "@ada"] {
        let message = answered(&rig, place).await;
        socket.until("INTERACTION_CREATE").await;
        let press = json!({"message": message["id"], "label": "Go"});
        let pressed = pair(&rig.post("/users/ada/press", press).await);
        let told = socket.until("INTERACTION_CREATE").await;
        let owners = &told["authorizing_integration_owners"];
        assert_eq!(owners, &json!({"1": installer}), "whoever brought it there installed it");

        // A form, and the message updated by what it says.
        let input = json!({"type": 4, "custom_id": "text", "label": "Text", "style": 1});
        let form = json!({"type": 9, "data": {"custom_id": "f", "title": "t", "components": [{"type": 1, "components": [input]}]}});
        assert_eq!(rig.callback(&pressed, form).await.0, 204);
        let sent = json!({"interaction": pressed.0, "values": {"text": "x"}});
        let sent = pair(&rig.post("/users/ada/submit", sent).await);
        assert_eq!(rig.callback(&sent, json!({"type": 7, "data": {"content": "updated"}})).await.0, 204);

        let choice = json!({"message": message["id"], "custom_id": "pick", "values": ["1"]});
        let chosen = pair(&rig.post("/users/ada/select", choice).await);
        let whisper = json!({"type": 4, "data": {"content": "to you", "flags": 64}});
        assert_eq!(rig.callback(&chosen, whisper).await.0, 204);
        let webhook = format!("/webhooks/{}/{}", rig.sandbox.application_id(), chosen.1);
        for n in 0..5 {
            rig.must(Method::POST, &webhook, json!({"content": n.to_string()})).await;
        }
        assert_eq!(rig.refused(Method::POST, &webhook, json!({"content": "x"})).await, (400, 40094));
        for name in ["INTERACTION_CREATE", "INTERACTION_CREATE"] {
            socket.until(name).await;
        }
    }
    rig.assert_faithful().await;
}

/// The message of a public answer to Björn's command, with a button.
async fn with_button(rig: &Rig, place: &str) -> Value {
    let message = answered(rig, place).await;
    json!({"message": message["id"], "label": "Go"})
}

#[tokio::test]
async fn who_installed_it_is_told_with_the_server_where_both_did() {
    let (rig, elsewhere) = rig().await;
    rig.register(json!([
        {"name": "x", "description": "y", "integration_types": [0, 1], "contexts": [0, 1, 2]},
        {"name": "guild", "description": "y", "integration_types": [0], "contexts": [0]},
        {"name": "own", "description": "y", "integration_types": [1], "contexts": [0]},
    ]))
    .await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let (guild, bjoern) = (rig.guild().await, rig.user("bjoern").await);
    let rows = [
        ("bjoern", "x", "general", json!({"0": guild, "1": bjoern})),
        ("ada", "x", "general", json!({"0": guild})),
        ("bjoern", "guild", "general", json!({"0": guild})),
        ("bjoern", "own", "general", json!({"1": bjoern})),
        ("bjoern", "x", elsewhere.as_str(), json!({"1": bjoern})),
        ("bjoern", "x", "@bot", json!({"0": "0", "1": bjoern})),
        ("ada", "x", "@bot", json!({"0": "0"})),
    ];
    for (user, name, place, owners) in rows {
        rig.post(&format!("/users/{user}/commands"), json!({"channel": place, "name": name})).await;
        let told = socket.until("INTERACTION_CREATE").await;
        assert_eq!(told["authorizing_integration_owners"], owners, "{user} {name} {place}");
    }
    // A button of what Björn was answered names him, whoever presses it; one of the bot's own messages nobody.
    let press = with_button(&rig, "general").await;
    socket.until("INTERACTION_CREATE").await;
    rig.post("/users/ada/press", press).await;
    let told = socket.until("INTERACTION_CREATE").await;
    assert_eq!(told["authorizing_integration_owners"], json!({"0": guild, "1": bjoern}));
    let metadata = &told["message"]["interaction_metadata"];
    assert_eq!(metadata["authorizing_integration_owners"], json!({"0": guild, "1": bjoern}));
    let press = own_button(&rig).await;
    rig.post("/users/bjoern/press", press).await;
    let told = socket.until("INTERACTION_CREATE").await;
    assert_eq!(told["authorizing_integration_owners"], json!({"0": guild}));
    rig.assert_faithful().await;
}

/// A message that the bot wrote by itself, and its button.
async fn own_button(rig: &Rig) -> Value {
    let row = json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]});
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    let sent = rig.must(Method::POST, &path, json!({"content": "board", "components": [row]})).await;
    json!({"message": sent["id"], "label": "Go"})
}

#[tokio::test]
async fn where_nobody_has_it_any_more_old_buttons_reach_nobody() {
    let (rig, elsewhere) = rig().await;
    let (own, answer) = (own_button(&rig).await, with_button(&rig, "general").await);
    let foreign = with_button(&rig, &elsewhere).await;
    let status = |press: &Value| {
        let (rig, press) = (&rig, press.clone());
        async move { rig.try_control(Method::POST, "/users/ada/press", Some(press)).await.0 }
    };
    let form = json!({"type": 9, "data": {"custom_id": "f", "title": "t", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "text", "label": "Text", "style": 1}]}]}});
    let opened = pair(&rig.post("/users/ada/press", own.clone()).await);
    assert_eq!(rig.callback(&opened, form).await.0, 204);

    rig.delete("/members/bot").await;
    assert_eq!(status(&own).await, 409);
    let sent = json!({"interaction": opened.0, "values": {"text": "x"}});
    assert_eq!(rig.try_control(Method::POST, "/users/ada/submit", Some(sent)).await.0, 409);
    // What Björn brought there is good as long as he has it himself.
    assert_eq!(status(&answer).await, 200);
    assert_eq!(status(&foreign).await, 200);
    rig.patch("/users/bjoern", json!({"installed": false})).await;
    assert_eq!(status(&answer).await, 409);
    assert_eq!(status(&foreign).await, 409);
    rig.put("/members/bot", json!({})).await;
    assert_eq!(status(&own).await, 200);
    assert_eq!(status(&answer).await, 200);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn the_bot_hears_nothing_of_such_places_and_cannot_ask() {
    let (rig, elsewhere) = rig().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    for place in [elsewhere.as_str(), "@ada"] {
        let message = answered(&rig, place).await;
        rig.post("/users/bjoern/messages", json!({"channel": place, "content": "unheard"})).await;
        let channel = message["channel_id"].as_str().unwrap();
        let messages = format!("/channels/{channel}/messages");
        let one = format!("{messages}/{}", message["id"].as_str().unwrap());
        let rows = [
            (Method::GET, format!("/channels/{channel}"), Value::Null),
            (Method::GET, messages.clone(), Value::Null),
            (Method::POST, messages, json!({"content": "x"})),
            (Method::GET, one.clone(), Value::Null),
            (Method::PATCH, one, json!({"content": "x"})),
        ];
        for (method, path, body) in rows {
            assert_eq!(rig.refused(method.clone(), &path, body).await, (403, 50001), "{method} {path}");
        }
        let guild = message_guild(&rig, channel).await;
        if let Some(guild) = guild {
            assert_eq!(
                rig.refused(Method::GET, &format!("/guilds/{guild}"), Value::Null).await,
                (403, 50001)
            );
        }
    }
    rig.post("/users/ada/messages", json!({"channel": "general", "content": "<@1100000000000000001> heard"}))
        .await;
    let heard = socket.until("MESSAGE_CREATE").await;
    assert_eq!(heard["content"], "<@1100000000000000001> heard");
    rig.assert_faithful().await;
}

async fn message_guild(rig: &Rig, channel: &str) -> Option<String> {
    let state = rig.get("/state").await;
    let of = |guild: &Value| {
        let is_here = guild["channels"].as_array()?.iter().any(|one| one["id"] == *channel);
        is_here.then(|| guild["id"].as_str().map(str::to_owned))?
    };
    state["guilds"].as_array().unwrap().iter().find_map(of)
}

#[tokio::test]
async fn an_interaction_says_what_user_and_application_may_do() {
    let (rig, elsewhere) = rig().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    let bits = |told: &Value| told.as_str().unwrap().parse::<u64>().unwrap();
    rig.put(&format!("/channels/{elsewhere}/rights"), json!({"user": "bjoern", "deny": ["ATTACH_FILES"]}))
        .await;
    rig.put("/channels/general/rights", json!({"user": "bjoern", "deny": ["EMBED_LINKS"]})).await;
    for place in ["general", elsewhere.as_str(), "@bot", "@ada"] {
        rig.post("/users/bjoern/commands", json!({"channel": place, "name": "x"})).await;
        let told = socket.until("INTERACTION_CREATE").await;
        let app = bits(&told["app_permissions"]);
        match place {
            // Writing is not among the rights that are told of direct messages.
            "@bot" => assert_eq!(app, 1 << 14 | 1 << 15 | 1 << 17 | 1 << 18),
            "@ada" => assert_eq!(app, 1 << 14 | 1 << 15 | 1 << 17),
            _ => {
                let user = bits(&told["member"]["permissions"]);
                assert_ne!(user & 1 << 11, 0);
                assert_eq!(app == user, place == elsewhere, "the user's, where the bot is not");
                assert_eq!(app & 1 << 15 == 0, place == elsewhere);
            }
        }
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_message_menu_reads_the_message_everywhere() {
    let (rig, elsewhere) = rig().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    for place in ["general", elsewhere.as_str(), "@ada"] {
        let said = rig
            .post(
                "/users/ada/messages",
                json!({"channel": if place == "@ada" { "@bjoern" } else { place }, "content": "a2-a4"}),
            )
            .await;
        let menu = json!({"channel": place, "name": "Read", "target_message": said["id"]});
        rig.post("/users/bjoern/menu", menu).await;
        let told = socket.until("INTERACTION_CREATE").await;
        let id = said["id"].as_str().unwrap();
        assert_eq!(told["data"]["target_id"], json!(id));
        assert_eq!(told["data"]["resolved"]["messages"][id]["content"], "a2-a4", "{place}");
    }
    let menu = json!({"channel": elsewhere, "name": "Read", "target_message": "1"});
    assert_eq!(
        rig.try_control(Method::POST, "/users/ada/menu", Some(menu)).await.0,
        409,
        "Ada did not install it"
    );
    rig.assert_faithful().await;
}
