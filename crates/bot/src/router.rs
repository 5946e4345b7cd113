//! From an event to its answer: who asks, what for, and how the answer gets there in time.

use std::{future::Future, sync::Arc, time::Duration};

use play::PlayerId;
use serde_json::json;
use serenity::all::Interaction;
use store::Post;
use tokio::{
    task::JoinHandle,
    time::{Instant, timeout_at},
};

use crate::{
    call::{Asker, Call, Press, Submit, Typed},
    commands::{self, Choice},
    ctx::Ctx,
    delivery::read_reason,
    messages,
    place::{missing, writing},
    problem,
    reply::Reply,
    rest::{self, Answers, Payload, RestError, code},
    view::{self, Audience, Message, Modal, Trouble, Undelivered},
};

/// Whoever has no answer by then is told to wait; Discord gives up after three seconds.
const PROMPT: Duration = Duration::from_millis(1500);
const FIRST_ANSWER: Duration = Duration::from_millis(2900);
/// Discord forgets an interaction after a quarter of an hour.
const LAST_ANSWER: Duration = Duration::from_secs(14 * 60);
/// Choices are worth nothing once the person has typed on; what is not known by then is not shown.
const COMPLETION: Duration = Duration::from_millis(1400);
/// How long a reply to a written message is tried to be sent.
const WRITTEN: Duration = Duration::from_secs(60);

/// Answers an interaction.
pub async fn interaction(ctx: Arc<Ctx>, interaction: Interaction) {
    let arrived = Instant::now();
    match interaction {
        Interaction::Command(command) => {
            let call = Call::of(&command);
            let way = Way { answers: call.answers.clone(), wait: Wait::Privately, arrived };
            let work = tokio::spawn({
                let ctx = Arc::clone(&ctx);
                async move { ready(&ctx, &call.asker, Reply::Say(command_reply(&ctx, &call).await)).await }
            });
            respond(&ctx, &way, work).await;
        }
        Interaction::Component(component) => {
            let press = Press::of(&component);
            let way = Way { answers: press.answers.clone(), wait: Wait::Silently, arrived };
            if let Some(modal) = commands::window(&press) {
                return ask(&ctx, &way, &modal).await;
            }
            let work = tokio::spawn({
                let ctx = Arc::clone(&ctx);
                async move { ready(&ctx, &press.asker, press_reply(&ctx, &press).await).await }
            });
            respond(&ctx, &way, work).await;
        }
        Interaction::Autocomplete(typing) => complete(&ctx, &Call::of(&typing), arrived).await,
        Interaction::Modal(modal) => {
            let submit = Submit::of(&modal);
            let wait = if submit.private { Wait::Silently } else { Wait::Privately };
            let way = Way { answers: submit.answers.clone(), wait, arrived };
            let work = tokio::spawn({
                let ctx = Arc::clone(&ctx);
                async move { ready(&ctx, &submit.asker, submit_reply(&ctx, &submit).await).await }
            });
            respond(&ctx, &way, work).await;
        }
        // Nothing of ours is made of pings.
        _ => tracing::debug!("an interaction of a kind that is not used"),
    }
}

/// What a command is answered.
pub async fn command_reply(ctx: &Ctx, call: &Call) -> Message {
    learn(ctx, &call.asker);
    let message = match commands::run(ctx, call).await {
        Ok(message) => message,
        Err(problem) => problem::explain(ctx, &call.asker, problem).await,
    };
    let message = with_failures(ctx, &call.asker, message).await;
    retry(ctx, &call.asker).await;
    message
}

/// What a press is answered. One that opens a window waits for nothing.
pub async fn press_reply(ctx: &Ctx, press: &Press) -> Reply {
    if let Some(modal) = commands::window(press) {
        return Reply::Ask(modal);
    }
    learn(ctx, &press.asker);
    let reply = match commands::press(ctx, press).await {
        Ok(Reply::Say(message)) => Reply::Say(with_failures(ctx, &press.asker, message).await),
        Ok(reply) => reply,
        Err(problem) => {
            let message = problem::explain(ctx, &press.asker, problem).await;
            Reply::Say(with_failures(ctx, &press.asker, message).await)
        }
    };
    retry(ctx, &press.asker).await;
    reply
}

/// What is answered to what was written into a window: in the place of the private message that opened
/// it, if there is one.
pub async fn submit_reply(ctx: &Ctx, submit: &Submit) -> Reply {
    learn(ctx, &submit.asker);
    let message = match commands::submit(ctx, submit).await {
        Ok(message) => message,
        Err(problem) => problem::explain(ctx, &submit.asker, problem).await,
    };
    let message = with_failures(ctx, &submit.asker, message).await;
    retry(ctx, &submit.asker).await;
    if submit.private { Reply::Instead(message) } else { Reply::Say(message) }
}

/// What a written message is answered, if anything.
pub async fn typed_reply(ctx: &Ctx, typed: &Typed) -> Option<Message> {
    learn(ctx, &typed.asker);
    let message = match messages::answer(ctx, typed).await {
        Ok(Some(message)) => with_failures(ctx, &typed.asker, message).await,
        Ok(None) if typed.addressed => with_failures(ctx, &typed.asker, Message::public("")).await,
        Ok(None) => return None,
        Err(problem) => {
            let message = problem::explain(ctx, &typed.asker, problem).await;
            with_failures(ctx, &typed.asker, message).await
        }
    };
    retry(ctx, &typed.asker).await;
    let says_something = !message.content.is_empty();
    // An ordinary message cannot be private.
    says_something.then_some(Message { audience: Audience::Everybody, ..message })
}

fn learn(ctx: &Ctx, asker: &Asker) {
    for (player, name) in &asker.people {
        ctx.people.learn(asker.server, *player, name);
    }
}

/// `message`, and why the last posts about the asker's games never appeared, told once.
async fn with_failures(ctx: &Ctx, asker: &Asker, message: Message) -> Message {
    let player: PlayerId = asker.player;
    let failures = match ctx.store.take_failures(player).await {
        Ok(failures) => failures,
        Err(error) => {
            tracing::warn!(%error, "nobody can be told of posts that failed");
            return message;
        }
    };
    match failures.last() {
        Some(failure) => {
            let reason = read_reason(&failure.reason);
            let trouble = Trouble::Undeliverable(reason);
            let told = message.followed_by(&view::trouble(asker.locale, &trouble).content);
            match failure.post {
                Post::Game { game, .. } if reason == Undelivered::Gone && asker.is_in_server() => {
                    told.with_buttons([view::continue_button(asker.locale, game)])
                }
                _ => told,
            }
        }
        None => message,
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

/// An answer ready to be sent.
pub enum Ready {
    Say(Payload),
    Instead(Payload),
    Ask(Payload),
    Nothing,
}

async fn ready(ctx: &Ctx, asker: &Asker, reply: Reply) -> Ready {
    match &reply {
        Reply::Say(message) => Ready::Say(drawn(ctx, asker, message).await),
        // A message stays as private as it was.
        Reply::Instead(message) => Ready::Instead(drawn(ctx, asker, message).await.into_edit()),
        Reply::Ask(modal) => Ready::Ask(rest::modal(modal)),
        Reply::Nothing => Ready::Nothing,
    }
}

async fn drawn(ctx: &Ctx, asker: &Asker, message: &Message) -> Payload {
    match ctx.drawing.payload(message).await {
        Ok(payload) => payload,
        Err(problem) => Payload::new(&problem::explain(ctx, asker, problem).await, None),
    }
}

/// How an interaction is answered.
pub struct Way {
    pub answers: Answers,
    pub wait: Wait,
    pub arrived: Instant,
}

/// What an interaction is told that takes longer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// "Thinking", seen by the one who asked.
    Privately,
    /// Nothing: the pressed control just stops spinning.
    Silently,
}

/// Discord's kinds of first answers.
mod kind {
    pub const MESSAGE: u8 = 4;
    pub const LATER: u8 = 5;
    pub const LATER_UPDATE: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const CHOICES: u8 = 8;
    pub const MODAL: u8 = 9;
}

/// Sends what `work` comes to: as the first answer if it is done in time, else as a later one.
pub async fn respond(ctx: &Ctx, way: &Way, mut work: JoinHandle<Ready>) {
    let sent = match timeout_at(way.arrived + PROMPT, &mut work).await {
        Ok(done) => first_answer(ctx, way, done.unwrap_or_else(|_| broken())).await,
        Err(_) => {
            let deferred = defer(ctx, way).await;
            let done = work.await.unwrap_or_else(|_| broken());
            match deferred {
                Ok(()) => late_answer(ctx, way, done).await,
                Err(error) => Err(error),
            }
        }
    };
    note(sent);
}

/// Opens a window: at once, as nothing else may be answered before.
async fn ask(ctx: &Ctx, way: &Way, modal: &Modal) {
    note(first_answer(ctx, way, Ready::Ask(rest::modal(modal))).await);
}

fn note(sent: Result<(), RestError>) {
    match sent {
        Ok(()) => {}
        // Whatever was done is done, and the channel shows it.
        Err(error) if error.code() == Some(code::UNKNOWN_INTERACTION) => {
            tracing::info!("an answer came too late");
        }
        Err(error) => tracing::warn!(%error, "an answer was not sent"),
    }
}

/// What is said after a panic.
fn broken() -> Ready {
    tracing::error!("a handler broke off");
    Ready::Say(Payload::new(&view::trouble(view::Locale::default(), &Trouble::NotDone), None))
}

async fn first_answer(ctx: &Ctx, way: &Way, done: Ready) -> Result<(), RestError> {
    let (kind, payload) = match done {
        Ready::Say(payload) => (kind::MESSAGE, Some(payload)),
        Ready::Instead(payload) => (kind::UPDATE, Some(payload)),
        Ready::Ask(payload) => (kind::MODAL, Some(payload)),
        Ready::Nothing => (kind::LATER_UPDATE, None),
    };
    send_first(ctx, way, kind, payload).await
}

async fn defer(ctx: &Ctx, way: &Way) -> Result<(), RestError> {
    match way.wait {
        Wait::Silently => send_first(ctx, way, kind::LATER_UPDATE, None).await,
        Wait::Privately => {
            let private = Payload { json: json!({ "flags": 64 }), picture: None };
            send_first(ctx, way, kind::LATER, Some(private)).await
        }
    }
}

async fn send_first(ctx: &Ctx, way: &Way, kind: u8, payload: Option<Payload>) -> Result<(), RestError> {
    let until = way.arrived + FIRST_ANSWER;
    let answer = match payload {
        Some(Payload { json, picture }) => Payload { json: json!({ "type": kind, "data": json }), picture },
        None => Payload { json: json!({ "type": kind }), picture: None },
    };
    match ctx.rest.answer(&way.answers, &answer, until).await {
        // An attempt whose answer was lost had got through.
        Err(error) if error.code() == Some(code::ALREADY_ACKNOWLEDGED) => Ok(()),
        sent => sent,
    }
}

async fn late_answer(ctx: &Ctx, way: &Way, done: Ready) -> Result<(), RestError> {
    let until = way.arrived + LAST_ANSWER;
    match (done, way.wait) {
        (Ready::Say(payload), Wait::Privately) | (Ready::Instead(payload), _) => {
            ctx.rest.edit_answer(&way.answers, &payload.into_edit(), until).await
        }
        (Ready::Say(payload), Wait::Silently) => ctx.rest.follow_up(&way.answers, &payload, until).await,
        // No window opens late; the button is still there.
        (Ready::Ask(_) | Ready::Nothing, _) => Ok(()),
    }
}

async fn complete(ctx: &Ctx, call: &Call, arrived: Instant) {
    learn(ctx, &call.asker);
    let choices = in_time(arrived, commands::complete(ctx, call)).await;
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
pub async fn message(ctx: Arc<Ctx>, typed: Typed) {
    let Some(message) = typed_reply(&ctx, &typed).await else { return };
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
    let reply = once(drawn(ctx, &typed.asker, &message).await).with("message_reference", reference);
    match ctx.rest.post(place, &reply, until).await {
        Err(error) if error.code() == Some(code::REPLY_NEEDS_HISTORY) => {
            let message = message.addressed_to(typed.asker.player);
            let plain = once(drawn(ctx, &typed.asker, &message).await);
            ctx.rest.post(place, &plain, until).await.map(drop)
        }
        posted => posted.map(drop),
    }
}
