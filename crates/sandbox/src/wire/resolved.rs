//! What the ids are that the data of an interaction, or a message, names: its `resolved`.

use serde_json::{Map, Value, json};

use super::{channel, extend, fields, guild, user};
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::components::{self, kind};
use crate::state::message::Message;

/// What is named, in the order of naming.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub channels: Vec<Id>,
}

/// What it is in this place, with the rights of who names it; `None` where nothing is named.
pub fn named(world: &World, who: Id, place: &Channel, named: &Named) -> Option<Value> {
    let mut resolved = json!({});
    if !named.users.is_empty() {
        extend(&mut resolved, users(world, place, &named.users));
    }
    if !named.roles.is_empty() {
        extend(&mut resolved, json!({"roles": roles(world, place, &named.roles)}));
    }
    if !named.channels.is_empty() {
        let partial = |of: &Channel| partial_channel(world, who, of);
        extend(&mut resolved, json!({"channels": channels(world, &named.channels, partial)}));
    }
    resolved.as_object().is_some_and(|kinds| !kinds.is_empty()).then_some(resolved)
}

/// Users, and as members those who are of the place's guild.
pub fn users(world: &World, place: &Channel, ids: &[Id]) -> Value {
    let users = ids.iter().map(|id| (id.to_string(), user::user_with(world, *id)));
    let mut resolved = json!({"users": users.collect::<serde_json::Map<_, _>>()});
    let members: serde_json::Map<_, _> =
        ids.iter().filter_map(|id| Some((id.to_string(), member(world, place, *id)?))).collect();
    if !members.is_empty() {
        extend(&mut resolved, json!({"members": members}));
    }
    resolved
}

/// A member without user, `deaf` and `mute`, but with rights: what `resolved` holds.
fn member(world: &World, place: &Channel, id: Id) -> Option<Value> {
    let member = world.members.get((place.guild()?, id))?;
    let mut object = fields(user::partial_member(member));
    object.remove("deaf");
    object.remove("mute");
    object.insert("permissions".to_owned(), json!(world.permissions(id, place)));
    Some(Value::Object(object))
}

fn roles(world: &World, place: &Channel, ids: &[Id]) -> Map<String, Value> {
    let of = place.guild().and_then(|guild| world.guilds.get(guild));
    let role = |id: &Id| Some((id.to_string(), guild::role(of?.role(*id)?)));
    ids.iter().filter_map(role).collect()
}

fn channels(world: &World, ids: &[Id], shown: impl Fn(&Channel) -> Value) -> Map<String, Value> {
    let channel = |id: &Id| Some((id.to_string(), shown(world.channels.get(*id)?)));
    ids.iter().filter_map(channel).collect()
}

/// The fields that an interaction tells of a channel, beside its rights.
const OF_CHANNELS: [&str; 11] = [
    "id",
    "type",
    "name",
    "guild_id",
    "parent_id",
    "last_message_id",
    "flags",
    "nsfw",
    "position",
    "rate_limit_per_user",
    "topic",
];

/// A channel with what `who` may do in it; of a thread also whether it is archived or locked.
///
/// Source: Discord's documentation, "Resolved Data Structure".
fn partial_channel(world: &World, who: Id, of: &Channel) -> Value {
    let mut object = fields(channel::channel(of));
    object.retain(|key, _| OF_CHANNELS.contains(&key.as_str()) || key == "thread_metadata");
    object.insert("permissions".to_owned(), json!(world.permissions(who, of)));
    Value::Object(object)
}

/// What is chosen from the start in a message's lists of roles and channels; `None` where nothing is.
pub fn defaults(world: &World, of: &Message) -> Option<Value> {
    let [roles, channels] =
        [kind::ROLE_SELECT, kind::CHANNEL_SELECT].map(|kind| components::defaults(&of.components, kind));
    if roles.is_empty() && channels.is_empty() {
        return None;
    }
    let place = world.channels.get(of.channel)?;
    let mut resolved = json!({});
    if !roles.is_empty() {
        extend(&mut resolved, json!({"roles": self::roles(world, place, &roles)}));
    }
    if !channels.is_empty() {
        extend(&mut resolved, json!({"channels": self::channels(world, &channels, channel::channel)}));
    }
    Some(resolved)
}
