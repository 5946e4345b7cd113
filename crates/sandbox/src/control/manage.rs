//! Managing: channels, threads, guilds, members, users and rights.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::names;
use super::problem::{Problem, Reply};
use crate::acts::threads::NewThread;
use crate::core::Shared;
use crate::feed::Notice;
use crate::refusal::Code;
use crate::state::channel::Kind;
use crate::state::guild::{Guild, Role};
use crate::state::locale::LOCALES;
use crate::state::permissions::Permissions;

fn done() -> Reply {
    Ok(Json(Value::Object(serde_json::Map::new())))
}

/// A new channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewChannel {
    name: String,
    guild: Option<String>,
}

/// `POST /control/channels`
pub async fn make_channel(State(shared): State<Shared>, Json(new): Json<NewChannel>) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, new.guild.as_deref())?;
        let name = new.name.trim().to_lowercase().replace(' ', "-");
        if name.is_empty() || name.chars().count() > 100 {
            return Err(Problem::Nonsense("a channel's name has 1 to 100 characters".to_owned()));
        }
        Ok(Json(json!({"id": core.make_channel(guild, &name)})))
    })
}

/// `DELETE /control/channels/{channel}`
pub async fn delete_channel(State(shared): State<Shared>, Path(channel): Path<String>) -> Reply {
    shared.with(|core| {
        let id = names::channel(&core.world, &channel)?.id;
        core.delete_channel(id);
        done()
    })
}

/// What changes of a thread.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreadChange {
    archived: Option<bool>,
    locked: Option<bool>,
}

/// `PATCH /control/channels/{channel}`, of threads
pub async fn change_thread(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Json(change): Json<ThreadChange>,
) -> Reply {
    shared.with(|core| {
        let channel = names::channel(&core.world, &channel)?;
        if channel.thread().is_none() {
            return Err(Problem::Nonsense("it is no thread".to_owned()));
        }
        let id = channel.id;
        core.change_thread(id, |thread| {
            thread.archived = change.archived.unwrap_or(thread.archived);
            thread.locked = change.locked.unwrap_or(thread.locked);
        });
        done()
    })
}

/// A thread that a person makes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonsThread {
    #[serde(rename = "as")]
    owner: String,
    name: String,
    /// The message it starts from.
    message: Option<String>,
}

/// `POST /control/channels/{channel}/threads`
pub async fn make_thread(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Json(new): Json<PersonsThread>,
) -> Reply {
    shared.with(|core| {
        let owner = names::user(&core.world, &new.owner)?.id;
        let channel = names::place(core, owner, &channel)?;
        if !matches!(channel.kind, Kind::Text { .. }) {
            return Err(Code::WrongChannelType.into());
        }
        if !core.world.permissions(owner, &channel).has(Permissions::CREATE_PUBLIC_THREADS) {
            return Err(Code::MissingPermissions.into());
        }
        let from = new.message.map(|id| names::message(&core.world, owner, &id).map(|message| message.id));
        let from = from.transpose()?;
        if from.is_some_and(|id| core.world.channels.get(id).is_some()) {
            return Err(Code::HasThread.into());
        }
        let name = new.name.trim().to_owned();
        if name.is_empty() || name.chars().count() > 100 {
            return Err(Problem::Nonsense("a thread's name has 1 to 100 characters".to_owned()));
        }
        let thread = NewThread { parent: channel.id, owner, name, from, archive_after: 4320 };
        Ok(Json(json!({"id": core.make_thread(thread)?})))
    })
}

/// A new guild.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGuild {
    name: String,
    /// Whether the bot is in it.
    bot: bool,
}

/// `POST /control/guilds`: with one channel and everyone but bots as members.
pub async fn make_guild(State(shared): State<Shared>, Json(new): Json<NewGuild>) -> Reply {
    shared.with(|core| {
        let (id, role_id, bot) = (core.world.new_id(), core.world.new_id(), core.world.bot());
        let people: Vec<_> = core.world.users.values().filter(|user| !user.bot).map(|user| user.id).collect();
        let role = |id, name: &str, position, bot| Role {
            id,
            name: name.to_owned(),
            permissions: Permissions::EVERYONE,
            position,
            bot,
            person: None,
        };
        let name = core.world.settings.get().application.name.clone();
        let guild = Guild {
            id,
            name: new.name,
            owner: people.first().copied().unwrap_or(bot),
            locale: "en-US".to_owned(),
            roles: vec![role(id, "@everyone", 0, None), role(role_id, &name, 1, Some(bot))],
        };
        core.world.guilds.insert(id, guild);
        people.into_iter().for_each(|user| core.join_guild(id, user));
        let channel = core.make_channel(id, "elsewhere");
        if new.bot {
            core.join_guild(id, bot);
        }
        Ok(Json(json!({"id": id, "channel": channel})))
    })
}

/// Whether a guild is out of reach.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outage {
    out: bool,
}

/// `PUT /control/guilds/{guild}/outage`
pub async fn outage(
    State(shared): State<Shared>,
    Path(guild): Path<String>,
    Json(outage): Json<Outage>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, Some(&guild))?;
        core.outage(guild, outage.out);
        done()
    })
}

/// Which guild; the first, if none is named.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InGuild {
    guild: Option<String>,
}

/// `PUT /control/members/{user}`: joins.
pub async fn join(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Query(place): Query<InGuild>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, place.guild.as_deref())?;
        let user = names::user(&core.world, &user)?.id;
        core.join_guild(guild, user);
        done()
    })
}

/// `DELETE /control/members/{user}`: leaves.
pub async fn leave(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Query(place): Query<InGuild>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, place.guild.as_deref())?;
        let user = names::user(&core.world, &user)?.id;
        core.leave_guild(guild, user);
        done()
    })
}

/// A new user.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewUser {
    name: String,
    #[serde(default)]
    bot: bool,
    #[serde(default = "english")]
    locale: String,
}

fn english() -> String {
    "en-US".to_owned()
}

/// `POST /control/users`: a new user, in the first guild.
pub async fn make_user(State(shared): State<Shared>, Json(new): Json<NewUser>) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, None)?;
        if new.name.is_empty() || new.name.chars().count() > 32 {
            return Err(Problem::Nonsense("a name has 1 to 32 characters".to_owned()));
        }
        let id = core.make_user(&new.name, new.bot, known(&new.locale)?);
        core.join_guild(guild, id);
        Ok(Json(json!({"id": id})))
    })
}

/// What changes of a user.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UserChange {
    takes_dms: Option<bool>,
    installed: Option<bool>,
    locale: Option<String>,
}

/// `PATCH /control/users/{user}`
pub async fn change_user(
    State(shared): State<Shared>,
    Path(user): Path<String>,
    Json(change): Json<UserChange>,
) -> Reply {
    shared.with(|core| {
        let id = names::user(&core.world, &user)?.id;
        change.locale.as_deref().map(known).transpose()?;
        if let Some(user) = core.world.users.get_mut(id) {
            user.takes_dms = change.takes_dms.unwrap_or(user.takes_dms);
            user.installed = change.installed.unwrap_or(user.installed);
            if let Some(locale) = change.locale {
                user.locale = locale;
            }
        }
        core.notice(Notice::Guild);
        // The commands are called otherwise in another language.
        core.notice(Notice::Commands);
        done()
    })
}

/// A language of Discord's.
fn known(locale: &str) -> Result<&str, Problem> {
    let is_known = LOCALES.contains(&locale);
    is_known
        .then_some(locale)
        .ok_or_else(|| Problem::Nonsense(format!("{locale} is no language of Discord's")))
}

/// What changes of a guild.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuildChange {
    locale: String,
}

/// `PATCH /control/guilds/{guild}`
pub async fn change_guild(
    State(shared): State<Shared>,
    Path(guild): Path<String>,
    Json(change): Json<GuildChange>,
) -> Reply {
    shared.with(|core| {
        let guild = names::guild(&core.world, Some(&guild))?;
        core.change_guild(guild, known(&change.locale)?);
        done()
    })
}
