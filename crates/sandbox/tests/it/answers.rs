//! Interactions: their clocks, their tokens, and what becomes of answers.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::Rig;
use crate::socket::{LEAST, Socket};

const SECOND: u64 = 1000;

async fn rig() -> Rig {
    let rig = Rig::start().await;
    rig.register(json!([
        {"name": "x", "description": "y", "integration_types": [0, 1],
         "options": [{"type": 3, "name": "text", "description": "z", "autocomplete": true}]},
        {"name": "needs", "description": "y", "default_member_permissions": "16"},
        {"name": "here", "description": "y", "contexts": [0]},
    ]))
    .await;
    rig
}

fn say(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

fn webhook(rig: &Rig, token: &str) -> String {
    format!("/webhooks/{}/{token}", rig.sandbox.application_id())
}

#[tokio::test]
async fn the_first_answer_comes_within_three_seconds_and_once() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    rig.post("/clock", json!({"advance_ms": 2 * SECOND})).await;
    assert_eq!(rig.callback(&asked, say("in time")).await.0, 204);
    let (status, answer) = rig.callback(&asked, say("again")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(40060)));

    let missed = rig.invoke("ada", "x", json!({})).await;
    rig.post("/clock", json!({"advance_ms": 3 * SECOND + 1})).await;
    let (status, answer) = rig.callback(&missed, say("late")).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    assert_eq!(rig.get(&format!("/interactions/{}", missed.0)).await["status"], "failed");
    let wrong = (asked.0.clone(), "wrong".to_owned());
    assert_eq!(rig.callback(&wrong, say("x")).await.1["code"], 10062);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn the_token_lives_for_a_quarter_of_an_hour_once_it_is_answered() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    let path = webhook(&rig, &asked.1);
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": "early"})).await, (404, 10015));
    assert_eq!(rig.callback(&asked, say("first")).await.0, 204);
    rig.post("/clock", json!({"advance_ms": 14 * 60 * SECOND})).await;
    let more = rig.must(Method::POST, &path, json!({"content": "more", "flags": 64})).await;
    assert_eq!(more["flags"], 64);
    let one = format!("{path}/messages/{}", more["id"].as_str().unwrap());
    assert_eq!(rig.must(Method::PATCH, &one, json!({"content": "changed"})).await["content"], "changed");
    assert_eq!(rig.must(Method::GET, &one, Value::Null).await["content"], "changed");
    rig.must(Method::DELETE, &one, Value::Null).await;
    assert_eq!(rig.refused(Method::GET, &one, Value::Null).await, (404, 10008));
    let original = format!("{path}/messages/@original");
    assert_eq!(rig.must(Method::GET, &original, Value::Null).await["content"], "first");
    rig.post("/clock", json!({"advance_ms": 2 * 60 * SECOND})).await;
    assert_eq!(rig.refused(Method::GET, &original, Value::Null).await, (401, 50027));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn an_answer_for_one_is_nobody_elses() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    assert_eq!(
        rig.callback(&asked, json!({"type": 4, "data": {"content": "secret", "flags": 64}})).await.0,
        204
    );
    let view = rig.get(&format!("/interactions/{}", asked.0)).await;
    let id = view["message"]["id"].as_str().unwrap();
    let channel = rig.channel("general").await;
    assert_eq!(
        rig.refused(Method::GET, &format!("/channels/{channel}/messages/{id}"), Value::Null).await,
        (404, 10008)
    );
    assert_eq!(rig.get("/channels/general/messages?as=bjoern").await, json!([]));
    let look = |user: &str| format!("/messages/{id}?as={user}");
    assert_eq!(rig.try_control(Method::GET, &look("bjoern"), None).await.0, 404);
    assert_eq!(rig.get(&look("ada")).await["content"], "secret");
    let reply = json!({"channel": "general", "content": "x", "reply_to": id});
    assert_eq!(rig.try_control(Method::POST, "/users/ada/messages", Some(reply)).await.0, 409);
    rig.delete(&format!("/users/ada/messages/{id}")).await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_deferred_answer_is_filled_and_keeps_who_sees_it() {
    let rig = rig().await;
    for (flags, fill) in [(64, "follow-up"), (0, "edit")] {
        let asked = rig.invoke("ada", "x", json!({})).await;
        assert_eq!(rig.callback(&asked, json!({"type": 5, "data": {"flags": flags}})).await.0, 204);
        let view = || async { rig.get(&format!("/interactions/{}", asked.0)).await };
        assert_eq!(view().await["status"], "deferred");
        assert_eq!(view().await["message"]["flags"], flags | 128);
        let path = webhook(&rig, &asked.1);
        let body = json!({"content": fill, "flags": 64});
        let filled = match fill {
            "edit" => {
                rig.must(Method::PATCH, &format!("{path}/messages/@original"), json!({"content": fill})).await
            }
            _ => rig.must(Method::POST, &path, body).await,
        };
        assert_eq!((filled["content"].as_str(), &filled["flags"]), (Some(fill), &json!(flags)));
        assert_eq!(filled["edited_timestamp"], Value::Null, "to be filled is not to be edited");
        assert_eq!(view().await["status"], "answered");
    }
    let asked = rig.invoke("ada", "x", json!({})).await;
    assert_eq!(rig.callback(&asked, json!({"type": 5})).await.0, 204);
    rig.post("/clock", json!({"advance_ms": 16 * 60 * SECOND})).await;
    assert_eq!(rig.get(&format!("/interactions/{}", asked.0)).await["status"], "failed");
    rig.assert_faithful().await;
}

#[tokio::test]
async fn answers_suit_what_was_asked() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    for kind in [6, 7, 8, 99] {
        let (status, answer) = rig.callback(&asked, json!({"type": kind, "data": {}})).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "type {kind}");
    }
    let with_response = format!("/api/v10/interactions/{}/{}/callback?with_response=true", asked.0, asked.1);
    let request = rig.request(Method::POST, &with_response).json(&say("told"));
    let (status, answer) = crate::rig::read(request).await;
    assert_eq!((status, answer["resource"]["message"]["content"].as_str()), (200, Some("told")));
}

#[tokio::test]
async fn autocomplete_offers_at_most_25_choices() {
    let rig = rig().await;
    let typed =
        json!({"channel": "general", "name": "x", "options": {"text": "a"}, "focused": "text", "wait_ms": 0});
    let asked = rig.post("/users/ada/autocomplete", typed.clone()).await;
    let pair = (asked["id"].as_str().unwrap().to_owned(), asked["token"].as_str().unwrap().to_owned());
    let choices =
        |n: usize| (0..n).map(|n| json!({"name": n.to_string(), "value": n.to_string()})).collect::<Vec<_>>();
    let answer = |n| json!({"type": 8, "data": {"choices": choices(n)}});
    assert_eq!(rig.callback(&pair, answer(26)).await.1["code"], 50035);
    assert_eq!(rig.callback(&pair, answer(25)).await.0, 204);
    let view = rig.get(&format!("/interactions/{}", asked["id"].as_str().unwrap())).await;
    assert_eq!(view["choices"].as_array().unwrap().len(), 25);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn people_cannot_send_what_the_client_would_not_let_them() {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "y", "options": [
        {"type": 3, "name": "text", "description": "z", "required": true, "max_length": 3},
        {"type": 4, "name": "number", "description": "z", "min_value": 2, "max_value": 4},
        {"type": 3, "name": "choice", "description": "z", "choices": [{"name": "A", "value": "a"}]},
        {"type": 6, "name": "user", "description": "z"},
        {"type": 5, "name": "flag", "description": "z"},
    ]}]))
    .await;
    let rows = [
        (json!({"text": "abc", "number": 2, "choice": "a", "user": "echo", "flag": false}), 200),
        (json!({}), 409),
        (json!({"text": ""}), 409),
        (json!({"text": "abcd"}), 409),
        (json!({"text": 1}), 409),
        (json!({"text": "a", "number": 5}), 409),
        (json!({"text": "a", "number": "2"}), 409),
        (json!({"text": "a", "choice": "b"}), 409),
        (json!({"text": "a", "user": "nobody"}), 404),
        (json!({"text": "a", "flag": "yes"}), 409),
        (json!({"text": "a", "other": 1}), 409),
    ];
    for (options, expected) in rows {
        let call = json!({"channel": "general", "name": "x", "options": options});
        let (status, answer) = rig.try_control(Method::POST, "/users/ada/commands", Some(call)).await;
        assert_eq!(status, expected, "{options}: {answer}");
    }
}

#[tokio::test]
async fn commands_are_where_they_may_be_used() {
    let rig = rig().await;
    let elsewhere = rig.post("/guilds", json!({"name": "Elsewhere", "bot": false})).await;
    let elsewhere = elsewhere["channel"].as_str().unwrap().to_owned();
    let names = |user: &'static str, channel: String| {
        let rig = &rig;
        async move {
            let found = rig.get(&format!("/users/{user}/commands?channel={channel}")).await;
            let names = found.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned());
            names.collect::<Vec<_>>()
        }
    };
    assert_eq!(names("ada", "general".into()).await, ["x", "needs", "here"]);
    assert_eq!(names("bjoern", "general".into()).await, ["x", "here"]);
    assert_eq!(names("bjoern", "@bot".into()).await, ["x", "needs"]);
    assert_eq!(names("bjoern", elsewhere.clone()).await, Vec::<String>::new());
    rig.patch("/users/bjoern", json!({"installed": true})).await;
    assert_eq!(names("bjoern", elsewhere.clone()).await, ["x"]);

    // Between two people it is there as well, for the one who installed it.
    assert_eq!(names("bjoern", "@ada".into()).await, ["x"]);
    assert_eq!(names("ada", "@bjoern".into()).await, Vec::<String>::new());

    // Where only the user installed it, five follow-ups are the most.
    for place in [elsewhere, "@ada".to_owned()] {
        five_follow_ups_are_the_most(&rig, &place).await;
    }
    rig.assert_faithful().await;
}

async fn five_follow_ups_are_the_most(rig: &Rig, place: &str) {
    let used = json!({"channel": place, "name": "x"});
    let asked = rig.post("/users/bjoern/commands", used).await;
    let pair = (asked["id"].as_str().unwrap().to_owned(), asked["token"].as_str().unwrap().to_owned());
    assert_eq!(rig.callback(&pair, say("first")).await.0, 204);
    let path = webhook(rig, &pair.1);
    for n in 0..5 {
        rig.must(Method::POST, &path, json!({"content": n.to_string()})).await;
    }
    assert_eq!(rig.refused(Method::POST, &path, json!({"content": "x"})).await, (400, 40094), "{place}");
}

/// What an interaction says of its place: `context`, and who installed the application.
#[tokio::test]
async fn an_interaction_says_where_it_is_from() {
    let rig = rig().await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    rig.patch("/users/bjoern", json!({"installed": true})).await;
    let elsewhere = rig.post("/guilds", json!({"name": "Elsewhere", "bot": false})).await;
    let elsewhere = elsewhere["channel"].as_str().unwrap();
    let (guild, user) = (rig.guild().await, rig.user("bjoern").await);
    let rows = [
        ("general", 0, json!({"0": guild, "1": user})),
        ("@bot", 1, json!({"0": "0", "1": user})),
        ("@ada", 2, json!({"1": user})),
        (elsewhere, 0, json!({"1": user})),
    ];
    for (place, context, owners) in rows {
        let used = rig.post("/users/bjoern/commands", json!({"channel": place, "name": "x"})).await;
        let told = socket.until("INTERACTION_CREATE").await;
        let said = (&told["context"], &told["authorizing_integration_owners"]);
        assert_eq!(said, (&json!(context), &owners), "{place}");
        let pair = (used["id"].as_str().unwrap().to_owned(), used["token"].as_str().unwrap().to_owned());
        assert_eq!(rig.callback(&pair, say("seen")).await.0, 204);
        let view = rig.get(&format!("/interactions/{}", pair.0)).await;
        let is_public = view["message"]["flags"].as_u64().is_none_or(|flags| flags & 64 == 0);
        assert!(is_public || place == elsewhere, "{place}: all there see it, unless a server forbids");
    }
}
