//! What is kept when the sandbox ends and starts again, and who may ask it.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use sandbox::{Config, Sandbox, StartError};
use serde_json::{Value, json};

use crate::client::PNG;
use crate::rig::{Rig, read};

fn config(folder: &tempfile::TempDir) -> Config {
    Config { folder: Some(folder.path().join("state")), ..Config::default() }
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let rig = Rig::with(config(&folder)).await;
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    let path = format!("/channels/{}/messages", rig.channel("games").await);
    let payload = json!({"content": "kept", "nonce": "n", "components": [{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]});
    let form = Form::new()
        .part("files[0]", Part::bytes(PNG).file_name("a.png"))
        .text("payload_json", payload.to_string());
    let (_, sent) = read(rig.as_bot(Method::POST, &path).multipart(form)).await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    rig.post("/clock", json!({"advance_ms": 1000})).await;
    let (state, token) = (rig.get("/state").await, rig.sandbox.token().to_owned());
    rig.sandbox.stop().await;

    let rig = Rig::with(config(&folder)).await;
    assert_eq!(rig.sandbox.token(), token);
    assert_eq!(rig.get("/clock").await["ahead_ms"], 1000);
    let again = rig.get("/state").await;
    assert_eq!((&again["users"], &again["guilds"]), (&state["users"], &state["guilds"]));
    // A nonce, an interaction, a button and a file are good as before.
    let body = json!({"content": "again", "nonce": "n", "enforce_nonce": true});
    assert_eq!(rig.must(Method::POST, &path, body).await["id"], sent["id"]);
    assert_eq!(rig.callback(&asked, json!({"type": 4, "data": {"content": "x"}})).await.0, 204);
    rig.post("/users/ada/press", json!({"message": sent["id"], "label": "Go"})).await;
    let file = format!("/control/attachments/{}", sent["attachments"][0]["id"].as_str().unwrap());
    let bytes = rig.request(Method::GET, &file).send().await.unwrap().bytes().await.unwrap();
    assert_eq!(&bytes[..], PNG);
    rig.sandbox.stop().await;

    let rig = Rig::with(Config { fresh: true, ..config(&folder) }).await;
    assert_eq!(rig.get("/channels/games/messages").await, json!([]));
    assert_eq!(rig.request(Method::GET, &file).send().await.unwrap().status(), 404);
}

#[tokio::test]
async fn a_folder_is_free_as_soon_as_its_sandbox_has_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(config(&folder)).await.unwrap();
    let clock = sandbox.clock();
    sandbox.stop().await;
    let again = Sandbox::start(config(&folder)).await.unwrap();
    assert!(clock.unix_ms() > 0, "the clock of the one before is of use still");
    again.stop().await;
}

#[tokio::test]
async fn a_folder_and_an_address_are_for_one_sandbox() {
    let folder = tempfile::tempdir().unwrap();
    let rig = Rig::with(config(&folder)).await;
    assert!(matches!(Sandbox::start(config(&folder)).await, Err(StartError::State(_))));
    let fresh = Config { fresh: true, ..config(&folder) };
    assert!(matches!(Sandbox::start(fresh).await, Err(StartError::State(_))), "not even to be forgotten");
    let same = Config { listen: rig.sandbox.addr(), ..Config::default() };
    assert!(matches!(Sandbox::start(same).await, Err(StartError::Listen { .. })));
    let open = Config { listen: ([0, 0, 0, 0], 0).into(), ..Config::default() };
    assert!(matches!(Sandbox::start(open).await, Err(StartError::NotLoopback(_))));
}

#[tokio::test]
async fn other_sites_are_refused() {
    let rig = Rig::start().await;
    let paths = ["/", "/page/main.js", "/control/state", "/api/v10/gateway", "/attachments/1/2/a.png"];
    for path in paths {
        for (name, value) in
            [("host", "evil.example"), ("origin", "https://evil.example"), ("origin", "null")]
        {
            let response = rig.request(Method::GET, path).header(name, value).send().await.unwrap();
            assert_eq!(response.status(), 403, "{path} with {name}: {value}");
        }
    }
    let own = rig.request(Method::GET, "/control/state").header("origin", rig.sandbox.url());
    assert_eq!(read(own).await.0, 200);
    let form = rig
        .request(Method::POST, "/control/clock")
        .header("content-type", "text/plain")
        .body("{\"advance_ms\":1}");
    assert_eq!(read(form).await.0, 415, "a form of another site cannot be taken for JSON");
}

#[tokio::test]
async fn the_page_and_its_parts_are_served() {
    let rig = Rig::start().await;
    let get = |path: String| async move {
        let response = rig_get(&path).await;
        let kind = response.headers()["content-type"].to_str().unwrap().to_owned();
        let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
        (response.status().as_u16(), kind, policy, response.text().await.unwrap())
    };
    let base = rig.sandbox.url();
    let (status, kind, policy, html) = get(format!("{base}/")).await;
    assert_eq!((status, kind.as_str()), (200, "text/html; charset=utf-8"));
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    assert!(!html.contains("<script>") && !html.contains(" style=") && !html.contains(" onclick="), "{html}");
    // Every part that is named is there, and names only parts that are.
    let mut named: Vec<String> = parts(&html, "/page/");
    let mut seen = Vec::new();
    while let Some(name) = named.pop() {
        if seen.contains(&name) {
            continue;
        }
        let (status, kind, _, text) = get(format!("{base}/page/{name}")).await;
        assert_eq!(status, 200, "{name}");
        assert!(!kind.starts_with("text/html"), "{name}: {kind}");
        assert!(
            !text.contains("innerHTML") && !text.contains("insertAdjacentHTML") && !text.contains("eval("),
            "{name}"
        );
        named.extend(parts(&text, "from \"./"));
        seen.push(name);
    }
    assert!(seen.len() >= 12, "{seen:?}");
    assert_eq!(rig.request(Method::GET, "/page/none.js").send().await.unwrap().status(), 404);
}

async fn rig_get(url: &str) -> reqwest::Response {
    reqwest::get(url).await.unwrap()
}

/// What follows `mark` in a text, up to a quote.
fn parts(text: &str, mark: &str) -> Vec<String> {
    text.split(mark).skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
}

#[tokio::test]
async fn pages_are_told_what_changes_and_not_what_is_for_others() {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    let mut events = rig.request(Method::GET, "/control/users/bjoern/events").send().await.unwrap();
    let asked = rig.invoke("ada", "x", json!({})).await;
    rig.callback(&asked, json!({"type": 4, "data": {"content": "secret", "flags": 64}})).await;
    let sent = rig.post("/users/ada/messages", json!({"channel": "general", "content": "for all"})).await;
    let mut text = String::new();
    while !text.contains(sent["id"].as_str().unwrap()) {
        text.push_str(std::str::from_utf8(&events.chunk().await.unwrap().unwrap()).unwrap());
    }
    let notices: Vec<Value> = text
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str(data).unwrap())
        .collect();
    assert_eq!(notices[0]["type"], "hello");
    let kinds: Vec<_> = notices[1..].iter().map(|notice| notice["type"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["message"], "{notices:?}");
    rig.sandbox.stop().await;
}
