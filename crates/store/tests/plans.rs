//! Plans are played in the transaction of the turn they wait for, and by nobody else.

mod common;

use std::{sync::Arc, time::Duration};

use common::*;
use play::*;
use rules::Side;
use store::*;
use tokio::sync::Barrier;

async fn planned(store: &Store, id: GameId, by: PlayerId, text: &str) -> Vec<KeptPlan> {
    store.plan(id, by, text).await.expect("works").expect(text)
}

async fn numbers(store: &Store, id: GameId, by: PlayerId) -> Vec<i64> {
    store.plans(id, by).await.expect("reads").into_iter().map(|kept| kept.number).collect()
}

async fn words(store: &Store, id: GameId) -> Vec<String> {
    read(store, id).await.board().actions().iter().map(ToString::to_string).collect()
}

async fn plays(store: &Store, by: PlayerId, id: GameId, text: &str) -> Vec<GameEvent> {
    match act(store, &Command::play(by, id, text)).await {
        Answer::Game(answer) => answer.events,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_planned_answer_is_played_with_the_turn_it_answers() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_at(&store, "mosona strict", HERE).await;
        let kept = planned(&store, id, BEN, "if a8-b9 then c10xa8; if a10-b9 then c8xa10").await;
        assert_eq!(kept.iter().map(|kept| kept.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(store.plans(id, ANN).await.expect("reads"), [], "each sees their own");
        store.close().await;
        // What is planned outlives the process.
        let store = base.open().await;
        let command = Command::play(ANN, id, "a8-b9");
        let first = store.act(&command, "the key").await.expect("works");
        let again = store.act(&command, "the key").await.expect("works");
        for (outcome, repeated) in [(first, false), (again, true)] {
            assert_eq!(outcome.repeated, repeated);
            let Answer::Game(answer) = outcome.answer else { panic!("{:?}", outcome.answer) };
            let played = |event: &GameEvent| match event {
                GameEvent::Played { side, how, .. } => (*side, *how),
                other => panic!("{other:?}"),
            };
            let played: Vec<_> = answer.events.iter().map(played).collect();
            assert_eq!(played, [(Side::South, Manner::ByHand), (Side::North, Manner::Planned)]);
            assert_eq!(answer.game.player_to_move(), Some(ANN));
        }
        assert_eq!(words(&store, id).await, ["a8-b9", "c10xa8"]);
        assert_eq!(numbers(&store, id, BEN).await, [0_i64; 0], "the others were for the same turn");
        let posts: Vec<(i64, i64)> =
            base.rows("SELECT first_seq, last_seq FROM post WHERE kind = 'game' ORDER BY id").await;
        assert_eq!(posts, [(1, 1), (2, 3)], "one board tells of both");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn lines_go_on_from_turn_to_turn() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, game) = begun_at(&store, "awithlaknakwe", HERE).await;
        let mut board = game.board().clone();
        let mut turns = Vec::new();
        for _ in 0..4 {
            let action = board.first_legal_action().expect("it goes on");
            board.play(action).expect("legal");
            turns.push(action.to_string());
        }
        let kept = planned(&store, id, BEN, &turns.join(" then ")).await;
        assert_eq!(plays(&store, ANN, id, &turns[0]).await.len(), 2);
        assert_eq!(numbers(&store, id, BEN).await, [kept[0].number]);
        assert_eq!(plays(&store, ANN, id, &turns[2]).await.len(), 2);
        assert_eq!(words(&store, id).await, turns);
        assert_eq!(numbers(&store, id, BEN).await, [0_i64; 0]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn what_the_game_does_not_need_any_more_is_dropped() {
    on_each_database(async |base| {
        let store = base.open().await;
        let count = async || base.rows::<(i64,)>("SELECT COUNT(*) FROM plan").await[0].0;
        let plan = "if a8-b9 then c10xa8";
        // Another turn.
        let (id, _) = begun_at(&store, "mosona strict", Place(1)).await;
        planned(&store, id, BEN, plan).await;
        assert_eq!(plays(&store, ANN, id, "a10-b9").await.len(), 1);
        assert_eq!(count().await, 0);
        // The end of the game.
        let (id, _) = begun_at(&store, "mosona strict", Place(2)).await;
        planned(&store, id, BEN, plan).await;
        done(&store, ANN, id, GameDeed::Resign).await;
        assert_eq!(count().await, 0);
        // The seat.
        let (id, _) = begun_at(&store, "mosona strict", Place(3)).await;
        planned(&store, id, BEN, plan).await;
        let authority = Authority::Moderator(Place(3));
        let standing = Standing::Present;
        done(&store, EVE, id, GameDeed::HandOver { from: BEN, to: CAT, standing, authority }).await;
        assert_eq!(count().await, 0);
        // A turn taken back with one before it; and one's own wish.
        let (id, game) = begun_at(&store, "mosona strict", Place(4)).await;
        let first = game.board().first_legal_action().expect("legal").to_string();
        plays(&store, ANN, id, &first).await;
        let game = read(&store, id).await;
        let answer = game.board().first_legal_action().expect("legal").to_string();
        let then = game.after(&answer).expect("legal").first_legal_action().expect("legal");
        let line = format!("if {answer} then {then}");
        let kept = planned(&store, id, ANN, &line).await;
        store.forget_plan(id, BEN, kept[0].number).await.expect("works");
        assert_eq!(count().await, 1, "nobody forgets what another has planned");
        store.forget_plan(id, ANN, kept[0].number).await.expect("works");
        assert_eq!(count().await, 0);
        planned(&store, id, ANN, &line).await;
        done(&store, ANN, id, GameDeed::Offer(OfferKind::TakeBack)).await;
        assert_eq!((read(&store, id).await.ply(), count().await), (0, 0));
        check(&base).await;
    })
    .await;
}

/// A row that is no plan, or is one no more, is in nobody's way.
#[tokio::test]
async fn who_planned_what_cannot_be_played_is_told_once() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun_at(&store, "mosona strict", HERE).await;
        planned(&store, id, BEN, "if a8-b9 then c10xa8; if a10-b9 then c8xa10").await;
        let illegal = r#"[{"if":{"strip":["a8-b9"]},"then":{"strip":["a8-b9"]}}]"#;
        base.run(&format!("UPDATE plan SET steps = '{illegal}' WHERE number = 1")).await;
        base.run("UPDATE plan SET steps = '?' WHERE number = 2").await;
        assert_eq!(plays(&store, ANN, id, "a8-b9").await.len(), 1);
        assert_eq!(store.take_failed_plans(ANN, 3).await.expect("works"), []);
        assert_eq!(store.take_failed_plans(BEN, 3).await.expect("works"), [id]);
        assert_eq!(store.take_failed_plans(BEN, 3).await.expect("works"), [], "once");
        assert_eq!(numbers(&store, id, BEN).await, [0_i64; 0]);
        check(&base).await;
    })
    .await;
}

const RACES: usize = 40;

/// Ann plays while Ben plans: he is either in time, and his answer is on the board, or told that it is his turn.
#[tokio::test(flavor = "multi_thread")]
async fn who_plans_at_the_last_moment_is_in_time_or_told() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES {
            let place = Place(1000 + n as u64);
            let (id, _) = begun_at(&stores[0], "mosona strict", place).await;
            let gate = Arc::new(Barrier::new(2));
            let (planner, ready) = (stores[1].clone(), gate.clone());
            let planning = tokio::spawn(async move {
                ready.wait().await;
                planner.plan(id, BEN, "if a8-b9 then c10xa8").await.expect("works")
            });
            gate.wait().await;
            let events = plays(&stores[0], ANN, id, "a8-b9").await;
            let was_in_time = planning.await.expect("no panic");
            match was_in_time {
                Ok(_) => assert_eq!(events.len(), 2, "race {n}"),
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::Game(PlanRefusal::YourTurn.into()), "race {n}");
                    assert_eq!(events.len(), 1, "race {n}");
                }
            }
            assert_eq!(numbers(&stores[n % 2], id, BEN).await, [0_i64; 0]);
        }
        check(&base).await;
    })
    .await;
}

/// Nothing gets between a turn and its planned answer: not taking back, not a second turn of the same player.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_gets_between_a_turn_and_its_answer() {
    on_each_database(async |base| {
        let stores = [base.open().await, base.open().await];
        for n in 0..RACES {
            let (id, _) = begun_at(&stores[0], "mosona strict", Place(1000 + n as u64)).await;
            planned(&stores[0], id, BEN, "if a8-b9 then c10xa8").await;
            base.clock.advance(Duration::from_secs(1));
            let gate = Arc::new(Barrier::new(2));
            let (racer, ready) = (stores[1].clone(), gate.clone());
            let move_too = tokio::spawn(async move {
                ready.wait().await;
                act(&racer, &Command::play(BEN, id, "c10xa8")).await
            });
            gate.wait().await;
            let events = plays(&stores[0], ANN, id, "a8-b9").await;
            let refused = move_too.await.expect("no panic");
            assert_eq!(events.len(), 2, "race {n}");
            assert!(matches!(refused, Answer::Refused(_)), "race {n}: {refused:?}");
            assert_eq!(words(&stores[1], id).await, ["a8-b9", "c10xa8"]);
        }
        check(&base).await;
    })
    .await;
}
