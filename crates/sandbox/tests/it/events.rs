//! Every event that the sandbox can send is one to serenity and to twilight.

use std::collections::BTreeSet;

use reqwest::Method;
use serde::de::DeserializeSeed;
use serde_json::{Value, json};
use serenity::all::{Event, GatewayEvent};
use twilight_model::gateway::event::GatewayEventDeserializer;

use crate::client::PNG;
use crate::rig::{Rig, read};
use crate::socket::Socket;

/// All that the sandbox models: with the privileged ones, and typing.
const ALL: u64 = crate::socket::LEAST | 1 << 1 | 1 << 11 | 1 << 14 | 1 << 15;

const NAMES: [&str; 24] = [
    "CHANNEL_CREATE",
    "CHANNEL_DELETE",
    "CHANNEL_UPDATE",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_MEMBER_ADD",
    "GUILD_MEMBER_REMOVE",
    "GUILD_MEMBER_UPDATE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_DELETE",
    "GUILD_ROLE_UPDATE",
    "GUILD_UPDATE",
    "INTERACTION_CREATE",
    "MESSAGE_CREATE",
    "MESSAGE_DELETE",
    "MESSAGE_DELETE_BULK",
    "MESSAGE_UPDATE",
    "READY",
    "RESUMED",
    "THREAD_CREATE",
    "THREAD_DELETE",
    "THREAD_MEMBERS_UPDATE",
    "THREAD_UPDATE",
    "TYPING_START",
];

/// The payload as both libraries read it.
fn check(text: &str) -> Option<String> {
    let payload: Value = serde_json::from_str(text).unwrap();
    let serenity: GatewayEvent =
        serde_json::from_str(text).unwrap_or_else(|fault| panic!("serenity: {fault}\n{text}"));
    if let GatewayEvent::Dispatch(_, Event::Unknown(unknown)) = serenity {
        // Why: the payload as the event it should be.
        panic!("serenity does not know {}: {}", unknown.kind, unknown.value);
    }
    let twilight = GatewayEventDeserializer::from_json(text).expect("twilight finds the opcode");
    let mut json = serde_json::Deserializer::from_str(text);
    twilight.deserialize(&mut json).unwrap_or_else(|fault| panic!("twilight: {fault}\n{text}"));
    payload["t"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn every_event_is_one_to_both_libraries() {
    let rig = Rig::start().await;
    rig.patch("/application", json!({"privileged": {"message_content": true, "guild_members": true}})).await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, ALL, true).await;
    everything(&rig).await;
    rig.post("/users/ada/messages", json!({"channel": "lounge", "content": "the end"})).await;
    while socket.until("MESSAGE_CREATE").await["content"] != "the end" {}
    socket.send(json!({"op": 1, "d": null})).await;
    socket.until_op(11).await;
    assert!(socket.compressed > 0, "large payloads are compressed");

    let mut again = Socket::connect(&rig).await;
    again.resume(&rig, &socket.session, socket.seq).await;
    again.until("RESUMED").await;
    for disturbance in [json!({"do": "reconnect"}), json!({"do": "invalid_session", "resumable": true})] {
        rig.post("/gateway", disturbance).await;
    }
    again.until_op(7).await;
    again.until_op(9).await;

    let names: BTreeSet<_> = socket.seen.iter().chain(&again.seen).filter_map(|text| check(text)).collect();
    assert_eq!(names, NAMES.into_iter().map(str::to_owned).collect());
    rig.assert_faithful().await;
}

#[tokio::test]
async fn the_bot_is_told_of_its_private_answers() {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "x"}])).await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, ALL & !(1 << 1 | 1 << 15), false).await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    let answer = json!({"type": 4, "data": {"content": "secret", "flags": 64}});
    assert_eq!(rig.callback(&asked, answer).await.0, 204);
    let told = socket.until("MESSAGE_CREATE").await;
    assert_eq!((&told["content"], &told["flags"]), (&json!("secret"), &json!(64)));
    rig.assert_faithful().await;
}

/// Makes everything happen that has an event.
async fn everything(rig: &Rig) {
    rig.post("/users/ada/messages", json!({"channel": "general", "content": "hello <@1100000000000000001>"}))
        .await;
    messages(rig).await;
    bulk(rig).await;
    laid_out(rig).await;
    threads(rig).await;
    interactions(rig).await;
    rig.post("/users/ada/typing", json!({"channel": "general"})).await;
    rig.post("/users/ada/typing", json!({"channel": "@bot"})).await;
    rig.post("/users/ada/messages", json!({"channel": "@bot", "content": "a direct one"})).await;
    rig.put("/channels/general/rights", json!({"deny": ["ATTACH_FILES"]})).await;
    let channel = rig.post("/channels", json!({"name": "new"})).await;
    rig.delete(&format!("/channels/{}", channel["id"].as_str().unwrap())).await;
    rig.delete("/members/chipo").await;
    rig.put("/members/chipo", json!({})).await;
    let guild = rig.guild().await;
    for allow in [json!(["MANAGE_MESSAGES"]), json!([])] {
        rig.put(&format!("/guilds/{guild}/rights"), json!({"user": "bjoern", "allow": allow})).await;
    }
    rig.post(&format!("/guilds/{guild}/roles"), json!({"name": "new", "members": ["chipo"]})).await;
    rig.delete(&format!("/guilds/{guild}/roles/new")).await;
    rig.patch(&format!("/guilds/{guild}"), json!({"locale": "es-ES"})).await;
    rig.put(&format!("/guilds/{guild}/outage"), json!({"out": true})).await;
    rig.put(&format!("/guilds/{guild}/outage"), json!({"out": false})).await;
    rig.delete("/members/bot").await;
    rig.put("/members/bot", json!({})).await;
}

async fn messages(rig: &Rig) {
    let channel = rig.channel("games").await;
    let path = format!("/channels/{channel}/messages");
    let buttons = json!({"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Yes", "emoji": {"name": "♟"}, "custom_id": "yes"},
        {"type": 2, "style": 5, "label": "More", "url": "https://example.org", "disabled": true},
    ]});
    let options = json!([{"label": "One", "value": "1", "description": "the first", "default": true},
                         {"label": "Two", "value": "2", "emoji": {"name": "2️⃣"}}]);
    let select = json!({"type": 1, "components": [
        {"type": 3, "custom_id": "choice", "placeholder": "Choose", "min_values": 0, "max_values": 2, "options": options}]});
    let body = json!({"content": "<@1100000000000000301> <@&1100000000000000101> @everyone", "nonce": 7,
                      "components": [buttons, select], "attachments": [{"id": 0, "description": "one pixel"}]});
    let form = reqwest::multipart::Form::new()
        .part("files[0]", reqwest::multipart::Part::bytes(PNG).file_name("a.png"))
        .text("payload_json", body.to_string());
    let (status, sent) = read(rig.as_bot(Method::POST, &path).multipart(form)).await;
    assert_eq!(status, 200, "{sent}");
    let id = sent["id"].as_str().unwrap();
    let answer = json!({"content": "an answer", "message_reference": {"message_id": id}});
    rig.must(Method::POST, &path, answer).await;
    let reply = json!({"channel": "games", "content": "another", "reply_to": id});
    let reply = rig.post("/users/bjoern/messages", reply).await;
    rig.must(Method::PATCH, &format!("{path}/{id}"), json!({"content": "edited"})).await;
    rig.must(Method::GET, &format!("{path}?limit=3"), Value::Null).await;
    rig.must(Method::GET, &format!("{path}/{id}"), Value::Null).await;
    rig.delete(&format!("/messages/{id}")).await;
    let left = rig.must(Method::GET, &format!("{path}/{}", reply["id"].as_str().unwrap()), Value::Null).await;
    assert_eq!(left["referenced_message"], Value::Null);
}

/// Messages that go at once.
async fn bulk(rig: &Rig) {
    let mut ids = Vec::new();
    for content in ["one", "two"] {
        let said = rig.post("/users/ada/messages", json!({"channel": "general", "content": content})).await;
        ids.push(said["id"].clone());
    }
    rig.post("/channels/general/bulk-delete", json!({"messages": ids})).await;
}

/// A message of components alone, of every kind, sent, edited, answered, and its button pressed.
async fn laid_out(rig: &Rig) {
    let path = format!("/channels/{}/messages", rig.channel("games").await);
    let text = json!({"type": 10, "content": "<@1100000000000000301> to move"});
    let picture = json!({"media": {"url": "attachment://a.png"}, "description": "one pixel"});
    let outside = json!({"media": {"url": "https://example.org/a.png"}, "spoiler": true});
    let button = json!({"type": 2, "style": 1, "label": "Go", "custom_id": "laid"});
    let thumbnail = json!({"type": 11, "media": {"url": "attachment://a.png"}});
    let inner = json!([text, {"type": 12, "items": [picture, outside]}, {"type": 14},
        {"type": 9, "components": [text], "accessory": thumbnail},
        {"type": 13, "file": {"url": "attachment://a.png"}}, {"type": 1, "components": [button]}]);
    let body = json!({"flags": 32768, "components": [
        {"type": 17, "accent_color": 255, "components": inner}, {"type": 17, "components": [text]}, text]});
    let form = reqwest::multipart::Form::new()
        .part("files[0]", reqwest::multipart::Part::bytes(PNG).file_name("a.png"))
        .text("payload_json", body.to_string());
    let (status, sent) = read(rig.as_bot(Method::POST, &path).multipart(form)).await;
    assert_eq!(status, 200, "{sent}");
    rig.post("/users/ada/press", json!({"message": sent["id"], "label": "Go"})).await;
    rig.post("/users/ada/messages", json!({"channel": "games", "content": "x", "reply_to": sent["id"]}))
        .await;
    let path = format!("{path}/{}", sent["id"].as_str().unwrap());
    let mut components = sent["components"].clone();
    // A file is named only as an attachment, not by its link.
    components[0]["components"][4]["file"] = json!({"url": "attachment://a.png"});
    rig.must(Method::PATCH, &path, json!({"components": components})).await;
}

/// A form over a message, sent and answered, and another without a message.
async fn forms(rig: &Rig, message: &Value) {
    let input = json!({"type": 4, "custom_id": "text", "label": "Text", "style": 2});
    let label = json!({"type": 18, "label": "Other", "component":
        {"type": 3, "custom_id": "pick", "options": [{"label": "1", "value": "1"}]}});
    let rows = json!([{"type": 1, "components": [input]}, label]);
    let form = json!({"type": 9, "data": {"custom_id": "form", "title": "A form", "components": rows}});
    let press = rig.post("/users/ada/press", json!({"message": message, "custom_id": "go"})).await;
    let call = json!({"channel": "general", "name": "all", "options": {"text": "t"}});
    let used = rig.post("/users/ada/commands", call).await;
    for opener in [press, used] {
        let pair = (opener["id"].as_str().unwrap().to_owned(), opener["token"].as_str().unwrap().to_owned());
        assert_eq!(rig.callback(&pair, form.clone()).await.0, 204);
        let values = json!({"text": "a\nb", "pick": ["1"]});
        let sent = json!({"interaction": pair.0, "values": values});
        let sent = rig.post("/users/ada/submit", sent).await;
        let pair = (sent["id"].as_str().unwrap().to_owned(), sent["token"].as_str().unwrap().to_owned());
        assert_eq!(rig.callback(&pair, json!({"type": 4, "data": {"content": "sent"}})).await.0, 204);
    }
}

async fn threads(rig: &Rig) {
    let channel = rig.channel("lounge").await;
    let sent =
        rig.must(Method::POST, &format!("/channels/{channel}/messages"), json!({"content": "A game"})).await;
    let path = format!("/channels/{channel}/messages/{}/threads", sent["id"].as_str().unwrap());
    let thread = rig.must(Method::POST, &path, json!({"name": "of a message"})).await;
    let id = thread["id"].as_str().unwrap();
    assert_eq!(thread["id"], sent["id"], "a thread has the id of its message");
    let body = json!({"name": "alone", "type": 11, "auto_archive_duration": 60});
    rig.must(Method::POST, &format!("/channels/{channel}/threads"), body).await;
    rig.post("/users/ada/messages", json!({"channel": id, "content": "in it"})).await;
    rig.must(Method::PATCH, &format!("/channels/{id}"), json!({"archived": true})).await;
    let made = json!({"as": "ada", "name": "a person's"});
    let made = rig.post("/channels/lounge/threads", made).await["id"].as_str().unwrap().to_owned();
    rig.must(Method::POST, &format!("/channels/{made}/messages"), json!({"content": "the bot joins"})).await;
    let shown = rig.must(Method::GET, &format!("/channels/{made}"), Value::Null).await;
    assert!(shown["member"].is_object(), "who writes in a thread is in it");
    let guild = rig.guild().await;
    rig.must(Method::GET, &format!("/guilds/{guild}/threads/active"), Value::Null).await;
    rig.delete(&format!("/channels/{made}")).await;
}

async fn interactions(rig: &Rig) {
    let options = json!([
        {"type": 3, "name": "text", "description": "x", "required": true, "autocomplete": true},
        {"type": 6, "name": "user", "description": "x"},
        {"type": 4, "name": "number", "description": "x", "min_value": 1, "max_value": 9},
        {"type": 5, "name": "flag", "description": "x"},
        {"type": 3, "name": "choice", "description": "x", "choices": [{"name": "A", "value": "a"}]},
        {"type": 7, "name": "channel", "description": "x", "channel_types": [0]},
        {"type": 8, "name": "role", "description": "x"},
    ]);
    rig.register(json!([
        {"name": "all", "description": "Everything", "options": options, "contexts": [0, 1, 2], "integration_types": [0, 1],
         "name_localizations": {"de": "alles"}},
        {"name": "On user", "type": 2}, {"name": "On message", "type": 3},
    ])).await;
    let given = json!({"text": "t", "user": "chipo", "number": 3, "flag": true, "choice": "a"});
    let call = |channel: &str| json!({"channel": channel, "name": "all", "options": given});
    let asked = rig.post("/users/ada/commands", call("general")).await;
    rig.post("/users/ada/commands", call("@bot")).await;
    let named = json!({"text": "t", "channel": "games", "role": "@everyone"});
    rig.post("/users/ada/commands", json!({"channel": "general", "name": "all", "options": named})).await;
    let typed = json!({"channel": "general", "name": "all", "options": {"text": "a", "number": 2}, "focused": "text", "wait_ms": 0});
    rig.post("/users/ada/autocomplete", typed).await;
    let menu = json!({"channel": "general", "name": "On user", "target_user": "chipo"});
    rig.post("/users/ada/menu", menu).await;
    let said = rig.post("/users/ada/messages", json!({"channel": "general", "content": "see"})).await;
    let menu = json!({"channel": "general", "name": "On message", "target_message": said["id"]});
    rig.post("/users/ada/menu", menu).await;

    let rows = json!([{"type": 1, "components": [{"type": 2, "style": 3, "label": "Go", "custom_id": "go"}]},
                      {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": [{"label": "1", "value": "1"}]}]},
                      {"type": 1, "components": [{"type": 6, "custom_id": "roles", "min_values": 0,
                          "default_values": [{"type": "role", "id": "1100000000000000101"}]}]},
                      {"type": 1, "components": [{"type": 8, "custom_id": "channels", "channel_types": [0, 11],
                          "default_values": [{"type": "channel", "id": "1100000000000000201"}]}]}]);
    let pair = (asked["id"].as_str().unwrap().to_owned(), asked["token"].as_str().unwrap().to_owned());
    let answer = json!({"type": 4, "data": {"content": "done", "components": rows}});
    assert_eq!(rig.callback(&pair, answer).await.0, 204);
    let view = rig.get(&format!("/interactions/{}", pair.0)).await;
    let message = &view["message"]["id"];
    rig.post("/users/ada/press", json!({"message": message, "custom_id": "go"})).await;
    let chosen = json!({"message": message, "custom_id": "pick", "values": ["1"]});
    let chosen = rig.post("/users/ada/select", chosen).await;
    for (list, values) in
        [("roles", json!(["1100000000000000101"])), ("roles", json!([])), ("channels", json!(["games"]))]
    {
        let chosen = json!({"message": message, "custom_id": list, "values": values});
        rig.post("/users/ada/select", chosen).await;
    }
    forms(rig, message).await;
    let pair = (chosen["id"].as_str().unwrap().to_owned(), chosen["token"].as_str().unwrap().to_owned());
    assert_eq!(rig.callback(&pair, json!({"type": 5})).await.0, 204);
    let webhook = format!("/webhooks/{}/{}", rig.sandbox.application_id(), pair.1);
    for content in ["fills", "follows"] {
        rig.must(Method::POST, &webhook, json!({"content": content})).await;
    }
}
