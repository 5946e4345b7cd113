//! Onlookers: they follow a game, and look at it from another side.

use crate::{
    harness::World,
    words::{private, says},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_follows_is_mentioned_at_the_end_and_only_then() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(&private(&chipo.press(&board, "Follow").await), &["You follow this game: you will be mentioned"]);
    let follows = eunji.press(&board, "Follow").await;
    says(&private(&follows), &["You follow this game"]);
    says(&private(&eunji.press(&board, "Follow").await), &["You follow this game"]);
    let stopped = eunji.press(&follows.message(), "Follow no more").await;
    says(&stopped.text(), &["You do not follow this game any more."]);
    let told = private(&ada.press(&board, "Follow").await);
    assert!(!told.contains("You follow"), "players are told anyway: {told}");

    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let board = world.games().board_after(&board).await;
    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    let over = world.games().board_after(&board).await;
    says(over.text(), &["**Game over.**", &format!("<@{}>: you followed this game.", chipo.id)]);
    assert_eq!(over.pings(), [&chipo.id]);
    let all = world.games().messages().await;
    let mentioned = all.iter().filter(|message| message.pings().contains(&chipo.id.as_str()));
    assert_eq!(mentioned.count(), 1);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn flip_shows_the_other_side_to_who_presses_it() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "awithlaknakwe")]).await;
    let before = world.games().messages().await.len();
    let flipped = chipo.press(&board, "Flip").await;
    private(&flipped);
    let flipped = flipped.message();
    assert!(flipped.is_board() && !flipped.alt().is_empty());
    assert_ne!(flipped.png().await, board.png().await, "it is another picture");
    assert_eq!(flipped.size(), board.size());
    assert_eq!(world.games().messages().await.len(), before, "nobody else sees it");
    world.finish().await;
}
