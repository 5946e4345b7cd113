//! Application commands as the bot registered them.
//!
//! The fields have Discord's names, so that one form serves the journal and the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};

use super::permissions::Permissions;
use crate::ids::Id;

/// Texts by language.
pub type Translations = BTreeMap<String, String>;

/// A registered command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Command {
    pub id: Id,
    pub application_id: Id,
    /// Changes whenever the command does.
    pub version: Id,
    #[serde(rename = "type")]
    pub kind: u8,
    pub name: String,
    pub name_localizations: Option<Translations>,
    pub description: String,
    pub description_localizations: Option<Translations>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<CommandOption>,
    pub default_member_permissions: Option<Permissions>,
    pub dm_permission: bool,
    pub contexts: Option<Vec<u8>>,
    pub integration_types: Vec<u8>,
    pub nsfw: bool,
}

/// Discord's numbers for kinds of commands.
pub mod kind {
    pub const CHAT: u8 = 1;
    pub const USER: u8 = 2;
    pub const MESSAGE: u8 = 3;
}

/// Discord's numbers for kinds of options.
pub mod option {
    pub const STRING: u8 = 3;
    pub const INTEGER: u8 = 4;
    pub const BOOLEAN: u8 = 5;
    pub const USER: u8 = 6;
    pub const CHANNEL: u8 = 7;
    pub const ROLE: u8 = 8;
}

/// An option of a slash command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandOption {
    #[serde(rename = "type")]
    pub kind: u8,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    pub description: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description_localizations: Option<Translations>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub required: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub autocomplete: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// The kinds of channels that may be given; any, if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channel_types: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_value: Option<Number>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_value: Option<Number>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
}

/// A value that an option may take, and its name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    pub value: Value,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}
