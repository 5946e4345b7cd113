//! Two at the same instant: one wins, the other is told.

mod common;

use std::{sync::Arc, time::Duration};

use common::*;
use play::*;
use rules::Side;
use store::*;
use tokio::{sync::Barrier, task::JoinSet};

const RACES: usize = 100;

/// Lets every command go at the same instant, each through a store of its own as other processes
/// would have it, and returns the answers in the order of the commands.
async fn race(stores: &[Store], commands: Vec<(Command, String)>) -> Vec<Outcome> {
    let gate = Arc::new(Barrier::new(commands.len()));
    let mut racers = JoinSet::new();
    for (n, (command, key)) in commands.into_iter().enumerate() {
        let (store, gate) = (stores[n % stores.len()].clone(), gate.clone());
        racers.spawn(async move {
            gate.wait().await;
            (n, store.act(&command, &key).await.expect("a race is no failure"))
        });
    }
    let mut outcomes = racers.join_all().await;
    outcomes.sort_by_key(|outcome| outcome.0);
    outcomes.into_iter().map(|outcome| outcome.1).collect()
}

fn refusals(outcomes: &[Outcome]) -> Vec<Refusal> {
    let refusal = |outcome: &'_ Outcome| match &outcome.answer {
        Answer::Refused(refusal) => Some(refusal.clone()),
        Answer::Challenge(_) | Answer::Game(_) => None,
    };
    outcomes.iter().filter_map(refusal).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_one_is_played() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        // Under strict rules every action ends the turn; a huff would leave it to both racers.
        let strict = async || begun_at(&stores[0], "mosona strict", HERE).await;
        let (mut id, mut game) = strict().await;
        for n in 0..RACES {
            if game.result().is_some() {
                (id, game) = strict().await;
            }
            let commands = vec![(any_move(id, &game, n), key()), (any_move(id, &game, n + 1), key())];
            let outcomes = race(&stores, commands).await;
            let refused = refusals(&outcomes);
            let told = matches!(
                refused[..],
                [Refusal::Game(GameRefusal::NotYourTurn { .. } | GameRefusal::Over(_))]
            );
            assert!(told, "race {n}: {refused:?}");
            let seq = game.seq();
            game = stores[n % 2].game(id).await.expect("reads").expect("exists");
            assert_eq!(game.seq(), seq.next(), "race {n}");
        }
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_accept_one_plays() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES {
            let place = Place(1000 + n as u64);
            let seek = Terms { place, ..terms("mosona", &[Invite::Open]) };
            let challenge = opened(&stores[0], ANN, seek).await.id;
            let commands = vec![(accept(BEN, challenge), key()), (accept(CAT, challenge), key())];
            let outcomes = race(&stores, commands).await;
            let refused = refusals(&outcomes);
            let told = matches!(
                refused[..],
                [Refusal::Challenge(ChallengeRefusal::Closed(ChallengeState::Started(_)))]
            );
            assert!(told, "race {n}: {refused:?}");
        }
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_games_at_one_place_one_gets_a_thread() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES / 4 {
            let place = Place(1000 + n as u64);
            let at = |invite| Terms { place, ..terms("mosona", &[invite]) };
            let first = opened(&stores[0], ANN, at(named(BEN))).await.id;
            let second = opened(&stores[0], CAT, at(named(DAN))).await.id;
            let commands = vec![(accept(BEN, first), key()), (accept(DAN, second), key())];
            let outcomes = race(&stores, commands).await;
            let mut venues = Vec::new();
            for outcome in outcomes {
                let Answer::Challenge(answer) = outcome.answer else { panic!("race {n}: {outcome:?}") };
                venues.push(answer.started.expect("both games begin").1.venue());
            }
            assert!(venues.contains(&Venue::Place(place)), "race {n}: {venues:?}");
            assert!(venues.contains(&Venue::ThreadUnder(place)), "race {n}: {venues:?}");
        }
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_one_command_that_comes_twice_one_is_carried_out() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        let (id, mut game) = begun(&stores[0]).await;
        for n in 0..RACES / 4 {
            let (command, key) = (any_move(id, &game, 0), format!("twice-{n}"));
            let outcomes = race(&stores, vec![(command.clone(), key.clone()), (command, key)]).await;
            let repeated = outcomes.iter().filter(|outcome| outcome.repeated).count();
            assert_eq!((repeated, refusals(&outcomes).len()), (1, 0), "race {n}: {outcomes:?}");
            game = stores[0].game(id).await.expect("reads").expect("exists");
            assert_eq!(game.ply(), n + 1);
        }
        check(&base).await;
    })
    .await;
}

/// The first asks, and the other accepts by asking too.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_a_rematch_at_once_both_get_one_game() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        let (mut id, _) = begun(&stores[0]).await;
        for n in 0..RACES {
            act(&stores[0], &Command::game(ANN, id, GameDeed::Resign)).await;
            let wishes = vec![(rematch(ANN, id), key()), (rematch(BEN, id), key())];
            let outcomes = race(&stores, wishes).await;
            let mut started = Vec::new();
            for outcome in outcomes {
                let Answer::Challenge(answer) = outcome.answer else { panic!("race {n}: {outcome:?}") };
                started.extend(answer.started.map(|game| game.0));
            }
            assert_eq!(started, [GameId(id.0 + 1)], "race {n}");
            id = started[0];
        }
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_take_an_open_seat_one_sits() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        let id = begun_by_four(&stores[0], HERE).await;
        let mut left = BEN;
        for n in 0..RACES as u64 {
            done(&stores[0], ANN, id, GameDeed::OpenSeat { player: left, standing: Standing::Absent }).await;
            let people = [PlayerId(1000 + 2 * n), PlayerId(1001 + 2 * n)];
            let take = |player| (Command::game(player, id, GameDeed::TakeSeat { side: Side::West }), key());
            let outcomes = race(&stores, people.map(take).to_vec()).await;
            let refused = refusals(&outcomes);
            assert_eq!(refused, [Refusal::Game(GameRefusal::SeatNotOpen)], "race {n}");
            left = read(&stores[0], id).await.seats().player(Side::West).expect("is taken");
            assert!(people.contains(&left), "race {n}");
            assert_eq!(stores[1].running_of(left, 9).await.expect("reads").len(), 1);
        }
        assert_eq!(stores[0].running_of(BEN, 9).await.expect("reads").len(), 0);
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_claim_and_a_move_one_comes_first() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        let (mut id, mut game) = begun_hourly(&stores[0], HERE).await;
        for n in 0..RACES {
            if game.result().is_some() {
                (id, game) = begun_hourly(&stores[0], HERE).await;
            }
            base.clock.advance(std::time::Duration::from_secs(3600));
            let claimant = if game.player_to_move() == Some(ANN) { BEN } else { ANN };
            let claim = Command::game(claimant, id, GameDeed::Claim { absent: Vec::new() });
            let mut commands = vec![(claim, key()), (any_move(id, &game, n), key())];
            commands.rotate_left(n % 2);
            let refused = refusals(&race(&stores, commands).await);
            let seq = game.seq();
            game = read(&stores[n % 2], id).await;
            assert_eq!(game.seq(), seq.next(), "race {n}");
            let expected = match game.result() {
                Some(result) => GameRefusal::Over(result),
                None => GameRefusal::NothingToClaim { until: None },
            };
            assert_eq!(refused, [Refusal::Game(expected)], "race {n}");
        }
        check(&base).await;
    })
    .await;
}

/// As with two processes on one store, one of which looks at the clock a little later: nothing rings twice, no
/// time is credited twice, and no scraps of it.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_ring_one_is_heard() {
    on_each_database(async |base| {
        let late = Arc::new(ManualClock::at(NOON + Duration::from_secs(5)));
        let config = Config::new(&base.url);
        let stores = [base.open().await, Store::open(&config, late.clone()).await.expect("opens")];
        let pass = |time| {
            base.clock.advance(time);
            late.advance(time);
        };
        let ring = async || {
            let [one, other] = &stores;
            let (one, other) = tokio::join!(one.ring_clocks(Shard::ONLY), other.ring_clocks(Shard::ONLY));
            [one.expect("works"), other.expect("works")].concat()
        };
        let mut ids = Vec::new();
        for n in 0..RACES as u64 / 4 {
            ids.push(begun_hourly(&stores[0], Place(1000 + n)).await.0);
        }
        assert_eq!(ring().await, []);
        pass(Duration::from_secs(3600));
        assert_eq!(ring().await, [], "all is credited");
        // Of three quarters of an hour: in a minute and more they would take each other to have been away.
        for step in 1..=54 {
            pass(Duration::from_secs(50));
            let mut rung = ring().await;
            rung.sort();
            assert_eq!(rung, if step == 54 { ids.clone() } else { Vec::new() });
        }
        let credited = "SELECT game FROM game_event WHERE body LIKE '%credited%' ORDER BY game";
        let credited: Vec<(i64,)> = base.rows(credited).await;
        assert_eq!(credited.into_iter().map(|row| GameId(row.0)).collect::<Vec<_>>(), ids);
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_at_once_all_get_their_turn() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        let mut games = Vec::new();
        for n in 0..16 {
            let (id, game) = begun_at(&stores[0], "mosona", Place(1000 + n)).await;
            games.push((any_move(id, &game, 0), key()));
        }
        let outcomes = race(&stores, games).await;
        assert!(refusals(&outcomes).is_empty(), "{outcomes:?}");
        check(&base).await;
    })
    .await;
}

/// Whatever is first, the game knows of the vacation in the end, and of its end.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_begin_as_a_vacation_does_know_of_it() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES as u64 / 4 {
            let until = base.clock.now() + Duration::from_secs(3600);
            let vacation = stores[0].go_on_vacation(ANN, until);
            let begin = async {
                let (one, _) = begun_hourly(&stores[1], Place(1000 + 2 * n)).await;
                let (other, _) = begun_hourly(&stores[1], Place(1001 + 2 * n)).await;
                [one, other]
            };
            let look = stores[1].ring_clocks(Shard::ONLY);
            let (gone, games, looked) = tokio::join!(vacation, begin, look);
            gone.expect("works").expect("within the budget");
            looked.expect("works");
            stores[0].ring_clocks(Shard::ONLY).await.expect("works");
            for id in games {
                assert_eq!(read(&stores[0], id).await.away(Side::South), Some(until), "race {n}");
            }
            stores[1].end_vacation(ANN).await.expect("works").expect("was under way");
            for id in games {
                assert_eq!(read(&stores[1], id).await.away(Side::South), None, "race {n}");
                act(&stores[0], &Command::game(ANN, id, GameDeed::Resign)).await;
            }
            assert_eq!(base.rows::<(i64,)>("SELECT COUNT(*) FROM vacation_news").await, [(0,)]);
        }
    })
    .await;
}

/// Two claim at once, and nothing is given out twice.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_claim_posts_one_gets_each() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..20 {
            opened(
                &stores[0],
                PlayerId(500 + n),
                Terms { place: Place(1000 + n), ..terms("mosona", &[Invite::Open]) },
            )
            .await;
        }
        let (one, other) =
            tokio::join!(stores[0].claim_posts("0-1/4", 20), stores[1].claim_posts("2-3/4", 20));
        let mut ids: Vec<PostId> =
            one.expect("works").into_iter().chain(other.expect("works")).map(|post| post.id).collect();
        ids.sort();
        assert_eq!(ids, (1..=20).map(PostId).collect::<Vec<_>>());
    })
    .await;
}

/// Two that ask for the same player at the same time, while the post is given up: each state of it is told
/// once.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_ask_for_failures_one_is_told() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES / 4 {
            let place = Place(1000 + n as u64);
            opened(&stores[0], ANN, Terms { place, ..terms("mosona", &[named(PlayerId(500 + n as u64))]) })
                .await;
            let [post] = stores[0].claim_posts(SENDER, 1).await.expect("works")[..] else {
                panic!("race {n}")
            };
            stores[0].undeliverable(&post, "gone").await.expect("works");
            let (one, other) = tokio::join!(stores[0].take_failures(ANN), stores[1].take_failures(ANN));
            let told: Vec<Failure> = one.expect("works").into_iter().chain(other.expect("works")).collect();
            assert_eq!(told.len(), 1, "race {n}: {told:?}");
            stores[0].lose_challenge(ChallengeId(n as i64 + 1)).await.expect("works");
        }
    })
    .await;
}

/// Whoever hears that a post was refused hears too that it will not follow, also if that is decided while
/// they hear it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_given_up_while_it_is_told_is_told_again() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES / 4 {
            let place = Place(1000 + n as u64);
            opened(&stores[0], ANN, Terms { place, ..terms("mosona", &[named(PlayerId(500 + n as u64))]) })
                .await;
            let [post] = stores[0].claim_posts(SENDER, 1).await.expect("works")[..] else {
                panic!("race {n}")
            };
            let due = base.clock.now() + std::time::Duration::from_secs(3600);
            stores[0].refused(&post, due, Attempt::Failed, "locked").await.expect("works");
            let (first, given_up) =
                tokio::join!(stores[0].take_failures(ANN), stores[1].undeliverable(&post, "gone"));
            given_up.expect("works");
            let mut told = first.expect("works");
            told.extend(stores[0].take_failures(ANN).await.expect("works"));
            assert_eq!(
                told.last().map(|failure| failure.reason.as_str()),
                Some("gone"),
                "race {n}: {told:?}"
            );
            stores[0].lose_challenge(ChallengeId(n as i64 + 1)).await.expect("works");
        }
    })
    .await;
}

/// In SQLite there is one writer at a time, and no deadlock.
#[tokio::test]
async fn who_loses_a_deadlock_does_it_anew() {
    let Some(_) = postgres() else { return };
    on_each_database(async |base| {
        if base.url.starts_with("sqlite") {
            return;
        }
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let (id, _) = begun_hourly(&store, HERE).await;
        store.show_live(Server(9), Place(700), ANN).await.expect("works");
        base.clock.advance(Duration::from_secs(50 * 60));
        base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
        // Another holds the server's live board, for which the ring waits with the game in its hand.
        let pool = base.pool().await;
        let mut other = pool.begin().await.expect("begins");
        sqlx::query("SELECT server FROM live FOR UPDATE").execute(&mut *other).await.expect("locks");
        let ringing = tokio::spawn({
            let store = store.clone();
            async move { store.ring_clocks(Shard::ONLY).await }
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        let locked = sqlx::query("SELECT id FROM game FOR UPDATE").execute(&mut *other).await;
        locked.expect("the ring, which has waited longer, gives way");
        other.rollback().await.expect("ends");
        assert_eq!(ringing.await.expect("ends").expect("a race is no failure"), [id]);
        pool.close().await;
    })
    .await;
}
