//! Looking back on games.

use super::*;
use view::File;

/// A game of Mosona with two turns, under way.
async fn played() -> Bot {
    let mut bot = Bot::after_a_move().await;
    bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
    bot.deliver().await;
    bot
}

/// The steps that a card offers.
fn steps(message: &Message) -> Vec<String> {
    let last = |id: &String| id.rsplit(':').next().unwrap_or_default().to_owned();
    buttons(message).iter().map(last).collect()
}

/// How many plies the board of a card has behind it.
fn ply(message: &Message) -> &str {
    message.board.as_ref().expect("a board").name.split('-').nth(1).expect("a ply")
}

#[tokio::test]
async fn one_steps_through_a_game_and_no_further_than_its_ends() {
    let mut bot = played().await;
    let told = bot.command(CY, "replay", &[]).await;
    assert!(told.content.contains("after turn 2 of 2") && told.content.contains("c10xa8"), "{told:?}");
    assert!(!told.content.contains("<t:") && told.audience == view::Audience::OnlyYou, "{told:?}");
    assert_eq!(steps(&told), ["first", "back", "jump", "film", "record"]);
    let press = async |bot: &mut Bot, id: &str| {
        let reply = bot.press_on(CY, id, 1, true).await;
        assert!(matches!(reply, Reply::Instead(_)), "{reply:?}");
        message_of(&reply).unwrap().clone()
    };
    let one = press(&mut bot, "replay:1:2:south:back").await;
    assert_eq!((ply(&one), steps(&one).len()), ("1", 7));
    assert!(one.content.contains("a8-b9") && one.content.contains("**Bo** (Black) to play"), "{one:?}");
    assert!(one.board.as_ref().unwrap().alt.contains("a8 to b9"), "{one:?}");
    let start = press(&mut bot, "replay:1:1:south:first").await;
    assert_eq!(
        (ply(&start), steps(&start)),
        ("0", ["on", "last", "jump", "film", "record"].map(String::from).to_vec())
    );
    for (id, expected) in [
        ("replay:1:0:north:back", "0"),
        ("replay:1:2:north:on", "2"),
        ("replay:1:4294967295:north:on", "2"),
        ("replay:1:0:north:last", "2"),
        ("replay:1:1:north:here", "1"),
    ] {
        assert_eq!(ply(&press(&mut bot, id).await), expected, "{id}");
    }
}

#[tokio::test]
async fn a_turn_is_jumped_to_by_its_number() {
    let mut bot = played().await;
    let id = "replay:1:2:south:jump";
    let asked = bot.press_on(CY, id, 1, true).await;
    assert!(matches!(asked, Reply::Ask(_)), "{asked:?}");
    for (text, expected) in [("1", "1"), (" 0 ", "0"), ("2", "2")] {
        let reply = bot.submit(CY, id, text).await;
        assert_eq!(ply(message_of(&reply).unwrap()), expected, "{text}");
    }
    for text in ["3", "-1", "one", "", "99999999999999999999"] {
        let reply = bot.submit(CY, id, text).await;
        assert!(
            said(&reply).contains("Give a number from 0, which is the start, to 2."),
            "{text}: {reply:?}"
        );
        assert_eq!(ply(message_of(&reply).unwrap()), "2", "the board stays");
    }
}

#[tokio::test]
async fn the_whole_game_comes_as_a_picture_and_as_a_record() {
    let mut bot = played().await;
    let film = bot.press_on(CY, "replay:1:1:south:film", 1, true).await;
    let Some(File::Film { scenes, .. }) = &message_of(&film).unwrap().file else { panic!("{film:?}") };
    assert_eq!(scenes.len(), 3);
    let gif = bot.ctx.drawing.file(message_of(&film).unwrap().file.as_ref().unwrap()).await.unwrap();
    assert!(gif.bytes.starts_with(b"GIF89a") && gif.bytes.len() < render::MOST_BYTES, "{}", gif.bytes.len());
    assert!(gif.name == "1-2.gif" && gif.alt.contains("2 turns"), "{gif:?}");
    let record = bot.press_on(CY, "replay:1:1:south:record", 1, true).await;
    let Some(File::Text { text, .. }) = &message_of(&record).unwrap().file else { panic!("{record:?}") };
    assert!(text.contains("[White \"Ana\"]") && text.contains("1. a8-b9 c10xa8"), "{text}");
    assert!(text.parse::<rules::Record>().is_ok());

    bot.rights -= Permissions::ATTACH_FILES;
    let told = bot.press_on(CY, "replay:1:1:south:film", 1, true).await;
    assert!(said(&told).contains("Attach Files"), "{told:?}");
    let letters = bot.command(CY, "replay", &[]).await;
    assert!(letters.board.is_none() && letters.content.ends_with("```"), "{letters:?}");
}

#[tokio::test]
async fn games_of_other_servers_are_not_looked_back_on() {
    let mut bot = played().await;
    bot.server = 66;
    bot.place = 67;
    for id in ["replay:1:1:south:here", "replay:1:1:south:record", "replay:1:1:south:film"] {
        assert!(said(&bot.press_on(CY, id, 1, true).await).contains("no game"), "{id}");
    }
    assert!(said(&bot.submit(CY, "replay:1:1:south:jump", "1").await).contains("no game"));
    let board = bot.board(play::GameId(1)).await;
    let message = written(board, 67, BOT, "");
    assert!(bot.message_menu(CY, "Show this position", message).await.content.contains("no game"));
    // To its players it is theirs wherever they are.
    let reply = bot.press_on(ANA, "replay:1:1:south:here", 1, true).await;
    assert_eq!(ply(message_of(&reply).unwrap()), "1");
}

#[tokio::test]
async fn a_finished_game_has_the_button_under_its_last_board() {
    let mut bot = played().await;
    bot.command(ANA, "resign", &[]).await;
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    let over = bot.posted().pop().unwrap();
    let id = format!("replay:1:{}:south:here", u32::MAX);
    assert!(over.json["components"].to_string().contains(&id), "{}", over.json);
    let reply = bot.press(CY, &id).await;
    let Reply::Say(card) = &reply else { panic!("{reply:?}") };
    assert!(card.content.contains("after turn 2 of 2") && card.content.contains("gave up"), "{card:?}");
    let before = bot.press_on(CY, "replay:1:2:south:back", 1, true).await;
    assert!(!said(&before).contains("gave up"), "{before:?}");
}

#[tokio::test]
async fn a_damaged_game_says_so() {
    let mut bot = played().await;
    bot.spoil("c10xa8", "c10xa9").await;
    let told = bot.command(CY, "replay", &[("game", json!("1"))]).await.content;
    assert!(told.contains("damaged"), "{told}");
    let told = bot.press_on(CY, "replay:1:1:south:here", 1, true).await;
    assert!(said(&told).contains("damaged"), "{told:?}");
}

#[tokio::test]
async fn a_board_in_the_channel_shows_its_own_position_and_no_other_message_one() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let first = bot.board(play::GameId(1)).await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    let message = written(first, CHANNEL, BOT, "");
    let told = bot.message_menu(CY, "Show this position", message).await;
    assert_eq!(ply(&told), "0");
    assert!(told.content.contains("**Ana** (White) to play") && !told.content.contains("<t:"), "{told:?}");
    assert!(told.content.contains("https://discord.com/channels/1/2/"), "the way to the board of now");
    for author in [BOT, ANA] {
        let message = written(123_456, CHANNEL, author, "Hello");
        let told = bot.message_menu(CY, "Show this position", message).await.content;
        assert!(told.contains("Point at a board of mine"), "{told}");
    }
}
