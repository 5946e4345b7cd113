use std::time::Duration;

use serenity::all::{ApplicationId, InteractionId};
use tokio::time::Instant;

use super::*;
use crate::rest::{Answers, Payload, RestError};

async fn post(bot: &Bot, patience: Duration) -> Result<MessageId, RestError> {
    let payload = Payload::new(&Message::public("hello"), None);
    bot.ctx.rest.post(Place(CHANNEL), &payload, Instant::now() + patience).await
}

const MESSAGES: &str = "POST /api/v10/channels/2/messages";

#[tokio::test]
async fn faults_of_discord_are_tried_again() {
    let bot = Bot::start().await;
    bot.discord.plan(MESSAGES, 502, "", Value::Null);
    bot.discord.plan(MESSAGES, 429, "Retry-After: 0.05\r\n", json!({ "code": 0, "retry_after": 0.05 }));
    assert!(post(&bot, Duration::from_secs(20)).await.is_ok());
    assert_eq!(bot.posted().len(), 3);
}

#[tokio::test]
async fn refusals_are_final() {
    let bot = Bot::start().await;
    bot.discord.refuse(MESSAGES, 403, 50001);
    let error = post(&bot, Duration::from_secs(20)).await.unwrap_err();
    assert_eq!(error.code(), Some(50001));
    assert_eq!(bot.posted().len(), 1);
}

#[tokio::test]
async fn nobody_waits_beyond_the_deadline() {
    for in_doubt in [false, true] {
        let bot = Bot::start().await;
        if in_doubt {
            bot.discord.plan(MESSAGES, 502, "", Value::Null);
        }
        bot.discord.plan(MESSAGES, 429, "Retry-After: 3600\r\n", json!({ "code": 0 }));
        let error = post(&bot, Duration::from_secs(5)).await.unwrap_err();
        let wait = Duration::from_secs(3600);
        assert_eq!(error, RestError::Limited { doing: "posting a message", wait, in_doubt });
    }
}

/// How long Discord is said to ask for, in seconds, of what never was in doubt.
fn limited_for(error: RestError) -> u64 {
    let RestError::Limited { wait, in_doubt: false, .. } = error else { panic!("{error:?}") };
    wait.as_secs_f64().ceil() as u64
}

#[tokio::test]
async fn what_must_wait_for_too_long_is_not_asked() {
    let patience = Duration::from_secs(5);
    let limited = (429, "Retry-After: 3600\r\n", json!({ "code": 0 }));
    let empty = "X-RateLimit-Remaining: 0\r\nX-RateLimit-Reset-After: 3600\r\n";
    for (status, headers, body) in [limited, (200, empty, json!({ "id": "5" }))] {
        let bot = Bot::start().await;
        bot.discord.plan(MESSAGES, status, headers, body);
        assert_eq!(post(&bot, patience).await.is_ok(), status == 200);
        assert_eq!(limited_for(post(&bot, patience).await.unwrap_err()), 3600);
        assert_eq!(bot.posted().len(), 1);
        let payload = Payload::new(&Message::public("hello"), None);
        assert!(bot.ctx.rest.post(Place(CHANNEL + 1), &payload, Instant::now() + patience).await.is_ok());
    }
}

#[tokio::test]
async fn what_may_go_soon_is_waited_for() {
    let bot = Bot::start().await;
    let empty = "X-RateLimit-Remaining: 0\r\nX-RateLimit-Reset-After: 0.3\r\n";
    bot.discord.plan(MESSAGES, 200, empty, json!({ "id": "5" }));
    let begin = Instant::now();
    for _ in 0..2 {
        assert!(post(&bot, Duration::from_secs(20)).await.is_ok());
    }
    assert!(begin.elapsed() >= Duration::from_millis(300), "{:?}", begin.elapsed());
    assert_eq!(bot.posted().len(), 2);
}

#[tokio::test]
async fn a_global_limit_holds_all_but_answers() {
    let bot = Bot::start().await;
    let global = "Retry-After: 3600\r\nX-RateLimit-Global: true\r\n";
    bot.discord.plan(MESSAGES, 429, global, json!({ "code": 0, "global": true }));
    let until = Instant::now() + Duration::from_secs(5);
    assert_eq!(limited_for(post(&bot, Duration::from_secs(5)).await.unwrap_err()), 3600);
    assert_eq!(limited_for(bot.ctx.rest.own_user(until).await.unwrap_err()), 3600);
    assert!(bot.discord.asked("GET").is_empty());
    let payload = Payload::new(&Message::private("hello"), None);
    assert_eq!(bot.ctx.rest.answer(&answers(), &payload, until).await, Ok(()));
}

fn answers() -> crate::rest::Answers {
    crate::rest::Answers {
        application: ApplicationId::new(BOT),
        interaction: serenity::all::InteractionId::new(1),
        token: "very-secret".to_owned(),
    }
}

#[tokio::test]
async fn a_limit_with_a_code_passes_and_one_edit_too_many_does_not() {
    let bot = Bot::start().await;
    let limited = json!({ "code": 20028, "retry_after": 0.05 });
    bot.discord.plan(MESSAGES, 429, "Retry-After: 0.05\r\n", limited);
    assert!(post(&bot, Duration::from_secs(20)).await.is_ok());
    assert_eq!(bot.posted().len(), 2);
    // It says how long it lasts, as every 429 does.
    let too_often = json!({ "code": 30046, "retry_after": 3600 });
    bot.discord.plan("PATCH", 429, "Retry-After: 3600\r\n", too_often);
    let until = Instant::now() + Duration::from_secs(20);
    let payload = Payload::new(&Message::public("hello"), None);
    let edit = |message| bot.ctx.rest.edit(Place(CHANNEL), MessageId(message), &payload, until);
    let (doing, status, code) = ("editing a message", 429, 30046);
    assert_eq!(edit(1).await, Err(RestError::Refused { doing, status, code, in_doubt: false }));
    assert_eq!(bot.discord.asked("PATCH").len(), 1);
    assert_eq!(edit(2).await, Ok(()), "another message may be edited");
}

#[tokio::test]
async fn a_refusal_after_silence_says_so() {
    let bot = Bot::start().await;
    bot.discord.plan(MESSAGES, 502, "", Value::Null);
    bot.discord.refuse(MESSAGES, 403, 50013);
    let error = post(&bot, Duration::from_secs(20)).await.unwrap_err();
    assert!(error.in_doubt() && error.code() == Some(50013), "{error:?}");
}

#[tokio::test]
async fn errors_hold_no_secrets() {
    let bot = Bot::start().await;
    bot.discord.refuse("/callback", 404, 10062);
    let answers = answers();
    let payload = Payload::new(&Message::private("hello"), None);
    let error =
        bot.ctx.rest.answer(&answers, &payload, Instant::now() + Duration::from_secs(1)).await.unwrap_err();
    assert!(!format!("{error} {error:?} {answers:?}").contains("secret"), "{error:?}");
}

/// Nothing tells whether a follow-up that was not answered is there.
#[tokio::test]
async fn what_one_person_is_told_is_rather_said_twice_than_not_at_all() {
    for (message, attempts) in [(Message::private("hello"), 2), (Message::public("hello"), 1)] {
        let bot = Bot::start().await;
        bot.discord.plan("/webhooks/", 502, "", Value::Null);
        let (application, interaction) = (ApplicationId::new(1), InteractionId::new(2));
        let answers = Answers { application, interaction, token: "token".to_owned() };
        let until = Instant::now() + Duration::from_secs(20);
        let sent = bot.ctx.rest.follow_up(&answers, &Payload::new(&message, None), until).await;
        assert_eq!((sent.is_ok(), bot.discord.asked("/webhooks/").len()), (attempts == 2, attempts));
    }
}
