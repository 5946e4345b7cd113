//! Forgetting a person: nothing of them is left, and what they played stays.

mod common;

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use common::*;
use play::*;
use rules::Side;
use store::*;
use tokio::sync::Barrier;

/// Every table of the store, with the columns in which people are named, alone or in a text. Whoever makes a table
/// adds it here, its rows to [`settle_in`], and what names people in it to what is forgotten and exported.
const TABLES: [(&str, &[&str]); 34] = [
    ("application", &[]),
    ("awake", &[]),
    ("block", &["player", "blocked"]),
    ("board", &[]),
    ("called", &["player"]),
    ("challenge", &["challenger"]),
    ("challenge_event", &["body"]),
    ("challenge_named", &["player"]),
    ("challenge_player", &["player"]),
    ("counter", &[]),
    ("decision", &["facts"]),
    ("explained", &["player"]),
    ("follower", &["player"]),
    ("forgetting", &[]),
    ("game", &["waits_for"]),
    ("game_event", &["body"]),
    ("game_named", &["player"]),
    ("game_player", &["player"]),
    ("house", &[]),
    ("lesson_progress", &["player"]),
    ("live", &["wanted_by"]),
    ("live_old", &[]),
    ("notice", &["player"]),
    ("page", &[]),
    ("plan", &["player"]),
    ("plan_failed", &["player"]),
    ("post", &[]),
    ("post_told", &["player"]),
    ("preference", &["player"]),
    ("reminder", &["player"]),
    ("residence", &[]),
    ("undisturbed", &["player"]),
    ("vacation", &["player"]),
    ("vacation_news", &["player"]),
];

/// Every column of the store.
async fn columns(base: &Base) -> Vec<(String, String)> {
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
    base.rows(columns).await
}

/// Every column of the store that holds the number of somebody, alone or in a text.
async fn columns_with(base: &Base, player: PlayerId) -> Vec<String> {
    let mut found = Vec::new();
    for (table, column) in columns(base).await {
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
async fn every_table_that_names_people_is_exported_and_forgotten() {
    on_each_database(async |base| {
        let store = base.open().await;
        let tables: BTreeSet<String> = columns(&base).await.into_iter().map(|column| column.0).collect();
        let listed = TABLES.map(|(table, _)| table.to_owned());
        assert_eq!(tables, listed.into(), "TABLES says of each table who is named in it");

        // Ann is to move, is named in facts, and has something in every table.
        let (id, _) = begun(&store).await;
        opened(&store, BEN, terms("kolowis", &[named(ANN)])).await;
        settle_in(&base, id).await;
        base.run(&format!("UPDATE decision SET facts = '[{}]' WHERE facts IS NOT NULL", ANN.0)).await;
        let found: BTreeSet<String> = columns_with(&base, ANN).await.into_iter().collect();
        let named = TABLES.iter().flat_map(|(table, names)| names.iter().map(move |name| (table, name)));
        let named: BTreeSet<String> = named.map(|(table, column)| format!("{table}.{column}")).collect();
        assert_eq!(found, named, "settle_in has a row for each");

        // What is hers alone is given out by rows, what she played by events.
        let beside = [
            "challenge",
            "challenge_event",
            "challenge_named",
            "challenge_player",
            "decision",
            "game",
            "game_event",
            "game_named",
            "game_player",
        ];
        let own = TABLES.iter().filter(|(table, names)| !names.is_empty() && !beside.contains(table)).count();
        let export = store.export(ANN, ExportFrom::START).await.expect("works");
        let told: Vec<_> =
            export.own.iter().filter(|rows| !rows.rows.is_empty()).map(|rows| rows.name).collect();
        assert_eq!((told.len(), export.own.len()), (own, own), "{told:?}");
        assert_eq!((export.games.len(), export.challenges.len()), (1, 2));

        store.forget(ANN).await.expect("works");
        assert_eq!(columns_with(&base, ANN).await, ["block.blocked"], "another's choice");
        let export = store.export(ANN, ExportFrom::START).await.expect("works");
        assert!(export.own.iter().all(|rows| rows.rows.is_empty()));
        assert!(export.games.is_empty() && export.challenges.is_empty());
    })
    .await;
}

/// Many games of Ann that others ended: more than one file holds.
#[tokio::test]
async fn what_is_too_much_for_one_file_comes_in_parts_and_whole() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        for choice in 0..40 {
            moved(&store, id, choice).await;
        }
        let [(events,)] = base.rows::<(i64,)>("SELECT COUNT(*) FROM game_event").await[..] else {
            panic!("one")
        };
        // Copies of it, in a hundred thousand events.
        let copies = 100_000 / events;
        let numbers =
            format!("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= {copies})");
        for copy in [
            "INSERT INTO game (id, seq, challenge, server, running, moved) \
             SELECT n.i, g.seq, g.challenge, g.server, 0, g.moved FROM n CROSS JOIN game g WHERE g.id = 1",
            "INSERT INTO game_event (game, seq, at, body) \
             SELECT n.i, e.seq, e.at, e.body FROM n CROSS JOIN game_event e WHERE e.game = 1",
            "INSERT INTO game_named (player, game) \
             SELECT p.player, n.i FROM n CROSS JOIN game_named p WHERE p.game = 1",
        ] {
            let (insert, select) = copy.split_once("SELECT").expect("both");
            base.run(&format!("{insert} {numbers} SELECT{select}")).await;
        }
        let (mut from, mut games, mut parts, mut longest) =
            (Some(ExportFrom::START), Vec::new(), 0, Duration::ZERO);
        while let Some(part) = from {
            let began = Instant::now();
            let export = store.export(ANN, part).await.expect("works");
            longest = longest.max(began.elapsed());
            let bytes: usize = export
                .games
                .iter()
                .flat_map(|game| &game.entries)
                .map(|entry| entry.event.to_text().len())
                .sum();
            assert!(bytes < 3 << 20, "{bytes} bytes of events in a part");
            games.extend(export.games.iter().map(|game| game.id.0));
            (from, parts) = (export.next, parts + 1);
        }
        assert!(parts > 2, "{parts} parts");
        let mut all: Vec<i64> = (1..=copies + 1).rev().collect();
        assert_eq!(games, std::mem::take(&mut all), "each once, the newest first");
        assert!(longest < Duration::from_secs(20), "{longest:?}");
        let began = Instant::now();
        let other = store.export(PlayerId(1 << 61), ExportFrom::START).await.expect("works");
        println!("{parts} parts, the slowest in {longest:?}; nothing of somebody in {:?}", began.elapsed());
        assert!(other.games.is_empty());
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
        let until = NOON + Duration::from_secs(5 * 24 * 60 * 60);
        store.go_on_vacation(ANN, until).await.expect("works").expect("within the budget");
        assert_eq!(read(&store, id).await.away(side), Some(until));
        store.forget(ANN).await.expect("works");
        let game = read(&store, id).await;
        assert_eq!((game.result(), game.open_seats().collect::<Vec<_>>()), (None, vec![side]));
        assert_eq!(columns_with(&base, ANN).await, Vec::<String>::new());

        assert_eq!(game.away(side), None, "nobody is on vacation for ever");
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

/// As many at once as there are connections: each is content with one.
#[tokio::test]
async fn exports_hold_nobody_up() {
    on_each_database(async |base| {
        let config = Config { connections: 2, ..Config::new(&base.url) };
        let store = Store::open(&config, base.clock.clone()).await.expect("opens");
        begun(&store).await;
        for _ in 0..20 {
            let export = || store.export(ANN, ExportFrom::START);
            let all = async { tokio::join!(export(), export(), export(), export()) };
            let (one, two, three, four) =
                tokio::time::timeout(Duration::from_secs(10), all).await.expect("none waits for another");
            for export in [one, two, three, four] {
                assert_eq!(export.expect("works").games.len(), 1);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn an_export_says_where_games_are_shown() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let page = store.page_of(id).await.expect("works");
        base.run(&format!(
            "INSERT INTO board (message, place, game, seq, picture) VALUES (77, 100, {id}, 1, 1)"
        ))
        .await;
        base.run("UPDATE challenge SET message = 78").await;
        let export = store.export(ANN, ExportFrom::START).await.expect("works");
        assert_eq!((export.games[0].page, &export.games[0].messages), (page, &vec![(HERE, MessageId(77))]));
        assert_eq!(export.challenges[0].message, Some(MessageId(78)));
    })
    .await;
}

/// A store of a release that did not note who is named in what.
#[tokio::test]
async fn who_was_named_before_that_was_noted_is_found_too() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let authority = Authority::Moderator(HERE);
        done(&store, EVE, id, GameDeed::End { authority }).await;
        let (damaged, _) = begun_at(&store, "kolowis", Place(101)).await;
        store.close().await;
        base.run(&format!("UPDATE game_event SET body = '{{\"what\":[{}]}}' WHERE game = {damaged}", EVE.0))
            .await;
        let noted = async || {
            let rows =
                base.rows::<(i64, i64)>("SELECT player, game FROM game_named ORDER BY game, player").await;
            (
                rows,
                base.rows::<(i64, i64)>("SELECT challenge, player FROM challenge_named ORDER BY 1, 2").await,
            )
        };
        let (mut games, challenges) = noted().await;
        base.run("DELETE FROM game_named").await;
        base.run("DELETE FROM challenge_named").await;
        let store = base.open().await;
        games.retain(|row| row.1 == id.0);
        games.push((EVE.0.cast_signed(), damaged.0));
        assert_eq!(noted().await, (games, challenges));
        store.forget(EVE).await.expect("works");
        let left =
            base.rows::<(i64,)>(&format!("SELECT game FROM game_named WHERE player = {}", EVE.0)).await;
        assert_eq!(left, []);
    })
    .await;
}

/// Neither an export nor forgetting reads what is not about the person: in SQLite everybody waits meanwhile.
#[tokio::test]
async fn what_is_about_a_person_is_found_by_indexes() {
    let base = Base::sqlite();
    base.open().await;
    for (sql, index) in [
        ("DELETE FROM decision WHERE game = 1", "decision_game"),
        ("DELETE FROM decision WHERE challenge = 1", "decision_challenge"),
        ("DELETE FROM decision WHERE facts IS NOT NULL AND facts LIKE '%1%'", "decision_naming"),
        ("SELECT game FROM game_named WHERE player = 1 ORDER BY game DESC", "game_named"),
        ("SELECT challenge FROM challenge_named WHERE player = 1 ORDER BY challenge DESC", "challenge_named"),
    ] {
        let plan: Vec<(i64, i64, i64, String)> = base.rows(&format!("EXPLAIN QUERY PLAN {sql}")).await;
        let told: String = plan.into_iter().map(|row| row.3).collect();
        assert!(told.contains(index) && told.contains("INDEX"), "{sql}: {told}");
    }
}
