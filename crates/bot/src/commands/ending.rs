//! `/resign`, `/draw`, and the buttons that offer, ask and answer.

use play::{GameDeed, GameEvent, GameId, Seq};
use store::GameAnswer;

use super::{
    Command, Kind, Scope,
    moves::{WHICH_GAME, check_board},
};
use crate::{
    acts,
    call::{Asker, Call, Press},
    ctx::Ctx,
    notes,
    place::find_game,
    problem::Problem,
    reply::Reply,
    view::{self, Locale, Message, Receipt},
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "draw",
        kind: Kind::Slash(Locale::command_draw),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(draw(ctx, call)),
    },
    Command {
        name: "resign",
        kind: Kind::Slash(Locale::command_resign),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(resign(ctx, call)),
    },
];

async fn draw(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let answer = acts::in_game(ctx, call.asker.player, id, GameDeed::OfferDraw, &call.key).await?;
    Ok(told(&call.asker, &answer))
}

pub async fn offer_draw(ctx: &Ctx, press: &Press, id: GameId, board: Seq) -> Result<Reply, Problem> {
    check_board(&ctx.look(id).await?, board)?;
    pressed(ctx, press, id, GameDeed::OfferDraw).await
}

pub async fn agree_draw(ctx: &Ctx, press: &Press, id: GameId, offer: Seq) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::AgreeDraw { offer: Some(offer) }).await
}

pub async fn decline_draw(ctx: &Ctx, press: &Press, id: GameId, offer: Seq) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::DeclineDraw { offer: Some(offer) }).await
}

pub async fn withdraw_draw(ctx: &Ctx, press: &Press, id: GameId, offer: Seq) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::WithdrawDraw { offer: Some(offer) }).await
}

async fn resign(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    question(ctx, &call.asker, id).await
}

pub async fn ask(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    Ok(Reply::Say(question(ctx, &press.asker, id).await?))
}

/// Whether the asker is sure, unless the games would refuse it anyway.
async fn question(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let refused = |refusal: play::GameRefusal| Problem::in_game(id, refusal);
    look.game.decide(asker.player, &GameDeed::Resign).map_err(refused)?;
    let side = look.game.seats().side_of(asker.player);
    let side = side.ok_or_else(|| refused(play::GameRefusal::NotAPlayer))?;
    Ok(view::confirm_resign(asker.locale, &look.table(), side))
}

pub async fn confirm(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::Resign).await
}

pub fn keep_playing(press: &Press) -> Reply {
    Reply::Instead(view::receipt(press.asker.locale, &Receipt::Kept))
}

pub async fn agree(ctx: &Ctx, press: &Press, id: GameId, question: Seq) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::AgreeResign { question: Some(question) }).await
}

pub async fn play_on(ctx: &Ctx, press: &Press, id: GameId, question: Seq) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::PlayOn { question: Some(question) }).await
}

/// A private question is replaced by its answer; of what stands in the channel, the channel is told.
async fn pressed(ctx: &Ctx, press: &Press, id: GameId, deed: GameDeed) -> Result<Reply, Problem> {
    let answer = acts::in_game(ctx, press.asker.player, id, deed, &press.key).await?;
    let plain = view::receipt(press.asker.locale, &receipt(&answer));
    let told = told(&press.asker, &answer);
    Ok(match told {
        told if press.private => Reply::Instead(told),
        told if told == plain => Reply::Nothing,
        told => Reply::Say(told),
    })
}

fn told(asker: &Asker, answer: &GameAnswer) -> Message {
    notes::for_boards(asker, view::receipt(asker.locale, &receipt(answer)))
}

fn receipt(answer: &GameAnswer) -> Receipt {
    match answer.events.last() {
        Some(GameEvent::DrawOffered { .. }) => Receipt::DrawOffered,
        Some(GameEvent::DrawAgreed { .. }) => Receipt::DrawAgreed,
        Some(GameEvent::DrawDeclined { .. }) => Receipt::DrawDeclined,
        Some(GameEvent::DrawWithdrawn { .. }) => Receipt::DrawWithdrawn,
        Some(GameEvent::ResignAsked { .. }) => Receipt::ResignAsked,
        Some(GameEvent::Resigned { .. }) => Receipt::Resigned,
        _ => Receipt::PlayedOn,
    }
}
