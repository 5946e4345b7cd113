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
async fn an_old_message_gives_way_by_itself_and_leads_to_the_new_one_where_it_stays() {
    let bot = shown().await;
    let first = message(&bot).await.unwrap();
    bot.discord.refuse(REMOVALS, 403, 50013);
    bot.clock.advance(Duration::from_secs(50 * 60 - 1));
    bot.deliver().await;
    assert_eq!(message(&bot).await, Some(first), "it is not old yet");
    bot.clock.advance(Duration::from_secs(1));
    bot.deliver().await;
    let second = message(&bot).await.unwrap();
    let edited = bot.discord.asked(EDITS);
    assert!(edited[0].path.ends_with(&first.to_string()), "{edited:?}");
    assert!(edited[0].text().contains(&second.to_string()), "{edited:?}");
    assert_eq!(edited[0].json["allowed_mentions"]["parse"], json!([]));
    for posted in bot.discord.asked(POSTS) {
        assert_eq!(posted.json["flags"].as_u64().unwrap() & 1 << 12, 1 << 12, "it rings for nobody");
    }
}

#[tokio::test]
async fn what_is_over_is_not_posted_again_and_again() {
    let mut bot = shown().await;
    let id = play::GameId(1);
    let end = play::Command::game(PlayerId(ANA), id, play::GameDeed::Resign);
    bot.ctx.store.act(&end, "it ends").await.unwrap();
    bot.clock.advance(Duration::from_secs(5));
    bot.deliver().await;
    let last = message(&bot).await;
    for _ in 0..3 {
        bot.clock.advance(Duration::from_secs(50 * 60));
        bot.deliver().await;
    }
    assert_eq!(message(&bot).await, last);
    assert_eq!(bot.discord.asked(POSTS).len(), 1);
    bot.game("mosona").await;
    bot.clock.advance(Duration::from_secs(5));
    bot.deliver().await;
    assert_ne!(message(&bot).await, last, "an old message is not changed");
    assert_eq!(bot.discord.asked(POSTS).len(), 2);
}

#[tokio::test]
async fn a_board_leads_to_the_board_of_its_game_once_that_is_out() {
    let mut bot = shown().await;
    let id = play::GameId(1);
    let last_way = |bot: &Bot| bot.discord.asked(EDITS).last().map(|edit| edit.json.to_string());
    let first = bot.board(id).await.to_string();
    bot.clock.advance(Duration::from_secs(5));
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    // Somebody is at the game's own board, and dies of it.
    assert_eq!(bot.ctx.store.claim_posts("another", 9).await.unwrap().len(), 1);
    for wait in [0, 59] {
        bot.clock.advance(Duration::from_secs(wait));
        bot.deliver().await;
        assert_eq!(last_way(&bot), None, "it waits");
    }
    bot.clock.advance(Duration::from_secs(1));
    bot.deliver().await;
    assert!(last_way(&bot).unwrap().contains(&first), "for a minute and no longer");
    bot.clock.advance(Duration::from_secs(60));
    bot.deliver().await;
    let second = bot.board(id).await.to_string();
    assert_ne!(second, first);
    assert!(last_way(&bot).unwrap().contains(&second), "it is out");
    play(&mut bot, BO, "c10xa8").await;
    let third = bot.board(id).await.to_string();
    assert!(last_way(&bot).unwrap().contains(&third));
    assert_eq!(bot.discord.asked(EDITS).len(), 3, "nothing is shown in between");
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
    let channel = "GET /api/v10/channels/2";
    for (like, status, answer) in [
        (channel, 200, private),
        (channel, 200, hidden),
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
    assert!(bot.discord.asked(EDITS)[0].path.ends_with("4321"), "it shows what is now");
}

#[tokio::test]
async fn a_message_that_was_posted_before_a_crash_shows_what_was_played_since() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.ctx.store.show_live(Server(SERVER), Place(LOUNGE), PlayerId(CY)).await.unwrap();
    bot.ctx.store.claim_live("another", 1).await.unwrap();
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.ctx.store.release_claims("another").await.unwrap();
    bot.deliver().await;
    // Whoever repeats a nonce gets the message that was there, as it was.
    assert_eq!(bot.discord.asked(POSTS).len(), 1);
    let edited = bot.discord.asked(EDITS);
    assert!(edited[0].path.ends_with(&message(&bot).await.unwrap().to_string()), "{edited:?}");
    assert!(edited[0].text().contains("a8-b9"), "{edited:?}");
}

#[tokio::test]
async fn an_open_game_is_found_behind_many_that_are_not_for_all() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.clock.advance(Duration::from_secs(1));
    for hidden in 100..152 {
        bot.discord.hide_channel(hidden);
        bot.place = hidden;
        bot.game("kolowis").await;
    }
    bot.ctx.store.show_live(Server(SERVER), Place(LOUNGE), PlayerId(CY)).await.unwrap();
    bot.deliver().await;
    let posted = bot.discord.asked(POSTS);
    assert!(posted[0].text().contains("No. 1,"), "{}", posted[0].text());
}

#[tokio::test]
async fn what_is_known_of_one_server_stays_when_another_changes() {
    let bot = Bot::start().await;
    let asked = async |server, channel: u64| {
        let before = bot.discord.asked("GET").len();
        let until = tokio::time::Instant::now() + Duration::from_secs(9);
        let known = bot.ctx.sight.of(Server(server), Place(channel), until).await.unwrap();
        assert!(known.is_some());
        bot.discord.asked("GET").len() - before
    };
    assert_eq!(asked(SERVER, 60).await, 2, "the channel, and the roles of the server");
    assert_eq!(asked(SERVER, 61).await, 1, "its roles are known");
    assert_eq!(asked(SERVER + 1, 62).await, 2);
    bot.ctx.sight.forget(Server(SERVER + 1));
    assert_eq!((asked(SERVER, 60).await, asked(SERVER, 61).await), (0, 0));
    assert_eq!(asked(SERVER + 1, 62).await, 2, "it is asked anew");
    bot.ctx.sight.forget(Server(SERVER));
    assert_eq!(asked(SERVER, 60).await, 2);
}
