use std::time::Duration;

use super::*;

#[tokio::test]
async fn a_post_carries_a_nonce_and_a_picture_named_by_its_position() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let board = bot.posted().pop().unwrap();
    assert_eq!(board.json["enforce_nonce"], json!(true));
    assert!(board.json["nonce"].as_str().unwrap().len() <= 25);
    let name = board.json["attachments"][0]["filename"].as_str().unwrap();
    assert!(name.starts_with("1-0-") && name.ends_with(".png"), "{name}");
}

#[tokio::test]
async fn without_attach_files_the_board_is_told_in_letters() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.deliver().await;
    bot.press(BO, "accept:1").await;
    bot.discord.refuse("POST /api/v10/channels/2/messages", 403, 50013);
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(!board.has_file && board.json["content"].as_str().unwrap().contains("```"), "{}", board.json);
    assert!(
        bot.ctx.store.last_board(play::GameId(1)).await.unwrap().is_some(),
        "a reply to it finds the game"
    );
}

#[tokio::test]
async fn what_cannot_be_delivered_is_told_once_to_each_player() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.discord.refuse("POST /api/v10/channels/2/messages", 404, 10003);
    bot.deliver().await;
    for user in [ANA, BO] {
        let told = bot.command(user, "help", &[]).await.content;
        let again = bot.command(user, "help", &[]).await.content;
        assert_ne!(told, again, "{user} is told once");
        assert!(told.starts_with(&again));
    }
}

#[tokio::test]
async fn a_post_in_doubt_for_a_minute_is_looked_for_first() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    // The process that claimed the post is gone, and nobody knows whether it was sent.
    let claimed = bot.ctx.store.claim_posts(1).await.unwrap();
    assert_eq!(claimed.len(), 1);
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    let id = snowflake(bot.ctx.now().0).to_string();
    bot.discord.plan("GET /api/v10/channels/2/messages", 200, "", history(&id, "1-1-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it was there already");
    assert_eq!(bot.board(play::GameId(1)).await.to_string(), id);
}

/// A channel with one message of the bot's.
fn history(id: &str, file: &str) -> Value {
    json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "attachments": [{ "filename": file }] }])
}

#[tokio::test]
async fn a_post_in_doubt_that_is_not_there_is_sent() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.ctx.store.claim_posts(1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    bot.deliver().await;
    assert_eq!(bot.discord.asked("GET /api/v10/channels/2/messages").len(), 1);
    assert_eq!(bot.posted().len(), known + 1);
}

#[tokio::test]
async fn a_thread_that_was_made_before_a_crash_is_found_again() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(CY, "challenge", &[("game", json!("mosona")), ("opponent", json!(DEE))]).await;
    bot.deliver().await;
    let message = bot.ctx.store.challenge(play::ChallengeId(2)).await.unwrap().unwrap().message.unwrap();
    bot.press(DEE, "accept:2").await;
    bot.discord.refuse("/threads", 400, 160_004);
    bot.deliver().await;
    let game = bot.ctx.store.game(play::GameId(2)).await.unwrap().unwrap();
    assert_eq!(game.venue(), play::Venue::Place(Place(message.0)));
}

#[tokio::test]
async fn a_deleted_challenge_holds_nothing_up() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.deliver().await;
    bot.press(BO, "accept:1").await;
    bot.discord.refuse("PATCH", 404, 10008);
    bot.deliver().await;
    assert!(bot.ctx.store.last_board(play::GameId(1)).await.unwrap().is_some());
}

#[tokio::test]
async fn a_position_shown_twice_is_not_taken_for_one_post() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let first = bot.board(game).await.to_string();
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.ctx.store.claim_posts(1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let known = bot.posted().len();
    bot.discord.plan("GET /api/v10/channels/2/messages", 200, "", history(&first, "1-0-00112233.png"));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
}
