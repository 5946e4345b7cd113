//! Games with a limit of time for moves: reminders, time that is up, pauses, and a bot that was away.

use std::time::Duration;

use crate::{
    harness::{AT_WORK, Message, Person, World, until},
    words::{private, says},
};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A game of Ada, who is to move, and Björn with an hour for every move.
async fn begun(world: &World) -> (Person, Person, Message) {
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    says(board.text(), &["1 hour a move", "Time for this move runs out <t:"]);
    (ada, bjoern, board)
}

fn is_reminder(message: &Message) -> bool {
    message.text().contains("it is your turn: your time runs out") && !message.text().contains("resumes")
}

async fn reminders(world: &World) -> usize {
    world.games().messages().await.iter().filter(|message| is_reminder(message)).count()
}

async fn time_up(world: &World, after: &Message) -> Message {
    let is_claim = |message: &Message| message.has_button("Claim the win");
    world.games().wait_for_message(after.id(), "that the time is up", is_claim).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_late_is_reminded_once_and_may_move_until_the_win_is_claimed() {
    let world = World::with_clock().await;
    let (ada, bjoern, board) = begun(&world).await;
    says(&private(&bjoern.command("claim", &[]).await), &["Nothing can be claimed yet", "runs out <t:"]);
    world.pass(46 * MINUTE).await;
    let reminder = world.games().wait_for_message(board.id(), "a reminder", is_reminder).await;
    assert_eq!(reminder.pings(), [&ada.id]);
    world.pass(15 * MINUTE).await;
    let up = time_up(&world, &reminder).await;
    says(up.text(), &["the time of **Ada** has run out. You may claim the win, or wait"]);
    assert_eq!(up.pings(), [&bjoern.id]);
    assert_eq!(reminders(&world).await, 1);
    assert!(private(&ada.press(&up, "Claim the win").await).contains("Nothing can be claimed"));

    says(&private(&ada.command("move", &[("move", "a8-b9")]).await), &["Played: `a8-b9`."]);
    let board = world.games().board_after(&up).await;
    assert_eq!(board.pings(), [&bjoern.id]);
    assert!(private(&bjoern.command("claim", &[]).await).contains("Nothing can be claimed"));
    up.when("a claim that came to nothing loses its button", |up| up.buttons().is_empty()).await;

    world.pass(61 * MINUTE).await;
    let up = time_up(&world, &board).await;
    says(up.text(), &["the time of **Björn** has run out."]);
    ada.press(&up, "Claim the win").await;
    let over = world.games().board_after(&up).await;
    says(over.text(), &["**Game over.** **Ada** (White) wins: the time of **Björn** (Black) ran out."]);
    up.when("a claimed win loses its button", |up| up.buttons().is_empty()).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_claims_is_lost_of_itself_as_long_again_later() {
    let world = World::with_clock().await;
    let (_, bjoern, board) = begun(&world).await;
    world.pass(61 * MINUTE).await;
    let up = time_up(&world, &board).await;
    world.pass(57 * MINUTE).await;
    assert_eq!(world.games().boards().await.len(), 1, "there is still time to move");
    world.keep_buttons(&up).await;
    world.pass(3 * MINUTE).await;
    let over = world.games().board_after(&up).await;
    says(over.text(), &["**Björn** (Black) wins: the time of **Ada** (White) ran out."]);
    world.until_faults_are_used().await;
    let told = private(&bjoern.press(&up, "Claim the win").await);
    says(&told, &["This game is over.", "the time of **Ada** (White) ran out."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_consent_the_time_stands_still_until_somebody_resumes() {
    let world = World::with_clock().await;
    let (ada, bjoern, board) = begun(&world).await;
    world.pass(30 * MINUTE).await;
    assert_eq!(private(&ada.command("pause", &[]).await), "You asked for a pause.");
    let is_offer = |message: &Message| message.has_button("Agree to pause");
    let offer = world.games().wait_for_message(board.id(), "the wish", is_offer).await;
    says(offer.text(), &["**Ada** asks for a pause"]);
    assert_eq!(offer.pings(), [&bjoern.id]);
    bjoern.press(&offer, "Agree to pause").await;
    let is_paused = |message: &Message| message.has_button("Resume");
    let paused = world.games().wait_for_message(offer.id(), "the pause", is_paused).await;
    assert_eq!(paused.text(), "The game is paused: the time for moves stands still.");
    says(
        &private(&ada.command("move", &[("move", "a8-b9")]).await),
        &["The game is paused. Resume it first"],
    );
    world.pass(3 * HOUR).await;
    assert_eq!(reminders(&world).await, 0);

    bjoern.press(&paused, "Resume").await;
    let is_resumed = |message: &Message| message.text().contains("resumes the game");
    let resumed = world.games().wait_for_message(paused.id(), "that it goes on", is_resumed).await;
    says(resumed.text(), &["**Björn** resumes the game.", "it is your turn: your time runs out <t:"]);
    assert_eq!(resumed.pings(), [&ada.id]);
    says(&private(&ada.command("resume", &[]).await), &["The game is not paused."]);
    world.pass(44 * MINUTE).await;
    assert_eq!(reminders(&world).await, 0, "the time began anew");
    world.pass(2 * MINUTE).await;
    world.games().wait_for_message(resumed.id(), "a reminder", is_reminder).await;
    world.finish().await;
}

/// When the time for the move runs out, as `/board` says it, in seconds.
async fn deadline(person: &Person) -> u64 {
    let board = private(&person.command("board", &[("form", "text")]).await);
    let line = board.lines().find(|line| line.starts_with("Time for this move"));
    let time = line.and_then(|line| line.split_once("<t:")?.1.split(':').next()?.parse().ok());
    time.unwrap_or_else(|| panic!("no time is told: {board}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_away_for_a_day_costs_nobody_time() {
    let mut world = World::with_clock().await;
    let (ada, _, board) = begun(&world).await;
    world.pass(10 * MINUTE).await;
    let before = deadline(&ada).await;
    world.kill_bot().await;
    world.advance(DAY).await;
    world.start_bot().await;
    until("time is credited", async || (deadline(&ada).await != before).then_some(())).await;
    world.pass(30 * MINUTE).await;
    let since = world.games().since(board.id()).await;
    assert!(since.iter().all(|message| message.is_private()), "nobody is called: {since:#?}");
    world.pass(6 * MINUTE).await;
    world.games().wait_for_message(board.id(), "a reminder", is_reminder).await;
    world.finish().await;
}

/// Its process runs, and it even posts; but nobody can reach it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_hears_nobody_lets_nobodys_time_run() {
    const STEPS: u64 = 3;
    let world = World::with_clock().await;
    let (ada, _, board) = begun(&world).await;
    world.pass(44 * MINUTE).await;
    let before = deadline(&ada).await;
    world.shut_gateway().await;
    for _ in 0..STEPS {
        // No leap: a bot that took itself to be at work would not even notice.
        world.advance(AT_WORK).await;
        world.until_the_bot_has_looked(&board).await;
    }
    assert_eq!(reminders(&world).await, 0, "it was time a while ago");
    world.open_gateway().await;
    let after = until("time is credited", async || {
        let now = deadline(&ada).await;
        (now != before).then_some(now)
    })
    .await;
    assert!(after - before >= STEPS * AT_WORK.as_secs(), "credited: {} s", after - before);
    assert_eq!(reminders(&world).await, 0);
    world.pass(4 * MINUTE).await;
    world.games().wait_for_message(board.id(), "a reminder", is_reminder).await;
    assert_eq!(reminders(&world).await, 1);
    world.finish().await;
}
