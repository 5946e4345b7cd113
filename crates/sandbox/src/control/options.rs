//! What a user filled into a slash command, checked as Discord's client and server check it.

use serde_json::{Map, Value, json};

use super::names;
use super::problem::Problem;
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::command::{Command, CommandOption, option};
use crate::wire::resolved::{self, Named};

/// Characters of a text option.
const TEXT: usize = 6000;

/// The data of a command with these options.
///
/// # Errors
///
/// What the client would not let the user send.
pub fn data(
    world: &World,
    user: Id,
    place: &Channel,
    command: &Command,
    given: &Map<String, Value>,
) -> Result<Value, Problem> {
    if let Some(unknown) =
        given.keys().find(|name| !command.options.iter().any(|option| option.name == **name))
    {
        return Err(prevented(format!("/{} has no option {unknown}", command.name)));
    }
    let mut shown = Vec::new();
    let mut named = Named::default();
    for option in &command.options {
        match given.get(&option.name) {
            None | Some(Value::Null) if option.required => {
                return Err(prevented(format!("option {} is required", option.name)));
            }
            None | Some(Value::Null) => {}
            Some(value) => {
                let value = checked(world, user, place, option, value)?;
                note(&mut named, option.kind, &value);
                shown.push(json!({"name": option.name, "type": option.kind, "value": value}));
            }
        }
    }
    let mut data = json!({"id": command.id, "name": command.name, "type": command.kind, "options": shown});
    if let Some(resolved) = resolved::named(world, user, place, &named) {
        crate::wire::extend(&mut data, json!({"resolved": resolved}));
    }
    Ok(data)
}

/// The data of a command that is being typed: nothing is checked, one option is `focused`.
///
/// # Errors
///
/// If the focused option is not there or has no autocomplete.
pub fn partial(command: &Command, given: &Map<String, Value>, focused: &str) -> Result<(Value, u8), Problem> {
    let option = command.options.iter().find(|option| option.name == focused && option.autocomplete);
    let option = option.ok_or_else(|| prevented(format!("option {focused} has no autocomplete")))?;
    let typed = given.get(focused).cloned().unwrap_or_else(|| json!(""));
    let typed = typed.as_str().map_or_else(|| typed.to_string(), str::to_owned);
    let of = |option: &CommandOption| {
        if option.name == focused {
            return Some(json!({"name": option.name, "type": option.kind, "value": typed, "focused": true}));
        }
        let value = given.get(&option.name).filter(|value| !value.is_null())?;
        Some(json!({"name": option.name, "type": option.kind, "value": value}))
    };
    let shown: Vec<_> = command.options.iter().filter_map(of).collect();
    let data = json!({"id": command.id, "name": command.name, "type": command.kind, "options": shown});
    Ok((data, option.kind))
}

/// Notes what a value names, for what Discord tells of it beside.
fn note(named: &mut Named, kind: u8, value: &Value) {
    let list = match kind {
        option::USER => &mut named.users,
        option::ROLE => &mut named.roles,
        option::CHANNEL => &mut named.channels,
        _ => return,
    };
    list.extend(value.as_str().and_then(|id| id.parse::<Id>().ok()));
}

fn prevented(why: String) -> Problem {
    Problem::Prevented(why)
}

/// A value in the form in which Discord sends it, if it is one for this option.
fn checked(
    world: &World,
    user: Id,
    place: &Channel,
    option: &CommandOption,
    value: &Value,
) -> Result<Value, Problem> {
    let wrong = |why: &str| prevented(format!("option {}: {why}", option.name));
    let value = match (option.kind, value) {
        (option::STRING, Value::String(text)) => {
            let length = text.chars().count() as u64;
            let least = option.min_length.unwrap_or(0).max(1);
            if length < least || length > option.max_length.unwrap_or(TEXT as u64) {
                return Err(wrong("the text is too short or too long"));
            }
            value.clone()
        }
        (option::INTEGER, Value::Number(number)) if number.is_i64() => {
            let fits = |bound: &Option<serde_json::Number>, side: fn(f64, f64) -> bool| {
                let bound = bound.as_ref().and_then(serde_json::Number::as_f64);
                bound.is_none_or(|bound| number.as_f64().is_some_and(|number| side(number, bound)))
            };
            if !fits(&option.min_value, |a, b| a >= b) || !fits(&option.max_value, |a, b| a <= b) {
                return Err(wrong("the number is too small or too large"));
            }
            value.clone()
        }
        (option::BOOLEAN, Value::Bool(_)) => value.clone(),
        (option::USER, Value::String(name)) => json!(names::user(world, name)?.id),
        (option::ROLE, Value::String(name)) => json!(names::role(world, place.guild(), name)?.id),
        (option::CHANNEL, Value::String(name)) => {
            let channel = names::channel_for(world, user, place.guild(), &option.channel_types, name)?;
            json!(channel.id)
        }
        _ => return Err(wrong("the value is of the wrong type")),
    };
    if !option.choices.is_empty() && !option.choices.iter().any(|choice| choice.value == value) {
        return Err(wrong("the value is none of the choices"));
    }
    Ok(value)
}
