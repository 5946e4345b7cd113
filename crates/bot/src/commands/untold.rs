//! What a server wants told and is not told: announcements that do not arrive, and games that are neither
//! announced nor shown live, as not everybody there may see where they are played.

use std::time::Duration;

use play::{House, Place, Server};
use tokio::time::Instant;
use view::{Message, Untold};

use crate::{
    audience::Audience,
    call::{Asker, Ground},
    ctx::Ctx,
    delivery::lost_at,
    problem::Problem,
};

/// How long Discord is asked who sees what. Of channels that it has not told of by then nothing is said.
const PATIENCE: Duration = Duration::from_secs(2);

/// `message`, and what is not told: of the games here and in the channels that the server has chosen for them.
pub async fn with_untold(
    ctx: &Ctx,
    asker: &Asker,
    house: &House,
    message: Message,
) -> Result<Message, Problem> {
    let (Some(server), true) = (asker.server, asker.ground != Ground::Foreign) else { return Ok(message) };
    let live = ctx.store.live_board(server).await?.map(|board| board.0);
    let until = Instant::now() + PATIENCE;
    let mut told = message;
    if let Some(place) = house.announce {
        if let Some(since) = lost_at(ctx, place).await? {
            told = told.followed_by(&view::lost_announcement(asker.locale, place, since));
        }
        let hidden = hidden_from(ctx, server, place, &grounds(asker, house), until).await;
        told = view::with_untold(asker.locale, told, Untold::Announced, place, &hidden);
    }
    if let Some(place) = live {
        let hidden = hidden_from(ctx, server, place, &grounds(asker, house), until).await;
        told = view::with_untold(asker.locale, told, Untold::ShownLive, place, &hidden);
    }
    Ok(told)
}

/// Where games are played as far as it is known here.
fn grounds(asker: &Asker, house: &House) -> Vec<Place> {
    let others = house.channels.iter().copied().filter(|place| *place != asker.place);
    [asker.place].into_iter().chain(others).collect()
}

/// Which of `places` are hidden from somebody who sees `from`.
async fn hidden_from(ctx: &Ctx, server: Server, from: Place, places: &[Place], until: Instant) -> Vec<Place> {
    // Where the bot itself does not get, it is told otherwise.
    let Ok(Some(audience)) = ctx.sight.of(server, from, until).await else { return Vec::new() };
    let mut hidden = Vec::new();
    for place in places {
        if is_hidden(ctx, &audience, server, *place, until).await {
            hidden.push(*place);
        }
    }
    hidden
}

async fn is_hidden(ctx: &Ctx, audience: &Audience, server: Server, place: Place, until: Instant) -> bool {
    matches!(ctx.sight.of(server, place, until).await, Ok(Some(seen)) if !audience.all_see(&seen))
}
