//! `/learn`: the games by small positions. Whatever an exercise needs stands in its controls; how far somebody
//! has come is kept in the store.

use lessons::{Exercise, Judged, Progress, Topic, Verdict};
use play::PlayerId;
use rules::Variant;
use view::{Locale, Message, Studied, Trouble, TurnKey};

use super::{
    Command, Kind, Scope,
    help::{GAME, rules_here},
};
use crate::{
    call::{Asker, Call, Press, Submit},
    ctx::Ctx,
    notes::pictured,
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "learn",
    kind: Kind::Slash(Locale::command_learn),
    scope: Scope::Everywhere,
    options: &[GAME],
    run: |ctx, call| Box::pin(learn(ctx, call)),
}];

/// The lessons of the game named, else of the one in the channel, else all there are.
async fn learn(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let asker = &call.asker;
    let named = call.text("game").and_then(|name| name.parse().ok());
    let variant = match named {
        Some(variant) => Some(variant),
        None => rules_here(ctx, asker).await?.map(|rules| rules.variant()),
    };
    match variant {
        Some(variant) => where_left(ctx, asker, variant).await,
        None => {
            let mut all = Variant::ALL.map(Progress::start);
            for (variant, progress) in Variant::ALL.into_iter().zip(&mut all) {
                *progress = progress_of(ctx, asker.player, variant).await?;
            }
            Ok(view::courses(asker.locale, all))
        }
    }
}

/// The exercise that comes next, or the end.
async fn where_left(ctx: &Ctx, asker: &Asker, variant: Variant) -> Result<Message, Problem> {
    Ok(match progress_of(ctx, asker.player, variant).await? {
        Progress::At(topic) => begun(asker, topic),
        Progress::Done => view::finished(asker.locale, variant),
    })
}

async fn progress_of(ctx: &Ctx, player: PlayerId, variant: Variant) -> Result<Progress, Problem> {
    let word = ctx.store.lesson_step(player, variant).await?;
    Ok(Progress::read(variant, word.as_deref()))
}

fn begun(asker: &Asker, topic: Topic) -> Message {
    let studied = Studied::begun(Exercise::of(topic));
    pictured(asker, view::exercise(asker.locale, &studied, 0))
}

pub async fn go_on(ctx: &Ctx, press: &Press, variant: Variant) -> Result<Reply, Problem> {
    Ok(Reply::to(press, where_left(ctx, &press.asker, variant).await?))
}

pub async fn begin_anew(ctx: &Ctx, press: &Press, variant: Variant) -> Result<Reply, Problem> {
    let start = Progress::start(variant);
    ctx.store.keep_lesson_step(press.asker.player, variant, &start.to_string()).await?;
    go_on(ctx, press, variant).await
}

/// An exercise after what was done in its turn.
fn studied(topic: Topic, done: Option<&TurnKey>) -> Result<Studied, Problem> {
    let exercise = Exercise::of(topic);
    let done = done.map_or(Some(Vec::new()), |done| done.turn(&exercise.game()));
    Ok(done.and_then(|done| Studied::new(exercise, done)).ok_or(Trouble::StaleButton)?)
}

pub fn exercise(press: &Press, topic: Topic, done: Option<&TurnKey>, page: u16) -> Result<Reply, Problem> {
    let message = view::exercise(press.asker.locale, &studied(topic, done)?, page);
    Ok(Reply::to(press, pictured(&press.asker, message)))
}

/// The turns of the man on a place.
pub fn turns(
    press: &Press,
    topic: Topic,
    done: Option<&TurnKey>,
    (on, page): (&str, u16),
) -> Result<Reply, Problem> {
    let turns = view::lesson_turns(press.asker.locale, &studied(topic, done)?, on, page);
    Ok(Reply::to(press, pictured(&press.asker, turns.ok_or(Trouble::StaleButton)?)))
}

pub async fn answer(ctx: &Ctx, press: &Press, topic: Topic, key: &TurnKey) -> Result<Reply, Problem> {
    let exercise = Exercise::of(topic);
    let turn = key.turn(&exercise.game()).ok_or(Trouble::StaleButton)?;
    let judged = Judged { verdict: exercise.judge(&turn), turn };
    let told = judge(ctx, &press.asker, &Studied::begun(exercise), &judged).await?;
    Ok(Reply::to(press, told))
}

/// An answer that was written into a window.
pub async fn typed(
    ctx: &Ctx,
    submit: &Submit,
    topic: Topic,
    done: Option<&TurnKey>,
) -> Result<Message, Problem> {
    let studied = studied(topic, done)?;
    let judged = studied.exercise.read(&studied.done, &submit.text);
    judge(ctx, &submit.asker, &studied, &judged).await
}

/// What an answer is worth. Who is right has come further.
async fn judge(ctx: &Ctx, asker: &Asker, studied: &Studied, judged: &Judged) -> Result<Message, Problem> {
    if judged.verdict == Verdict::Right {
        come_further(ctx, asker, studied.exercise).await?;
    }
    Ok(pictured(asker, view::answered(asker.locale, studied, judged)))
}

/// A right answer, and with it one has come further too: nobody is held up.
pub async fn show(ctx: &Ctx, press: &Press, topic: Topic) -> Result<Reply, Problem> {
    let exercise = Exercise::of(topic);
    come_further(ctx, &press.asker, exercise).await?;
    Ok(Reply::to(press, pictured(&press.asker, view::shown(press.asker.locale, exercise))))
}

async fn come_further(ctx: &Ctx, asker: &Asker, exercise: &Exercise) -> Result<(), Problem> {
    let (variant, after) = (exercise.variant(), Progress::after(exercise));
    // Of two who press in one moment one was faster: the other looks once more.
    loop {
        let known = ctx.store.lesson_step(asker.player, variant).await?;
        // Who looks at an earlier one again has come as far as before.
        if Progress::read(variant, known.as_deref()).behind(variant) >= after.behind(variant) {
            return Ok(());
        }
        let (known, step) = (known.as_deref(), after.to_string());
        if ctx.store.go_on_in_lessons(asker.player, variant, known, &step).await? {
            return Ok(());
        }
    }
}
