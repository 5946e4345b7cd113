//! Where games are told and go on, and who is found in them.

mod common;

use common::*;
use play::*;
use rules::Side;
use store::*;

async fn ids(listed: Result<Vec<ListedGame>, StoreError>) -> Vec<GameId> {
    listed.expect("reads").iter().map(|game| game.id).collect()
}

async fn posts(base: &Base) -> Vec<(i64, String, i64, i64)> {
    base.rows("SELECT place, kind, first_seq, last_seq FROM post ORDER BY id").await
}

fn gone(place: Place) -> GameDeed {
    continue_at(place, PlaceState::Gone)
}

#[tokio::test]
async fn where_the_bot_only_answers_nothing_is_posted() {
    on_each_database(async |base| {
        let store = base.open().await;
        let answers = |invites: &[Invite]| Terms { means: Means::Answers, ..terms("mosona", invites) };
        let challenge = opened(&store, ANN, answers(&[named(BEN)])).await.id;
        let Answer::Challenge(answer) = act(&store, &accept(BEN, challenge)).await else { panic!() };
        let (id, game) = answer.started.expect("begins");
        assert_eq!((game.venue(), game.posts_to()), (Venue::Place(HERE), None));
        assert_eq!(store.running_at(HERE).await.expect("reads"), Some(id), "the place is taken");
        assert_eq!(ids(store.running_of_at(BEN, HERE, 9).await).await, [id]);
        let guest = opened(&store, CAT, answers(&[Invite::Open])).await.id;
        let Answer::Challenge(answer) = act(&store, &accept(DAN, guest)).await else { panic!() };
        let (guest, game) = answer.started.expect("begins");
        assert_eq!(game.venue(), Venue::Guest(HERE), "there is no thread to be made");
        moved(&store, id, 0).await;
        moved(&store, guest, 0).await;
        done(&store, BEN, id, GameDeed::Offer(OfferKind::Draw)).await;
        done(&store, ANN, id, GameDeed::Resign).await;
        let declined = opened(&store, ANN, answers(&[named(BEN)])).await.id;
        act(&store, &Command::challenge(BEN, declined, ChallengeDeed::Decline)).await;
        let expired = opened(&store, ANN, answers(&[Invite::Open])).await;
        base.clock.set(expired.challenge.expires);
        assert_eq!(store.expire_challenges().await.expect("works"), [expired.id]);
        act(&store, &rematch(BEN, id)).await;
        act(&store, &rematch(ANN, id)).await;
        let fourth = store.running_at(HERE).await.expect("reads").expect("the rematch");
        assert_eq!(read(&store, fourth).await.means(), Means::Answers);
        assert_eq!(posts(&base).await, []);
        assert_eq!(store.claim_posts(SENDER, 9).await.expect("works"), []);
        check(&base).await;

        let (_, game) = begun(&store).await;
        assert_eq!(game.venue(), Venue::ThreadUnder(HERE), "a game told by posts beside one told by answers");
    })
    .await;
}

#[tokio::test]
async fn a_game_whose_place_is_gone_goes_on_where_it_is_asked_for() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (first, _) = begun(&store).await;
        let (second, _) = begun_at(&store, "mosona", Place(200)).await;
        let stands = continue_at(Place(300), PlaceState::Stands);
        let refusal = refused(&store, &Command::game(ANN, first, stands)).await;
        assert_eq!(refusal, GameRefusal::PlaceStands.into());
        assert_eq!(
            refused(&store, &Command::game(ANN, first, gone(HERE))).await,
            refusal,
            "it is asked there"
        );

        let there = Place(300);
        let events = done(&store, BEN, first, gone(there)).await;
        assert_eq!(events, [GameEvent::Moved { venue: Venue::Place(there) }]);
        assert_eq!(store.running_at(there).await.expect("reads"), Some(first));
        assert_eq!(store.running_at(HERE).await.expect("reads"), None);
        assert_eq!(posts(&base).await.last(), Some(&(300, "game".to_owned(), 2, 2)));
        let events = done(&store, BEN, second, gone(there)).await;
        assert_eq!(events, [GameEvent::Moved { venue: Venue::Guest(there) }], "a game is running there");
        assert_eq!(ids(store.running_of_at(BEN, there, 9).await).await, [second, first]);
        assert_eq!(ids(store.running_of_at(BEN, there, 1).await).await, [second]);
        for place in [HERE, Place(200)] {
            assert_eq!(ids(store.running_of_at(BEN, place, 9).await).await, []);
        }
        moved(&store, second, 0).await;
        assert_eq!(posts(&base).await.last(), Some(&(300, "game".to_owned(), 3, 3)));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_game_that_waits_for_a_thread_is_told_from_its_start_elsewhere() {
    on_each_database(async |base| {
        let store = base.open().await;
        begun(&store).await;
        let (second, _) = begun(&store).await;
        moved(&store, second, 0).await;
        done(&store, ANN, second, gone(Place(300))).await;
        assert_eq!(posts(&base).await.last(), Some(&(300, "game".to_owned(), 1, 3)));
        let post = claimed_thread(&store).await;
        store.thread_made(&post, Err(NoThread::Other)).await.expect("works");
        let game = read(&store, second).await;
        assert_eq!((game.venue(), game.seq()), (Venue::Place(Place(300)), Seq(3)), "no thread is waited for");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_found_by_who_plays_in_it_now() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let give = |from, to, place| {
            let authority = Authority::Moderator(place);
            GameDeed::HandOver { from, to, standing: Standing::Present, authority }
        };
        done(&store, CAT, id, give(BEN, EVE, HERE)).await;
        let of = async |player| ids(store.running_of(player, 9).await).await;
        assert_eq!((of(ANN).await, of(BEN).await, of(EVE).await), (vec![id], vec![], vec![id]));
        assert_eq!(ids(store.running_of_at(EVE, HERE, 9).await).await, [id]);

        let four = begun_by_four(&store, Place(7)).await;
        let left = GameDeed::OpenSeat { player: DAN, standing: Standing::Absent };
        done(&store, ANN, four, left).await;
        done(&store, EVE, four, GameDeed::TakeSeat { side: Side::East }).await;
        assert_eq!((of(DAN).await, of(EVE).await), (vec![], vec![four, id]));
        done(&store, FAY, four, give(EVE, DAN, Place(7))).await;
        assert_eq!((of(DAN).await, of(EVE).await), (vec![four], vec![id]), "and back");
        check(&base).await;
    })
    .await;
}
