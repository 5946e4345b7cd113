//! What the store does with commands, on every database.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;
use store::*;

#[tokio::test]
async fn a_game_goes_from_challenge_to_result() {
    on_each_database(async |base| {
        let store = base.open().await;
        let challenge = opened(&store, ANN, terms("mosona", &[named(BEN)])).await;
        assert_eq!(challenge.challenge.state, ChallengeState::Open);
        let onlooker = act(&store, &accept(CAT, challenge.id)).await;
        let refusal = Refusal::Challenge(ChallengeRefusal::NotForYou { named: vec![BEN] });
        assert!(matches!(onlooker, Answer::Refused(r) if r == refusal));
        let Answer::Challenge(answer) = act(&store, &accept(BEN, challenge.id)).await else { panic!() };
        let (id, game) = answer.started.expect("both are there");
        assert_eq!(answer.challenge.state, ChallengeState::Started(id));
        assert_eq!(game.venue(), Venue::Place(HERE));
        assert_eq!(store.running_at(HERE).await.expect("reads"), Some(id));
        assert_eq!(store.challenge_of(id).await.expect("reads"), Some(challenge.id));

        let game = moved(&store, id, 0).await;
        assert_eq!((game.seq(), game.ply()), (Seq(2), 1));
        let not_ann = act(&store, &Command::play(ANN, id, "a8-b9")).await;
        assert!(matches!(not_ann, Answer::Refused(Refusal::Game(GameRefusal::NotYourTurn { .. }))));
        let Answer::Game(answer) = act(&store, &Command::game(BEN, id, GameDeed::Resign)).await else {
            panic!()
        };
        let result = answer.game.result().expect("over");
        assert_eq!(result.reason, Reason::Resigned(Side::North));
        assert_eq!(store.running_at(HERE).await.expect("reads"), None);
        assert_eq!(store.latest_at(HERE).await.expect("reads"), Some(id));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn what_does_not_exist_is_refused() {
    on_each_database(async |base| {
        let store = base.open().await;
        let no_game = act(&store, &Command::play(ANN, GameId(77), "a8-b9")).await;
        assert!(matches!(no_game, Answer::Refused(Refusal::NoSuchGame(GameId(77)))));
        let no_challenge = act(&store, &accept(ANN, ChallengeId(77))).await;
        assert!(matches!(no_challenge, Answer::Refused(Refusal::NoSuchChallenge(ChallengeId(77)))));
        assert!(store.game(GameId(77)).await.expect("reads").is_none());
        assert!(store.challenge(ChallengeId(77)).await.expect("reads").is_none());
        assert_eq!(store.board(MessageId(77)).await.expect("reads"), None);
    })
    .await;
}

#[tokio::test]
async fn everything_survives_a_restart() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let mut before = moved(&store, id, 0).await;
        for choice in 0..20 {
            before = moved(&store, id, choice).await;
        }
        let challenge = opened(&store, CAT, terms("kolowis", &[Invite::Open])).await;
        store.close().await;

        let store = base.open().await;
        let after = store.game(id).await.expect("reads").expect("exists");
        assert_eq!(format!("{:?}", after.board().position()), format!("{:?}", before.board().position()));
        assert_eq!((after.seq(), after.turn_since()), (before.seq(), before.turn_since()));
        let found = store.challenge(challenge.id).await.expect("reads").expect("exists");
        assert_eq!(found.challenge, challenge.challenge);
        moved(&store, id, 3).await;
        assert!(matches!(act(&store, &accept(DAN, challenge.id)).await, Answer::Challenge(_)));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_repeat_gets_the_first_answer() {
    on_each_database(async |base| {
        let store = base.open().await;
        let again = async |command: &Command, key: &str| {
            let outcome = store.act(command, key).await.expect("the database works");
            assert!(outcome.repeated, "{key}");
            outcome.answer
        };
        let first = async |command: &Command, key: &str| {
            let outcome = store.act(command, key).await.expect("the database works");
            assert!(!outcome.repeated, "{key}");
            outcome.answer
        };
        let open = Command::open(ANN, terms("mosona", &[named(BEN)]));
        let Answer::Challenge(challenge) = first(&open, "open").await else { panic!() };
        let too_early = first(&accept(CAT, challenge.id), "cat").await;
        let Answer::Challenge(accepted) = first(&accept(BEN, challenge.id), "accept").await else { panic!() };
        let (id, game) = accepted.started.expect("both are there");
        let wrong = Command::play(BEN, id, "c2-b3");
        let not_ben = first(&wrong, "wrong").await;
        let mv = any_move(id, &game, 0);
        let Answer::Game(played) = first(&mv, "move").await else { panic!() };
        base.clock.advance(Duration::from_secs(30 * 3600));
        moved(&store, id, 0).await;

        let Answer::Challenge(same) = again(&open, "open").await else { panic!() };
        assert_eq!((same.id, same.challenge), (challenge.id, challenge.challenge), "as it was, not as it is");
        assert_eq!(format!("{:?}", again(&accept(CAT, challenge.id), "cat").await), format!("{too_early:?}"));
        let Answer::Challenge(same) = again(&accept(BEN, challenge.id), "accept").await else { panic!() };
        assert_eq!((same.started.map(|game| game.0), same.events), (Some(id), accepted.events));
        let still_not_ben = again(&wrong, "wrong").await;
        assert_eq!(format!("{still_not_ben:?}"), format!("{not_ben:?}"), "although it was Ben's turn since");
        let Answer::Game(same) = again(&mv, "move").await else { panic!() };
        assert_eq!((same.game.seq(), same.events), (played.game.seq(), played.events));
        let now = store.game(id).await.expect("reads").expect("exists");
        assert_eq!(now.seq(), Seq(3), "and nothing was played twice");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn open_challenges_are_limited() {
    on_each_database(async |base| {
        let store = base.open().await;
        for _ in 0..2 {
            opened(&store, ANN, terms("mosona", &[named(BEN)])).await;
        }
        let other_way = act(&store, &Command::open(BEN, terms("mosona", &[named(ANN)]))).await;
        let between = ChallengeRefusal::AlreadyBetween { player: ANN, challenge: ChallengeId(1) };
        assert!(matches!(other_way, Answer::Refused(Refusal::Challenge(r)) if r == between));
        for _ in 0..3 {
            opened(&store, ANN, terms("kolowis", &[Invite::Open])).await;
        }
        let sixth = Command::open(ANN, terms("mosona", &[Invite::Open]));
        let limit = ChallengeRefusal::TooManyOpen { limit: 5 };
        assert!(matches!(act(&store, &sixth).await, Answer::Refused(Refusal::Challenge(r)) if r == limit));
        assert_eq!(store.open_challenges_of(BEN).await.expect("reads"), [ChallengeId(2), ChallengeId(1)]);
        base.clock.advance(Duration::from_secs(2 * 3600));
        assert!(matches!(act(&store, &sixth).await, Answer::Challenge(_)), "the seeks have run out");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn challenges_run_out_once_and_tell_so() {
    on_each_database(async |base| {
        let store = base.open().await;
        let seek = opened(&store, ANN, terms("mosona", &[Invite::Open])).await;
        let direct = opened(&store, ANN, terms("mosona", &[named(BEN)])).await;
        assert_eq!(store.expire_challenges().await.expect("works"), []);
        base.clock.set(seek.challenge.expires);
        let late = act(&store, &accept(BEN, seek.id)).await;
        let expired = ChallengeRefusal::Closed(ChallengeState::Expired);
        assert!(matches!(late, Answer::Refused(Refusal::Challenge(r)) if r == expired));
        assert_eq!(store.expire_challenges().await.expect("works"), [seek.id]);
        assert_eq!(store.expire_challenges().await.expect("works"), []);
        base.clock.set(direct.challenge.expires);
        assert_eq!(store.expire_challenges().await.expect("works"), [direct.id]);
        let posts: Vec<(i64, i64)> =
            base.rows("SELECT challenge, last_seq FROM post WHERE kind = 'challenge' ORDER BY id").await;
        assert_eq!(posts, [(1, 1), (2, 1), (1, 2), (2, 2)]);
    })
    .await;
}

#[tokio::test]
async fn one_game_a_place_and_the_next_gets_a_thread() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (first, _) = begun(&store).await;
        let (second, game) = begun(&store).await;
        assert_eq!(game.venue(), Venue::ThreadUnder(HERE));
        assert_eq!(store.running_at(HERE).await.expect("reads"), Some(first));
        moved(&store, second, 0).await; // found by its number; nothing is posted yet

        let post = claimed_thread(&store).await;
        assert_eq!((post.post, post.place), (Post::Thread { game: second }, HERE));
        for _ in 0..2 {
            store.thread_made(&post, Ok(Place(555))).await.expect("works, also twice");
        }
        assert_eq!(store.running_at(Place(555)).await.expect("reads"), Some(second));
        let board = store.claim_posts(SENDER, 10).await.expect("works");
        let to = Seq(3);
        let told: Vec<_> = board.iter().map(|post| (post.post, post.place)).collect();
        assert_eq!(told, [(Post::Game { game: second, from: Seq(1), to }, Place(555))], "from the start on");
        let game = store.game(second).await.expect("reads").expect("exists");
        assert_eq!((game.venue(), game.seq()), (Venue::Place(Place(555)), to));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn without_a_thread_the_game_is_a_guest() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (first, _) = begun(&store).await;
        let (second, _) = begun(&store).await;
        let post = claimed_thread(&store).await;
        store.thread_made(&post, Err(NoThread::Other)).await.expect("works");
        let game = store.game(second).await.expect("reads").expect("exists");
        assert_eq!(game.venue(), Venue::Guest(HERE));
        assert_eq!(store.running_at(HERE).await.expect("reads"), Some(first));
        moved(&store, second, 0).await;
        let posts: Vec<(i64, i64, i64)> = base
            .rows("SELECT place, first_seq, last_seq FROM post WHERE game = 2 AND kind = 'game' ORDER BY id")
            .await;
        assert_eq!(posts, [(100, 1, 2), (100, 3, 3)]);
    })
    .await;
}

#[tokio::test]
async fn running_games_are_listed() {
    on_each_database(async |base| {
        let store = base.open().await;
        let mut ids = Vec::new();
        for place in 0..4 {
            ids.push(begun_at(&store, "mosona", Place(200 + place)).await.0);
        }
        act(&store, &Command::game(ANN, ids[1], GameDeed::Resign)).await;
        let listed = running_in(&store, 9, 0, 2).await;
        assert_eq!(listed.iter().map(|game| game.id).collect::<Vec<_>>(), [ids[3], ids[2]]);
        let rest = running_in(&store, 9, 2, 2).await;
        assert_eq!(rest.iter().map(|game| game.id).collect::<Vec<_>>(), [ids[0]]);
        assert_eq!(running_in(&store, 9, 3, 2).await.len(), 0);
        assert_eq!(running_in(&store, 8, 0, 9).await.len(), 0);
        assert_eq!(store.running_of(BEN, 9).await.expect("reads").len(), 3);
        assert_eq!(store.running_of(CAT, 9).await.expect("reads").len(), 0);
        let newest = store.running_of(BEN, 2).await.expect("reads");
        assert_eq!(newest.iter().map(|game| game.id).collect::<Vec<_>>(), [ids[3], ids[2]]);
    })
    .await;
}

/// Those that have the place to themselves, and guests of it.
#[tokio::test]
async fn the_running_games_of_a_player_at_a_place_are_listed() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (own, _) = begun(&store).await;
        let here = opened(&store, ANN, terms("mosona", &[Invite::Open])).await.challenge.place;
        let (elsewhere, _) = begun_at(&store, "mosona", Place(200)).await;
        let (second, _) = begun(&store).await;
        let at = async |place| {
            let listed = store.running_of_at(BEN, place, 9).await.expect("reads");
            listed.iter().map(|game| game.id).collect::<Vec<_>>()
        };
        assert_eq!(at(here).await, [own], "the thread of the second is still to be made");
        let post = claimed_thread(&store).await;
        store.thread_made(&post, Err(NoThread::Other)).await.expect("works");
        assert_eq!(at(here).await, [second, own], "a guest");
        assert_eq!(at(Place(200)).await, [elsewhere]);
        assert_eq!(store.running_of_at(CAT, here, 9).await.expect("reads").len(), 0);
        assert_eq!(store.running_of_at(BEN, here, 1).await.expect("reads")[0].id, second);
    })
    .await;
}

#[tokio::test]
async fn the_past_of_a_game_can_be_seen() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, start) = begun(&store).await;
        for choice in 0..5 {
            moved(&store, id, choice).await;
        }
        let past = store.game_at(id, Seq(1)).await.expect("reads");
        assert_eq!(past.board().position(), start.board().position());
        let events = store.game_events(id, Seq(2), Seq(3)).await.expect("reads");
        assert_eq!(events.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [Seq(2), Seq(3)]);
        let beyond = store.game_at(id, Seq(99)).await;
        assert!(matches!(beyond, Err(StoreError::Game { .. })), "an error, not a panic");
    })
    .await;
}

#[tokio::test]
async fn a_store_belongs_to_one_application() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.claim(u64::MAX - 5).await.expect("the first");
        store.claim(u64::MAX - 5).await.expect("the same again");
        let other = store.claim(7).await;
        assert!(matches!(other, Err(OpenError::OtherApplication { recorded, given: 7 }) if recorded > 7));
    })
    .await;
}

#[tokio::test]
async fn old_keys_and_posts_are_forgotten_and_games_are_not() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        for _ in 0..3 {
            for post in store.claim_posts(SENDER, 10).await.expect("works") {
                store.sent(post.id, MessageId(post.id.0.unsigned_abs()), Shown::Board).await.expect("works");
            }
        }
        moved(&store, id, 0).await;
        base.clock.advance(Duration::from_secs(31 * 24 * 3600));
        store.tidy().await.expect("works");
        assert_eq!(base.rows::<(String,)>("SELECT key FROM decision").await.len(), 0);
        let posts: Vec<(String,)> = base.rows("SELECT state FROM post").await;
        assert_eq!(posts, [("pending".to_owned(),)], "what waits is kept");
        moved(&store, id, 0).await;
    })
    .await;
}

#[tokio::test]
async fn the_file_and_its_folder_are_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new one").join("stones.sqlite");
    let address = format!("sqlite://{}", path.display()).replace(' ', "%20");
    let clock = std::sync::Arc::new(SystemClock);
    let store = Store::open(&Config::new(address), clock).await.expect("opens");
    begun(&store).await;
    assert!(path.is_file());
}

#[tokio::test]
async fn a_bench_measures_moves() {
    let base = Base::sqlite();
    let bench = bench_moves(&base.url, 60).await.expect("works");
    assert_eq!(bench.moves, 60);
    assert!(bench.commits_per_second > 0.0 && bench.median_ms > 0.0 && bench.p99_ms >= bench.median_ms);
    check(&base).await;
}
