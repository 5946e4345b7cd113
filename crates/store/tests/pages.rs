//! The secret names of pages.

mod common;

use std::collections::HashSet;

use common::*;
use play::*;
use store::*;

#[tokio::test]
async fn a_page_keeps_its_name_and_is_found_by_it_alone() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (one, _) = begun_at(&store, "mosona", Place(300)).await;
        let (other, _) = begun_at(&store, "kolowis", Place(301)).await;
        let name = async |store: &Store, id| store.page_of(id).await.expect("reads").expect("a page");
        let token = name(&store, one).await;
        assert_ne!(name(&store, other).await, token);
        store.close().await;

        let store = base.open().await;
        assert_eq!(name(&store, one).await, token);
        assert_eq!(store.game_of_page(token).await.expect("reads"), Some(one));
        assert_eq!(store.game_of_page(PageToken(token.0 ^ 1)).await.expect("reads"), None);
        assert_eq!(store.page_of(GameId(99)).await.expect("reads"), None, "no game, no page");
        assert_eq!(store.last_seq(one).await.expect("reads"), Some(read(&store, one).await.seq()));
        assert_eq!(store.last_seq(GameId(99)).await.expect("reads"), None);
    })
    .await;
}

#[tokio::test]
async fn all_who_ask_at_once_get_the_same_name() {
    on_each_database(async |base| {
        let (one, two) = (base.open().await, base.open().await);
        let (id, _) = begun_at(&one, "mosona", HERE).await;
        let asking = (0..16).map(|n| {
            let store = if n % 2 == 0 { one.clone() } else { two.clone() };
            tokio::spawn(async move { store.page_of(id).await.expect("reads").expect("a page") })
        });
        let mut tokens = HashSet::new();
        for asked in asking.collect::<Vec<_>>() {
            tokens.insert(asked.await.expect("ends"));
        }
        assert_eq!(tokens.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn names_cannot_be_guessed() {
    on_each_database(async |base| {
        let store = base.open().await;
        let mut tokens = Vec::new();
        for place in 1..=64 {
            let (id, _) = begun_at(&store, "mosona", Place(place)).await;
            tokens.push(store.page_of(id).await.expect("reads").expect("a page").0);
        }
        // By chance it happens once in 2^56 runs that a bit is the same in all of them.
        let (ones, zeros) = tokens.iter().fold((0, 0), |(ones, zeros), token| (ones | token, zeros | !token));
        assert_eq!((ones, zeros), (u128::MAX, u128::MAX));
        let steps: HashSet<u128> = tokens.windows(2).map(|pair| pair[1].wrapping_sub(pair[0])).collect();
        assert_eq!(steps.len(), 63, "none leads to the next");
    })
    .await;
}
