//! Live boards: due with everything that happens in a game of their community, and one claimant's at a time.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use store::*;

const SERVER: Server = Server(9);
const LOUNGE: Place = Place(700);
const SHOWN: MessageId = MessageId(1000);

async fn claim(store: &Store) -> Vec<ClaimedLive> {
    store.claim_live(SENDER, 100).await.expect("works")
}

async fn only(store: &Store) -> ClaimedLive {
    let claimed = claim(store).await;
    assert_eq!(claimed.len(), 1, "{claimed:?}");
    claimed[0]
}

async fn old(store: &Store) -> Vec<MessageId> {
    store.old_live(100).await.expect("works").into_iter().map(|old| old.message).collect()
}

async fn play(store: &Store, player: PlayerId, id: GameId, text: &str) {
    match act(store, &Command::play(player, id, text)).await {
        Answer::Game(_) => {}
        other => panic!("{other:?}"),
    }
}

/// The board of the game itself.
const BOARD: MessageId = MessageId(900);

fn of(game: GameId, seq: u32) -> Option<LiveShown> {
    Some(LiveShown { game, seq: Seq(seq), board: Some(BOARD) })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_due_with_every_event_but_rests_between_them() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        assert_eq!(claim(&store).await, [], "nobody wants one");
        store.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        let first = only(&store).await;
        assert_eq!((first.place, first.message, first.shown), (LOUNGE, None, None));
        assert_eq!(claim(&store).await, [], "it is claimed");
        play(&store, ANN, id, "a8-b9").await;
        assert_eq!(claim(&store).await, [], "still");
        store.live_shown(&first, SHOWN, of(id, 1)).await.expect("works");
        assert_eq!(claim(&store).await, [], "it rests");
        base.clock.advance(Duration::from_secs(5));
        let second = only(&store).await;
        assert_eq!((second.message, second.shown), (Some((SHOWN, NOON)), of(id, 1)));
        assert_ne!(second.edition, first.edition, "the next message is another");
        store.live_shown(&second, SHOWN, of(id, 2)).await.expect("works");
        base.clock.advance(Duration::from_secs(60));
        assert_eq!(claim(&store).await, [], "nothing has happened");
        play(&store, BEN, id, "c10xa8").await;
        only(&store).await;
        let part = Part { skip: 0, limit: 9 };
        let moved = store.last_moved_in(SERVER, part).await.expect("reads");
        assert_eq!(moved.iter().map(|moved| moved.game).collect::<Vec<_>>(), [id]);
        assert_eq!(store.last_moved_in(SERVER, Part { skip: 1, ..part }).await.expect("reads"), []);
        assert_eq!(store.last_moved_in(Server(8), part).await.expect("reads"), []);
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_runs_out_and_who_is_late_changes_nothing() {
    on_each_database(async |base| {
        let store = base.open().await;
        let other = base.open().await;
        store.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        let first = only(&store).await;
        assert_eq!(other.claim_live("other", 9).await.expect("works"), []);
        base.clock.advance(Duration::from_secs(120));
        let second = other.claim_live("other", 9).await.expect("works")[0];
        assert_eq!((second.edition, second.unsure_since), (first.edition, Some(NOON)));
        store.live_shown(&first, SHOWN, None).await.expect("works");
        assert_eq!(store.live_board(SERVER).await.expect("reads"), None);
        assert_eq!(old(&store).await, [SHOWN], "one too many is removed");
        store.lost_live(&first, LiveEnd::Gone).await.expect("works");
        store.postpone_live(&first, NOON, Attempt::Failed).await.expect("works");
        other.live_shown(&second, MessageId(1001), None).await.expect("works");
        assert_eq!(store.live_board(SERVER).await.expect("reads"), Some((LOUNGE, MessageId(1001))));
        // A sender that died gets its claim back when it starts again.
        store.look_at_live(SERVER).await.expect("works");
        base.clock.advance(Duration::from_secs(5));
        only(&store).await;
        store.release_claims("other").await.expect("works");
        assert_eq!(claim(&store).await, []);
        store.release_claims(SENDER).await.expect("works");
        only(&store).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_message_is_due_and_a_new_one_takes_its_place() {
    on_each_database(async |base| {
        let store = base.open().await;
        store.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        let first = only(&store).await;
        store.live_shown(&first, SHOWN, None).await.expect("works");
        base.clock.advance(ClaimedLive::LIFE - Duration::from_secs(1));
        assert_eq!(claim(&store).await, []);
        base.clock.advance(Duration::from_secs(1));
        let second = only(&store).await;
        store.live_shown(&second, MessageId(1001), None).await.expect("works");
        assert_eq!(store.live_board(SERVER).await.expect("reads"), Some((LOUNGE, MessageId(1001))));
        assert_eq!(old(&store).await, [SHOWN]);
        assert_eq!(old(&store).await, [], "somebody is at it");
        base.clock.advance(Duration::from_secs(120));
        let again = store.old_live(9).await.expect("works");
        store.old_live_done(&again[0]).await.expect("works");
        base.clock.advance(Duration::from_secs(120));
        assert_eq!(old(&store).await, []);
        // A message that somebody removes is posted anew, and not removed once more.
        store.lose_live(LOUNGE, Some(SHOWN)).await.expect("works");
        assert_eq!(claim(&store).await, [], "it was another");
        store.lose_live(LOUNGE, Some(MessageId(1001))).await.expect("works");
        let third = only(&store).await;
        assert_eq!(third.message, None);
        store.live_shown(&third, MessageId(1002), None).await.expect("works");
        // Elsewhere, and then nowhere.
        store.show_live(SERVER, HERE, CAT).await.expect("works");
        assert_eq!(old(&store).await, [MessageId(1002)]);
        let fourth = only(&store).await;
        assert_eq!((fourth.place, fourth.message), (HERE, None));
        store.live_shown(&fourth, MessageId(1003), None).await.expect("works");
        assert!(store.end_live(SERVER).await.expect("works"));
        assert!(!store.end_live(SERVER).await.expect("works"));
        assert_eq!(old(&store).await, [MessageId(1003)]);
        base.clock.advance(ClaimedLive::LIFE);
        assert_eq!(claim(&store).await, []);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wanted_a_board_is_told_once_why_it_is_over() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        store.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        let claimed = only(&store).await;
        let later = base.clock.now() + Duration::from_secs(300);
        store.postpone_live(&claimed, later, Attempt::Unsure).await.expect("works");
        play(&store, ANN, id, "a8-b9").await;
        assert_eq!(claim(&store).await, [], "what fails is not tried with every move");
        base.clock.advance(Duration::from_secs(300));
        let claimed = only(&store).await;
        assert_eq!((claimed.failures, claimed.unsure_since), (1, Some(NOON)));
        assert_eq!(store.take_lost_live(CAT).await.expect("works"), []);
        store.lost_live(&claimed, LiveEnd::Closed).await.expect("works");
        play(&store, BEN, id, "c10xa8").await;
        base.clock.advance(ClaimedLive::LIFE);
        assert_eq!(claim(&store).await, [], "it is over");
        assert_eq!(store.take_lost_live(ANN).await.expect("works"), []);
        let lost = LostLive { place: LOUNGE, why: LiveEnd::Closed };
        assert_eq!(store.take_lost_live(CAT).await.expect("works"), [lost]);
        assert_eq!(store.take_lost_live(CAT).await.expect("works"), []);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_waits_for_the_one_it_leads_to_but_not_for_ever() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, game) = begun(&store).await;
        store.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        let first = only(&store).await;
        assert_eq!(first.waits_since, None);
        assert!(store.is_to_be_posted(id, game.seq()).await.expect("reads"));
        store.live_waits(&first).await.expect("works");
        assert_eq!(claim(&store).await, [], "it waits");
        base.clock.advance(ClaimedLive::BOARD_FIRST);
        let second = only(&store).await;
        assert_eq!((second.waits_since, second.failures, second.unsure_since), (Some(NOON), 0, None));
        store.live_waits(&second).await.expect("works");
        while store.is_to_be_posted(id, game.seq()).await.expect("reads") {
            for post in store.claim_posts(SENDER, 9).await.expect("works") {
                store.sent(post.id, BOARD, Shown::Board).await.expect("works");
            }
        }
        let third = only(&store).await;
        // What is out while somebody is at it is not missed either.
        play(&store, ANN, id, "a8-b9").await;
        store.live_waits(&third).await.expect("works");
        let fourth = only(&store).await;
        store.live_shown(&fourth, SHOWN, of(id, 2)).await.expect("works");
        base.clock.advance(Duration::from_secs(5));
        let post = store.claim_posts(SENDER, 9).await.expect("works")[0];
        assert_eq!(claim(&store).await, []);
        store.sent(post.id, MessageId(901), Shown::Board).await.expect("works");
        let fifth = only(&store).await;
        assert_eq!((fifth.waits_since, fifth.shown), (None, of(id, 2)), "the wait is over");
        check(&base).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_processes_one_is_at_a_board() {
    on_each_database(async |base| {
        let (one, other) = (base.open().await, base.open().await);
        let (id, _) = begun(&one).await;
        one.show_live(SERVER, LOUNGE, CAT).await.expect("works");
        for round in 0..20 {
            let (first, second) = tokio::join!(one.claim_live("one", 9), other.claim_live("other", 9));
            let claimed = [first.expect("works"), second.expect("works")].concat();
            assert_eq!(claimed.len(), 1, "{round}: {claimed:?}");
            one.live_shown(&claimed[0], SHOWN, of(id, round)).await.expect("works");
            base.clock.advance(Duration::from_secs(5));
            other.look_at_live(SERVER).await.expect("works");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_server_that_was_left_nothing_stays() {
    on_each_database(async |base| {
        let store = base.open().await;
        for server in [SERVER, Server(8)] {
            store.show_live(server, LOUNGE, CAT).await.expect("works");
            store.show_live(server, LOUNGE, CAT).await.expect("works");
        }
        for (server, claimed) in claim(&store).await.into_iter().map(|claim| (claim.server, claim)) {
            let message = |number: u64| MessageId(server.0 * 1000 + number);
            store.live_shown(&claimed, message(1), None).await.expect("works");
            base.clock.advance(ClaimedLive::LIFE);
            let again = claim(&store).await.into_iter().find(|claim| claim.server == server).expect("due");
            store.live_shown(&again, message(2), None).await.expect("works");
        }
        store.live_forget(SERVER).await.expect("works");
        assert_eq!(store.live_board(SERVER).await.expect("reads"), None);
        let servers: Vec<(i64,)> =
            base.rows("SELECT server FROM live UNION ALL SELECT server FROM live_old ORDER BY 1").await;
        assert_eq!(servers, [(8,), (8,)]);
    })
    .await;
}
