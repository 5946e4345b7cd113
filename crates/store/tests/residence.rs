//! Servers that the bot leaves, is out of the reach of, comes back to, and forgets.

mod common;

use std::{collections::BTreeSet, time::Duration};

use common::*;
use play::*;
use store::*;

const SERVER: Server = Server(9);
const DAY: Duration = Duration::from_secs(24 * 3600);
const MONTH: Duration = Duration::from_secs(30 * 24 * 3600);

/// Which server is to be asked for, and forgotten.
async fn overdue(store: &Store) -> Option<Server> {
    store.claim_overdue(MONTH).await.expect("works")
}

async fn roll(store: &Store, shard: Shard, listed: &[Server]) -> RollCall {
    store.call_roll(shard, listed).await.expect("works")
}

async fn left(base: &Base) -> Vec<(i64, Option<i64>)> {
    base.rows("SELECT server, left_at FROM residence ORDER BY server").await
}

/// Every table, but what is told of in `EXPECTED`, that still holds the number of a server or place.
async fn tables_with(base: &Base, number: u64) -> BTreeSet<String> {
    let sql = match base.url.starts_with("sqlite") {
        true => {
            "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND m.name NOT LIKE '\\_%' ESCAPE '\\'"
        }
        false => {
            "SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_%'"
        }
    };
    let columns: Vec<(String, String)> = base.rows(sql).await;
    assert!(columns.len() > 60, "all tables are looked through: {}", columns.len());
    let mut found = BTreeSet::new();
    for (table, column) in columns {
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{number}%'");
        let [(count,)] = base.rows::<(i64,)>(&sql).await[..] else { panic!("one row") };
        if count > 0 {
            found.insert(format!("{table}.{column}"));
        }
    }
    found
}

const FAR: Server = Server(777_000_777);
const PLACE: Place = Place(555_000_555);
const OTHER_PLACE: Place = Place(555_000_556);

fn there(rules: &str, place: Place, invites: &[Invite]) -> Terms {
    Terms { server: Some(FAR), place, ..terms(rules, invites) }
}

async fn begun_there(store: &Store, terms: Terms) -> GameId {
    let challenge = opened(store, ANN, terms).await;
    match act(store, &accept(BEN, challenge.id)).await {
        Answer::Challenge(answer) => answer.started.expect("the last seat was taken").0,
        other => panic!("{other:?}"),
    }
}

/// A server with everything that can belong to one: a running game with an hour a turn, a finished one, one by
/// answers, an open challenge, choices and a live message.
async fn settled(base: &Base, store: &Store) -> [GameId; 3] {
    store.arrived(FAR).await.expect("works");
    let limited = Terms { limit: Some(MoveLimit::Hour), ..there("mosona", PLACE, &[named(BEN)]) };
    let running = begun_there(store, limited).await;
    let over = begun_there(store, there("kolowis", OTHER_PLACE, &[named(BEN)])).await;
    moved(store, over, 0).await;
    done(store, BEN, over, GameDeed::Resign).await;
    let by_answers = Terms { means: Means::Answers, ..there("mosona", Place(5), &[named(BEN)]) };
    let answered = begun_there(store, by_answers).await;
    opened(store, CAT, there("mosona", OTHER_PLACE, &[Invite::Open])).await;
    store.arrange(FAR, HouseChoice::Announce, &PLACE.to_string()).await.expect("works").expect("a choice");
    store.learn_language_in(FAR, Some(Language::German)).await.expect("works");
    for live in [
        format!("live (server, place, wanted_by, edition) VALUES ({FAR}, {PLACE}, 1, 1)"),
        format!("live_old (message, server, place, due) VALUES (1, {FAR}, {PLACE}, 1)"),
    ] {
        base.run(&format!("INSERT INTO {live}")).await;
    }
    store.follow(running, EVE, |_| Following::of(Pings::Direct)).await.expect("works").expect("may");
    [running, over, answered]
}

#[tokio::test]
async fn a_server_is_overdue_once_the_time_of_grace_is_over() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.arrived(SERVER).await.expect("works");
        base.clock.advance(40 * DAY);
        assert_eq!(overdue(&store).await, None, "the bot is there");
        store.left(SERVER).await.expect("works");
        base.clock.advance(29 * DAY);
        store.left(SERVER).await.expect("told again");
        assert_eq!(overdue(&store).await, None);
        base.clock.advance(DAY);
        let other_process = base.open().await;
        assert_eq!(
            (overdue(&store).await, overdue(&other_process).await),
            (Some(SERVER), None),
            "one of two"
        );
        // Whoever was to forget it came to no end, or Discord could not say.
        base.clock.advance(Duration::from_secs(3600));
        assert_eq!(overdue(&other_process).await, Some(SERVER));
        store.arrived(SERVER).await.expect("works");
        base.clock.advance(DAY);
        assert_eq!(overdue(&store).await, None, "it is back");
        assert_eq!(store.forget_server(SERVER).await.expect("works"), Abandoned::NoMore);
        assert_eq!(left(&base).await, [(9, None)]);
    })
    .await;
}

#[tokio::test]
async fn a_server_that_discord_does_not_list_has_been_left_unless_none_is_listed() {
    on_each_database(async |base| {
        let store = base.open().await;
        assert_eq!(roll(&store, Shard::ONLY, &[SERVER, Server(10)]).await, RollCall::Left(vec![]));
        assert_eq!(left(&base).await, [(9, None), (10, None)]);
        assert_eq!(roll(&store, Shard::ONLY, &[]).await, RollCall::Doubted { known: 2 });
        assert_eq!(left(&base).await, [(9, None), (10, None)]);
        assert_eq!(roll(&store, Shard::ONLY, &[SERVER]).await, RollCall::Left(vec![Server(10)]));
        let noted = [(9, None), (10, Some(NOON.0))];
        assert_eq!(left(&base).await, noted);
        // One of one may well have gone, and what was noted keeps its time.
        base.clock.advance(DAY);
        assert_eq!(roll(&store, Shard::ONLY, &[]).await, RollCall::Left(vec![SERVER]));
        assert_eq!(left(&base).await[1], noted[1]);
        assert_eq!(roll(&store, Shard::ONLY, &[SERVER, Server(10)]).await, RollCall::Left(vec![]));
        assert_eq!(left(&base).await, [(9, None), (10, None)]);
    })
    .await;
}

#[tokio::test]
async fn a_shard_judges_its_own_servers_alone() {
    on_each_database(async |base| {
        let store = base.open().await;
        let servers: Vec<Server> = (0..4_u64).map(|number| Server(number << 22 | 5)).collect();
        roll(&store, Shard::ONLY, &servers).await;
        let second = Shard::new(1, 2).expect("a shard");
        assert_eq!(roll(&store, second, &[servers[1]]).await, RollCall::Left(vec![servers[3]]));
        assert_eq!(left(&base).await.iter().filter(|row| row.1.is_some()).count(), 1);
    })
    .await;
}

#[tokio::test]
async fn while_the_bot_is_away_no_clock_runs_and_back_again_all_is_as_it_was() {
    on_each_database(async |base| {
        let store = base.open().await;
        let [id, ..] = settled(&base, &store).await;
        store.ring_clocks(Shard::ONLY).await.expect("works");
        let before = read(&store, id).await;
        store.left(FAR).await.expect("works");
        for _ in 0..29 * 2 {
            base.clock.advance(DAY / 2);
            // So that the bot as a whole is never away.
            base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
            let rung = store.ring_clocks(Shard::ONLY).await.expect("works");
            assert_eq!(rung, []);
        }
        // Whoever plays on meanwhile, in direct messages, has all their time.
        let nothing = refused(&store, &Command::game(BEN, id, GameDeed::Claim { absent: vec![] })).await;
        assert!(matches!(nothing, Refusal::Game(GameRefusal::NothingToClaim { .. })), "{nothing:?}");
        base.clock.advance(DAY);
        base.run(&format!("UPDATE awake SET at = {}", base.clock.now().0)).await;
        store.arrived(FAR).await.expect("works");
        assert_eq!(store.ring_clocks(Shard::ONLY).await.expect("works"), []);
        let after = read(&store, id).await;
        assert_eq!((after.result(), after.venue(), after.server()), (None, before.venue(), before.server()));
        let hour = Duration::from_secs(3600);
        assert_eq!(after.deadline(), Some(base.clock.now() + hour), "the whole hour");
        assert_eq!(store.house(FAR).await.expect("reads").choices.announce, Some(PLACE));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn of_a_forgotten_server_only_what_its_people_played_is_left() {
    on_each_database(async |base| {
        let store = base.open().await;
        let other_process = base.open().await;
        let [running, over, answered] = settled(&base, &store).await;
        let played = read(&other_process, over).await;
        let own = begun(&store).await.0;
        assert!(tables_with(&base, FAR.0).await.len() > 6);
        store.left(FAR).await.expect("works");
        assert_eq!(store.forget_server(FAR).await.expect("works"), Abandoned::Wholly);

        // The game by answers is its people's, and stays as it was.
        assert_eq!(read(&store, answered).await.server(), Some(FAR));
        for place in [PLACE, OTHER_PLACE] {
            assert_eq!(tables_with(&base, place.0).await, BTreeSet::new());
        }
        let by_answers = ["challenge.server", "challenge_event.body", "game.server", "game_event.body"];
        assert_eq!(tables_with(&base, FAR.0).await, by_answers.map(str::to_owned).into());
        for store in [&store, &other_process] {
            let game = read(store, running).await;
            let void = GameResult { score: Score::Void, reason: Reason::HomeLost };
            assert_eq!((game.result(), game.server(), game.posts_to()), (Some(void), None, None));
            let game = read(store, over).await;
            assert_eq!((game.result(), game.board().actions()), (played.result(), played.board().actions()));
            assert_eq!(game.seats(), played.seats());
            assert_eq!((game.server(), game.posts_to()), (None, None));
            assert_eq!(store.game_at(over, Seq(1)).await.expect("reads").server(), None, "also as it was");
            assert_eq!(read(store, own).await.result(), None, "another server's games go on");
        }
        let forgotten = refused(&store, &rematch(ANN, over)).await;
        assert_eq!(forgotten, ChallengeRefusal::PlaceForgotten(over).into());
        assert_eq!(store.open_challenges_of(CAT).await.expect("reads"), []);
        assert_eq!(store.ring_clocks(Shard::ONLY).await.expect("works"), []);
        assert_eq!(left(&base).await, []);
        assert_eq!(store.house(FAR).await.expect("reads"), Chosen::default());
        // Who followed the game is told, though nothing is posted there any more.
        let told: Vec<(String, Option<i64>)> = base.rows("SELECT kind, place FROM notice").await;
        assert!(told.iter().all(|(_, place)| place.is_none()), "{told:?}");
        // Their games are in their export, and they can be forgotten like all others.
        let export = store.export(ANN, ExportFrom::START).await.expect("works");
        assert_eq!(export.games.len(), 4);
        store.forget(ANN).await.expect("works");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn what_broke_off_is_gone_on_with_once_by_whoever_comes() {
    on_each_database(async |base| {
        let store = base.open().await;
        let [running, over, _] = settled(&base, &store).await;
        store.left(FAR).await.expect("works");
        // As after crashes at one point after the other.
        let mut patience = Duration::from_millis(1);
        while tokio::time::timeout(patience, store.forget_server(FAR)).await.is_err() {
            patience += Duration::from_millis(1);
        }
        let other_process = base.open().await;
        assert_eq!(other_process.forget_server(FAR).await.expect("works"), Abandoned::NoMore, "it is done");
        let events = store.game_events(running, Seq(0), Seq(999)).await.expect("reads");
        let ended = events.iter().filter(|entry| entry.event == GameEvent::HomeLost).count();
        assert_eq!(ended, 1, "{events:?}");
        assert_eq!(read(&other_process, over).await.server(), None);
        assert_eq!(tables_with(&base, PLACE.0).await, BTreeSet::new());
        assert_eq!(left(&base).await, []);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn two_that_forget_the_same_server_do_it_once() {
    on_each_database(async |base| {
        let store = base.open().await;
        let other_process = base.open().await;
        let [running, ..] = settled(&base, &store).await;
        store.left(FAR).await.expect("works");
        let (one, other) = tokio::join!(store.forget_server(FAR), other_process.forget_server(FAR));
        let done = [one.expect("works"), other.expect("works")];
        assert!(done.contains(&Abandoned::Wholly), "{done:?}");
        let events = store.game_events(running, Seq(0), Seq(999)).await.expect("reads");
        let ended = events.iter().filter(|entry| entry.event == GameEvent::HomeLost).count();
        assert_eq!(ended, 1, "{events:?}");
        assert_eq!(left(&base).await, []);
        check(&base).await;
    })
    .await;
}
