//! Series: the next game begins in the transaction that ends the one before.

mod common;

use std::{sync::Arc, time::Duration};

use common::*;
use play::*;
use store::*;
use tokio::sync::Barrier;

/// The first game of a series of Ann against Ben at a place.
async fn begun_series(store: &Store, place: Place, limit: Option<MoveLimit>) -> GameId {
    let terms = Terms { place, limit, best_of: BestOf::Three, ..terms("mosona strict", &[named(BEN)]) };
    let challenge = opened(store, ANN, terms).await;
    match act(store, &accept(BEN, challenge.id)).await {
        Answer::Challenge(answer) => answer.started.expect("the last seat was taken").0,
        other => panic!("{other:?}"),
    }
}

async fn resigned(store: &Store, actor: PlayerId, id: GameId) -> Option<GameId> {
    match act(store, &Command::game(actor, id, GameDeed::Resign)).await {
        Answer::Game(answer) => answer.next.map(|next| next.0),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_next_game_begins_at_the_place_of_the_last() {
    on_each_database(async |base| {
        let store = base.open().await;
        let first = begun_series(&store, HERE, None).await;
        let command = Command::game(BEN, first, GameDeed::Resign);
        let outcome = store.act(&command, "the key").await.expect("works");
        let Answer::Game(answer) = outcome.answer else { panic!("{:?}", outcome.answer) };
        let (second, game) = answer.next.expect("the series goes on");
        assert_eq!(store.running_at(HERE).await.expect("reads"), Some(second));
        assert_eq!(game.series().map(|series| (series.first, series.number)), Some((first, 2)));
        assert_eq!(game.player_to_move(), Some(BEN), "sides are changed");
        // The same command again begins no third game.
        let outcome = store.act(&command, "the key").await.expect("works");
        assert!(outcome.repeated);
        let games: Vec<(i64, i64, i64)> =
            base.rows("SELECT id, running, challenge FROM game ORDER BY id").await;
        assert_eq!(games, [(first.0, 0, 1), (second.0, 1, 1)]);
        let posts: Vec<(i64, i64, i64)> =
            base.rows("SELECT game, first_seq, last_seq FROM post WHERE kind = 'game' ORDER BY id").await;
        assert_eq!(posts, [(1, 1, 1), (1, 2, 2), (2, 1, 1)], "its start is told after that end");
        assert_eq!(resigned(&store, BEN, second).await, None, "two of three");
        assert_eq!(store.running_at(HERE).await.expect("reads"), None);
        check(&base).await;
        store.close().await;
        let store = base.open().await;
        assert_eq!(read(&store, second).await.series_state(), Some(SeriesState::Won(rules::Team::Second)));
    })
    .await;
}

#[tokio::test]
async fn who_has_blocked_another_meets_them_no_more() {
    on_each_database(async |base| {
        let store = base.open().await;
        let first = begun_series(&store, HERE, None).await;
        store.set_blocked(BEN, ANN, Switch::On).await.expect("works");
        let command = Command::game(ANN, first, GameDeed::Resign);
        for repeated in [false, true] {
            let outcome = store.act(&command, "the key").await.expect("works");
            assert_eq!(outcome.repeated, repeated);
            let Answer::Game(answer) = outcome.answer else { panic!("{:?}", outcome.answer) };
            assert_eq!(answer.events.last(), Some(&GameEvent::SeriesBroken));
            assert!(answer.next.is_none());
        }
        assert_eq!(read(&store, first).await.series_state(), Some(SeriesState::BrokenOff));
        assert_eq!(store.running_at(HERE).await.expect("reads"), None);
        let posts: Vec<(i64, i64)> =
            base.rows("SELECT first_seq, last_seq FROM post WHERE kind = 'game'").await;
        assert_eq!(posts.last(), Some(&(2, 3)), "the post of the end tells it");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn the_next_game_of_a_guest_is_a_guest_beside_the_other() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun_at(&store, "mosona", HERE).await;
        let terms = Terms { best_of: BestOf::Three, ..terms("mosona strict", &[named(BEN)]) };
        let challenge = opened(&store, ANN, terms).await;
        let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: false };
        let answer = act(&store, &Command::challenge(BEN, challenge.id, deed)).await;
        let Answer::Challenge(answer) = answer else { panic!("{answer:?}") };
        let (guest, _) = answer.started.expect("begins");
        let next = resigned(&store, ANN, guest).await.expect("goes on");
        assert_eq!(read(&store, next).await.venue(), Venue::Guest(HERE));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_game_lost_by_time_is_followed_by_the_next() {
    on_each_database(async |base| {
        let store = base.open().await;
        let first = begun_series(&store, HERE, Some(MoveLimit::Hour)).await;
        for _ in 0..125 {
            base.clock.advance(Duration::from_secs(60));
            store.ring_clocks(Shard::ONLY).await.expect("works");
        }
        let over = read(&store, first).await;
        let lost = Reason::Forfeited(rules::Side::South, Absence::Time);
        assert_eq!(over.result().map(|result| result.reason), Some(lost));
        let next = store.running_at(HERE).await.expect("reads").expect("goes on");
        let next = read(&store, next).await;
        assert_eq!(next.player_to_move(), Some(BEN));
        assert!(next.deadline().is_some_and(|deadline| deadline > base.clock.now()));
        check(&base).await;
    })
    .await;
}

const RACES: usize = 30;

/// Both give up at once: one game ends once, and one follows. Somebody else's challenge begins at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_ends_at_once_one_game_follows() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES {
            let place = Place(1000 + n as u64);
            let id = begun_series(&stores[0], place, None).await;
            let other = opened(&stores[0], CAT, Terms { place, ..terms("mosona", &[named(DAN)]) }).await.id;
            let commands = [
                Command::game(ANN, id, GameDeed::Resign),
                Command::game(BEN, id, GameDeed::Resign),
                accept(DAN, other),
            ];
            let gate = Arc::new(Barrier::new(commands.len()));
            let racers: Vec<_> = commands
                .into_iter()
                .enumerate()
                .map(|(at, command)| {
                    let (store, gate) = (stores[at % 2].clone(), gate.clone());
                    tokio::spawn(async move {
                        gate.wait().await;
                        act(&store, &command).await
                    })
                })
                .collect();
            let mut nexts = Vec::new();
            for racer in racers {
                if let Answer::Game(answer) = racer.await.expect("no panic") {
                    nexts.extend(answer.next);
                }
            }
            assert_eq!(nexts.len(), 1, "race {n}");
            let (_, next) = &nexts[0];
            assert_eq!(next.venue(), Venue::Place(place), "race {n}: the place stays the series'");
        }
        check(&base).await;
    })
    .await;
}
