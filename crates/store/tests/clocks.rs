//! What happens of itself: reminders, time running out, time credited.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;
use store::*;

async fn ring(store: &Store) -> Vec<GameId> {
    ring_for(store, Shard::ONLY).await
}

async fn ring_for(store: &Store, shard: Shard) -> Vec<GameId> {
    store.ring_clocks(shard).await.expect("works")
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
        for n in 0..4 {
            ids.push(begun_hourly(&store, Place(300 + n)).await.0);
        }
        ring(&store).await;
        store.close().await;
        for (id, body) in [(ids[0], "?"), (ids[1], "{\"format\":99}")] {
            base.run(&format!("UPDATE game_event SET body = '{body}' WHERE game = {}", id.0)).await;
        }
        base.run(&format!("UPDATE game SET seq = -1 WHERE id = {}", ids[2].0)).await;
        let store = base.open().await;
        assert_eq!(minutes(&base, &store, 45).await, [ids[3]]);
        let marks: Vec<(i64, i64, Option<i64>)> =
            base.rows("SELECT running, damaged, rings FROM game ORDER BY id").await;
        assert_eq!(marks, [(0, 1, later(45)), (1, 0, later(105)), (1, 0, later(105)), (1, 0, later(60))]);
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
        let credited = [GameEvent::Credited { ms: 5 * 3_600_000 }];
        assert_eq!(events(&store, id, 2).await, credited, "nothing is credited twice");
        assert_eq!(minutes(&base, &store, 14).await, [id]);
        check(&base).await;
    })
    .await;
}

/// The first and the second of two.
fn two_shards() -> [Shard; 2] {
    [0, 1].map(|number| Shard::new(number, 2).expect("there are two"))
}

/// A game with an hour a turn for each of two shards.
async fn one_for_each_shard(store: &Store) -> [GameId; 2] {
    let (one, _) = begun_hourly(store, HERE).await;
    let (other, _) = begun_hourly_in(store, Some(Server(9 + (1 << 22))), Place(7)).await;
    [one, other]
}

#[tokio::test]
async fn a_shard_rings_for_its_own_servers_alone() {
    on_each_database(async |base| {
        let store = base.open().await;
        let [one, other] = one_for_each_shard(&store).await;
        let (alone, _) = begun_hourly_in(&store, None, Place(8)).await;
        let [first, second] = two_shards();
        for shard in [first, second] {
            assert_eq!(ring_for(&store, shard).await, []);
        }
        for _ in 0..44 {
            base.clock.advance(Duration::from_secs(60));
            assert_eq!([ring_for(&store, first).await, ring_for(&store, second).await], [[], []]);
        }
        base.clock.advance(Duration::from_secs(60));
        assert_eq!(ring_for(&store, first).await, [one, alone], "the first hears who plays in no server");
        assert_eq!(ring_for(&store, second).await, [other]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_shard_that_was_away_is_credited_whoever_else_was_at_work() {
    on_each_database(async |base| {
        let store = base.open().await;
        let [one, other] = one_for_each_shard(&store).await;
        let [first, second] = two_shards();
        for shard in [first, second] {
            assert_eq!(ring_for(&store, shard).await, []);
        }
        for _ in 0..50 {
            base.clock.advance(Duration::from_secs(60));
            ring_for(&store, first).await;
        }
        assert_eq!(events(&store, one, 2).await, [GameEvent::Reminded { side: Side::South }]);
        assert_eq!(events(&store, other, 2).await, [], "nobody there could move");
        assert_eq!(ring_for(&store, second).await, []);
        assert_eq!(events(&store, other, 2).await, [GameEvent::Credited { ms: 50 * 60_000 }]);
        assert_eq!(events(&store, one, 3).await, []);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn shards_that_become_more_go_on_where_the_fewer_stopped() {
    on_each_database(async |base| {
        let store = base.open().await;
        let games = one_for_each_shard(&store).await;
        minutes(&base, &store, 10).await;
        base.clock.advance(Duration::from_secs(3600));
        for (shard, game) in two_shards().into_iter().zip(games) {
            assert_eq!(ring_for(&store, shard).await, []);
            assert_eq!(events(&store, game, 2).await, [GameEvent::Credited { ms: 3_600_000 }]);
        }
        base.clock.advance(Duration::from_secs(60));
        assert_eq!(ring(&store).await, [], "and back: others were at work a minute ago");
        for game in games {
            assert_eq!(events(&store, game, 3).await, []);
        }
        check(&base).await;
    })
    .await;
}

#[test]
fn shards_are_counted_from_nought() {
    assert_eq!(Shard::new(0, 1), Some(Shard::ONLY));
    assert_eq!((Shard::new(0, 0), Shard::new(1, 1), Shard::new(2, 2)), (None, None, None));
}

/// Whoever presses before the clocks ring again gains nothing by it.
#[tokio::test]
async fn a_claim_waits_for_the_time_that_is_credited() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        minutes(&base, &store, 30).await;
        base.clock.advance(Duration::from_secs(5 * 3600));
        let claim = Command::game(BEN, id, GameDeed::Claim { absent: Vec::new() });
        let until = Some(Time(NOON.0 + 6 * 3_600_000));
        let nothing = Refusal::Game(GameRefusal::NothingToClaim { until });
        assert_eq!(refused(&store, &claim).await, nothing);
        assert_eq!(events(&store, id, 2).await, [GameEvent::Credited { ms: 5 * 3_600_000 }]);
        assert_eq!(minutes(&base, &store, 30).await, [id, id]);
        assert!(matches!(act(&store, &claim).await, Answer::Game(_)));
        check(&base).await;
    })
    .await;
}

/// Otherwise the clock that a turn taken back brings back would have lost that time.
#[tokio::test]
async fn a_move_waits_for_the_time_that_is_credited() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        minutes(&base, &store, 30).await;
        base.clock.advance(Duration::from_secs(5 * 3600));
        moved(&store, id, 0).await;
        assert_eq!(events(&store, id, 2).await[0], GameEvent::Credited { ms: 5 * 3_600_000 });
        check(&base).await;
    })
    .await;
}

/// It costs a commit.
#[tokio::test]
async fn that_people_are_heard_is_noted_every_ten_seconds() {
    on_each_database(async |base| {
        let store = base.open().await;
        let mut noted = Vec::new();
        for _ in 0..21 {
            ring(&store).await;
            let at: Vec<(i64,)> = base.rows("SELECT at FROM awake").await;
            noted.extend(at.into_iter().map(|row| (row.0 - NOON.0) / 1000));
            base.clock.advance(Duration::from_secs(1));
        }
        noted.dedup();
        assert_eq!(noted, [0, 10, 20]);
        base.clock.set(NOON);
        ring(&store).await;
        let at: Vec<(i64,)> = base.rows("SELECT at FROM awake").await;
        assert_eq!(at, [(NOON.0,)], "the machine's clock was put back");
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
