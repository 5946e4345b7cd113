//! Who does not want to be disturbed, whom somebody does not meet, who watches, what was explained.

mod common;

use common::*;
use play::*;
use rules::Variant;
use store::*;

async fn block(store: &Store, player: PlayerId, other: PlayerId, wanted: Switch) {
    store.set_blocked(player, other, wanted).await.expect("works");
}

async fn undisturbed(store: &Store, player: PlayerId, wanted: Switch) {
    store.set_undisturbed(player, wanted).await.expect("works");
}

fn challenges(actor: PlayerId, named_one: PlayerId) -> Command {
    Command::open(actor, terms("mosona", &[named(named_one)]))
}

fn not_available(player: PlayerId) -> Refusal {
    ChallengeRefusal::NotAvailable(player).into()
}

fn blocked(player: PlayerId) -> Refusal {
    ChallengeRefusal::Blocked(player).into()
}

#[tokio::test]
async fn who_is_not_to_be_disturbed_is_not_challenged_by_name() {
    on_each_database(async |base| {
        let store = base.open().await;
        for _ in 0..2 {
            undisturbed(&store, BEN, Switch::On).await;
            assert_eq!(refused(&store, &challenges(ANN, BEN)).await, not_available(BEN));
        }
        let lobby = terms("awithlaknakwe seats=4", &[named(CAT), Invite::Open, named(BEN)]);
        assert_eq!(refused(&store, &Command::open(ANN, lobby)).await, not_available(BEN));
        assert!(matches!(act(&store, &challenges(BEN, ANN)).await, Answer::Challenge(_)), "but challenges");
        act(&store, &accept(ANN, ChallengeId(1))).await;
        let seek = opened(&store, CAT, terms("mosona", &[Invite::Open])).await.id;
        assert!(matches!(act(&store, &accept(BEN, seek)).await, Answer::Challenge(_)), "and accepts");
        let seek = opened(&store, BEN, terms("mosona", &[Invite::Open])).await.id;
        assert!(matches!(act(&store, &accept(CAT, seek)).await, Answer::Challenge(_)), "who seeks is asked");
        for _ in 0..2 {
            undisturbed(&store, BEN, Switch::Off).await;
        }
        assert!(matches!(act(&store, &challenges(ANN, BEN)).await, Answer::Challenge(_)));
        check(&base).await;
    })
    .await;
}

/// In both directions; the one who is blocked hears no more than of somebody who is not to be disturbed.
#[tokio::test]
async fn who_is_blocked_is_met_nowhere() {
    on_each_database(async |base| {
        let store = base.open().await;
        for _ in 0..2 {
            block(&store, BEN, ANN, Switch::On).await;
        }
        assert_eq!(refused(&store, &challenges(ANN, BEN)).await, not_available(BEN));
        assert_eq!(refused(&store, &challenges(BEN, ANN)).await, blocked(ANN));
        assert!(matches!(act(&store, &challenges(CAT, BEN)).await, Answer::Challenge(_)), "others do");

        let seek = async |by| opened(&store, by, terms("mosona", &[Invite::Open])).await.id;
        let (of_ben, of_ann) = (seek(BEN).await, seek(ANN).await);
        assert_eq!(refused(&store, &accept(ANN, of_ben)).await, not_available(BEN));
        assert_eq!(refused(&store, &accept(BEN, of_ann)).await, blocked(ANN));

        let open = [Invite::Open; 3];
        let lobby = opened(&store, CAT, terms("awithlaknakwe seats=4", &open)).await.id;
        act(&store, &accept(BEN, lobby)).await;
        assert_eq!(refused(&store, &accept(ANN, lobby)).await, not_available(BEN));
        let lobby = opened(&store, CAT, terms("awithlaknakwe seats=4", &open)).await.id;
        act(&store, &accept(ANN, lobby)).await;
        assert_eq!(refused(&store, &accept(BEN, lobby)).await, blocked(ANN));

        let awaiting = [Invite::Open, named(BEN), Invite::Open];
        let lobby = opened(&store, DAN, terms("awithlaknakwe seats=4", &awaiting)).await.id;
        assert_eq!(refused(&store, &accept(ANN, lobby)).await, not_available(BEN), "who has not come yet");
        let awaiting = [Invite::Open, named(ANN), Invite::Open];
        let lobby = opened(&store, DAN, terms("awithlaknakwe seats=4", &awaiting)).await.id;
        assert_eq!(refused(&store, &accept(BEN, lobby)).await, blocked(ANN));
        act(&store, &Command::challenge(ANN, lobby, ChallengeDeed::Decline)).await;
        assert!(matches!(act(&store, &accept(BEN, lobby)).await, Answer::Challenge(_)), "nor will come");

        block(&store, ANN, BEN, Switch::On).await;
        assert_eq!(refused(&store, &challenges(ANN, BEN)).await, blocked(BEN), "one's own block first");
        block(&store, BEN, ANN, Switch::Off).await;
        assert_eq!(refused(&store, &challenges(BEN, ANN)).await, not_available(ANN));
        block(&store, ANN, BEN, Switch::Off).await;
        assert!(matches!(act(&store, &challenges(ANN, BEN)).await, Answer::Challenge(_)));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_block_ends_a_challenge_that_stands() {
    on_each_database(async |base| {
        let store = base.open().await;
        let challenge = opened(&store, ANN, terms("mosona", &[named(BEN)])).await.id;
        block(&store, BEN, ANN, Switch::On).await;
        assert_eq!(refused(&store, &accept(BEN, challenge)).await, blocked(ANN));
        block(&store, BEN, ANN, Switch::Off).await;
        block(&store, ANN, BEN, Switch::On).await;
        assert_eq!(refused(&store, &accept(BEN, challenge)).await, not_available(ANN));
        let declined = act(&store, &Command::challenge(BEN, challenge, ChallengeDeed::Decline)).await;
        assert!(matches!(declined, Answer::Challenge(_)), "but it can be declined");
    })
    .await;
}

#[tokio::test]
async fn a_rematch_asks_the_same_leave() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        done(&store, ANN, id, GameDeed::Abort).await;
        undisturbed(&store, BEN, Switch::On).await;
        assert_eq!(refused(&store, &rematch(ANN, id)).await, not_available(BEN));
        undisturbed(&store, BEN, Switch::Off).await;
        block(&store, BEN, ANN, Switch::On).await;
        assert_eq!(refused(&store, &rematch(ANN, id)).await, not_available(BEN));
        assert_eq!(refused(&store, &rematch(BEN, id)).await, blocked(ANN));
        block(&store, BEN, ANN, Switch::Off).await;
        act(&store, &rematch(ANN, id)).await;
        block(&store, BEN, ANN, Switch::On).await;
        assert_eq!(refused(&store, &rematch(BEN, id)).await, blocked(ANN), "as the answer too");
        block(&store, BEN, ANN, Switch::Off).await;
        undisturbed(&store, ANN, Switch::On).await;
        let answer = act(&store, &rematch(BEN, id)).await;
        assert!(matches!(answer, Answer::Challenge(answer) if answer.started.is_some()), "Ann has asked");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn an_open_seat_is_not_for_those_whom_somebody_there_has_blocked() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_by_four(&store, HERE).await;
        let left = GameDeed::OpenSeat { player: BEN, standing: Standing::Absent };
        done(&store, ANN, id, left).await;
        let side = read(&store, id).await.seats().side_of(BEN).expect("plays");
        let take = Command::game(EVE, id, GameDeed::TakeSeat { side });

        block(&store, BEN, EVE, Switch::On).await;
        block(&store, CAT, EVE, Switch::On).await;
        let not_available = Refusal::from(GameRefusal::NotAvailable(CAT));
        assert_eq!(refused(&store, &take).await, not_available);
        let key = "again";
        for _ in 0..2 {
            let outcome = store.act(&take, key).await.expect("works");
            assert!(matches!(outcome.answer, Answer::Refused(refusal) if refusal == not_available));
            block(&store, CAT, EVE, Switch::Off).await;
        }
        block(&store, EVE, ANN, Switch::On).await;
        assert_eq!(refused(&store, &take).await, GameRefusal::Blocked(ANN).into());
        block(&store, EVE, ANN, Switch::Off).await;
        assert!(matches!(act(&store, &take).await, Answer::Game(_)), "who has left does not count");
        check(&base).await;
    })
    .await;
}

/// In both directions, and nobody else is told who has blocked whom.
#[tokio::test]
async fn a_moderator_sets_nobody_down_who_would_not_sit_there() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let give = |to| {
            let (standing, authority) = (Standing::Present, Authority::Moderator(HERE));
            Command::game(CAT, id, GameDeed::HandOver { from: BEN, to, standing, authority })
        };
        let not_available = Refusal::from(GameRefusal::WillNotPlay(EVE));
        for (player, other) in [(EVE, ANN), (ANN, EVE), (EVE, CAT)] {
            block(&store, player, other, Switch::On).await;
            let key = format!("{player} does not meet {other}");
            for _ in 0..2 {
                let outcome = store.act(&give(EVE), &key).await.expect("works");
                assert!(
                    matches!(outcome.answer, Answer::Refused(refusal) if refusal == not_available),
                    "{key}"
                );
                block(&store, player, other, Switch::Off).await;
            }
        }
        undisturbed(&store, EVE, Switch::On).await;
        assert_eq!(refused(&store, &give(EVE)).await, not_available);
        undisturbed(&store, EVE, Switch::Off).await;
        block(&store, EVE, BEN, Switch::On).await;
        block(&store, CAT, EVE, Switch::On).await;
        assert!(matches!(act(&store, &give(EVE)).await, Answer::Game(_)), "neither plays there then");

        undisturbed(&store, CAT, Switch::On).await;
        let (standing, authority) = (Standing::Present, Authority::Moderator(HERE));
        let own = GameDeed::HandOver { from: EVE, to: CAT, standing, authority };
        let own = Command::game(CAT, id, own);
        assert!(matches!(act(&store, &own).await, Answer::Game(_)), "who takes it has asked themselves");
        check(&base).await;
    })
    .await;
}

/// Their seat may stand open since somebody declined: that is for the challenge's own buttons.
#[tokio::test]
async fn who_did_not_play_has_no_part_in_the_rematch() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = begun_by_four(&store, HERE).await;
        done(&store, ANN, id, GameDeed::Abort).await;
        let Answer::Challenge(asked) = act(&store, &rematch(ANN, id)).await else { panic!() };
        act(&store, &Command::challenge(BEN, asked.id, ChallengeDeed::Decline)).await;
        let not_in_it = Refusal::from(ChallengeRefusal::NotInThatGame);
        for _ in 0..2 {
            let outcome = store.act(&rematch(EVE, id), "of an onlooker").await.expect("works");
            assert!(matches!(outcome.answer, Answer::Refused(refusal) if refusal == not_in_it));
        }
        assert!(
            matches!(act(&store, &rematch(BEN, id)).await, Answer::Challenge(_)),
            "who thinks better of it"
        );
        check(&base).await;
    })
    .await;
}

/// Follows a game, told as before.
async fn follow(store: &Store, id: GameId, player: PlayerId) -> Result<Following, Refusal> {
    store.follow(id, player, |same| same).await.expect("works")
}

async fn followers(store: &Store, id: GameId) -> Vec<PlayerId> {
    store.followers(id).await.expect("reads").into_iter().map(|follower| follower.0).collect()
}

#[tokio::test]
async fn games_are_watched() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let (other, _) = begun_at(&store, "mosona", Place(7)).await;
        let follow = async |player| follow(&store, id, player).await;
        let followers = async |game| followers(&store, game).await;
        store.unfollow(id, CAT).await.expect("did not");
        for player in [DAN, CAT, CAT] {
            assert_eq!(follow(player).await, Ok(Following::of(Pings::Mention)));
        }
        assert_eq!(followers(id).await, [CAT, DAN]);
        assert_eq!(followers(other).await, []);
        store.unfollow(id, CAT).await.expect("works");
        assert_eq!(followers(id).await, [DAN]);
        assert_eq!(follow(ANN).await, Err(GameRefusal::FollowsOwnGame.into()));
        let nowhere = crate::follow(&store, GameId(99), CAT).await;
        assert_eq!(nowhere, Err(Refusal::NoSuchGame(GameId(99))));

        done(&store, ANN, id, GameDeed::Abort).await;
        let refused = follow(CAT).await;
        assert!(matches!(refused, Err(Refusal::Game(GameRefusal::Over(_)))), "{refused:?}");
        assert_eq!(followers(id).await, [DAN]);
    })
    .await;
}

#[tokio::test]
async fn so_many_follow_a_game_and_no_more() {
    on_each_database(async |base| {
        let store = base.open().await;
        let (id, _) = begun(&store).await;
        let many: Vec<PlayerId> = (1000..).map(PlayerId).take(Game::FOLLOWERS as usize).collect();
        for player in &many {
            assert_eq!(follow(&store, id, *player).await, Ok(Following::of(Pings::Mention)));
        }
        let full = Err(GameRefusal::TooManyFollow { limit: Game::FOLLOWERS }.into());
        assert_eq!(follow(&store, id, CAT).await, full);
        assert_eq!(follow(&store, id, many[0]).await, Ok(Following::of(Pings::Mention)), "does already");
        assert_eq!(followers(&store, id).await, many);
        store.unfollow(id, many[0]).await.expect("works");
        assert_eq!(follow(&store, id, CAT).await, Ok(Following::of(Pings::Mention)));
    })
    .await;
}

#[tokio::test]
async fn each_thing_is_explained_once_and_by_one_post() {
    on_each_database(async |base| {
        let store = base.open().await;
        let explains =
            async |player, hint, post| store.explains(player, hint, Some(PostId(post))).await.expect("works");
        for _ in 0..2 {
            assert!(explains(ANN, Hint::Huff, 5).await, "also when the post is sent again");
            assert!(!explains(ANN, Hint::Huff, 4).await);
        }
        assert!(explains(ANN, Hint::Place, 4).await, "another thing");
        assert!(explains(BEN, Hint::Huff, 4).await, "another person");
        assert!(!store.explains(ANN, Hint::Huff, None).await.expect("works"), "nor by an answer");
        let by_answer = async || store.explains(DAN, Hint::Huff, None).await.expect("works");
        assert_eq!((by_answer().await, by_answer().await), (true, false), "an answer is made once");
        assert!(!explains(DAN, Hint::Huff, 6).await);
        let stores = [store.clone(), base.open().await];
        let (one, other) = tokio::join!(
            stores[0].explains(CAT, Hint::Huff, Some(PostId(7))),
            stores[1].explains(CAT, Hint::Huff, Some(PostId(8)))
        );
        assert_ne!(one.expect("works"), other.expect("works"), "of two at once one");
    })
    .await;
}

#[tokio::test]
async fn who_has_left_a_lobby_is_not_met_and_keeps_no_seat() {
    on_each_database(async |base| {
        let store = base.open().await;
        let invites = [named(DAN), Invite::Open, Invite::Open];
        let lobby = opened(&store, CAT, terms("awithlaknakwe seats=4", &invites)).await.id;
        for player in [DAN, BEN] {
            act(&store, &accept(player, lobby)).await;
        }
        block(&store, ANN, DAN, Switch::On).await;
        assert_eq!(refused(&store, &accept(ANN, lobby)).await, blocked(DAN));
        let deed = ChallengeDeed::Accept { seat: None, absent: vec![DAN], threads: true };
        let Answer::Challenge(answer) = act(&store, &Command::challenge(ANN, lobby, deed)).await else {
            panic!("the seat of who has left is free first")
        };
        assert!(answer.started.is_none() && answer.challenge.has_open_seat());
        let Answer::Challenge(answer) = act(&store, &accept(EVE, lobby)).await else {
            panic!("the seat is open to anybody")
        };
        let (_, game) = answer.started.expect("begins");
        assert_eq!(game.seats().iter().count(), 4);
        assert!([ANN, BEN, CAT, EVE].iter().all(|player| game.seats().side_of(*player).is_some()));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn progress_in_lessons_is_kept_for_each_person_and_game() {
    on_each_database(async |base| {
        let store = base.open().await;
        let step = async |player, game| store.lesson_step(player, game).await.expect("reads");
        assert_eq!(step(ANN, Variant::Mosona).await, None);
        for word in ["mosona-leap", "done", "mosona-chain"] {
            store.keep_lesson_step(ANN, Variant::Mosona, word).await.expect("works");
            assert_eq!(step(ANN, Variant::Mosona).await.as_deref(), Some(word));
        }
        // Of two who know the same step one goes on from it.
        let from = async |known, step| {
            store.go_on_in_lessons(ANN, Variant::Mosona, known, step).await.expect("works")
        };
        assert!(!from(None, "mosona-leap").await && !from(Some("done"), "mosona-leap").await);
        assert!(from(Some("mosona-chain"), "done").await && !from(Some("mosona-chain"), "mosona-leap").await);
        assert_eq!(step(ANN, Variant::Mosona).await.as_deref(), Some("done"));
        assert!(from(Some("done"), "mosona-chain").await);
        assert_eq!(step(ANN, Variant::Kolowis).await, None, "another game");
        assert_eq!(step(BEN, Variant::Mosona).await, None, "another person");
        let again = base.open().await;
        assert_eq!(
            again.lesson_step(ANN, Variant::Mosona).await.expect("reads").as_deref(),
            Some("mosona-chain")
        );
    })
    .await;
}
