//! `/privacy`, `/export`, `/forget-me`: what is kept about people, for themselves alone.

use play::{ChallengeId, GameId, PlayerId};
use serenity::model::Permissions;
use store::{ExportFrom, ExportedRows};
use view::{ExportPart, Exported, ExportedChallenge, ExportedGame, ExportedRow, Locale, Message, Trouble};

use super::{Command, Kind, Scope};
use crate::{
    call::{Asker, Call, Press},
    ctx::Ctx,
    place::missing,
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "privacy",
        kind: Kind::Slash(Locale::command_privacy),
        scope: Scope::Everywhere,
        options: &[],
        run: |ctx, call| Box::pin(std::future::ready(Ok(card(ctx, &call.asker)))),
    },
    Command {
        name: "export",
        kind: Kind::Slash(Locale::command_export),
        scope: Scope::Everywhere,
        options: &[],
        run: |ctx, call| Box::pin(export(ctx, &call.asker, ExportPart::START)),
    },
    Command {
        name: "forget-me",
        kind: Kind::Slash(Locale::command_forget_me),
        scope: Scope::Everywhere,
        options: &[],
        run: |ctx, call| Box::pin(question(ctx, call)),
    },
];

fn card(ctx: &Ctx, asker: &Asker) -> Message {
    view::privacy(asker.locale, ctx.policy.operator.as_deref(), ctx.policy.retention.days())
}

async fn export(ctx: &Ctx, asker: &Asker, part: ExportPart) -> Result<Message, Problem> {
    let lacking = missing(asker, Permissions::ATTACH_FILES);
    if !lacking.is_empty() {
        return Err(Trouble::MissingRights(lacking).into());
    }
    // It may be much to read and to write: who comes while another is given theirs comes again.
    let Ok(_turn) = ctx.exporting.try_acquire() else { return Ok(view::export_later(asker.locale)) };
    let from = ExportFrom { games: GameId(part.games), challenges: ChallengeId(part.challenges) };
    let kept = ctx.store.export(asker.player, from).await?;
    let next = kept.next.map(|next| ExportPart { games: next.games.0, challenges: next.challenges.0 });
    let exported = Exported {
        player: asker.player,
        own: kept.own.into_iter().map(named).collect(),
        games: kept.games.into_iter().map(game).collect(),
        challenges: kept.challenges.into_iter().map(challenge).collect(),
        next,
    };
    Ok(exported.message(asker.locale))
}

fn game(store::ExportedGame { id, entries, page, messages }: store::ExportedGame) -> ExportedGame {
    ExportedGame { id, entries, page, messages }
}

fn challenge(
    store::ExportedChallenge { id, entries, message }: store::ExportedChallenge,
) -> ExportedChallenge {
    ExportedChallenge { id, entries, message }
}

/// Each row by the names of its columns.
fn named(rows: ExportedRows) -> (&'static str, Vec<ExportedRow>) {
    let named = |row: Vec<Option<String>>| rows.columns.iter().copied().zip(row).collect();
    (rows.name, rows.rows.into_iter().map(named).collect())
}

/// A message of its own: what was pressed says more than the answer.
pub async fn export_part(ctx: &Ctx, press: &Press, part: ExportPart) -> Result<Reply, Problem> {
    export(ctx, &press.asker, part).await.map(Reply::Say)
}

async fn question(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    ask(ctx, &call.asker).await
}

pub async fn ask_again(ctx: &Ctx, press: &Press) -> Result<Reply, Problem> {
    ask(ctx, &press.asker).await.map(Reply::Say)
}

async fn ask(ctx: &Ctx, asker: &Asker) -> Result<Message, Problem> {
    let games = ctx.store.count_running_of(asker.player).await?;
    let challenges = ctx.store.open_challenges_of(asker.player).await?.len();
    Ok(view::forget_question(asker.locale, asker.player, games, challenges))
}

/// Deletes everything about the presser, if it is they who were asked. What they are called is forgotten too.
pub async fn forget(ctx: &Ctx, press: &Press, player: PlayerId) -> Result<Reply, Problem> {
    if press.asker.player != player {
        return Ok(Reply::Say(view::forget_other(press.asker.locale)));
    }
    ctx.store.forget(player).await?;
    ctx.people.forget(player);
    ctx.hinted.retain(|key, ()| key.0 != player);
    Ok(Reply::to(press, view::forgotten(press.asker.locale)))
}

pub fn forget_not(press: &Press, player: PlayerId) -> Reply {
    match press.asker.player == player {
        true => Reply::to(press, view::forget_not(press.asker.locale)),
        false => Reply::Say(view::forget_other(press.asker.locale)),
    }
}
