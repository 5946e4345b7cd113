//! Lists of events that nobody decided: replaying them is a fault.

mod common;

use common::*;
use play::*;
use rules::Side;

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
    let played = GameEvent::Played { side: south, actions: vec![action], how: Manner::ByHand };
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
    let pause = OfferKind::Pause;
    assert_eq!(fault(&alone, GameEvent::Offered { side: south, offer: pause }), ReplayFault::NothingAsked);
    assert_eq!(fault(&alone, GameEvent::Agreed { side: north, offer: draw }), ReplayFault::NothingAsked);
    assert_eq!(
        fault(&alone, GameEvent::Agreed { side: north, offer: pause }),
        ReplayFault::NobodyThere(north)
    );
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
