//! What Discord refuses is refused with Discord's codes, and what is not modelled with 501.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::rig::{Rig, read};

const MINUTE: u64 = 60_000;

async fn messages(rig: &Rig, name: &str) -> String {
    format!("/channels/{}/messages", rig.channel(name).await)
}

/// A body is refused with this code at this place of it.
async fn refused_at(rig: &Rig, path: &str, body: Value, at: &str, code: &str) {
    let (status, answer) = rig.discord(Method::POST, path, body.clone()).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{body}");
    let found = answer.pointer(&format!("/errors{at}/_errors/0/code"));
    assert_eq!(found, Some(&json!(code)), "{body}: {answer}");
}

#[tokio::test]
async fn bodies_that_are_wrong_say_where() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let button = |n: usize, id: &str| {
        let row = |n: usize| json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": format!("{id}{n}")}]});
        Value::Array((0..n).map(row).collect())
    };
    let twice = Value::Array([button(1, "a"), button(1, "a")].iter().map(|rows| rows[0].clone()).collect());
    let text = |content: usize| json!({"content": "x".repeat(content)});
    let rows = |rows: Value| json!({"content": "x", "components": rows});
    let nonce = |length: usize| json!({"content": "x", "nonce": "n".repeat(length)});
    let mentions = |allowed: Value| json!({"content": "x", "allowed_mentions": allowed});
    let answer = |id: &Value| json!({"content": "x", "message_reference": {"message_id": id}});
    let sent = rig.must(Method::POST, &path, text(1)).await["id"].clone();
    // What is just possible, and what is not any more.
    let pairs: [(Value, Value, &str, &str); 7] = [
        (text(2000), text(2001), "/content", "BASE_TYPE_MAX_LENGTH"),
        (rows(button(5, "a")), rows(button(6, "a")), "/components", "BASE_TYPE_MAX_LENGTH"),
        (
            rows(button(2, "a")),
            rows(twice),
            "/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            rows(button(1, &"a".repeat(99))),
            rows(button(1, &"a".repeat(100))),
            "/components/0/components/0/custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (nonce(25), nonce(26), "/nonce", "BASE_TYPE_MAX_LENGTH"),
        (
            mentions(json!({"parse": ["roles"], "users": ["1"]})),
            mentions(json!({"parse": ["users"], "users": ["1"]})),
            "/allowed_mentions/parse",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (answer(&sent), answer(&json!("5")), "/message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    ];
    for (right, wrong, at, code) in pairs {
        rig.must(Method::POST, &path, right).await;
        refused_at(&rig, &path, wrong, at, code).await;
    }
    let unsent = json!({"content": "x", "attachments": [{"id": 0}]});
    refused_at(&rig, &path, unsent, "/attachments", "MESSAGE_ATTACHMENT_NOT_FOUND").await;
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": " "})).await, (400, 50006));
    for (limit, is_taken) in [(0, false), (1, true), (100, true), (101, false)] {
        let (status, _) = rig.discord(Method::GET, &format!("{path}?limit={limit}"), Value::Null).await;
        assert_eq!(status == 200, is_taken, "limit {limit}: {status}");
    }
    let broken = rig.as_bot(Method::POST, &path).header("content-type", "application/json").body("{");
    assert_eq!(read(broken).await.1["code"], 50109);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn files_have_a_number_a_size_and_an_alt_text() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let post = |bytes: usize, alt: usize| {
        let payload = json!({"attachments": [{"id": 0, "description": "x".repeat(alt)}]});
        let part = Part::bytes(vec![0; bytes]).file_name("a.bin");
        let form = Form::new().part("files[0]", part).text("payload_json", payload.to_string());
        read(rig.as_bot(Method::POST, &path).multipart(form))
    };
    assert_eq!(post(10 * 1024 * 1024, 1024).await.0, 200);
    let (status, answer) = post(10 * 1024 * 1024 + 1, 0).await;
    assert_eq!((status, &answer["code"]), (413, &json!(40005)));
    let (status, answer) = post(1, 1025).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn what_is_not_there_has_its_code() {
    let rig = Rig::start().await;
    let (channel, guild) = (rig.channel("general").await, rig.guild().await);
    let rows = [
        (Method::GET, "/channels/5".to_owned(), (404, 10003)),
        (Method::GET, format!("/channels/{channel}/messages/5"), (404, 10008)),
        (Method::DELETE, format!("/channels/{channel}/messages/5"), (404, 10008)),
        (Method::GET, "/guilds/5".to_owned(), (404, 10004)),
        (Method::GET, format!("/guilds/{guild}/members/5"), (404, 10013)),
        (Method::GET, "/users/5".to_owned(), (404, 10013)),
        (Method::GET, "/channels/x".to_owned(), (400, 50035)),
        (Method::PATCH, "/webhooks/1100000000000000001/none/messages/@original".to_owned(), (401, 50027)),
        (Method::POST, "/interactions/5/none/callback".to_owned(), (404, 10062)),
    ];
    for (method, path, expected) in rows {
        let body = if method == Method::GET { Value::Null } else { json!({}) };
        assert_eq!(rig.refused(method.clone(), &path, body).await, expected, "{method} {path}");
    }
    rig.delete("/members/chipo").await;
    let left = format!("/guilds/{guild}/members/{}", rig.user("chipo").await);
    assert_eq!(rig.refused(Method::GET, &left, Value::Null).await, (404, 10007));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn everything_that_may_be_asked_for_is_as_described() {
    let rig = Rig::start().await;
    let (channel, guild, user) = (rig.channel("general").await, rig.guild().await, rig.user("ada").await);
    rig.register(json!([{"name": "x", "description": "y", "options": []}])).await;
    let application = rig.sandbox.application_id();
    let paths = [
        "/gateway".to_owned(),
        "/gateway/bot".to_owned(),
        "/users/@me".to_owned(),
        format!("/users/{user}"),
        "/applications/@me".to_owned(),
        "/oauth2/applications/@me".to_owned(),
        format!("/applications/{application}/commands"),
        format!("/applications/{application}/commands?with_localizations=true"),
        format!("/guilds/{guild}"),
        format!("/guilds/{guild}?with_counts=true"),
        format!("/guilds/{guild}/channels"),
        format!("/guilds/{guild}/roles"),
        format!("/guilds/{guild}/members/{user}"),
        format!("/guilds/{guild}/threads/active"),
        format!("/channels/{channel}"),
    ];
    for path in paths {
        rig.must(Method::GET, &path, Value::Null).await;
    }
    rig.must(Method::POST, &format!("/channels/{channel}/typing"), Value::Null).await;
    let direct = rig.must(Method::POST, "/users/@me/channels", json!({"recipient_id": user})).await;
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    rig.must(Method::POST, &path, json!({"content": "hello"})).await;
    rig.must(Method::GET, &path[..path.len() - 9], Value::Null).await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn registration_keeps_ids_and_counts_versions() {
    let rig = Rig::start().await;
    let command =
        |description: &str| json!([{"name": "x", "description": description}, {"name": "Y", "type": 2}]);
    let first = rig.register(command("one")).await;
    let same = rig.register(command("one")).await;
    assert_eq!(first, same);
    let other = rig.register(command("two")).await;
    assert_eq!((&other[0]["id"], &other[1]), (&first[0]["id"], &first[1]));
    assert_ne!(other[0]["version"], first[0]["version"]);
    let path = format!("/applications/{}/commands", rig.sandbox.application_id());
    let twice = json!([{"name": "x", "description": "y"}, {"name": "x", "description": "y"}]);
    assert_eq!(rig.refused(Method::PUT, &path, twice).await, (400, 50035));
    let wrong = json!([{"name": "x", "description": "y"}, {"name": "Wrong", "description": "y"}]);
    let (_, answer) = rig.discord(Method::PUT, &path, wrong).await;
    assert_eq!(answer["errors"]["1"]["name"]["_errors"][0]["code"], "APPLICATION_COMMAND_INVALID_NAME");
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_nonce_holds_for_some_minutes() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let body = json!({"content": "once", "nonce": "game-7", "enforce_nonce": true});
    let first = rig.must(Method::POST, &path, body.clone()).await;
    let again = rig.must(Method::POST, &path, body.clone()).await;
    assert_eq!(first["id"], again["id"]);
    assert_eq!((&first["nonce"], &again["nonce"]), (&json!("game-7"), &json!("game-7")));
    let message = format!("{path}/{}", first["id"].as_str().unwrap());
    let read = [
        rig.must(Method::GET, &message, Value::Null).await,
        rig.must(Method::GET, &path, Value::Null).await[0].clone(),
        rig.must(Method::PATCH, &message, json!({"content": "once and for all"})).await,
    ];
    assert!(read.iter().all(|read| read["nonce"].is_null()), "only with the sent message: {read:?}");
    let unenforced = json!({"content": "twice", "nonce": "game-7"});
    assert_ne!(rig.must(Method::POST, &path, unenforced).await["id"], first["id"]);
    rig.post("/clock", json!({"advance_ms": 4 * MINUTE})).await;
    assert_ne!(rig.must(Method::POST, &path, body).await["id"], first["id"]);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn old_messages_are_edited_only_a_few_times() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let sent = rig.must(Method::POST, &path, json!({"content": "old"})).await;
    let message = format!("{path}/{}", sent["id"].as_str().unwrap());
    for n in 0..9 {
        rig.must(Method::PATCH, &message, json!({"content": n.to_string()})).await;
    }
    rig.post("/clock", json!({"advance_ms": 61 * MINUTE})).await;
    for n in 0..5 {
        rig.must(Method::PATCH, &message, json!({"content": n.to_string()})).await;
    }
    assert_eq!(rig.refused(Method::PATCH, &message, json!({"content": "x"})).await, (429, 30046));
    rig.post("/clock", json!({"advance_ms": 61 * MINUTE})).await;
    rig.must(Method::PATCH, &message, json!({"content": "x"})).await;
}

#[tokio::test]
async fn links_to_files_end_after_a_day() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let form = Form::new().part("files[0]", Part::bytes(&b"bytes"[..]).file_name("a.txt"));
    let (_, sent) = read(rig.as_bot(Method::POST, &path).multipart(form)).await;
    let url = sent["attachments"][0]["url"].as_str().unwrap();
    let status = || async { rig.client.get(url).send().await.unwrap().status().as_u16() };
    assert_eq!(status().await, 200);
    rig.post("/clock", json!({"advance_ms": 25 * 60 * MINUTE})).await;
    assert_eq!(status().await, 404);
    let again = rig.must(Method::GET, &format!("{path}/{}", sent["id"].as_str().unwrap()), Value::Null).await;
    let url = again["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(
        rig.client.get(url).send().await.unwrap().status(),
        200,
        "a link that is asked for anew is good"
    );
}

#[tokio::test]
async fn only_the_bots_token_counts() {
    let rig = Rig::start().await;
    let request = rig.request(Method::GET, "/api/v10/users/@me");
    assert_eq!(read(request).await, (401, json!({"message": "401: Unauthorized", "code": 0})));
    let request = rig.request(Method::GET, "/api/v10/users/@me").header("authorization", "Bot other");
    assert_eq!(read(request).await.0, 401);
    assert_eq!(rig.get("/requests").await["invalid"], 2);
}

#[tokio::test]
async fn what_is_not_modelled_answers_501_and_is_listed() {
    let rig = Rig::start().await;
    let path = messages(&rig, "general").await;
    let rows = [
        (Method::GET, "/voice/regions".to_owned(), Value::Null),
        (Method::GET, format!("{path}?colour=red"), Value::Null),
        (Method::POST, path.clone(), json!({"content": "x", "embeds": [{"title": "x"}]})),
        (Method::POST, path.clone(), json!({"content": "x", "tts": true})),
        (Method::POST, path.clone(), json!({"contents": "typo"})),
        (Method::POST, path.clone(), json!({"content": "x", "allowed_mentions": {"all": true}})),
        (
            Method::POST,
            path.clone(),
            json!({"components": [{"type": 1, "components": [{"type": 5, "custom_id": "people"}]}]}),
        ),
    ];
    let count = rows.len();
    for (method, path, body) in rows {
        let (status, answer) = rig.discord(method, &path, body.clone()).await;
        assert_eq!(status, 501, "{path} {body}: {answer}");
    }
    let request = rig.request(Method::GET, "/api/v9/gateway");
    assert_eq!(read(request).await.0, 501);
    let listed = rig.get("/unmodelled").await;
    assert_eq!(listed.as_array().unwrap().len(), count + 1, "{listed}");
    assert_eq!(listed[4], "field contents");
}
