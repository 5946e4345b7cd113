//! What players offer each other: a draw, a pause, taking back.

mod common;

use common::*;
use play::{OfferKind::*, *};
use rules::{BySide, Side, Team};

fn agree(kind: OfferKind) -> GameDeed {
    GameDeed::Agree { kind, offer: None }
}

fn decline(kind: OfferKind) -> GameDeed {
    GameDeed::Decline { kind, offer: None }
}

fn withdraw(kind: OfferKind) -> GameDeed {
    GameDeed::Withdraw { kind, offer: None }
}

/// Ann and Ben with a turn each, long ago: nobody takes back unasked.
fn both_have_moved() -> Played {
    let mut game = Played::hourly("mosona strict");
    game.move_at(at(10));
    game.move_at(at(20));
    game
}

/// At ten minutes past noon.
fn act(game: &mut Played, actor: PlayerId, deed: GameDeed) -> Result<Vec<GameEvent>, GameRefusal> {
    game.act_at(at(600), actor, deed).map(|decision| decision.events)
}

#[test]
fn every_kind_is_answered_in_the_same_ways() {
    for kind in OfferKind::ALL {
        let mut game = both_have_moved();
        let none = Err(GameRefusal::NoOffer { kind });
        for deed in [agree(kind), decline(kind), withdraw(kind)] {
            assert_eq!(act(&mut game, BEN, deed), none, "{kind:?}");
        }
        assert_eq!(act(&mut game, EVE, GameDeed::Offer(kind)), Err(GameRefusal::NotAPlayer));
        let offered = GameEvent::Offered { side: Side::South, offer: kind };
        assert_eq!(act(&mut game, ANN, GameDeed::Offer(kind)), Ok(vec![offered]));
        let stands = Offer { kind, by: Side::South, seq: Seq(4), agreed: BySide::default() };
        assert_eq!(game.now.offers(), [stands]);
        assert_eq!(game.now.offer(kind), Some(stands));

        let again = Err(GameRefusal::AlreadyOffered { kind, by: Side::South });
        assert_eq!(act(&mut game, ANN, GameDeed::Offer(kind)), again);
        let own = Err(GameRefusal::OwnOffer { kind });
        assert_eq!(act(&mut game, ANN, agree(kind)), own);
        assert_eq!(act(&mut game, ANN, decline(kind)), own);
        let not_ben = Err(GameRefusal::NotYourOffer { kind, by: Side::South });
        assert_eq!(act(&mut game, BEN, withdraw(kind)), not_ben);
        for deed in
            [GameDeed::Agree { kind, offer: Some(Seq(3)) }, GameDeed::Decline { kind, offer: Some(Seq(5)) }]
        {
            assert_eq!(act(&mut game, BEN, deed), none, "a button of another offer");
        }
        for other in OfferKind::ALL.into_iter().filter(|other| *other != kind) {
            let none = Err(GameRefusal::NoOffer { kind: other });
            assert_eq!(act(&mut game, BEN, agree(other)), none, "{kind:?} is offered, not {other:?}");
        }

        let mut withdrawn = game.clone();
        let event = GameEvent::Withdrawn { side: Side::South, offer: kind };
        assert_eq!(act(&mut withdrawn, ANN, withdraw(kind)), Ok(vec![event]));
        let mut declined = game.clone();
        let event = GameEvent::Declined { side: Side::North, offer: kind };
        assert_eq!(act(&mut declined, BEN, decline(kind)), Ok(vec![event]));
        for mut ended in [withdrawn, declined] {
            assert_eq!(ended.now.offers(), []);
            let too_soon = Err(GameRefusal::OfferTooSoon { kind });
            assert_eq!(act(&mut ended, ANN, GameDeed::Offer(kind)), too_soon);
            ended.move_at(at(700));
            let offered = ended.act_at(at(800), ANN, GameDeed::Offer(kind));
            assert!(offered.is_ok(), "after a turn: {offered:?}");
        }
    }
}

/// Who is not answered has not had their say: the offer lapsed with the turn in which it was made.
#[test]
fn in_the_turn_after_one_without_an_answer_one_may_ask_anew() {
    for kind in OfferKind::ALL {
        let mut game = Played::hourly("mosona strict");
        for seconds in [10, 20, 30] {
            game.move_at(at(seconds));
        }
        act(&mut game, ANN, GameDeed::Offer(kind)).expect("asks while Ben is to move");
        game.move_at(at(700));
        assert_eq!(game.now.offer(kind), None, "he moved instead");
        let again = game.act_at(at(800), ANN, GameDeed::Offer(kind)).map(|decision| decision.events);
        assert_eq!(again, Ok(vec![GameEvent::Offered { side: Side::South, offer: kind }]));
        game.act_at(at(801), BEN, decline(kind)).expect("declines");
        let too_soon = Err(GameRefusal::OfferTooSoon { kind });
        assert_eq!(game.act_at(at(802), ANN, GameDeed::Offer(kind)), too_soon, "once a turn");
        replays(&game);
    }
}

#[test]
fn two_kinds_stand_side_by_side() {
    let mut game = both_have_moved();
    for kind in [Pause, Draw] {
        act(&mut game, ANN, GameDeed::Offer(kind)).expect("offers");
    }
    act(&mut game, BEN, GameDeed::Offer(TakeBack)).expect("offers");
    let kinds: Vec<OfferKind> = game.now.offers().iter().map(|offer| offer.kind).collect();
    assert_eq!(kinds, [Pause, Draw, TakeBack], "the first one first");
    act(&mut game, BEN, decline(Pause)).expect("declines");
    act(&mut game, ANN, agree(TakeBack)).expect("agrees");
    assert_eq!(game.now.offers(), [], "another board, other offers");
}

#[test]
fn to_offer_what_is_offered_is_to_agree_but_for_taking_back() {
    let mut game = both_have_moved();
    act(&mut game, ANN, GameDeed::Offer(Pause)).expect("offers");
    let agreed = GameEvent::Agreed { side: Side::North, offer: Pause };
    assert_eq!(act(&mut game, BEN, GameDeed::Offer(Pause)), Ok(vec![agreed]));
    assert!(game.now.is_paused());

    act(&mut game, ANN, GameDeed::Offer(TakeBack)).expect("offers");
    let two_wishes = Err(GameRefusal::AlreadyOffered { kind: TakeBack, by: Side::South });
    assert_eq!(act(&mut game, BEN, GameDeed::Offer(TakeBack)), two_wishes);
}

#[test]
fn an_offer_lapses_as_its_kind_has_it() {
    let mut game = both_have_moved();
    for kind in OfferKind::ALL {
        act(&mut game, ANN, GameDeed::Offer(kind)).expect("offers");
    }
    game.move_at(at(700));
    let kinds: Vec<OfferKind> = game.now.offers().iter().map(|offer| offer.kind).collect();
    assert_eq!(kinds, [Draw, Pause], "one's own move ends the wish to take back");
    game.move_at(at(800));
    assert_eq!(game.now.offers(), [], "the opponent moved instead of answering");
}

/// Offering, taking back and offering again would be a way to pester.
#[test]
fn a_turn_taken_back_counts_for_no_offer() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(0));
    game.move_at(at(10));
    game.move_at(at(20));
    game.act_at(at(30), ANN, GameDeed::Offer(Draw)).expect("offers");
    game.act_at(at(31), BEN, decline(Draw)).expect("declines");
    game.act_at(at(32), ANN, GameDeed::Offer(TakeBack)).expect("takes back unasked");
    let too_soon = Err(GameRefusal::OfferTooSoon { kind: Draw });
    assert_eq!(game.act_at(at(33), ANN, GameDeed::Offer(Draw)), too_soon);
    game.move_at(at(34));
    assert_eq!(game.act_at(at(35), ANN, GameDeed::Offer(Draw)), too_soon, "the same turn again");
    game.move_at(at(36));
    game.move_at(at(37));
    game.act_at(at(38), ANN, GameDeed::Offer(Draw)).expect("a turn more");
}

#[test]
fn what_was_agreed_to_may_be_asked_again() {
    let mut game = both_have_moved();
    for n in 0..3 {
        act(&mut game, ANN, GameDeed::Offer(Pause)).expect("offers");
        act(&mut game, BEN, agree(Pause)).expect("agrees");
        assert!(game.now.is_paused(), "{n}");
        act(&mut game, ANN, GameDeed::Resume).expect("resumes");
    }
    act(&mut game, BEN, GameDeed::Offer(Pause)).expect("offers");
    act(&mut game, ANN, decline(Pause)).expect("declines");
    let too_soon = Err(GameRefusal::OfferTooSoon { kind: Pause });
    assert_eq!(act(&mut game, BEN, GameDeed::Offer(Pause)), too_soon);
}

/// What the program says to the draw that stands.
fn answer(game: &Played, answer: DrawAnswer) -> ProgramDeed {
    ProgramDeed::AnswerDraw { offer: game.now.offer(Draw).expect("it stands").seq, answer }
}

#[test]
fn the_program_answers_a_draw_before_it_moves_and_takes_no_pause() {
    let mut game = Played::against_program();
    game.any_action(0);
    let moves = game.now.program_task().expect("its turn");
    let move_at = |game: &Played| ProgramWork::Move { board: game.now.board_seq() };
    assert_eq!((moves.side, moves.level, moves.what), (Side::North, level(3), move_at(&game)));
    let none = Err(GameRefusal::NobodyToAsk { kind: Pause });
    assert_eq!(act(&mut game, ANN, GameDeed::Offer(Pause)), none);

    game.act(ANN, GameDeed::Offer(Draw)).expect("offers");
    let said = answer(&game, DrawAnswer::Decline);
    let ProgramDeed::AnswerDraw { offer, .. } = said else { panic!("an answer") };
    assert_eq!(game.now.program_task().map(|task| task.what), Some(ProgramWork::Draw { offer }));
    game.program(&said);
    assert!(game.now.offer(Draw).is_none());
    assert_eq!(game.now.decide_program(&said), Err(GameRefusal::NoOffer { kind: Draw }));
    assert_eq!(game.now.program_task().map(|task| task.what), Some(move_at(&game)));

    game.program_moves();
    assert_eq!(game.now.program_task(), None, "Ann is to move");
    game.act(ANN, GameDeed::Offer(Draw)).expect("another turn stands on the board");
    game.program(&answer(&game, DrawAnswer::Agree));
    let leader = game.now.board().position().leader();
    let score = leader.map_or(Score::Drawn, Score::Won);
    let result = GameResult { score, reason: Reason::Agreed };
    assert_eq!((game.now.result(), game.now.program_task()), (Some(result), None), "it is counted");
    replays(&game);
}

#[test]
fn what_the_program_thought_about_an_older_board_is_not_played() {
    let mut game = Played::against_program();
    game.any_action(0);
    let action = game.now.board().first_legal_action().expect("not over");
    let thought = ProgramDeed::Play { board: game.now.board_seq(), actions: vec![action] };
    game.program(&thought);
    game.act(ANN, take_back()).expect("nobody minds");
    game.any_action(0);
    let board = game.now.board_seq();
    assert_eq!(game.now.decide_program(&thought), Err(GameRefusal::PositionOver { board }));
}

#[test]
fn hints_are_for_who_is_to_move_against_the_program_alone() {
    let mut game = Played::against_program();
    assert_eq!(game.now.check_hint(ANN), Ok(()));
    assert_eq!(game.now.check_hint(BEN), Err(GameRefusal::NotAPlayer));
    assert_eq!(game.now.check_analysis(), Err(GameRefusal::GoesOn));
    game.any_action(0);
    assert!(matches!(game.now.check_hint(ANN), Err(GameRefusal::NotYourTurn { .. })));
    game.act(ANN, GameDeed::Resign).expect("resigns");
    assert!(matches!(game.now.check_hint(ANN), Err(GameRefusal::Over(_))));
    assert_eq!(game.now.check_analysis(), Ok(()));
    assert_eq!(Played::new("mosona").now.check_hint(ANN), Err(GameRefusal::NoHintsAgainstPeople));
    // Ann and the program against Ben and the program: Ben is a person.
    let sitters = [ANN.into(), program(2), BEN.into(), program(2)];
    let seats = Seats::new(rules(FOUR).sides().iter().copied().zip(sitters));
    let four = Played::started(start(FOUR, seats, None));
    assert_eq!(four.now.check_hint(ANN), Err(GameRefusal::NoHintsAgainstPeople));
}

#[test]
fn people_answer_for_the_program_beside_them() {
    // Ann and the program against Ben and the program.
    let seats = [
        (Side::South, ANN.into()),
        (Side::West, program(2)),
        (Side::North, BEN.into()),
        (Side::East, program(2)),
    ];
    let mut game = Played::started(start(FOUR, Seats::new(seats), None));
    assert_eq!(game.now.askable(Side::South).collect::<Vec<_>>(), [Side::North]);
    game.any_action(0);
    game.act(ANN, GameDeed::Offer(Draw)).expect("offers");
    game.program_moves();
    assert!(game.now.offer(Draw).is_some(), "its move is no answer");
    game.act(BEN, agree(Draw)).expect("the one person among the opponents");
    let result = GameResult { score: Score::Drawn, reason: Reason::Agreed };
    assert_eq!(game.now.result(), Some(result));

    let mut game = Played::started(start(FOUR, Seats::new(seats), None));
    game.act(ANN, GameDeed::Resign).expect("the program has no opinion");
    let result = GameResult { score: Score::Won(Team::Second), reason: Reason::Resigned(Side::South) };
    assert_eq!(game.now.result(), Some(result));
}

#[test]
fn who_comes_new_to_a_seat_has_agreed_to_nothing() {
    let mut game = Played::new(FOUR);
    game.act(ANN, GameDeed::Offer(Draw)).expect("offers");
    game.act(BEN, agree(Draw)).expect("the first of two");
    let standing = Standing::Present;
    let authority = Authority::Moderator(HERE);
    game.act(PlayerId(6), GameDeed::HandOver { from: BEN, to: EVE, standing, authority })
        .expect("a moderator");
    let stands = Offer { kind: Draw, by: Side::South, seq: Seq(2), agreed: BySide::default() };
    assert_eq!(game.now.offers(), [stands]);
    game.act(CAT, agree(Draw)).expect("the other");
    assert_eq!(game.now.result(), None);
    game.act(EVE, agree(Draw)).expect("and the new one");
    assert_eq!(game.now.result().map(|result| result.reason), Some(Reason::Agreed));
}

#[test]
fn an_agreed_draw_is_counted() {
    let capture = |game: &Game| game.board().position().leader() == Some(Team::Second);
    let mut game = Played::new("mosona").until(capture);
    assert_eq!(game.act(ANN, agree(Draw)), Err(GameRefusal::NoOffer { kind: Draw }));
    game.act(ANN, GameDeed::Offer(Draw)).expect("offers");
    assert_eq!(
        game.act(ANN, GameDeed::Offer(Draw)),
        Err(GameRefusal::AlreadyOffered { kind: Draw, by: Side::South })
    );
    assert_eq!(game.act(ANN, agree(Draw)), Err(GameRefusal::OwnOffer { kind: Draw }));
    assert_eq!(game.act(ANN, decline(Draw)), Err(GameRefusal::OwnOffer { kind: Draw }));
    game.act(BEN, GameDeed::Offer(Draw)).expect("to offer one too is to agree");
    let result = GameResult { score: Score::Won(Team::Second), reason: Reason::Agreed };
    assert_eq!(game.now.result(), Some(result), "more men wins");

    let mut even = Played::new("mosona");
    even.act(BEN, GameDeed::Offer(Draw)).expect("offers");
    even.act(ANN, agree(Draw)).expect("agrees");
    assert_eq!(even.now.result(), Some(GameResult { score: Score::Drawn, reason: Reason::Agreed }));
}

#[test]
fn a_draw_offer_ends_by_an_answer_or_an_opponents_move() {
    let mut offered = Played::new("mosona");
    offered.act(ANN, GameDeed::Offer(Draw)).expect("offers");

    let mut declined = offered.clone();
    declined.act(BEN, decline(Draw)).expect("declines");
    assert_eq!(declined.act(BEN, decline(Draw)), Err(GameRefusal::NoOffer { kind: Draw }));
    assert_eq!(declined.act(ANN, GameDeed::Offer(Draw)), Err(GameRefusal::OfferTooSoon { kind: Draw }));
    declined.any_action(0);
    declined.act(ANN, GameDeed::Offer(Draw)).expect("after a turn of one's own");
    let old = declined.act(BEN, GameDeed::Agree { kind: Draw, offer: Some(Seq(2)) });
    assert_eq!(old, Err(GameRefusal::NoOffer { kind: Draw }), "the button of the first offer");
    declined
        .act(BEN, GameDeed::Agree { kind: Draw, offer: Some(declined.now.seq()) })
        .expect("of the second");

    let mut taken_back = offered.clone();
    let not_ben = GameRefusal::NotYourOffer { kind: Draw, by: Side::South };
    assert_eq!(taken_back.act(BEN, withdraw(Draw)), Err(not_ben));
    taken_back.act(ANN, withdraw(Draw)).expect("takes it back");
    assert_eq!(taken_back.now.offer(Draw), None);

    offered.any_action(0);
    assert!(offered.now.offer(Draw).is_some(), "one's own move leaves it standing");
    offered.any_action(0);
    assert_eq!(offered.now.offer(Draw), None, "the opponent played on");
}

#[test]
fn with_four_seats_both_opponents_must_agree() {
    let mut game = Played::new(FOUR);
    game.act(DAN, GameDeed::Offer(Draw)).expect("offers");
    assert_eq!(game.act(ANN, agree(Draw)), Err(GameRefusal::OwnOffer { kind: Draw }));
    let not_ann = GameRefusal::NotYourOffer { kind: Draw, by: Side::East };
    assert_eq!(game.act(ANN, withdraw(Draw)), Err(not_ann));
    game.act(BEN, agree(Draw)).expect("the first of two");
    assert_eq!(game.now.result(), None);
    assert_eq!(game.act(BEN, agree(Draw)), Err(GameRefusal::AlreadyAgreed { kind: Draw }));
    game.any_action(0); // Ann
    game.any_action(0); // Ben, who has agreed
    assert!(game.now.offer(Draw).is_some());
    let mut lapsed = game.clone();
    lapsed.any_action(0); // Cat, who has not
    assert_eq!(lapsed.now.offer(Draw), None);
    game.act(CAT, agree(Draw)).expect("the second");
    assert_eq!(game.now.result().map(|result| result.reason), Some(Reason::Agreed));
}
