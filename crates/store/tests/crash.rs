//! Work that is broken off anywhere leaves nothing half done.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use store::*;

/// Moves are broken off after every number of microseconds there is, and sent again under the same
/// key: each is played exactly once, and everything that must hold on disk holds.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_broken_off_anywhere_is_whole_or_not_at_all() {
    on_each_database(async |base| {
        let mut store = base.open().await;
        let (mut id, _) = begun(&store).await;
        let (mut broken, mut places) = (0, 1);
        for n in 0..200_u64 {
            let game = store.game(id).await.expect("reads").expect("exists");
            if game.result().is_some() {
                id = begun_at(&store, "mosona", Place(HERE.0 + places)).await.0;
                places += 1;
                continue;
            }
            let (command, key) = (any_move(id, &game, n as usize), key());
            let task = tokio::spawn({
                let (store, command, key) = (store.clone(), command.clone(), key.clone());
                async move { store.act(&command, &key).await }
            });
            tokio::time::sleep(Duration::from_micros(n * 20)).await;
            task.abort();
            broken += usize::from(task.await.is_err());
            if n % 50 == 49 {
                store.close().await;
                store = base.open().await; // memory is lost too
            }
            let Answer::Game(answer) = store.act(&command, &key).await.expect("works").answer else {
                panic!("{n}")
            };
            assert_eq!(answer.game.seq(), game.seq().next(), "{n}");
        }
        assert!(broken > 0, "nothing was ever broken off");
        check(&base).await;
    })
    .await;
}

/// Between a move and its board nothing is lost, and nothing is posted twice without a doubt.
#[tokio::test]
async fn a_post_survives_its_sender() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        moved(&store, id, 0).await;
        let mut told = Vec::new();
        let mut round = 0;
        loop {
            let store = base.open().await; // a new process each time
            store.release_claims(SENDER).await.expect("works");
            let claimed = store.claim_posts(SENDER, 10).await.expect("works");
            let Some(post) = claimed.first() else { break };
            round += 1;
            if round % 2 == 1 {
                assert_eq!(post.unsure_since, None, "the first attempt");
                continue; // dies before it can say that the post went out
            }
            assert_eq!(post.unsure_since, Some(NOON), "so it is looked for first");
            store.sent(post.id, MessageId(round), Shown::Board).await.expect("works");
            told.push(post.post);
            store.close().await;
        }
        let game = |n| Post::Game { game: id, from: Seq(n), to: Seq(n) };
        assert_eq!(told[2..], [game(1), game(2)], "after the challenge and its change");
        check(&base).await;
    })
    .await;
}
