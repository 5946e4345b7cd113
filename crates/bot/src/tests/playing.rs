use super::*;

#[tokio::test]
async fn a_move_is_received_and_the_board_follows() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let before = bot.board(game).await;
    let told = bot.command(ANA, "move", &[("move", json!("A8 b9"))]).await;
    assert!(told.content.contains("`a8-b9`"), "{told:?}");
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(board.has_file);
    let alt = board.json["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.contains("a8 to b9") && alt.contains("Bo"), "{alt}");
    assert_eq!(board.json["allowed_mentions"]["users"], json!([BO.to_string()]));
    let stripped = bot.discord.asked("PATCH").pop().unwrap();
    assert!(stripped.path.ends_with(&before.to_string()), "{}", stripped.path);
    let card = stripped.json["components"].to_string();
    assert!(card.contains("attachment://1-0-") && !card.contains("custom_id"), "{card}");
    assert!(stripped.json.get("attachments").is_none(), "the old picture stays");
}

#[tokio::test]
async fn out_of_turn_onlookers_and_illegal_moves_are_told_why() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let text = |text: &str| [("move", json!(text))];
    let told = bot.command(BO, "move", &text("c10-b9")).await.content;
    assert!(told.contains("Ana") && told.contains("https://discord.com/channels/1/2/"), "{told}");
    let told = bot.command(CY, "move", &text("a8-b9")).await.content;
    assert!(told.contains("watching"), "{told}");
    let told = bot.command(ANA, "move", &text("a2-b9")).await;
    assert!(told.content.contains("`a2-b9`") && !buttons(&told).is_empty(), "{told:?}");
    let told = bot.command(ANA, "move", &text("hello there")).await.content;
    assert!(told.contains("hello"), "{told}");
    let told = bot.command(ANA, "move", &text("b9")).await;
    assert!(buttons(&told).len() > 1, "an ambiguous move is asked about: {told:?}");
}

#[tokio::test]
async fn the_button_of_a_question_plays_its_move() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let asked = bot.command(ANA, "move", &[("move", json!("b9"))]).await;
    let reply = bot.press_on(ANA, &buttons(&asked)[0], 1, true).await;
    assert!(matches!(&reply, Reply::Instead(_)), "{reply:?}");
    // A double click is harmless, and for another move the position is over.
    assert_eq!(bot.press_on(ANA, &buttons(&asked)[0], 1, true).await, reply);
    let other = bot.press_on(ANA, &buttons(&asked)[1], 1, true).await;
    assert!(matches!(&other, Reply::Instead(message) if message.rows.is_empty()), "{other:?}");
    assert!(said(&other).contains("over") && said(&other).contains("https://"), "{other:?}");
    assert_eq!(bot.plies().await, 1);
}

#[tokio::test]
async fn a_board_that_is_not_on_record_yet_is_not_replaced() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    assert_eq!(bot.press_on(ANA, "play:1:1:a8-b9", 4242, false).await, Reply::Nothing);
}

#[tokio::test]
async fn a_question_before_everybody_goes_with_its_answer() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    let asked = bot.write(ANA, "b9", Some(board), true).await.expect("a question");
    assert_eq!(asked.audience, view::Audience::Everybody);
    for (user, told) in [(CY, "watching"), (BO, "turn of **Ana**")] {
        let reply = bot.press_on(user, &buttons(&asked)[0], 4242, false).await;
        assert!(matches!(&reply, Reply::Say(message) if message.content.contains(told)), "{reply:?}");
    }
    let reply = bot.press_on(ANA, &buttons(&asked)[0], 4242, false).await;
    assert!(matches!(&reply, Reply::Instead(message) if message.content.contains("Played")), "{reply:?}");
}

#[tokio::test]
async fn a_question_that_was_answered_otherwise_goes_when_a_player_presses_it() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let board = bot.board(game).await;
    let asked = bot.write(ANA, "b9", Some(board), true).await.expect("a question");
    bot.write(ANA, "a8-b9", Some(board), true).await;
    let button = buttons(&asked).into_iter().find(|id| id.ends_with("a10-b9")).unwrap();
    let onlooker = bot.press_on(CY, &button, 4242, false).await;
    assert!(matches!(&onlooker, Reply::Say(_)), "{onlooker:?}");
    let gone = bot.press_on(BO, &button, 4242, false).await;
    assert!(matches!(&gone, Reply::Instead(message) if message.rows.is_empty()), "{gone:?}");
    assert!(said(&gone).contains("over"), "{gone:?}");
}

#[tokio::test]
async fn illegal_moves_of_every_game_have_a_reason_and_the_nearest_moves() {
    for (rules, typed, reason) in [
        ("mosona", "a2-b9", "no line joins"),
        ("mosona", "Hc10", "nobody can be huffed"),
        ("kolowis", "b19-b15", "not vacant"),
        ("kolowis", "a18xc18", "cannot leap"),
        ("awithlaknakwe", "e1-e2", "keeps to the diagonals"),
        ("awithlaknakwe", "P@e1", "hold no Priest"),
        ("awithlaknakwe seats=4", "e1-d9", "cannot go"),
    ] {
        let mut bot = Bot::start().await;
        if rules.ends_with("seats=4") {
            bot.command(ANA, "challenge", &[("game", json!(rules)), ("begins", json!("first"))]).await;
            for user in [BO, CY, DEE] {
                bot.press(user, "accept:1").await;
            }
        } else {
            bot.game(rules).await;
        }
        let told = bot.command(ANA, "move", &[("move", json!(typed))]).await;
        assert!(
            told.content.contains(reason) && told.content.contains("Possible"),
            "{rules} {typed}: {told:?}"
        );
        let near = buttons(&told);
        assert!((1..=5).contains(&near.len()), "{rules} {typed}: {told:?}");
        let reply = bot.press_on(ANA, &near[0], 1, true).await;
        assert!(said(&reply).contains("Played"), "{rules} {typed}: {reply:?}");
    }
}

#[tokio::test]
async fn turns_of_other_games_on_buttons_are_refused() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for id in ["play:1:1:b9-a8", "play:1:1:e1-f2", "play:1:1:#0000000000000007", "answer:1:1:nonsense"] {
        assert!(matches!(bot.press(ANA, id).await, Reply::Say(_)), "{id}");
    }
}

#[tokio::test]
async fn an_entry_of_a_list_does_what_its_value_says() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let chosen = json!({ "custom_id": "choose:0", "component_type": 3, "values": ["play:1:1:a8-b9"] });
    let mut interaction = bot.interaction(ANA, 3, chosen);
    interaction["message"] = written(777, CHANNEL, BOT, "");
    let mut press = Press::of(&serde_json::from_value::<ComponentInteraction>(interaction).unwrap());
    router::press_reply(&bot.ctx, &mut press).await;
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
}

#[tokio::test]
async fn legal_moves_are_offered_while_one_types() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    assert_eq!(bot.complete(ANA, "move", "move", "a8", &[]).await, ["a8-b9"]);
    assert!(bot.complete(ANA, "move", "move", "", &[]).await.len() <= 25);
    let offered = bot.complete(BO, "move", "move", "", &[]).await;
    let [only] = &offered[..] else { panic!("it is not Bo's turn: {offered:?}") };
    let told = bot.command(BO, "move", &[("move", json!(only))]).await.content;
    assert!(told.contains("turn of **Ana**"), "{told}");
    assert_eq!(bot.complete(ANA, "move", "game", "", &[("move", "")]).await, ["1"]);
}

#[tokio::test]
async fn onlookers_are_offered_no_move_and_no_fault() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let offered = bot.complete(CY, "move", "move", "a8", &[]).await;
    let [only] = &offered[..] else { panic!("{offered:?}") };
    let told = bot.command(CY, "move", &[("move", json!(only))]).await.content;
    assert!(told.contains("watching"), "{told}");
    assert!(bot.complete(CY, "move", "game", "", &[("move", "")]).await.is_empty());
    for game in ["7", "none", ""] {
        bot.complete(CY, "move", "move", "a8", &[("game", game)]).await;
    }
}

#[tokio::test]
async fn choices_that_are_found_too_late_are_not_shown() {
    let choice = || vec![crate::commands::Choice::of("a8-b9".to_owned())];
    let now = tokio::time::Instant::now();
    assert_eq!(router::in_time(now, std::future::ready(choice())).await, choice());
    let past = now.checked_sub(std::time::Duration::from_millis(1400)).expect("the machine runs longer");
    assert!(router::in_time(past, std::future::pending()).await.is_empty());
}

#[tokio::test]
async fn choices_are_empty_where_the_store_fails() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.ctx.store.close().await;
    assert!(bot.complete(ANA, "move", "move", "a8", &[]).await.is_empty());
    assert!(bot.complete(ANA, "move", "game", "", &[("move", "")]).await.is_empty());
}

#[tokio::test]
async fn a_channel_without_a_game_says_how_to_begin() {
    let mut bot = Bot::start().await;
    for name in ["move", "moves", "board", "draw", "resign"] {
        let told = bot.command(ANA, name, &[("move", json!("a8-b9"))]).await.content;
        assert!(told.contains("/challenge"), "{name}: {told}");
    }
}

#[tokio::test]
async fn a_game_elsewhere_is_named_by_its_number() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.place = 3;
    let told = bot.command(ANA, "move", &[("move", json!("a8-b9")), ("game", json!("1"))]).await.content;
    assert!(told.contains("`a8-b9`") && told.contains("https://discord.com/channels/1/2"), "{told}");
    let told = bot.command(ANA, "board", &[("game", json!("9"))]).await.content;
    assert!(told.contains("/games"), "{told}");
}

#[tokio::test]
async fn a_game_of_another_server_is_its_players_business() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.server = 77;
    bot.place = 3;
    let told = bot.command(CY, "board", &[("game", json!("1"))]).await;
    assert!(told.board.is_none(), "{told:?}");
    assert!(bot.command(ANA, "board", &[("game", json!("1"))]).await.board.is_some());
}

#[tokio::test]
async fn where_the_bot_may_not_write_the_move_counts_and_the_right_is_named() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    bot.rights = NEEDED - Permissions::SEND_MESSAGES - Permissions::ATTACH_FILES;
    let told = bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await.content;
    assert!(told.contains("`a8-b9`") && told.contains("Send Messages"), "{told}");
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
    bot.rights = NEEDED - Permissions::ATTACH_FILES;
    let told = bot.command(BO, "move", &[("move", json!("c10xa8"))]).await.content;
    assert!(told.contains("Attach Files"), "{told}");
}

#[tokio::test]
async fn the_board_is_shown_from_ones_own_side_as_picture_or_letters() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let shown = bot.command(BO, "board", &[]).await;
    assert_eq!(shown.board.as_ref().expect("a picture").scene.bottom, rules::Side::North);
    assert_eq!(buttons(&shown), ["flip:1:south"]);
    let shown = bot.command(BO, "board", &[("form", json!("text"))]).await;
    assert_eq!(buttons(&shown), ["flip:1:south:-:text"]);
    assert!(shown.board.is_none() && shown.content.contains("```"), "{shown:?}");
    bot.rights = NEEDED - Permissions::ATTACH_FILES;
    assert!(bot.command(BO, "board", &[]).await.board.is_none());
}

#[tokio::test]
async fn moves_are_listed() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let watched = bot.command(CY, "moves", &[]).await;
    assert!(watched.content.contains("`a8-b9`") && buttons(&watched).is_empty(), "{watched:?}");
    assert_eq!(
        buttons(&bot.command(ANA, "moves", &[]).await),
        ["pick:1:1:0"],
        "the list leads to the choice"
    );
    assert!(matches!(bot.press(CY, "moves:1:0").await, Reply::Say(_)));
    assert!(matches!(bot.press_on(CY, "moves:1:0", 1, true).await, Reply::Instead(_)));
}

#[tokio::test]
async fn a_board_is_shown_as_it_is_wished_whatever_was_chosen() {
    use play::{BoardForm, Theme};
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    for (list, word) in [("prefer:theme", "contrast"), ("prefer:board", "text"), ("prefer:bottom", "first")] {
        bot.choose_in(CY, list, word).await;
    }
    let plain = bot.command(CY, "board", &[]).await;
    assert!(plain.board.is_none() && plain.content.contains("\nc   B"), "{plain:?}");
    let wished = [("side", json!("north")), ("theme", json!("light")), ("form", json!("picture"))];
    let shown = bot.command(CY, "board", &wished).await;
    let picture = shown.board.clone().expect("a picture");
    assert_eq!((picture.theme, picture.form), (Some(Theme::Light), Some(BoardForm::Picture)));
    assert_eq!(picture.scene.bottom, rules::Side::North);
    // The button keeps what was asked for.
    assert_eq!(buttons(&shown), ["flip:1:south:light:picture"]);
    let flipped = bot.press_on(CY, "flip:1:south:light:picture", 1, true).await;
    let Reply::Instead(flipped) = &flipped else { panic!("{flipped:?}") };
    let picture = flipped.board.clone().expect("a picture");
    assert_eq!((picture.theme, picture.scene.bottom), (Some(Theme::Light), rules::Side::South));
    assert_eq!(buttons(flipped), ["flip:1:north:light:picture"]);
    // One thing is as asked for, the others are as chosen.
    let themed = bot.command(CY, "board", &[("form", json!("picture"))]).await.board.expect("a picture");
    assert_eq!((themed.theme, themed.scene.bottom), (Some(Theme::Contrast), rules::Side::South));
    let turned = bot.command(CY, "board", &[("side", json!("north"))]).await.content;
    assert!(turned.find("\na ") < turned.find("\nc "), "{turned}");
    let own = [("side", json!("own")), ("form", json!("picture"))];
    let of_bo = bot.command(BO, "board", &own).await.board.expect("a picture");
    assert_eq!(of_bo.scene.bottom, rules::Side::North);
    let mover = [("side", json!("mover")), ("form", json!("picture"))];
    let of_bo = bot.command(BO, "board", &mover).await.board.expect("a picture");
    assert_eq!(of_bo.scene.bottom, rules::Side::South);
    let nobody = bot.command(CY, "board", &[("side", json!("west"))]).await.content;
    assert!(
        nobody.contains("Nobody plays that side in this game. Choose one of these: White, Black."),
        "{nobody}"
    );
    assert!(said(&bot.press_on(CY, "flip:1:east", 1, true).await).contains("Nobody plays that side"));
}

#[tokio::test]
async fn a_game_that_is_over_and_others_play_is_named_by_its_number() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.press_on(ANA, "abort-yes:1", 1, true).await;
    let shown = bot.command(CY, "board", &[("game", json!("1"))]).await;
    assert!(shown.board.is_some() && shown.content.contains("Game over"), "{shown:?}");
    let offered = bot.complete(CY, "board", "game", "", &[]).await;
    assert_eq!(offered, ["1"]);
}

#[tokio::test]
async fn buttons_under_an_old_board_lead_to_the_current_one() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.deliver().await;
    for id in ["draw:1:1", "play:1:1:a8-b9"] {
        let told = bot.press(ANA, id).await;
        assert!(said(&told).contains("over") && said(&told).contains("https://"), "{id}: {told:?}");
    }
    for id in ["dance:1", "play:1:2:Ha99", "choose:0"] {
        assert!(matches!(bot.press(ANA, id).await, Reply::Say(_)), "{id}");
    }
}

#[tokio::test]
async fn resigning_asks_first() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let asked = bot.command(ANA, "resign", &[]).await;
    assert_eq!(buttons(&asked), ["resign-yes:1", "resign-no:1"]);
    assert!(matches!(bot.press_on(ANA, "resign-no:1", 1, true).await, Reply::Instead(_)));
    assert!(
        matches!(bot.press(CY, "resign:1").await, Reply::Say(message) if message.content.contains("watching"))
    );
    assert!(matches!(bot.press_on(ANA, "resign-yes:1", 1, true).await, Reply::Instead(_)));
    let state = bot.ctx.store.game(game).await.unwrap().unwrap();
    assert_eq!(state.result().unwrap().to_string(), "0-1");
    assert!(said(&bot.press(BO, "resign:1").await).contains("over"));
    bot.deliver().await;
    let last = bot.posted().pop().unwrap();
    assert!(last.has_file && last.text().contains("Bo"), "{}", last.json);
}

#[tokio::test]
async fn with_four_the_partner_is_asked() {
    let mut bot = Bot::start().await;
    let options =
        [("game", json!("awithlaknakwe seats=4")), ("partner", json!(DEE)), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    for user in [BO, CY, DEE] {
        bot.press(user, "accept:1").await;
    }
    bot.deliver().await;
    bot.press_on(ANA, "resign-yes:1", 1, true).await;
    bot.deliver().await;
    let question = bot.posted().pop().unwrap();
    assert_eq!(question.json["allowed_mentions"]["users"], json!([DEE.to_string()]));
    let ids = question.json["components"].to_string();
    assert!(ids.contains("give-up:1:2") && ids.contains("play-on:1:2"), "{ids}");
    assert_eq!(bot.press(DEE, "play-on:1:2").await, Reply::Nothing);
    assert!(matches!(bot.press(DEE, "give-up:1:2").await, Reply::Say(_)), "the question is answered");
    bot.press_on(DEE, "resign-yes:1", 1, true).await;
    assert_eq!(bot.press(ANA, "give-up:1:4").await, Reply::Nothing);
    assert!(bot.ctx.store.running_of(PlayerId(ANA), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_gives_up_with_the_partner_is_told_that_the_game_ends_at_once() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "challenge", &[("game", json!("awithlaknakwe seats=4")), ("partner", json!(DEE))]).await;
    for user in [BO, CY, DEE] {
        bot.press(user, "accept:1").await;
    }
    assert!(bot.command(ANA, "resign", &[]).await.content.contains("has to agree"));
    bot.press_on(DEE, "resign-yes:1", 1, true).await;
    let told = bot.command(ANA, "resign", &[]).await.content;
    assert!(told.contains("**Dee** wants to as well, so the game is over at once"), "{told}");
    assert!(bot.command(BO, "resign", &[]).await.content.contains("has to agree"), "the other team");
}

#[tokio::test]
async fn a_draw_is_offered_and_answered() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    bot.command(ANA, "draw", &[]).await;
    bot.deliver().await;
    let offer = bot.posted().pop().unwrap();
    assert!(!offer.has_file);
    assert_eq!(offer.json["allowed_mentions"]["users"], json!([BO.to_string()]));
    assert!(matches!(bot.press(ANA, "draw-yes:1:2").await, Reply::Say(_)), "nobody answers oneself");
    assert_eq!(bot.press(BO, "draw-no:1:2").await, Reply::Nothing);
    assert!(said(&bot.press(BO, "draw-yes:1:2").await).contains("draw"), "the offer is over");
    bot.command(BO, "draw", &[]).await;
    assert!(bot.command(ANA, "draw", &[]).await.content.contains("agreed"));
    let result = bot.ctx.store.game(game).await.unwrap().unwrap().result().unwrap();
    assert_eq!(result.reason, play::Reason::Agreed);
}

#[tokio::test]
async fn games_rules_and_help_are_told() {
    let mut bot = Bot::start().await;
    assert!(bot.command(CY, "games", &[]).await.content.contains("/challenge"));
    bot.game("kolowis").await;
    let listed = bot.command(CY, "games", &[]).await.content;
    assert!(listed.contains("Ana") && listed.contains("https://discord.com/channels/1/2/"), "{listed}");
    assert!(bot.command(CY, "rules", &[]).await.content.contains("Kolowis"));
    assert!(bot.command(CY, "rules", &[("game", json!("mosona"))]).await.content.contains("Mosona"));
    assert!(matches!(bot.press_on(CY, "rules:Mosona:1", 1, true).await, Reply::Instead(_)));
    let first = bot.command(CY, "help", &[]).await;
    assert!(buttons(&first).contains(&"help:settle".to_owned()), "{first:?}");
    let mut help = String::new();
    for topic in view::HelpTopic::ALL {
        let told = bot.press_on(CY, &format!("help:{}", topic.word()), 1, true).await;
        assert!(said(&told).ends_with("Thank you."), "nothing is cut off: {}", said(&told));
        help.push_str(said(&told));
    }
    for command in crate::commands::all() {
        let told = help.matches(&format!("/{}`", command.name)).count()
            + help.matches(&format!("*{}*", command.name)).count();
        assert!(told >= 1, "{} is missing in the help", command.name);
    }
}

#[tokio::test]
async fn all_games_are_on_some_page() {
    let mut bot = Bot::start().await;
    for place in 0..8 {
        bot.place = 100 + place;
        let options = [("game", json!("mosona")), ("opponent", json!(BO))];
        bot.command(ANA, "challenge", &options).await;
        bot.press(BO, &format!("accept:{}", place + 1)).await;
    }
    let numbers = |text: &str| -> Vec<u32> {
        text.lines().filter_map(|line| line.strip_prefix("No. ")?.split(',').next()?.parse().ok()).collect()
    };
    let first = bot.command(CY, "games", &[]).await;
    assert_eq!(numbers(&first.content), [8, 7, 6], "{}", first.content);
    assert_eq!(buttons(&first), ["games:1"]);
    let second = bot.press_on(CY, "games:1", 1, true).await;
    assert_eq!(numbers(said(&second)), [5, 4, 3]);
    for page in ["games:2", "games:9"] {
        let reply = bot.press_on(CY, page, 1, true).await;
        assert_eq!(numbers(said(&reply)), [2, 1], "{page}");
        assert!(said(&reply).ends_with("Page 3 of 3"), "{page}");
    }
}

/// One that cannot be read says so itself and stands in nobody else's way.
#[tokio::test]
async fn a_damaged_game_blocks_no_other() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    bot.place = 3;
    bot.command(
        ANA,
        "challenge",
        &[("game", json!("mosona")), ("opponent", json!(BO)), ("begins", json!("first"))],
    )
    .await;
    bot.press(BO, "accept:2").await;
    bot.spoil("a8-b9", "zz-zz").await;

    let listed = bot.command(CY, "games", &[]).await.content;
    assert!(listed.contains("No. 2") && !listed.contains("No. 1"), "{listed}");
    let told = bot.command(ANA, "move", &[("move", json!("a10-b9"))]).await.content;
    assert!(told.contains("Played"), "{told}");
    for name in ["move", "board", "moves", "resign", "draw"] {
        let told = bot.command(ANA, name, &[("move", json!("a8-b9")), ("game", json!("1"))]).await.content;
        assert!(told.contains("Game 1 cannot go on"), "{name}: {told}");
    }
    // Its place is free again as soon as somebody would play there.
    bot.place = CHANNEL;
    let told = bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await.content;
    assert!(told.contains("Game 1 cannot go on"), "{told}");
    bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    bot.press(BO, "accept:3").await;
    assert_eq!(bot.ctx.store.running_at(Place(CHANNEL)).await.unwrap(), Some(play::GameId(3)));
}

#[tokio::test]
async fn the_same_interaction_twice_is_one_move() {
    let mut bot = Bot::start().await;
    let game = bot.game("mosona").await;
    let mut call = bot.call_of(ANA, "move", &[("move", json!("a8-b9"))]);
    let once = router::command_reply(&bot.ctx, &mut call).await;
    assert_eq!(router::command_reply(&bot.ctx, &mut call).await, once);
    assert_eq!(bot.ctx.store.game(game).await.unwrap().unwrap().ply(), 1);
}
