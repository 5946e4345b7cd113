//! Roles that several have: made, given, deleted.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::json;

use super::names;
use super::problem::{Problem, Reply};
use super::rights::set;
use crate::core::Shared;
use crate::ids::Id;
use crate::state::World;

/// A new role.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    name: String,
    /// What it allows beside what everybody may.
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    members: Vec<String>,
}

/// `POST /control/guilds/{guild}/roles`
pub async fn make(
    State(shared): State<Shared>,
    Path(guild): Path<String>,
    Json(new): Json<NewRole>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, Some(&guild))?;
        let name = new.name.trim();
        if name.is_empty() || name.chars().count() > 100 {
            return Err(Problem::Nonsense("a role's name has 1 to 100 characters".to_owned()));
        }
        let (allow, members) = (set(&new.allow)?, ids(&core.world, &new.members)?);
        let id = core.make_role(guild, name, allow, None);
        core.give_role_to(guild, id, &members);
        Ok(Json(json!({"id": id})))
    })
}

/// Who has a role.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holders {
    members: Vec<String>,
}

/// `PUT /control/guilds/{guild}/roles/{role}`: these have it and no others.
pub async fn give(
    State(shared): State<Shared>,
    Path((guild, role)): Path<(String, String)>,
    Json(holders): Json<Holders>,
) -> Reply {
    shared.with(|core| {
        let (guild, role) = shared_role(&core.world, &guild, &role)?;
        let members = ids(&core.world, &holders.members)?;
        core.give_role_to(guild, role, &members);
        Ok(Json(json!({})))
    })
}

/// `DELETE /control/guilds/{guild}/roles/{role}`
pub async fn delete(State(shared): State<Shared>, Path((guild, role)): Path<(String, String)>) -> Reply {
    shared.with(|core| {
        let (guild, role) = shared_role(&core.world, &guild, &role)?;
        core.delete_role(guild, role);
        Ok(Json(json!({})))
    })
}

fn ids(world: &World, members: &[String]) -> Result<Vec<Id>, Problem> {
    members.iter().map(|name| Ok(names::user(world, name)?.id)).collect()
}

/// A role that is not everybody's, a bot's, or one person's alone.
fn shared_role(world: &World, guild: &str, role: &str) -> Result<(Id, Id), Problem> {
    let guild = names::guild(world, Some(guild))?;
    let role = names::role(world, Some(guild), role)?;
    if role.id == guild || role.bot.or(role.person).is_some() {
        return Err(Problem::Prevented("this role is not one that is given and taken".to_owned()));
    }
    Ok((guild, role.id))
}
