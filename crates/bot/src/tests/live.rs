//! The live board where Discord refuses something, or nobody knows.

use std::time::Duration;

use super::*;
use play::{LiveEnd, Server};

const LOUNGE: u64 = 60;
const POSTS: &str = "POST /api/v10/channels/60/messages";
const EDITS: &str = "PATCH /api/v10/channels/60/messages";
const REMOVALS: &str = "DELETE /api/v10/channels/60/messages";

/// A game of Mosona that a live board shows.
async fn shown() -> Bot {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.ctx.store.show_live(Server(SERVER), Place(LOUNGE), PlayerId(CY)).await.unwrap();
    bot.deliver().await;
    assert_eq!(bot.discord.asked(POSTS).len(), 1);
    bot
}

async fn play(bot: &mut Bot, user: u64, turn: &str) {
    bot.command(user, "move", &[("move", json!(turn))]).await;
    bot.clock.advance(Duration::from_secs(5));
    bot.deliver().await;
}

async fn message(bot: &Bot) -> Option<u64> {
    bot.ctx.store.live_board(Server(SERVER)).await.unwrap().map(|board| board.1.0)
}

#[tokio::test]
async fn a_message_that_cannot_be_changed_gives_way_to_a_new_one() {
    for (status, code) in [(404, 10008), (429, 30046), (400, 50083), (400, 50035)] {
        let mut bot = shown().await;
        let first = message(&bot).await;
        bot.discord.refuse(EDITS, status, code);
        play(&mut bot, ANA, "a8-b9").await;
        assert_eq!(bot.discord.asked(POSTS).len(), 2, "{code}");
        assert_ne!(message(&bot).await, first);
        let removed = bot.discord.asked(REMOVALS);
        assert!(removed[0].path.ends_with(&first.unwrap().to_string()), "{removed:?}");
        play(&mut bot, BO, "c10xa8").await;
        assert_eq!(bot.discord.asked(POSTS).len(), 2);
    }
}

#[tokio::test]
async fn an_old_message_that_stays_leads_to_the_new_one() {
    let mut bot = shown().await;
    let first = message(&bot).await.unwrap();
    bot.discord.refuse(REMOVALS, 403, 50013);
    bot.clock.advance(Duration::from_secs(50 * 60));
    bot.deliver().await;
    assert_eq!(message(&bot).await, Some(first), "nobody has moved");
    play(&mut bot, ANA, "a8-b9").await;
    let second = message(&bot).await.unwrap();
    let edited = bot.discord.asked(EDITS);
    assert!(edited[0].path.ends_with(&first.to_string()), "{edited:?}");
    assert!(edited[0].text().contains(&second.to_string()), "{edited:?}");
    assert_eq!(edited[0].json["allowed_mentions"]["parse"], json!([]));
}

#[tokio::test]
async fn a_board_goes_in_letters_where_pictures_may_not() {
    let mut bot = shown().await;
    bot.discord.refuse(EDITS, 403, 50013);
    play(&mut bot, ANA, "a8-b9").await;
    let edited = bot.discord.asked(EDITS);
    assert!(!edited[1].has_file && edited[1].text().contains("```"), "{edited:?}");
    assert_eq!(bot.discord.asked(POSTS).len(), 1);
}

#[tokio::test]
async fn where_nobody_may_write_the_board_is_over_and_its_owner_is_told() {
    for (status, code, why) in
        [(404, 10003, LiveEnd::Gone), (403, 50001, LiveEnd::Closed), (400, 160_005, LiveEnd::Locked)]
    {
        let mut bot = shown().await;
        bot.discord.refuse(EDITS, status, code);
        play(&mut bot, ANA, "a8-b9").await;
        assert_eq!(message(&bot).await, None);
        play(&mut bot, BO, "c10xa8").await;
        assert_eq!((bot.discord.asked(EDITS).len(), bot.discord.asked(POSTS).len()), (1, 1));
        let told = bot.command(CY, "games", &[]).await.content;
        assert!(told.contains("The live board is off"), "{why}: {told}");
        let again = bot.command(CY, "games", &[]).await.content;
        assert!(!again.contains("live board"), "{again}");
    }
}

#[tokio::test]
async fn what_nobody_knows_to_be_open_is_not_shown() {
    let private = json!({ "type": 12, "parent_id": "3" });
    let hidden = json!({ "type": 0,
        "permission_overwrites": [{ "id": SERVER.to_string(), "type": 0, "allow": "0", "deny": "1024" }] });
    let nobody = json!([{ "id": SERVER.to_string(), "permissions": "0" }]);
    let channel = "GET /api/v10/channels/2";
    for (like, status, answer) in [
        (channel, 200, private),
        (channel, 200, hidden),
        ("/roles", 200, nobody),
        (channel, 403, json!({ "code": 50001, "message": "Missing Access" })),
        (channel, 404, json!({ "code": 10003, "message": "Unknown Channel" })),
    ] {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        bot.discord.plan(like, status, "", answer.clone());
        bot.ctx.store.show_live(Server(SERVER), Place(LOUNGE), PlayerId(CY)).await.unwrap();
        bot.deliver().await;
        let posted = bot.discord.asked(POSTS);
        assert!(posted.len() == 1 && posted[0].text().contains("as soon as there is one"), "{answer}");
        assert!(!posted[0].has_file);
    }
}

#[tokio::test]
async fn a_message_in_doubt_for_long_is_looked_for() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.ctx.store.show_live(Server(SERVER), Place(LOUNGE), PlayerId(CY)).await.unwrap();
    // The one who has posted it never said so.
    let claim = bot.ctx.store.claim_live("another", 1).await.unwrap()[0];
    bot.clock.advance(Duration::from_secs(120));
    let name = format!("live-{}-1-0-0123.png", claim.edition);
    let found = json!([{ "id": "4321", "author": { "id": BOT.to_string() }, "content": "",
        "attachments": [{ "filename": name }] }]);
    bot.discord.plan("GET /api/v10/channels/60/messages?", 200, "", found);
    bot.deliver().await;
    assert_eq!(message(&bot).await, Some(4321));
    assert_eq!(bot.discord.asked(POSTS).len(), 0);
}
