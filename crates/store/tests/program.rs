//! The program's turns: kept in the store, claimed by one, played once.

mod common;

use std::{sync::Arc, time::Duration};

use common::*;
use play::*;
use rules::Side;
use store::*;
use tokio::sync::Barrier;

const OTHER: &str = "1-1/2";

fn level(level: u8) -> Level {
    Level::new(level).expect("a level")
}

/// Ann, who begins, against the program alone.
async fn against_program(store: &Store, place: Place) -> GameId {
    let terms = Terms { place, ..terms("mosona strict", &[Invite::Program(level(3))]) };
    opened(store, ANN, terms).await.started.expect("nobody has to be waited for").0
}

async fn claimed(store: &Store, sender: &str) -> Vec<GameId> {
    let claimed = store.claim_thinking(sender, 10).await.expect("works");
    claimed.into_iter().map(|thinking| thinking.game).collect()
}

/// What the program would play now.
async fn thought(store: &Store, id: GameId) -> ProgramDeed {
    let game = read(store, id).await;
    let action = game.board().first_legal_action().expect("not over");
    ProgramDeed::Play { board: game.board_seq(), actions: vec![action] }
}

async fn plays(store: &Store, id: GameId) -> ByProgram {
    let deed = thought(store, id).await;
    store.act_for_program(id, &deed).await.expect("works")
}

#[tokio::test]
async fn whoever_claims_a_game_thinks_about_it_and_nobody_else() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        let people = begun_at(&store, "mosona", Place(200)).await.0;
        assert_eq!(claimed(&store, SENDER).await, [], "Ann is to move");
        moved(&store, id, 0).await;
        moved(&store, people, 0).await;
        check(&base).await;
        assert_eq!(claimed(&store, SENDER).await, [id]);
        assert_eq!(claimed(&store, OTHER).await, [], "somebody thinks about it");
        assert_eq!(plays(&store, id).await, ByProgram::Done);
        assert_eq!(read(&store, id).await.player_to_move(), Some(ANN));
        assert_eq!(claimed(&store, OTHER).await, []);
        moved(&store, id, 0).await;
        assert_eq!(claimed(&store, OTHER).await, [id], "the next turn is nobody's yet");
        base.clock.advance(Duration::from_secs(61));
        assert_eq!(claimed(&store, SENDER).await, [id], "a claim runs out");
        done(&store, ANN, id, GameDeed::Resign).await;
        base.clock.advance(Duration::from_secs(61));
        assert_eq!(claimed(&store, SENDER).await, [], "the game is over");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn after_a_restart_its_turn_is_as_it_was_and_is_played_once() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        moved(&store, id, 0).await;
        assert_eq!(claimed(&store, SENDER).await, [id]);
        let before = thought(&store, id).await;
        store.close().await;

        let store = base.open().await;
        assert_eq!(store.release_thinking(OTHER).await.expect("works"), 0, "another process thinks on");
        assert_eq!(claimed(&store, SENDER).await, []);
        assert_eq!(store.release_thinking(SENDER).await.expect("works"), 1);
        assert_eq!(claimed(&store, SENDER).await, [id]);
        assert_eq!(plays(&store, id).await, ByProgram::Done);
        let seq = read(&store, id).await.seq();
        // The process that was believed gone says what it has thought of after all.
        assert_eq!(store.act_for_program(id, &before).await.expect("works"), ByProgram::Outdated);
        assert_eq!(read(&store, id).await.seq(), seq);
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn of_many_who_thought_about_one_turn_one_is_heard() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        moved(&store, id, 0).await;
        let (deed, start) = (thought(&store, id).await, Arc::new(Barrier::new(8)));
        let racers = (0..8).map(|_| {
            let (store, deed, start) = (store.clone(), deed.clone(), Arc::clone(&start));
            tokio::spawn(async move {
                start.wait().await;
                store.act_for_program(id, &deed).await.expect("works")
            })
        });
        let mut done = 0;
        for racer in racers.collect::<Vec<_>>() {
            done += usize::from(racer.await.expect("ends") == ByProgram::Done);
        }
        assert_eq!((done, read(&store, id).await.ply()), (1, 2));
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_taken_back_and_made_anew_is_answered_anew() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        moved(&store, id, 0).await;
        let before = thought(&store, id).await;
        assert_eq!(store.act_for_program(id, &before).await.expect("works"), ByProgram::Done);
        done(&store, ANN, id, GameDeed::Offer(OfferKind::TakeBack)).await;
        assert_eq!(claimed(&store, SENDER).await, []);
        moved(&store, id, 0).await;
        assert_eq!(claimed(&store, SENDER).await, [id]);
        assert_eq!(store.act_for_program(id, &before).await.expect("works"), ByProgram::Outdated);
        assert_eq!(plays(&store, id).await, ByProgram::Done, "the same ply of another board");
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn what_nothing_came_of_waits_longer_each_time_and_what_cannot_be_played_is_refused() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        moved(&store, id, 0).await;
        let illegal = ProgramDeed::Play { board: read(&store, id).await.board_seq(), actions: Vec::new() };
        assert_eq!(store.act_for_program(id, &illegal).await.expect("works"), ByProgram::Refused);
        for failures in 0..3 {
            let claimed = store.claim_thinking(SENDER, 1).await.expect("works");
            assert_eq!(claimed, [Thinking { game: id, failures }]);
            let due = Time(base.clock.now().0 + 5000);
            store.postpone_thinking(id, OTHER, due).await.expect("works");
            store.postpone_thinking(id, SENDER, due).await.expect("works");
            assert_eq!(store.claim_thinking(SENDER, 1).await.expect("works"), []);
            base.clock.advance(Duration::from_secs(5));
        }
        assert_eq!(plays(&store, id).await, ByProgram::Done);
        moved(&store, id, 0).await;
        let claimed = store.claim_thinking(SENDER, 1).await.expect("works");
        assert_eq!(claimed, [Thinking { game: id, failures: 0 }], "another turn");
    })
    .await;
}

#[tokio::test]
async fn a_draw_is_answered_once() {
    on_each_database(async |base| {
        let store = base.open().await;
        let id = against_program(&store, HERE).await;
        done(&store, ANN, id, GameDeed::Offer(OfferKind::Draw)).await;
        assert_eq!(claimed(&store, SENDER).await, [id], "though Ann is to move");
        let offer = read(&store, id).await.offer(OfferKind::Draw).expect("stands").seq;
        let deed = ProgramDeed::AnswerDraw { offer, answer: DrawAnswer::Decline };
        assert_eq!(store.act_for_program(id, &deed).await.expect("works"), ByProgram::Done);
        assert_eq!(store.act_for_program(id, &deed).await.expect("works"), ByProgram::Outdated);
        assert!(read(&store, id).await.offers().is_empty());
        check(&base).await;
    })
    .await;
}

#[tokio::test]
async fn the_longest_wait_is_the_first_and_no_more_are_claimed_than_asked_for() {
    on_each_database(async |base| {
        let store = base.open().await;
        let mut waiting = Vec::new();
        for place in [201, 202, 203] {
            let id = against_program(&store, Place(place)).await;
            base.clock.advance(Duration::from_secs(1));
            moved(&store, id, 0).await;
            waiting.push(id);
        }
        let first = store.claim_thinking(SENDER, 2).await.expect("works");
        assert_eq!(first.iter().map(|thinking| thinking.game).collect::<Vec<_>>(), waiting[..2]);
        assert_eq!(claimed(&store, OTHER).await, waiting[2..]);
    })
    .await;
}

#[tokio::test]
async fn a_lobby_is_filled_up_with_the_program() {
    on_each_database(async |base| {
        let store = base.open().await;
        let lobby = terms("awithlaknakwe seats=4", &[named(BEN), Invite::Open, Invite::Open]);
        let challenge = opened(&store, ANN, lobby).await;
        let fill = || ChallengeDeed::Fill { level: level(2), absent: Vec::new(), threads: true };
        let of = |actor| Command::challenge(actor, challenge.id, fill());
        let other = ChallengeRefusal::NotYoursToFill { challenger: ANN };
        assert_eq!(refused(&store, &of(BEN)).await, other.into());
        let Answer::Challenge(filled) = act(&store, &of(ANN)).await else { panic!("refused") };
        assert!(filled.started.is_none(), "Ben has not come yet");
        assert_eq!(refused(&store, &of(ANN)).await, ChallengeRefusal::NothingToFill.into());
        let Answer::Challenge(begun) = act(&store, &accept(BEN, challenge.id)).await else {
            panic!("refused")
        };
        let (id, game) = begun.started.expect("everybody is there");
        assert_eq!(game.level_of(Side::West), Some(level(2)));
        moved(&store, id, 0).await;
        assert_eq!(claimed(&store, SENDER).await, [id]);
        check(&base).await;
    })
    .await;
}
