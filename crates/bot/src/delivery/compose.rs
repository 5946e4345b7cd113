//! What the message of a post is.

use crate::{
    ctx::Ctx,
    problem::Problem,
    view::{self, Link, Locale, Message, Table},
};
use play::{ChallengeId, ChallengeState, Game, GameId, PlayerId, Seq};

/// What happened in a game from event `from` to event `to`: words where they say it all, else the
/// board after it, which shows the offers that stand too.
pub async fn game(ctx: &Ctx, id: GameId, from: Seq, to: Seq) -> Result<Message, Problem> {
    let locale = Locale::default();
    let game = ctx.store.game_at(id, to).await?;
    let events = ctx.store.game_events(id, from, to).await?;
    let names = ctx.names_of(&game).await;
    let table = Table { id, game: &game, names: &names };
    let news: Option<Vec<Message>> =
        events.iter().map(|entry| view::news(locale, &table, &entry.event)).collect();
    Ok(news.and_then(|mut news| news.pop()).unwrap_or_else(|| view::board(locale, &table)))
}

/// A challenge as it was after event `seq`.
pub async fn challenge(ctx: &Ctx, id: ChallengeId, seq: Seq) -> Result<Message, Problem> {
    let challenge = ctx.store.challenge_at(id, seq).await?;
    let people = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
    let declined = match challenge.state {
        ChallengeState::Declined(player) => Some(player),
        _ => None,
    };
    let people: Vec<PlayerId> = people.chain(declined).chain([challenge.by]).collect();
    let names = ctx.people.names(challenge.server, people).await;
    let link = match challenge.state {
        ChallengeState::Started(game) => ctx.link_to(game).await?,
        _ => None,
    };
    Ok(view::challenge(Locale::default(), id, &challenge, &names, link.as_ref()))
}

/// The way to a place, as far as it is known.
pub fn place_link(game: &Game) -> Option<Link> {
    Some(Link { server: game.server(), place: game.venue().posts_to()?, message: None })
}
