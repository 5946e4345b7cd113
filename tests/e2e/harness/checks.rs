//! What must hold of everything that went over the wire, whatever a test is about.

use serde_json::Value;

use super::Control;
use crate::openapi::{DISCORD, Request};

/// Every request of the bot is valid, modelled, and refused only with a code of `expected`.
pub async fn requests(control: &Control, expected: &[u64]) {
    assert_eq!(control.get("/unmodelled").await, Value::Array(Vec::new()), "requests that are not modelled");
    let log = control.get("/requests").await;
    let requests = log["requests"].as_array().expect("a log");
    assert!(!requests.is_empty(), "the bot asked for nothing");
    let faults: Vec<String> = requests.iter().flat_map(|entry| faults(entry, expected)).collect();
    assert!(faults.is_empty(), "{} faults in the bot's requests: {faults:#?}", faults.len());
}

fn faults(entry: &Value, expected: &[u64]) -> Vec<String> {
    let request = request(entry);
    let what = format!("{} {} {}", request.method, request.path, entry["body"]);
    let mut faults = DISCORD.as_ref().map(|discord| discord.faults(&request)).unwrap_or_default();
    // What a test ordered to fail has no route.
    let refused = entry["status"].as_u64().is_some_and(|status| status >= 400) && !entry["route"].is_null();
    let code = entry["response"]["code"].as_u64().unwrap_or(0);
    if refused && !expected.contains(&code) {
        faults.push(format!("refused: {} {}", entry["status"], entry["response"]));
    }
    faults.into_iter().map(|fault| format!("{what}: {fault}")).collect()
}

fn request(entry: &Value) -> Request {
    let text = |field: &str| entry[field].as_str().unwrap_or_default().to_owned();
    let pairs = entry["query"].as_object().into_iter().flatten();
    let query: Vec<String> =
        pairs.map(|(name, value)| format!("{name}={}", value.as_str().unwrap_or_default())).collect();
    Request {
        method: text("method"),
        path: text("path"),
        query: query.join("&"),
        body: Some(entry["body"].clone()).filter(|body| !body.is_null()),
        files: entry["files"].as_array().map_or(0, Vec::len),
    }
}

/// Nothing went wrong in the bot that it did not expect itself.
pub fn log(log: &str) {
    assert!(!log.is_empty(), "the bot has logged nothing");
    let bad: Vec<&str> =
        log.lines().filter(|line| line.contains("ERROR") || line.contains("panicked")).collect();
    assert!(bad.is_empty(), "the bot's log has errors: {bad:#?}");
}
