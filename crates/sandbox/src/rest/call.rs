//! What a handler gets: the core, what the path and query say, and the body.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check::form::Form;
use super::check::message::Upload;
use crate::core::Core;
use crate::ids::Id;
use crate::moment::Moment;
use crate::refusal::{Code, Refusal};
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::message::Message;
use crate::state::permissions::Permissions;

/// A request of the bot.
#[derive(Debug)]
pub struct Call<'a> {
    pub core: &'a mut Core,
    pub now: Moment,
    /// The variable parts of the path by name.
    pub path: BTreeMap<&'static str, String>,
    pub query: BTreeMap<String, String>,
    pub json: Value,
    pub uploads: Vec<Upload>,
    /// The language that the request itself asks for.
    pub asked_locale: Option<String>,
}

/// What a handler answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub status: u16,
    pub body: Option<Value>,
}

impl Answer {
    /// 200 with a body.
    #[must_use]
    pub const fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    /// 201 with a body.
    #[must_use]
    pub const fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    /// 204.
    #[must_use]
    pub const fn nothing() -> Self {
        Self { status: 204, body: None }
    }
}

impl Call<'_> {
    /// The world.
    #[must_use]
    pub const fn world(&self) -> &World {
        &self.core.world
    }

    /// The bot's user id.
    #[must_use]
    pub fn bot(&self) -> Id {
        self.core.world.bot()
    }

    /// The language in which things are asked for: as the request says, else the bot's own.
    #[must_use]
    pub fn locale(&self) -> String {
        let own = || self.world().users.get(self.bot()).map(|bot| bot.locale.clone());
        self.asked_locale.clone().or_else(own).unwrap_or_default()
    }

    /// A part of the path.
    #[must_use]
    pub fn part(&self, name: &str) -> &str {
        self.path.get(name).map_or("", String::as_str)
    }

    /// A snowflake in the path.
    ///
    /// # Errors
    ///
    /// 50035 if it is none.
    pub fn id(&self, name: &str) -> Result<Id, Refusal> {
        snowflake(name, self.part(name))
    }

    /// A snowflake in the query.
    ///
    /// # Errors
    ///
    /// 50035 if it is none.
    pub fn query_id(&self, name: &str) -> Result<Option<Id>, Refusal> {
        self.query.get(name).map(|text| snowflake(name, text)).transpose()
    }

    /// The body as an object; one without fields if there is no body.
    ///
    /// # Errors
    ///
    /// 50035 if it is something else.
    pub fn form(&mut self) -> Result<Form, Refusal> {
        match std::mem::take(&mut self.json) {
            Value::Null => Ok(Form::new(serde_json::Map::new())),
            Value::Object(fields) => Ok(Form::new(fields)),
            _ => Err(Refusal::Form(super::fault(
                "DICT_TYPE_CONVERT",
                "Only dictionaries may be used in a DictType",
            ))),
        }
    }

    /// The channel in the path, if the bot can see it.
    ///
    /// # Errors
    ///
    /// 10003 if there is none, 50001 if the bot cannot see it.
    pub fn channel(&self) -> Result<&Channel, Refusal> {
        let channel = self.world().channels.get(self.id("channel_id")?).ok_or(Code::UnknownChannel)?;
        if !self.rights(channel).has(Permissions::VIEW_CHANNEL) {
            return Err(Code::MissingAccess.into());
        }
        Ok(channel)
    }

    /// What the bot may do in a channel.
    #[must_use]
    pub fn rights(&self, channel: &Channel) -> Permissions {
        self.world().permissions(self.bot(), channel)
    }

    /// The message in the path, in that channel; ephemeral ones are not found.
    ///
    /// # Errors
    ///
    /// 10008 if there is none.
    pub fn message(&self, channel: Id) -> Result<&Message, Refusal> {
        let message = self.world().messages.get(self.id("message_id")?);
        let found = message.filter(|message| message.channel == channel && message.only_for.is_none());
        found.ok_or_else(|| Code::UnknownMessage.into())
    }
}

fn snowflake(name: &str, text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| {
        let message = format!("Value \"{text}\" is not snowflake.");
        let mut errors = serde_json::Map::new();
        errors.insert(
            name.to_owned(),
            json!({"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]}),
        );
        Refusal::Form(errors)
    })
}

/// That the rights are among those held.
///
/// # Errors
///
/// 50013 if not.
pub const fn require(held: Permissions, rights: Permissions) -> Result<(), Code> {
    if held.has(rights) { Ok(()) } else { Err(Code::MissingPermissions) }
}
