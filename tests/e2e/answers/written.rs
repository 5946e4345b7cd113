//! What is written in channels and to the bot alone: replies, mentions, chatter, other bots.

use crate::{
    harness::{Message, Person, World},
    lines::{can_huff, play, way_to},
    words::{address, private, reply, said_after, says, until_known},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_mentions_and_direct_messages_play_moves() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let bot = first.author().to_owned();
    let written = ada.reply_to(&first, "A8 – B9!").await;
    let second = world.games().board_after(&first).await;
    assert_eq!(said_after(&world, &written, &bot).await, [second.text()], "the board says it all");
    says(second.text(), &["**Ada** played `a8-b9`."]);

    let written = bjoern.mentions_bot("c10 takes a8").await;
    let third = match world.games().wait_for_message(written.id(), "an answer", |it| it.author() == bot).await
    {
        board if board.is_board() => board,
        answer => panic!("the mention is not played: {}", answer.text()),
    };
    says(third.text(), &["**Björn** played `c10xa8`, taking 1 man."]);

    let alone = ada.in_channel("@bot");
    let asked = alone.say("what now?").await;
    says(reply(&world, &asked).await.text(), &["I cannot read `what` as part of a move."]);
    let typed = ada.autocomplete("move", &[("move", "")], "move").await.remove(0);
    let written = alone.say(&typed).await;
    let told = reply(&world, &written).await;
    says(told.text(), &[&format!("Played: `{typed}`."), "https://discord.com/channels/"]);
    let fourth = world.games().board_after(&third).await;
    says(fourth.text(), &[&format!("**Ada** played `{typed}`")]);

    let written = chipo.in_channel("@bot").say("a8-b9").await;
    says(reply(&world, &written).await.text(), &["You play no game at the moment.", "`/challenge`"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chatter_to_the_bot_is_answered_and_nothing_else() {
    let world = World::start().await;
    let [ada, bjoern, echo] = world.people(["ada", "bjoern", "echo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let bot = board.author().to_owned();
    ada.say("a8-b9").await;
    bjoern.say("nice weather, is it not?").await;
    echo.reply_to(&board, "a8-b9").await;
    echo.mentions_bot("a8-b9").await;
    bjoern.reply_without_ping(&board, "you will lose").await;
    let remark = bjoern.say("this one is replied to").await;
    ada.reply_to(&remark, "a8-b9").await;

    let chatter = ada.reply_to(&board, "nice weather").await;
    let told = reply(&world, &chatter).await;
    says(told.text(), &["I cannot read `nice` as part of a move."]);
    assert!(!told.is_private() && told.pings().is_empty(), "{}", told.json);
    let mention = bjoern.mentions_bot("").await;
    let help = reply(&world, &mention).await;
    says(help.text(), &["`/move`", "reply to the board"]);
    says(&private(&bjoern.press(&help, "Find players").await), &["`/challenge`"]);
    let all = said_after(&world, &board, &bot).await;
    assert_eq!(all, [told.text(), help.text()], "and nobody else was answered");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_empty_reply_of_the_player_gets_one_hint() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &board).await;
    let bot = board.author().to_owned();
    bjoern.reply_without_ping(&board, "c10-b9").await;
    let written = ada.reply_without_ping(&board, "a8-b9").await;
    let hint = reply(&world, &written).await;
    assert_eq!(
        hint.text(),
        "I cannot see what you wrote. Reply with the ping switched on, mention me, use `/move`, or right-click or hold \
         your message → Apps → *Play as move*."
    );
    ada.reply_without_ping(&board, "a8-b9").await;
    let next = ada.reply_to(&board, "a8-b9").await;
    let moved = world.games().board_after(&next).await;
    assert_eq!(
        said_after(&world, &board, &bot).await,
        [hint.text(), moved.text()],
        "one hint, then the move"
    );
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reply_to_an_older_board_is_played_now_if_it_is_ones_turn_and_says_so() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let old = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &old).await;
    ada.reply_to(&old, "a8-b9").await;
    let current = world.games().board_after(&old).await;
    until_known(&ada, &current).await;

    let early = ada.reply_to(&old, "a10-b9").await;
    let told = reply(&world, &early).await;
    says(told.text(), &["It is the turn of **Björn** (Black)", &address(&current)]);

    let late = bjoern.reply_to(&old, "c10xa8").await;
    let told = reply(&world, &late).await;
    says(
        told.text(),
        &["Played: `c10xa8`.", "That was a reply to an older board; it was played in the current position."],
    );
    let next = world.games().board_after(&current).await;
    says(next.text(), &["**Björn** played `c10xa8`"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_huff_and_a_move_are_one_turn_or_nothing() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let bot = board.author().to_owned();
    let line = way_to("mosona", can_huff);
    let board = play(&world, [&ada, &bjoern], board, &line).await;
    let turn = line.legal_turns().into_iter().find(|turn| turn.len() == 2).unwrap();
    let (huff, then) = (turn[0].to_string(), turn[1].to_string());
    let spot = huff.trim_start_matches('H').to_owned();
    says(board.text(), &[&format!("`{spot}`"), "you may huff"]);
    assert!(board.has_button(&format!("Huff {spot}")), "{:?}", board.labels());

    // The second half is impossible: nothing is played.
    let written = ada.reply_to(&board, &format!("{huff} a1-a2")).await;
    reply(&world, &written).await;
    assert_eq!(said_after(&world, &written, &bot).await.len(), 1, "no half of a turn is played");

    let written = ada.reply_to(&board, &format!("{huff} {then}")).await;
    let next = world.games().board_after(&written).await;
    says(next.text(), &[&format!("**Ada** played `{huff} {then}`")]);
    assert_eq!(next.pings(), [&bjoern.id]);
    assert_eq!(said_after(&world, &written, &bot).await, [next.text()], "one turn, one board");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_huff_by_its_button_leaves_the_turn_with_the_player() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let line = way_to("mosona", can_huff);
    let board = play(&world, [&ada, &bjoern], board, &line).await;
    let huff = board.labels().into_iter().find(|label| label.starts_with("Huff ")).unwrap();
    let spot = huff.trim_start_matches("Huff ").to_owned();
    says(&private(&bjoern.press(&board, &huff).await), &["It is the turn of **Ada**"]);
    assert_eq!(ada.press(&board, &huff).await.status(), "acknowledged");
    let next = world.games().board_after(&board).await;
    says(next.text(), &[&format!("**Ada** huffed the man on `{spot}`"), "**Ada** (White) to play."]);
    assert!(next.pings().is_empty(), "who is there already is not called again");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_is_played_by_its_menu() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let written = ada.say("a8-b9").await;
    let play = async |person: &Person, message: &Message| person.message_menu("Play as move", message).await;
    says(&private(&play(&chipo, &written).await), &["Only a message that you wrote yourself"]);
    says(&private(&play(&chipo, &chipo.say("a8-b9").await).await), &["You are watching this game."]);
    let early = bjoern.say("c10xa8").await;
    says(&private(&play(&bjoern, &early).await), &["It is the turn of **Ada**"]);
    says(&private(&play(&ada, &ada.say("what?").await).await), &["I cannot read `what` as part of a move."]);
    says(&private(&play(&ada, &written).await), &["Played: `a8-b9`."]);
    let next = world.games().board_after(&early).await;
    says(next.text(), &["**Ada** played `a8-b9`."]);
    says(&private(&play(&bjoern, &early).await), &["Played: `c10xa8`."]);
    says(world.games().board_after(&next).await.text(), &["**Björn** played `c10xa8`, taking 1 man."]);
    world.finish().await;
}
