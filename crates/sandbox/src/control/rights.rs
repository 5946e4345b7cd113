//! Rights: what users and roles may do, in a channel and in a whole server.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::names;
use super::problem::{Problem, Reply};
use crate::core::Shared;
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::{Channel, Kind, Target};
use crate::state::guild::Guild;
use crate::state::permissions::{self, Permissions};

/// Whose rights: the bot's, if neither is named.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whose {
    user: Option<String>,
    /// A role's name or id.
    role: Option<String>,
}

impl Whose {
    fn target(&self, world: &World, guild: Option<Id>) -> Result<Target, Problem> {
        let Some(name) = &self.role else {
            return Ok(Target::Member(names::user(world, self.user.as_deref().unwrap_or("bot"))?.id));
        };
        Ok(Target::Role(names::role(world, guild, name)?.id))
    }
}

/// `GET /control/channels/{channel}/rights`: those held by a user, and what is set in the channel itself.
pub async fn in_channel(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Query(whose): Query<Whose>,
) -> Reply {
    shared.with(|core| {
        let world = &core.world;
        let channel = names::channel(world, &channel)?;
        let target = whose.target(world, channel.guild())?;
        let held = match target {
            Target::Member(user) => world.permissions(user, channel),
            Target::Role(role) => of_role(world, channel, role),
        };
        let set = channel.overwrites.iter().find(|overwrite| overwrite.target == target);
        let (allow, deny) = set.map(|set| (set.allow, set.deny)).unwrap_or_default();
        let mut shown =
            json!({"rights": named(held), "bits": held, "allow": named(allow), "deny": named(deny)});
        crate::wire::extend(&mut shown, said(target));
        Ok(Json(shown))
    })
}

/// What somebody with this role and no other may do in a channel of the guild.
fn of_role(world: &World, channel: &Channel, role: Id) -> Permissions {
    let guild = channel.guild().and_then(|id| world.guilds.get(id));
    let parent = channel.thread().and_then(|thread| world.channels.get(thread.parent)).unwrap_or(channel);
    guild.map_or(Permissions::NONE, |guild| permissions::of_role(guild, role, parent))
}

fn named(rights: Permissions) -> Vec<&'static str> {
    rights.names().collect()
}

fn said(target: Target) -> Value {
    match target {
        Target::Member(id) => json!({"user": id}),
        Target::Role(id) => json!({"role": id}),
    }
}

/// Rights of one user or role in a channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rights {
    user: Option<String>,
    role: Option<String>,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

/// `PUT /control/channels/{channel}/rights`: these and no others.
pub async fn set_in_channel(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Json(rights): Json<Rights>,
) -> Reply {
    shared.with(|core| {
        let channel = names::channel(&core.world, &channel)?;
        let Kind::Text { guild } = channel.kind else {
            return Err(Problem::Nonsense("only channels of a guild have rights of their own".to_owned()));
        };
        let id = channel.id;
        let whose = Whose { user: rights.user, role: rights.role };
        let target = whose.target(&core.world, Some(guild))?;
        let (allow, deny) = (set(&rights.allow)?, set(&rights.deny)?);
        core.set_rights(id, target, allow, deny);
        Ok(Json(json!({})))
    })
}

/// `GET /control/guilds/{guild}/rights`: of a role; of a user what all roles together give, and what of it is
/// the user's `own`.
pub async fn in_guild(
    State(shared): State<Shared>,
    Path(guild): Path<String>,
    Query(whose): Query<Whose>,
) -> Reply {
    shared.with(|core| {
        let world = &core.world;
        let id = names::guild(world, Some(&guild))?;
        let target = whose.target(world, Some(id))?;
        let guild = world.guilds.get(id).ok_or_else(|| Problem::Missing(format!("guild: {guild}")))?;
        let (held, own) = match target {
            Target::Role(role) => {
                let held = guild.role(role).map_or(Permissions::NONE, |role| role.permissions);
                (held, held)
            }
            Target::Member(user) => (held_by(world, guild, user)?, own(guild, user)),
        };
        let mut shown = json!({"rights": named(held), "bits": held, "own": named(own)});
        crate::wire::extend(&mut shown, said(target));
        Ok(Json(shown))
    })
}

fn held_by(world: &World, guild: &Guild, user: Id) -> Result<Permissions, Problem> {
    let member = world.members.get((guild.id, user)).ok_or_else(|| Problem::Missing("member".to_owned()))?;
    Ok(permissions::in_guild(guild, user, member))
}

/// What the role gives that is the user's alone.
fn own(guild: &Guild, user: Id) -> Permissions {
    guild.own_role(user).map_or(Permissions::NONE, |role| role.permissions)
}

/// Rights of a user or role in a whole server.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuildRights {
    user: Option<String>,
    role: Option<String>,
    allow: Vec<String>,
}

/// `PUT /control/guilds/{guild}/rights`: these and no others; of a user, beside those of everyone, by a role
/// that is the user's alone.
pub async fn set_in_guild(
    State(shared): State<Shared>,
    Path(guild): Path<String>,
    Json(rights): Json<GuildRights>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, Some(&guild))?;
        let whose = Whose { user: rights.user, role: rights.role };
        let allow = set(&rights.allow)?;
        match whose.target(&core.world, Some(guild))? {
            Target::Role(role) => core.change_role(guild, role, allow),
            Target::Member(user) if core.world.members.get((guild, user)).is_none() => {
                return Err(Problem::Prevented("the user is not in this server".to_owned()));
            }
            Target::Member(user) => core.change_own_role(guild, user, allow),
        }
        Ok(Json(json!({})))
    })
}

/// The rights with these names.
///
/// # Errors
///
/// If there is no right of a name.
pub fn set(names: &[String]) -> Result<Permissions, Problem> {
    names.iter().try_fold(Permissions::NONE, |set, name| {
        let right =
            Permissions::named(name).ok_or_else(|| Problem::Nonsense(format!("no right is named {name}")))?;
        Ok(set | right)
    })
}
