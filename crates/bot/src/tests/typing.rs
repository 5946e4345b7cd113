//! Moves typed into a window, and messages played from their menu.

use serenity::all::Interaction;

use super::*;

const ID: &str = "type:1:1";

fn interaction(value: Value) -> Interaction {
    serde_json::from_value(value).expect("serenity reads the interaction")
}

/// The first answer that was sent.
fn answered(bot: &Bot) -> Value {
    bot.discord.asked("/callback").pop().expect("an answer").json
}

/// It must be the first answer and come at once, whatever the store does.
#[tokio::test]
async fn a_window_opens_without_the_store() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.ctx.store.close().await;
    let mut press = bot.interaction(ANA, 3, json!({ "custom_id": ID, "component_type": 2 }));
    press["message"] = written(777, CHANNEL, BOT, "");
    router::interaction(Arc::clone(&bot.ctx), interaction(press)).await;
    let answer = answered(&bot);
    assert_eq!(answer["type"], json!(9));
    let window = &answer["data"];
    assert_eq!(window["custom_id"], json!(ID));
    assert!((1..=45).contains(&window["title"].as_str().unwrap().chars().count()), "{window}");
    let field = &window["components"][0]["components"][0];
    assert_eq!((&field["type"], &field["style"], &field["max_length"]), (&json!(4), &json!(1), &json!(300)));
    assert!((1..=45).contains(&field["label"].as_str().unwrap().chars().count()), "{field}");
    assert!((1..=100).contains(&field["placeholder"].as_str().unwrap().chars().count()), "{field}");
    assert!(matches!(bot.press(CY, ID).await, Reply::Ask(_)), "who may play is asked afterwards");
}

#[tokio::test]
async fn what_is_typed_is_played_and_takes_the_place_of_the_choice() {
    for (private, kind) in [(true, 7), (false, 4)] {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        bot.restart().await;
        let submission = bot.submission(ANA, ID, " A8 b9 ", private);
        router::interaction(Arc::clone(&bot.ctx), interaction(submission.clone())).await;
        let answer = answered(&bot);
        assert_eq!(answer["type"], json!(kind));
        assert!(answer["data"]["content"].as_str().unwrap().contains("Played: `a8-b9`"), "{answer}");
        assert_eq!(
            answer["data"].get("flags"),
            (!private).then_some(&json!(64)),
            "it is private in any case"
        );
        // The same interaction once more.
        router::interaction(Arc::clone(&bot.ctx), interaction(submission)).await;
        assert_eq!(answered(&bot), answer);
        assert_eq!(bot.plies().await, 1);
    }
}

#[tokio::test]
async fn a_text_that_cannot_be_played_is_told_why_and_may_be_typed_again() {
    let long = "a8-b9 ".repeat(700);
    for (text, told) in [
        ("", "no move"),
        ("   ", "no move"),
        ("hello", "`hello`"),
        (long.as_str(), "too long"),
        ("b9", "Which one do you mean?"),
        ("a2-b9", "not possible"),
        ("a8-b9 c10xa8", "more than one turn"),
    ] {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        let reply = bot.submit(ANA, ID, text).await;
        let Reply::Instead(message) = &reply else { panic!("{reply:?}") };
        assert!(message.content.contains(told), "{text:?}: {message:?}");
        assert_eq!(buttons(message).last().map(String::as_str), Some(ID), "{text:?}: {message:?}");
        assert_eq!(bot.plies().await, 0);
        if let [first, _, ..] = &buttons(message)[..] {
            assert!(said(&bot.press_on(ANA, first, 1, true).await).contains("Played"), "{text:?}");
        }
    }
}

#[tokio::test]
async fn whoever_may_not_move_is_told_so_without_being_asked_again() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for (user, told) in [(CY, "watching"), (BO, "turn of **Ana**")] {
        let reply = bot.submit(user, ID, "a8-b9").await;
        assert!(said(&reply).contains(told) && said(&reply).contains("https://"), "{reply:?}");
        assert!(!buttons(message_of(&reply).unwrap()).contains(&ID.to_owned()), "{reply:?}");
    }
    for id in ["type:9:1", "resign:1", "dance"] {
        let reply = bot.submit(ANA, id, "a8-b9").await;
        assert!(!said(&reply).is_empty(), "{id}");
    }
    assert_eq!(bot.plies().await, 0);
}

#[tokio::test]
async fn a_text_for_an_older_board_is_played_now_and_says_so() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for (user, text) in [(ANA, "a8-b9"), (BO, "c10xa8")] {
        bot.command(user, "move", &[("move", json!(text))]).await;
    }
    let reply = bot.submit(ANA, ID, "a10-b9").await;
    assert!(said(&reply).contains("older board"), "{reply:?}");
    assert_eq!(bot.plies().await, 3);
}

#[tokio::test]
async fn a_typed_huff_goes_on_to_the_choice() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for (user, text) in [(ANA, "a8-b9"), (BO, "b7-a8")] {
        bot.command(user, "move", &[("move", json!(text))]).await;
    }
    let reply = bot.submit(ANA, "type:1:3", "huff c10").await;
    assert!(said(&reply).starts_with("Played: `Hc10`"), "{reply:?}");
    assert!(!entries(message_of(&reply).unwrap()).is_empty(), "{reply:?}");
}

/// A message that replies to another one, as a menu tells of it: its text is there without any intent.
fn reply_to(author: u64, text: &str, to: Option<u64>) -> Value {
    let mut message = written(6000, CHANNEL, author, text);
    if let Some(to) = to {
        message["message_reference"] =
            json!({ "type": 0, "message_id": to.to_string(), "channel_id": CHANNEL.to_string() });
    }
    message
}

#[tokio::test]
async fn a_message_of_ones_own_is_played_from_its_menu() {
    for replies in [true, false] {
        let mut bot = Bot::start().await;
        let game = bot.game("mosona").await;
        let to = bot.board(game).await;
        bot.restart().await;
        let told = bot.play_message(ANA, reply_to(ANA, "<@99> a8 b9", replies.then_some(to))).await;
        assert!(told.content.contains("Played: `a8-b9`"), "{told:?}");
        assert_eq!(told.audience, view::Audience::OnlyYou);
        assert_eq!(bot.plies().await, 1);
    }
}

#[tokio::test]
async fn the_game_is_that_of_the_board_which_the_message_replies_to() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    bot.place = 3;
    let told = bot.play_message(ANA, reply_to(ANA, "a8-b9", Some(board))).await;
    assert!(told.content.contains("Played") && told.content.contains("https://"), "{told:?}");
    // Of an older board it is said; what is forwarded replies to nothing.
    bot.place = CHANNEL;
    let told = bot.play_message(BO, reply_to(BO, "c10xa8", Some(board))).await;
    assert!(told.content.contains("older board"), "{told:?}");
    bot.place = 3;
    let mut forwarded = reply_to(ANA, "a10-b9", Some(board));
    forwarded["message_reference"]["type"] = json!(1);
    let told = bot.play_message(ANA, forwarded).await;
    assert!(told.content.contains("No game"), "{told:?}");
    let told = bot.play_message(ANA, reply_to(ANA, "a10-b9", Some(4242))).await;
    assert!(told.content.contains("No game"), "it replies to somebody else: {told:?}");
}

#[tokio::test]
async fn other_messages_have_an_answer_in_their_menu_too() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    for (user, message, told) in [
        (ANA, reply_to(BO, "a8-b9", Some(board)), "yourself"),
        (ANA, reply_to(BOT, "a8-b9", None), "yourself"),
        (ANA, reply_to(ANA, "", Some(board)), "no words"),
        (ANA, reply_to(ANA, "<@99>", None), "no words"),
        (ANA, reply_to(ANA, "good morning", Some(board)), "`good`"),
        (ANA, reply_to(ANA, "a2-b9", Some(board)), "not possible"),
        (ANA, reply_to(ANA, "b9", None), "Which one"),
        (BO, reply_to(BO, "a8-b9", Some(board)), "turn of **Ana**"),
        (CY, reply_to(CY, "a8-b9", Some(board)), "watching"),
    ] {
        let answer = bot.play_message(user, message.clone()).await;
        assert!(answer.content.contains(told), "{message}: {answer:?}");
    }
    let lost = json!({ "id": "7", "name": "Play as move", "type": 3, "target_id": "5" });
    let call = bot.interaction(ANA, 2, lost);
    let mut call = Call::of(&serde_json::from_value(call).unwrap());
    assert!(!router::command_reply(&bot.ctx, &mut call).await.content.is_empty());
    assert_eq!(bot.plies().await, 0);
}
