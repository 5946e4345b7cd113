//! Messages that were live boards.

use std::sync::Arc;

use play::{MessageId, Place};
use store::OldLive;
use tokio::time::Instant;
use view::Link;

use super::PATIENCE;
use crate::{
    ctx::Ctx,
    rest::{Payload, RestError},
    settling::public_locale,
};

/// Removes a message that was a live board. One that cannot be removed becomes the way to the new one.
pub async fn remove(ctx: Arc<Ctx>, old: OldLive) {
    let until = Instant::now() + PATIENCE;
    let removed = match ctx.rest.remove(old.place, old.message, until).await {
        Err(error @ RestError::Refused { .. }) => {
            tracing::info!(server = old.server.0, %error, "an old live board stays");
            say_what_it_was(&ctx, &old, until).await
        }
        removed => removed,
    };
    // It is given out again if nobody answered.
    if matches!(removed, Ok(()) | Err(RestError::Refused { .. }))
        && let Err(error) = ctx.store.old_live_done(&old).await
    {
        tracing::warn!(server = old.server.0, %error, "a live board is removed once more");
    }
}

async fn say_what_it_was(ctx: &Ctx, old: &OldLive, until: Instant) -> Result<(), RestError> {
    let locale = public_locale(ctx, Some(old.server), None).await;
    let now = ctx.store.live_board(old.server).await.ok().flatten();
    let link = |(place, message): (Place, MessageId)| Link {
        server: Some(old.server),
        place,
        message: Some(message),
    };
    let was = view::live_was(locale, now.map(link).as_ref());
    ctx.rest.edit(old.place, old.message, &Payload::new(&was, None), until).await
}
