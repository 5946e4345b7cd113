//! What people are told at their next request of posts that never appeared, of direct messages that did not reach
//! them, and of live boards that are over.

use play::{GameId, Notice, Place};
use store::{Failure, LostLive, LostNotice, Post};
use view::{Button, Message, Trouble, Undelivered};

use crate::{call::Asker, ctx::Ctx, delivery::read_reason, place::goes_on_here};

/// Of so many games it is told at once that something about them never appeared.
const FAILURES: usize = 3;

/// Of so many plans; of the others the next time.
const PLANS: u32 = 3;

/// `message`, which the asker alone sees, and what is nobody else's business, told once: plans that could not be
/// played, direct messages that never came.
pub async fn told_in_private(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let message = told_with_plans(ctx, asker, message).await;
    told_with_notices(ctx, asker, message).await
}

/// `message`, and in which games something that the asker had planned could not be played.
async fn told_with_plans(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let games = match ctx.store.take_failed_plans(asker.player, PLANS).await {
        Ok(games) => games,
        Err(error) => {
            tracing::warn!(%error, "nobody can be told of plans that failed");
            return message;
        }
    };
    games.into_iter().fold(message, |told, game| told.followed_by(&view::plan_failed(asker.locale, game)))
}

/// `message`, and about which games a direct message did not reach the asker.
async fn told_with_notices(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let lost = match ctx.store.take_lost_notices(asker.player).await {
        Ok(lost) => lost,
        Err(error) => {
            tracing::warn!(%error, "nobody can be told of direct messages that failed");
            return message;
        }
    };
    let told = |message: Message, lost: &LostNotice| match lost.kind {
        Notice::Watched => message.followed_by(&view::lost_notice(asker.locale, lost.game)),
        Notice::YourTurn => message.followed_by(&view::lost_call(asker.locale, lost.game)),
        // Of these nobody alone is told.
        Notice::Begun | Notice::Over => message,
    };
    let message = lost.iter().rev().take(FAILURES).fold(message, told);
    told_with_live(ctx, asker, message).await
}

/// `message`, and that a live board which the asker wanted is over, told once.
async fn told_with_live(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let lost = match ctx.store.take_lost_live(asker.player).await {
        Ok(lost) => lost,
        Err(error) => {
            tracing::warn!(%error, "nobody can be told of live boards that are over");
            return message;
        }
    };
    let told = |message: Message, lost: &LostLive| {
        message.followed_by(&view::live_ended(asker.locale, lost.place, lost.why))
    };
    lost.iter().take(FAILURES).fold(message, told)
}

/// `message`, and why the last posts about the asker's games never appeared, told once.
pub async fn told_with(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let failures = match ctx.store.take_failures(asker.player).await {
        Ok(failures) => failures,
        Err(error) => {
            tracing::warn!(%error, "nobody can be told of posts that failed");
            return message;
        }
    };
    let mut last: Vec<(Option<GameId>, &Failure)> = Vec::new();
    for failure in &failures {
        let game = game_of(failure);
        last.retain(|known| known.0 != game);
        last.push((game, failure));
    }
    let mut told = message;
    let mut gone = None;
    for &(game, failure) in last.iter().rev().take(FAILURES) {
        let trouble = why(ctx, game, failure).await;
        told = told.followed_by(&view::trouble(asker.locale, &trouble).content);
        gone = game.filter(|_| matches!(trouble, Trouble::Undeliverable { reason: Undelivered::Gone, .. }));
    }
    match gone {
        // Of several games nobody would know which one the button means.
        Some(id) if last.len() == 1 => told.with_buttons(way_on(ctx, asker, id).await),
        _ => told,
    }
}

fn game_of(failure: &Failure) -> Option<GameId> {
    match failure.post {
        Post::Game { game, .. } | Post::Thread { game } => Some(game),
        Post::Challenge { .. } => None,
    }
}

/// Why a post never appeared. A game whose place is gone may have found another since.
async fn why(ctx: &Ctx, game: Option<GameId>, failure: &Failure) -> Trouble {
    let reason = read_reason(&failure.reason);
    match game {
        Some(game) if reason == Undelivered::Gone && is_elsewhere(ctx, game, failure.place).await => {
            Trouble::GoesOnElsewhere { game }
        }
        game => Trouble::Undeliverable { reason, game },
    }
}

async fn is_elsewhere(ctx: &Ctx, id: GameId, place: Place) -> bool {
    let game = ctx.store.game(id).await.ok().flatten();
    game.and_then(|game| game.venue().posts_to()).is_some_and(|now| now != place)
}

/// The button that lets a game go on here, if it would.
async fn way_on(ctx: &Ctx, asker: &Asker, id: GameId) -> Option<Button> {
    let game = ctx.store.game(id).await.ok()??;
    goes_on_here(ctx, asker, &game).then(|| view::continue_button(asker.locale, id))
}
