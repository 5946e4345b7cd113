//! How a game ends or is mended by its players: `/resign`, `/draw`, `/takeback`, `/abort`, `/pause`,
//! `/resume`, `/claim`, and the buttons that offer, ask and answer.

use play::{GameDeed, GameEvent, GameId, GameRefusal, Moment, OfferKind, PlayerId, Seq};
use store::GameAnswer;
use view::{Locale, Message, Names, Receipt, Table};

use super::{
    Command, Kind, Scope,
    moves::{WHICH_GAME, check_board},
};
use crate::{
    acts,
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    notes::{self, Shown},
    place::find_game,
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "draw",
        kind: Kind::Slash(Locale::command_draw),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(offered(ctx, call, OfferKind::Draw)),
    },
    Command {
        name: "takeback",
        kind: Kind::Slash(Locale::command_takeback),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(offered(ctx, call, OfferKind::TakeBack)),
    },
    Command {
        name: "resign",
        kind: Kind::Slash(Locale::command_resign),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(asked(ctx, call, Question::Resign)),
    },
    Command {
        name: "abort",
        kind: Kind::Slash(Locale::command_abort),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(asked(ctx, call, Question::Abort)),
    },
    Command {
        name: "pause",
        kind: Kind::Slash(Locale::command_pause),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(offered(ctx, call, OfferKind::Pause)),
    },
    Command {
        name: "resume",
        kind: Kind::Slash(Locale::command_resume),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(resumed(ctx, call)),
    },
    Command {
        name: "claim",
        kind: Kind::Slash(Locale::command_claim),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(claimed(ctx, call)),
    },
];

async fn offered(ctx: &Ctx, call: &Call, kind: OfferKind) -> Result<Message, Problem> {
    commanded(ctx, call, GameDeed::Offer(kind)).await
}

async fn resumed(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    commanded(ctx, call, GameDeed::Resume).await
}

async fn commanded(ctx: &Ctx, call: &Call, deed: GameDeed) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let answer = acts::in_game(ctx, &call.asker, id, deed, &call.key).await?;
    Ok(told(&call.asker, &answer))
}

pub async fn offer(
    ctx: &Ctx,
    press: &Press,
    id: GameId,
    kind: OfferKind,
    board: Seq,
) -> Result<Reply, Problem> {
    check_board(&ctx.look(id).await?, board)?;
    pressed(ctx, press, id, GameDeed::Offer(kind)).await
}

/// What a player is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Resign,
    Abort,
}

impl Question {
    pub fn deed(self) -> GameDeed {
        match self {
            Question::Resign => GameDeed::Resign,
            Question::Abort => GameDeed::Abort,
        }
    }
}

async fn asked(ctx: &Ctx, call: &Call, question: Question) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    ask_first(ctx, &call.asker, id, question).await
}

pub async fn ask(ctx: &Ctx, press: &Press, id: GameId, question: Question) -> Result<Reply, Problem> {
    Ok(Reply::Say(ask_first(ctx, &press.asker, id, question).await?))
}

/// Whether the asker is sure, unless the games would refuse it anyway.
async fn ask_first(ctx: &Ctx, asker: &Asker, id: GameId, question: Question) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let refused = |refusal: GameRefusal| Problem::in_game(id, refusal);
    look.game.decide(asker.player, &question.deed(), &Moment::at(ctx.now())).map_err(refused)?;
    let side = look.game.seats().side_of(asker.player);
    let side = side.ok_or_else(|| refused(GameRefusal::NotAPlayer))?;
    Ok(match question {
        Question::Resign => view::confirm_resign(asker.locale, &look.table(), side),
        Question::Abort => view::confirm_abort(asker.locale, &look.table()),
    })
}

pub fn keep_playing(press: &Press) -> Reply {
    Reply::Instead(view::receipt(press.asker.locale, &Receipt::Kept))
}

async fn claimed(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let absent = absent_opponents(ctx, &ctx.look(id).await?, call.asker.player).await;
    let answer = acts::in_game(ctx, &call.asker, id, GameDeed::Claim { absent }, &call.key).await?;
    Ok(told(&call.asker, &answer))
}

pub async fn claim(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let absent = absent_opponents(ctx, &ctx.look(id).await?, press.asker.player).await;
    pressed(ctx, press, id, GameDeed::Claim { absent }).await
}

/// Which of the opponents have left the game's server.
async fn absent_opponents(ctx: &Ctx, look: &Look, player: PlayerId) -> Vec<PlayerId> {
    let seats = look.game.seats();
    let Some(side) = seats.side_of(player) else { return Vec::new() };
    let opponents = seats.opponents(side).filter_map(|opponent| seats.player(opponent));
    ctx.people.absent(look.game.means(), look.game.server(), opponents).await
}

/// Carries out what a button asks for. A private question is replaced by its answer; of what stands in
/// the channel, the channel is told.
pub async fn pressed(ctx: &Ctx, press: &Press, id: GameId, deed: GameDeed) -> Result<Reply, Problem> {
    let answer = acts::in_game(ctx, &press.asker, id, deed, &press.key).await?;
    let plain = view::receipt(press.asker.locale, &receipt(&answer));
    let told = told(&press.asker, &answer);
    Ok(match told {
        told if press.private => Reply::Instead(told),
        told if told == plain => Reply::Nothing,
        told => Reply::Say(told),
    })
}

pub fn told(asker: &Asker, answer: &GameAnswer) -> Message {
    let names = Names::default();
    let table = Table { id: answer.id, game: &answer.game, names: &names };
    let shown = match &answer.events[..] {
        [only] if view::news(asker.locale, &table, only).is_some() => Shown::Words,
        _ => Shown::Board,
    };
    notes::in_game(asker, &answer.game, shown, view::receipt(asker.locale, &receipt(answer)))
}

fn receipt(answer: &GameAnswer) -> Receipt {
    match answer.events.last() {
        Some(GameEvent::Offered { offer, .. }) => Receipt::Offered(*offer),
        Some(GameEvent::Agreed { offer, .. }) => Receipt::Agreed(*offer),
        Some(GameEvent::Declined { offer, .. }) => Receipt::Declined(*offer),
        Some(GameEvent::Withdrawn { offer, .. }) => Receipt::Withdrawn(*offer),
        Some(GameEvent::TakenBack { .. }) => Receipt::TakenBack,
        Some(GameEvent::Resumed { .. }) => Receipt::Resumed,
        Some(GameEvent::ResignAsked { .. }) => Receipt::ResignAsked,
        Some(GameEvent::Resigned { .. }) => Receipt::Resigned,
        Some(GameEvent::Aborted { .. } | GameEvent::Ended { .. }) => Receipt::BrokenOff,
        Some(GameEvent::Forfeited { .. }) => Receipt::Claimed,
        Some(GameEvent::SeatOpened { .. }) => Receipt::SeatOpened,
        Some(GameEvent::SeatTaken { side, .. }) => {
            Receipt::SeatTaken { variant: answer.game.rules().variant(), side: *side }
        }
        Some(GameEvent::HandedOver { .. }) => Receipt::HandedOver,
        Some(GameEvent::Moved { .. }) => Receipt::MovedHere,
        _ => Receipt::PlayedOn,
    }
}
