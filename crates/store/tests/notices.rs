//! Notices: written with the events that cause them, claimed by one, and worth something for a while.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use store::*;

async fn follow(store: &Store, id: GameId, player: PlayerId, how: How, often: HowOften) {
    let followed = store.follow(id, player, |_| Following { how, often }).await.expect("works");
    assert_eq!(followed, Ok(Following { how, often }));
}

/// The notices that are due, once all boards are out.
async fn claim(store: &Store) -> Vec<ClaimedNotice> {
    send_boards(store).await;
    claim_at_once(store).await
}

async fn claim_at_once(store: &Store) -> Vec<ClaimedNotice> {
    store.claim_notices(SENDER, 100).await.expect("works")
}

async fn send_boards(store: &Store) {
    loop {
        let claimed = store.claim_posts(SENDER, 100).await.expect("works");
        if claimed.is_empty() {
            return;
        }
        for post in claimed {
            let message = MessageId(post.id.0.unsigned_abs());
            store.sent(post.id, message, Shown::Board).await.expect("works");
        }
    }
}

async fn play(store: &Store, player: PlayerId, id: GameId, text: &str) {
    match act(store, &Command::play(player, id, text)).await {
        Answer::Game(_) => {}
        other => panic!("{other:?}"),
    }
}

fn shown(notices: &[ClaimedNotice]) -> Vec<(To, u32, u32)> {
    notices.iter().map(|notice| (notice.to, notice.news.from.0, notice.news.to.0)).collect()
}

#[tokio::test]
async fn who_wants_to_be_written_to_gets_a_notice_of_what_they_want_to_know() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        follow(&store, id, DAN, How::Direct, HowOften::Capture).await;
        follow(&store, id, EVE, How::Direct, HowOften::End).await;
        follow(&store, id, FAY, How::Mention, HowOften::Move).await;
        let (cat, dan, eve) = (To::Player(CAT), To::Player(DAN), To::Player(EVE));
        let sent = async |store: &Store| {
            let claimed = claim(store).await;
            for notice in &claimed {
                store.notice_sent(notice).await.expect("works");
            }
            shown(&claimed)
        };
        play(&store, ANN, id, "a8-b9").await;
        assert_eq!(sent(&store).await, [(cat, 2, 2)]);
        play(&store, BEN, id, "c10xa8").await;
        assert_eq!(sent(&store).await, [(cat, 3, 3), (dan, 3, 3)]);
        done(&store, ANN, id, GameDeed::Offer(OfferKind::Draw)).await;
        assert_eq!(sent(&store).await, [], "what the players ask each other is theirs");
        done(&store, ANN, id, GameDeed::Resign).await;
        assert_eq!(sent(&store).await, [(cat, 5, 5), (dan, 5, 5), (eve, 5, 5)]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_notice_is_one_claimants_until_its_claim_runs_out() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        play(&store, ANN, id, "a8-b9").await;
        let other = base.open().await;
        let first = claim(&store).await;
        assert_eq!(shown(&first), [(To::Player(CAT), 2, 2)]);
        assert_eq!(other.claim_notices("other", 100).await.expect("works"), []);
        assert!(store.notice_goes_out(&first[0]).await.expect("works"));
        base.clock.advance(Duration::from_secs(121));
        let second = other.claim_notices("other", 100).await.expect("works");
        assert_eq!((second[0].attempts, second[0].unsure_since), (2, Some(NOON)));
        store.give_up_notice(&first[0], "late").await.expect("works");
        store.postpone_notice(&first[0], NOON, Attempt::Failed).await.expect("works");
        assert_eq!(claim(&store).await, [], "the one who is late changes nothing");
        assert!(!store.notice_goes_out(&first[0]).await.expect("works"), "nor sends it");
        other.notice_sent(&second[0]).await.expect("works");
        base.clock.advance(Duration::from_secs(3600));
        assert_eq!(claim(&store).await, []);
    })
    .await;
}

#[tokio::test]
async fn what_has_not_gone_out_is_in_no_doubt() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        play(&store, ANN, id, "a8-b9").await;
        let doubt = async || claim(&store).await[0].unsure_since;
        assert_eq!(doubt().await, None);
        // The store fails until the claim has run out: nothing was sent, and nothing recorded.
        base.clock.advance(Duration::from_secs(121));
        let second = claim(&store).await;
        assert_eq!(second[0].unsure_since, None);
        // It goes out, and is refused for certain.
        assert!(store.notice_goes_out(&second[0]).await.expect("works"));
        let now = base.clock.now();
        store.postpone_notice(&second[0], now, Attempt::Failed).await.expect("works");
        let third = claim(&store).await;
        assert_eq!(third[0].unsure_since, None);
        assert!(store.notice_goes_out(&third[0]).await.expect("works"));
        store.postpone_notice(&third[0], now, Attempt::Unsure).await.expect("works");
        // A later attempt that comes to nothing before it goes out leaves the doubt.
        base.clock.advance(Duration::from_secs(10));
        let fourth = claim(&store).await;
        assert_eq!(fourth[0].unsure_since, Some(now));
        store.postpone_notice(&fourth[0], base.clock.now(), Attempt::Failed).await.expect("works");
        assert_eq!(doubt().await, Some(now));
    })
    .await;
}

#[tokio::test]
async fn after_a_restart_the_claims_of_the_last_run_go_on() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        play(&store, ANN, id, "a8-b9").await;
        claim(&store).await;
        store.close().await;
        let store = base.open().await;
        assert_eq!(claim_at_once(&store).await, []);
        store.release_claims(SENDER).await.expect("works");
        assert_eq!(shown(&claim(&store).await), [(To::Player(CAT), 2, 2)]);
    })
    .await;
}

#[tokio::test]
async fn notices_that_nobody_has_tried_to_send_become_one_and_others_wait_in_line() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let (other, _) = begun_at(&store, "mosona", Place(7)).await;
        for game in [id, other] {
            follow(&store, game, CAT, How::Direct, HowOften::Move).await;
            play(&store, ANN, game, "a8-b9").await;
        }
        play(&store, BEN, id, "c10xa8").await;
        let claimed = claim(&store).await;
        assert_eq!(shown(&claimed), [(To::Player(CAT), 2, 3)], "the other game waits its turn");
        moved(&store, id, 0).await;
        store.notice_sent(&claimed[0]).await.expect("works");
        let next = claim(&store).await;
        assert_eq!((next[0].news.game, shown(&next)), (other, vec![(To::Player(CAT), 2, 2)]));
        store.notice_sent(&next[0]).await.expect("works");
        assert_eq!(shown(&claim(&store).await), [(To::Player(CAT), 4, 4)]);
    })
    .await;
}

#[tokio::test]
async fn who_is_out_of_reach_is_told_once_and_written_to_no_more() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let (other, _) = begun_at(&store, "mosona", Place(7)).await;
        for game in [id, other] {
            follow(&store, game, CAT, How::Direct, HowOften::Move).await;
            play(&store, ANN, game, "a8-b9").await;
        }
        claim(&store).await;
        assert_eq!(store.take_lost_notices(CAT).await.expect("works"), []);
        store.out_of_reach(CAT, "closed").await.expect("works");
        assert_eq!(claim(&store).await, []);
        let lost = |game| LostNotice { kind: Notice::Watched, game };
        assert_eq!(store.take_lost_notices(CAT).await.expect("works"), [lost(id), lost(other)]);
        assert_eq!(store.take_lost_notices(CAT).await.expect("works"), []);
        play(&store, BEN, id, "c10xa8").await;
        assert_eq!(claim(&store).await, []);
        let following = store.following(id, CAT).await.expect("reads").map(|following| following.how);
        assert_eq!(following, Some(How::Silent));
    })
    .await;
}

#[tokio::test]
async fn a_notice_waits_for_the_board_it_leads_to_but_no_more_than_a_minute() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let (other, _) = begun_at(&store, "mosona", Place(7)).await;
        send_boards(&store).await;
        for (game, player) in [(id, CAT), (other, DAN)] {
            follow(&store, game, player, How::Direct, HowOften::Move).await;
            play(&store, ANN, game, "a8-b9").await;
        }
        let posts = store.claim_posts(SENDER, 100).await.expect("works");
        assert_eq!(claim_at_once(&store).await, [], "they are on their way");
        store.sent(posts[0].id, MessageId(1), Shown::Board).await.expect("works");
        assert_eq!(shown(&claim_at_once(&store).await), [(To::Player(CAT), 2, 2)]);
        base.clock.advance(Duration::from_secs(59));
        assert_eq!(claim_at_once(&store).await, []);
        base.clock.advance(Duration::from_secs(1));
        assert_eq!(shown(&claim_at_once(&store).await), [(To::Player(DAN), 2, 2)]);
    })
    .await;
}

#[tokio::test]
async fn notices_of_a_newer_release_wait_for_it_and_hold_nothing_up() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        play(&store, ANN, id, "a8-b9").await;
        base.run("UPDATE notice SET kind = 'dreamt'").await;
        play(&store, BEN, id, "c10xa8").await;
        send_boards(&store).await;
        let claimed = store.claim_notices(SENDER, 1).await.expect("works");
        assert_eq!(shown(&claimed), [(To::Player(CAT), 3, 3)]);
        let untouched: Vec<(i64, String)> =
            base.rows("SELECT attempts, state FROM notice WHERE kind = 'dreamt'").await;
        assert_eq!(untouched, [(0, "pending".to_owned())]);
    })
    .await;
}

#[tokio::test]
async fn a_seat_ends_the_watching() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        follow(&store, id, CAT, How::Direct, HowOften::Move).await;
        let authority = Authority::Moderator(HERE);
        let deed = GameDeed::HandOver { from: BEN, to: CAT, standing: Standing::Present, authority };
        done(&store, DAN, id, deed).await;
        assert_eq!(store.following(id, CAT).await.expect("reads"), None);
        play(&store, ANN, id, "a8-b9").await;
        assert_eq!(claim(&store).await, []);
    })
    .await;
}

/// Lets a server be told of its games at a place.
async fn announce_at(store: &Store, place: Place) {
    let kept = store.arrange(Server(9), HouseChoice::Announce, &place.0.to_string()).await.expect("works");
    kept.expect("a channel");
}

/// What is to be announced, once all boards are out.
async fn announcements(store: &Store) -> Vec<(Notice, To, GameId)> {
    let claimed = claim(store).await;
    for notice in &claimed {
        store.notice_sent(notice).await.expect("works");
    }
    claimed.iter().map(|notice| (notice.kind, notice.to, notice.news.game)).collect()
}

#[tokio::test]
async fn a_server_is_told_of_the_beginning_and_the_end_of_its_games() {
    on_each_database(async |base| {
        let store = base.open().await;
        let lounge = Place(777);
        let (unheard, _) = begun(&store).await;
        announce_at(&store, lounge).await;
        assert_eq!(announcements(&store).await, [], "it began before");
        let (id, _) = begun_at(&store, "kolowis", Place(101)).await;
        assert_eq!(claim_at_once(&store).await, [], "the board comes first");
        assert_eq!(announcements(&store).await, [(Notice::Begun, To::Place(lounge), id)]);
        moved(&store, id, 0).await;
        assert_eq!(announcements(&store).await, []);
        done(&store, ANN, unheard, GameDeed::Abort).await;
        assert_eq!(announcements(&store).await, [(Notice::Over, To::Place(lounge), unheard)]);

        begun_at(&store, "mosona", lounge).await;
        assert_eq!(announcements(&store).await, [], "all is told there anyway");
        begun_hourly_in(&store, Some(Server(8)), Place(102)).await;
        assert_eq!(announcements(&store).await, [], "another server has chosen nothing");
        // By the clock too, and by whose hand ever it ends.
        let (late, _) = begun_hourly(&store, Place(103)).await;
        announcements(&store).await;
        for _ in 0..125 {
            base.clock.advance(Duration::from_secs(60));
            store.ring_clocks(Shard::ONLY).await.expect("works");
        }
        assert_eq!(announcements(&store).await, [(Notice::Over, To::Place(lounge), late)]);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_announced_where_it_has_a_thread() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        announce_at(&store, Place(777)).await;
        let (id, game) = begun(&store).await;
        assert_eq!(game.posts_to(), None);
        assert_eq!(claim_at_once(&store).await, []);
        let post = claimed_thread(&store).await;
        store.thread_made(&post, Ok(Place(55))).await.expect("works");
        assert_eq!(announcements(&store).await, [(Notice::Begun, To::Place(Place(777)), id)]);
    })
    .await;
}

#[tokio::test]
async fn that_a_place_cannot_be_reached_is_known_until_it_can() {
    on_each_database(async |base| {
        let store = base.open().await;
        let lounge = Place(777);
        announce_at(&store, lounge).await;
        let lost = async || store.lost_at(lounge, "place").await.expect("works");
        for (at, reason, known) in [(1, "private", false), (2, "place", true), (3, "private", true)] {
            begun_at(&store, "mosona", Place(at)).await;
            let claimed = claim(&store).await;
            store.give_up_notice(&claimed[0], reason).await.expect("works");
            assert_eq!(lost().await.is_some(), known, "{reason}");
        }
        begun_at(&store, "mosona", Place(4)).await;
        announcements(&store).await;
        assert_eq!(lost().await, None);
    })
    .await;
}
