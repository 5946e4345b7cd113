use std::collections::HashSet;

use serenity::all::Interaction;

use super::*;
use crate::{
    answering::{self, Ready, Wait, Way},
    commands, registration,
};

fn interaction(value: Value) -> Interaction {
    serde_json::from_value(value).expect("serenity reads the interaction")
}

/// The first answer that was sent.
fn answered(bot: &Bot) -> Value {
    bot.discord.asked("/callback").pop().expect("an answer").json
}

#[tokio::test]
async fn a_command_is_answered_in_private() {
    let mut bot = Bot::start().await;
    let data = json!({ "id": "5", "name": "help", "type": 1 });
    let command = interaction(bot.interaction(ANA, 2, data));
    router::interaction(Arc::clone(&bot.ctx), command).await;
    let answer = answered(&bot);
    assert_eq!((&answer["type"], &answer["data"]["flags"]), (&json!(4), &json!(64)));
    assert_eq!(answer["data"]["allowed_mentions"]["parse"], json!([]));
}

#[tokio::test]
async fn a_press_that_the_channel_shows_is_only_acknowledged() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    let mut press = bot.interaction(BO, 3, json!({ "custom_id": "accept:1", "component_type": 2 }));
    press["message"] = written(777, CHANNEL, BOT, "");
    router::interaction(Arc::clone(&bot.ctx), interaction(press)).await;
    assert_eq!(answered(&bot), json!({ "type": 6 }));
}

#[tokio::test]
async fn choices_are_answered() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let options = json!([{ "name": "move", "type": 3, "value": "a8", "focused": true }]);
    let typing = interaction(bot.interaction(
        ANA,
        4,
        json!({ "id": "5", "name": "move", "type": 1, "options": options }),
    ));
    router::interaction(Arc::clone(&bot.ctx), typing).await;
    assert_eq!(
        answered(&bot),
        json!({ "type": 8, "data": { "choices": [{ "name": "a8-b9", "value": "a8-b9" }] } })
    );
}

#[tokio::test]
async fn whoever_would_wait_too_long_is_asked_to_wait() {
    let bot = Bot::start().await;
    for (wait, deferred, completed) in [(Wait::Privately, 5, "PATCH"), (Wait::Silently, 6, "POST")] {
        let answers = crate::rest::Answers {
            application: ApplicationId::new(BOT),
            interaction: serenity::all::InteractionId::new(1),
            token: "token".to_owned(),
        };
        let way = Way { answers, wait, arrived: tokio::time::Instant::now() };
        let slow = tokio::spawn(async {
            tokio::time::sleep(std::time::Duration::from_secs(2)).await;
            Ready::saying(Message::private("done"))
        });
        answering::respond(&bot.ctx, &way, slow).await;
        assert_eq!(answered(&bot)["type"], json!(deferred));
        let late = bot.discord.asked(&format!("{completed} /api/v10/webhooks")).pop().expect("the answer");
        assert_eq!(late.json["content"], json!("done"));
    }
}

#[tokio::test]
async fn a_handler_that_breaks_off_has_an_answer() {
    let bot = Bot::start().await;
    let answers = crate::rest::Answers {
        application: ApplicationId::new(BOT),
        interaction: serenity::all::InteractionId::new(1),
        token: "token".to_owned(),
    };
    let way = Way { answers, wait: Wait::Privately, arrived: tokio::time::Instant::now() };
    let broken = tokio::spawn(async { panic!("as planned") });
    answering::respond(&bot.ctx, &way, broken).await;
    assert!(!answered(&bot)["data"]["content"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn an_unknown_command_has_an_answer_too() {
    let mut bot = Bot::start().await;
    assert!(!bot.command(ANA, "dance", &[]).await.content.is_empty());
}

#[tokio::test]
async fn a_late_answer_is_no_disaster() {
    let mut bot = Bot::start().await;
    bot.discord.refuse("/callback", 404, 10062);
    let command = interaction(bot.interaction(ANA, 2, json!({ "id": "5", "name": "help", "type": 1 })));
    router::interaction(Arc::clone(&bot.ctx), command).await;
    assert_eq!(bot.discord.asked("/callback").len(), 1);
}

#[tokio::test]
async fn nobody_is_challenged_where_there_is_nobody() {
    let mut bot = Bot::start().await;
    let seek = json!({ "id": "5", "name": "seek", "type": 1, "options": [{ "name": "game", "type": 3, "value": "mosona" }] });
    let mut direct = bot.interaction(ANA, 2, seek);
    for field in ["guild_id", "member", "guild_locale"] {
        direct.as_object_mut().unwrap().remove(field);
    }
    direct["user"] = person(ANA);
    direct["context"] = json!(1);
    let mut call = Call::of(&serde_json::from_value(direct).unwrap());
    let told = router::command_reply(&bot.ctx, &mut call).await.content;
    assert!(told.contains("alone with me"), "{told}");
}

#[tokio::test]
async fn commands_are_registered_only_when_they_changed() {
    let bot = Bot::start().await;
    let until = tokio::time::Instant::now() + std::time::Duration::from_secs(5);
    let application = ApplicationId::new(BOT);
    registration::register(&bot.ctx.rest, application, until).await.unwrap();
    let registered = bot.discord.asked("PUT").pop().expect("they were new").json;
    bot.discord.plan("/commands", 200, "", registered);
    registration::register(&bot.ctx.rest, application, until).await.unwrap();
    assert_eq!(bot.discord.asked("PUT").len(), 1);
}

#[test]
fn registrations_keep_to_discord_s_limits() {
    let mut names = HashSet::new();
    for command in commands::all() {
        let json = command.registration();
        assert!(names.insert((json["type"].as_u64(), command.name)), "{} stands twice", command.name);
        if json["type"] == json!(1) {
            assert_eq!(command.name, command.name.to_lowercase());
            let description = json["description"].as_str().unwrap().chars().count();
            assert!((1..=100).contains(&description), "{}", command.name);
        }
        let options = json["options"].as_array().cloned().unwrap_or_default();
        let required: Vec<bool> = options.iter().map(|option| option["required"] == json!(true)).collect();
        assert!(
            required.is_sorted_by(|one, next| one >= next),
            "{}: required options come first",
            command.name
        );
        for option in options {
            let length = option["description"].as_str().unwrap().chars().count();
            assert!((1..=100).contains(&length), "{} {}", command.name, option["name"]);
            assert!(option["choices"].as_array().is_none_or(|choices| choices.len() <= 25));
        }
    }
}

#[tokio::test]
async fn a_press_in_a_locked_thread_does_not_look_failed() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let mut press = bot.interaction(CY, 3, json!({ "custom_id": "resign:1", "component_type": 2 }));
    press["message"] = written(777, CHANNEL, BOT, "");
    bot.discord.refuse("/callback", 400, 50083);
    router::interaction(Arc::clone(&bot.ctx), interaction(press)).await;
    assert_eq!(answered(&bot), json!({ "type": 6 }));
}

#[tokio::test]
async fn exports_are_made_one_at_a_time() {
    let mut bot = Bot::start().await;
    let ctx = Arc::clone(&bot.ctx);
    let under_way = ctx.exporting.try_acquire().unwrap();
    let told = bot.command(ANA, "export", &[]).await;
    assert!(told.content.contains("in a minute") && told.file.is_none(), "{told:?}");
    drop(under_way);
    for _ in 0..2 {
        assert!(bot.command(ANA, "export", &[]).await.file.is_some(), "the turn is over with the answer");
    }
}
