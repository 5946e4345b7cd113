//! `/plan`, and the window and buttons of plans. Whatever is answered here only its asker sees.

use std::sync::Arc;

use play::{Game, GameId, GameRefusal, PlayerId, Refusal};
use rules::Action;
use store::KeptPlan;
use view::{Locale, Message};

use super::{
    Choice, Command, Kind, Need, Opt, Scope, Takes,
    moves::{WHICH_GAME, matching, written},
};
use crate::{
    call::{Asker, Call, Press, Submit},
    ctx::Ctx,
    place::find_game,
    problem::{self, Problem},
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "plan",
    kind: Kind::Slash(Locale::command_plan),
    scope: Scope::Everywhere,
    options: &[IF, THEN, WHICH_GAME],
    run: |ctx, call| Box::pin(plan(ctx, call)),
}];

const IF: Opt = Opt {
    name: "if",
    describe: Locale::option_if,
    takes: Takes::Completed(|ctx, call| Box::pin(complete_condition(ctx, call))),
    need: Need::Optional,
};

const THEN: Opt = Opt {
    name: "then",
    describe: Locale::option_then,
    takes: Takes::Completed(|ctx, call| Box::pin(complete_answer(ctx, call))),
    need: Need::Optional,
};

async fn plan(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    match (call.text("if"), call.text("then")) {
        (None, None) => list(ctx, &call.asker, id).await,
        (Some(lines), None) => planned(ctx, &call.asker, id, lines).await,
        (condition, Some(answer)) => {
            let line = format!("{} then {answer}", condition.unwrap_or_default());
            planned(ctx, &call.asker, id, &line).await
        }
    }
}

async fn planned(ctx: &Ctx, asker: &Asker, id: GameId, text: &str) -> Result<Message, Problem> {
    let kept = ctx.store.plan(id, asker.player, text).await?;
    let kept = kept.map_err(|refusal| Problem::in_game(id, refusal))?;
    shown(ctx, asker, id, kept).await
}

async fn list(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    let game = ctx.look(id).await?.game;
    if game.seats().side_of(asker.player).is_none() {
        return Err(Problem::in_game(id, GameRefusal::NotAPlayer));
    }
    shown(ctx, asker, id, ctx.store.plans(id, asker.player).await?).await
}

async fn shown(ctx: &Ctx, asker: &Asker, id: GameId, kept: Vec<KeptPlan>) -> Result<Message, Problem> {
    let plans: Vec<_> = kept.into_iter().map(|kept| (kept.number, kept.plan)).collect();
    Ok(view::plans(asker.locale, &ctx.look(id).await?.table(), &plans))
}

/// Plans what was written into the window. Where that is refused it can be written anew.
pub async fn typed(ctx: &Ctx, submit: &Submit, id: GameId) -> Result<Message, Problem> {
    match planned(ctx, &submit.asker, id, &submit.text).await {
        Err(problem) if is_about_the_text(&problem) => {
            let message = problem::explain(ctx, &submit.asker, problem).await;
            Ok(message.with_buttons([view::plan_button(submit.asker.locale, id)]))
        }
        planned => planned,
    }
}

fn is_about_the_text(problem: &Problem) -> bool {
    let Problem::Refused { refusal, .. } = problem else { return false };
    matches!(**refusal, Refusal::Game(GameRefusal::Plan(_)))
}

/// Forgets a plan of the presser's own: numbers of others are theirs.
pub async fn forget(ctx: &Ctx, press: &Press, id: GameId, number: i64) -> Result<Reply, Problem> {
    ctx.store.forget_plan(id, press.asker.player, number).await?;
    let message = list(ctx, &press.asker, id).await?;
    Ok(Reply::to(press, message))
}

/// The turns of the one who is to move that the asker would answer.
async fn complete_condition(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let Some(game) = waiting(ctx, call).await else { return Vec::new() };
    let turns = game.board().legal_turns().into_iter();
    let turns = turns.filter(|turn| answers(&game, call.asker.player, &written(turn)).is_some());
    matching(&turns.collect::<Vec<_>>(), call.text("if").unwrap_or_default())
}

/// The asker's turns after the condition.
async fn complete_answer(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let turns = waiting(ctx, call).await.and_then(|game| answers(&game, call.asker.player, call.text("if")?));
    matching(&turns.unwrap_or_default(), call.text("then").unwrap_or_default())
}

/// What `player` could answer to `condition`; `None` where it is not their turn then.
fn answers(game: &Game, player: PlayerId, condition: &str) -> Option<Vec<Vec<Action>>> {
    let after = game.after(condition)?;
    (game.seats().player(after.to_move()) == Some(player)).then(|| after.legal_turns())
}

/// The game in which the asker waits for somebody else.
async fn waiting(ctx: &Ctx, call: &Call) -> Option<Arc<Game>> {
    let id = find_game(ctx, &call.asker, call.text("game")).await.ok()?;
    let game = ctx.store.game(id).await.ok()??;
    let waits = game.player_to_move().is_some_and(|player| player != call.asker.player);
    waits.then_some(game)
}
