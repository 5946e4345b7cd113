use super::*;

#[tokio::test]
async fn a_reply_to_the_board_is_played_without_a_word() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    assert_eq!(bot.write(ANA, "a8 b9", Some(board), true).await, None);
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
}

#[tokio::test]
async fn a_mention_is_played_in_the_channel_s_game() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    assert_eq!(bot.write(ANA, "<@99> a8-b9", None, true).await, None);
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
}

#[tokio::test]
async fn a_reply_to_an_older_board_is_played_now_and_says_so() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let old = bot.board(game).await;
    bot.write(ANA, "a8-b9", Some(old), true).await;
    bot.deliver().await;
    // Not the writer's turn: told, not played.
    let told = bot.write(ANA, "a10-b9", Some(old), true).await.expect("an answer");
    assert!(told.content.contains("Bo"), "{told:?}");
    let told = bot.write(BO, "c10xa8", Some(old), true).await.expect("an answer");
    assert_eq!(told.audience, view::Audience::Everybody);
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 2, "{told:?}");
}

#[tokio::test]
async fn chatter_to_the_bot_is_answered_and_chatter_among_people_is_not() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    let told = bot.write(ANA, "nice weather", Some(board), true).await.expect("an answer");
    assert!(told.content.contains("nice"), "{told:?}");
    assert_eq!(bot.write(CY, "", Some(board), false).await, None, "Cy only watches");
    assert_eq!(bot.write(CY, "nice move", None, false).await, None);
    assert_eq!(bot.write(BOT, "a8-b9", Some(board), true).await, None, "programs are not answered");
}

#[tokio::test]
async fn an_empty_reply_gets_one_hint_if_its_writer_is_to_move() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    assert_eq!(bot.write(BO, "", Some(board), false).await, None, "it is not Bo's turn");
    let hint = bot.write(ANA, "", Some(board), false).await.expect("a hint");
    assert!(hint.content.contains("/move"), "{hint:?}");
    assert_eq!(bot.write(ANA, "", Some(board), false).await, None, "once is enough");
    let told = bot.write(ANA, "", Some(board), true).await.expect("whoever pings is answered");
    assert!(told.content.contains("no words") && !told.content.contains("ping"), "a sticker: {told:?}");
}

#[tokio::test]
async fn a_mention_alone_is_told_what_can_be_done() {
    let mut bot = Bot::start().await;
    let told = bot.write(CY, "<@99>", None, true).await.expect("an answer");
    assert!(told.content.contains("/move"), "{told:?}");
    let told = bot.write(CY, "<@99> a8-b9", None, true).await.expect("an answer");
    assert!(told.content.contains("/challenge"), "there is no game here: {told:?}");
}

#[tokio::test]
async fn what_is_written_to_the_bot_alone_is_played_where_it_is_ones_turn() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let told = bot.write_alone(ANA, "a8-b9").await.expect("an answer");
    assert!(
        told.content.contains("`a8-b9`") && told.content.contains("https://discord.com/channels/1/2"),
        "{told:?}"
    );
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
    assert!(bot.write_alone(CY, "a8-b9").await.expect("an answer").content.contains("/challenge"));
}

#[tokio::test]
async fn a_player_who_only_writes_is_told_of_boards_that_failed() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    bot.refuse(400, 50035);
    bot.write(ANA, "a8-b9", Some(board), true).await;
    bot.deliver().await;
    let told = bot.write(BO, "c10xa8", Some(board), true).await.expect("an answer");
    assert!(told.content.contains("/board"), "{told:?}");
}

#[tokio::test]
async fn a_refused_message_is_told_of_boards_that_failed_too() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    bot.refuse(400, 50035);
    bot.write(ANA, "a8-b9", Some(board), true).await;
    bot.deliver().await;
    let told = bot.write(BO, "c99", Some(board), true).await.expect("an answer").content;
    assert!(told.contains("`c99`") && told.contains("could not be posted"), "{told}");
}

#[tokio::test]
async fn where_a_reply_is_not_allowed_the_writer_is_named() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let mut message = written(5000, CHANNEL, ANA, "<@99> what?");
    message["guild_id"] = json!(SERVER.to_string());
    message["mentions"] = json!([person(BOT)]);
    let typed =
        Typed::of(&serde_json::from_value(message).unwrap(), UserId::new(BOT), MessageContent::Withheld)
            .unwrap();
    let known = bot.posted().len();
    bot.discord.refuse("POST /api/v10/channels/2/messages", 400, 160_002);
    router::message(Arc::clone(&bot.ctx), typed).await;
    let posted = bot.posted();
    let [reply, plain] = &posted[known..] else { panic!("{}", posted.len()) };
    assert_eq!(reply.json["nonce"], plain.json["nonce"]);
    assert_eq!(reply.json["message_reference"]["message_id"], json!("5000"));
    assert!(plain.json.get("message_reference").is_none(), "{}", plain.json);
    let content = format!("<@{ANA}> {}", reply.json["content"].as_str().unwrap());
    assert_eq!(plain.json["content"], json!(content));
}

/// The channel that everything here happens in, as Discord tells of it.
fn is_thread(bot: &Bot, kind: u8) {
    bot.discord.plan("GET /api/v10/channels/2", 200, "", json!({ "id": "2", "type": kind }));
}

#[tokio::test]
async fn where_all_is_told_a_move_in_the_game_s_thread_needs_no_mention() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    assert_eq!(bot.write(ANA, "a8-b9", None, false).await, None);
    assert_eq!(bot.plies().await, 0, "nothing is told without the intent");
    bot.content = MessageContent::Granted;
    is_thread(&bot, 11);
    assert_eq!(bot.write(ANA, "a8 b9", None, false).await, None, "the board says it");
    assert_eq!(bot.plies().await, 1);
    assert_eq!(bot.write(BO, "c10xa8", None, false).await, None);
    assert_eq!(bot.plies().await, 2);
    assert_eq!(bot.discord.asked("GET /api/v10/channels/2").len(), 1, "asked once");
}

#[tokio::test]
async fn in_a_channel_people_talk_among_themselves() {
    for answer in [json!({ "id": "2", "type": 0 }), json!([])] {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        bot.content = MessageContent::Granted;
        bot.discord.plan("GET /api/v10/channels/2", 200, "", answer);
        assert_eq!(bot.write(ANA, "a8-b9", None, false).await, None);
        assert_eq!(bot.plies().await, 0);
    }
}

#[tokio::test]
async fn chat_in_a_game_s_thread_is_left_alone_and_moves_that_fail_are_answered() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.content = MessageContent::Granted;
    for text in ["good luck!", "see you at 9", "b4 that", "c99", "", &"a8-b9 ".repeat(99)] {
        assert_eq!(bot.write(ANA, text, None, false).await, None, "{text}");
    }
    for (user, text) in [(BO, "c10-b9"), (CY, "a8-b9")] {
        assert_eq!(bot.write(user, text, None, false).await, None, "{text}");
    }
    assert!(bot.discord.asked("GET /api/v10/channels/2").is_empty(), "nothing was asked for chat");
    is_thread(&bot, 12);
    let told = bot.write(ANA, "a2-b9", None, false).await.expect("an answer");
    assert!(told.content.contains("not possible"), "{told:?}");
    let told = bot.write(ANA, "b9", None, false).await.expect("an answer");
    assert!(told.content.contains("Which one"), "{told:?}");
    assert_eq!(bot.plies().await, 0);
}

#[tokio::test]
async fn replies_and_mentions_among_people_are_left_alone() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    bot.content = MessageContent::Granted;
    let mut to_bo = written(5001, CHANNEL, ANA, "a8-b9");
    to_bo["guild_id"] = json!(SERVER.to_string());
    to_bo["referenced_message"] = written(4999, CHANNEL, BO, "what now?");
    let mut of_bo = written(5002, CHANNEL, ANA, "a8-b9");
    of_bo["guild_id"] = json!(SERVER.to_string());
    of_bo["mentions"] = json!([person(BO)]);
    for message in [to_bo, of_bo] {
        assert_eq!(bot.written(message).await, None);
    }
    assert_eq!(
        bot.write(ANA, "a8-b9", Some(4242), false).await,
        None,
        "a reply to a message without a board"
    );
    assert_eq!(bot.write(ANA, "", Some(board), false).await, None, "there is no text, and it is known");
    assert_eq!(bot.plies().await, 0);
    // A reply to the board without its ping is a move, wherever it is played.
    assert_eq!(bot.write(ANA, "a8-b9", Some(board), false).await, None);
    assert_eq!(bot.plies().await, 1);
}
