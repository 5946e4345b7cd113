//! Posts of which nobody knows whether they were sent.

use std::time::Duration;

use super::*;

/// A channel with one message of the bot's.
fn history(id: &str, file: &str) -> Value {
    json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "attachments": [{ "filename": file }] }])
}

/// A game whose first move is claimed, to be posted, by a process that is gone.
async fn claimed() -> Bot {
    let bot = Bot::after_a_move().await;
    assert_eq!(bot.ctx.store.claim_posts(SENDER, 1).await.unwrap().len(), 1);
    bot
}

#[tokio::test]
async fn a_lobby_in_doubt_is_found_by_what_every_challenge_has() {
    let mut bot = Bot::start().await;
    let options = [("game", json!("awithlaknakwe seats=4")), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    bot.ctx.store.claim_posts(SENDER, 1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let id = snowflake(bot.ctx.now().0).to_string();
    let buttons = json!([{ "type": 1, "components": [
        { "type": 2, "custom_id": "accept:1:west" }, { "type": 2, "custom_id": "cancel:1" }] }]);
    let lobby =
        json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "components": buttons }]);
    bot.discord.plan(HISTORY, 200, "", lobby);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), 0, "it was there already");
}

#[tokio::test]
async fn a_post_in_doubt_for_a_minute_is_looked_for_first() {
    let bot = claimed().await;
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    let id = snowflake(bot.ctx.now().0).to_string();
    bot.discord.plan(HISTORY, 200, "", history(&id, "1-1-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it was there already");
    assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
}

#[tokio::test]
async fn a_post_in_doubt_that_is_not_there_is_sent() {
    let bot = claimed().await;
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    bot.deliver().await;
    assert_eq!(bot.discord.asked("GET /api/v10/channels/2/messages?").len(), 1);
    assert_eq!(bot.posted().len(), known + 1);
}

#[tokio::test]
async fn a_doubt_before_a_refusal_is_not_forgotten() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let known = bot.posted().len();
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.discord.plan(MESSAGES, 502, "", Value::Null);
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 2, "letters would be a second board");
    bot.clock.advance(Duration::from_secs(300));
    let id = snowflake(START).to_string();
    bot.discord.plan(HISTORY, 200, "", history(&id, "1-1-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 2, "it was there already");
    assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
}

#[tokio::test]
async fn a_post_in_doubt_is_found_behind_what_others_wrote() {
    let bot = claimed().await;
    bot.clock.advance(Duration::from_secs(3600));
    let known = bot.posted().len();
    let written = |n: u64| snowflake(START) + n;
    let by_others = |n: u64| json!({ "id": written(n).to_string(), "author": { "id": "5" }, "content": "" });
    let page = |from: u64| Value::Array((from..from + 100).rev().map(by_others).collect());
    bot.discord.plan(HISTORY, 200, "", page(1));
    bot.discord.plan(HISTORY, 200, "", page(101));
    let id = written(201).to_string();
    bot.discord.plan(HISTORY, 200, "", history(&id, "1-1-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known);
    assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
    let after: Vec<String> = bot.discord.asked(HISTORY).into_iter().map(|asked| asked.path).collect();
    let expected = [snowflake(START - 10_000), written(100), written(200)].map(|id| format!("after={id}"));
    assert!(after.iter().zip(&expected).all(|(path, after)| path.ends_with(after)), "{after:?}");
}

#[tokio::test]
async fn words_in_doubt_are_found_whatever_people_are_called_since() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "draw", &[]).await;
    bot.deliver().await;
    bot.press(BO, "draw-no:1:2").await;
    bot.ctx.store.claim_posts(SENDER, 1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    let message = |id: u64, text: &str| json!({ "id": id.to_string(), "author": { "id": BOT.to_string() }, "content": text });
    let (other, ours) = (snowflake(START) + 1001, snowflake(START) + 1002);
    let texts = [message(ours, "**Roberto** declines the draw."), message(other, "**Roberto** plays on.")];
    bot.discord.plan(HISTORY, 200, "", json!(texts));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it was there already");
    let words = bot.ctx.store.words(play::GameId(1), play::Seq(3), play::Seq(3)).await.unwrap();
    assert_eq!(words[0].message, MessageId(ours));
}

#[tokio::test]
async fn a_board_in_doubt_is_found_in_letters_too() {
    let mut bot = claimed().await;
    let letters = bot.command(BO, "board", &[("form", json!("text"))]).await.content;
    let letters = &letters[letters.find("```").unwrap()..];
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    let id = snowflake(START).to_string();
    let text = format!("**Anna** played.\n{letters}");
    let found = json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": text }]);
    bot.discord.plan(HISTORY, 200, "", found);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it was there already");
    assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
}

#[tokio::test]
async fn a_board_in_doubt_is_found_as_a_card() {
    let media = json!({ "url": "https://cdn.example/attachments/2/3/1-1-0011.png?ex=1" });
    for kind in [12, 10] {
        let mut bot = claimed().await;
        let letters = bot.command(BO, "board", &[("form", json!("text"))]).await.content;
        let letters = &letters[letters.find("```").unwrap()..];
        bot.clock.advance(Duration::from_secs(300));
        let known = bot.posted().len();
        let part = match kind {
            12 => json!({ "type": 12, "items": [{ "media": media, "description": "Mosona" }] }),
            _ => json!({ "type": 10, "content": format!("**Anna** played.\n{letters}") }),
        };
        let (id, card) = (snowflake(START).to_string(), json!([{ "type": 17, "components": [part] }]));
        let found = json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "flags": 32768,
            "attachments": [], "components": card }]);
        bot.discord.plan(HISTORY, 200, "", found);
        bot.deliver().await;
        assert_eq!(bot.posted().len(), known, "{kind}: it was there already");
        assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
    }
}

#[tokio::test]
async fn without_a_look_at_the_channel_a_post_in_doubt_waits() {
    let mut bot = claimed().await;
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    bot.discord.plan(HISTORY, 200, "", json!([]));
    bot.discord.refuse(MAY_READ, 403, 50013);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "nobody knows whether it is there");
    let told = bot.command(BO, "help", &[]).await.content;
    assert!(told.contains("could not be posted") && told.contains("follows once"), "{told}");
    assert!(told.contains("**Read Message History**"), "it may write: {told}");
    bot.clock.advance(Duration::from_secs(300));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1, "it can be seen now that it is not there");
}

#[tokio::test]
async fn a_post_in_doubt_that_cannot_be_looked_for_lets_others_pass_after_a_while() {
    let mut bot = claimed().await;
    bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
    let known = bot.posted().len();
    for minutes in [2, 10] {
        bot.clock.advance(Duration::from_secs(minutes * 60));
        bot.discord.plan(HISTORY, 200, "", json!([]));
        bot.discord.refuse(MAY_READ, 403, 50013);
        bot.deliver().await;
        if minutes == 2 {
            assert_eq!(bot.posted().len(), known);
        }
    }
    let posted = bot.posted();
    assert_eq!(posted.len(), known + 1, "the next board");
    assert!(posted[known].text().contains("c10xa8"), "{}", posted[known].json);
    for player in [ANA, BO] {
        let told = bot.command(player, "help", &[]).await.content;
        assert!(told.contains("**Read Message History**"), "{told}");
    }
}

#[tokio::test]
async fn a_position_shown_twice_is_not_taken_for_one_post() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let first = bot.board(game).await.to_string();
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.ctx.store.claim_posts(SENDER, 1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    bot.discord.plan(HISTORY, 200, "", history(&first, "1-0-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
}

#[tokio::test]
async fn a_post_is_looked_for_from_the_last_look_on() {
    let bot = claimed().await;
    bot.clock.advance(Duration::from_secs(3600));
    // Nobody knows what this means.
    bot.discord.plan(MESSAGES, 200, "", json!({}));
    bot.deliver().await;
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(3600));
    let id = snowflake(START + 3_600_000).to_string();
    bot.discord.plan(HISTORY, 200, "", history(&id, "1-1-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it was there already");
    let looks: Vec<String> = bot.discord.asked(HISTORY).into_iter().map(|asked| asked.path).collect();
    let begins = [START - 10_000, START + 3_590_000].map(|time| format!("after={}", snowflake(time)));
    assert_eq!(looks.len(), 2);
    assert!(looks.iter().zip(&begins).all(|(look, begin)| look.ends_with(begin)), "{looks:?}");
}
