//! Turns that are taken back: unasked, or by consent.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;

fn agree() -> GameDeed {
    GameDeed::Agree { kind: OfferKind::TakeBack, offer: None }
}

fn taken_back(side: Side, ply: usize) -> Result<Vec<GameEvent>, GameRefusal> {
    Ok(vec![GameEvent::TakenBack { side, ply }])
}

fn offered(side: Side) -> Result<Vec<GameEvent>, GameRefusal> {
    Ok(vec![GameEvent::Offered { side, offer: OfferKind::TakeBack }])
}

#[test]
fn a_turn_is_taken_back_unasked_for_a_minute() {
    assert_eq!(Game::FREE, Duration::from_secs(60));
    let fresh = Played::new("mosona strict");
    let mut moved = fresh.clone();
    moved.move_at(at(100));
    for (time, free) in [(at(100), true), (at(160), true), (Time(at(160).0 + 1), false)] {
        let mut game = moved.clone();
        let expected = if free { taken_back(Side::South, 0) } else { offered(Side::South) };
        assert_eq!(game.does(time, ANN, take_back()), expected);
        let ply = if free { 0 } else { 1 };
        assert_eq!((game.now.ply(), game.now.player_to_move()), (ply, Some([ANN, BEN][ply])));
        replays(&game);
    }
}

#[test]
fn a_turn_is_taken_back_unasked_once() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    assert_eq!(game.does(at(2), ANN, take_back()), taken_back(Side::South, 0));
    game.move_at(at(3));
    assert_eq!(game.does(at(4), ANN, take_back()), offered(Side::South), "the same turn");
    game.move_at(at(5));
    assert_eq!(game.does(at(6), BEN, take_back()), taken_back(Side::North, 1), "each has one");
    game.move_at(at(7));
    assert_eq!(game.does(at(8), BEN, take_back()), offered(Side::North));
    game.move_at(at(9));
    assert_eq!(game.does(at(10), ANN, take_back()), taken_back(Side::South, 2), "another turn");
    replays(&game);
}

#[test]
fn after_the_opponents_move_it_is_asked() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    let first = game.words();
    game.move_at(at(2));
    let before = game.clone();
    game.move_at(at(3));
    assert_eq!(game.does(at(4), BEN, take_back()), offered(Side::North), "Ann has moved since");
    let mut unasked = game.clone();
    assert_eq!(unasked.does(at(5), ANN, take_back()), taken_back(Side::South, 2), "that of her own is free");
    assert_eq!(unasked.now.offers(), [], "the other wish is about a board that is gone");
    assert_eq!(shown_board(&unasked.now), shown_board(&before.now));

    let agreed = GameEvent::Agreed { side: Side::South, offer: OfferKind::TakeBack };
    assert_eq!(game.does(at(5), ANN, agree()), Ok(vec![agreed]));
    assert_eq!((game.words(), game.now.player_to_move()), (first, Some(BEN)), "both turns are gone");
    assert_eq!(game.now.board_seq(), game.now.seq(), "a button of the old board is refused");
    let old = Board::Exactly(before.now.board_seq());
    let action = game.now.board().first_legal_action().expect("not over");
    let pressed = game.turn(BEN, Turn::Actions(vec![action]), old);
    assert_eq!(pressed, Err(GameRefusal::PositionOver { board: game.now.board_seq() }));
    game.move_at(at(20));
    replays(&game);
}

fn shown_board(game: &Game) -> (String, usize, Option<PlayerId>) {
    (game.board().position().to_string(), game.ply(), game.player_to_move())
}

#[test]
fn there_must_be_a_turn_to_take_back() {
    let mut game = Played::new("mosona strict");
    let nothing = Err(GameRefusal::NothingToTakeBack);
    assert_eq!(game.does(at(1), ANN, take_back()), nothing);
    game.move_at(at(1));
    assert_eq!(game.does(at(2), BEN, take_back()), nothing);
    assert_eq!(game.does(at(2), EVE, take_back()), Err(GameRefusal::NotAPlayer));
    assert_eq!(game.does(at(2), BEN, agree()), Err(GameRefusal::NoOffer { kind: OfferKind::TakeBack }));
}

#[test]
fn the_second_in_a_row_is_asked() {
    let mut game = Played::new("mosona strict");
    for n in 0..3 {
        game.move_at(at(n));
    }
    assert_eq!(game.does(at(4), ANN, take_back()), taken_back(Side::South, 2));
    assert_eq!(game.does(at(5), ANN, take_back()), offered(Side::South));
    assert_eq!(game.does(at(6), BEN, agree()).map(|events| events.len()), Ok(1));
    assert_eq!((game.now.ply(), game.now.player_to_move()), (0, Some(ANN)));
    assert_eq!(game.does(at(7), ANN, take_back()), Err(GameRefusal::NothingToTakeBack));
    game.move_at(at(8));
    assert_eq!(game.does(at(9), ANN, take_back()), taken_back(Side::South, 0), "a new turn, a new minute");
    replays(&game);
}

#[test]
fn after_consent_it_may_be_asked_again() {
    let mut game = Played::new("mosona strict");
    for n in 0..3 {
        game.move_at(at(n * 100));
        assert_eq!(game.does(at(n * 100 + 61), ANN, take_back()), offered(Side::South));
        game.does(at(n * 100 + 62), BEN, agree()).expect("agrees");
    }
    game.move_at(at(1000));
    game.does(at(1061), ANN, take_back()).expect("offers");
    let no = GameDeed::Decline { kind: OfferKind::TakeBack, offer: None };
    game.does(at(1062), BEN, no).expect("declines");
    let too_soon = Err(GameRefusal::OfferTooSoon { kind: OfferKind::TakeBack });
    assert_eq!(game.does(at(1063), ANN, take_back()), too_soon);
}

#[test]
fn a_turn_of_two_parts_is_taken_back_whole() {
    let whole = |game: &Game| game.board().legal_turns().into_iter().find(|turn| turn.len() == 2);
    for text in ["mosona", "awithlaknakwe"] {
        let game = Played::new(text).until(|game| whole(game).is_some());
        let turn = whole(&game.now).expect("found");
        let (mover, side, ply) = (game.mover(), game.now.to_move(), game.now.ply());
        let mut half = game.clone();
        half.turn(mover, Turn::Actions(vec![turn[0]]), Board::Current).expect("the first part");
        let mut parts = half.clone();
        parts.turn(mover, Turn::Actions(vec![turn[1]]), Board::Current).expect("the second");
        let mut together = game.clone();
        together.turn(mover, Turn::Actions(turn.clone()), Board::Current).expect("both");
        for mut played in [half, parts, together] {
            if played.now.result().is_some() {
                continue;
            }
            let time = played.next_time();
            assert_eq!(played.does(time, mover, take_back()), taken_back(side, ply), "{text}");
            assert_eq!(shown_board(&played.now), shown_board(&game.now), "{text}");
            assert_eq!(played.now.turn_since(), game.now.turn_since(), "{text}");
            played.turn(mover, Turn::Actions(turn.clone()), Board::Current).expect("the same again");
            replays(&played);
        }
    }
}

#[test]
fn passes_that_followed_go_with_the_turn() {
    let passed = |game: &Game| game.board().turns().last().is_some_and(|turn| turn.is_passed());
    for text in ["awithlaknakwe", FOUR] {
        let mut game = Played::new(text).until(|game| passed(game) && game.result().is_none());
        let last = game.entries.iter().rposition(|entry| matches!(entry.event, GameEvent::Played { .. }));
        let last = last.expect("was played");
        let GameEvent::Played { side, .. } = game.entries[last].event else { panic!() };
        let mut before = Played::started(game.entries[0].event.clone());
        for entry in &game.entries[1..last] {
            before.append_at(entry.event.clone(), entry.at);
        }
        let (actor, time) = (game.now.seats().player(side).expect("plays"), game.next_time());
        let ply = before.now.ply();
        assert_eq!(game.does(time, actor, take_back()), taken_back(side, ply), "{text}");
        assert_eq!(shown_board(&game.now), shown_board(&before.now), "{text}");
        replays(&game);
    }
}

/// Who had to pass since has had no turn to take back but the one before.
#[test]
fn a_pass_is_no_turn_that_is_taken_back() {
    let passed = |game: &Game| game.board().turns().last().is_some_and(|turn| turn.is_passed());
    let mut game = Played::new(FOUR).until(|game| passed(game) && game.result().is_none());
    let turns = game.now.board().turns();
    let passer = turns.last().expect("passed").before.to_move();
    let ply = |n: usize| turns[..n].iter().map(|turn| turn.actions.len()).sum::<usize>();
    let own = turns.iter().rposition(|turn| turn.before.to_move() == passer && !turn.is_passed());
    let expected = own.map(ply);
    let (actor, time) = (game.now.seats().player(passer).expect("plays"), at(100_000));
    let Some(ply) = expected else { panic!("everybody had a turn before") };
    assert_eq!(game.does(time, actor, take_back()), offered(passer));
    let others: Vec<Side> = game.now.askable(passer).collect();
    for side in others {
        let actor = game.now.seats().player(side).expect("plays");
        game.does(time, actor, agree()).expect("agrees");
    }
    assert_eq!((game.now.ply(), game.now.player_to_move()), (ply, Some(actor)));
    replays(&game);
}

#[test]
fn with_four_seats_both_opponents_agree_to_it() {
    let mut game = Played::new(FOUR);
    for n in 0..5 {
        game.move_at(at(n));
    }
    let all = game.words();
    assert_eq!(game.does(at(100), CAT, take_back()), offered(Side::North)); // her turn was the third
    assert_eq!(game.does(at(101), BEN, agree()), Err(GameRefusal::OwnOffer { kind: OfferKind::TakeBack }));
    game.does(at(102), ANN, agree()).expect("the first");
    assert_eq!(game.now.ply(), 5);
    game.does(at(103), DAN, agree()).expect("the second");
    assert_eq!((game.words(), game.now.player_to_move()), (all[..2].to_vec(), Some(CAT)));
    replays(&game);
}

#[test]
fn against_the_program_it_is_free_at_any_time() {
    let mut game = Played::against_program();
    game.move_at(at(1));
    game.program_moves();
    assert_eq!(game.does(at(3000), ANN, take_back()), taken_back(Side::South, 0));
    assert_eq!(game.does(at(3001), ANN, take_back()), Err(GameRefusal::NothingToTakeBack));
    game.move_at(at(3002));
    assert_eq!(game.does(at(3003), ANN, take_back()), taken_back(Side::South, 0), "while the program thinks");
    let action = game.now.board().first_legal_action().expect("not over");
    let too_late = GameRefusal::NotYourTurn { side: Side::South, since: game.now.turn_since() };
    assert_eq!(game.by_program(&[action]), Err(too_late));
    replays(&game);
}

#[test]
fn the_program_plays_whole_legal_turns_at_its_turn() {
    let mut game = Played::against_program();
    game.move_at(at(1));
    let none = GameRefusal::NoMove { understood: None, stray: rules::Stray::Nothing };
    assert_eq!(game.by_program(&[]), Err(none));
    let illegal = Played::new("mosona strict").now.board().first_legal_action().expect("White's");
    assert!(matches!(game.by_program(&[illegal]), Err(GameRefusal::Illegal { .. })));
    let action = game.now.board().first_legal_action().expect("not over");
    let decision = game.by_program(&[action]).expect("its turn");
    let events = vec![GameEvent::Played { side: Side::North, actions: vec![action], how: Manner::ByHand }];
    assert_eq!(decision, GameDecision { events, older_board: false });
    game.program_moves();
    game.act(ANN, GameDeed::Resign).expect("resigns");
    let result = game.now.result().expect("over");
    assert_eq!(game.by_program(&[action]), Err(GameRefusal::Over(result)));
}

#[test]
fn who_comes_new_to_a_seat_takes_no_turn_back_unasked() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    game.does(at(2), DAN, hand_over(ANN, EVE)).expect("a moderator");
    assert_eq!(game.does(at(3), EVE, take_back()), offered(Side::South));
}

/// Ann and Dan against the program.
fn partners_against_the_program() -> Played {
    let seats = [
        (Side::South, ANN.into()),
        (Side::West, program(2)),
        (Side::North, program(2)),
        (Side::East, DAN.into()),
    ];
    Played::started(start(FOUR, Seats::new(seats), None))
}

#[test]
fn against_the_program_the_partner_who_has_moved_since_is_asked() {
    let mut game = partners_against_the_program();
    game.move_at(at(1));
    game.program_moves();
    game.program_moves();
    assert_eq!(
        game.clone().does(at(3000), ANN, take_back()),
        taken_back(Side::South, 0),
        "Dan has not moved"
    );
    game.move_at(at(3001));
    assert_eq!(game.clone().does(at(6000), DAN, take_back()), taken_back(Side::East, 3), "nor Ann since");

    assert_eq!(game.does(at(6000), ANN, take_back()), offered(Side::South));
    assert_eq!(game.now.asked_by(Side::South, OfferKind::TakeBack), [Side::East]);
    assert_eq!(game.does(at(6001), ANN, agree()), Err(GameRefusal::OwnOffer { kind: OfferKind::TakeBack }));
    let mut declined = game.clone();
    let no = GameDeed::Decline { kind: OfferKind::TakeBack, offer: None };
    declined.does(at(6001), DAN, no).expect("is asked");
    assert_eq!((declined.now.ply(), declined.now.offers().len()), (4, 0));
    game.does(at(6001), DAN, agree()).expect("is asked");
    assert_eq!((game.now.ply(), game.now.player_to_move()), (0, Some(ANN)));
    replays(&game);

    assert_eq!(game.now.asked_by(Side::South, OfferKind::Pause), []);
    let asked = game.now.asked_by(Side::South, OfferKind::Draw);
    assert_eq!(asked, [Side::West], "the partner cannot answer for the program, which does so once");
}
