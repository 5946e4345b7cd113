//! Taking back, breaking off, moderators, people who left, places that are gone.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::{Side, Team};

const FOUR: &str = "awithlaknakwe seats=4";

const FAY: PlayerId = PlayerId(6);
const GUS: PlayerId = PlayerId(7);

fn take_back() -> GameDeed {
    GameDeed::Offer(OfferKind::TakeBack)
}

fn agree() -> GameDeed {
    GameDeed::Agree { kind: OfferKind::TakeBack, offer: None }
}

fn taken_back(side: Side, ply: usize) -> Result<Vec<GameEvent>, GameRefusal> {
    Ok(vec![GameEvent::TakenBack { side, ply }])
}

fn offered(side: Side) -> Result<Vec<GameEvent>, GameRefusal> {
    Ok(vec![GameEvent::Offered { side, offer: OfferKind::TakeBack }])
}

/// The events alone.
trait Does {
    fn does(&mut self, time: Time, actor: PlayerId, deed: GameDeed) -> Result<Vec<GameEvent>, GameRefusal>;
}

impl Does for Played {
    fn does(&mut self, time: Time, actor: PlayerId, deed: GameDeed) -> Result<Vec<GameEvent>, GameRefusal> {
        self.act_at(time, actor, deed).map(|decision| decision.events)
    }
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
    assert_eq!(game.now.decide_program(&[action]), Err(too_late));
    replays(&game);
}

#[test]
fn the_program_plays_whole_legal_turns_at_its_turn() {
    let mut game = Played::against_program();
    game.move_at(at(1));
    let none = GameRefusal::NoMove { understood: None, stray: rules::Stray::Nothing };
    assert_eq!(game.now.decide_program(&[]), Err(none));
    let illegal = Played::new("mosona strict").now.board().first_legal_action().expect("White's");
    assert!(matches!(game.now.decide_program(&[illegal]), Err(GameRefusal::Illegal { .. })));
    let action = game.now.board().first_legal_action().expect("not over");
    let decision = game.now.decide_program(&[action]).expect("its turn");
    let events = vec![GameEvent::Played { side: Side::North, actions: vec![action] }];
    assert_eq!(decision, GameDecision { events, older_board: false });
    game.program_moves();
    game.act(ANN, GameDeed::Resign).expect("resigns");
    let result = game.now.result().expect("over");
    assert_eq!(game.now.decide_program(&[action]), Err(GameRefusal::Over(result)));
}

#[test]
fn who_comes_new_to_a_seat_takes_no_turn_back_unasked() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    game.does(at(2), DAN, hand_over(ANN, EVE)).expect("a moderator");
    assert_eq!(game.does(at(3), EVE, take_back()), offered(Side::South));
}

#[test]
fn a_game_is_broken_off_while_not_everybody_has_moved() {
    for (text, people) in [("mosona strict", 2), (FOUR, 4)] {
        let mut game = Played::new(text);
        assert_eq!(game.does(at(0), EVE, GameDeed::Abort), Err(GameRefusal::NotAPlayer));
        for moved in 0..people {
            assert!(game.now.can_be_aborted(), "{text} after {moved}");
            for (side, player) in game.now.seats().iter() {
                let mut game = game.clone();
                let events = game.does(at(10), player, GameDeed::Abort);
                assert_eq!(events, Ok(vec![GameEvent::Aborted { side }]), "{text} after {moved}");
                let result = GameResult { score: Score::Void, reason: Reason::Aborted(side) };
                assert_eq!(game.now.result(), Some(result));
                assert_eq!((result.winner(), result.to_string()), (None, "*".to_owned()));
                let again = game.does(at(11), player, GameDeed::Abort);
                assert_eq!(again, Err(GameRefusal::Over(result)));
                assert!(!game.now.can_be_aborted(), "it is over");
                replays(&game);
            }
            game.move_at(at(1 + moved));
        }
        assert!(!game.now.can_be_aborted(), "{text}");
        let last = PEOPLE[people as usize - 1];
        for player in &PEOPLE[..people as usize] {
            let aborted = game.does(at(10), *player, GameDeed::Abort);
            assert_eq!(aborted, Err(GameRefusal::TooLateToAbort), "{text}");
        }
        game.does(at(10), last, take_back()).expect("takes back");
        game.does(at(11), ANN, GameDeed::Abort).expect("one has not moved again");
    }
}

fn hand_over(from: PlayerId, to: PlayerId) -> GameDeed {
    GameDeed::HandOver { from, to, standing: Standing::Present, authority: Authority::Moderator(HERE) }
}

#[test]
fn a_moderator_ends_a_game() {
    let end = |authority| GameDeed::End { authority };
    let mut game = Played::new("mosona strict");
    for actor in [ANN, EVE] {
        let refused = game.does(at(1), actor, end(Authority::Member));
        assert_eq!(refused, Err(GameRefusal::NotAModerator));
    }
    let events = game.does(at(1), EVE, end(Authority::Moderator(HERE)));
    assert_eq!(events, Ok(vec![GameEvent::Ended { by: EVE }]));
    let result = GameResult { score: Score::Void, reason: Reason::Ended(EVE) };
    assert_eq!(game.now.result(), Some(result));
    assert_eq!(format!("{result}, {}", result.reason), "*, player 5 ended it as a moderator");
    assert_eq!(game.does(at(2), EVE, end(Authority::Moderator(HERE))), Err(GameRefusal::Over(result)));
    assert_eq!(game.does(at(2), EVE, hand_over(ANN, CAT)), Err(GameRefusal::Over(result)));
    replays(&game);
}

#[test]
fn a_moderator_hands_a_seat_over() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    let (from, authority) = (BEN, Authority::Moderator(HERE));
    let deed = |to, standing| GameDeed::HandOver { from, to, standing, authority };
    let member =
        GameDeed::HandOver { from, to: EVE, standing: Standing::Present, authority: Authority::Member };
    let mut refused = |deed| game.does(at(2), CAT, deed).expect_err("is refused");
    assert_eq!(refused(member), GameRefusal::NotAModerator);
    assert_eq!(refused(hand_over(EVE, DAN)), GameRefusal::NoSeatOf(EVE));
    assert_eq!(refused(hand_over(BEN, ANN)), GameRefusal::PlaysAlready(ANN));
    assert_eq!(refused(hand_over(BEN, BEN)), GameRefusal::PlaysAlready(BEN));
    for standing in [Standing::Absent, Standing::Bot] {
        assert_eq!(refused(deed(EVE, standing)), GameRefusal::CannotPlay(EVE));
    }
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    let events = game.does(at(5), CAT, deed(EVE, Standing::Present));
    assert_eq!(events, Ok(vec![GameEvent::HandedOver { side: Side::North, to: EVE, by: CAT }]));
    assert_eq!(*game.now.seats(), two(ANN, EVE));
    assert_eq!((game.now.player_to_move(), game.now.turn_since()), (Some(EVE), at(5)));
    assert!(game.now.offer(OfferKind::Draw).is_some(), "Ann's offer is Eve's to answer");
    assert_eq!(game.does(at(6), BEN, GameDeed::Resign), Err(GameRefusal::NotAPlayer));
    game.move_at(at(7));
    replays(&game);
}

/// Where the moderators of other places have no say, be it in the same community or not.
#[test]
fn who_moderates_elsewhere_rules_nothing_here() {
    let deeds = |authority| {
        let (from, to, standing) = (ANN, EVE, Standing::Present);
        [GameDeed::End { authority }, GameDeed::HandOver { from, to, standing, authority }]
    };
    let there = Place(200);
    for (venue, place) in [
        (Venue::Place(HERE), HERE),
        (Venue::Guest(HERE), HERE),
        (Venue::ThreadUnder(HERE), HERE),
        (Venue::Place(there), there),
    ] {
        let game = Played::started(start_at(venue));
        for asked_at in [HERE, there] {
            for deed in deeds(Authority::Moderator(asked_at)) {
                let decided = game.clone().does(at(1), FAY, deed).map(|_| ());
                let expected = if asked_at == place { Ok(()) } else { Err(GameRefusal::ModeratesElsewhere) };
                assert_eq!(decided, expected, "{venue:?} from {asked_at}");
            }
        }
    }
    let mut game = Played::new("mosona");
    game.does(at(1), ANN, continue_at(there, PlaceState::Gone)).expect("goes on");
    for (place, expected) in [(HERE, Err(GameRefusal::ModeratesElsewhere)), (there, Ok(1))] {
        let end = GameDeed::End { authority: Authority::Moderator(place) };
        assert_eq!(game.does(at(2), FAY, end).map(|events| events.len()), expected);
    }
}

#[test]
fn nobody_moderates_a_game_of_their_own() {
    let game = Played::new(FOUR);
    let end = GameDeed::End { authority: Authority::Moderator(HERE) };
    for player in [ANN, BEN, CAT, DAN] {
        for deed in [end.clone(), hand_over(BEN, EVE), hand_over(ANN, EVE)] {
            let decided = game.clone().does(at(1), player, deed);
            assert_eq!(decided, Err(GameRefusal::ModeratesOwnGame));
        }
    }
    let mut handed = game.clone();
    handed.does(at(1), EVE, hand_over(ANN, EVE)).expect("a moderator may step in");
    assert_eq!(handed.does(at(2), EVE, end.clone()), Err(GameRefusal::ModeratesOwnGame), "and plays then");
    handed.does(at(2), ANN, end).expect("who plays no more may");
}

#[test]
fn nobody_is_set_down_beside_those_they_do_not_meet() {
    let game = Played::new("mosona");
    let deed = hand_over(BEN, EVE);
    for (blocked, unavailable) in [(Some(ANN), None), (None, Some(ANN)), (None, Some(EVE))] {
        let moment = Moment { blocked, unavailable, ..Moment::at(at(1)) };
        let refused = game.now.decide(FAY, &deed, &moment);
        assert_eq!(refused, Err(GameRefusal::WillNotPlay(EVE)), "who has blocked whom is not told");
        let nobody = game.now.decide(FAY, &hand_over(CAT, EVE), &moment);
        assert_eq!(nobody, Err(GameRefusal::NoSeatOf(CAT)), "what is wrong anyway is said first");
    }
}

#[test]
fn what_the_one_before_had_asked_is_over() {
    let mut game = Played::new(FOUR);
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.act(ANN, GameDeed::Resign).expect("asks Dan");
    game.act(BEN, GameDeed::Resign).expect("asks Cat");
    game.does(at(9), FAY, hand_over(ANN, EVE)).expect("a moderator");
    assert_eq!(game.now.offers(), []);
    assert_eq!(game.now.resign_question(Team::First), None);
    assert_eq!(game.now.resign_question(Team::Second).map(|asked| asked.by), Some(Side::West));
    replays(&game);
}

#[test]
fn against_who_has_left_the_win_is_claimed() {
    let claim = |absent: &[PlayerId]| GameDeed::Claim { absent: absent.to_vec() };
    let left = |side, by| {
        let absence = Absence::Left;
        Ok(vec![GameEvent::Forfeited { side, absence, claimed_by: Some(by) }])
    };
    let nothing = Err(GameRefusal::NothingToClaim { until: None });
    let game = Played::new("mosona strict");
    let does = |game: &Played, actor, deed| game.clone().does(at(1), actor, deed);
    assert_eq!(does(&game, ANN, claim(&[BEN])), left(Side::North, ANN), "whoever's turn it is");
    assert_eq!(does(&game, ANN, claim(&[])), nothing);
    assert_eq!(does(&game, ANN, claim(&[ANN, EVE])), nothing);
    assert_eq!(does(&game, EVE, claim(&[BEN])), Err(GameRefusal::NotAPlayer));
    let until = Some(at(3600));
    let hourly = Played::hourly("mosona strict");
    assert_eq!(does(&hourly, BEN, claim(&[CAT])), Err(GameRefusal::NothingToClaim { until }));

    let four = Played::hourly(FOUR); // Ann and Dan against Ben and Cat
    assert_eq!(does(&four, DAN, claim(&[ANN])), nothing, "not against one's partner");
    let mut late = four.clone();
    let claimed = late.does(at(4000), CAT, claim(&[DAN, ANN]));
    assert_eq!(claimed, left(Side::South, CAT), "who has left before who is late");
    let reason = Reason::Forfeited(Side::South, Absence::Left);
    assert_eq!(late.now.result(), Some(GameResult { score: Score::Won(Team::Second), reason }));
    assert_eq!(reason.to_string(), "the player of south has left");
    replays(&late);
}

/// Whose partner has left loses nothing by it: somebody else can take the seat.
#[test]
fn while_a_partner_is_there_the_seat_is_opened_and_nothing_claimed() {
    let claim = |absent: &[PlayerId]| GameDeed::Claim { absent: absent.to_vec() };
    let lost = |side, absence, by| Ok(vec![GameEvent::Forfeited { side, absence, claimed_by: Some(by) }]);
    let mut game = Played::hourly(FOUR); // Ann and Dan against Ben and Cat; Ann is to move
    assert_eq!(game.does(at(1), ANN, claim(&[CAT])), Err(GameRefusal::PartnerStays(CAT)));
    assert_eq!(
        game.does(at(1), CAT, claim(&[ANN])),
        Err(GameRefusal::PartnerStays(ANN)),
        "whoever is to move"
    );
    let late = game.clone().does(at(3600), CAT, claim(&[DAN]));
    assert_eq!(late, lost(Side::South, Absence::Time, CAT), "for time one still loses");
    game.does(at(2), ANN, open_seat(CAT)).expect("opens it instead");
    assert_eq!(game.does(at(3), DAN, claim(&[CAT])), Err(GameRefusal::SeatOpenAlready(CAT)));
    let both = game.does(at(4), DAN, claim(&[CAT, BEN]));
    assert_eq!(both, lost(Side::West, Absence::Left, DAN), "nobody of them is left");
    replays(&game);
}

/// The program minds nothing.
#[test]
fn beside_the_program_who_has_left_is_the_whole_team() {
    let seats = [
        (Side::South, ANN.into()),
        (Side::West, BEN.into()),
        (Side::North, program(2)),
        (Side::East, program(2)),
    ];
    let game = Played::started(start(FOUR, Seats::new(seats), None));
    let deed = GameDeed::Claim { absent: vec![BEN] };
    let event = GameEvent::Forfeited { side: Side::West, absence: Absence::Left, claimed_by: Some(ANN) };
    assert_eq!(game.clone().does(at(1), ANN, deed), Ok(vec![event]));
}

fn open_seat(player: PlayerId) -> GameDeed {
    GameDeed::OpenSeat { player, standing: Standing::Absent }
}

#[test]
fn the_seat_of_who_has_left_is_opened_and_taken() {
    let mut two = Played::new("mosona strict");
    assert_eq!(two.does(at(1), ANN, open_seat(BEN)), Err(GameRefusal::SeatStays));

    let mut game = Played::hourly(FOUR);
    game.move_at(at(1));
    assert_eq!(game.does(at(2), EVE, open_seat(BEN)), Err(GameRefusal::NotAPlayer));
    assert_eq!(game.does(at(2), ANN, open_seat(EVE)), Err(GameRefusal::NoSeatOf(EVE)));
    assert_eq!(game.does(at(2), BEN, open_seat(BEN)), Err(GameRefusal::StillHere(BEN)));
    for standing in [Standing::Present, Standing::Bot] {
        let here = game.does(at(2), ANN, GameDeed::OpenSeat { player: BEN, standing });
        assert_eq!(here, Err(GameRefusal::StillHere(BEN)));
    }
    let take = |side| GameDeed::TakeSeat { side };
    assert_eq!(game.does(at(2), EVE, take(Side::West)), Err(GameRefusal::SeatNotOpen));
    let events = game.does(at(2), ANN, open_seat(BEN));
    assert_eq!(events, Ok(vec![GameEvent::SeatOpened { side: Side::West, by: ANN }]));
    assert_eq!(game.now.open_seats().collect::<Vec<_>>(), [Side::West]);
    assert_eq!(game.does(at(3), CAT, open_seat(BEN)), Err(GameRefusal::SeatOpenAlready(BEN)));
    for player in [ANN, BEN, CAT] {
        assert_eq!(game.does(at(3), player, take(Side::West)), Err(GameRefusal::AlreadyPlaying));
    }
    assert_eq!(game.does(at(3), EVE, take(Side::North)), Err(GameRefusal::SeatNotOpen));
    let events = game.does(at(1000), EVE, take(Side::West));
    assert_eq!(events, Ok(vec![GameEvent::SeatTaken { side: Side::West, by: EVE }]));
    assert_eq!(game.now.open_seats().count(), 0);
    let seats = [(Side::South, ANN), (Side::West, EVE), (Side::North, CAT), (Side::East, DAN)];
    assert_eq!(*game.now.seats(), Seats::new(seats));
    assert_eq!((game.now.player_to_move(), game.now.turn_since()), (Some(EVE), at(1000)));
    assert_eq!(game.now.deadline(), Some(at(1000 + 3600)), "with the whole time for the turn");
    game.move_at(at(1001));
    replays(&game);
}

#[test]
fn nobody_sits_down_beside_those_they_do_not_meet() {
    let mut game = Played::new(FOUR);
    game.does(at(1), ANN, open_seat(BEN)).expect("opens");
    let take = GameDeed::TakeSeat { side: Side::West };
    let meets = |blocked, unavailable| Moment { blocked, unavailable, ..Moment::at(at(2)) };
    for (moment, refusal) in [
        (meets(Some(CAT), None), GameRefusal::Blocked(CAT)),
        (meets(Some(CAT), Some(DAN)), GameRefusal::Blocked(CAT)),
        (meets(None, Some(DAN)), GameRefusal::NotAvailable(DAN)),
    ] {
        assert_eq!(game.now.decide(EVE, &take, &moment), Err(refusal));
    }
    let not_open = game.now.decide(EVE, &GameDeed::TakeSeat { side: Side::North }, &meets(None, Some(DAN)));
    assert_eq!(not_open, Err(GameRefusal::SeatNotOpen));
    assert!(game.now.decide(EVE, &take, &meets(None, None)).is_ok());
}

#[test]
fn what_opened_a_seat_or_a_claim_is_known_while_it_stands() {
    let mut game = Played::hourly(FOUR);
    game.does(at(1), ANN, open_seat(BEN)).expect("opens");
    assert_eq!(game.now.seat_opened_by(Side::West), Some(game.now.seq()));
    assert_eq!(game.now.seat_opened_by(Side::East), None);
    game.does(at(2), EVE, GameDeed::TakeSeat { side: Side::West }).expect("takes it");
    assert_eq!(game.now.seat_opened_by(Side::West), None);

    assert_eq!(game.now.claim_opened_by(), None);
    for _ in 0..2 {
        let due = game.now.rings_at().expect("a clock runs");
        game.ring_at(due).expect("rings");
    }
    assert_eq!(game.now.claim_opened_by(), Some(game.now.seq()));
    game.move_at(at(4000));
    assert_eq!(game.now.claim_opened_by(), None);
    replays(&game);
}

/// A seat is opened so that the game goes on: nothing but a move of its player shows that it does.
#[test]
fn who_comes_back_and_plays_keeps_the_seat() {
    let mut game = Played::new(FOUR);
    game.act(BEN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.does(at(1), BEN, open_seat(ANN)).expect("opens");
    let no = GameDeed::Decline { kind: OfferKind::Draw, offer: None };
    for deed in [no, GameDeed::Offer(OfferKind::Draw), GameDeed::Resign] {
        game.does(at(2), ANN, deed).expect("does other things");
        assert_eq!(game.now.open_seats().collect::<Vec<_>>(), [Side::South]);
    }
    game.move_at(at(2)); // Ann
    assert_eq!(game.now.open_seats().count(), 0);
    let taken = game.does(at(3), EVE, GameDeed::TakeSeat { side: Side::South });
    assert_eq!(taken, Err(GameRefusal::SeatNotOpen));
    game.does(at(4), BEN, open_seat(ANN)).expect("should they leave again");
    replays(&game);
}

#[test]
fn two_seats_are_open_for_two_people() {
    let mut game = Played::new(FOUR);
    for left in [BEN, DAN] {
        game.does(at(1), ANN, open_seat(left)).expect("opens");
    }
    assert_eq!(game.now.open_seats().collect::<Vec<_>>(), [Side::West, Side::East]);
    game.does(at(2), EVE, GameDeed::TakeSeat { side: Side::East }).expect("takes one");
    let both = game.does(at(3), EVE, GameDeed::TakeSeat { side: Side::West });
    assert_eq!(both, Err(GameRefusal::AlreadyPlaying));
    let mut handed = game.clone();
    handed.does(at(4), GUS, hand_over(BEN, FAY)).expect("a moderator may give it too");
    assert_eq!(handed.now.open_seats().count(), 0);
    game.does(at(4), FAY, GameDeed::TakeSeat { side: Side::West }).expect("takes the other");
    game.act(ANN, GameDeed::Abort).expect("breaks it off");
    let result = game.now.result().expect("over");
    let late = game.does(at(9), BEN, GameDeed::TakeSeat { side: Side::West });
    assert_eq!(late, Err(GameRefusal::Over(result)));
    replays(&game);
}

#[test]
fn a_game_whose_place_is_gone_goes_on_elsewhere() {
    let there = Place(200);
    let taken = |place_taken| Moment { place_taken, ..Moment::at(at(1)) };
    let gone = continue_at(there, PlaceState::Gone);
    for (venue, place_taken, moved) in [
        (Venue::Place(HERE), false, Venue::Place(there)),
        (Venue::Place(HERE), true, Venue::Guest(there)),
        (Venue::Guest(HERE), false, Venue::Place(there)),
        (Venue::ThreadUnder(HERE), false, Venue::Place(there)),
    ] {
        let mut game = Played::started(start_at(venue));
        let events = game.now.decide(BEN, &gone, &taken(place_taken)).expect("moves").events;
        assert_eq!(events, [GameEvent::Moved { venue: moved }]);
        game.append(events);
        assert_eq!(game.now.venue(), moved);
        assert_eq!(game.now.settle(Ok(Place(300))), None, "no thread is waited for any more");
        game.move_at(at(2));
        replays(&game);
    }
    let mut game = Played::started(start_at(Venue::Place(HERE)));
    assert_eq!(game.does(at(1), EVE, gone.clone()), Err(GameRefusal::NotAPlayer));
    let stands = continue_at(there, PlaceState::Stands);
    assert_eq!(game.does(at(1), ANN, stands), Err(GameRefusal::PlaceStands));
    let from_there = continue_at(HERE, PlaceState::Gone);
    assert_eq!(game.does(at(1), ANN, from_there), Err(GameRefusal::PlaceStands), "somebody asks from there");
    game.act(ANN, GameDeed::Resign).expect("resigns");
    let result = game.now.result().expect("over");
    assert_eq!(game.does(at(9), ANN, gone), Err(GameRefusal::Over(result)));
}

#[test]
fn a_game_goes_on_in_its_own_community_alone() {
    let wish = |server, means| {
        let (place, known) = (Place(200), PlaceState::Gone);
        GameDeed::ContinueAt { server, place, means, known }
    };
    let (home, other) = (Some(Server(9)), Some(Server(8)));
    let game = Played::new("mosona");
    for (server, means, goes_on) in [
        (home, Means::Posts, true),
        (home, Means::Answers, false),
        (other, Means::Posts, false),
        (other, Means::Answers, false),
        (None, Means::Posts, false),
        (None, Means::Answers, false),
    ] {
        let decided = game.clone().does(at(1), ANN, wish(server, means)).map(|_| ());
        let expected = if goes_on { Ok(()) } else { Err(GameRefusal::OtherCommunity) };
        assert_eq!(decided, expected, "{server:?} {means:?}");
        let onlooker = game.clone().does(at(1), EVE, wish(server, means));
        assert_eq!(onlooker, Err(GameRefusal::NotAPlayer));
    }
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

    for kind in [OfferKind::Draw, OfferKind::Pause] {
        assert_eq!(game.now.asked_by(Side::South, kind), [], "the partner cannot answer for the program");
    }
}

/// Everything of it was decided once, so that nothing else can be in the list.
#[test]
fn what_nobody_decided_is_a_fault() {
    let (south, north, west) = (Side::South, Side::North, Side::West);
    let fault = |game: &Played, event: GameEvent| {
        let entry = Entry { seq: game.now.seq().next(), at: at(9000), event };
        game.now.clone().apply(&entry).expect_err(&format!("{:?}", entry.event))
    };
    let (draw, pause, back) = (OfferKind::Draw, OfferKind::Pause, OfferKind::TakeBack);

    let game = Played::new("mosona");
    for side in [west, Side::East] {
        for event in [
            GameEvent::Offered { side, offer: draw },
            GameEvent::Agreed { side, offer: draw },
            GameEvent::Declined { side, offer: draw },
            GameEvent::Withdrawn { side, offer: draw },
            GameEvent::TakenBack { side, ply: 0 },
            GameEvent::Resumed { side },
            GameEvent::Aborted { side },
            GameEvent::ResignAsked { side },
            GameEvent::PlayedOn { side },
            GameEvent::Resigned { side },
        ] {
            assert_eq!(fault(&game, event), ReplayFault::NobodyThere(side));
        }
    }
    assert_eq!(fault(&game, GameEvent::Offered { side: south, offer: pause }), ReplayFault::WrongClock);
    assert_eq!(fault(&game, GameEvent::Offered { side: south, offer: back }), ReplayFault::NothingAsked);
    assert_eq!(fault(&game, GameEvent::ResignAsked { side: south }), ReplayFault::NothingAsked);
    assert_eq!(fault(&game, GameEvent::Credited { ms: 1 }), ReplayFault::WrongClock, "no clock runs");
    assert_eq!(fault(&game, GameEvent::SeatOpened { side: north, by: ANN }), ReplayFault::WrongSeat(north));
    let both = GameEvent::Settled { thread: Some(Place(1)), because: Some(NoThread::Other) };
    assert_eq!(fault(&game, both), ReplayFault::Contradiction);
    for venue in [Venue::Place(HERE), Venue::Guest(HERE), Venue::ThreadUnder(Place(200))] {
        assert_eq!(fault(&game, GameEvent::Moved { venue }), ReplayFault::WrongPlace, "{venue:?}");
    }

    let mut hourly = Played::hourly("mosona");
    let missing = |side, absence, claimed_by| GameEvent::Forfeited { side, absence, claimed_by };
    for (side, absence, claimed_by) in [
        (north, Absence::Left, None),
        (north, Absence::Left, Some(BEN)),
        (north, Absence::Left, Some(EVE)),
        (west, Absence::Left, Some(ANN)),
        (north, Absence::Time, Some(ANN)),
        (south, Absence::Time, Some(ANN)),
        (south, Absence::Time, None),
    ] {
        let event = missing(side, absence, claimed_by);
        assert_eq!(fault(&hourly, event), ReplayFault::NotMissing(side));
    }
    assert_eq!(fault(&hourly, GameEvent::Credited { ms: 0 }), ReplayFault::WrongClock);
    assert_eq!(
        fault(&hourly, GameEvent::Credited { ms: 9_000_001 }),
        ReplayFault::WrongClock,
        "of the future"
    );
    hourly.act(ANN, GameDeed::Offer(pause)).expect("offers");
    hourly.act(BEN, GameDeed::Agree { kind: pause, offer: None }).expect("agrees");
    let action = hourly.now.board().first_legal_action().expect("not over");
    let played = GameEvent::Played { side: south, actions: vec![action] };
    assert_eq!(fault(&hourly, played), ReplayFault::WrongClock, "in a pause");
    assert_eq!(fault(&hourly, GameEvent::Offered { side: south, offer: pause }), ReplayFault::WrongClock);

    let mut moved = Played::new("mosona");
    moved.move_at(at(1));
    moved.move_at(at(2));
    assert_eq!(fault(&moved, GameEvent::Aborted { side: north }), ReplayFault::TooLate(north));

    let mut four = Played::new(FOUR);
    assert_eq!(fault(&four, GameEvent::Resigned { side: south }), ReplayFault::NothingAsked);
    assert_eq!(fault(&four, GameEvent::SeatTaken { side: north, by: EVE }), ReplayFault::WrongSeat(north));
    for by in [EVE, CAT] {
        assert_eq!(fault(&four, GameEvent::SeatOpened { side: north, by }), ReplayFault::WrongSeat(north));
    }
    four.act(ANN, GameDeed::Offer(draw)).expect("offers");
    four.act(BEN, GameDeed::Agree { kind: draw, offer: None }).expect("agrees");
    assert_eq!(fault(&four, GameEvent::Agreed { side: west, offer: draw }), ReplayFault::NothingAsked);
    assert_eq!(
        fault(&four, GameEvent::Declined { side: Side::East, offer: draw }),
        ReplayFault::NothingAsked
    );

    let alone = Played::against_program();
    assert_eq!(fault(&alone, GameEvent::Offered { side: south, offer: draw }), ReplayFault::NothingAsked);
    assert_eq!(fault(&alone, GameEvent::Resigned { side: north }), ReplayFault::NobodyThere(north));
    let nobody = Seats::new([(south, program(1)), (north, program(2))]);
    let entry = Entry { seq: Seq(1), at: NOON, event: start("mosona", nobody, None) };
    assert_eq!(Game::started(&entry).map(|_| ()), Err(ReplayFault::WrongSeats));
}

#[test]
fn what_cannot_follow_is_a_fault() {
    let mut game = Played::new(FOUR);
    game.move_at(at(1));
    let venue = Venue::Place(HERE);
    let north = Side::North;
    for (event, fault) in [
        (GameEvent::TakenBack { side: Side::South, ply: 1 }, ReplayFault::NoSuchPly(1)),
        (GameEvent::TakenBack { side: north, ply: 0 }, ReplayFault::NoSuchPly(0)),
        (GameEvent::SeatTaken { side: north, by: ANN }, ReplayFault::WrongSeat(north)),
        (GameEvent::HandedOver { side: north, to: BEN, by: EVE }, ReplayFault::WrongSeat(north)),
        (GameEvent::Agreed { side: north, offer: OfferKind::TakeBack }, ReplayFault::NothingAsked),
        (GameEvent::Withdrawn { side: north, offer: OfferKind::Draw }, ReplayFault::NothingAsked),
    ] {
        let entry = Entry { seq: game.now.seq().next(), at: at(2), event };
        assert_eq!(game.now.clone().apply(&entry), Err(fault), "{:?}", entry.event);
    }
    game.act(ANN, GameDeed::Abort).expect("breaks it off");
    let entry = Entry { seq: game.now.seq().next(), at: at(9), event: GameEvent::Moved { venue } };
    assert_eq!(game.now.apply(&entry), Err(ReplayFault::AfterTheEnd));
    let twice = Seats::new([(Side::South, ANN), (Side::North, ANN)]);
    let entry = Entry { seq: Seq(1), at: NOON, event: start("mosona", twice, None) };
    assert_eq!(Game::started(&entry).map(|_| ()), Err(ReplayFault::WrongSeats));
}
