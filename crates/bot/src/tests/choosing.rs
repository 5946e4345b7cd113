//! The button *Move*.

use super::*;

/// What somebody is shown who presses *Move* under the current board of the first game.
async fn pick(bot: &mut Bot, user: u64) -> Message {
    let seq = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap().board_seq();
    match bot.press(user, &format!("pick:1:{seq}:0")).await {
        Reply::Say(message) => message,
        reply => panic!("{reply:?}"),
    }
}

/// The value of the entry with a label.
fn entry(message: &Message, label: &str) -> String {
    let entries = entries(message);
    let found = entries.iter().find(|choice| choice.label == label);
    found.unwrap_or_else(|| panic!("{label} in {entries:?}")).value.clone()
}

#[tokio::test]
async fn a_man_is_chosen_then_where_it_goes_and_a_restart_loses_nothing() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    let posted = bot.posted().pop().unwrap().json.to_string();
    assert!(posted.contains("pick:1:1:0"), "the board has the button: {posted}");

    let men = pick(&mut bot, ANA).await;
    assert_eq!(men.audience, view::Audience::OnlyYou);
    let labels: Vec<String> = entries(&men).into_iter().map(|choice| choice.label).collect();
    assert_eq!(labels, ["a8", "a10", "b11"]);
    assert_eq!(entries(&men)[0].description.as_deref(), Some("1 move"));
    assert_eq!(buttons(&men), ["type:1:1", "moves:1:0"]);

    bot.restart().await;
    let turns = bot.choose(ANA, &entry(&men, "a10")).await;
    let turns = match &turns {
        Reply::Instead(message) => message,
        reply => panic!("{reply:?}"),
    };
    assert!(turns.content.contains("`a10`"), "{turns:?}");
    assert_eq!(buttons(turns), ["pick:1:1:0", "type:1:1", "moves:1:0"]);
    let back = bot.press_on(ANA, "pick:1:1:0", 1, true).await;
    assert_eq!(back, Reply::Instead(men), "and back again");

    bot.restart().await;
    let done = bot.choose(ANA, &entry(turns, "a10-b9")).await;
    assert!(matches!(&done, Reply::Instead(message) if message.rows.is_empty()), "{done:?}");
    assert!(said(&done).contains("Played: `a10-b9`"), "{done:?}");
    bot.deliver().await;
    assert_ne!(bot.board(game).await, board);
    // A double click is harmless.
    assert_eq!(bot.choose(ANA, &entry(turns, "a10-b9")).await, done);
    assert_eq!(bot.plies().await, 1);
}

#[tokio::test]
async fn men_that_can_capture_come_first() {
    let mut bot = Bot::after_a_move().await;
    let men = pick(&mut bot, BO).await;
    let first = &entries(&men)[0];
    assert_eq!((first.label.as_str(), first.description.as_deref()), ("c10", Some("1 capture")), "{men:?}");
    let turns = bot.choose(BO, &first.value).await;
    let turns = entries(message_of(&turns).unwrap());
    assert_eq!(turns[0].label, "c10xa8");
    assert_eq!(turns[0].description.as_deref(), Some("takes 1 man"));
    bot.choose(BO, &turns[0].value).await;
    assert_eq!(bot.plies().await, 2);
}

#[tokio::test]
async fn only_the_player_to_move_chooses() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for id in ["pick:1:1:0", "man:1:1:a8:0"] {
        for (user, told) in [(CY, "watching"), (BO, "turn of **Ana**")] {
            let reply = bot.press(user, id).await;
            let Reply::Say(message) = &reply else { panic!("{reply:?}") };
            assert!(
                message.content.contains(told) && message.content.contains("https://"),
                "{id}: {message:?}"
            );
            assert_eq!(message.audience, view::Audience::OnlyYou);
            assert!(entries(message).is_empty());
        }
    }
    for id in ["pick:9:1:0", "man:9:1:a8:0", "type:9:1"] {
        assert!(message_of(&bot.choose(ANA, id).await).is_some(), "{id}");
    }
}

#[tokio::test]
async fn a_position_that_is_over_leads_to_the_current_board() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let men = pick(&mut bot, ANA).await;
    let turns = bot.choose(ANA, &entry(&men, "a10")).await;
    let turns = message_of(&turns).unwrap().clone();
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    for chosen in [entry(&men, "a10"), entry(&turns, "a10-b9"), "pick:1:1:0".to_owned()] {
        let reply = bot.choose(ANA, &chosen).await;
        let Reply::Instead(message) = &reply else { panic!("{chosen}: {reply:?}") };
        assert!(
            message.content.contains("over") && message.content.contains("https://"),
            "{chosen}: {message:?}"
        );
        assert!(message.rows.is_empty(), "nothing is left to be pressed: {message:?}");
    }
    let under_board = bot.press(ANA, "pick:1:1:0").await;
    assert!(
        matches!(&under_board, Reply::Say(message) if message.content.contains("over")),
        "{under_board:?}"
    );
    assert_eq!(bot.plies().await, 1);
}

#[tokio::test]
async fn a_game_that_is_over_says_so() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    let reply = bot.choose(ANA, "pick:1:1:0").await;
    assert!(said(&reply).contains("This game is over"), "{reply:?}");
}

#[tokio::test]
async fn a_huff_is_explained_and_the_choice_goes_on() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for (user, text) in [(ANA, "a8-b9"), (BO, "b7-a8")] {
        bot.command(user, "move", &[("move", json!(text))]).await;
    }
    let men = pick(&mut bot, ANA).await;
    let hint = view::Locale::English.hint_huff();
    assert!(men.content.contains("`c10`") && men.content.contains(&hint), "{men:?}");
    let huff = buttons(&men).into_iter().find(|id| id.ends_with(":Hc10")).expect("the huff");
    let reply = bot.press_on(ANA, &huff, 1, true).await;
    let Reply::Instead(next) = &reply else { panic!("{reply:?}") };
    assert!(next.content.starts_with("Played: `Hc10`"), "{next:?}");
    assert!(!next.content.contains(&hint), "there is no other: {next:?}");
    let on = entry(next, "b9");
    let turns = bot.choose(ANA, &on).await;
    let turns = message_of(&turns).unwrap().clone();
    let done = bot.choose(ANA, &entry(&turns, "b9-c10")).await;
    assert!(said(&done).contains("`b9-c10`") && message_of(&done).unwrap().rows.is_empty(), "{done:?}");
    assert_eq!(bot.plies().await, 4);
}

#[tokio::test]
async fn pages_and_men_that_do_not_exist_have_an_answer() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let last = bot.choose(ANA, "pick:1:1:9").await;
    assert_eq!(entries(message_of(&last).unwrap()).len(), 3, "the last page there is");
    for id in ["man:1:1:a2:0", "man:1:1:n14:0", "man:1:1:c10:0"] {
        let reply = bot.choose(ANA, id).await;
        assert!(said(&reply).contains("/board"), "{id}: {reply:?}");
    }
}

#[tokio::test]
async fn with_four_seats_everybody_chooses_in_turn() {
    let mut bot = Bot::start().await;
    let options = [("game", json!("awithlaknakwe seats=4")), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    for user in [BO, CY, DEE] {
        bot.press(user, "accept:1").await;
    }
    let men = pick(&mut bot, ANA).await;
    assert_eq!(entries(&men).len(), 6, "{men:?}");
    let turns = bot.choose(ANA, &entry(&men, "e1")).await;
    bot.choose(ANA, &entry(message_of(&turns).unwrap(), "e1-d2")).await;
    assert_eq!(bot.plies().await, 1);
    let reply = bot.choose(ANA, "pick:1:2:0").await;
    assert!(said(&reply).contains("It is the turn of"), "{reply:?}");
}
