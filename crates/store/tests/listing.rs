//! Lists of games: by their state, their kind, who plays and who follows.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Variant;
use store::*;

async fn found(store: &Store, asker: PlayerId, listing: Listing) -> Vec<i64> {
    let part = Part { skip: 0, limit: 99 };
    let found = store.games_in(Server(9), asker, &listing, part).await.expect("reads");
    let count = store.count_games_in(Server(9), asker, &listing).await.expect("reads");
    assert_eq!(found.len() as u64, count);
    found.into_iter().map(|found| found.listed.id.0).collect()
}

#[tokio::test]
async fn games_are_found_by_what_is_asked_for() {
    on_each_database(async |base| {
        let store = base.open().await;
        for (place, rules) in [(1, "mosona"), (2, "kolowis"), (3, "mosona strict"), (4, "awithlaknakwe")] {
            begun_at(&store, rules, Place(place)).await;
        }
        begun_by_four(&store, Place(5)).await;
        let all = Listing::default();
        assert_eq!(found(&store, CAT, all).await, [5, 4, 3, 2, 1]);
        let kind = |variant| Listing { variant: Some(variant), ..all };
        assert_eq!(found(&store, CAT, kind(Variant::Mosona)).await, [3, 1]);
        assert_eq!(found(&store, CAT, kind(Variant::Awithlaknakwe)).await, [5, 4]);
        let of = |player| Listing { whose: Whose::Of(player), ..all };
        assert_eq!(found(&store, ANN, of(DAN)).await, [5]);
        assert_eq!(found(&store, ANN, of(EVE)).await, [0; 0]);
        let followed = Listing { whose: Whose::Followed, ..all };
        store.follow(GameId(2), EVE, |same| same).await.expect("works").expect("may");
        assert_eq!(found(&store, EVE, followed).await, [2]);
        assert_eq!(found(&store, CAT, followed).await, [0; 0], "who follows what is their own business");

        let part = Part { skip: 1, limit: 2 };
        let outlines = store.outlines_in(Server(9), EVE, &all, part).await.expect("reads");
        let outline = |id, variant, players: &[PlayerId]| Outline {
            id: GameId(id),
            server: Some(Server(9)),
            variant: Some(variant),
            players: players.to_vec(),
            place: Some(Place(id.unsigned_abs())),
        };
        let expected =
            [outline(4, Variant::Awithlaknakwe, &[BEN, ANN]), outline(3, Variant::Mosona, &[BEN, ANN])];
        assert_eq!(outlines, expected);
        let own = store.outlines_in(Server(9), EVE, &of(DAN), Part { skip: 0, limit: 9 }).await;
        assert_eq!(own.expect("reads")[0].players.len(), 4);
        let games = store.games_in(Server(9), EVE, &all, part).await.expect("reads");
        let mut same: Vec<Outline> = games.iter().map(|found| Outline::of(&found.listed)).collect();
        same.iter_mut().for_each(|outline| outline.players.sort_unstable());
        assert_eq!(same, expected, "read or not");

        let over = Listing { state: State::Finished, ..all };
        for id in [3, 1] {
            base.clock.advance(Duration::from_secs(60));
            done(&store, ANN, GameId(id), GameDeed::Abort).await;
        }
        assert_eq!(found(&store, CAT, over).await, [1, 3], "the last to end first");
        assert_eq!(found(&store, CAT, all).await, [5, 4, 2]);
        let part = Part { skip: 0, limit: 1 };
        let last = store.games_in(Server(9), CAT, &over, part).await.expect("reads");
        assert_eq!(last[0].moved, NOON + Duration::from_secs(120), "when it ended");
        let kolowis = Listing { variant: Some(Variant::Kolowis), ..over };
        assert_eq!(found(&store, CAT, kolowis).await, [0; 0]);
    })
    .await;
}

/// Games of before there was anything to look for them by.
#[tokio::test]
async fn games_of_earlier_releases_are_read_for_it() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_at(&store, "kolowis", Place(2)).await;
        let kept: Vec<(String, i64)> = base.rows("SELECT variant, moved FROM game").await;
        let migration = include_str!("../migrations/0006_watching.sql");
        let updates: Vec<&str> = migration
            .split_inclusive(';')
            .filter(|part| part.trim_start().starts_with("UPDATE game"))
            .collect();
        assert_eq!(updates.len(), 2);
        base.run("UPDATE game SET variant = NULL, moved = 0").await;
        for update in updates {
            base.run(update).await;
        }
        let read: Vec<(String, i64)> = base.rows("SELECT variant, moved FROM game").await;
        assert_eq!(read, kept);
        let kolowis = Listing { variant: Some(Variant::Kolowis), ..Listing::default() };
        assert_eq!(found(&store, CAT, kolowis).await, [id.0]);
    })
    .await;
}
