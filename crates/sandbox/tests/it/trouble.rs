//! Faults that are ordered, limits that are switched on, and the clock.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::Rig;

#[tokio::test]
async fn ordered_faults_happen_and_are_used_up() {
    let rig = Rig::start().await;
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    let text = json!({"content": "x"});
    let fault = json!({"method": "POST", "path": "/channels/*/messages", "times": 2, "status": 503});
    rig.post("/faults", fault).await;
    for expected in [503, 503, 200] {
        assert_eq!(rig.discord(Method::POST, &path, text.clone()).await.0, expected);
    }
    rig.post("/faults", json!({"path": "/users/@me", "status": 429, "retry_after": 0.25, "global": true}))
        .await;
    let response = rig.as_bot(Method::GET, "/users/@me").send().await.unwrap();
    assert_eq!(
        (response.status().as_u16(), &response.headers()["x-ratelimit-global"]),
        (429, &"true".parse().unwrap())
    );
    let body: Value = response.json().await.unwrap();
    assert_eq!((&body["retry_after"], &body["global"]), (&json!(0.25), &json!(true)));
    rig.post(
        "/faults",
        json!({"path": "/**", "status": 403, "code": 50013, "message": "Missing Permissions"}),
    )
    .await;
    assert_eq!(rig.refused(Method::POST, &path, text).await, (403, 50013));
    assert_eq!(rig.get("/faults").await, json!([]));
    let typo = json!({"path": "/**", "stat": 1});
    assert_eq!(rig.try_control(Method::POST, "/faults", Some(typo)).await.0, 422);
}

#[tokio::test]
async fn a_dropped_answer_is_lost_before_or_after_the_deed() {
    let rig = Rig::start().await;
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    for (when, messages) in [("before", 0), ("after", 1)] {
        rig.post("/faults", json!({"method": "POST", "path": "/channels/*/messages", "drop": when})).await;
        let sent = rig.as_bot(Method::POST, &path).json(&json!({"content": when})).send().await;
        assert!(sent.is_err(), "{when}: {sent:?}");
        let found = rig.get("/channels/general/messages").await;
        assert_eq!(found.as_array().unwrap().len(), messages, "{when}");
    }
}

#[tokio::test]
async fn a_delay_is_waited_for() {
    let rig = Rig::start().await;
    rig.post("/faults", json!({"path": "/users/@me", "delay_ms": 300})).await;
    let hasty = rig.as_bot(Method::GET, "/users/@me").timeout(Duration::from_millis(100)).send().await;
    assert!(hasty.unwrap_err().is_timeout());
    rig.must(Method::GET, "/users/@me", Value::Null).await;
}

#[tokio::test]
async fn what_waits_goes_on_when_the_orders_are_cleared() {
    let rig = Rig::start().await;
    rig.post("/faults", json!({"path": "/users/@me", "delay_ms": 3_600_000})).await;
    let (answered, ()) = tokio::join!(rig.must(Method::GET, "/users/@me", Value::Null), async {
        while rig.get("/faults").await != json!([]) {}
        rig.delete("/faults").await;
    });
    assert!(answered["id"].is_string());
}

#[tokio::test]
async fn rate_limits_are_told_by_headers_and_follow_the_clock() {
    let rig = Rig::start().await;
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    rig.put("/limits", json!({"messages_per_five_seconds": 2})).await;
    let send =
        || async { rig.as_bot(Method::POST, &path).json(&json!({"content": "x"})).send().await.unwrap() };
    let first = send().await;
    assert_eq!(first.headers()["x-ratelimit-remaining"], "1");
    send().await;
    let refused = send().await;
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    let body: Value = refused.json().await.unwrap();
    assert!(body["retry_after"].as_f64().unwrap() > 0.0);
    rig.post("/clock", json!({"advance_ms": 5000})).await;
    assert_eq!(send().await.status(), 200);

    rig.put("/limits", json!({"global_per_second": 1})).await;
    let mut statuses = Vec::new();
    // On a busy machine a second may pass between two requests, but not between any two.
    while statuses.last() != Some(&429) && statuses.len() < 100 {
        statuses.push(rig.discord(Method::GET, "/users/@me", Value::Null).await.0);
    }
    assert_eq!((statuses[0], statuses.last()), (200, Some(&429)), "{statuses:?}");
}

#[tokio::test]
async fn the_clock_moves_and_can_be_waited_for() {
    let rig = Rig::start().await;
    let before = rig.get("/clock").await;
    assert_eq!(before["ahead_ms"], 0);
    let (waited, moved) = tokio::join!(
        rig.get("/clock?other_than=0&wait_ms=20000"),
        rig.post("/clock", json!({"advance_ms": 86_400_000}))
    );
    assert_eq!((&waited["ahead_ms"], &moved["ahead_ms"]), (&json!(86_400_000), &json!(86_400_000)));
    let sent = rig.post("/users/ada/messages", json!({"channel": "general", "content": "tomorrow"})).await;
    let id: u64 = sent["id"].as_str().unwrap().parse().unwrap();
    let made = (id >> 22) + 1_420_070_400_000;
    assert!(made >= before["now_ms"].as_u64().unwrap() + 86_400_000, "ids follow the clock");
}
