//! The shortest way through the whole: a challenge, its acceptance, one move, the next board.

use crate::harness::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_accepted_and_a_move_played() {
    let world = World::start().await;
    let (ana, ben) = (world.person("ada").await, world.person("bjoern").await);
    let board = world.begin(&ana, &ben, &[("game", "mosona")]).await;
    assert_eq!(board.pings(), [&ana.id]);

    let offered = ana.autocomplete("move", &[("move", "a8")], "move").await;
    assert!(offered.contains(&"a8-b9".to_owned()), "{offered:?}");
    ana.reply_to(&board, "a8 b9").await;
    let next = world.games().board_after(&board).await;
    assert_eq!(next.pings(), [&ben.id]);
    assert!(next.alt().contains("Ada (White) went a8 to b9."), "{}", next.alt());
    assert_ne!(next.file_name(), board.file_name());
    assert!(next.png().await.starts_with(b"\x89PNG"));
    board.when("the old board loses its buttons", |board| board.buttons().is_empty()).await;
    world.finish().await;
}
