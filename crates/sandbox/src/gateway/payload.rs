//! The form of a payload: fields in Discord's order, which some libraries rely on.

use serde_json::{Value, json};

/// Opcodes that the sandbox sends.
pub const RECONNECT: u8 = 7;
pub const INVALID_SESSION: u8 = 9;
pub const HELLO: u8 = 10;
pub const HEARTBEAT_ACK: u8 = 11;

/// A payload that is no event.
#[must_use]
pub fn plain(op: u8, data: &Value) -> String {
    format!("{{\"t\":null,\"s\":null,\"op\":{op},\"d\":{data}}}")
}

/// An event with its number.
#[must_use]
pub fn event(name: &str, seq: u64, data: &Value) -> String {
    format!("{{\"t\":{},\"s\":{seq},\"op\":0,\"d\":{data}}}", json!(name))
}
