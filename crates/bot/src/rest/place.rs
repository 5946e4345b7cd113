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
struct Overwrite {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    allow: Permissions,
    deny: Permissions,
}

/// A role of a server.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Role {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    permissions: Permissions,
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

    /// Whether a channel says that everybody in `server` sees it; `None`: it is as in the whole server. One that
    /// is kept from a single role or person is not for everybody.
    pub fn shown_to_everybody(&self, server: Server) -> Option<bool> {
        if self.permission_overwrites.iter().any(|of| of.deny.view_channel()) {
            return Some(false);
        }
        let shows = |of: &Overwrite| of.id == server.0 && of.allow.view_channel();
        self.permission_overwrites.iter().any(shows).then_some(true)
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

    /// Whether everybody in a server sees the channels that say nothing else: the role of everybody has the
    /// number of the server.
    pub async fn everybody_sees(&self, server: Server, until: Instant) -> Result<bool, RestError> {
        let route = Route::GuildRoles { guild_id: GuildId::new(server.0) };
        let request = Request::new(route, LightMethod::Get);
        let roles: Vec<Role> = self.fetch("asking for the roles of a server", request, until).await?;
        let everybody = roles.iter().find(|role| role.id == server.0);
        Ok(everybody.is_some_and(|role| role.permissions.administrator() || role.permissions.view_channel()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_channel_kept_from_anybody_is_not_for_everybody() {
        let (everybody, other) = (("7", 0), ("9", 0));
        let shown = |overwrites: &[((&str, u8), &str, &str)]| {
            let overwrite = |&((id, kind), allow, deny): &((&str, u8), &str, &str)| json!({ "id": id, "type": kind, "allow": allow, "deny": deny });
            let overwrites: Vec<_> = overwrites.iter().map(overwrite).collect();
            let channel = json!({ "id": "1", "type": 0, "permission_overwrites": overwrites });
            serde_json::from_value::<Ground>(channel).expect("a channel").shown_to_everybody(Server(7))
        };
        let (view, write) = ("1024", "2048");
        assert_eq!(shown(&[]), None);
        assert_eq!(shown(&[(everybody, "0", write), (other, view, "0")]), None);
        assert_eq!(shown(&[(everybody, view, "0")]), Some(true));
        assert_eq!(shown(&[(everybody, "0", view), (other, view, "0")]), Some(false));
        assert_eq!(shown(&[(everybody, view, "0"), (other, "0", view)]), Some(false));
    }
}
