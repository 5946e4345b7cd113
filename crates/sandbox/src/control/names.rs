//! Users, channels and messages by what a person or a test calls them.

use super::problem::Problem;
use crate::core::Core;
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::Channel;
use crate::state::guild::{Guild, Role};
use crate::state::message::Message;
use crate::state::permissions::Permissions;
use crate::state::user::User;

/// A user by id, username, shown name, or as `bot`.
///
/// # Errors
///
/// If there is none.
pub fn user<'a>(world: &'a World, name: &str) -> Result<&'a User, Problem> {
    let bot = world.bot();
    let is_meant = |user: &&User| {
        user.id.to_string() == name
            || user.username == name
            || user.global_name.as_deref() == Some(name)
            || (name == "bot" && user.id == bot)
    };
    world.users.values().find(is_meant).ok_or_else(|| Problem::Missing(format!("user: {name}")))
}

/// A channel or thread by id or name.
///
/// # Errors
///
/// If there is none.
pub fn channel<'a>(world: &'a World, name: &str) -> Result<&'a Channel, Problem> {
    let is_meant = |channel: &&Channel| {
        channel.id.to_string() == name || (!channel.name.is_empty() && channel.name == name)
    };
    world.channels.values().find(is_meant).ok_or_else(|| Problem::Missing(format!("channel: {name}")))
}

/// As [`channel`]; `@name` is what `viewer` and that user say to each other, which begins if need be.
///
/// # Errors
///
/// If there is none, or the viewer cannot see it.
pub fn place(core: &mut Core, viewer: Id, name: &str) -> Result<Channel, Problem> {
    let found = match name.strip_prefix('@') {
        Some(other) => {
            let other = user(&core.world, other)?.id;
            let id = core.direct_channel(viewer, other);
            channel(&core.world, &id.to_string())?
        }
        None => channel(&core.world, name)?,
    };
    if core.world.permissions(viewer, found).has(Permissions::VIEW_CHANNEL) {
        Ok(found.clone())
    } else {
        Err(Problem::Prevented("the user cannot see this channel".to_owned()))
    }
}

/// A message by id, if the viewer sees it.
///
/// # Errors
///
/// If there is none, or the viewer cannot see it.
pub fn message<'a>(world: &'a World, viewer: Id, id: &str) -> Result<&'a Message, Problem> {
    let found =
        id.parse().ok().and_then(|id| world.messages.get(id)).filter(|message| sees(world, viewer, message));
    found.ok_or_else(|| Problem::Missing(format!("message that the user sees: {id}")))
}

/// Whether someone sees a message.
#[must_use]
pub fn sees(world: &World, viewer: Id, message: &Message) -> bool {
    let may = world.channels.get(message.channel).map(|channel| world.permissions(viewer, channel));
    let is_shown = message.only_for.is_none_or(|only| only == viewer);
    is_shown && may.is_some_and(|may| may.has(Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY))
}

/// A guild by id or name; the first one, if none is named.
///
/// # Errors
///
/// If there is none.
pub fn guild(world: &World, name: Option<&str>) -> Result<Id, Problem> {
    let is_meant =
        |guild: &&Guild| name.is_none_or(|name| guild.id.to_string() == name || guild.name == name);
    let found = world.guilds.values().find(is_meant).map(|guild| guild.id);
    found.ok_or_else(|| Problem::Missing(format!("guild: {}", name.unwrap_or("any"))))
}

/// A role of a guild by id or name.
///
/// # Errors
///
/// If there is none.
pub fn role<'a>(world: &'a World, guild: Option<Id>, name: &str) -> Result<&'a Role, Problem> {
    let guild = guild.and_then(|guild| world.guilds.get(guild));
    let mut roles = guild.map_or(&[][..], |guild| &guild.roles).iter();
    let found = roles.find(|role| role.name == name || role.id.to_string() == name);
    found.ok_or_else(|| Problem::Missing(format!("role: {name}")))
}

/// A channel or thread of a guild by id or name, of one of these kinds (of any, if none is named), that the
/// viewer sees.
///
/// # Errors
///
/// If there is none.
pub fn channel_for<'a>(
    world: &'a World,
    viewer: Id,
    guild: Option<Id>,
    kinds: &[u8],
    name: &str,
) -> Result<&'a Channel, Problem> {
    let is_offered = |channel: &&Channel| {
        guild.is_some()
            && channel.guild() == guild
            && (kinds.is_empty() || kinds.contains(&channel.number()))
            && world.permissions(viewer, channel).has(Permissions::VIEW_CHANNEL)
    };
    let mut offered = world.channels.values().filter(is_offered);
    let found = offered.find(|channel| channel.id.to_string() == name || channel.name == name);
    found.ok_or_else(|| Problem::Missing(format!("channel: {name}")))
}
