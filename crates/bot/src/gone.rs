//! Messages, channels, threads and roles that were deleted: the challenges that stood there are over, nobody is led
//! to a board that is gone, a live board is posted anew, and servers that had chosen them choose them no more.

use std::time::Duration;

use play::{Gone, MessageId, Place, Role, Server};
use serenity::all::{self, ChannelId, Guild};
use tokio::time::Instant;

use crate::ctx::Ctx;

/// It is worth asking Discord so long whether a channel is there.
const PATIENCE: Duration = Duration::from_secs(10);

pub async fn messages(ctx: &Ctx, channel: ChannelId, messages: &[all::MessageId]) {
    for message in messages.iter().map(|message| MessageId(message.get())) {
        ctx.deleted.insert(message, ());
        if let Err(error) = ctx.store.lose_board(message).await {
            tracing::error!(%error, "people are led to a board that was deleted");
        }
        lose(ctx, channel, Some(message)).await;
    }
}

pub async fn place(ctx: &Ctx, channel: ChannelId) {
    lose(ctx, channel, None).await;
}

async fn lose(ctx: &Ctx, channel: ChannelId, message: Option<MessageId>) {
    if let Err(error) = ctx.store.lose_live(Place(channel.get()), message).await {
        tracing::error!(%error, "a live board that was deleted is missed at the next move");
    }
    match ctx.store.lose_challenges(Place(channel.get()), message).await {
        Ok(lost) if lost.is_empty() => {}
        Ok(lost) => tracing::info!(?lost, "challenges are over, as they were deleted"),
        Err(error) => tracing::error!(%error, "deleted challenges stay open"),
    }
}

/// A server does not choose any more what it had.
pub async fn choice(ctx: &Ctx, server: Server, gone: Gone) {
    lose_choices(ctx, server, &[gone]).await;
}

/// The same for what was deleted while the bot was away. Roles are always listed whole. A channel that is not listed
/// may be one that the bot does not see: only where Discord says that there is none it is gone.
pub async fn meanwhile(ctx: &Ctx, guild: &Guild) {
    let server = Server(guild.id.get());
    let house = match ctx.store.house(server).await {
        Ok(house) => house.choices,
        Err(error) => return tracing::warn!(%error, "what a server has chosen cannot be looked through"),
    };
    let channels = guild.channels.keys().chain(guild.threads.iter().map(|thread| &thread.id));
    let channels: Vec<Place> = channels.map(|channel| Place(channel.get())).collect();
    let roles: Vec<Role> = guild.roles.keys().map(|role| Role(role.get())).collect();
    let mut gone = Vec::new();
    for lost in house.lost(&channels, &roles) {
        if is_gone(ctx, lost).await {
            gone.push(lost);
        }
    }
    lose_choices(ctx, server, &gone).await;
}

async fn is_gone(ctx: &Ctx, lost: Gone) -> bool {
    match lost {
        Gone::Role(_) => true,
        Gone::Channel(place) => matches!(ctx.rest.ground(place, Instant::now() + PATIENCE).await, Ok(None)),
    }
}

async fn lose_choices(ctx: &Ctx, server: Server, gone: &[Gone]) {
    match ctx.store.lose_choices(server, gone).await {
        Ok(false) => {}
        Ok(true) => tracing::info!(server = server.0, ?gone, "a server has chosen what is gone"),
        Err(error) => tracing::error!(%error, "a server goes on choosing what is gone"),
    }
}
