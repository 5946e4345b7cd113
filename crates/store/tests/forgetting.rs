//! Forgetting a person: nothing of them is left, and what they played stays.

mod common;

use std::sync::Arc;

use common::*;
use play::*;
use rules::Side;
use tokio::sync::Barrier;

/// Every column of the store that holds the number of somebody, alone or in a text.
async fn columns_with(base: &Base, player: PlayerId) -> Vec<String> {
    let columns = match base.url.starts_with("sqlite") {
        true => {
            "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND m.name NOT LIKE '\\_%' ESCAPE '\\'"
        }
        false => {
            "SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_%'"
        }
    };
    let columns: Vec<(String, String)> = base.rows(columns).await;
    assert!(columns.len() > 60, "all tables are looked through: {}", columns.len());
    let mut found = Vec::new();
    for (table, column) in columns {
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{player}%'");
        let [(count,)] = base.rows::<(i64,)>(&sql).await[..] else { panic!("one row") };
        if count > 0 {
            found.push(format!("{table}.{column}"));
        }
    }
    found
}

/// Rows about Ann in every table that is hers alone, and what others have kept about her.
async fn settle_in(base: &Base, game: GameId) {
    let ann = ANN.0;
    for row in [
        format!("undisturbed (player) VALUES ({ann})"),
        format!("block (player, blocked) VALUES ({ann}, 3), (3, {ann})"),
        format!("follower (game, player) VALUES ({game}, {ann})"),
        format!("explained (player, hint, post) VALUES ({ann}, 'huff', 1)"),
        format!("preference (player, what, word) VALUES ({ann}, 'discord', 'en')"),
        format!("lesson_progress (player, game, step) VALUES ({ann}, 'mosona', 'x')"),
        format!("plan (game, player, number, ply, steps) VALUES ({game}, {ann}, 1, 0, '[]')"),
        format!("plan_failed (player, game) VALUES ({ann}, {game})"),
        format!("vacation (player, since, until) VALUES ({ann}, 1, 2)"),
        format!("vacation_news (player, due) VALUES ({ann}, {})", i64::MAX),
        format!("reminder (player, before) VALUES ({ann}, '1h')"),
        format!("called (player, at) VALUES ({ann}, 1)"),
        format!("live (server, place, wanted_by, edition) VALUES (9, 100, {ann}, 1)"),
        format!("post_told (post, player) VALUES (1, {ann})"),
        format!(
            "notice (id, kind, player, game, first_seq, last_seq, state, made, due) \
             VALUES (999, 'watched', {ann}, {game}, 1, 1, 'pending', 1, {})",
            i64::MAX
        ),
    ] {
        base.run(&format!("INSERT INTO {row}")).await;
    }
}

#[tokio::test]
async fn nothing_of_a_person_is_left_but_that_somebody_blocked_them() {
    on_each_database(async |base| {
        let store = base.open().await;
        let other_process = base.open().await;
        let (id, _) = begun(&store).await;
        for choice in 0..5 {
            moved(&store, id, choice).await;
        }
        // A game that is over, and an open challenge.
        let (over, _) = begun_at(&store, "kolowis", Place(101)).await;
        done(&store, BEN, over, GameDeed::Resign).await;
        opened(&store, ANN, terms("mosona", &[Invite::Open])).await;
        settle_in(&base, id).await;
        let played = read(&other_process, id).await;
        assert_eq!(played.seats().side_of(ANN), Some(Side::South));
        assert!(columns_with(&base, ANN).await.len() > 15);

        store.forget(ANN).await.expect("works");
        assert_eq!(columns_with(&base, ANN).await, ["block.blocked"]);
        for store in [&store, &other_process] {
            let game = read(store, id).await;
            let former = game.seats().player(Side::South).expect("a seat");
            assert!(former.is_former());
            assert_eq!(game.board().actions(), played.board().actions());
            let lost =
                GameResult { score: Score::Won(rules::Team::Second), reason: Reason::Resigned(Side::South) };
            assert_eq!(game.result(), Some(lost));
            let past = store.game_at(id, Seq(3)).await.expect("reads");
            assert_eq!(past.seats().player(Side::South), Some(former), "also as it was");
            assert_eq!(
                read(store, over).await.seats().player(Side::South),
                Some(former),
                "everywhere the same"
            );
        }
        assert_eq!(store.open_challenges_of(BEN).await.expect("reads"), []);

        // Again, and the next one is somebody else.
        store.forget(ANN).await.expect("works");
        store.forget(BEN).await.expect("works");
        let game = read(&store, id).await;
        assert_ne!(game.seats().player(Side::South), game.seats().player(Side::North));
        assert!(game.seats().iter().all(|seat| seat.1.is_former()));
        assert_eq!(base.rows::<(i64,)>("SELECT player FROM forgetting").await, []);
        // Ann begins as somebody new.
        let (anew, game) = begun_at(&store, "mosona", Place(102)).await;
        assert_eq!(game.seats().side_of(ANN), Some(Side::South));
        assert_eq!(store.running_of(ANN, 9).await.expect("reads").len(), 1, "only {anew}");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn challenges_are_taken_back_declined_or_left() {
    on_each_database(async |base| {
        let store = base.open().await;
        let own = opened(&store, ANN, terms("mosona", &[named(BEN)])).await.id;
        let asked = opened(&store, BEN, terms("kolowis", &[named(ANN)])).await.id;
        let lobby = opened(&store, CAT, terms("awithlaknakwe seats=4", &[Invite::Open; 3])).await.id;
        act(&store, &accept(ANN, lobby)).await;
        store.forget(ANN).await.expect("works");
        let state = async |id| store.challenge(id).await.expect("reads").expect("exists").challenge;
        assert_eq!(state(own).await.state, ChallengeState::Cancelled);
        assert!(matches!(state(asked).await.state, ChallengeState::Declined(former) if former.is_former()));
        let lobby = state(lobby).await;
        assert_eq!(lobby.state, ChallengeState::Open);
        assert_eq!(lobby.seated().map(|seat| seat.1).collect::<Vec<_>>(), [CAT]);
        assert_eq!(columns_with(&base, ANN).await, Vec::<String>::new());
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn with_four_seats_the_others_go_on_until_nobody_is_left() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_by_four(&store, HERE).await;
        let side = read(&store, id).await.seats().side_of(ANN).expect("plays");
        store.forget(ANN).await.expect("works");
        let game = read(&store, id).await;
        assert_eq!((game.result(), game.open_seats().collect::<Vec<_>>()), (None, vec![side]));
        assert_eq!(columns_with(&base, ANN).await, Vec::<String>::new());

        let taken = done(&store, EVE, id, GameDeed::TakeSeat { side }).await;
        assert_eq!(taken, [GameEvent::SeatTaken { side, by: EVE }]);
        for player in [EVE, BEN, CAT] {
            store.forget(player).await.expect("works");
            assert_eq!(read(&store, id).await.result(), None);
        }
        store.forget(DAN).await.expect("works");
        assert!(matches!(read(&store, id).await.result().expect("over").reason, Reason::Resigned(_)));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_series_ends_and_nobody_plays_again_with_a_former_player() {
    on_each_database(async |base| {
        let store = base.open().await;
        let series = Terms { best_of: BestOf::Seven, ..terms("mosona", &[named(BEN)]) };
        let challenge = opened(&store, ANN, series).await;
        act(&store, &accept(BEN, challenge.id)).await;
        store.forget(ANN).await.expect("works");
        let game = read(&store, GameId(1)).await;
        assert_eq!(game.series_state(), Some(SeriesState::BrokenOff));
        assert_eq!(base.rows::<(i64,)>("SELECT id FROM game").await, [(1,)]);
        let again = refused(&store, &rematch(BEN, GameId(1))).await;
        assert!(matches!(again, Refusal::Challenge(ChallengeRefusal::Absent(former)) if former.is_former()));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn what_broke_off_is_gone_on_with_and_damaged_games_lose_the_number_too() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let (damaged, _) = begun_at(&store, "mosona", Place(101)).await;
        base.run(&format!("UPDATE game_event SET body = '{{\"what\":[{}]}}' WHERE game = {damaged}", ANN.0))
            .await;
        // As after a crash right at the beginning.
        let former = PlayerId::former(7).0.cast_signed();
        base.run(&format!("INSERT INTO forgetting (player, former) VALUES ({}, {former})", ANN.0)).await;
        store.finish_forgetting().await.expect("works");
        assert_eq!(read(&store, id).await.seats().player(Side::South), Some(PlayerId::former(7)));
        assert_eq!(columns_with(&base, ANN).await, Vec::<String>::new());
        store.finish_forgetting().await.expect("works");
    })
    .await;
}

#[tokio::test]
async fn moves_that_are_made_meanwhile_are_made_before_or_refused() {
    on_each_database(async |base| {
        for round in 0..6 {
            let place = Place(200 + round);
            let store = base.open().await;
            let (id, game) = begun_at(&store, "mosona", place).await;
            let begin = Arc::new(Barrier::new(3));
            let run = |work: Vec<Command>| {
                let (store, begin) = (store.clone(), Arc::clone(&begin));
                tokio::spawn(async move {
                    begin.wait().await;
                    for command in work {
                        store.act(&command, &key()).await.expect("the database works");
                    }
                })
            };
            let move_first = run(vec![any_move(id, &game, 0)]);
            let challenge =
                run(vec![Command::open(ANN, Terms { place, ..terms("kolowis", &[Invite::Open]) })]);
            let forget = {
                let (store, begin) = (store.clone(), Arc::clone(&begin));
                tokio::spawn(async move {
                    begin.wait().await;
                    store.forget(ANN).await.expect("works");
                })
            };
            for task in [move_first, challenge, forget] {
                task.await.expect("no panic");
            }
            let game = read(&store, id).await;
            assert!(game.seats().player(Side::South).is_some_and(PlayerId::is_former));
            assert!(game.result().is_some());
            // What began meanwhile is all there is of her.
            store.forget(ANN).await.expect("works");
            assert_eq!(columns_with(&base, ANN).await, Vec::<String>::new());
        }
        check(&base).await;
    })
    .await;
}
