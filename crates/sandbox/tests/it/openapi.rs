//! What the sandbox answers against Discord's own description of it (OpenAPI), for every request that the
//! other tests make.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::rig::Rig;

/// Discord's description, if the environment says where it is.
static DESCRIPTION: LazyLock<Option<Value>> = LazyLock::new(|| {
    let Ok(path) = std::env::var("STONES_OPENAPI") else {
        let required = std::env::var("STONES_REQUIRE_ALL").is_ok_and(|value| value == "1");
        assert!(!required, "STONES_REQUIRE_ALL=1, but STONES_OPENAPI is not set");
        // Not by eprintln!, which tests that pass keep to themselves.
        writeln!(
            io::stderr(),
            "SKIPPED: answers are not held against Discord's OpenAPI file: STONES_OPENAPI is not set"
        )
        .expect("somebody is told");
        return None;
    };
    // Cargo runs tests in the folder of their package; the path is meant from the workspace.
    let file = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(&path);
    let text =
        std::fs::read_to_string(&file).unwrap_or_else(|fault| panic!("STONES_OPENAPI {path}: {fault}"));
    Some(serde_json::from_str(&text).expect("STONES_OPENAPI is JSON"))
});

static VALIDATORS: Mutex<BTreeMap<String, &'static Validator>> = Mutex::new(BTreeMap::new());

/// Checks every answer in the log of requests. Faults that a test ordered are not Discord's and have no route.
pub async fn check_answers(rig: &Rig) {
    let Some(description) = &*DESCRIPTION else { return };
    let log = rig.get("/requests").await;
    for entry in log["requests"].as_array().unwrap() {
        let (method, status) = (entry["method"].as_str().unwrap(), entry["status"].as_u64().unwrap());
        let Some(route) = entry["route"].as_str() else { continue };
        let responses = &description["paths"][route][method.to_lowercase()]["responses"];
        assert!(responses.is_object(), "{method} {route} is not in the description");
        if status < 400 {
            let response = &responses[status.to_string()];
            assert!(response.is_object(), "{method} {route} does not answer {status}");
            let schema = &response["content"]["application/json"]["schema"];
            assert_eq!(schema.is_null(), entry["response"].is_null(), "{method} {route} {status}: {entry}");
            if !schema.is_null() {
                check(description, schema, &entry["response"], &format!("{method} {route}"));
            }
        } else {
            // The description calls the codes of form errors integers; Discord sends, and documents, names.
            let mut answer = entry["response"].clone();
            answer.as_object_mut().unwrap().remove("errors");
            let schema = json!({"$ref": "#/components/schemas/ErrorResponse"});
            check(description, &schema, &answer, &format!("{method} {route} {status}"));
        }
    }
}

fn check(description: &Value, schema: &Value, answer: &Value, what: &str) {
    let validator = validator(description, schema);
    let faults: Vec<_> = validator
        .iter_errors(answer)
        .map(|fault| {
            format!(
                "{} at {}: {}",
                fault.schema_path(),
                fault.instance_path(),
                fault.to_string().chars().take(300).collect::<String>()
            )
        })
        .collect();
    assert!(faults.is_empty(), "{what}: {faults:#?}\n{answer:#}");
}

/// The validator of a schema, with nothing more than it names allowed at the top.
fn validator(description: &Value, schema: &Value) -> &'static Validator {
    let mut validators = VALIDATORS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    validators.entry(schema.to_string()).or_insert_with(|| {
        let whole = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "allOf": [schema],
            "unevaluatedProperties": false,
            "components": description["components"],
        });
        Box::leak(Box::new(jsonschema::validator_for(&whole).expect("a schema")))
    })
}

#[test]
fn the_check_finds_what_is_missing_and_what_is_too_much() {
    let Some(description) = &*DESCRIPTION else { return };
    let schema = json!({"$ref": "#/components/schemas/GatewayBotResponse"});
    let whole = json!({"url": "ws://x", "shards": 1, "session_start_limit": {
        "total": 1, "remaining": 1, "reset_after": 0, "max_concurrency": 1}});
    let validator = validator(description, &schema);
    assert!(validator.is_valid(&whole));
    for (key, value) in [("url", Value::Null), ("typo", json!(1))] {
        let mut wrong = whole.clone();
        wrong[key] = value;
        assert!(!validator.is_valid(&wrong), "{key}");
    }
}
