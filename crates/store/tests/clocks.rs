//! What happens of itself: reminders, time running out, time credited.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;
use store::*;

async fn ring(store: &Store) -> Vec<GameId> {
    store.ring_clocks().await.expect("works")
}

/// Minutes go by, and the bot is at work all the time; what rang in each.
async fn minutes(base: &Base, store: &Store, count: usize) -> Vec<GameId> {
    let mut rung = Vec::new();
    for _ in 0..count {
        base.clock.advance(Duration::from_secs(60));
        rung.extend(ring(store).await);
    }
    rung
}

async fn events(store: &Store, id: GameId, from: u32) -> Vec<GameEvent> {
    let events = store.game_events(id, Seq(from), Seq(999)).await.expect("reads");
    events.into_iter().map(|entry| entry.event).collect()
}

async fn posts(base: &Base) -> Vec<(i64, i64, i64)> {
    base.rows("SELECT game, first_seq, last_seq FROM post WHERE kind = 'game' ORDER BY id").await
}

async fn rows(base: &Base) -> Vec<(i64, Option<i64>)> {
    base.rows("SELECT running, rings FROM game ORDER BY id").await
}

fn later(minutes: i64) -> Option<i64> {
    Some(NOON.0 + 60_000 * minutes)
}

#[tokio::test]
async fn a_game_rings_three_times_and_is_over() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        let (quiet, _) = begun_at(&store, "mosona", Place(7)).await;
        assert_eq!(ring(&store).await, []);
        assert_eq!(rows(&base).await, [(1, later(45)), (1, None)]);
        assert_eq!(minutes(&base, &store, 44).await, []);
        assert_eq!(minutes(&base, &store, 1).await, [id]);
        assert_eq!(ring(&store).await, [], "once");
        assert_eq!(rows(&base).await, [(1, later(60)), (1, None)]);
        assert_eq!(minutes(&base, &store, 15).await, [id]);
        assert_eq!(rows(&base).await, [(1, later(120)), (1, None)]);
        assert_eq!(minutes(&base, &store, 60).await, [id]);
        assert_eq!(rows(&base).await, [(0, None), (1, None)]);
        assert_eq!(minutes(&base, &store, 5).await, []);
        let side = Side::South;
        let lost = GameEvent::Forfeited { side, absence: Absence::Time, claimed_by: None };
        let rang = [GameEvent::Reminded { side }, GameEvent::TimeUp { side }, lost];
        assert_eq!(events(&store, id, 2).await, rang);
        let told = [(1, 1, 1), (2, 1, 1), (1, 2, 2), (1, 3, 3), (1, 4, 4)];
        assert_eq!(posts(&base).await, told);
        assert_eq!(store.running_at(HERE).await.expect("reads"), None);
        assert!(read(&store, quiet).await.result().is_none());
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_move_sets_the_clock_anew() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        ring(&store).await;
        assert_eq!(minutes(&base, &store, 59).await, [id]);
        moved(&store, id, 0).await;
        assert_eq!(rows(&base).await, [(1, later(59 + 45))]);
        assert_eq!(minutes(&base, &store, 44).await, []);
        assert_eq!(minutes(&base, &store, 1).await, [id], "the other is reminded");
        done(&store, ANN, id, GameDeed::Offer(OfferKind::Pause)).await;
        done(&store, BEN, id, GameDeed::Agree { kind: OfferKind::Pause, offer: None }).await;
        assert_eq!(rows(&base).await, [(1, None)]);
        assert_eq!(minutes(&base, &store, 100).await, []);
        done(&store, ANN, id, GameDeed::Resume).await;
        assert_eq!(rows(&base).await, [(1, later(204 + 45))]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn hundreds_ring_by_and_by() {
    on_each_database(async |base| {
        let store = base.open().await;
        for n in 0..230 {
            begun_hourly(&store, Place(1000 + n)).await;
        }
        assert_eq!(minutes(&base, &store, 44).await, []);
        let mut rung = minutes(&base, &store, 1).await;
        assert_eq!(rung.len(), 100);
        for count in [100, 30, 0] {
            let more = ring(&store).await;
            assert_eq!(more.len(), count);
            rung.extend(more);
        }
        rung.sort();
        assert_eq!(rung, (1..=230).map(GameId).collect::<Vec<_>>());
        check(&base).await;
    })
    .await;
}

/// Neither is asked again and again, and neither keeps the others from ringing.
#[tokio::test]
async fn games_that_cannot_be_read_do_not_ring() {
    on_each_database(async |base| {
        let store = base.open().await;
        let mut ids = Vec::new();
        for n in 0..3 {
            ids.push(begun_hourly(&store, Place(300 + n)).await.0);
        }
        ring(&store).await;
        store.close().await;
        for (id, body) in [(ids[0], "?"), (ids[1], "{\"format\":99}")] {
            base.run(&format!("UPDATE game_event SET body = '{body}' WHERE game = {}", id.0)).await;
        }
        let store = base.open().await;
        assert_eq!(minutes(&base, &store, 45).await, [ids[2]]);
        let marks: Vec<(i64, i64, Option<i64>)> =
            base.rows("SELECT running, damaged, rings FROM game ORDER BY id").await;
        assert_eq!(marks, [(0, 1, later(45)), (1, 0, later(45 + 60)), (1, 0, later(60))]);
        assert_eq!(store.running_at(Place(300)).await.expect("reads"), None, "its place is free again");
        assert_eq!(minutes(&base, &store, 14).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_row_that_rings_without_reason_is_put_right() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun_at(&store, "mosona", HERE).await;
        let (hourly, _) = begun_hourly(&store, Place(7)).await;
        base.run("UPDATE game SET rings = 1").await;
        assert_eq!(ring(&store).await, []);
        assert_eq!(rows(&base).await, [(1, None), (1, later(45))]);
        assert_eq!(events(&store, hourly, 2).await, []);
    })
    .await;
}

#[tokio::test]
async fn time_the_bot_was_away_counts_on_nobodys_clock() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        let (quiet, _) = begun_at(&store, "mosona", Place(7)).await;
        let (paused, _) = begun_hourly(&store, Place(8)).await;
        done(&store, ANN, paused, GameDeed::Offer(OfferKind::Pause)).await;
        done(&store, BEN, paused, GameDeed::Offer(OfferKind::Pause)).await;
        assert_eq!(minutes(&base, &store, 30).await, []);
        let before = posts(&base).await;
        store.close().await;
        base.clock.advance(Duration::from_secs(5 * 3600));
        let store = base.open().await;
        assert_eq!(ring(&store).await, []);
        assert_eq!(events(&store, id, 2).await, [GameEvent::Credited { ms: 5 * 3_600_000 }]);
        assert_eq!(events(&store, quiet, 2).await, []);
        assert_eq!(events(&store, paused, 4).await, []);
        assert_eq!(posts(&base).await, before, "it is nothing to post");
        assert_eq!(rows(&base).await[0], (1, later(300 + 45)));

        base.clock.advance(Duration::from_secs(60));
        assert_eq!(ring(&store).await, [], "a minute is no absence");
        base.run(&format!("UPDATE awake SET at = {}", NOON.0 + 30 * 60_000)).await;
        assert_eq!(ring(&store).await, [], "had it been broken off before that was noted");
        let credited = [GameEvent::Credited { ms: 5 * 3_600_000 }, GameEvent::Credited { ms: 60_000 }];
        assert_eq!(events(&store, id, 2).await, credited, "nothing is credited twice");
        assert_eq!(minutes(&base, &store, 15).await, [id]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn the_first_start_credits_nothing() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        base.clock.advance(Duration::from_secs(3000));
        assert_eq!(ring(&store).await, [id]);
        assert_eq!(events(&store, id, 2).await, [GameEvent::Reminded { side: Side::South }]);
    })
    .await;
}

/// Where nothing is posted the clock runs all the same.
#[tokio::test]
async fn a_game_told_by_answers_rings_silently() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (means, limit) = (Means::Answers, Some(MoveLimit::Hour));
        let challenge =
            opened(&store, ANN, Terms { means, limit, ..terms("mosona", &[named(BEN)]) }).await.id;
        act(&store, &accept(BEN, challenge)).await;
        ring(&store).await;
        assert_eq!(minutes(&base, &store, 120).await, [GameId(1); 3]);
        assert_eq!(base.rows::<(i64,)>("SELECT id FROM post").await, []);
        check(&base).await;
    })
    .await;
}
