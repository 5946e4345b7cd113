//! The outbox: in order, never lost, and honest about doubts.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use store::*;

async fn claim(store: &Store) -> Vec<ClaimedPost> {
    store.claim_posts(SENDER, 100).await.expect("works")
}

async fn sent(store: &Store, post: ClaimedPost, message: u64) {
    store.sent(post.id, MessageId(message), Shown::Board).await.expect("works");
}

/// Sends everything that waits; the messages are numbered from 1000 by their posts.
async fn send_all(store: &Store) -> Vec<Post> {
    let mut posts = Vec::new();
    loop {
        let claimed = claim(store).await;
        if claimed.is_empty() {
            return posts;
        }
        for post in claimed {
            sent(store, post, 1000 + post.id.0.unsigned_abs()).await;
            posts.push(post.post);
        }
    }
}

#[tokio::test]
async fn posts_of_a_place_go_out_one_after_the_other() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let elsewhere =
            opened(&store, CAT, Terms { place: Place(7), ..terms("mosona", &[Invite::Open]) }).await;
        let first = claim(&store).await;
        let shown: Vec<_> = first.iter().map(|post| (post.post, post.place, post.attempts)).collect();
        let challenge = |id, seq| Post::Challenge { challenge: id, seq: Seq(seq) };
        assert_eq!(
            shown,
            [(challenge(ChallengeId(1), 1), HERE, 1), (challenge(elsewhere.id, 1), Place(7), 1)],
            "one of each place"
        );
        assert_eq!(claim(&store).await, [], "the others wait");
        moved(&store, id, 0).await;
        sent(&store, first[0], 41).await;
        let rest = send_all(&store).await;
        let game = |from, to| Post::Game { game: id, from: Seq(from), to: Seq(to) };
        assert_eq!(rest, [challenge(ChallengeId(1), 3), game(1, 1), game(2, 2)]);
        assert_eq!(
            store.challenge(ChallengeId(1)).await.expect("reads").expect("exists").message,
            Some(MessageId(41))
        );
    })
    .await;
}

#[tokio::test]
async fn a_reply_to_a_board_finds_the_game() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        moved(&store, id, 0).await;
        act(&store, &Command::game(ANN, id, GameDeed::Offer(OfferKind::Draw))).await;
        let mut n = 0;
        loop {
            let claimed = claim(&store).await;
            let Some(post) = claimed.first() else { break };
            n += 1;
            let shown = if n == 5 { Shown::Words } else { Shown::Board };
            store.sent(post.id, MessageId(n), shown).await.expect("works");
            store.sent(post.id, MessageId(99), shown).await.expect("a second time changes nothing");
        }
        let seq_of =
            async |message| store.board(MessageId(message)).await.expect("reads").map(|board| board.seq);
        assert_eq!(seq_of(1).await, None, "a challenge is no board");
        assert_eq!(
            (seq_of(3).await, seq_of(4).await, seq_of(5).await),
            (Some(Seq(1)), Some(Seq(2)), Some(Seq(3)))
        );
        assert_eq!(seq_of(99).await, None);
        let last = store.last_board(id).await.expect("reads").expect("exists");
        assert_eq!((last.message, last.place, last.game), (MessageId(4), HERE, id));
    })
    .await;
}

#[tokio::test]
async fn a_message_that_shows_the_next_board_too_is_the_last_board() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        moved(&store, id, 0).await;
        moved(&store, id, 1).await;
        // The challenge and its change; then one message that shows the boards one after the other.
        for message in [1, 1, 7, 7, 7] {
            let [post] = claim(&store).await[..] else { panic!("nothing is due") };
            store.sent(post.id, MessageId(message), Shown::Board).await.expect("works");
        }
        let board = store.board(MessageId(7)).await.expect("reads").expect("exists");
        assert_eq!(board.seq, Seq(3));
        assert_eq!(store.last_board(id).await.expect("reads"), Some(board));
    })
    .await;
}

#[tokio::test]
async fn a_claim_runs_out_and_leaves_a_doubt() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!((post.attempts, post.unsure_since), (1, None));
        base.clock.advance(Duration::from_secs(60));
        assert_eq!(claim(&store).await, []);
        base.clock.advance(Duration::from_secs(60));
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!((post.attempts, post.unsure_since), (2, Some(NOON)), "may have been sent at noon");

        // After a restart nobody else holds a claim.
        store.close().await;
        let store = base.open().await;
        assert_eq!(store.release_claims(SENDER).await.expect("works"), 1);
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!((post.attempts, post.unsure_since), (3, Some(NOON)));
        sent(&store, post, 1).await;
        send_all(&store).await;
    })
    .await;
}

#[tokio::test]
async fn a_certain_failure_leaves_no_doubt() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let later = |seconds| base.clock.now() + Duration::from_secs(seconds);
        let [post] = claim(&store).await[..] else { panic!() };
        store.postpone(&post, later(10), Attempt::Failed).await.expect("works");
        assert_eq!(claim(&store).await, []);
        base.clock.advance(Duration::from_secs(9));
        assert_eq!(claim(&store).await, []);
        base.clock.advance(Duration::from_secs(1));
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!((post.attempts, post.unsure_since), (2, None));
        let second = base.clock.now();
        store.postpone(&post, later(10), Attempt::Unsure).await.expect("works");
        base.clock.advance(Duration::from_secs(10));
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, Some(second));
        store.postpone(&post, later(0), Attempt::Failed).await.expect("works");
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, Some(second), "the doubt of the second attempt remains");
    })
    .await;
}

#[tokio::test]
async fn a_look_settles_the_doubts_before_it() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let [first] = claim(&store).await[..] else { panic!() };
        base.clock.advance(Duration::from_secs(120));
        let [post] = claim(&store).await[..] else { panic!() };
        let second = base.clock.now();
        store.not_there(&first).await.expect("works");
        store.postpone(&post, second, Attempt::Failed).await.expect("works");
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, Some(NOON), "only who holds the claim can tell");
        store.not_there(&post).await.expect("works");
        store.postpone(&post, second, Attempt::Unsure).await.expect("works");
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, Some(second), "the attempt after the look");
        base.clock.advance(Duration::from_secs(120));
        let [post] = claim(&store).await[..] else { panic!() };
        store.not_there(&post).await.expect("works");
        store.postpone(&post, base.clock.now(), Attempt::Failed).await.expect("works");
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, None);
    })
    .await;
}

#[tokio::test]
async fn players_are_told_once_of_what_could_not_be_posted() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        assert_eq!(store.take_failures(ANN).await.expect("works"), []);
        let [post] = claim(&store).await[..] else { panic!() };
        sent(&store, post, 1).await;
        let [post] = claim(&store).await[..] else { panic!() };
        sent(&store, post, 1).await;
        let [post] = claim(&store).await[..] else { panic!() };
        store.undeliverable(&post, "50013").await.expect("works");
        store.undeliverable(&post, "another").await.expect("a second time changes nothing");
        let post = Post::Game { game: id, from: Seq(1), to: Seq(1) };
        let failure = Failure { id: PostId(3), place: HERE, post, reason: "50013".to_owned() };
        assert_eq!(store.take_failures(CAT).await.expect("works"), [], "none of Cat's business");
        for player in [ANN, BEN] {
            assert_eq!(store.take_failures(player).await.expect("works"), std::slice::from_ref(&failure));
            assert_eq!(store.take_failures(player).await.expect("works"), []);
        }
        moved(&store, id, 0).await;
        assert_eq!(claim(&store).await.len(), 1, "the next goes out all the same");
    })
    .await;
}

/// A game whose challenge is told and whose posts from the start on wait.
async fn begun_and_told(store: &Store) -> GameId {
    let (id, _) = begun(store).await;
    for message in [1, 2] {
        let [post] = claim(store).await[..] else { panic!() };
        sent(store, post, message).await;
    }
    id
}

#[tokio::test]
async fn a_refused_post_waits_and_tells_later_what_came_after_it() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_and_told(&store).await;
        let hour = Duration::from_secs(3600);
        let [post] = claim(&store).await[..] else { panic!() };
        store.refused(&post, base.clock.now() + hour, Attempt::Failed, "forbidden").await.expect("works");
        assert_eq!(claim(&store).await, []);
        for player in [ANN, BEN] {
            let told = store.take_failures(player).await.expect("works");
            assert_eq!(told.iter().map(|failure| &failure.reason[..]).collect::<Vec<_>>(), ["forbidden"]);
        }
        moved(&store, id, 0).await;
        assert_eq!(claim(&store).await, [], "not at once after it was tried");
        moved(&store, id, 0).await;
        base.clock.advance(Duration::from_secs(3));
        let [post] = claim(&store).await[..] else { panic!() };
        let game = |from, to| Post::Game { game: id, from: Seq(from), to: Seq(to) };
        assert_eq!((post.post, post.attempts, post.unsure_since), (game(1, 3), 2, None));
        check(&base).await;
        assert_eq!(store.take_failures(ANN).await.expect("works"), [], "told once");
        moved(&store, id, 0).await;
        sent(&store, post, 3).await;
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.post, game(4, 4), "what is written while it is sent comes after it");
    })
    .await;
}

#[tokio::test]
async fn a_refused_post_is_hurried_and_given_up() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun_and_told(&store).await;
        let [post] = claim(&store).await[..] else { panic!() };
        let due = base.clock.now() + Duration::from_secs(3600);
        store.refused(&post, due, Attempt::Failed, "locked").await.expect("works");
        base.clock.advance(Duration::from_secs(3));
        store.retry_at(Place(7)).await.expect("works");
        assert_eq!(claim(&store).await, [], "another place");
        assert_eq!(store.take_failures(ANN).await.expect("works").len(), 1);
        store.retry_at(HERE).await.expect("works");
        let [post] = claim(&store).await[..] else { panic!() };
        store.undeliverable(&post, "gone").await.expect("works");
        let told = store.take_failures(ANN).await.expect("works");
        assert_eq!(told[0].reason, "gone", "it will not follow: that is told too");
        assert_eq!(store.take_failures(ANN).await.expect("works"), []);
    })
    .await;
}

/// As when the bot is invited again.
#[tokio::test]
async fn what_was_refused_in_a_community_is_hurried() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun_and_told(&store).await;
        let elsewhere =
            Terms { server: Some(Server(8)), place: Place(7), ..terms("mosona", &[Invite::Open]) };
        opened(&store, CAT, elsewhere).await;
        opened(&store, DAN, Terms { place: Place(8), ..terms("mosona", &[Invite::Open]) }).await;
        let due = base.clock.now() + Duration::from_secs(3600);
        for post in claim(&store).await {
            store.refused(&post, due, Attempt::Failed, "forbidden").await.expect("works");
        }
        base.clock.advance(Duration::from_secs(3));
        let places = async || claim(&store).await.iter().map(|post| post.place).collect::<Vec<_>>();
        store.retry_in(Server(7)).await.expect("works");
        assert_eq!(places().await, []);
        store.retry_in(Server(9)).await.expect("works");
        assert_eq!(places().await, [HERE, Place(8)], "a game and a challenge");
        store.retry_in(Server(8)).await.expect("works");
        assert_eq!(places().await, [Place(7)]);
    })
    .await;
}

#[tokio::test]
async fn a_refused_post_in_doubt_stays_as_it_was() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_and_told(&store).await;
        let [post] = claim(&store).await[..] else { panic!() };
        let later = |seconds| base.clock.now() + Duration::from_secs(seconds);
        store.postpone(&post, later(1), Attempt::Unsure).await.expect("works");
        base.clock.advance(Duration::from_secs(1));
        let [post] = claim(&store).await[..] else { panic!() };
        store.refused(&post, later(1), Attempt::Failed, "forbidden").await.expect("works");
        moved(&store, id, 0).await;
        base.clock.advance(Duration::from_secs(5));
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.post, Post::Game { game: id, from: Seq(1), to: Seq(1) });
        assert!(post.unsure_since.is_some());
    })
    .await;
}

#[tokio::test]
async fn a_refusal_after_a_doubt_within_one_attempt_leaves_the_doubt() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_and_told(&store).await;
        let [post] = claim(&store).await[..] else { panic!() };
        let later = |seconds| base.clock.now() + Duration::from_secs(seconds);
        store.refused(&post, later(5), Attempt::Unsure, "forbidden").await.expect("works");
        moved(&store, id, 0).await;
        base.clock.advance(Duration::from_secs(5));
        let [post] = claim(&store).await[..] else { panic!() };
        assert_eq!(post.unsure_since, Some(NOON));
        assert_eq!(post.post, Post::Game { game: id, from: Seq(1), to: Seq(1) }, "as it was");
    })
    .await;
}

/// The sender whose claim has run out is slow, not dead.
#[tokio::test]
async fn a_late_sender_does_not_touch_the_claim_of_the_next() {
    on_each_database(async |base| {
        let (store, other) = (base.open().await, base.open().await);
        begun(&store).await;
        let [late] = claim(&store).await[..] else { panic!() };
        base.clock.advance(Duration::from_secs(120));
        let [post] = other.claim_posts("other", 10).await.expect("works")[..] else { panic!() };
        let now = base.clock.now();
        store.postpone(&late, now, Attempt::Failed).await.expect("works");
        store.refused(&late, now, Attempt::Failed, "forbidden").await.expect("works");
        store.undeliverable(&late, "gone").await.expect("works");
        store.dropped(&late).await.expect("works");
        assert_eq!(claim(&store).await, [], "it is the other's");
        assert_eq!(store.take_failures(ANN).await.expect("works"), []);
        sent(&store, late, 41).await;
        other.postpone(&post, now, Attempt::Unsure).await.expect("works");
        let [next] = claim(&store).await[..] else { panic!() };
        assert_ne!(next.id, post.id, "that it is out counts, whoever says so");
    })
    .await;
}

#[tokio::test]
async fn a_late_sender_takes_no_thread_away() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let (second, _) = begun(&store).await;
        let late = claimed_thread(&store).await;
        base.clock.advance(Duration::from_secs(120));
        let post = claimed_thread(&store).await;
        store.thread_made(&late, Err(NoThread::Other)).await.expect("works");
        store.thread_made(&post, Ok(Place(555))).await.expect("works");
        let game = store.game(second).await.expect("reads").expect("exists");
        assert_eq!(game.venue(), Venue::Place(Place(555)));
    })
    .await;
}

#[tokio::test]
async fn a_start_takes_back_the_claims_of_its_own() {
    on_each_database(async |base| {
        let (first, second) = (base.open().await, base.open().await);
        begun(&first).await;
        let [post] = first.claim_posts("0-1/4", 10).await.expect("works")[..] else { panic!() };
        assert_eq!(second.release_claims("2-3/4").await.expect("works"), 0);
        assert_eq!(second.claim_posts("2-3/4", 10).await.expect("works"), []);
        assert_eq!(first.release_claims("0-1/4").await.expect("works"), 1);
        let [again] = first.claim_posts("0-1/4", 10).await.expect("works")[..] else { panic!() };
        assert_eq!((again.id, again.attempts), (post.id, 2));
        base.run("UPDATE post SET claimed_by = NULL").await;
        assert_eq!(second.release_claims("2-3/4").await.expect("works"), 1, "an older release's");
    })
    .await;
}

#[tokio::test]
async fn a_dropped_post_is_over_and_no_failure() {
    on_each_database(async |base| {
        let store = base.open().await;
        opened(&store, ANN, terms("mosona", &[named(BEN)])).await;
        let [post] = claim(&store).await[..] else { panic!() };
        store.dropped(&post).await.expect("works");
        base.clock.advance(Duration::from_secs(3600));
        assert_eq!(claim(&store).await, []);
        assert_eq!(store.take_failures(BEN).await.expect("works"), []);
        assert_eq!(store.challenge(ChallengeId(1)).await.expect("reads").expect("exists").message, None);
    })
    .await;
}

#[tokio::test]
async fn words_are_found_by_what_they_tell() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_and_told(&store).await;
        act(&store, &Command::game(ANN, id, GameDeed::Offer(OfferKind::Draw))).await;
        for (message, shown) in [(3, Shown::Board), (4, Shown::Words)] {
            let [post] = claim(&store).await[..] else { panic!() };
            store.sent(post.id, MessageId(message), shown).await.expect("works");
        }
        let found = async |from, to| {
            let words = store.words(id, Seq(from), Seq(to)).await.expect("reads");
            words.iter().map(|words| words.message.0).collect::<Vec<_>>()
        };
        assert_eq!(found(1, 2).await, [4]);
        assert_eq!(found(1, 1).await, [] as [u64; 0], "a board is no words");
    })
    .await;
}

#[tokio::test]
async fn a_challenge_is_lost_with_its_message_or_place() {
    on_each_database(async |base| {
        let store = base.open().await;
        let seek = |place| Terms { place, ..terms("mosona", &[Invite::Open]) };
        let mut ids = Vec::new();
        for place in [HERE, HERE, Place(7)] {
            ids.push(opened(&store, ANN, seek(place)).await.id);
        }
        send_all(&store).await;
        let lose = async |place, message: Option<u64>| {
            store.lose_challenges(place, message.map(MessageId)).await.expect("works")
        };
        assert_eq!(lose(HERE, Some(5)).await, []);
        assert_eq!(lose(Place(7), Some(1001)).await, [], "a message of another place");
        assert_eq!(lose(HERE, Some(1001)).await, [ids[0]]);
        assert_eq!(lose(HERE, Some(1001)).await, []);
        assert_eq!(lose(Place(7), None).await, [ids[2]]);
        assert_eq!(store.open_challenges_of(ANN).await.expect("reads"), [ids[1]]);
        assert_eq!(claim(&store).await, [], "there is no message that could show it");
        let lost = store.challenge(ids[0]).await.expect("reads").expect("exists").challenge;
        assert_eq!(lost.state, ChallengeState::Cancelled);
    })
    .await;
}

#[tokio::test]
async fn whoever_waits_for_posts_is_woken() {
    let base = Base::sqlite();
    let store = base.open().await;
    let waiter = tokio::spawn({
        let store = store.clone();
        async move {
            store.posts_written().await;
            claim(&store).await.len()
        }
    });
    begun(&store).await;
    assert_eq!(waiter.await.expect("wakes"), 1);
}
