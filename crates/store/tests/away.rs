//! Vacations, reminders and calls over all the games of a person.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;
use store::*;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Time goes by, and the bot is at work all the time.
async fn pass(base: &Base, store: &Store, time: Duration, step: Duration) {
    let mut gone = Duration::ZERO;
    while gone < time {
        base.clock.advance(step);
        // The bot is heard in between.
        base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        gone += step;
    }
}

async fn events(store: &Store, id: GameId) -> Vec<GameEvent> {
    let events = store.game_events(id, Seq(2), Seq(999)).await.expect("reads");
    events.into_iter().map(|entry| entry.event).collect()
}

fn later(time: Duration) -> Time {
    NOON + time
}

#[tokio::test]
async fn a_vacation_lets_all_clocks_of_a_person_stand_and_outlives_a_restart() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let (one, _) = begun_hourly(&store, Place(1)).await;
        let (other, _) = begun_hourly(&store, Place(2)).await;
        let (quiet, _) = begun_at(&store, "mosona", Place(3)).await;
        let until = later(DAY * 2);
        let vacation = store.go_on_vacation(ANN, until).await.expect("works").expect("within the budget");
        assert_eq!(vacation.until, until);
        for id in [one, other, quiet] {
            assert_eq!(events(&store, id).await, [GameEvent::Away { side: Side::South, until }]);
        }
        assert_eq!(read(&store, one).await.deadline(), Some(until + HOUR));
        check(&base).await;
        // A game that begins in the vacation is told by the next look.
        let (new, _) = begun_hourly(&store, Place(4)).await;
        store.close().await;
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        assert_eq!(read(&store, new).await.deadline(), Some(until + HOUR));
        pass(&base, &store, DAY * 2, HOUR).await;
        assert_eq!(read(&store, one).await.away(Side::South), None, "it ends by itself");
        assert_eq!(read(&store, one).await.result(), None);
        assert_eq!(store.vacation(ANN).await.expect("reads").under_way, None);
        assert_eq!(base.rows::<(i64,)>("SELECT COUNT(*) FROM vacation_news").await, [(0,)]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn who_moves_is_back_everywhere_and_has_spent_what_was_taken() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (one, _) = begun_hourly(&store, Place(1)).await;
        let (other, _) = begun_hourly(&store, Place(2)).await;
        store.go_on_vacation(ANN, later(DAY * 10)).await.expect("works").expect("within the budget");
        base.clock.advance(DAY * 3);
        base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
        moved(&store, one, 0).await;
        assert_eq!(read(&store, one).await.away(Side::South), None);
        store.ring_clocks(Shard::ONLY).await.expect("works");
        assert_eq!(read(&store, other).await.deadline(), Some(base.clock.now() + HOUR));
        let state = store.vacation(ANN).await.expect("reads");
        assert_eq!((state.under_way, state.left), (None, DAY * 18));
        let too_long = store.go_on_vacation(ANN, base.clock.now() + DAY * 19).await.expect("works");
        assert_eq!(too_long, Err(VacationRefusal::TooLong { left: DAY * 18 }));
        assert_eq!(store.end_vacation(ANN).await.expect("works"), Err(VacationRefusal::NotOnVacation));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_reminder_comes_when_it_is_wanted_in_running_games_too() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let day = Terms { limit: Some(MoveLimit::Day), ..terms("mosona strict", &[named(BEN)]) };
        let challenge = opened(&store, ANN, day).await;
        let Answer::Challenge(answer) = act(&store, &accept(BEN, challenge.id)).await else { panic!() };
        let (id, _) = answer.started.expect("begins");
        assert_eq!(store.reminder(ANN).await.expect("reads"), Reminder::ByLimit);
        store.set_reminder(ANN, Reminder::Before(Lead::TWELVE_HOURS)).await.expect("works");
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let rings = async || base.rows::<(Option<i64>,)>("SELECT rings FROM game").await[0].0.map(Time);
        assert_eq!(rings().await, Some(later(HOUR * 12)), "the row is put right");
        pass(&base, &store, HOUR * 11, HOUR).await;
        assert_eq!(events(&store, id).await, []);
        store.set_reminder(ANN, Reminder::Before(Lead::HOUR)).await.expect("works");
        pass(&base, &store, HOUR * 11, HOUR).await;
        assert_eq!(events(&store, id).await, [], "she wants it later now");
        pass(&base, &store, HOUR, HOUR).await;
        assert_eq!(events(&store, id).await, [GameEvent::Reminded { side: Side::South }]);
        let game = moved(&store, id, 0).await;
        assert_eq!(rings().await, game.rings_at(Reminder::ByLimit), "Ben is reminded as ever");
        store.set_reminder(BEN, Reminder::Off).await.expect("works");
        store.ring_clocks(Shard::ONLY).await.expect("works");
        assert_eq!(rings().await, game.deadline());
    })
    .await;
}

fn calls(events: &[GameEvent]) -> usize {
    events.iter().filter(|event| matches!(event, GameEvent::Called { .. })).count()
}

#[tokio::test]
async fn who_keeps_everybody_waiting_is_called_once_until_they_move() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (one, _) = begun_at(&store, "mosona strict", Place(1)).await;
        let (other, _) = begun_at(&store, "mosona strict", Place(2)).await;
        let called = async || calls(&events(&store, one).await) + calls(&events(&store, other).await);
        pass(&base, &store, HOUR * 23, HOUR).await;
        assert_eq!(called().await, 0, "not for a day yet");
        pass(&base, &store, HOUR * 3, HOUR).await;
        assert_eq!(called().await, 1);
        pass(&base, &store, DAY * 3, HOUR).await;
        assert_eq!(called().await, 1, "once");
        check(&base).await;
        // She moves in one: that game waits for Ben, so not all wait for her; nor is he called for it at once.
        moved(&store, one, 0).await;
        pass(&base, &store, HOUR * 20, HOUR).await;
        assert_eq!(called().await, 1);
        moved(&store, one, 0).await;
        pass(&base, &store, HOUR * 26, HOUR).await;
        assert_eq!(called().await, 2, "she has moved since, and lets them wait again");
        // On vacation nobody is called.
        moved(&store, one, 0).await;
        moved(&store, one, 0).await;
        let until = base.clock.now() + DAY * 5;
        store.go_on_vacation(ANN, until).await.expect("works").expect("within the budget");
        pass(&base, &store, DAY * 2, HOUR).await;
        assert_eq!(called().await, 2);
        check(&base).await;
    })
    .await;
}

/// Games of an older store say not yet for whom they wait.
#[tokio::test]
async fn games_of_before_are_noted_first() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_at(&store, "mosona strict", HERE).await;
        base.run("UPDATE game SET waits_for = NULL, waits_since = NULL").await;
        pass(&base, &store, HOUR * 26, HOUR).await;
        assert_eq!(calls(&events(&store, id).await), 1);
    })
    .await;
}

#[tokio::test]
async fn what_counts_no_more_is_forgotten() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_hourly(&store, HERE).await;
        store.go_on_vacation(ANN, later(DAY)).await.expect("works").expect("within the budget");
        base.run(&format!("INSERT INTO called (player, at) VALUES ({}, 0), ({}, 0)", ANN.0, CAT.0)).await;
        let kept = async || {
            let vacations: Vec<(i64,)> = base.rows("SELECT player FROM vacation").await;
            let called: Vec<(i64,)> = base.rows("SELECT player FROM called").await;
            (vacations.len(), called)
        };
        store.tidy().await.expect("works");
        assert_eq!(kept().await, (1, vec![(ANN.0.cast_signed(),)]), "who plays is called once");
        act(&store, &Command::game(ANN, id, GameDeed::Resign)).await;
        base.clock.advance(DAY * 367);
        store.tidy().await.expect("works");
        assert_eq!(kept().await, (0, vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_vacation_that_has_begun_is_no_failure_and_the_games_are_told_later() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let (id, _) = begun_hourly(&store, Place(1)).await;
        let until = later(DAY * 2);
        base.run("ALTER TABLE post RENAME TO post_away").await;
        let vacation = store.go_on_vacation(ANN, until).await.expect("has begun").expect("within the budget");
        assert_eq!(vacation.until, until);
        base.run("ALTER TABLE post_away RENAME TO post").await;
        assert_eq!(events(&store, id).await, []);
        store.ring_clocks(Shard::ONLY).await.expect("works");
        assert_eq!(events(&store, id).await, [GameEvent::Away { side: Side::South, until }]);
        base.run("ALTER TABLE post RENAME TO post_away").await;
        assert_eq!(store.end_vacation(ANN).await.expect("has ended"), Ok(()));
        base.run("ALTER TABLE post_away RENAME TO post").await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        assert_eq!(read(&store, id).await.away(Side::South), None);
    })
    .await;
}

/// What the store finds in a row that this program never wrote keeps the game from taking anything in.
#[tokio::test]
async fn a_game_that_takes_no_vacation_in_rings_in_time() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let (id, _) = begun_hourly(&store, Place(1)).await;
        let (other, _) = begun_hourly(&store, Place(2)).await;
        let rings =
            async || base.rows::<(i64,)>(&format!("SELECT rings FROM game WHERE id = {id}")).await[0].0;
        let before = rings().await;
        let row =
            format!("INSERT INTO plan (game, player, number, ply, steps) VALUES ({id}, 3, 1, -1, '[]')");
        base.run(&row).await;
        let until = later(DAY);
        store.go_on_vacation(BEN, until).await.expect("works").expect("within the budget");
        assert_eq!(events(&store, id).await, []);
        assert_eq!(events(&store, other).await.len(), 1, "it keeps no other from it");
        assert_eq!(rings().await, before);
        base.run("DELETE FROM plan").await;
        pass(&base, &store, HOUR, HOUR / 60).await;
        let rung = events(&store, id).await;
        assert!(matches!(rung[..], [GameEvent::Reminded { .. }, GameEvent::TimeUp { .. }]), "{rung:?}");
    })
    .await;
}

#[tokio::test]
async fn a_call_that_broke_off_is_made_the_next_time() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_at(&store, "mosona strict", Place(1)).await;
        pass(&base, &store, HOUR * 23, HOUR).await;
        base.clock.advance(HOUR * 2);
        base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
        base.run("ALTER TABLE post RENAME TO post_away").await;
        store.ring_clocks(Shard::ONLY).await.expect_err("nothing can be posted");
        base.run("ALTER TABLE post_away RENAME TO post").await;
        assert_eq!(base.rows::<(i64,)>("SELECT COUNT(*) FROM called").await, [(0,)]);
        pass(&base, &store, HOUR, HOUR).await;
        assert_eq!(calls(&events(&store, id).await), 1);
        check(&base).await;
    })
    .await;
}
