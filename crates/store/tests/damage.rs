//! Broken, old and newer stores.

mod common;

use std::{fs, time::Duration};

use common::*;
use play::*;
use rules::Side;
use sqlx::AssertSqlSafe;
use store::*;

#[tokio::test]
async fn a_game_that_no_longer_replays_is_marked_and_told() {
    on_each_database(async |base| {
        let bodies = ["{\"format\":1,\"event\":\"draw_agreed\",\"side\":\"south\"}", "not even JSON"];
        for (n, body) in (0..).zip(bodies) {
            let place = Place(300 + n);
            let store = base.open().await;
            let (id, _) = begun_at(&store, "mosona", place).await;
            let (sound, _) = begun_at(&store, "mosona", Place(400 + n)).await;
            moved(&store, id, 0).await;
            store.close().await;
            base.run(&format!("UPDATE game_event SET body = '{body}' WHERE game = {} AND seq = 2", id.0))
                .await;

            let store = base.open().await;
            for _ in 0..2 {
                let answer = act(&store, &Command::play(BEN, id, "c2-b3")).await;
                assert!(matches!(answer, Answer::Refused(Refusal::Damaged(game)) if game == id));
            }
            assert!(matches!(store.game(id).await, Err(StoreError::Game { .. })));
            assert_eq!(store.running_at(place).await.expect("reads"), None, "its place is free again");
            moved(&store, sound, 0).await;
            begun_at(&store, "mosona", place).await;
            store.close().await;
        }
    })
    .await;
}

/// Looking marks nothing: a release that takes sound games for broken can be gone back from.
#[tokio::test]
async fn a_game_that_no_longer_replays_hides_no_others() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (broken, _) = begun_at(&store, "mosona", Place(300)).await;
        let (newer, _) = begun_at(&store, "mosona", Place(301)).await;
        let (sound, _) = begun_at(&store, "mosona", Place(302)).await;
        store.close().await;
        for (id, body) in [(broken, "?"), (newer, "{\"format\":99}")] {
            base.run(&format!("UPDATE game_event SET body = '{body}' WHERE game = {}", id.0)).await;
        }

        let store = base.open().await;
        let ids = |listed: Vec<ListedGame>| listed.iter().map(|game| game.id).collect::<Vec<_>>();
        assert_eq!(ids(running_in(&store, 9, 0, 9).await), [sound]);
        assert_eq!(ids(store.running_of(BEN, 9).await.expect("reads")), [sound]);
        assert_eq!(ids(store.running_of_at(BEN, Place(300), 9).await.expect("reads")), []);
        for id in [broken, newer] {
            assert!(matches!(store.game(id).await, Err(StoreError::Game { .. })));
        }
        let marks = "SELECT running, damaged FROM game ORDER BY id";
        assert_eq!(base.rows::<(i64, i64)>(marks).await, [(1, 0), (1, 0), (1, 0)]);

        for id in [broken, newer] {
            let answer = act(&store, &Command::play(BEN, id, "c2-b3")).await;
            assert!(matches!(answer, Answer::Refused(Refusal::Damaged(game)) if game == id));
        }
        let marked = base.rows::<(i64, i64)>(marks).await;
        assert_eq!(marked, [(0, 1), (1, 0), (1, 0)], "a newer program may go on with its game");
        assert_eq!(store.running_at(Place(300)).await.expect("reads"), None, "its place is free again");
    })
    .await;
}

#[tokio::test]
async fn a_challenge_that_no_longer_replays_is_marked_and_told() {
    on_each_database(async |base| {
        let store = base.open().await;
        let challenge = opened(&store, ANN, terms("mosona", &[Invite::Open])).await.id;
        let other = opened(&store, ANN, terms("mosona", &[Invite::Open])).await.id;
        base.run("UPDATE challenge_event SET body = '{}' WHERE challenge = 1").await;
        let answer = act(&store, &accept(BEN, challenge)).await;
        assert!(matches!(answer, Answer::Refused(Refusal::DamagedChallenge(id)) if id == challenge));
        assert!(matches!(store.challenge(challenge).await, Err(StoreError::Challenge { .. })));
        base.clock.advance(Duration::from_secs(3600));
        assert_eq!(store.expire_challenges().await.expect("goes on"), [other]);
    })
    .await;
}

/// Whoever goes back to an older program must not spoil what the newer one wrote.
#[tokio::test]
async fn what_a_newer_program_wrote_is_left_alone() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        store.close().await;
        base.run("UPDATE game_event SET body = '{\"format\":99}' WHERE game = 1 AND seq = 1").await;
        let store = base.open().await;
        let answer = act(&store, &Command::play(ANN, id, "a8-b9")).await;
        assert!(matches!(answer, Answer::Refused(Refusal::Damaged(_))));
        assert_eq!(base.rows::<(i64, i64)>("SELECT running, damaged FROM game").await, [(1, 0)]);
        store.close().await;

        base.run("UPDATE _sqlx_migrations SET version = 99 WHERE version = 2").await;
        assert!(matches!(base.try_open().await, Err(OpenError::Migrate(_))));
    })
    .await;
}

/// A post for a game that breaks before its thread is made does no harm.
#[tokio::test]
async fn a_damaged_game_gets_no_thread() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let (second, _) = begun(&store).await;
        store.close().await;
        base.run("UPDATE game_event SET body = '?' WHERE game = 2").await;
        let store = base.open().await;
        let post = claimed_thread(&store).await;
        store.thread_made(&post, Ok(Place(9))).await.expect("works");
        let answer = act(&store, &Command::play(ANN, second, "a8-b9")).await;
        assert!(matches!(answer, Answer::Refused(Refusal::Damaged(_))));
    })
    .await;
}

/// A store of every release is kept and must open: here the first.
#[tokio::test]
async fn the_store_of_release_0_1_opens_and_goes_on() {
    opens_and_goes_on("store-0.1.sql", &[]).await;
}

/// The same store when clocks were new, and the bot noted for all its shards at once that it was heard.
#[tokio::test]
async fn the_store_of_before_shards_opens_and_goes_on() {
    opens_and_goes_on("store-0.1-clocks.sql", &[(0, 1, 1_800_001_464_000)]).await;
}

/// `heard`: the shards, of how many, and when they were heard last.
async fn opens_and_goes_on(dump: &str, heard: &[(i64, i64, i64)]) {
    let base = Base::sqlite();
    let dump = fs::read_to_string(format!("tests/data/{dump}")).expect("is there");
    fs::File::create(base.url.trim_start_matches("sqlite://")).expect("can be written");
    let pool = base.pool().await;
    sqlx::raw_sql(AssertSqlSafe(dump)).execute(&pool).await.expect("is a dump");
    pool.close().await;

    let store = base.open().await;
    assert_eq!(base.rows::<(i64, i64, i64)>("SELECT shard, total, at FROM awake").await, heard);
    store.claim(4242).await.expect("is still the same application");
    assert_eq!(store.release_claims(SENDER).await.expect("works"), 1, "whoever claimed it is gone");
    let mosona = store.game(GameId(1)).await.expect("reads").expect("exists");
    assert!(mosona.result().is_none() && mosona.ply() > 10);
    let four = store.game(GameId(2)).await.expect("reads").expect("exists");
    assert_eq!(four.seats().iter().count(), 4);
    let over = store.game(GameId(3)).await.expect("reads").expect("exists");
    assert!(matches!(over.result().expect("over").reason, Reason::Resigned(_)));
    let seek = store.challenge(ChallengeId(4)).await.expect("reads").expect("exists");
    assert_eq!(seek.challenge.state, ChallengeState::Open);
    assert!(store.last_board(GameId(1)).await.expect("reads").is_some());
    assert!(matches!(act(&store, &accept(DAN, ChallengeId(4))).await, Answer::Challenge(_)));
    moved(&store, GameId(2), 0).await;

    let draw = mosona.offer(OfferKind::Draw).expect("it was offered in format 1");
    assert_eq!((draw.by, draw.seq), (Side::South, Seq(26)));
    assert_eq!(
        (mosona.limit(), mosona.means(), mosona.rings_at(Reminder::ByLimit)),
        (None, Means::Posts, None)
    );
    let events = done(&store, BEN, GameId(1), GameDeed::Agree { kind: OfferKind::Draw, offer: None }).await;
    assert_eq!(events, [GameEvent::Agreed { side: Side::North, offer: OfferKind::Draw }]);
    assert_eq!(read(&store, GameId(1)).await.result().map(|result| result.reason), Some(Reason::Agreed));
    let Answer::Challenge(again) = act(&store, &rematch(BEN, GameId(1))).await else { panic!() };
    assert_eq!(again.challenge.seats[Side::North], Some(Seat::Named(ANN)));
    assert_eq!(store.ring_clocks(Shard::ONLY).await.expect("works"), []);

    let repeated = store.act(&accept(BEN, ChallengeId(1)), "interaction-28").await.expect("works");
    assert!(repeated.repeated, "keys are still known");
    base.run(
        "INSERT INTO decision VALUES ('refused', 1800001464000, NULL, NULL, 0, 0, '{\"open_by_actor\":5,\
         \"open_with\":[],\"place_taken\":false,\"next_game\":0,\"chance\":0,\
         \"limits\":{\"per_player\":5,\"per_pair\":2}}')",
    )
    .await;
    let repeated = store.act(&Command::open(CAT, terms("mosona", &[Invite::Open])), "refused").await;
    let limit = Refusal::Challenge(ChallengeRefusal::TooManyOpen { limit: 5 });
    assert!(matches!(repeated.expect("works").answer, Answer::Refused(refusal) if refusal == limit));
    check(&base).await;
}
