//! Guilds: their channels, roles and members.

use serde_json::{Value, json};

use super::call::{Answer, Call};
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::permissions::Permissions;
use crate::wire;

/// `GET /guilds/{guild}`
pub fn guild(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let id = joined(call)?;
    let guild = call.world().guilds.get(id).ok_or(Code::UnknownGuild)?;
    let mut shown = wire::guild::guild(guild);
    if call.query.get("with_counts").is_some_and(|flag| flag == "true") {
        let count = call.world().members_of(id).count();
        let counts = json!({"approximate_member_count": count, "approximate_presence_count": count});
        wire::extend(&mut shown, counts);
    }
    Ok(Answer::ok(shown))
}

/// `GET /guilds/{guild}/channels`
pub fn channels(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let id = joined(call)?;
    let channels = call.world().channels_of(id).into_iter().map(wire::channel::channel);
    Ok(Answer::ok(channels.collect()))
}

/// `GET /guilds/{guild}/roles`
pub fn roles(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let id = joined(call)?;
    let guild = call.world().guilds.get(id).ok_or(Code::UnknownGuild)?;
    Ok(Answer::ok(guild.roles.iter().map(wire::guild::role).collect()))
}

/// `GET /guilds/{guild}/members/{user}`
pub fn member(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let (guild, user) = (joined(call)?, call.id("user_id")?);
    if call.world().users.get(user).is_none() {
        return Err(Code::UnknownUser.into());
    }
    let member = call.world().members.get((guild, user)).ok_or(Code::UnknownMember)?;
    Ok(Answer::ok(wire::user::member(call.world(), user, member)))
}

/// `GET /guilds/{guild}/threads/active`
pub fn active_threads(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let id = joined(call)?;
    let world = call.world();
    let is_active = |thread: &&crate::state::channel::Channel| {
        thread.thread().is_some_and(|of| !of.archived) && call.rights(thread).has(Permissions::VIEW_CHANNEL)
    };
    let threads: Vec<_> =
        world.threads_of(id).filter(is_active).map(|thread| wire::channel::for_bot(world, thread)).collect();
    let members: Vec<Value> = threads.iter().filter_map(|thread| thread.get("member").cloned()).collect();
    Ok(Answer::ok(json!({"threads": threads, "members": members, "has_more": false})))
}

/// The guild in the path, if the bot is in it.
fn joined(call: &Call<'_>) -> Result<Id, Refusal> {
    let id = call.id("guild_id")?;
    if call.world().guilds.get(id).is_none() {
        return Err(Code::UnknownGuild.into());
    }
    match call.world().members.get((id, call.bot())) {
        Some(_) => Ok(id),
        None => Err(Code::MissingAccess.into()),
    }
}
