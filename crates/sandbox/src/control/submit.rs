//! Acting: forms that people fill in and send.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::answers::view_when_answered;
use super::invoke::raised;
use super::names;
use super::problem::{Problem, Reply};
use crate::acts::interactions::NewInteraction;
use crate::core::{Core, Shared};
use crate::ids::Id;
use crate::state::components::{self, kind};
use crate::state::interaction::{Interaction, Kind};

/// Characters of an input, if it says nothing else.
const TEXT: u64 = 4000;

/// A form that is sent.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// The one that was answered with the form.
    interaction: Id,
    /// By custom id: a text, or the values chosen. What is not named is as the form opened.
    #[serde(default)]
    values: BTreeMap<String, Value>,
    wait_ms: Option<u64>,
}

/// `POST /control/users/{user}/submit`
pub async fn submit(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(sent): Json<Submission>,
) -> Reply {
    let id = shared.with(|core| {
        let user = names::user(&core.world, &user)?.id;
        let opener = core.world.interactions.get(sent.interaction).filter(|opener| opener.user == user);
        let opener = opener.cloned().ok_or_else(|| Problem::Missing("form of this user".to_owned()))?;
        if opener.is_over(core.world.now()) {
            return Err(Problem::Prevented(
                "the form was open for more than a quarter of an hour".to_owned(),
            ));
        }
        raise(core, opener, &sent.values)
    })?;
    view_when_answered(&shared, id, sent.wait_ms).await
}

fn raise(core: &mut Core, opener: Interaction, values: &BTreeMap<String, Value>) -> Result<Id, Problem> {
    let modal =
        opener.modal.clone().ok_or_else(|| Problem::Missing("form of this interaction".to_owned()))?;
    let rows = modal.get("components").and_then(Value::as_array).cloned().unwrap_or_default();
    if let Some(unknown) = values.keys().find(|custom_id| components::find(&rows, custom_id).is_none()) {
        return Err(Problem::Nonsense(format!("the form has no field {unknown}")));
    }
    let filled: Result<Vec<_>, _> = rows.iter().map(|row| filled(row, values)).collect();
    let data = json!({"custom_id": modal.get("custom_id"), "components": filled?});
    raised(core.raise(NewInteraction {
        kind: Kind::Submit,
        user: opener.user,
        channel: opener.channel,
        command: None,
        target: None,
        component_of: opener.component_of,
        focused: None,
        trigger: Some(opener),
        data,
    }))
}

/// A row or label of the form as it is sent: with ids and values, without what it looked like.
fn filled(row: &Value, values: &BTreeMap<String, Value>) -> Result<Value, Problem> {
    let mut sent = json!({"type": row.get("type"), "id": row.get("id")});
    if let Some(inner) = row.get("components").and_then(Value::as_array) {
        let inner: Result<Vec<_>, _> = inner.iter().map(|one| field(one, values)).collect();
        sent["components"] = Value::Array(inner?);
    }
    if let Some(inner) = row.get("component") {
        sent["component"] = field(inner, values)?;
    }
    Ok(sent)
}

fn field(field: &Value, values: &BTreeMap<String, Value>) -> Result<Value, Problem> {
    let Some(of) = field.as_object() else { return Ok(Value::Null) };
    let custom_id = of.get("custom_id").and_then(Value::as_str).unwrap_or_default();
    let given = values.get(custom_id);
    let mut sent = json!({"type": of.get("type"), "id": of.get("id"), "custom_id": custom_id});
    if components::is(of, kind::TEXT_INPUT) {
        sent["value"] = json!(text(of, given).map_err(|why| prevented(custom_id, why))?);
    } else {
        sent["values"] = json!(chosen(of, given).map_err(|why| prevented(custom_id, why))?);
    }
    Ok(sent)
}

fn prevented(custom_id: &str, why: &str) -> Problem {
    Problem::Prevented(format!("field {custom_id}: {why}"))
}

/// The text of an input, if the client lets the user send it.
fn text(of: &Map<String, Value>, given: Option<&Value>) -> Result<String, &'static str> {
    let text = match given.or_else(|| of.get("value")) {
        None | Some(Value::Null) => "",
        Some(Value::String(text)) => text,
        Some(_) => return Err("the value is no text"),
    };
    let bound = |key: &str| of.get(key).and_then(Value::as_u64);
    let length = text.chars().count() as u64;
    if length == 0 {
        return if is_required(of) { Err("it is required") } else { Ok(String::new()) };
    }
    if length < bound("min_length").unwrap_or(0) || length > bound("max_length").unwrap_or(TEXT) {
        return Err("the text is too short or too long");
    }
    if of.get("style") == Some(&json!(1)) && text.contains('\n') {
        return Err("it has one line only");
    }
    Ok(text.to_owned())
}

/// The values of a select, if the client lets the user send them.
fn chosen(of: &Map<String, Value>, given: Option<&Value>) -> Result<Vec<String>, &'static str> {
    let options = of.get("options").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let value_of = |option: &Value| option.get("value").and_then(Value::as_str).map(str::to_owned);
    let values: Vec<String> = match given {
        Some(given) => serde_json::from_value(given.clone()).map_err(|_| "the value is no list of texts")?,
        None => {
            let chosen = options.iter().filter(|option| option.get("default") == Some(&json!(true)));
            chosen.filter_map(value_of).collect()
        }
    };
    if values.is_empty() && !is_required(of) {
        return Ok(values);
    }
    let bound = |key: &str| of.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = values.len() as u64;
    let is_option = |value: &String| options.iter().any(|option| value_of(option).as_ref() == Some(value));
    if count < bound("min_values") || count > bound("max_values") || !values.iter().all(is_option) {
        return Err("these values cannot be chosen");
    }
    Ok(values)
}

fn is_required(of: &Map<String, Value>) -> bool {
    of.get("required") != Some(&json!(false))
}
