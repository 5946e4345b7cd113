use std::time::Duration;

use tokio::time::Instant;

use super::*;
use crate::rest::{Payload, RestError};

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
    let bot = Bot::start().await;
    bot.discord.plan(MESSAGES, 429, "Retry-After: 3600\r\n", json!({ "code": 0 }));
    let error = post(&bot, Duration::from_secs(5)).await.unwrap_err();
    let wait = Duration::from_secs(3600);
    assert_eq!(error, RestError::Limited { doing: "posting a message", wait, in_doubt: false });
    bot.discord.plan(MESSAGES, 502, "", Value::Null);
    bot.discord.plan(MESSAGES, 429, "Retry-After: 3600\r\n", json!({ "code": 0 }));
    let error = post(&bot, Duration::from_secs(5)).await.unwrap_err();
    assert_eq!(error, RestError::Limited { doing: "posting a message", wait, in_doubt: true });
}

#[tokio::test]
async fn a_limit_with_a_code_passes_and_one_edit_too_many_does_not() {
    let bot = Bot::start().await;
    let limited = json!({ "code": 20028, "retry_after": 0.05 });
    bot.discord.plan(MESSAGES, 429, "Retry-After: 0.05\r\n", limited);
    assert!(post(&bot, Duration::from_secs(20)).await.is_ok());
    assert_eq!(bot.posted().len(), 2);
    bot.discord.refuse("PATCH", 429, 30046);
    let until = Instant::now() + Duration::from_secs(20);
    let payload = Payload::new(&Message::public("hello"), None);
    let edited = bot.ctx.rest.edit(Place(CHANNEL), MessageId(1), &payload, until).await;
    let (doing, status, code) = ("editing a message", 429, 30046);
    assert_eq!(edited, Err(RestError::Refused { doing, status, code, in_doubt: false }));
    assert_eq!(bot.discord.asked("PATCH").len(), 1);
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
    let answers = crate::rest::Answers {
        application: ApplicationId::new(BOT),
        interaction: serenity::all::InteractionId::new(1),
        token: "very-secret".to_owned(),
    };
    let payload = Payload::new(&Message::private("hello"), None);
    let error =
        bot.ctx.rest.answer(&answers, &payload, Instant::now() + Duration::from_secs(1)).await.unwrap_err();
    assert!(!format!("{error} {error:?} {answers:?}").contains("secret"), "{error:?}");
}
