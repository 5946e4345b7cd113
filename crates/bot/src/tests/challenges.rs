use play::ChallengeState;

use super::*;

/// The challenge that `user` has open.
async fn open_of(bot: &Bot, user: u64) -> play::ChallengeId {
    bot.ctx.store.open_challenges_of(PlayerId(user)).await.unwrap()[0]
}

async fn state(bot: &Bot, id: play::ChallengeId) -> ChallengeState {
    bot.ctx.store.challenge(id).await.unwrap().unwrap().challenge.state
}

#[tokio::test]
async fn a_challenge_stands_in_the_channel_and_starts_a_game() {
    let mut bot = Bot::start().await;
    let told = bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    assert_eq!(told.audience, view::Audience::OnlyYou);
    bot.deliver().await;
    let posted = bot.posted();
    assert_eq!(posted[0].json["allowed_mentions"]["users"], json!([BO.to_string()]));
    let buttons = &posted[0].json["components"][0]["components"];
    assert_eq!(buttons[0]["custom_id"], json!("accept:1"), "{buttons}");

    assert_eq!(bot.press(BO, "accept:1").await, Reply::Nothing);
    bot.deliver().await;
    let board = bot.posted().pop().unwrap();
    assert!(board.has_file, "the first board is a picture");
    assert_eq!(bot.discord.asked("PATCH").len(), 1, "the challenge's message loses its buttons");
}

#[tokio::test]
async fn only_the_challenged_may_accept_and_only_the_challenger_cancel() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    for (user, id) in
        [(CY, "accept:1"), (ANA, "accept:1"), (BO, "cancel:1"), (CY, "decline:1"), (CY, "accept:9")]
    {
        let reply = bot.press(user, id).await;
        assert!(matches!(reply, Reply::Say(_)), "{user} {id}: {reply:?}");
    }
    let id = open_of(&bot, ANA).await;
    assert_eq!(state(&bot, id).await, ChallengeState::Open);
    bot.press(ANA, "cancel:1").await;
    assert_eq!(state(&bot, id).await, ChallengeState::Cancelled);
    assert!(said(&bot.press(BO, "accept:1").await).contains("taken back"));
}

#[tokio::test]
async fn the_challenged_may_decline() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "challenge", &[("game", json!("kolowis")), ("opponent", json!(BO))]).await;
    bot.deliver().await;
    let why = bot.press(BO, "decline:1").await;
    let id = play::ChallengeId(1);
    assert_eq!(state(&bot, id).await, ChallengeState::Declined(PlayerId(BO)));
    assert!(said(&why).contains("say why"), "{why:?}");
    let reasons = buttons(message_of(&why).unwrap());
    assert_eq!(reasons, ["why:1:time", "why:1:game", "why:1:rules", "why:1:limit"]);
    assert!(said(&bot.press_on(ANA, &reasons[2], 1, true).await).contains("Only who declined"));
    let told = bot.press_on(BO, &reasons[2], 1, true).await;
    assert!(matches!(&told, Reply::Instead(message) if message.rows.is_empty()), "{told:?}");
    let found = bot.ctx.store.challenge(id).await.unwrap().unwrap();
    assert_eq!(found.challenge.because, Some(play::DeclineReason::OtherRules));
    bot.deliver().await;
    let shown = bot.discord.asked("PATCH /api/v10/channels/2/messages/").pop().expect("it is told");
    assert!(shown.text().contains("other rules"), "{shown:?}");
}

#[tokio::test]
async fn oneself_programs_and_people_who_left_are_refused_each_in_its_own_words() {
    let mut bot = Bot::start().await;
    bot.discord.leaves(CY);
    let mut answers = Vec::new();
    for user in [ANA, BOT, CY] {
        let options = [("game", json!("mosona")), ("opponent", json!(user))];
        answers.push(bot.command(ANA, "challenge", &options).await.content);
    }
    answers.push(bot.menu(ANA, ANA).await.content);
    assert!(
        answers[0].contains("yourself") && answers[1].contains("program") && answers[2].contains("not here"),
        "{answers:?}"
    );
    assert_eq!(answers[0], answers[3]);
    assert!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_menu_opens_a_form() {
    let mut bot = Bot::start().await;
    let mut form = bot.menu(ANA, BO).await;
    for word in ["game=kolowis", "preset=strict", "begins=first", "limit=3d"] {
        let list = lists(&form).find(|list| list.choices.iter().any(|choice| choice.value == word));
        let list = list.expect("a list with every word").id.to_string();
        let reply = bot.choose_in(ANA, &list, word).await;
        let Reply::Instead(next) = reply else { panic!("{reply:?}") };
        form = next;
    }
    assert!(
        form.content.contains("captures must be made") && form.content.contains("3 days a move"),
        "{form:?}"
    );
    let send = buttons(&form).into_iter().find(|id| id.ends_with(":send")).expect("a button to send it");
    let reply = bot.press_on(ANA, &send, 1, true).await;
    assert!(matches!(&reply, Reply::Instead(message) if message.rows.is_empty()), "{reply:?}");
    let id = open_of(&bot, BO).await;
    let challenge = bot.ctx.store.challenge(id).await.unwrap().unwrap().challenge;
    assert_eq!(challenge.rules.to_string(), "kolowis strict");
    assert_eq!((challenge.begins, challenge.limit), (play::Begins::First, Some(play::MoveLimit::ThreeDays)));
}

#[tokio::test]
async fn anybody_accepts_a_seek() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("awithlaknakwe")), ("begins", json!("second"))]).await;
    bot.press(CY, "accept:1").await;
    let game = bot.ctx.store.running_of(PlayerId(CY), 9).await.unwrap().remove(0).game;
    assert_eq!(game.player_to_move(), Some(PlayerId(CY)));
}

#[tokio::test]
async fn four_sit_down_one_by_one() {
    let mut bot = Bot::start().await;
    let options =
        [("game", json!("awithlaknakwe seats=4")), ("partner", json!(DEE)), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    let seated = bot.press(BO, "accept:1:west").await;
    assert!(said(&seated).contains("West"), "{seated:?}");
    assert!(said(&bot.press(CY, "accept:1:west").await).contains("Bo"), "the seat is taken");
    bot.press(CY, "accept:1").await;
    assert_eq!(bot.press(DEE, "accept:1").await, Reply::Nothing);
    let game = bot.ctx.store.running_of(PlayerId(DEE), 9).await.unwrap().remove(0).game;
    let seats: Vec<u64> = game.seats().iter().map(|seat| seat.1.0).collect();
    assert_eq!(seats, [ANA, BO, CY, DEE]);
}

#[tokio::test]
async fn a_seat_of_somebody_who_left_starts_nothing() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.discord.leaves(ANA);
    assert!(said(&bot.press(BO, "accept:1").await).contains("not here any more"));
}

#[tokio::test]
async fn the_seat_of_who_has_left_a_lobby_is_open_again() {
    let mut bot = Bot::start().await;
    let options =
        [("game", json!("awithlaknakwe seats=4")), ("partner", json!(DEE)), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    bot.press(BO, "accept:1:west").await;
    bot.press(CY, "accept:1").await;
    bot.discord.leaves(BO);
    let seated = bot.press(DEE, "accept:1").await;
    let told = format!("East.\n<@{BO}> is not here any more, so that seat is open again.");
    assert!(said(&seated).ends_with(&told), "{seated:?}");
    assert_eq!(state(&bot, play::ChallengeId(1)).await, ChallengeState::Open);
    assert_eq!(bot.press(77, "accept:1:west").await, Reply::Nothing);
    let game = bot.ctx.store.running_of(PlayerId(DEE), 9).await.unwrap().remove(0).game;
    let seats: Vec<u64> = game.seats().iter().map(|seat| seat.1.0).collect();
    assert_eq!(seats, [ANA, 77, CY, DEE]);
}

#[tokio::test]
async fn whoever_plays_is_not_too_late() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    bot.press(BO, "accept:1").await;
    for id in ["accept:1", "decline:1"] {
        for user in [ANA, BO] {
            let reply = bot.press(user, id).await;
            assert_eq!(
                said(&reply),
                "The game has begun. [Go to the board.](https://discord.com/channels/1/2)",
                "{user} {id}"
            );
        }
        assert!(said(&bot.press(CY, id).await).contains("Too late"), "{id}");
    }
}

/// The button of "already between you" can be pressed anywhere.
#[tokio::test]
async fn who_has_left_is_asked_of_the_server_of_the_challenge() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.server = 5;
    assert_eq!(bot.press(BO, "accept:1").await, Reply::Nothing);
    let asked = bot.discord.asked("/members/");
    let of_ana: Vec<_> = asked.iter().filter(|asked| asked.path.ends_with(&format!("/{ANA}"))).collect();
    assert!(!of_ana.is_empty() && of_ana.iter().all(|asked| asked.path.contains("/guilds/1/")), "{asked:?}");
}

#[tokio::test]
async fn nobody_is_made_an_opponent_who_was_named_as_a_partner() {
    let mut bot = Bot::start().await;
    for name in ["partner", "second-opponent"] {
        for more in [None, Some(("opponent", json!(CY)))] {
            let options = [("game", json!("mosona")), (name, json!(BO))].into_iter().chain(more);
            let told = bot.command(ANA, "challenge", &options.collect::<Vec<_>>()).await.content;
            assert!(told.contains(&format!("`{name}`")) && told.contains("games of four"), "{told}");
        }
    }
    assert!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().is_empty());
}

#[tokio::test]
async fn rules_are_completed_within_discord_s_limits() {
    let mut bot = Bot::start().await;
    let long = "strict lozenges=20 outer-lines=yes men=full capture=strict ends=curved leap=bent ";
    let offered = bot.complete(ANA, "challenge", "rules", long, &[("game", "mosona")]).await;
    assert!(!offered.is_empty());
    let padded = long.replace(' ', "     ");
    for typed in [long, &padded, "", " "] {
        let offered = bot.complete(ANA, "challenge", "rules", typed, &[("game", "mosona")]).await;
        assert!(offered.len() <= 25, "{typed}");
        assert!(offered.iter().all(|text| text.chars().count() <= 100), "{typed}: {offered:?}");
    }
}

#[tokio::test]
async fn options_are_read_and_faults_named() {
    let mut bot = Bot::start().await;
    let seek = |rules: &str| [("game", json!("mosona")), ("rules", json!(rules))];
    let told = bot.command(ANA, "seek", &seek("lozenges=7")).await.content;
    assert!(told.contains("lozenges") && told.contains('7'), "{told}");
    bot.command(ANA, "seek", &seek("strict lozenges=6")).await;
    let id = open_of(&bot, ANA).await;
    let rules = bot.ctx.store.challenge(id).await.unwrap().unwrap().challenge.rules;
    assert_eq!(rules.to_string(), "mosona strict lozenges=6");
}

#[tokio::test]
async fn options_are_completed_by_what_fits() {
    let mut bot = Bot::start().await;
    let offered = bot.complete(ANA, "seek", "rules", "strict loz", &[("game", "mosona")]).await;
    assert!(offered.contains(&"strict lozenges=6".to_owned()), "{offered:?}");
    let offered = bot.complete(ANA, "seek", "rules", "", &[("game", "mosona")]).await;
    assert!(offered.len() <= 25 && !offered.contains(&"bead".to_owned()), "{offered:?}");
    assert!(
        bot.complete(ANA, "seek", "rules", "capture=strict capture=", &[("game", "mosona")]).await.is_empty()
    );
}

#[tokio::test]
async fn without_the_right_to_write_a_challenge_is_refused_and_the_right_named() {
    let mut bot = Bot::start().await;
    bot.rights = NEEDED - Permissions::SEND_MESSAGES;
    let told = bot.command(ANA, "seek", &[("game", json!("mosona"))]).await.content;
    assert!(told.contains("Send Messages"), "{told}");
    assert!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_challenge_runs_out() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.deliver().await;
    bot.clock.advance(std::time::Duration::from_secs(3601));
    assert!(said(&bot.press(BO, "accept:1").await).contains("expired"));
    bot.ctx.store.expire_challenges().await.unwrap();
    bot.deliver().await;
    assert_eq!(bot.discord.asked("PATCH").len(), 1, "its message says so");
}

#[tokio::test]
async fn a_second_game_in_a_channel_gets_a_thread() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(CY, "challenge", &[("game", json!("mosona")), ("opponent", json!(DEE))]).await;
    bot.deliver().await;
    bot.press(DEE, "accept:2").await;
    bot.deliver().await;
    let thread = bot.discord.asked("/threads");
    assert_eq!(thread.len(), 1);
    let game = bot.ctx.store.running_of(PlayerId(CY), 9).await.unwrap().remove(0);
    let board = bot.ctx.store.last_board(game.id).await.unwrap().expect("its board is posted");
    assert_ne!(board.place, Place(CHANNEL));
}

#[tokio::test]
async fn where_no_thread_can_be_made_the_game_is_a_guest() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.command(
        CY,
        "challenge",
        &[("game", json!("mosona")), ("opponent", json!(DEE)), ("begins", json!("first"))],
    )
    .await;
    bot.deliver().await;
    bot.press(DEE, "accept:2").await;
    bot.discord.refuse("/threads", 403, 50013);
    bot.deliver().await;
    // The channel is another game's, but Cy plays only this one.
    let told = bot.command(CY, "move", &[("move", json!("a8-b9"))]).await;
    assert!(told.content.contains("a8-b9"), "{told:?}");
    bot.deliver().await;
    let board = bot.ctx.store.last_board(play::GameId(2)).await.unwrap().expect("a board");
    assert_eq!(board.place, Place(CHANNEL));
}

#[tokio::test]
async fn where_no_thread_can_be_written_in_none_is_made() {
    for (right, name) in [
        (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ] {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        bot.rights = NEEDED - right;
        bot.command(CY, "challenge", &[("game", json!("mosona")), ("opponent", json!(DEE))]).await;
        bot.deliver().await;
        let told = bot.press(DEE, "accept:2").await;
        assert!(said(&told).contains(name), "{told:?}");
        bot.deliver().await;
        assert_eq!(bot.discord.asked("/threads").len(), 0);
        let board = bot.ctx.store.last_board(play::GameId(2)).await.unwrap().expect("a board");
        assert_eq!(board.place, Place(CHANNEL));
    }
}

#[tokio::test]
async fn a_first_game_needs_no_thread_and_nothing_is_said_of_one() {
    let mut bot = Bot::start().await;
    bot.rights = NEEDED - Permissions::SEND_MESSAGES_IN_THREADS;
    bot.game("mosona").await;
}

#[tokio::test]
async fn one_menu_opens_one_challenge() {
    let mut bot = Bot::start().await;
    let send = |form: &Message| buttons(form).into_iter().find(|id| id.ends_with(":send")).unwrap();
    let form = send(&bot.menu(ANA, BO).await);
    let first = bot.press_on(ANA, &form, 1, true).await;
    assert_eq!(bot.press_on(ANA, &form, 1, true).await, first, "the receipt again");
    assert_eq!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().len(), 1);
    bot.press_on(ANA, &form, 2, true).await;
    assert_eq!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().len(), 2, "another menu");
    let refused = bot.press_on(ANA, &form, 3, true).await;
    assert!(said(&refused).contains("enough open challenges"), "{refused:?}");
    let back = buttons(message_of(&refused).unwrap()).pop().expect("a way back to the form");
    bot.press(ANA, "cancel:1").await;
    let form = bot.press_on(ANA, &back, 3, true).await;
    let sent = bot.press_on(ANA, &send(message_of(&form).unwrap()), 3, true).await;
    assert!(said(&sent).contains("stands"), "sent again it is another challenge: {sent:?}");
}

#[tokio::test]
async fn too_many_challenges_can_be_cancelled_where_they_are_refused() {
    let mut bot = Bot::start().await;
    for _ in 0..5 {
        bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    }
    let refused = bot.command(ANA, "challenge", &[("game", json!("mosona")), ("opponent", json!(BO))]).await;
    let ways = buttons(&refused);
    assert_eq!(ways, ["cancel:5", "cancel:4", "cancel:3", "cancel:2", "cancel:1"]);
    let done = bot.press_on(ANA, &ways[0], 1, true).await;
    assert!(said(&done).contains("took the challenge back"), "{done:?}");
    assert_eq!(bot.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap().len(), 4);
}

#[tokio::test]
async fn what_was_deleted_leaves_no_challenge() {
    let mut bot = Bot::start().await;
    for _ in 0..3 {
        bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    }
    bot.deliver().await;
    let mut messages = Vec::new();
    for id in 1..=3 {
        let found = bot.ctx.store.challenge(play::ChallengeId(id)).await.unwrap().unwrap();
        messages.push(serenity::all::MessageId::new(found.message.expect("posted").0));
    }
    let channel = serenity::all::ChannelId::new(CHANNEL);
    crate::gone::messages(&bot.ctx, channel, &messages[..2]).await;
    assert_eq!(state(&bot, play::ChallengeId(1)).await, ChallengeState::Cancelled);
    assert_eq!(state(&bot, play::ChallengeId(2)).await, ChallengeState::Cancelled);
    assert_eq!(state(&bot, play::ChallengeId(3)).await, ChallengeState::Open);
    crate::gone::place(&bot.ctx, channel).await;
    assert_eq!(state(&bot, play::ChallengeId(3)).await, ChallengeState::Cancelled);
    assert_eq!(bot.discord.asked("PATCH").len(), 0);
}

#[tokio::test]
async fn a_challenge_deleted_before_it_is_on_record_is_over_too() {
    let mut bot = Bot::start().await;
    bot.command(ANA, "seek", &[("game", json!("mosona"))]).await;
    bot.discord.plan("POST /api/v10/channels/2/messages", 200, "", json!({ "id": "4711" }));
    let (channel, message) = (serenity::all::ChannelId::new(CHANNEL), serenity::all::MessageId::new(4711));
    crate::gone::messages(&bot.ctx, channel, &[message]).await;
    assert_eq!(state(&bot, play::ChallengeId(1)).await, ChallengeState::Open);
    bot.deliver().await;
    assert_eq!(state(&bot, play::ChallengeId(1)).await, ChallengeState::Cancelled);
}
