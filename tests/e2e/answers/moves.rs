//! Moves that are not played: out of turn, by onlookers, illegal, ambiguous, unreadable, without a game.

use rules::{Game, Rules};

use crate::{
    harness::{Message, World},
    words::{address, private, reply, says, until_known},
};

fn legal() -> Vec<String> {
    let game = Game::new("mosona".parse::<Rules>().unwrap());
    game.legal_actions().iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_not_move_is_told_why_and_led_to_the_board() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &board).await;
    let link =
        format!("[Go to the board.](https://discord.com/channels/1100000000000000100{})", address(&board));

    let waits = ["It is the turn of **Ada** (White). It began <t:", &link];
    says(&private(&bjoern.command("move", &[("move", "c10-b9")]).await), &waits);
    let written = bjoern.reply_to(&board, "c10-b9").await;
    let told = reply(&world, &written).await;
    says(told.text(), &waits);
    assert_eq!(told.pings(), [""; 0], "an answer pings nobody");

    let watches = ["You are watching this game.", "`/challenge`", "`/seek`", &link];
    says(&private(&chipo.command("move", &[("move", "a8-b9")]).await), &watches);
    says(&private(&chipo.command("resign", &[]).await), &watches);
    says(&private(&chipo.command("draw", &[]).await), &watches);
    for button in ["Move", "Offer draw", "Break off"] {
        let refused = chipo.press(&board, button).await;
        says(&private(&refused), &watches);
        assert_eq!(refused.message().labels(), ["Follow"], "what onlookers can do");
    }
    let written = chipo.mentions_bot("a8-b9").await;
    says(reply(&world, &written).await.text(), &watches);
    // What may be looked at is shown to everybody.
    says(&private(&chipo.command("moves", &[]).await), &["**Ada** (White) can play:", "`a8-b9`"]);
    says(&private(&bjoern.press(&board, "Move").await), &waits);
    assert_eq!(world.games().boards().await.len(), 1, "nothing was played");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_illegal_move_is_told_its_reason_and_offered_the_nearest() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let rows = [
        ("a2-b9", "`a2-b9` is not possible: no line joins"),
        ("c10-b9", "is not possible: the man on `c10` is not yours"),
        ("b9-a8", "is not possible: no man stands on `b9`"),
        ("a8-b7", "is not possible: `b7` is not vacant"),
        ("a8xc8", "is not possible: a man cannot leap from `a8` to `c8`"),
        ("Hc10", "is not possible: nobody can be huffed now"),
    ];
    let mut nearest = None;
    for (typed, told) in rows {
        let answer = ada.command("move", &[("move", typed)]).await;
        says(&private(&answer), &[told]);
        let buttons = answer.message().labels();
        assert!(
            buttons.len() <= 5 && buttons.iter().all(|label| legal().contains(label)),
            "{typed}: {buttons:?}"
        );
        for label in &buttons {
            says(&answer.text(), &["Possible", &format!("`{label}`")]);
        }
        nearest = nearest.or(Some((answer.message(), buttons)).filter(|nearest| !nearest.1.is_empty()));
    }
    let (question, buttons) = nearest.expect("some illegal move is near a legal one");
    plays_its_button(&world, &ada, &board, (&question, &buttons[0])).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_ambiguous_move_is_asked_about_and_the_chosen_reading_played() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let question = ada.command("move", &[("move", "b9")]).await;
    let there: Vec<String> = legal().into_iter().filter(|text| text.ends_with("-b9")).collect();
    assert!(there.len() > 1, "{there:?}");
    let told = format!("That can be {} moves. Which one do you mean?", there.len());
    says(&private(&question), &[&told]);
    assert_eq!(sorted(question.message().labels()), sorted(there.clone()));
    assert_eq!(world.games().boards().await.len(), 1, "nothing is guessed");
    plays_its_button(&world, &ada, &board, (&question.message(), &there[1])).await;
    world.finish().await;
}

/// Presses a button of a private question: its move is played, and the question becomes the answer.
async fn plays_its_button(
    world: &World,
    player: &crate::harness::Person,
    board: &Message,
    (question, label): (&Message, &str),
) {
    let answer = player.press(question, label).await;
    assert_eq!(answer.text(), format!("Played: `{label}`."));
    assert_eq!(answer.message().id(), question.id(), "the question is replaced");
    assert!(answer.message().buttons().is_empty(), "and asks no more");
    let next = world.games().board_after(board).await;
    says(next.text(), &[&format!("**Ada** played `{label}`.")]);
}

fn sorted(mut labels: Vec<String>) -> Vec<String> {
    labels.sort();
    labels
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unreadable_move_is_told_what_was_not_understood() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let long = "a8-b9 ".repeat(rules::MAX_TYPED / 6 + 1);
    let too_long = format!("That is too long for a move: at most {} characters.", rules::MAX_TYPED);
    let rows = [
        ("hello there", "I cannot read `hello` as part of a move. Write it like `"),
        ("@everyone", "as part of a move"),
        ("?!", "I see no move in that. Write it like `"),
        ("a8-b99", "This board has no `b99`. Its rows are a, b and c"),
        ("a8-b9 a10-b9", "Send one turn at a time, like `"),
        (&long, &too_long),
    ];
    for (typed, told) in rows {
        let answer = ada.command("move", &[("move", typed)]).await;
        says(&private(&answer), &[told]);
        assert_eq!(answer.message().json["mention_everyone"], false);
    }
    assert_eq!(world.games().boards().await.len(), 1, "nothing was played");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_without_a_game_says_how_to_begin_one() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let lounge = ada.in_channel("lounge");
    let told = ["No game is going on in this channel.", "`/challenge`", "`/seek`", "`/games`"];
    for command in ["moves", "board", "draw", "resign"] {
        says(&private(&lounge.command(command, &[]).await), &told);
    }
    says(&private(&lounge.command("move", &[("move", "a8-b9")]).await), &told);
    let written = lounge.mentions_bot("a8-b9").await;
    says(reply(&world, &written).await.text(), &told);
    assert!(lounge.autocomplete("move", &[("move", "")], "move").await.is_empty());
    // A game elsewhere is named by its number.
    says(
        &private(&lounge.command("board", &[("game", "99")]).await),
        &["no game with this number", "`/games`"],
    );
    let played = private(&lounge.command("move", &[("move", "a8-b9"), ("game", "1")]).await);
    says(&played, &["Played: `a8-b9`.", "[Go to the board.](https://discord.com/channels/"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_tells_its_result() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    let last = world.games().board_after(&board).await;
    until_known(&ada, &last).await;
    let over = [
        "This game is over.",
        "**Björn** (Black) wins: **Ada** (White) gave up.",
        "`/challenge`",
        &address(&last),
    ];
    for (name, options) in [("move", vec![("move", "a16-b17")]), ("resign", vec![]), ("draw", vec![])] {
        says(&private(&bjoern.command(name, &options).await), &over);
    }
    says(
        &private(&bjoern.command("moves", &[]).await),
        &["The game is over: nothing can be played any more."],
    );
    says(&private(&chipo.command("move", &[("move", "a16-b17")]).await), &["You are watching this game."]);
    world.finish().await;
}
