//! What kind of place a channel is.

use play::{Place, Server};
use serde::Deserialize;
use serenity::{
    all::{ChannelId, ChannelType, GuildId},
    http::{LightMethod, Request, Route},
    model::Permissions,
};
use tokio::time::Instant;

use super::{Rest, RestError, calls::snowflake, code};

/// A channel or thread as Discord shows it.
#[derive(Clone, Debug, Deserialize)]
pub struct Ground {
    #[serde(rename = "type")]
    kind: ChannelType,
    #[serde(default, deserialize_with = "maybe_snowflake")]
    parent_id: Option<u64>,
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// What a role, or one person, may or may not do in a channel.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Overwrite {
    #[serde(deserialize_with = "snowflake")]
    pub id: u64,
    #[serde(rename = "type")]
    pub of: u8,
    pub allow: Permissions,
    pub deny: Permissions,
}

impl Overwrite {
    /// Of a person, in Discord's numbers; 0: of a role.
    pub const OF_PERSON: u8 = 1;
}

/// A role of a server.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Role {
    #[serde(deserialize_with = "snowflake")]
    pub id: u64,
    pub permissions: Permissions,
    #[serde(default)]
    tags: Tags,
}

/// Whose role it is.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
struct Tags {
    #[serde(default, deserialize_with = "maybe_snowflake")]
    bot_id: Option<u64>,
}

impl Role {
    /// Whether it is a bot's own, which nobody else can have.
    pub fn is_of_bot(&self) -> bool {
        self.tags.bot_id.is_some()
    }
}

fn maybe_snowflake<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    #[derive(Deserialize)]
    struct Id(#[serde(deserialize_with = "snowflake")] u64);
    Ok(Option::<Id>::deserialize(deserializer)?.map(|id| id.0))
}

impl Ground {
    /// Whether it is a thread of a server.
    pub fn is_thread(&self) -> bool {
        crate::call::is_thread(self.kind)
    }

    /// The channel that a thread belongs to.
    pub fn parent(&self) -> Option<Place> {
        self.parent_id.filter(|_| self.is_thread()).map(Place)
    }

    /// Whether only its members see the thread.
    pub fn is_private_thread(&self) -> bool {
        self.kind == ChannelType::PrivateThread
    }

    pub fn overwrites(&self) -> &[Overwrite] {
        &self.permission_overwrites
    }
}

impl Rest {
    /// A channel or thread; `None` if there is none.
    pub async fn ground(&self, place: Place, until: Instant) -> Result<Option<Ground>, RestError> {
        let route = Route::Channel { channel_id: ChannelId::new(place.0) };
        match self.fetch("asking for a channel", Request::new(route, LightMethod::Get), until).await {
            Ok(ground) => Ok(Some(ground)),
            Err(error) if error.code() == Some(code::UNKNOWN_CHANNEL) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether the bot is in a server. Of one in which it is not, Discord says no more than that it is not for it.
    pub async fn is_in(&self, server: Server, until: Instant) -> Result<bool, RestError> {
        let request = Request::new(Route::Guild { guild_id: GuildId::new(server.0) }, LightMethod::Get);
        match self.send("asking for a server", request, until).await {
            Ok(_) => Ok(true),
            Err(error) if matches!(error.code(), Some(code::UNKNOWN_GUILD | code::MISSING_ACCESS)) => {
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    /// The roles of a server. That of everybody has the number of the server.
    pub async fn roles(&self, server: Server, until: Instant) -> Result<Vec<Role>, RestError> {
        let route = Route::GuildRoles { guild_id: GuildId::new(server.0) };
        self.fetch("asking for the roles of a server", Request::new(route, LightMethod::Get), until).await
    }
}
