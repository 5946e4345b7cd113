//! How the state looks as Discord's JSON (API v10).
//!
//! Every field that Discord documents as always present is there; optional ones where they have a value.

pub mod channel;
pub mod command;
pub mod guild;
pub mod interaction;
pub mod message;
pub mod resolved;
pub mod user;

use serde_json::{Map, Value};

/// Adds the fields of `more` to those of `object`.
///
/// Both are written as literals, so anything else is a mistake of this crate and changes nothing.
pub fn extend(object: &mut Value, more: Value) {
    if let (Value::Object(fields), Value::Object(more)) = (object, more) {
        fields.extend(more);
    }
}

/// The fields of an object written as a literal.
pub fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
