//! What people and servers have chosen.

mod common;

use common::*;
use play::*;
use store::*;

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_kept_one_by_one() {
    on_each_database(async |base| {
        let store = base.open().await;
        assert_eq!(store.preferences(ANN).await.expect("reads"), Chosen::default());
        for (what, word) in [
            (Preference::Theme, "light"),
            (Preference::Language, "fr"),
            (Preference::Theme, "contrast"),
            (Preference::Hints, "off"),
        ] {
            store.prefer(ANN, what, word).await.expect("works").expect("a word of the list");
        }
        let chosen = store.preferences(ANN).await.expect("reads");
        let wanted = Preferences {
            theme: Theme::Contrast,
            language: Some(Language::French),
            hints: Switch::Off,
            ..Preferences::default()
        };
        assert_eq!(chosen.choices, wanted);
        assert_eq!(store.prefer(ANN, Preference::Theme, "neon").await.expect("works"), Err(NoSuchChoice));
        assert_eq!(store.preferences(ANN).await.expect("reads"), chosen);
        assert_eq!(store.preferences(BEN).await.expect("reads"), Chosen::default(), "nobody else's");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_goes_before_that_of_discord() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.learn_language(ANN, Some(Language::Spanish)).await.expect("works");
        assert_eq!(store.preferences(ANN).await.expect("reads").language(), Some(Language::Spanish));
        store.learn_language(ANN, Some(Language::German)).await.expect("works");
        assert_eq!(store.preferences(ANN).await.expect("reads").language(), Some(Language::German));
        store.prefer(ANN, Preference::Language, "en").await.expect("works").expect("a language");
        assert_eq!(store.preferences(ANN).await.expect("reads").language(), Some(Language::English));
        store.prefer(ANN, Preference::Language, "auto").await.expect("works").expect("a choice");
        assert_eq!(store.preferences(ANN).await.expect("reads").language(), Some(Language::German));
        store.learn_language(ANN, None).await.expect("works");
        assert_eq!(store.preferences(ANN).await.expect("reads").language(), None, "not spoken here");
        let server = Server(9);
        store.learn_language_in(server, Some(Language::French)).await.expect("works");
        assert_eq!(store.house(server).await.expect("reads").language(), Some(Language::French));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_arranges_itself_alone() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (here, there) = (Server(u64::MAX), Server(8));
        for (what, words) in [
            (HouseChoice::Channels, "18446744073709551615 7"),
            (HouseChoice::Limit, "3d"),
            (HouseChoice::Announce, "5"),
            (HouseChoice::Announce, ""),
        ] {
            store.arrange(here, what, words).await.expect("works").expect("words of the list");
        }
        let house = store.house(here).await.expect("reads").choices;
        let wanted = House {
            channels: vec![Place(u64::MAX), Place(7)],
            limit: Some(MoveLimit::ThreeDays),
            ..House::default()
        };
        assert_eq!(house, wanted);
        assert_eq!(store.house(there).await.expect("reads"), Chosen::default());
        assert_eq!(store.arrange(here, HouseChoice::Roles, "x").await.expect("works"), Err(NoSuchChoice));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_tells_how_it_is() {
    on_each_database(async |base| {
        let store = base.open().await;
        let health = store.health(HERE).await.expect("answers");
        assert_eq!((health.waiting_here, health.waiting, health.oldest), (0, 0, None));
        opened(&store, ANN, terms("mosona", &[named(BEN)])).await;
        let health = store.health(HERE).await.expect("answers");
        assert_eq!((health.waiting_here, health.waiting), (1, 1));
        assert_eq!(health.oldest, Some(store.clock().now()));
        assert_eq!(store.health(Place(12345)).await.expect("answers").waiting_here, 0);
        assert!(["SQLite", "PostgreSQL"].contains(&health.database));
    })
    .await;
}
