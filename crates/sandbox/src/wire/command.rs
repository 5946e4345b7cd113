//! Commands.

use serde_json::Value;

use crate::state::command::Command;

/// A registered command. Its fields in the state have Discord's names already.
pub fn command(command: &Command) -> Value {
    serde_json::to_value(command).unwrap_or_default()
}
