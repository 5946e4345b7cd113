//! Requests held against Discord's own OpenAPI description, and against the rules it leaves out.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use serde_json::{Value, json};

/// A request as the sandbox logged it.
#[derive(Debug)]
pub struct Request {
    pub method: String,
    /// Without the API's base (`/api/v10`) and the query.
    pub path: String,
    pub query: String,
    /// The JSON body, or the `payload_json` of a multipart one.
    pub body: Option<Value>,
    /// How many files came with it.
    pub files: usize,
}

/// Discord's description, `None` where STONES_OPENAPI does not say where it lies.
pub static DISCORD: LazyLock<Option<Spec>> = LazyLock::new(|| {
    let Ok(path) = std::env::var("STONES_OPENAPI") else {
        crate::harness::skip(
            "requests are not held against Discord's OpenAPI file",
            "STONES_OPENAPI is not set",
        );
        return None;
    };
    // Cargo runs tests in the folder of their package; the path is meant from the workspace.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let file = std::path::Path::new(root).join(&path);
    let text =
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("STONES_OPENAPI {path}: {error}"));
    Some(Spec::new(serde_json::from_str(&text).expect("STONES_OPENAPI is JSON")))
});

pub struct Spec {
    document: Value,
    validators: std::sync::Mutex<BTreeMap<String, std::sync::Arc<jsonschema::Validator>>>,
}

impl Spec {
    fn new(mut document: Value) -> Spec {
        // One leniency: serenity numbers its attachments, and Discord takes that.
        document["components"]["schemas"]["SnowflakeType"] =
            json!({ "type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$" });
        forbid_unknown_fields(&mut document["components"]["schemas"]);
        Spec { document, validators: Default::default() }
    }

    /// Everything wrong with a request; empty if nothing is.
    pub fn faults(&self, request: &Request) -> Vec<String> {
        let Some((template, operation)) = self.operation(request) else {
            return vec![format!("{} {} is no route of Discord", request.method, request.path)];
        };
        let mut faults = query_faults(&self.document, template, operation, &request.query);
        match (&request.body, self.body_schema(operation, request.body.as_ref())) {
            (Some(body), Some(schema)) => faults.extend(self.validate(&schema, body)),
            (Some(_), None) => faults.push("the route takes no body".to_owned()),
            (None, Some(_)) if operation["requestBody"]["required"] == true => {
                faults.push("the body is missing".to_owned());
            }
            (None, _) => {}
        }
        faults.extend(unwritten_rules(request));
        faults
    }

    /// The operation whose path fits best: literal segments before parameters.
    fn operation(&self, request: &Request) -> Option<(&str, &Value)> {
        let method = request.method.to_lowercase();
        let paths = self.document["paths"].as_object()?;
        paths
            .iter()
            .filter(|(_, operations)| operations.get(&method).is_some())
            .filter_map(|(template, operations)| {
                Some((parameters_in(template, &request.path)?, template.as_str(), &operations[&method]))
            })
            .min_by_key(|(parameters, ..)| *parameters)
            .map(|(_, template, operation)| (template, operation))
    }

    /// The schema of a JSON body; of a union the branch with the body's `type`, so that what is
    /// reported is the fault in it and not that no branch fits.
    fn body_schema(&self, operation: &Value, body: Option<&Value>) -> Option<Value> {
        let content = operation["requestBody"]["content"].as_object()?;
        let media = content.get("application/json").or_else(|| content.values().next())?;
        let schema = &media["schema"];
        let branches = schema["anyOf"].as_array().or_else(|| schema["allOf"].as_array());
        let Some(branches) = branches else { return Some(schema.clone()) };
        let kind = body.map(|body| &body["type"]);
        let fits = |branch: &&Value| {
            let types = &self.resolve(branch)["properties"]["type"]["enum"];
            types.as_array().is_some_and(|types| kind.is_some_and(|kind| types.contains(kind)))
        };
        Some(branches.iter().find(fits).unwrap_or(schema).clone())
    }

    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"]
            .as_str()
            .and_then(|pointer| self.document.pointer(pointer.trim_start_matches('#')))
        {
            Some(target) => target,
            None => schema,
        }
    }

    fn validate(&self, schema: &Value, body: &Value) -> Vec<String> {
        let key = schema.to_string();
        let mut validators = self.validators.lock().expect("no test panics while holding it");
        let validator = validators.entry(key).or_insert_with(|| {
            let mut whole = schema.clone();
            whole["components"] = self.document["components"].clone();
            jsonschema::validator_for(&whole).expect("Discord's schemas are schemas").into()
        });
        validator.iter_errors(body).map(|error| format!("{}: {error}", error.instance_path())).collect()
    }
}

/// How many parameters it takes to make `template` fit `path`, `None` if it does not fit.
fn parameters_in(template: &str, path: &str) -> Option<usize> {
    let (template, path): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
    if template.len() != path.len() {
        return None;
    }
    let pairs = template.iter().zip(&path);
    let fits = pairs.clone().all(|(wanted, given)| wanted.starts_with('{') || wanted == given);
    fits.then(|| pairs.filter(|(wanted, _)| wanted.starts_with('{')).count())
}

/// Objects with named fields take no others: a mistyped field is a fault.
fn forbid_unknown_fields(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("unevaluatedProperties".to_owned(), json!(false));
            }
            fields.values_mut().for_each(forbid_unknown_fields);
        }
        Value::Array(items) => items.iter_mut().for_each(forbid_unknown_fields),
        _ => {}
    }
}

fn query_faults(document: &Value, template: &str, operation: &Value, query: &str) -> Vec<String> {
    let shared = document["paths"][template]["parameters"].as_array();
    let own = operation["parameters"].as_array();
    let known: BTreeSet<&str> = shared
        .into_iter()
        .chain(own)
        .flatten()
        .filter(|parameter| parameter["in"] == "query")
        .filter_map(|parameter| parameter["name"].as_str())
        .collect();
    let names =
        query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split('=').next().unwrap_or(pair));
    names.filter(|name| !known.contains(name)).map(|name| format!("unknown query parameter {name}")).collect()
}

/// Of a message of components alone.
fn card_faults(message: &Value) -> Vec<String> {
    let parts = parts(message);
    let texts = parts.iter().filter(|part| part["type"] == 10);
    let text: usize =
        texts.filter_map(|part| part["content"].as_str()).map(|text| text.chars().count()).sum();
    let faults = [
        (!(1..=40).contains(&parts.len()), format!("{} components", parts.len())),
        (text > 4000, format!("{text} characters of text")),
        (!message["content"].is_null(), "content beside components".to_owned()),
    ];
    faults.into_iter().filter(|fault| fault.0).map(|fault| fault.1).collect()
}

/// All components of a message or component.
fn parts(of: &Value) -> Vec<&Value> {
    let inner = of["components"].as_array().into_iter().flatten();
    inner.flat_map(|part| std::iter::once(part).chain(parts(part))).collect()
}

/// What Discord refuses although its description does not say so.
fn unwritten_rules(request: &Request) -> Vec<String> {
    let Some(body) = &request.body else { return Vec::new() };
    if let Some(commands) = body.as_array() {
        return commands.iter().flat_map(command_faults).collect();
    }
    let message = if body["data"].is_object() { &body["data"] } else { body };
    let mut faults = Vec::new();
    let rows = message["components"].as_array().map_or(0, Vec::len);
    let is_card = message["flags"].as_u64().is_some_and(|flags| flags & 32768 != 0);
    if is_card {
        faults.extend(card_faults(message));
    } else if rows > 5 {
        faults.push(format!("{rows} rows of components"));
    }
    let mut ids = Vec::new();
    custom_ids(&message["components"], &mut ids);
    let unique: BTreeSet<&String> = ids.iter().collect();
    if unique.len() < ids.len() {
        faults.push(format!("a custom_id stands twice: {ids:?}"));
    }
    if message["content"].as_str().is_some_and(|content| content.chars().count() > 2000) {
        faults.push("content of over 2000 characters".to_owned());
    }
    let creates = request.method == "POST" && request.path.ends_with("/messages");
    let empty = message["content"].as_str().unwrap_or("").trim().is_empty() && request.files == 0;
    if creates && !is_card && empty && message["embeds"].as_array().is_none_or(Vec::is_empty) {
        faults.push("an empty message".to_owned());
    }
    if sends_text(request, message) && message["allowed_mentions"].is_null() {
        faults.push("allowed_mentions is not said".to_owned());
    }
    faults
}

/// A house rule rather than one of Discord's: whoever sends text says who may be pinged by it.
fn sends_text(request: &Request, message: &Value) -> bool {
    let says = |of: &Value| of["content"].as_str().is_some_and(|content| !content.is_empty());
    request.method != "GET" && (says(message) || parts(message).into_iter().any(says))
}

fn custom_ids(components: &Value, ids: &mut Vec<String>) {
    for component in components.as_array().into_iter().flatten() {
        ids.extend(component["custom_id"].as_str().map(str::to_owned));
        custom_ids(&component["components"], ids);
    }
}

fn command_faults(command: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let name = command["name"].as_str().unwrap_or("");
    let is_slash = command["type"].as_u64().unwrap_or(1) == 1;
    if is_slash && name.chars().any(char::is_uppercase) {
        faults.push(format!("the command {name} has capitals"));
    }
    if is_slash && command["description"].as_str().unwrap_or("").is_empty() {
        faults.push(format!("the command {name} has no description"));
    }
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    let required: Vec<bool> = options.iter().map(|option| option["required"] == true).collect();
    if required.is_sorted_by_key(|required| !required) {
        return faults;
    }
    faults.push(format!("the command {name} has a required option after an optional one"));
    faults
}

#[test]
fn the_check_finds_faults() {
    let Some(discord) = DISCORD.as_ref() else { return };
    let request = |method: &str, path: &str, body: Value| Request {
        method: method.to_owned(),
        path: path.to_owned(),
        query: String::new(),
        body: Some(body),
        files: 0,
    };
    let send = |body: Value| discord.faults(&request("POST", "/channels/1/messages", body));
    let quiet = json!({ "parse": [] });
    assert_eq!(send(json!({ "content": "x", "allowed_mentions": quiet })), Vec::<String>::new());
    let texts = |count: usize, text: &str| {
        let texts = vec![json!({ "type": 10, "content": text }); count];
        json!({ "flags": 32768, "components": [{ "type": 17, "components": texts }], "allowed_mentions": quiet })
    };
    assert_eq!(send(texts(1, "x")), Vec::<String>::new());
    let with = |field: &str, value: Value| {
        let mut card = texts(1, "x");
        card[field] = value;
        card
    };
    let cases = [
        json!({ "content": "x" }),
        json!({ "contents": "x", "allowed_mentions": quiet }),
        json!({ "content": "", "allowed_mentions": quiet }),
        json!({ "content": "x", "allowed_mentions": quiet, "nonce": "12345678901234567890123456" }),
        json!({ "content": "x", "allowed_mentions": quiet, "components": [{ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "a", "custom_id": "same" },
            { "type": 2, "style": 1, "label": "b", "custom_id": "same" }] }] }),
        json!({ "content": "x", "allowed_mentions": quiet, "attachments": [{ "description": "no id" }] }),
        texts(40, "x"),
        texts(2, &"x".repeat(2001)),
        with("content", json!("x")),
        with("allowed_mentions", Value::Null),
    ];
    for body in cases {
        assert!(!send(body.clone()).is_empty(), "no fault was found in {body}");
    }
    let callback = |body: Value| discord.faults(&request("POST", "/interactions/1/token/callback", body));
    assert_eq!(callback(json!({ "type": 6 })), Vec::<String>::new());
    let choices: Vec<Value> = (0..26).map(|n| json!({ "name": n.to_string(), "value": "x" })).collect();
    assert!(!callback(json!({ "type": 8, "data": { "choices": choices } })).is_empty());
    assert!(!callback(json!({ "type": 99 })).is_empty());
    assert!(!discord.faults(&request("POST", "/no/such/route", json!({}))).is_empty());
    let commands = json!([{ "name": "Loud", "type": 1, "description": "x" }]);
    assert!(!discord.faults(&request("PUT", "/applications/1/commands", commands)).is_empty());
}
