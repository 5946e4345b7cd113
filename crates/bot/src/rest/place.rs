//! What kind of place a channel is.

use play::Place;
use serde::Deserialize;
use serenity::{
    all::{ChannelId, ChannelType},
    http::{LightMethod, Request, Route},
};
use tokio::time::Instant;

use super::{Rest, RestError};

#[derive(Deserialize)]
struct Channel {
    #[serde(rename = "type")]
    kind: ChannelType,
}

impl Rest {
    /// Whether a place is a thread of a server.
    pub async fn is_thread(&self, place: Place, until: Instant) -> Result<bool, RestError> {
        let route = Route::Channel { channel_id: ChannelId::new(place.0) };
        let request = Request::new(route, LightMethod::Get);
        let channel: Channel = self.fetch("asking for a channel", request, until).await?;
        Ok(crate::call::is_thread(channel.kind))
    }
}
