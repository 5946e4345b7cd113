//! Who follows a game is told of it as they choose, and nobody else is.

use super::*;
use play::{Following, How, HowOften};

/// What is asked to open direct messages.
const DIRECT: &str = "POST /api/v10/users/@me/channels";

/// A game of Mosona that Cy follows, told like this.
async fn followed(how: &str, often: &str) -> Bot {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    choose(&mut bot, CY, how, often).await;
    bot
}

async fn choose(bot: &mut Bot, user: u64, how: &str, often: &str) {
    bot.press(user, "follow:1").await;
    bot.choose_in(user, "follow-how:1", how).await;
    bot.choose_in(user, "follow-often:1", often).await;
}

async fn play(bot: &mut Bot, user: u64, turn: &str) {
    bot.command(user, "move", &[("move", json!(turn))]).await;
    bot.deliver().await;
}

/// Who was pinged by the messages that were posted, one row a message.
fn pinged(bot: &Bot) -> Vec<Vec<u64>> {
    let of = |asked: discord::Asked| -> Vec<u64> {
        let users = asked.json["allowed_mentions"]["users"].as_array().cloned().unwrap_or_default();
        users.iter().filter_map(|id| id.as_str()?.parse().ok()).collect()
    };
    bot.posted().into_iter().map(of).collect()
}

/// The direct messages that were opened, by whom they are with.
fn direct(bot: &Bot) -> Vec<String> {
    let with = |asked: discord::Asked| asked.json["recipient_id"].as_str().unwrap_or_default().to_owned();
    bot.discord.asked(DIRECT).into_iter().map(with).collect()
}

#[tokio::test]
async fn who_follows_says_so_as_often_as_they_like_and_stops_by_a_button_of_their_own() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let followers = async |bot: &Bot| bot.ctx.store.followers(game).await.unwrap();
    for _ in 0..2 {
        let reply = bot.press(CY, "follow:1").await;
        assert_eq!(buttons(message_of(&reply).unwrap()), ["unfollow:1"], "{reply:?}");
        assert_eq!(followers(&bot).await, [(PlayerId(CY), Following::of(play::Pings::Mention))]);
    }
    let card = bot.choose_in(CY, "follow-how:1", "direct").await;
    assert!(matches!(&card, Reply::Instead(message) if message.content.contains("write to you when")));
    bot.choose_in(CY, "follow-often:1", "capture").await;
    let wanted = Following { how: How::Direct, often: HowOften::Capture };
    assert_eq!(followers(&bot).await, [(PlayerId(CY), wanted)]);
    bot.press(CY, "follow:1").await;
    assert_eq!(followers(&bot).await, [(PlayerId(CY), wanted)], "the button changes nothing");
    let stale = bot.choose_in(CY, "follow-how:1", "by pigeon").await;
    assert!(matches!(stale, Reply::Say(_)), "{stale:?}");
    assert_eq!(followers(&bot).await, [(PlayerId(CY), wanted)]);

    assert!(said(&bot.press_on(CY, "unfollow:1", 1, true).await).contains("not follow"));
    assert_eq!(followers(&bot).await, []);
    assert!(said(&bot.press(ANA, "follow:1").await).contains("told of every move anyway"));
    bot.press_on(ANA, "abort-yes:1", 1, true).await;
    assert!(said(&bot.press(CY, "follow:1").await).contains("is over"));
    assert_eq!(followers(&bot).await, []);
}

#[tokio::test]
async fn commands_do_what_the_buttons_do() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let followers = async |bot: &Bot| bot.ctx.store.followers(game).await.unwrap().len();
    let told = bot.command(CY, "follow", &[]).await;
    assert!(told.content.contains("You follow game No. 1") && lists(&told).count() == 2, "{told:?}");
    assert_eq!(followers(&bot).await, 1);
    bot.command(CY, "unfollow", &[("game", json!("1"))]).await;
    assert_eq!(followers(&bot).await, 0);
    let told = bot.command(CY, "follow", &[("game", json!("9"))]).await.content;
    assert!(told.contains("no game"), "{told}");
}

#[tokio::test]
async fn lists_show_what_is_looked_for_and_keep_it_from_page_to_page() {
    let mut bot = followed("silent", "end").await;
    for place in 100..104 {
        bot.place = place;
        bot.game("kolowis").await;
    }
    let list = async |bot: &mut Bot, options: &[(&str, Value)]| bot.command(CY, "games", options).await;
    let followed = list(&mut bot, &[("whose", json!("followed"))]).await.content;
    assert!(followed.contains("No. 1,") && !followed.contains("No. 2,"), "{followed}");
    let none = list(&mut bot, &[("whose", json!("mine"))]).await.content;
    assert!(none.contains("No game in this server is like that"), "{none}");
    let kolowis = [("game", json!("kolowis")), ("player", json!(BO))];
    let first = list(&mut bot, &kolowis).await;
    let id = format!("games:1:running:kolowis:{BO}");
    assert_eq!(buttons(&first), std::slice::from_ref(&id));
    let second = bot.press_on(CY, &id, 1, true).await;
    assert!(said(&second).contains("No. 2,") && !said(&second).contains("No. 1,"), "{second:?}");
    bot.place = CHANNEL;
    bot.press_on(ANA, "abort-yes:1", 1, true).await;
    let over = list(&mut bot, &[("show", json!("finished"))]).await.content;
    assert!(over.contains("No. 1,") && over.contains("broken off on <t:1800000000:d>"), "{over}");
    assert!(said(&bot.press_on(DEE, "games:0:running:-:followed", 1, true).await).contains("No game"));
}

#[tokio::test]
async fn each_is_mentioned_as_often_as_they_want() {
    let mut bot = followed("mention", "move").await;
    choose(&mut bot, DEE, "mention", "capture").await;
    let known = pinged(&bot).len();
    play(&mut bot, ANA, "a8-b9").await;
    play(&mut bot, BO, "c10xa8").await;
    bot.command(ANA, "resign", &[]).await;
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    assert_eq!(pinged(&bot)[known..], [vec![BO, CY], vec![ANA, CY, DEE], vec![CY, DEE]]);
    let texts: Vec<String> = bot.posted()[known..].iter().map(|asked| asked.text().to_owned()).collect();
    assert!(texts[0].contains("2 people are watching") && texts[2].contains("2 people watched"), "{texts:?}");
    assert!(texts[1].contains("<@13> and <@14>: you follow this game."), "{texts:?}");
}

#[tokio::test]
async fn nobody_counts_who_is_not_there_and_players_are_never_watchers() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    assert!(!bot.posted().last().unwrap().text().contains("watching"));
    // An onlooker takes a seat.
    choose(&mut bot, CY, "direct", "move").await;
    bot.press(ANA, "follow:1").await;
    let hand_over = [("from", json!(BO)), ("to", json!(CY))];
    let mut call = bot.call_of(DEE, "seat", &hand_over);
    call.asker.authority = play::Authority::Moderator(Place(CHANNEL));
    router::command_reply(&bot.ctx, &mut call).await;
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(direct(&bot), Vec::<String>::new(), "who plays is told in the channel");
    assert_eq!(pinged(&bot).last().unwrap(), &[CY], "it is their turn");
    assert!(!bot.posted().last().unwrap().text().contains("watching"));
}

#[tokio::test]
async fn a_board_that_mentions_watchers_is_no_edit() {
    for (often, new) in [("end", false), ("move", true)] {
        let mut bot = followed("mention", often).await;
        let board = bot.board(play::GameId(1)).await;
        bot.hear(board);
        let known = bot.posted().len();
        play(&mut bot, ANA, "a8-b9").await;
        assert_eq!(bot.posted().len() > known, new, "{often}");
    }
}

#[tokio::test]
async fn direct_messages_come_when_they_are_wanted() {
    let mut bot = followed("direct", "capture").await;
    choose(&mut bot, DEE, "silent", "move").await;
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(direct(&bot), Vec::<String>::new(), "nothing was taken");
    play(&mut bot, BO, "c10xa8").await;
    assert_eq!(direct(&bot), [CY.to_string()]);
    let told = bot.posted().into_iter().find(|asked| !asked.path.contains("/channels/2/")).unwrap();
    let text = told.text();
    assert!(text.contains("You follow game No. 1") && text.contains("c10xa8"), "{text}");
    assert!(text.contains("https://discord.com/channels/1/2/") && told.has_file, "{text}");
    assert_eq!(told.json["allowed_mentions"]["users"], json!([]));
    assert!(pinged(&bot).iter().all(|users| !users.contains(&CY) && !users.contains(&DEE)));
    bot.deliver().await;
    assert_eq!(direct(&bot).len(), 1, "once");
}

#[tokio::test]
async fn what_nobody_has_sent_yet_tells_it_all() {
    let mut bot = followed("direct", "move").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.command(BO, "move", &[("move", json!("c10xa8"))]).await;
    bot.deliver().await;
    assert_eq!(direct(&bot).len(), 1);
    let told = bot.posted().into_iter().find(|asked| !asked.path.contains("/channels/2/")).unwrap();
    assert!(told.text().contains("c10xa8"), "{}", told.text());
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_told_at_what_they_do_next_and_not_tried_again() {
    let mut bot = followed("direct", "move").await;
    bot.discord.refuse(DIRECT, 400, 50007);
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(direct(&bot).len(), 1);
    play(&mut bot, BO, "c10xa8").await;
    assert_eq!(direct(&bot).len(), 1, "not tried again");
    let told = bot.command(CY, "help", &[]).await.content;
    assert!(told.contains("could not write to you about game No. 1"), "{told}");
    assert!(!bot.command(CY, "help", &[]).await.content.contains("could not write"), "once");
    let card = bot.command(CY, "follow", &[]).await.content;
    assert!(card.contains("Nobody writes to you"), "{card}");
}

#[tokio::test]
async fn who_has_left_the_server_hears_no_more_of_it() {
    let mut bot = followed("direct", "move").await;
    bot.discord.leaves(CY);
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(direct(&bot), Vec::<String>::new());
    assert_eq!(bot.ctx.store.followers(play::GameId(1)).await.unwrap(), []);
}

#[tokio::test]
async fn a_notice_waits_out_an_outage_of_minutes_and_not_of_a_day() {
    let mut bot = followed("direct", "move").await;
    bot.discord.plan(DIRECT, 429, "Retry-After: 600\r\n", json!({ "retry_after": 600.0, "global": false }));
    play(&mut bot, ANA, "a8-b9").await;
    assert_eq!(direct(&bot).len(), 1);
    bot.clock.advance(std::time::Duration::from_secs(7 * 3600));
    bot.deliver().await;
    assert_eq!(direct(&bot).len(), 1, "it is no news any more");
    assert!(!bot.command(CY, "help", &[]).await.content.contains("could not write"));
}

#[tokio::test]
async fn games_of_other_servers_are_neither_followed_nor_seen_by_forged_buttons() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    (bot.server, bot.place) = (66, 67);
    for id in ["follow:1", "flip:1:north", "flip:1:north:light:text", "moves:1:0"] {
        for private in [true, false] {
            let told = bot.press_on(CY, id, 1, private).await;
            assert!(
                said(&told).contains("no game") && message_of(&told).unwrap().board.is_none(),
                "{id} {told:?}"
            );
        }
    }
    for (list, word) in [("follow-how:1", "direct"), ("follow-often:1", "move")] {
        assert!(said(&bot.choose_in(CY, list, word).await).contains("no game"), "{list}");
    }
    assert_eq!(bot.ctx.store.followers(game).await.unwrap(), []);
    // To its players it is theirs wherever they are.
    for id in ["flip:1:north", "moves:1:0"] {
        assert!(message_of(&bot.press_on(ANA, id, 1, true).await).unwrap().board.is_some(), "{id}");
    }
}

#[tokio::test]
async fn who_follows_no_more_or_in_silence_is_not_written_to_any_more() {
    for stop in ["unfollow", "silent"] {
        let mut bot = followed("direct", "move").await;
        bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
        match stop {
            "unfollow" => bot.press(CY, "unfollow:1").await,
            how => bot.choose_in(CY, "follow-how:1", how).await,
        };
        bot.deliver().await;
        assert_eq!(direct(&bot), Vec::<String>::new(), "{stop}");
    }
}

/// The store is out of reach for a while: nothing was sent, so nothing is in doubt.
#[tokio::test]
async fn a_notice_waits_out_an_outage_of_the_store() {
    let mut bot = followed("direct", "move").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    for post in bot.ctx.store.claim_posts(SENDER, 16).await.unwrap() {
        delivery::deliver(Arc::clone(&bot.ctx), post).await;
    }
    let claimed = bot.ctx.store.claim_notices(SENDER, 16).await.unwrap();
    assert_eq!(claimed.len(), 1);
    bot.ctx.store.close().await;
    delivery::deliver_notice(Arc::clone(&bot.ctx), claimed[0]).await;
    assert_eq!(direct(&bot), Vec::<String>::new());
    bot.restart().await;
    bot.clock.advance(std::time::Duration::from_secs(121));
    bot.deliver().await;
    assert_eq!(direct(&bot).len(), 1);
}

#[tokio::test]
async fn games_are_offered_without_being_read() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    play(&mut bot, ANA, "a8-b9").await;
    bot.press_on(ANA, "abort-yes:1", 1, true).await;
    bot.place = 100;
    bot.game("kolowis").await;
    // Reading the first game would fail, and it would be left out.
    bot.spoil("a8-b9", "zz-zz").await;
    assert_eq!(bot.complete(CY, "board", "game", "", &[]).await, ["2", "1"]);
    assert_eq!(bot.complete(CY, "replay", "game", "mosona", &[]).await, ["1"]);
    assert_eq!(bot.complete(CY, "follow", "game", "", &[]).await, ["2"]);
}
