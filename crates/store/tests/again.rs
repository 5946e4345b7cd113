//! Games that are played again, and commands that come again.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;
use store::*;

fn begun_already(game: i64) -> Refusal {
    ChallengeRefusal::Begun(GameId(game)).into()
}

async fn over(store: &Store) -> GameId {
    let (id, _) = begun(store).await;
    done(store, ANN, id, GameDeed::Abort).await;
    id
}

async fn asked(store: &Store, actor: PlayerId, game: GameId) -> ChallengeAnswer {
    match act(store, &rematch(actor, game)).await {
        Answer::Challenge(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_second_who_wants_a_rematch_accepts_it() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = over(&store).await;
        let wish = asked(&store, ANN, id).await;
        assert_eq!((wish.id, wish.challenge.again), (ChallengeId(2), Some(id)));
        assert!(wish.started.is_none());
        assert_eq!(refused(&store, &rematch(ANN, id)).await, ChallengeRefusal::Own.into(), "twice");
        assert_eq!(refused(&store, &rematch(CAT, id)).await, ChallengeRefusal::NotInThatGame.into());
        let begun = asked(&store, BEN, id).await;
        assert_eq!(begun.id, wish.id);
        let (second, game) = begun.started.expect("both want it");
        assert_eq!(*game.seats(), Seats::new([(Side::South, BEN), (Side::North, ANN)]));
        for player in [ANN, BEN] {
            assert_eq!(refused(&store, &rematch(player, id)).await, begun_already(second.0));
        }
        assert_eq!(refused(&store, &rematch(CAT, id)).await, ChallengeRefusal::NotInThatGame.into());
        let not_over = ChallengeRefusal::NotOver(second);
        assert_eq!(refused(&store, &rematch(ANN, second)).await, not_over.into());
        assert_eq!(refused(&store, &rematch(ANN, GameId(99))).await, Refusal::NoSuchGame(GameId(99)));
        done(&store, ANN, second, GameDeed::Abort).await;
        assert_eq!(asked(&store, BEN, second).await.challenge.again, Some(second), "and so on");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_rematch_may_also_be_accepted_declined_and_asked_again() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = over(&store).await;
        let onlooker = refused(&store, &rematch(CAT, id)).await;
        assert_eq!(onlooker, ChallengeRefusal::NotInThatGame.into());
        let first = asked(&store, ANN, id).await;
        let no = Command::challenge(BEN, first.id, ChallengeDeed::Decline);
        assert!(matches!(act(&store, &no).await, Answer::Challenge(_)));
        let second = asked(&store, BEN, id).await;
        assert_ne!(second.id, first.id, "the one who declined may want it after all");
        let cancel = Command::challenge(BEN, second.id, ChallengeDeed::Cancel);
        assert!(matches!(act(&store, &cancel).await, Answer::Challenge(_)));
        let third = asked(&store, ANN, id).await;
        base.clock.advance(Duration::from_secs(24 * 3600));
        let fourth = asked(&store, BEN, id).await;
        assert_ne!(fourth.id, third.id, "the wish had run out");
        let Answer::Challenge(answer) = act(&store, &accept(ANN, fourth.id)).await else { panic!() };
        assert!(answer.started.is_some(), "the challenge is one like others");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn who_has_left_is_no_opponent_of_a_rematch() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = over(&store).await;
        let without = |actor, absent: &[PlayerId]| {
            Command::rematch(actor, Rematch { game: id, absent: absent.to_vec(), threads: true })
        };
        let left = ChallengeRefusal::Absent(BEN);
        assert_eq!(refused(&store, &without(ANN, &[BEN])).await, left.into());
        asked(&store, ANN, id).await;
        let left = ChallengeRefusal::ChallengerLeft(ANN);
        assert_eq!(refused(&store, &without(BEN, &[ANN])).await, left.into());
    })
    .await;
}

#[tokio::test]
async fn a_game_against_the_program_begins_at_once_and_again() {
    on_each_database(async |base| {
        let store = base.open().await;
        let level = Level::new(4).expect("a level");
        let alone = Terms { threads: true, ..terms("mosona", &[Invite::Program(level)]) };
        let (id, game) = opened(&store, ANN, alone.clone()).await.started.expect("begins");
        let program = Sitter::Program { program: level };
        assert_eq!(*game.seats(), Seats::new([(Side::South, ANN.into()), (Side::North, program)]));
        let (_, beside) = opened(&store, ANN, alone).await.started.expect("begins too");
        assert_eq!(beside.venue(), Venue::ThreadUnder(HERE));
        assert_eq!(store.running_of(ANN, 9).await.expect("reads").len(), 2);
        done(&store, ANN, id, GameDeed::Resign).await;
        let again = asked(&store, ANN, id).await;
        let (second, game) = again.started.expect("nobody has to be waited for");
        assert_eq!(*game.seats(), Seats::new([(Side::South, program), (Side::North, ANN.into())]));
        assert_eq!(refused(&store, &rematch(ANN, id)).await, begun_already(second.0));
        assert_eq!(store.open_challenges_of(ANN).await.expect("reads"), []);
        check(&base).await;
    })
    .await;
}

/// What was answered, as far as people see it.
fn told(answer: &Answer) -> String {
    match answer {
        Answer::Game(answer) => {
            let game = &answer.game;
            let state =
                (game.seq(), game.ply(), game.rings_at(Reminder::ByLimit), game.offers(), game.result());
            format!("{:?} {:?} {} {state:?}", answer.id, answer.events, answer.older_board)
        }
        Answer::Challenge(answer) => {
            let started = answer.started.as_ref().map(|(id, game)| (*id, *game.seats(), game.venue()));
            format!("{:?} {:?} {:?} {started:?}", answer.id, answer.challenge, answer.events)
        }
        Answer::Refused(refusal) => format!("{refusal:?}"),
    }
}

/// Everything that can be done about games and challenges, some of it refused: who, what, and seconds since
/// the one before.
fn everything() -> Vec<(Command, u64, bool)> {
    let mut all = Vec::new();
    let (one, four, answers) = (GameId(1), GameId(2), GameId(3));
    let mut does = |command: Command, seconds: u64, refused: bool| all.push((command, seconds, refused));
    let limit = Some(MoveLimit::Hour);
    let mv = |actor, id, text: &str| Command::play(actor, id, text);
    let (pause, back) = (OfferKind::Pause, OfferKind::TakeBack);
    let agree = |kind| GameDeed::Agree { kind, offer: None };
    let (present, moderator) = (Standing::Present, Authority::Moderator(HERE));

    does(Command::open(ANN, Terms { limit, ..terms("mosona strict", &[named(BEN)]) }), 0, false);
    does(accept(CAT, ChallengeId(1)), 1, true);
    does(accept(BEN, ChallengeId(1)), 1, false);
    let does_in = |actor, deed| Command::game(actor, one, deed);
    does(mv(ANN, one, "a8-b9"), 1, false);
    does(does_in(BEN, GameDeed::Offer(back)), 1, true);
    does(does_in(ANN, GameDeed::Offer(back)), 1, false);
    does(mv(ANN, one, "a8-b9"), 1, false);
    does(does_in(ANN, GameDeed::Offer(back)), 100, false);
    does(does_in(BEN, GameDeed::Decline { kind: back, offer: None }), 1, false);
    does(does_in(ANN, GameDeed::Offer(back)), 1, true);
    does(does_in(ANN, GameDeed::Offer(pause)), 1, false);
    does(does_in(BEN, agree(pause)), 1, false);
    does(mv(BEN, one, "c10xa8"), 1, true);
    does(does_in(BEN, GameDeed::Resume), 1, false);
    does(does_in(BEN, GameDeed::Resume), 1, true);
    does(mv(BEN, one, "c10xa8"), 1, false);
    does(does_in(ANN, GameDeed::Abort), 1, true);
    let deed = |authority| GameDeed::HandOver { from: BEN, to: EVE, standing: present, authority };
    does(does_in(CAT, deed(Authority::Member)), 1, true);
    does(does_in(CAT, deed(moderator)), 1, false);
    let place = Place(101);
    does(does_in(EVE, continue_at(place, PlaceState::Stands)), 1, true);
    does(does_in(EVE, continue_at(place, PlaceState::Gone)), 1, false);
    let claim = |absent: &[PlayerId]| GameDeed::Claim { absent: absent.to_vec() };
    does(does_in(EVE, claim(&[])), 1, true);
    does(does_in(EVE, claim(&[])), 3600, false);
    does(does_in(EVE, GameDeed::End { authority: moderator }), 1, true);

    let lobby = [named(DAN), named(BEN), named(CAT)];
    does(Command::open(ANN, terms("awithlaknakwe seats=4", &lobby)), 1, false);
    for player in [BEN, CAT, DAN] {
        does(accept(player, ChallengeId(2)), 1, false);
    }
    let does_in = |actor, deed| Command::game(actor, four, deed);
    let open = GameDeed::OpenSeat { player: BEN, standing: Standing::Absent };
    does(does_in(ANN, open.clone()), 1, false);
    does(does_in(ANN, open), 1, true);
    does(does_in(EVE, GameDeed::TakeSeat { side: Side::West }), 1, false);
    does(does_in(FAY, GameDeed::TakeSeat { side: Side::West }), 1, true);
    does(does_in(FAY, GameDeed::End { authority: Authority::Member }), 1, true);
    does(does_in(FAY, GameDeed::End { authority: moderator }), 1, false);

    does(Command::open(BEN, Terms { means: Means::Answers, ..terms("mosona", &[named(ANN)]) }), 1, false);
    does(accept(ANN, ChallengeId(3)), 1, false);
    does(Command::game(ANN, answers, GameDeed::Abort), 1, false);
    does(rematch(CAT, answers), 1, true);
    does(rematch(ANN, GameId(99)), 1, true);
    does(rematch(ANN, answers), 1, false);
    does(rematch(ANN, answers), 1, true);
    does(rematch(BEN, answers), 1, false);
    does(rematch(BEN, answers), 1, true);
    does(rematch(ANN, GameId(4)), 1, true);
    does(Command::open(CAT, terms("mosona", &[named(DAN)])), 1, false);
    does(Command::challenge(DAN, ChallengeId(5), ChallengeDeed::Decline), 1, false);
    let why = |reason| Command::challenge(DAN, ChallengeId(5), ChallengeDeed::Explain(reason));
    does(why(DeclineReason::OtherLimit), 1, false);
    does(why(DeclineReason::NoTime), 1, true);
    does(Command::open(CAT, terms("mosona", &[Invite::Program(Level::MAX)])), 1, false);
    does(Command::game(CAT, GameId(5), GameDeed::Offer(OfferKind::Draw)), 1, false);
    does(Command::game(CAT, GameId(5), GameDeed::Resign), 1, false);
    does(rematch(CAT, GameId(5)), 1, false);
    all
}

#[tokio::test]
async fn whatever_comes_again_is_answered_as_the_first_time() {
    on_each_database(async |base| {
        let mut store = base.open().await;
        let mut answers = Vec::new();
        for (n, (command, seconds, refused)) in everything().into_iter().enumerate() {
            base.clock.advance(Duration::from_secs(seconds));
            let outcome = store.act(&command, &format!("key-{n}")).await.expect("works");
            let was_refused = matches!(outcome.answer, Answer::Refused(_));
            assert_eq!((outcome.repeated, was_refused), (false, refused), "{command:?}: {outcome:?}");
            answers.push(told(&outcome.answer));
        }
        let events = "SELECT COUNT(*) FROM game_event UNION ALL SELECT COUNT(*) FROM challenge_event";
        let before: Vec<(i64,)> = base.rows(events).await;
        base.clock.advance(Duration::from_secs(3600));
        for player in [ANN, BEN, CAT, DAN, EVE] {
            store.set_undisturbed(player, Switch::On).await.expect("works");
        }
        for round in 0..2 {
            for (n, (command, ..)) in everything().into_iter().enumerate() {
                let outcome = store.act(&command, &format!("key-{n}")).await.expect("works");
                assert!(outcome.repeated, "{command:?}");
                assert_eq!(told(&outcome.answer), answers[n], "round {round}: {command:?}");
            }
            store.close().await;
            store = base.open().await; // memory is lost too
        }
        assert_eq!(base.rows::<(i64,)>(events).await, before, "and nothing was done twice");
        check(&base).await;
    })
    .await;
}
