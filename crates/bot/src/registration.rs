//! Telling Discord which commands there are, but only when that has changed: a registration
//! empties everybody's list of commands for a while and is limited by the day.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use serenity::all::ApplicationId;
use tokio::time::Instant;

use crate::{
    commands,
    rest::{Rest, RestError},
};

/// The fields of a command that we set. Discord adds others (ids, versions, old forms).
const FIELDS: [&str; 14] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "autocomplete",
    "choices",
    "value",
    "options",
    "contexts",
    "integration_types",
    "nsfw",
    "default_member_permissions",
];

/// Registers the commands, if Discord has other ones.
///
/// # Errors
///
/// [`RestError`] if Discord cannot be asked or told.
pub async fn register(rest: &Rest, application: ApplicationId, until: Instant) -> Result<(), RestError> {
    // Discord's description of itself wants absent what is empty.
    let wanted = commands::all().map(|command| essence(&command.registration())).collect();
    let there = rest.commands(application, until).await?;
    if same(&wanted, &there) {
        tracing::debug!("the commands are registered as they are");
        return Ok(());
    }
    tracing::info!(commands = wanted.len(), "registering the commands");
    rest.set_commands(application, &Value::Array(wanted), until).await
}

/// Whether two lists hold the same commands, in whatever order.
fn same(wanted: &Vec<Value>, there: &Vec<Value>) -> bool {
    let sorted = |commands: &Vec<Value>| {
        let mut texts: Vec<String> = commands.iter().map(|command| essence(command).to_string()).collect();
        texts.sort();
        texts
    };
    sorted(wanted) == sorted(there)
}

/// What matters of a command or option: our fields, without those that say nothing.
fn essence(value: &Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(
            fields
                .iter()
                .filter(|(name, value)| FIELDS.contains(&name.as_str()) && says_something(value))
                .map(|(name, value)| (name.clone(), essence_of(name, value)))
                // In an order of their own.
                .collect::<BTreeMap<_, _>>()
                .into_iter()
                .collect::<Map<_, _>>(),
        ),
        Value::Array(values) => Value::Array(values.iter().map(essence).collect()),
        other => other.clone(),
    }
}

fn essence_of(name: &str, value: &Value) -> Value {
    match value {
        // The fields of translations are languages.
        Value::Object(languages) if name.ends_with("_localizations") => {
            let sorted: BTreeMap<_, _> = languages.clone().into_iter().collect();
            Value::Object(sorted.into_iter().collect())
        }
        value => essence(&as_number(name, value)),
    }
}

/// Rights are sent as a number and come back as text.
fn as_number(name: &str, value: &Value) -> Value {
    match value.as_str().and_then(|text| text.parse::<u64>().ok()) {
        Some(number) if name == "default_member_permissions" => number.into(),
        _ => value.clone(),
    }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_discord_adds_makes_no_difference() {
        let wanted =
            vec![json!({ "type": 1, "name": "move", "description": "d", "options": [], "contexts": [0] })];
        let there = vec![
            json!({ "id": "7", "application_id": "8", "version": "9", "type": 1, "name": "move",
            "description": "d", "nsfw": false, "dm_permission": true, "name_localizations": null, "contexts": [0],
            "default_member_permissions": null }),
        ];
        assert!(same(&wanted, &there));
    }

    #[test]
    fn another_option_makes_a_difference() {
        let option =
            |required| json!({ "type": 3, "name": "move", "description": "d", "required": required });
        let command = |options: Vec<Value>| vec![json!({ "type": 1, "name": "move", "options": options })];
        assert!(!same(&command(vec![option(true)]), &command(vec![option(false)])));
        assert!(!same(&command(vec![]), &command(vec![option(false)])));
        assert!(same(&command(vec![option(false)]), &command(vec![option(false)])));
    }

    #[test]
    fn another_translation_makes_a_difference() {
        let command = |names: Value| vec![json!({ "name": "one", "name_localizations": names })];
        assert!(same(
            &command(json!({ "de": "eins", "fr": "un" })),
            &command(json!({ "fr": "un", "de": "eins" }))
        ));
        assert!(!same(&command(json!({ "de": "eins" })), &command(json!({ "de": "zwei" }))));
        assert!(!same(&command(json!({ "de": "eins" })), &command(json!({}))));
        assert!(same(&command(json!({})), &command(Value::Null)));
    }

    #[test]
    fn rights_come_back_as_text() {
        let command = |rights: Value| vec![json!({ "name": "one", "default_member_permissions": rights })];
        assert!(same(&command(json!(32)), &command(json!("32"))));
        assert!(!same(&command(json!(32)), &command(json!("8"))));
        assert!(!same(&command(json!(32)), &command(Value::Null)));
    }

    #[test]
    fn order_makes_no_difference() {
        let (one, two) = (json!({ "name": "one" }), json!({ "name": "two" }));
        assert!(same(&vec![one.clone(), two.clone()], &vec![two, one]));
    }
}
