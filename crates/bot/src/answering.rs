//! How the answer to an interaction gets to Discord in time, and what everybody else is told after it.

use std::time::Duration;

use play::{ChallengeId, GameId, Seq};
use serde_json::json;
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout_at},
};
use view::{Locale, Message, Modal, Trouble};

use crate::{
    call::{Asker, Press},
    ctx::Ctx,
    delivery::compose,
    owed::News,
    place::missing,
    problem::{self, Problem},
    reply::Reply,
    rest::{self, Answers, Payload, Picture, RestError, code},
};

/// Whoever has no answer by then is told to wait; Discord gives up after three seconds.
const PROMPT: Duration = Duration::from_millis(1000);
pub const FIRST_ANSWER: Duration = Duration::from_millis(2900);
/// How much longer than its thinking the program's move is waited for, and how often it is looked for.
const PROGRAM: Duration = Duration::from_secs(4);
const LOOK: Duration = Duration::from_millis(200);
/// Discord forgets an interaction after a quarter of an hour.
const LAST_ANSWER: Duration = Duration::from_secs(14 * 60);

/// A message with its picture.
pub struct Drawn {
    message: Message,
    picture: Option<Picture>,
}

impl Drawn {
    /// `message` with its board drawn, or what is said where that fails.
    pub async fn of(ctx: &Ctx, asker: &Asker, message: Message) -> Drawn {
        let picture = match (&message.board, &message.file) {
            (Some(board), _) => ctx.drawing.picture(board).await.map(Some),
            (None, Some(file)) => ctx.drawing.file(file).await.map(Some),
            (None, None) => Ok(None),
        };
        match picture {
            Ok(picture) => Drawn { message, picture },
            Err(problem) => Drawn { message: problem::explain(ctx, asker, problem).await, picture: None },
        }
    }

    pub fn payload(&self) -> Payload {
        Payload::new(&self.message, self.picture.clone())
    }

    /// The form that works everywhere, if this is another one.
    fn plain(&self) -> Option<Payload> {
        let plain = self.message.clone().plain();
        (plain != self.message).then(|| Payload::new(&plain, self.picture.clone()))
    }
}

/// All that is to be sent, ready.
pub struct Ready {
    answer: Answer,
    /// What the public message that was pressed becomes.
    change: Option<Drawn>,
    /// What everybody is told besides.
    news: Vec<Drawn>,
    /// What the program is about to do, which is told then.
    awaited: Option<Awaited>,
}

/// Games told by answers alone in which the program has something to do, each as it was after an event.
struct Awaited {
    asker: Asker,
    games: Vec<(GameId, Seq)>,
}

/// The answer to the one who asked.
enum Answer {
    Say(Drawn),
    Instead(Drawn),
    Ask(Payload),
    Nothing,
}

impl Ready {
    /// `reply`, and what the bot cannot post of what was done.
    pub async fn of(ctx: &Ctx, asker: &Asker, reply: Reply, under: Under) -> Ready {
        let (mut change, mut news, mut games) = (None, Vec::new(), Vec::new());
        for owed in asker.owed.take() {
            games.extend(owed.game());
            let changed = under.challenge().and_then(|pressed| owed.change(pressed));
            if let Some(changed) = changed {
                change = told(ctx, asker, changed).await;
            }
            // The changed message tells of the challenge, and of no board.
            if changed != Some(owed) {
                news.extend(told(ctx, asker, owed).await);
            }
        }
        let awaited = (!games.is_empty()).then(|| Awaited { asker: asker.clone(), games });
        Ready { answer: Answer::of(ctx, asker, reply).await, change, news, awaited }
    }

    /// A message without a board, and nothing else.
    pub fn saying(message: Message) -> Ready {
        let answer = Answer::Say(Drawn { message, picture: None });
        Ready { answer, change: None, news: Vec::new(), awaited: None }
    }

    /// What is said after a panic.
    fn broken() -> Ready {
        tracing::error!("a handler broke off");
        Ready::saying(view::trouble(Locale::default(), &Trouble::NotDone))
    }
}

impl Answer {
    async fn of(ctx: &Ctx, asker: &Asker, reply: Reply) -> Answer {
        match reply {
            Reply::Say(message) => Answer::Say(Drawn::of(ctx, asker, message).await),
            Reply::Instead(message) => Answer::Instead(Drawn::of(ctx, asker, message).await),
            Reply::Ask(modal) => Answer::Ask(rest::modal(&modal)),
            Reply::Nothing => Answer::Nothing,
        }
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

/// What message was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Under {
    /// That of a challenge, which everybody sees and which changes with it.
    Challenge(ChallengeId),
    /// Another one, or none: what happened to a challenge does not show there.
    Other,
}

impl Under {
    pub fn of(press: &Press) -> Under {
        let challenge = press.meant().and_then(|id| id.challenge());
        challenge.filter(|_| !press.private).map_or(Under::Other, Under::Challenge)
    }

    fn challenge(self) -> Option<ChallengeId> {
        match self {
            Under::Challenge(challenge) => Some(challenge),
            Under::Other => None,
        }
    }
}

/// Discord's kinds of first answers.
pub mod kind {
    pub const MESSAGE: u8 = 4;
    pub const LATER: u8 = 5;
    pub const LATER_UPDATE: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const CHOICES: u8 = 8;
    pub const MODAL: u8 = 9;
}

/// Sends what `work` comes to: as the first answer if it is done in time, else as a later one. Then
/// everybody is told what the bot cannot post.
pub async fn respond(ctx: &Ctx, way: &Way, mut work: JoinHandle<Ready>) {
    let (answered, news, awaited) = match timeout_at(way.arrived + PROMPT, &mut work).await {
        Ok(done) => {
            let Ready { answer, change, news, awaited } = done.unwrap_or_else(|_| Ready::broken());
            (at_least(ctx, way, prompt_answer(ctx, way, answer, change).await).await, news, awaited)
        }
        Err(_) => {
            let deferred = defer(ctx, way).await;
            let Ready { answer, change, news, awaited } = work.await.unwrap_or_else(|_| Ready::broken());
            match deferred {
                Ok(()) => (later_answer(ctx, way, answer, change).await, news, awaited),
                Err(error) => (Err(error), news, awaited),
            }
        }
    };
    note(answered);
    for told in news {
        note(send(ctx, way, To::Later, &told).await);
    }
    let Some(Awaited { asker, games }) = awaited else { return };
    for (game, after) in games {
        if let Some(told) = by_program(ctx, &asker, game, after).await {
            note(send(ctx, way, To::Later, &told).await);
        }
    }
}

/// What the program has done in a game since event `after`, once it has nothing to do there. Should that take too
/// long, the next answer shows the board.
async fn by_program(ctx: &Ctx, asker: &Asker, id: GameId, after: Seq) -> Option<Drawn> {
    ctx.store.game_at(id, after).await.ok()?.program_task()?;
    // With four seats it may sit on three of them.
    let until = Instant::now() + 3 * ctx.thinkers.time() + PROGRAM;
    loop {
        let game = ctx.store.game(id).await.ok()??;
        if game.program_task().is_none() || Instant::now() >= until {
            let news = News::Game { game: id, from: after.next(), to: game.seq() };
            return if game.seq() > after { told(ctx, asker, news).await } else { None };
        }
        sleep(LOOK).await;
    }
}

/// In an archived thread nothing can be said that would not have to open it first, which a locked one does
/// not. A press at least does not look failed there: what it did counts, and `delivery` tells of the lock.
async fn at_least(ctx: &Ctx, way: &Way, answered: Result<(), RestError>) -> Result<(), RestError> {
    match answered {
        Err(error) if error.code() == Some(code::THREAD_ARCHIVED) && way.wait == Wait::Silently => {
            send_first(ctx, way, kind::LATER_UPDATE, None).await
        }
        answered => answered,
    }
}

/// Opens a window: at once, as nothing else may be answered before.
pub async fn ask(ctx: &Ctx, way: &Way, modal: &Modal) {
    note(send_first(ctx, way, kind::MODAL, Some(rest::modal(modal))).await);
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

/// The first answer. `change` is what the public message that was pressed becomes: then whatever else is
/// to be said follows. Where Discord refuses that, the message stays, and whoever pressed is answered all the
/// same.
async fn prompt_answer(ctx: &Ctx, way: &Way, done: Answer, change: Option<Drawn>) -> Result<(), RestError> {
    if let Some(change) = change {
        match send(ctx, way, To::First(kind::UPDATE), &change).await {
            Ok(()) => return add(ctx, way, done).await,
            Err(error) if error.code() == Some(code::UNKNOWN_INTERACTION) => return Err(error),
            Err(error) => tracing::warn!(%error, "a pressed message stays as it is"),
        }
    }
    match done {
        Answer::Say(said) => send(ctx, way, To::First(kind::MESSAGE), &said).await,
        Answer::Instead(instead) => send(ctx, way, To::First(kind::UPDATE), &instead).await,
        Answer::Ask(modal) => send_first(ctx, way, kind::MODAL, Some(modal)).await,
        Answer::Nothing => send_first(ctx, way, kind::LATER_UPDATE, None).await,
    }
}

/// What is said after a first answer that said nothing.
async fn add(ctx: &Ctx, way: &Way, done: Answer) -> Result<(), RestError> {
    match done {
        Answer::Say(said) => send(ctx, way, To::Later, &said).await,
        // No window opens late; the button is still there.
        Answer::Instead(_) | Answer::Ask(_) | Answer::Nothing => Ok(()),
    }
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

/// Where an answer goes.
#[derive(Clone, Copy)]
enum To {
    /// The first answer, of a kind.
    First(u8),
    /// In the place of the first answer, or of the message that was pressed.
    Edit,
    /// After the first answer.
    Later,
}

/// Sends an answer, as a plain message where Discord does not take its form.
async fn send(ctx: &Ctx, way: &Way, to: To, drawn: &Drawn) -> Result<(), RestError> {
    match send_payload(ctx, way, to, drawn.payload()).await {
        Err(error) if error.is_about_form() => match drawn.plain() {
            Some(plain) => send_payload(ctx, way, to, plain).await,
            None => Err(error),
        },
        sent => sent,
    }
}

async fn send_payload(ctx: &Ctx, way: &Way, to: To, payload: Payload) -> Result<(), RestError> {
    let until = way.arrived + LAST_ANSWER;
    match to {
        // A message stays as private as it was.
        To::First(kind::UPDATE) => send_first(ctx, way, kind::UPDATE, Some(payload.into_edit())).await,
        To::First(kind) => send_first(ctx, way, kind, Some(payload)).await,
        To::Edit => ctx.rest.edit_answer(&way.answers, &payload.into_edit(), until).await,
        To::Later => ctx.rest.follow_up(&way.answers, &payload, until).await,
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

/// The answer after "wait": where nothing was said, the pressed message can be changed and more be said.
async fn later_answer(ctx: &Ctx, way: &Way, done: Answer, change: Option<Drawn>) -> Result<(), RestError> {
    if let Some(change) = &change
        && let Err(error) = send(ctx, way, To::Edit, change).await
    {
        tracing::warn!(%error, "a pressed message stays as it is");
    }
    match (done, way.wait) {
        (Answer::Say(said), Wait::Privately) => send(ctx, way, To::Edit, &said).await,
        (Answer::Instead(instead), _) if change.is_none() => send(ctx, way, To::Edit, &instead).await,
        (done, _) => add(ctx, way, done).await,
    }
}

/// What everybody is told, if it can be made.
async fn told(ctx: &Ctx, asker: &Asker, news: News) -> Option<Drawn> {
    match message_of(ctx, news).await {
        Ok(message) => {
            let pictures = missing(asker, serenity::model::Permissions::ATTACH_FILES).is_empty();
            let message = if pictures { message } else { message.without_picture() };
            Some(Drawn::of(ctx, asker, message).await)
        }
        Err(problem) => {
            tracing::error!(%problem, ?news, "nobody is told of it");
            None
        }
    }
}

async fn message_of(ctx: &Ctx, news: News) -> Result<Message, Problem> {
    match news {
        News::Game { game, from, to } => Ok(compose::game(ctx, None, game, from, to).await?.message),
        News::Challenge { challenge, seq } => compose::challenge(ctx, challenge, seq).await,
        News::Begun { game, .. } => Ok(compose::game(ctx, None, game, Seq(1), Seq(1)).await?.message),
    }
}
