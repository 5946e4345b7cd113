//! Who may do what: rights, threads, direct messages.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::{Rig, read};

/// Whether the bot may do what a row says, without the right.
#[tokio::test]
async fn each_right_is_needed_for_something() {
    let rig = Rig::start().await;
    let channel = rig.channel("games").await;
    let messages = format!("/channels/{channel}/messages");
    let own = rig.must(Method::POST, &messages, json!({"content": "own"})).await;
    let own = own["id"].as_str().unwrap().to_owned();
    let other = rig.post("/users/ada/messages", json!({"channel": "games", "content": "x"})).await;
    let other = other["id"].as_str().unwrap();
    let thread = json!({"as": "ada", "name": "thread"});
    let thread = rig.post("/channels/games/threads", thread).await["id"].as_str().unwrap().to_owned();
    let text = json!({"content": "x"});
    let reply = json!({"content": "x", "message_reference": {"message_id": own}});
    let in_thread = format!("/channels/{thread}/messages");
    let rows = [
        ("VIEW_CHANNEL", Method::GET, format!("/channels/{channel}"), Value::Null, (403, 50001)),
        ("VIEW_CHANNEL", Method::POST, messages.clone(), text.clone(), (403, 50001)),
        ("VIEW_CHANNEL", Method::GET, format!("/channels/{thread}"), Value::Null, (403, 50001)),
        ("SEND_MESSAGES", Method::POST, messages.clone(), text.clone(), (403, 50013)),
        ("SEND_MESSAGES", Method::POST, format!("/channels/{channel}/typing"), Value::Null, (403, 50013)),
        ("SEND_MESSAGES_IN_THREADS", Method::POST, in_thread.clone(), text.clone(), (403, 50013)),
        ("READ_MESSAGE_HISTORY", Method::GET, format!("{messages}/{own}"), Value::Null, (403, 50013)),
        ("READ_MESSAGE_HISTORY", Method::POST, messages.clone(), reply, (400, 160_002)),
        (
            "CREATE_PUBLIC_THREADS",
            Method::POST,
            format!("/channels/{channel}/threads"),
            json!({"name": "x", "type": 11}),
            (403, 50013),
        ),
        (
            "CREATE_PUBLIC_THREADS",
            Method::POST,
            format!("{messages}/{own}/threads"),
            json!({"name": "x"}),
            (403, 50013),
        ),
    ];
    for (right, method, path, body, expected) in rows {
        rig.put("/channels/games/rights", json!({"deny": [right]})).await;
        let held = rig.get("/channels/games/rights").await["rights"].clone();
        assert!(!held.as_array().unwrap().contains(&json!(right)));
        assert_eq!(
            rig.refused(method.clone(), &path, body).await,
            expected,
            "without {right}: {method} {path}"
        );
    }
    rig.put("/channels/games/rights", json!({"deny": ["SEND_MESSAGES"]})).await;
    rig.must(Method::POST, &in_thread, text.clone()).await;
    rig.put("/channels/games/rights", json!({"deny": ["SEND_MESSAGES_IN_THREADS"]})).await;
    rig.must(Method::POST, &messages, text).await;

    // Messages of others need a right that the bot has not by itself.
    assert_eq!(rig.refused(Method::DELETE, &format!("{messages}/{other}"), Value::Null).await, (403, 50013));
    assert_eq!(
        rig.refused(Method::PATCH, &format!("{messages}/{other}"), json!({"content": "x"})).await,
        (403, 50005)
    );
    rig.put("/channels/games/rights", json!({"allow": ["MANAGE_MESSAGES"]})).await;
    rig.must(Method::DELETE, &format!("{messages}/{other}"), Value::Null).await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn files_need_a_right_and_history_hides_without_one() {
    let rig = Rig::start().await;
    let messages = format!("/channels/{}/messages", rig.channel("games").await);
    rig.must(Method::POST, &messages, json!({"content": "x"})).await;
    rig.put("/channels/games/rights", json!({"deny": ["ATTACH_FILES", "READ_MESSAGE_HISTORY"]})).await;
    let part = reqwest::multipart::Part::bytes(&b"x"[..]).file_name("a.txt");
    let form = reqwest::multipart::Form::new().part("files[0]", part);
    let (status, answer) = read(rig.as_bot(Method::POST, &messages).multipart(form)).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50013)));
    assert_eq!(rig.must(Method::GET, &messages, Value::Null).await, json!([]));
}

#[tokio::test]
async fn rights_of_everyone_and_of_people() {
    let rig = Rig::start().await;
    rig.put("/channels/lounge/rights", json!({"role": "@everyone", "deny": ["VIEW_CHANNEL"]})).await;
    rig.put("/channels/lounge/rights", json!({"user": "bjoern", "allow": ["VIEW_CHANNEL"]})).await;
    let sees = |user: &'static str| {
        let rig = &rig;
        async move {
            let state = rig.get(&format!("/state?as={user}")).await;
            state["guilds"][0]["channels"]
                .as_array()
                .unwrap()
                .iter()
                .any(|channel| channel["name"] == "lounge")
        }
    };
    assert!(sees("ada").await, "who owns the server sees all");
    assert!(sees("bjoern").await);
    assert!(!sees("chipo").await);
    let said = json!({"channel": "lounge", "content": "x"});
    assert_eq!(rig.try_control(Method::POST, "/users/chipo/messages", Some(said)).await.0, 409);
    rig.put("/channels/games/rights", json!({"user": "chipo", "deny": ["SEND_MESSAGES"]})).await;
    let said = json!({"channel": "games", "content": "x"});
    let (status, answer) = rig.try_control(Method::POST, "/users/chipo/messages", Some(said)).await;
    assert_eq!((status, &answer["refusal"]["code"]), (403, &json!(50013)));
}

#[tokio::test]
async fn a_person_is_made_a_moderator_in_a_channel_or_in_the_server() {
    let rig = Rig::start().await;
    let guild = rig.guild().await;
    let manages = |path: String| {
        let rig = &rig;
        async move { rig.get(&path).await["rights"].as_array().unwrap().contains(&json!("MANAGE_MESSAGES")) }
    };
    let in_games = |user: &str| manages(format!("/channels/games/rights?user={user}"));
    let in_guild = format!("/guilds/{guild}/rights");
    assert!(!in_games("bjoern").await);
    rig.put("/channels/games/rights", json!({"user": "bjoern", "allow": ["MANAGE_MESSAGES"]})).await;
    assert!(in_games("bjoern").await && !manages("/channels/lounge/rights?user=bjoern".into()).await);
    assert_eq!(rig.get("/channels/games/rights?user=bjoern").await["allow"], json!(["MANAGE_MESSAGES"]));

    rig.put(&in_guild, json!({"user": "chipo", "allow": ["MANAGE_MESSAGES"]})).await;
    assert!(in_games("chipo").await && !in_games("zoe").await);
    assert_eq!(rig.get(&format!("{in_guild}?user=chipo")).await["own"], json!(["MANAGE_MESSAGES"]));
    // Who leaves loses it, and gets it anew.
    rig.delete("/members/chipo").await;
    rig.put("/members/chipo", json!({})).await;
    assert!(!in_games("chipo").await);
    rig.put(&in_guild, json!({"user": "chipo", "allow": ["MANAGE_MESSAGES"]})).await;
    assert!(in_games("chipo").await);
    rig.put(&in_guild, json!({"user": "chipo", "allow": []})).await;
    assert!(!in_games("chipo").await);

    let everyone = rig.get(&format!("{in_guild}?role=@everyone")).await["rights"].clone();
    let mut more = everyone.as_array().unwrap().clone();
    more.push(json!("MANAGE_MESSAGES"));
    rig.put(&in_guild, json!({"role": "@everyone", "allow": more})).await;
    assert!(in_games("zoe").await && manages("/channels/games/rights?role=@everyone".into()).await);
    for (body, status) in
        [(json!({"user": "zoe", "allow": ["FLY"]}), 400), (json!({"role": "nobody", "allow": []}), 404)]
    {
        assert_eq!(rig.try_control(Method::PUT, &in_guild, Some(body)).await.0, status);
    }
    rig.delete("/members/zoe").await;
    let gone = json!({"user": "zoe", "allow": []});
    assert_eq!(rig.try_control(Method::PUT, &in_guild, Some(gone)).await.0, 409);
}

#[tokio::test]
async fn a_bot_wakes_threads_as_far_as_it_may() {
    let rig = Rig::start().await;
    let made = rig.post("/channels/games/threads", json!({"as": "ada", "name": "a person's"})).await;
    let path = format!("/channels/{}", made["id"].as_str().unwrap());
    let shown = rig.must(Method::GET, &path, Value::Null).await;
    assert_eq!(shown["parent_id"], json!(rig.channel("games").await));
    let control = path.clone();
    rig.patch(&control, json!({"archived": true})).await;
    let woken = rig.must(Method::PATCH, &path, json!({"archived": false})).await;
    assert_eq!(woken["thread_metadata"]["archived"], false);
    rig.patch(&control, json!({"archived": true, "locked": true})).await;
    assert_eq!(rig.refused(Method::PATCH, &path, json!({"archived": false})).await, (403, 50013));
    assert_eq!(rig.refused(Method::PATCH, &path, json!({"name": "x"})).await, (400, 50083));
    rig.put("/channels/games/rights", json!({"allow": ["MANAGE_THREADS"]})).await;
    rig.must(Method::PATCH, &path, json!({"archived": false, "locked": false})).await;
    let full = json!({"method": "POST", "path": "/channels/*/threads", "status": 400, "code": 160_006,
                      "message": "Maximum number of active threads reached"});
    rig.post("/faults", full).await;
    let (games, make) = (rig.channel("games").await, json!({"name": "x", "type": 11}));
    assert_eq!(rig.refused(Method::POST, &format!("/channels/{games}/threads"), make).await, (400, 160_006));
}

#[tokio::test]
async fn threads_wake_are_locked_and_end() {
    let rig = Rig::start().await;
    let channel = rig.channel("games").await;
    let sent =
        rig.must(Method::POST, &format!("/channels/{channel}/messages"), json!({"content": "x"})).await;
    let make = format!("/channels/{channel}/messages/{}/threads", sent["id"].as_str().unwrap());
    let thread = rig.must(Method::POST, &make, json!({"name": "A game", "auto_archive_duration": 60})).await;
    let id = thread["id"].as_str().unwrap().to_owned();
    let messages = format!("/channels/{id}/messages");
    assert_eq!(rig.refused(Method::POST, &make, json!({"name": "again"})).await, (400, 160_004));
    let inner = json!({"name": "inner", "type": 11});
    assert_eq!(rig.refused(Method::POST, &format!("/channels/{id}/threads"), inner).await, (400, 50024));
    let archived = || async {
        rig.must(Method::GET, &format!("/channels/{id}"), Value::Null).await["thread_metadata"]["archived"]
            .clone()
    };

    // An hour without a message archives it; a message wakes it, an edit cannot be made meanwhile.
    let said = rig.must(Method::POST, &messages, json!({"content": "x"})).await;
    rig.post("/clock", json!({"advance_ms": 61 * 60_000})).await;
    assert_eq!(archived().await, json!(true));
    let edit = format!("{messages}/{}", said["id"].as_str().unwrap());
    assert_eq!(rig.refused(Method::PATCH, &edit, json!({"content": "y"})).await, (400, 50083));
    rig.must(Method::POST, &messages, json!({"content": "x"})).await;
    assert_eq!(archived().await, json!(false));

    rig.patch(&format!("/channels/{id}"), json!({"locked": true})).await;
    assert_eq!(rig.refused(Method::POST, &messages, json!({"content": "x"})).await, (403, 160_005));
    rig.patch(&format!("/channels/{id}"), json!({"archived": true})).await;
    assert_eq!(rig.refused(Method::POST, &messages, json!({"content": "x"})).await, (400, 50083));
    rig.delete(&format!("/channels/{id}")).await;
    assert_eq!(rig.refused(Method::POST, &messages, json!({"content": "x"})).await, (404, 10003));
    rig.delete("/channels/games").await;
    let gone = format!("/channels/{channel}/messages");
    assert_eq!(rig.refused(Method::POST, &gone, json!({"content": "x"})).await, (404, 10003));
    rig.assert_faithful().await;
}

/// A thread of Ada's in `general`, locked and archived or not.
async fn thread_of_ada(rig: &Rig, change: Value) -> String {
    let made = rig.post("/channels/general/threads", json!({"as": "ada", "name": "a person's"})).await;
    let id = made["id"].as_str().unwrap().to_owned();
    rig.patch(&format!("/channels/{id}"), change).await;
    id
}

/// Uses the command `x` there without waiting.
async fn used(rig: &Rig, user: &str, place: &str) -> (String, String) {
    let view = rig.post(&format!("/users/{user}/commands"), json!({"channel": place, "name": "x"})).await;
    (view["id"].as_str().unwrap().to_owned(), view["token"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn whoever_manages_threads_writes_in_locked_ones() {
    let rig = Rig::start().await;
    for (change, code) in
        [(json!({"locked": true}), (403, 160_005)), (json!({"locked": true, "archived": true}), (400, 50083))]
    {
        let id = thread_of_ada(&rig, change).await;
        let said = json!({"channel": id, "content": "x"});
        let (status, answer) =
            rig.try_control(Method::POST, "/users/bjoern/messages", Some(said.clone())).await;
        assert_eq!((status, answer["refusal"]["code"].as_u64()), (code.0, Some(code.1)));
        let messages = format!("/channels/{id}/messages");
        assert_eq!(rig.refused(Method::POST, &messages, json!({"content": "x"})).await, code);
        rig.put("/channels/general/rights", json!({"allow": ["MANAGE_THREADS"]})).await;
        rig.must(Method::POST, &messages, json!({"content": "x"})).await;
        rig.put("/channels/general/rights", json!({})).await;
        // Ada owns the server.
        rig.post("/users/ada/messages", said).await;
        let now = rig.must(Method::GET, &format!("/channels/{id}"), Value::Null).await;
        let state = &now["thread_metadata"];
        assert_eq!((&state["archived"], &state["locked"]), (&json!(false), &json!(true)));
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn nothing_is_answered_in_a_thread_that_is_closed_to_who_asks() {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    let row = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]);
    let say = json!({"type": 4, "data": {"content": "x", "components": row}});
    let id = thread_of_ada(&rig, json!({})).await;
    let open = used(&rig, "bjoern", &id).await;
    assert_eq!(rig.callback(&open, say.clone()).await.0, 204);
    let message = rig.get(&format!("/interactions/{}", open.0)).await["message"]["id"].clone();
    rig.patch(&format!("/channels/{id}"), json!({"archived": true, "locked": true})).await;

    let command = used(&rig, "bjoern", &id).await;
    for (kind, flags) in [(4, 0), (4, 64), (5, 0), (5, 64)] {
        let answer = json!({"type": kind, "data": {"content": "x", "flags": flags}});
        let (status, refusal) = rig.callback(&command, answer).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50083)), "{kind} {flags}");
    }
    let press = rig.post("/users/bjoern/press", json!({"message": message, "label": "Go"})).await;
    let press = (press["id"].as_str().unwrap().to_owned(), press["token"].as_str().unwrap().to_owned());
    assert_eq!(rig.callback(&press, json!({"type": 7, "data": {"content": "y"}})).await.1["code"], 50083);
    // What writes nothing is taken.
    assert_eq!(rig.callback(&press, json!({"type": 6})).await.0, 204);
    let webhook = format!("/webhooks/{}/{}", rig.sandbox.application_id(), open.1);
    let original = format!("{webhook}/messages/@original");
    for (method, path) in [(Method::POST, &webhook), (Method::PATCH, &original), (Method::DELETE, &original)]
    {
        let body = if method == Method::DELETE { Value::Null } else { json!({"content": "z"}) };
        assert_eq!(rig.refused(method.clone(), path, body).await, (400, 50083), "{method}");
    }
    assert_eq!(rig.must(Method::GET, &original, Value::Null).await["content"], "x");

    // Who can open it is answered, and it is open by that.
    let owner = used(&rig, "ada", &id).await;
    assert_eq!(rig.callback(&owner, say.clone()).await.0, 204);
    let now = rig.must(Method::GET, &format!("/channels/{id}"), Value::Null).await;
    assert_eq!(now["thread_metadata"]["archived"], false);
    // Where it is locked and no more, or archived and no more, it is not closed to answers.
    for change in [json!({"archived": false, "locked": true}), json!({"archived": true, "locked": false})] {
        rig.patch(&format!("/channels/{id}"), change).await;
        assert_eq!(rig.callback(&used(&rig, "bjoern", &id).await, say.clone()).await.0, 204);
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn direct_messages_may_be_closed() {
    let rig = Rig::start().await;
    let user = rig.user("ada").await;
    let direct = rig.must(Method::POST, "/users/@me/channels", json!({"recipient_id": user})).await;
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    rig.must(Method::POST, &path, json!({"content": "x"})).await;
    rig.patch("/users/ada", json!({"takes_dms": false})).await;
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": "x"})).await, (403, 50007));
    rig.patch("/users/ada", json!({"takes_dms": true})).await;
    rig.delete("/members/ada").await;
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": "x"})).await, (403, 50007));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_bot_that_is_thrown_out_has_no_access() {
    let rig = Rig::start().await;
    let (guild, channel) = (rig.guild().await, rig.channel("games").await);
    rig.delete("/members/bot").await;
    assert_eq!(rig.refused(Method::GET, &format!("/guilds/{guild}"), Value::Null).await, (403, 50001));
    let path = format!("/channels/{channel}/messages");
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": "x"})).await, (403, 50001));
    rig.put("/members/bot", json!({})).await;
    rig.must(Method::POST, &path, json!({"content": "x"})).await;
}
