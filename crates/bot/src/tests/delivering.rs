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

/// Refuses the next post, with a picture and without.
fn refuse(bot: &Bot, status: u16, code: u32) {
    for _ in 0..2 {
        bot.discord.refuse("POST /api/v10/channels/2/messages", status, code);
    }
}

#[tokio::test]
async fn what_is_refused_follows_when_the_place_is_open_and_once() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let known = bot.posted().len();
    refuse(&bot, 403, 50013);
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    let told = bot.command(BO, "help", &[]).await.content;
    assert!(told.contains("could not be posted") && told.contains("follows once"), "{told}");
    bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 2, "it is not tried again at once");
    bot.clock.advance(Duration::from_secs(3));
    bot.deliver().await;
    let posted = bot.posted();
    assert_eq!(posted.len(), known + 3, "one board for both moves");
    let board = &posted[known + 2].json;
    assert!(board["content"].as_str().unwrap().contains("c10xa8"), "{board}");
    assert_eq!(board["allowed_mentions"]["users"], json!([ANA.to_string()]));
    assert!(!bot.command(ANA, "help", &[]).await.content.contains("could not be posted"), "it was");
}

#[tokio::test]
async fn a_locked_thread_is_tried_again_when_somebody_asks_there_and_by_and_by() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.discord.refuse("POST /api/v10/channels/2/messages", 400, 160_005);
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known);
    bot.discord.refuse("POST /api/v10/channels/2/messages", 400, 160_005);
    bot.command(CY, "games", &[]).await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
    bot.clock.advance(Duration::from_secs(120));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 2, "nobody asked");
    assert!(bot.posted()[known + 1].has_file);
}

#[tokio::test]
async fn where_the_right_is_known_to_lack_nothing_is_tried() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    refuse(&bot, 403, 50013);
    bot.rights = NEEDED - Permissions::SEND_MESSAGES;
    let told = bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await.content;
    assert!(told.contains("**Send Messages** here") && told.contains("follows"), "{told}");
    assert!(!told.contains("then try again"), "{told}");
    bot.rights -= Permissions::ATTACH_FILES;
    bot.deliver().await;
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(10));
    let told = bot.command(BO, "move", &[("move", json!("c10xa8"))]).await.content;
    assert!(!told.contains("letters"), "there is no board to be in letters: {told}");
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1, "a new post is tried");
}

#[tokio::test]
async fn a_place_that_stays_closed_is_given_up() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    refuse(&bot, 403, 50001);
    bot.deliver().await;
    bot.command(BO, "help", &[]).await;
    bot.clock.advance(Duration::from_secs(8 * 24 * 3600));
    refuse(&bot, 403, 50001);
    bot.deliver().await;
    assert_eq!(bot.ctx.store.next_post_due().await.unwrap(), None);
    assert!(bot.command(BO, "help", &[]).await.content.contains("could not be posted"));
}

#[tokio::test]
async fn a_board_that_was_refused_shows_the_offer_made_since() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    refuse(&bot, 403, 50013);
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    bot.command(BO, "draw", &[]).await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(board.has_file, "{}", board.json);
    assert!(board.json["components"].to_string().contains("draw-yes:1:3"), "{}", board.json);
}

#[tokio::test]
async fn an_answered_question_loses_its_buttons() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for answer in ["draw-no:1:2", "move"] {
        bot.command(ANA, "draw", &[]).await;
        bot.deliver().await;
        let offer = bot.ctx.store.words(play::GameId(1), play::Seq(2), play::Seq(9)).await.unwrap();
        let offer = offer.last().unwrap().message.0;
        let edits = format!("PATCH /api/v10/channels/2/messages/{offer}");
        assert_eq!(bot.discord.asked(&edits).len(), 0);
        if answer == "move" {
            bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
            bot.deliver().await;
            assert_eq!(bot.discord.asked(&edits).len(), 0, "the offer stands");
            bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
        } else {
            bot.press_on(BO, answer, offer, false).await;
        }
        bot.deliver().await;
        let edits = bot.discord.asked(&edits);
        assert_eq!(edits.len(), 1, "after {answer}");
        assert_eq!(edits[0].json["components"], json!([]));
        if answer != "move" {
            // One offer a turn.
            bot.command(ANA, "move", &[("move", json!("a10-b9"))]).await;
            bot.deliver().await;
            let reply = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap().board().legal_turns();
            let turn = reply[0].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            bot.command(BO, "move", &[("move", json!(turn))]).await;
            bot.deliver().await;
        }
    }
}

#[tokio::test]
async fn a_challenge_that_cannot_be_posted_uses_nothing_up() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.discord.refuse("POST /api/v10/channels/2/messages", 404, 10003);
    bot.deliver().await;
    assert!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_lobby_in_doubt_is_found_by_what_every_challenge_has() {
    let mut bot = Bot::start().await;
    let options = [("game", json!("awithlaknakwe seats=4")), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    bot.ctx.store.claim_posts(1).await.unwrap();
    bot.clock.advance(Duration::from_secs(300));
    let id = snowflake(bot.ctx.now().0).to_string();
    let buttons = json!([{ "type": 1, "components": [
        { "type": 2, "custom_id": "accept:1:west" }, { "type": 2, "custom_id": "cancel:1" }] }]);
    let lobby =
        json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "components": buttons }]);
    bot.discord.plan("GET /api/v10/channels/2/messages", 200, "", lobby);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), 0, "it was there already");
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
