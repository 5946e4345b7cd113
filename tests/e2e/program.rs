//! Games against the program and beside it.

use crate::{
    harness::{Message, Person, World, until},
    words::{private, says},
};

const FOUR: (&str, &str) = ("game", "awithlaknakwe seats=4");

/// `person` begins a game in which nobody has to be waited for; its first board.
async fn begins(world: &World, person: &Person, options: &[(&str, &str)]) -> Message {
    let end = world.games().end().await;
    says(&private(&person.command("challenge", options).await), &["The game begins. Good game!"]);
    world.games().wait_for_message(&end, "the first board", Message::is_board).await
}

/// What `person` can play once it is their turn; nothing once the game is over.
async fn turn_of(person: &Person) -> Option<String> {
    until("the turn", async || {
        let moves = person.autocomplete("move", &[("move", "")], "move").await;
        let over = || async { person.command("moves", &[]).await.text().contains("The game is over") };
        match moves.first() {
            Some(action) if action != "?" => Some(Some(action.clone())),
            Some(_) => None,
            None => over().await.then_some(None),
        }
    })
    .await
}

async fn plays(person: &Person) -> bool {
    let Some(action) = turn_of(person).await else { return false };
    let told = person.command("move", &[("move", &action)]).await;
    says(&private(&told), &["Played: "]);
    true
}

/// How many plies the board of the game has, as its own message shows.
async fn plies(person: &Person) -> usize {
    person.command("board", &[]).await.message().ply()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_the_program_goes_on_to_its_end_and_is_played_again() {
    let world = World::start().await;
    let [ada] = world.people(["ada"]).await;
    let options = [("game", "mosona"), ("level", "1"), ("begins", "first")];
    let board = begins(&world, &ada, &options).await;
    says(board.text(), &["**Ada** (White) against **Stones, level 1** (Black): the game begins."]);
    says(board.alt(), &["Ada (White)", "Stones, level 1 (Black)"]);
    let challenge = &world.games().messages().await[0];
    says(
        challenge.text(),
        &["**Ada** plays **Awithlaknan Mosona** against **Stones, level 1**.", "**Ada** begins, as White."],
    );
    let link = challenge.when("the way to the game", |it| it.text().contains("[The game has begun](")).await;
    assert!(link.buttons().is_empty(), "{:?}", link.labels());

    for _ in 0..20 {
        if !plays(&ada).await {
            break;
        }
    }
    if turn_of(&ada).await.is_some() {
        assert_eq!(plies(&ada).await, 40, "every move was answered once");
        let question = ada.command("resign", &[]).await.message();
        ada.press(&question, "Yes, give up").await;
    }
    let over = |message: &Message| message.has_button("Rematch");
    let over = world.games().wait_for_message("0", "the end", over).await;
    ada.press(&over, "Rematch").await;
    let begins = |it: &Message| {
        it.text().contains("**Stones, level 1** (White) against **Ada** (Black)")
            || it.text().contains("**Stones, level 1** played")
    };
    world.games().wait_for_message(over.id(), "the same with sides swapped", begins).await;
    assert!(turn_of(&ada).await.is_some());
    assert_eq!(plies(&ada).await, 1, "the program has begun");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_the_program_thinks_the_bot_plays_its_move_once() {
    let mut world = World::start().await;
    let [ada] = world.people(["ada"]).await;
    begins(&world, &ada, &[("game", "kolowis"), ("level", "max"), ("begins", "first")]).await;
    for round in 1..=3 {
        assert!(plays(&ada).await);
        world.kill_bot().await;
        world.start_bot().await;
        assert!(turn_of(&ada).await.is_some());
        assert_eq!(plies(&ada).await, 2 * round);
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_four_seats_the_program_is_partner_and_opponent() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let end = world.games().end().await;
    let options = [FOUR, ("opponent", "bjoern"), ("level", "2"), ("begins", "first")];
    ada.command("challenge", &options).await;
    let is_lobby = |message: &Message| message.has_button("Accept");
    let lobby = world.games().wait_for_message(&end, "the lobby", is_lobby).await;
    says(lobby.text(), &["North: **Stones, level 2**\nEast: **Stones, level 2**"]);
    assert!(!lobby.has_button("Fill up with the program"), "{:?}", lobby.labels());
    bjoern.press(&lobby, "Accept").await;
    let board = world.games().board_after(&lobby).await;
    says(board.text(), &["**Ada** (South) and **Stones, level 2** (East) against"]);
    for round in 1..=3 {
        assert!(plays(&ada).await && plays(&bjoern).await);
        assert!(turn_of(&ada).await.is_some());
        assert!(plies(&ada).await >= 4 * round, "all four have moved");
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn free_seats_are_filled_up_with_the_program() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let end = world.games().end().await;
    ada.command("seek", &[FOUR, ("begins", "first")]).await;
    let fills = |message: &Message| message.has_button("Fill up with the program");
    let lobby = world.games().wait_for_message(&end, "the lobby", fills).await;
    bjoern.press(&lobby, "Play as West").await;
    let lobby = lobby.when("Björn has a seat", |message| message.text().contains("West: **Björn**")).await;
    says(
        &private(&bjoern.press(&lobby, "Fill up with the program").await),
        &["Only **Ada**, who made this challenge"],
    );
    let asked = ada.press(&lobby, "Fill up with the program").await.message();
    says(asked.text(), &["How strong is it to play?"]);
    says(&ada.pick(&asked, "3").await.text(), &["The program takes the free seats."]);
    let board = world.games().board_after(&lobby).await;
    says(
        board.text(),
        &[
            "**Ada** (South) and **Stones, level 3** (East) against **Stones, level 3** (North) and **Björn** (West)",
        ],
    );
    assert!(plays(&ada).await && plays(&bjoern).await && turn_of(&ada).await.is_some());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_form_has_the_program_too_and_a_draw_is_answered() {
    let world = World::start().await;
    let [ada] = world.people(["ada"]).await;
    let form = ada.command("challenge", &[("level", "2"), ("begins", "first")]).await.message();
    says(form.text(), &["**Awithlaknan Mosona** against **Stones, level 2**."]);
    let options = ada.press(&form, "Options").await.message();
    let chosen = ada.pick(&options, "free=1").await.message();
    says(chosen.text(), &["**Awithlaknan Mosona** against **Stones, level 1**."]);
    let end = world.games().end().await;
    ada.press(&chosen, "Play").await;
    let board = world.games().wait_for_message(&end, "the first board", Message::is_board).await;
    ada.press(&board, "Offer draw").await;
    let answered = |message: &Message| {
        message.text() == "**Stones, level 1** declines the draw."
            || message.text().contains("a draw was agreed")
    };
    world.games().wait_for_message(board.id(), "the program's answer", answered).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_seat_has_a_name_and_none_is_left_for_the_program() {
    let world = World::start().await;
    let [ada, _bjoern] = world.people(["ada", "bjoern"]).await;
    let options = [("game", "mosona"), ("opponent", "bjoern"), ("level", "3")];
    says(&private(&ada.command("challenge", &options).await), &["Every seat has a name already"]);
    assert!(world.games().messages().await.is_empty());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_for_who_plays_against_the_program_and_for_games_that_are_over() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let options = [("game", "mosona"), ("level", "1"), ("begins", "first")];
    let board = begins(&world, &ada, &options).await;
    for told in [ada.command("hint", &[]).await, ada.press(&board, "Hint").await] {
        assert!(told.message().is_private() && told.message().has_picture(), "{}", told.text());
        says(&told.text(), &["I would play `"]);
        says(told.message().alt(), &["can go to"]);
    }
    says(&private(&bjoern.command("hint", &[]).await), &["You are watching this game."]);
    says(&private(&ada.command("analyse", &[]).await), &["The game goes on, and nobody is helped."]);
    assert!(plays(&ada).await && turn_of(&ada).await.is_some());
    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    world.games().wait_for_message("0", "the end", |message| message.has_button("Rematch")).await;

    // Whoever sees the game looks back on it.
    let end = bjoern.command("hint", &[("game", "1")]).await.message();
    says(end.text(), &["This game is over. Go back to the position that you mean, and press *Hint* there."]);
    assert!(!end.has_button("Hint"), "{:?}", end.labels());
    let before = bjoern.press(&end, "Back").await.message();
    says(&bjoern.press(&before, "Hint").await.text(), &["I would play `"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_people_there_are_no_hints_until_the_game_is_over() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    assert!(!board.has_button("Hint"), "{:?}", board.labels());
    ada.reply_to(&board, "a8-b9").await;
    world.games().board_after(&board).await;
    for person in [&ada, &bjoern] {
        let told = private(&person.command("hint", &[]).await);
        says(&told, &["You play against people, so there are no hints.", "`/replay` has them"]);
    }
    let running = bjoern.command("replay", &[]).await.message();
    let first = bjoern.press(&running, "Back").await.message();
    assert!(!first.has_button("Hint"), "{:?}", first.labels());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_is_analysed_by_a_curve_and_in_words() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    ada.reply_to(&board, "a8-b9").await;
    let board = world.games().board_after(&board).await;
    bjoern.reply_to(&board, "c10xa8").await;
    world.games().board_after(&board).await;
    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    let over = |message: &Message| message.has_button("Analyse");
    let over = world.games().wait_for_message("0", "the end", over).await;
    for told in [ada.press(&over, "Analyse").await, bjoern.command("analyse", &[("game", "1")]).await] {
        let told = told.message();
        assert!(told.is_private() && told.has_picture(), "{}", told.text());
        assert_eq!(told.size(), (1000, 500));
        says(
            told.text(),
            &[
                "**Awithlaknan Mosona**, no. 1, as I see it:",
                "**Ada** (White): the best action in ",
                " of 1 choices (",
            ],
        );
        says(
            told.alt(),
            &["How the game of Awithlaknan Mosona went, as a curve.", "At the start: ", "At the end: "],
        );
    }
    world.deny(&["ATTACH_FILES"]).await;
    let told = ada.command("analyse", &[("game", "1")]).await.message();
    assert!(!told.has_picture());
    says(told.text(), &["At the start: ", "At the end: "]);
    world.finish().await;
}
