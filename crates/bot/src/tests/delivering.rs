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
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(!board.has_file && board.is_card() && board.text().ends_with("```"), "{}", board.json);
    assert!(
        bot.ctx.store.last_board(play::GameId(1)).await.unwrap().is_some(),
        "a reply to it finds the game"
    );
}

#[tokio::test]
async fn a_card_that_is_refused_is_posted_plain_this_once() {
    let mut bot = Bot::after_a_move().await;
    let known = bot.posted().len();
    bot.discord.refuse(MESSAGES, 400, 50035);
    bot.deliver().await;
    let posted = bot.posted();
    let [card, plain] = &posted[known..] else { panic!("{} posts", posted.len()) };
    assert!(card.is_card() && !plain.is_card());
    assert!(plain.has_file && plain.text() == card.text(), "{}", plain.json);
    assert_eq!(plain.json["components"][0]["type"], 1, "its buttons");
    assert_eq!(plain.json["nonce"], card.json["nonce"]);
    bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
    bot.deliver().await;
    assert!(bot.posted().pop().unwrap().is_card(), "the next one is tried anew");
    let stripped = bot.discord.asked("PATCH").pop().unwrap();
    assert_eq!(stripped.json["components"], json!([]), "the plain one loses its buttons");
}

#[tokio::test]
async fn a_board_in_letters_can_be_plain_too() {
    let bot = Bot::after_a_move().await;
    let known = bot.posted().len();
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.discord.refuse(MESSAGES, 400, 50035);
    bot.deliver().await;
    let posted = bot.posted();
    assert_eq!(posted.len(), known + 3);
    let plain = &posted[known + 2];
    assert!(!plain.is_card() && !plain.has_file && plain.text().ends_with("```"), "{}", plain.json);
}

#[tokio::test]
async fn what_cannot_be_delivered_is_told_once_to_each_player() {
    let mut bot = Bot::after_a_move().await;
    bot.discord.refuse(MESSAGES, 404, 10003);
    bot.deliver().await;
    for user in [ANA, BO] {
        let told = bot.command(user, "games", &[]).await.content;
        let again = bot.command(user, "games", &[]).await.content;
        assert_ne!(told, again, "{user} is told once");
        assert!(told.starts_with(&again));
    }
}

#[tokio::test]
async fn every_game_whose_place_is_gone_is_told_with_the_way_on() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.place = 7;
    bot.game("kolowis").await;
    for (game, turn, place) in
        [("1", "a8-b9", MESSAGES), ("2", "a16-b17", "POST /api/v10/channels/7/messages")]
    {
        bot.command(ANA, "move", &[("move", json!(turn)), ("game", json!(game))]).await;
        bot.discord.refuse(place, 404, 10003);
    }
    bot.deliver().await;
    bot.place = 8;
    let told = bot.command(BO, "games", &[]).await;
    assert!(told.content.contains("game:1") && told.content.contains("game:2"), "{told:?}");
    assert!(!buttons(&told).iter().any(|id| id.starts_with("here:")), "which one would it mean? {told:?}");
    bot.command(ANA, "games", &[]).await;

    bot.command(BO, "move", &[("move", json!("c10xa8")), ("game", json!("1"))]).await;
    bot.discord.refuse(MESSAGES, 404, 10003);
    bot.deliver().await;
    for user in [ANA, BO] {
        let told = bot.command(user, "games", &[]).await;
        assert!(buttons(&told).contains(&"here:1".to_owned()), "{told:?}");
    }
}

#[tokio::test]
async fn the_way_on_is_shown_once() {
    let mut bot = Bot::after_a_move().await;
    bot.discord.refuse(MESSAGES, 404, 10003);
    bot.deliver().await;
    bot.discord.delete_channel(CHANNEL);
    bot.place = 7;
    let told = bot.command(BO, "board", &[("game", json!("1"))]).await;
    assert!(told.content.contains("could not be posted"), "{told:?}");
    assert_eq!(buttons(&told), ["flip:1:south", "here:1"]);
}

#[tokio::test]
async fn the_button_of_a_pause_goes_with_the_pause() {
    let mut bot = Bot::start().await;
    bot.command(
        ANA,
        "challenge",
        &[("game", json!("mosona")), ("opponent", json!(BO)), ("limit", json!("1d"))],
    )
    .await;
    bot.press(BO, "accept:1").await;
    bot.command(ANA, "pause", &[]).await;
    bot.press(BO, "pause-yes:1:2").await;
    bot.deliver().await;
    let told = bot.ctx.store.words(play::GameId(1), play::Seq(3), play::Seq(3)).await.unwrap();
    let edits = format!("PATCH /api/v10/channels/2/messages/{}", told[0].message.0);
    assert_eq!(bot.discord.asked(&edits).len(), 0);
    bot.command(ANA, "resume", &[]).await;
    bot.deliver().await;
    let edits = bot.discord.asked(&edits);
    assert_eq!(edits.len(), 1);
    assert_eq!(edits[0].json["components"], json!([]));
}

#[tokio::test]
async fn what_is_refused_follows_when_the_place_is_open_and_once() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let known = bot.posted().len();
    bot.refuse(403, 50013);
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
    let board = &posted[known + 2];
    assert!(board.text().contains("c10xa8"), "{}", board.json);
    assert_eq!(board.json["allowed_mentions"]["users"], json!([ANA.to_string()]));
    assert!(!bot.command(ANA, "help", &[]).await.content.contains("could not be posted"), "it was");
}

#[tokio::test]
async fn a_locked_thread_is_tried_again_when_somebody_asks_there_and_by_and_by() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.discord.refuse(MESSAGES, 400, 160_005);
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known);
    bot.discord.refuse(MESSAGES, 400, 160_005);
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
    bot.refuse(403, 50013);
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
    let mut bot = Bot::after_a_move().await;
    bot.refuse(403, 50001);
    bot.deliver().await;
    bot.command(BO, "help", &[]).await;
    bot.clock.advance(Duration::from_secs(8 * 24 * 3600));
    bot.refuse(403, 50001);
    bot.deliver().await;
    assert!(bot.command(BO, "help", &[]).await.content.contains("could not be posted"));
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(24 * 3600));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known, "it is not tried any more");
}

#[tokio::test]
async fn a_board_that_was_refused_shows_the_offer_made_since() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.refuse(403, 50013);
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
    bot.discord.refuse(MESSAGES, 404, 10003);
    bot.deliver().await;
    assert!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_taken_seat_loses_its_button() {
    let mut bot = game_of_four().await;
    bot.discord.leaves(BO);
    bot.command(ANA, "seat", &[("from", json!(BO))]).await;
    bot.deliver().await;
    let open = bot.ctx.store.words(play::GameId(1), play::Seq(2), play::Seq(9)).await.unwrap();
    let edits = format!("PATCH /api/v10/channels/2/messages/{}", open.last().unwrap().message.0);
    assert_eq!(bot.discord.asked(&edits).len(), 0);
    bot.press(15, "sit:1:west").await;
    bot.deliver().await;
    let edits = bot.discord.asked(&edits);
    assert_eq!(edits.len(), 1);
    assert_eq!(edits[0].json["components"], json!([]));
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
async fn a_challenge_that_cannot_be_changed_holds_nothing_up() {
    for (status, code) in [(404, 10008), (429, 30046), (400, 50083)] {
        let mut bot = Bot::start().await;
        bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
        bot.deliver().await;
        bot.press(BO, "accept:1").await;
        bot.discord.refuse("PATCH", status, code);
        bot.deliver().await;
        assert!(bot.ctx.store.last_board(play::GameId(1)).await.unwrap().is_some());
        assert_eq!(bot.discord.asked("PATCH").len(), 1, "{code} is final");
    }
}

#[tokio::test]
async fn a_long_wait_that_discord_asks_for_is_kept_and_is_no_doubt() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let known = bot.posted().len();
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.discord.plan(MESSAGES, 429, "Retry-After: 600\r\n", json!({ "code": 0 }));
    bot.deliver().await;
    bot.clock.advance(Duration::from_secs(599));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1, "it is not tried again before");
    // The limits themselves do not go by the store's clock.
    bot.restart().await;
    bot.clock.advance(Duration::from_secs(1));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 2);
    assert_eq!(bot.discord.asked(HISTORY).len(), 0, "nothing was posted before");
}

#[tokio::test]
async fn a_challenge_that_is_over_is_not_posted() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.press(ANA, "cancel:1").await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), 0);
    assert_eq!(bot.discord.asked("PATCH").len(), 0);

    bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    bot.clock.advance(Duration::from_secs(8 * 24 * 3600));
    bot.ctx.store.expire_challenges().await.unwrap();
    bot.deliver().await;
    assert_eq!(bot.posted().len(), 0, "nobody is called to what is over");
    let told = bot.command(ANA, "help", &[]).await.content;
    assert!(!told.contains("could not be posted"), "{told}");
}

#[tokio::test]
async fn a_challenge_that_is_over_is_shown_as_over_if_it_was_posted() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.ctx.store.claim_posts(SENDER, 1).await.unwrap();
    bot.clock.advance(Duration::from_secs(120));
    bot.press(ANA, "cancel:1").await;
    let id = snowflake(START).to_string();
    let buttons = json!([{ "type": 1, "components": [{ "type": 2, "custom_id": "cancel:1" }] }]);
    let posted =
        json!([{ "id": id, "author": { "id": BOT.to_string() }, "content": "", "components": buttons }]);
    bot.discord.plan(HISTORY, 200, "", posted);
    bot.deliver().await;
    assert_eq!(bot.posted().len(), 0);
    let edits = bot.discord.asked(&format!("PATCH /api/v10/channels/2/messages/{id}"));
    assert_eq!(edits[0].json["components"], json!([]));
}

/// A game of four, in which Ana and Dee play together, with its first board posted.
pub(super) async fn game_of_four() -> Bot {
    let mut bot = Bot::start().await;
    let options =
        [("game", json!("awithlaknakwe seats=4")), ("partner", json!(DEE)), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    bot.press(BO, "accept:1:west").await;
    bot.press(CY, "accept:1").await;
    bot.press(DEE, "accept:1").await;
    bot.deliver().await;
    bot
}

/// Who is pinged by `board`, in the order of their ids.
fn pinged(board: &Value) -> Vec<u64> {
    let users = board["allowed_mentions"]["users"].as_array().unwrap();
    let mut users: Vec<u64> = users.iter().map(|user| user.as_str().unwrap().parse().unwrap()).collect();
    users.sort_unstable();
    users
}

#[tokio::test]
async fn a_question_that_was_refused_still_calls_the_partner() {
    let mut bot = game_of_four().await;
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    bot.command(BO, "draw", &[]).await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    let posted = bot.posted().pop().unwrap();
    let board = &posted.json;
    let buttons = board["components"].to_string();
    assert!(buttons.contains("give-up:1:2") && buttons.contains("draw-yes:1:3"), "{board}");
    assert!(pinged(board).contains(&DEE), "{board}");
    assert!(posted.text().contains(&format!("<@{DEE}>")), "{board}");
}

#[tokio::test]
async fn a_question_behind_a_move_that_was_refused_calls_the_partner() {
    let mut bot = game_of_four().await;
    bot.refuse(403, 50013);
    let turns = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap().board().legal_turns();
    let turn = turns[0].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    bot.command(ANA, "move", &[("move", json!(turn))]).await;
    bot.deliver().await;
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    let board = &bot.posted().pop().unwrap().json;
    assert!(board["components"].to_string().contains("give-up:1:3"), "{board}");
    let game = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap();
    let mut called = vec![game.seats().player(game.to_move()).unwrap().0, DEE];
    called.sort_unstable();
    called.dedup();
    assert_eq!(pinged(board), called, "{board}");
}

#[tokio::test]
async fn an_answered_question_that_was_refused_calls_nobody() {
    let mut bot = game_of_four().await;
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    bot.press(DEE, "play-on:1:2").await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    assert_eq!(pinged(&bot.posted().pop().unwrap().json), [ANA], "whose turn it is");
}

#[tokio::test]
async fn several_words_that_were_refused_are_told_by_a_board() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.discord.refuse(MESSAGES, 403, 50013);
    bot.command(BO, "draw", &[]).await;
    bot.deliver().await;
    bot.press(BO, "draw-back:1:2").await;
    bot.clock.advance(Duration::from_secs(10));
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(board.has_file, "{}", board.json);
    assert_eq!(board.json["allowed_mentions"]["users"], json!([ANA.to_string()]));
}

#[tokio::test]
async fn what_a_newer_release_wrote_waits_for_it() {
    let mut bot = Bot::after_a_move().await;
    let known = bot.posted().len();
    let [ours, newer] = [3, 9].map(|format| format!(r#""format":{format},"event":"played""#));
    bot.spoil(&ours, &newer).await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known);
    assert!(!bot.command(BO, "help", &[]).await.content.contains("could not be posted"), "it may be still");
    bot.clock.advance(Duration::from_secs(3600));
    bot.spoil(&newer, &ours).await;
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1);
    assert_eq!(bot.discord.asked(HISTORY).len(), 0, "it never was in doubt");
}

#[tokio::test]
async fn what_a_newer_release_wrote_is_given_up_after_a_day() {
    let mut bot = Bot::after_a_move().await;
    bot.spoil(r#""format":3,"event":"played""#, r#""format":9,"event":"played""#).await;
    bot.deliver().await;
    bot.command(CY, "challenge", &[("game", json!("mosona")), ("opponent", json!(DEE))]).await;
    let known = bot.posted().len();
    bot.clock.advance(Duration::from_secs(24 * 3600));
    bot.deliver().await;
    assert_eq!(bot.posted().len(), known + 1, "the place is free for others");
}

#[tokio::test]
async fn a_game_whose_thread_is_given_up_is_played_in_the_channel() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(CY, "challenge", &[("game", json!("mosona")), ("opponent", json!(DEE))]).await;
    bot.deliver().await;
    bot.press(DEE, "accept:2").await;
    let known = bot.posted().len();
    let opened = format!(r#""opened","by":{CY},"#);
    bot.spoil(&opened, &opened.replace("opened", "o-ened")).await;
    bot.deliver().await;
    assert_eq!(bot.discord.asked("/threads").len(), 0);
    let game = bot.ctx.store.game(play::GameId(2)).await.unwrap().unwrap();
    assert_eq!(game.venue().posts_to(), Some(Place(CHANNEL)));
    assert_eq!(bot.posted().len(), known + 1, "its first board");
}
