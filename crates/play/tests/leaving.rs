//! People who have left: the win is claimed, or their seat opened.

mod common;

use common::*;
use play::*;
use rules::{Side, Team};

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
        let due = game.now.rings_at(Reminder::ByLimit).expect("a clock runs");
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
