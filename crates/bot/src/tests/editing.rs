//! Where a board takes the place of the last one, and where it is a new message.

use std::time::Duration;

use super::*;

/// The one game of each test.
const GAME: play::GameId = play::GameId(1);

/// A game whose first board is the last thing in its channel, as far as Discord has told.
async fn at_the_board() -> (Bot, u64) {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let board = bot.board(GAME).await;
    bot.hear(board);
    (bot, board)
}

async fn play(bot: &mut Bot, user: u64, text: &str) {
    let told = bot.command(user, "move", &[("move", json!(text))]).await.content;
    assert!(told.contains("Played"), "{told}");
}

/// The changes of a message.
fn edits(bot: &Bot, message: u64) -> Vec<discord::Asked> {
    bot.discord.asked(&format!("PATCH /api/v10/channels/2/messages/{message}"))
}

#[tokio::test]
async fn quick_moves_are_shown_in_one_message() {
    let (mut bot, board) = at_the_board().await;
    let known = bot.posted().len();
    for (edited, (user, text)) in [(ANA, "a8-b9"), (BO, "c10xa8")].into_iter().enumerate() {
        bot.clock.advance(Duration::from_secs(599));
        play(&mut bot, user, text).await;
        bot.deliver().await;
        let edits = edits(&bot, board);
        assert_eq!((bot.posted().len(), edits.len()), (known, edited + 1), "after {text}");
        let edit = &edits[edited];
        let name = edit.json["attachments"][0]["filename"].as_str().unwrap();
        assert!(name.starts_with(&format!("1-{}-", edited + 1)), "{name}");
        assert_eq!(edit.json["attachments"].as_array().unwrap().len(), 1, "the old picture goes");
        assert!(edit.has_file && edit.is_card() && edit.text().contains(text), "{}", edit.json);
        assert!(edit.json["components"].to_string().contains("custom_id"), "it keeps its buttons");
        assert!(edit.json.get("nonce").is_none(), "only new messages have one");
    }
    let shown = bot.ctx.store.board(MessageId(board)).await.unwrap().unwrap();
    assert_eq!(shown.seq, play::Seq(3), "a reply to it is a reply to what it shows");
    assert_eq!(bot.board(GAME).await, board);
    assert_eq!(bot.discord.asked("GET /api/v10/channels/2").len(), 1, "what the place is, is asked once");
}

#[tokio::test]
async fn elsewhere_every_board_is_a_new_message() {
    type Prepare = fn(&Bot, u64);
    let cases: [(&str, Prepare); 6] = [
        ("nothing is known of the place", |bot, _| bot.ctx.channels.forget_messages()),
        ("somebody has written", |bot, board| bot.hear(board + 1)),
        ("a thread", |bot, _| bot.discord.plan("GET /api/v10/channels/2", 200, "", json!({ "type": 11 }))),
        ("who knows what", |bot, _| bot.discord.refuse("GET /api/v10/channels/2", 403, 50001)),
        ("a slow turn", |bot, _| bot.clock.advance(Duration::from_secs(600))),
        ("the bot has written", |bot, board| bot.ctx.channels.wrote(Place(CHANNEL), MessageId(board + 1))),
    ];
    for (case, prepare) in cases {
        let (mut bot, board) = at_the_board().await;
        let known = bot.posted().len();
        prepare(&bot, board);
        play(&mut bot, ANA, "a8-b9").await;
        bot.deliver().await;
        assert_eq!(bot.posted().len(), known + 1, "{case}");
        assert_ne!(bot.board(GAME).await, board, "{case}");
        let edits = edits(&bot, board);
        assert_eq!(edits.len(), 1, "{case}: it loses its buttons");
        assert!(!edits[0].has_file && edits[0].text().contains("the game begins"), "{case}: the rest stays");
    }
}

#[tokio::test]
async fn an_old_message_is_left_alone() {
    let mut bot = Bot::start().await;
    // All messages of the stand-in are as old as the test.
    bot.clock.advance(Duration::from_secs(3601));
    bot.game("mosona").await;
    bot.hear(bot.board(GAME).await);
    let known = bot.posted().len();
    play(&mut bot, ANA, "a8-b9").await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
}

#[tokio::test]
async fn after_words_a_board_is_a_new_message() {
    let (mut bot, board) = at_the_board().await;
    bot.command(BO, "draw", &[]).await;
    bot.deliver().await;
    let known = bot.posted().len();
    play(&mut bot, ANA, "a8-b9").await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
    assert_ne!(bot.board(GAME).await, board);
}

#[tokio::test]
async fn a_question_that_its_board_asks_is_a_new_message() {
    let (mut bot, board) = at_the_board().await;
    bot.refuse(403, 50013);
    bot.command(BO, "draw", &[]).await;
    bot.deliver().await;
    play(&mut bot, ANA, "a8-b9").await;
    play(&mut bot, BO, "c10xa8").await;
    bot.command(ANA, "draw", &[]).await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    assert_ne!(bot.board(GAME).await, board);
    let last = bot.posted().pop().unwrap();
    assert_eq!(last.json["allowed_mentions"]["users"].as_array().unwrap().len(), 2, "{}", last.json);
}

#[tokio::test]
async fn the_end_is_a_message_of_its_own() {
    let (mut bot, board) = at_the_board().await;
    let known = bot.posted().len();
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    let posted = bot.posted();
    assert_eq!(posted.len(), known + 1);
    assert!(posted[known].text().starts_with("**Game over.**"), "{}", posted[known].text());
    assert_eq!(edits(&bot, board).len(), 1, "the last board loses its buttons");
}

#[tokio::test]
async fn an_edit_that_is_refused_becomes_a_new_message() {
    let codes = [(429, 30046), (404, 10008), (400, 50083), (403, 50001), (403, 50013), (400, 50035)];
    for (status, code) in codes {
        let (mut bot, board) = at_the_board().await;
        let known = bot.posted().len();
        bot.discord.refuse("PATCH", status, code);
        play(&mut bot, ANA, "a8-b9").await;
        bot.deliver().await;
        assert_eq!(bot.posted().len(), known + 1, "{code}");
        let edits = edits(&bot, board);
        assert_eq!(edits.len(), 2, "{code}: the buttons of the old one are taken");
        assert!(edits[0].has_file && !edits[1].has_file, "{code}");
        bot.hear(bot.board(GAME).await);
        play(&mut bot, BO, "c10xa8").await;
        bot.deliver().await;
        assert_eq!(bot.posted().len(), known + 1, "{code}: the new one can be edited");
    }
}

#[tokio::test]
async fn an_edit_without_an_answer_is_tried_again() {
    let (mut bot, board) = at_the_board().await;
    let known = bot.posted().len();
    bot.discord.plan("PATCH", 502, "", Value::Null);
    play(&mut bot, ANA, "a8-b9").await;
    bot.deliver().await;
    assert_eq!((bot.posted().len(), edits(&bot, board).len()), (known, 2));
}

#[tokio::test]
async fn an_edit_that_got_through_before_it_was_refused_is_done() {
    let (mut bot, board) = at_the_board().await;
    let known = bot.posted().len();
    bot.discord.plan("PATCH", 502, "", Value::Null);
    bot.discord.refuse("PATCH", 429, 30046);
    bot.discord.plan(format!("GET /api/v10/channels/2/messages/{board}"), 200, "", shows(board, 1));
    play(&mut bot, ANA, "a8-b9").await;
    bot.deliver().await;
    assert_eq!((bot.posted().len(), edits(&bot, board).len()), (known, 2));
}

/// The message of a board after so many plies.
fn shows(board: u64, ply: usize) -> Value {
    let media = json!({ "url": format!("https://cdn.example/attachments/2/3/1-{ply}-0011.png?ex=1") });
    let gallery = json!({ "type": 12, "items": [{ "media": media, "description": "Mosona" }] });
    let card = json!([{ "type": 17, "components": [gallery] }]);
    json!({ "id": board.to_string(), "author": { "id": BOT.to_string() }, "content": "",
        "flags": 32768, "attachments": [], "components": card })
}

#[tokio::test]
async fn a_board_that_comes_late_is_a_new_message() {
    let (mut bot, board) = at_the_board().await;
    bot.discord.plan("PATCH", 429, "Retry-After: 900\r\n", json!({ "code": 0 }));
    play(&mut bot, ANA, "a8-b9").await;
    bot.deliver().await;
    bot.clock.advance(Duration::from_secs(900));
    let known = bot.posted().len();
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
    assert_eq!(edits(&bot, board).len(), 1, "the limits themselves do not go by the store's clock");
}

/// A game whose first move is claimed, to be shown, by a process that is gone.
async fn claimed() -> (Bot, u64) {
    let (mut bot, board) = at_the_board().await;
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(bot.ctx.store.claim_posts(SENDER, 1).await.unwrap().len(), 1);
    bot.clock.advance(Duration::from_secs(120));
    (bot, board)
}

#[tokio::test]
async fn an_edit_before_a_crash_is_seen() {
    let (mut bot, board) = claimed().await;
    let known = bot.posted().len();
    bot.discord.plan(format!("GET /api/v10/channels/2/messages/{board}"), 200, "", shows(board, 1));
    bot.restart().await;
    bot.deliver().await;
    assert_eq!((bot.posted().len(), edits(&bot, board).len()), (known, 0));
    assert_eq!(bot.ctx.store.board(MessageId(board)).await.unwrap().unwrap().seq, play::Seq(2));
}

#[tokio::test]
async fn a_board_in_doubt_is_never_an_edit() {
    let (bot, board) = claimed().await;
    let known = bot.posted().len();
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
    assert_ne!(bot.board(GAME).await, board);
}
