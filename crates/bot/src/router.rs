//! From an event to its answer: who asks, and what for.

use std::{future::Future, sync::Arc, time::Duration};

use serde_json::json;
use serenity::all::Interaction;
use tokio::time::{Instant, timeout, timeout_at};
use view::{Audience, Message};

use crate::{
    answering::{Drawn, FIRST_ANSWER, Ready, Under, Wait, Way, ask, kind, respond},
    call::{Asker, Call, Press, Submit, Typed},
    commands::{self, Choice},
    ctx::Ctx,
    failures, messages,
    place::{missing, writing},
    problem::{self, Problem},
    reply::Reply,
    rest::{Payload, RestError, code},
    settling::{public_locale, settle},
};

/// Choices are worth nothing once the person has typed on; what is not known by then is not shown.
const COMPLETION: Duration = Duration::from_millis(1000);
/// A window opens at once: in the language of Discord, where a chosen one is not known by then.
const WINDOW: Duration = Duration::from_millis(500);
/// How long a reply to a written message is tried to be sent.
const WRITTEN: Duration = Duration::from_secs(60);

/// Answers an interaction.
pub async fn interaction(ctx: Arc<Ctx>, interaction: Interaction) {
    let arrived = Instant::now();
    match interaction {
        Interaction::Command(command) => answer_call(&ctx, Call::of(&command), arrived).await,
        Interaction::Component(component) => answer_press(&ctx, Press::of(&component), arrived).await,
        Interaction::Autocomplete(typing) => complete(&ctx, &mut Call::of(&typing), arrived).await,
        Interaction::Modal(modal) => answer_submit(&ctx, Submit::of(&modal), arrived).await,
        // Nothing of ours is made of pings.
        _ => tracing::debug!("an interaction of a kind that is not used"),
    }
}

async fn answer_call(ctx: &Arc<Ctx>, call: Call, arrived: Instant) {
    let way = Way { answers: call.answers.clone(), wait: Wait::Privately, arrived };
    let (mut call, work) = (call, Arc::clone(ctx));
    let ready = async move {
        let reply = Reply::Say(command_reply(&work, &mut call).await);
        Ready::of(&work, &call.asker, reply, Under::Other).await
    };
    respond(ctx, &way, tokio::spawn(ready)).await;
}

async fn answer_press(ctx: &Arc<Ctx>, press: Press, arrived: Instant) {
    // Whoever asks the program something sees that it thinks.
    let wait = if commands::is_thought_about(&press) { Wait::Privately } else { Wait::Silently };
    let way = Way { answers: press.answers.clone(), wait, arrived };
    let (mut press, work) = (press, Arc::clone(ctx));
    if commands::window(&press).is_some() {
        let _ = timeout(WINDOW, prepare(ctx, &mut press.asker)).await;
        if let Some(modal) = commands::window(&press) {
            return ask(ctx, &way, &modal).await;
        }
    }
    let under = Under::of(&press);
    let ready = async move {
        let reply = press_reply(&work, &mut press).await;
        Ready::of(&work, &press.asker, reply, under).await
    };
    respond(ctx, &way, tokio::spawn(ready)).await;
}

async fn answer_submit(ctx: &Arc<Ctx>, submit: Submit, arrived: Instant) {
    let wait = if submit.private { Wait::Silently } else { Wait::Privately };
    let way = Way { answers: submit.answers.clone(), wait, arrived };
    let (mut submit, work) = (submit, Arc::clone(ctx));
    let ready = async move {
        let reply = submit_reply(&work, &mut submit).await;
        Ready::of(&work, &submit.asker, reply, Under::Other).await
    };
    respond(ctx, &way, tokio::spawn(ready)).await;
}

/// What a command is answered.
pub async fn command_reply(ctx: &Ctx, call: &mut Call) -> Message {
    prepare(ctx, &mut call.asker).await;
    let done = commands::run(ctx, call).await;
    in_private(ctx, &call.asker, done).await
}

/// What a press is answered. One that opens a window waits for nothing.
pub async fn press_reply(ctx: &Ctx, press: &mut Press) -> Reply {
    prepare(ctx, &mut press.asker).await;
    if let Some(modal) = commands::window(press) {
        return Reply::Ask(modal);
    }
    match commands::press(ctx, press).await {
        Ok(Reply::Say(message)) => Reply::Say(in_private(ctx, &press.asker, Ok(message)).await),
        Ok(reply) => {
            retry(ctx, &press.asker).await;
            match reply {
                Reply::Instead(message) => Reply::Instead(as_liked(&press.asker, message)),
                reply => reply,
            }
        }
        Err(problem) => Reply::Say(in_private(ctx, &press.asker, Err(problem)).await),
    }
}

/// What is answered to what was written into a window: in the place of the private message that opened
/// it, if there is one.
pub async fn submit_reply(ctx: &Ctx, submit: &mut Submit) -> Reply {
    prepare(ctx, &mut submit.asker).await;
    let done = commands::submit(ctx, submit).await;
    let message = in_private(ctx, &submit.asker, done).await;
    if submit.private { Reply::Instead(message) } else { Reply::Say(message) }
}

/// What a written message is answered, if anything.
pub async fn typed_reply(ctx: &Ctx, typed: &mut Typed) -> Option<Message> {
    prepare(ctx, &mut typed.asker).await;
    if let Some(server) = typed.asker.server {
        // Everybody there reads the answer.
        typed.asker.locale = public_locale(ctx, Some(server), None).await;
    }
    let done = match messages::answer(ctx, typed).await {
        Ok(None) if !typed.addressed => return None,
        done => done.map(|message| message.unwrap_or_else(|| Message::public(""))),
    };
    let message = conclude(ctx, &typed.asker, done).await;
    let says_something = !message.content.is_empty();
    // An ordinary message cannot be private.
    says_something.then_some(Message { audience: Audience::Everybody, ..message })
}

/// What comes before every request.
async fn prepare(ctx: &Ctx, asker: &mut Asker) {
    ctx.hold_ups.store().await;
    settle(ctx, asker).await;
    learn(ctx, asker);
}

/// The same where only the asker sees it: then with what is nobody else's business.
async fn in_private(ctx: &Ctx, asker: &Asker, done: Result<Message, Problem>) -> Message {
    let message = conclude(ctx, asker, done).await;
    failures::told_in_private(ctx, asker, message).await
}

/// What is said of a request, with all that its asker must be told besides.
async fn conclude(ctx: &Ctx, asker: &Asker, done: Result<Message, Problem>) -> Message {
    let message = match done {
        Ok(message) => message,
        Err(problem) => problem::explain(ctx, asker, problem).await,
    };
    let message = failures::told_with(ctx, asker, message).await;
    retry(ctx, asker).await;
    as_liked(asker, message)
}

/// What one person alone sees is as they like it.
fn as_liked(asker: &Asker, message: Message) -> Message {
    match message.audience {
        Audience::OnlyYou => message.as_liked(&asker.preferences),
        Audience::Everybody => message,
    }
}

fn learn(ctx: &Ctx, asker: &Asker) {
    for (player, name) in &asker.people {
        ctx.people.learn(asker.server, *player, name);
    }
}

/// Tries again what was refused where `asker` is, unless the bot is known to lack the right still.
async fn retry(ctx: &Ctx, asker: &Asker) {
    if !missing(asker, writing(asker.ground)).is_empty() {
        return;
    }
    if let Err(error) = ctx.store.retry_at(asker.place).await {
        tracing::warn!(%error, "refused posts wait until they are due");
    }
}

async fn complete(ctx: &Ctx, call: &mut Call, arrived: Instant) {
    let finding = async {
        prepare(ctx, &mut call.asker).await;
        commands::complete(ctx, call).await
    };
    let choices = in_time(arrived, finding).await;
    let choices: Vec<_> =
        choices.iter().map(|choice| json!({ "name": choice.name, "value": choice.value })).collect();
    let json = json!({ "type": kind::CHOICES, "data": { "choices": choices } });
    let answer = Payload { json, picture: None };
    if let Err(error) = ctx.rest.answer(&call.answers, &answer, arrived + FIRST_ANSWER).await {
        tracing::debug!(%error, "choices were not shown");
    }
}

/// The choices, none if finding them takes too long for somebody who types.
pub async fn in_time(arrived: Instant, choices: impl Future<Output = Vec<Choice>>) -> Vec<Choice> {
    timeout_at(arrived + COMPLETION, choices).await.unwrap_or_default()
}

/// Answers a written message.
pub async fn message(ctx: Arc<Ctx>, mut typed: Typed) {
    let Some(message) = typed_reply(&ctx, &mut typed).await else { return };
    if let Err(error) = write_back(&ctx, &typed, message).await {
        tracing::info!(%error, "a written message stays without an answer");
    }
}

/// Posts the answer to a written message as a reply, or, where the bot may not read the message it
/// replies to, with the name of the writer.
async fn write_back(ctx: &Ctx, typed: &Typed, message: Message) -> Result<(), RestError> {
    let (place, until) = (typed.asker.place, Instant::now() + WRITTEN);
    let reference = json!({ "message_id": typed.message.0.to_string(), "fail_if_not_exists": false });
    let once = |payload: Payload| payload.with("nonce", typed.key.clone()).with("enforce_nonce", true);
    let reply = once(Drawn::of(ctx, &typed.asker, message.clone()).await.payload())
        .with("message_reference", reference);
    match ctx.rest.post(place, &reply, until).await {
        Err(error) if error.code() == Some(code::REPLY_NEEDS_HISTORY) => {
            let message = message.addressed_to(typed.asker.player);
            let plain = once(Drawn::of(ctx, &typed.asker, message).await.payload());
            ctx.rest.post(place, &plain, until).await.map(drop)
        }
        posted => posted.map(drop),
    }
}
