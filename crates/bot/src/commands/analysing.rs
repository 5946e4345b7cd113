//! `/analyse` and its button: a game that is over, judged turn by turn.

use std::{sync::Arc, time::Duration};

use engine::{Forced, Limits, Score};
use play::GameId;
use rules::Team;
use serenity::model::Permissions;
use view::{Analysis, Locale, Message, Share, Trouble, TurningPoint, Verdict};

use super::{Command, Kind, Scope, games, hinting::busy};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    place::{find_game, missing, named_game},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "analyse",
    kind: Kind::Slash(Locale::command_analyse),
    scope: Scope::Everywhere,
    options: &[games::ANY],
    run: |ctx, call| Box::pin(analyse(ctx, call)),
}];

/// A whole game has as much time as so many answers.
const ANSWERS: u32 = 10;
/// So many turning points are told at most.
const POINTS: usize = 5;

async fn analyse(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    told(ctx, &call.asker, id).await
}

/// Ids can be forged: whoever presses must be allowed to see the game.
pub async fn press(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    let id = named_game(ctx, &press.asker, id).await?;
    Ok(Reply::Say(told(ctx, &press.asker, id).await?))
}

async fn told(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    look.game.check_analysis().map_err(|refusal| Problem::in_game(id, refusal))?;
    if look.game.board().actions().is_empty() {
        return Err(Trouble::NothingPlayed.into());
    }
    let analysis = judged(ctx, asker, &look).await?;
    if missing(asker, Permissions::ATTACH_FILES).is_empty() {
        Ok(view::analysis(asker.locale, &look.table(), &analysis))
    } else {
        Ok(view::analysis_in_words(asker.locale, &look.table(), &analysis))
    }
}

/// What the program thinks of the game, from memory if it was asked lately.
async fn judged(ctx: &Ctx, asker: &Asker, look: &Look) -> Result<Arc<Analysis>, Problem> {
    let key = (look.id, look.game.seq());
    if let Some(known) = ctx.analyses.get(&key) {
        return Ok(known);
    }
    let board = look.game.board().clone();
    let limits = Limits::time(per_position(ctx.thinkers.time(), board.actions().len()));
    let turn = ctx.thinkers.ask(asker.player).map_err(busy)?;
    let thought = ctx.thinkers.study_with(&turn, move |engine, stop| engine.analyse(&board, limits, stop));
    let found = thought.await.map_err(|_lost| Problem::Broken("analysing a game"))?;
    if ctx.thinkers.is_stopped() {
        return Err(Problem::Broken("analysing a game"));
    }
    let analysis = Arc::new(told_of(look, &found));
    ctx.analyses.insert(key, Arc::clone(&analysis));
    Ok(analysis)
}

/// The time for each position of a game of so many actions.
fn per_position(answer: Duration, actions: usize) -> Duration {
    let positions = u32::try_from(actions + 1).unwrap_or(u32::MAX);
    (answer * ANSWERS / positions).min(answer)
}

fn told_of(look: &Look, found: &engine::Analysis) -> Analysis {
    let point = |at: usize| {
        let judged = found.actions.get(at)?;
        Some(TurningPoint { at, played: judged.played, best: judged.best, loss: judged.loss })
    };
    let share = |side| {
        let (best, choices) = found.best_share(side)?;
        (choices > 0).then_some(Share { side, best, choices })
    };
    Analysis {
        verdicts: found.scores.iter().map(|score| verdict(*score)).collect(),
        turning: found.turning_points(POINTS).into_iter().filter_map(point).collect(),
        shares: look.game.rules().sides().iter().filter_map(|&side| share(side)).collect(),
    }
}

/// The scores of an analysis are the first team's.
fn verdict(score: Score) -> Verdict {
    match score.forced() {
        Some(Forced::Win { plies }) => Verdict::Won(Team::First, plies),
        Some(Forced::Loss { plies }) => Verdict::Won(Team::Second, plies),
        None => Verdict::Ahead(score.hundredths()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_takes_no_longer_than_ten_answers() {
        let answer = Duration::from_secs(2);
        assert_eq!(per_position(answer, 3), answer);
        for actions in [9, 40, 400] {
            let positions = u32::try_from(actions + 1).expect("few");
            assert!(per_position(answer, actions) * positions <= answer * ANSWERS);
        }
    }
}
