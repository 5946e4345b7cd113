//! What kind of place a channel is.

use play::Place;
use serde::Deserialize;
use serenity::{
    all::{ChannelId, ChannelType},
    http::{LightMethod, Request, Route},
};
use tokio::time::Instant;

use super::{Rest, RestError, calls::snowflake, code};

/// A channel or thread as Discord shows it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Ground {
    #[serde(rename = "type")]
    kind: ChannelType,
    #[serde(default, deserialize_with = "maybe_snowflake")]
    parent_id: Option<u64>,
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
}
