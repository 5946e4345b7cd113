//! Messages, channels and threads that were deleted: the challenges that stood there are over, and a live board
//! is posted anew.

use play::{MessageId, Place};
use serenity::all::{self, ChannelId};

use crate::ctx::Ctx;

pub async fn messages(ctx: &Ctx, channel: ChannelId, messages: &[all::MessageId]) {
    for message in messages.iter().map(|message| MessageId(message.get())) {
        ctx.deleted.insert(message, ());
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
