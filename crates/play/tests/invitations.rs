//! Rematches, reasons, people who do not meet, the program, and games told by answers alone.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::{BySide, Side};

fn over(text: &str, limit: Option<MoveLimit>) -> Played {
    let rules = rules(text);
    let seats = Seats::new(rules.sides().iter().copied().zip(PEOPLE));
    let mut game = Played::started(start(text, seats, limit));
    game.act(ANN, GameDeed::Abort).expect("breaks it off");
    game
}

fn wish(absent: &[PlayerId]) -> Rematch {
    Rematch { game: GameId(3), absent: absent.to_vec(), threads: true }
}

fn rematch(actor: PlayerId, game: &Played, facts: &Facts) -> Result<ChallengeDecision, ChallengeRefusal> {
    Challenge::rematch(actor, &wish(&[]), &game.now, facts, NOON)
}

fn taken(by: PlayerId) -> Option<Seat> {
    Some(Seat::Taken { by, named: true })
}

fn named_seat(player: PlayerId) -> Option<Seat> {
    Some(Seat::Named(player))
}

fn by_side(seats: &[(Side, Option<Seat>)]) -> BySide<Option<Seat>> {
    let mut by_side = BySide::default();
    seats.iter().for_each(|(side, seat)| by_side[*side] = *seat);
    by_side
}

/// What a rematch of a game opens, but for its seats.
fn opened(by: PlayerId, text: &str, limit: Option<MoveLimit>, seats: BySide<Option<Seat>>) -> ChallengeEvent {
    ChallengeEvent::Opened {
        by,
        server: Some(Server(9)),
        place: HERE,
        means: Means::Posts,
        rules: rules(text),
        limit,
        begins: Begins::First,
        seats,
        expires: NOON + Duration::from_secs(24 * 3600),
        again: Some(GameId(3)),
        best_of: BestOf::One,
    }
}

#[test]
fn a_rematch_is_a_challenge_with_the_sides_swapped() {
    let limit = Some(MoveLimit::ThreeDays);
    let game = over("mosona lozenges=6", limit);
    let seats = by_side(&[(Side::South, named_seat(BEN)), (Side::North, taken(ANN))]);
    let event = opened(ANN, "mosona lozenges=6", limit, seats);
    let decision = ChallengeDecision { events: vec![event], starts: None };
    assert_eq!(rematch(ANN, &game, &facts()), Ok(decision.clone()));

    let mut posted = Posted::decided(decision);
    assert_eq!(posted.now.again, Some(GameId(3)));
    assert_eq!(posted.act(ANN, wish(&[]).accepting()), Err(ChallengeRefusal::Own));
    assert_eq!(posted.act(CAT, wish(&[]).accepting()), Err(ChallengeRefusal::NotForYou { named: vec![BEN] }));
    posted.act(BEN, wish(&[]).accepting()).expect("wants it too");
    assert_eq!(posted.game, Some(start("mosona lozenges=6", two(BEN, ANN), limit)));
    assert_eq!(posted.act(BEN, wish(&[]).accepting()), Err(ChallengeRefusal::Begun(GameId(7))));
}

#[test]
fn with_four_seats_partners_stay_partners() {
    let game = over(FOUR, None); // Ann and Dan against Ben and Cat
    let seats = by_side(&[
        (Side::South, named_seat(CAT)),
        (Side::West, named_seat(DAN)),
        (Side::North, named_seat(ANN)),
        (Side::East, taken(BEN)),
    ]);
    let event = opened(BEN, FOUR, None, seats);
    let decision = ChallengeDecision { events: vec![event], starts: None };
    assert_eq!(rematch(BEN, &game, &facts()), Ok(decision.clone()));
    let mut posted = Posted::decided(decision);
    for player in [ANN, CAT, DAN] {
        assert_eq!(posted.game, None);
        posted.act(player, wish(&[]).accepting()).expect("wants it too");
    }
    let seats = [(Side::South, CAT), (Side::West, DAN), (Side::North, ANN), (Side::East, BEN)];
    assert_eq!(posted.game, Some(start(FOUR, Seats::new(seats), None)));
}

#[test]
fn a_rematch_is_for_the_players_of_a_game_that_is_over() {
    let game = over("mosona", None);
    let running = Played::new("mosona");
    assert_eq!(rematch(EVE, &game, &facts()), Err(ChallengeRefusal::NotInThatGame));
    assert_eq!(rematch(EVE, &running, &facts()), Err(ChallengeRefusal::NotInThatGame));
    assert_eq!(rematch(ANN, &running, &facts()), Err(ChallengeRefusal::NotOver(GameId(3))));
    let left = Challenge::rematch(ANN, &wish(&[BEN, EVE]), &game.now, &facts(), NOON);
    assert_eq!(left, Err(ChallengeRefusal::Absent(BEN)));
    let busy = Facts { open_by_actor: 5, ..facts() };
    assert_eq!(rematch(ANN, &game, &busy), Err(ChallengeRefusal::TooManyOpen { limit: 5 }));
    let mut posted = Posted::decided(rematch(ANN, &game, &facts()).expect("opens"));
    assert_eq!(posted.act(BEN, wish(&[ANN]).accepting()), Err(ChallengeRefusal::ChallengerLeft(ANN)));
    let (expires, late) = (posted.now.expires, accept());
    let expired = Err(ChallengeRefusal::Closed(ChallengeState::Expired));
    assert_eq!(posted.now.decide(BEN, &late, &facts(), expires), expired);
}

/// The same holds for the answer to who was first: a seat that was declined is nothing for onlookers here.
#[test]
fn who_did_not_play_wants_no_game_again() {
    let game = over(FOUR, None);
    let checked = |actor, game: &Played| wish(&[]).check(actor, &game.now);
    assert_eq!(checked(EVE, &game), Err(ChallengeRefusal::NotInThatGame));
    assert_eq!(checked(DAN, &game), Ok(()));
    assert_eq!(checked(DAN, &Played::new(FOUR)), Err(ChallengeRefusal::NotOver(GameId(3))));
}

#[test]
fn who_was_replaced_is_not_asked_again() {
    let mut game = Played::new("mosona");
    let (standing, authority) = (Standing::Present, Authority::Moderator(HERE));
    game.act(DAN, GameDeed::HandOver { from: BEN, to: EVE, standing, authority }).expect("a moderator");
    game.act(ANN, GameDeed::Abort).expect("breaks it off");
    assert_eq!(rematch(BEN, &game, &facts()), Err(ChallengeRefusal::NotInThatGame));
    let decision = rematch(ANN, &game, &facts()).expect("opens");
    assert_eq!(Posted::decided(decision).now.awaited().collect::<Vec<_>>(), [EVE]);
}

#[test]
fn a_rematch_against_the_program_begins_at_once() {
    let mut game = Played::against_program();
    game.act(ANN, GameDeed::Resign).expect("resigns");
    let decision = rematch(ANN, &game, &Facts { place_taken: true, ..facts() }).expect("opens");
    let seats = by_side(&[(Side::South, Some(Seat::Program(level(3)))), (Side::North, taken(ANN))]);
    let event = opened(ANN, "mosona strict", Some(MoveLimit::Hour), seats);
    assert_eq!(decision.events, [event, ChallengeEvent::Started { game: GameId(7) }]);
    let Some(GameEvent::Started { seats, venue, .. }) = decision.starts else { panic!("begins") };
    assert_eq!(seats, Seats::new([(Side::South, program(3)), (Side::North, ANN.into())]));
    assert_eq!(venue, Venue::ThreadUnder(HERE));
}

#[test]
fn who_declined_a_challenge_for_two_says_why_once() {
    let nothing = Err(ChallengeRefusal::NothingToExplain);
    for reason in DeclineReason::ALL {
        let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
        assert_eq!(posted.act(BEN, ChallengeDeed::Explain(reason)), nothing, "it stands");
        posted.act(BEN, ChallengeDeed::Decline).expect("declines");
        for other in [ANN, CAT] {
            assert_eq!(posted.act(other, ChallengeDeed::Explain(reason)), nothing);
        }
        assert_eq!(posted.act(BEN, ChallengeDeed::Explain(reason)), Ok(()));
        assert_eq!(posted.now.because, Some(reason));
        assert_eq!(posted.now.state, ChallengeState::Declined(BEN));
        assert_eq!(posted.act(BEN, ChallengeDeed::Explain(reason)), nothing);
        let closed = ChallengeRefusal::Closed(ChallengeState::Declined(BEN));
        assert_eq!(posted.act(BEN, accept()), Err(closed));
        assert_eq!(Challenge::replay(&posted.entries), Ok(posted.now));
    }
    let mut four = Posted::new(ANN, &terms(FOUR, &[named(DAN), named(BEN), Invite::Open]));
    four.act(BEN, ChallengeDeed::Decline).expect("declines");
    assert_eq!(four.act(BEN, ChallengeDeed::Explain(DeclineReason::NoTime)), nothing, "others may come");
    let mut cancelled = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    cancelled.act(ANN, ChallengeDeed::Cancel).expect("cancels");
    assert_eq!(cancelled.act(ANN, ChallengeDeed::Explain(DeclineReason::NoTime)), nothing);
    let unasked = ChallengeEvent::Explained { reason: DeclineReason::NoTime };
    let entry = Entry { seq: cancelled.now.seq.next(), at: NOON, event: unasked };
    assert_eq!(cancelled.now.apply(&entry), Err(ReplayFault::NothingToExplain));
}

#[test]
fn nobody_meets_whom_they_do_not_want_to_meet() {
    let unavailable = Facts { unavailable: vec![BEN], ..facts() };
    let blocked = Facts { blocked: vec![BEN], ..facts() };
    let both = Facts { blocked: vec![BEN], ..unavailable.clone() };
    let game = over("mosona", None);
    let direct = terms("mosona", &[named(BEN)]);
    for (facts, refusal) in [
        (unavailable, ChallengeRefusal::NotAvailable(BEN)),
        (blocked, ChallengeRefusal::Blocked(BEN)),
        (both, ChallengeRefusal::Blocked(BEN)),
    ] {
        assert_eq!(Challenge::open(ANN, &direct, &facts, NOON), Err(refusal.clone()), "direct");
        assert_eq!(rematch(ANN, &game, &facts), Err(refusal.clone()), "rematch");
        let mut seek = Posted::new(BEN, &terms("mosona", &[Invite::Open]));
        assert_eq!(seek.act_with(ANN, accept(), &facts), Err(refusal.clone()), "seek");
        let mut lobby = Posted::new(CAT, &terms(FOUR, &[Invite::Open, Invite::Open, Invite::Open]));
        lobby.act(BEN, accept()).expect("takes a seat");
        assert_eq!(lobby.act_with(ANN, accept(), &facts), Err(refusal), "lobby");
        assert_eq!(lobby.now.seated().count(), 2);
    }
    assert_eq!(ChallengeRefusal::NotAvailable(BEN).to_string(), "player 2 is not available");
}

#[test]
fn against_the_program_alone_the_game_begins_at_once() {
    let limit = Some(MoveLimit::Day);
    let wish = Terms { limit, ..terms("mosona", &[Invite::Program(level(5))]) };
    let posted = Posted::new(ANN, &wish);
    assert_eq!(posted.now.state, ChallengeState::Started(GameId(7)));
    let seats = Seats::new([(Side::South, ANN.into()), (Side::North, program(5))]);
    assert_eq!(posted.game, Some(start("mosona", seats, limit)));
    assert_eq!(Challenge::replay(&posted.entries), Ok(posted.now));

    let second = Posted::new(ANN, &Terms { begins: Begins::Second, ..wish.clone() });
    let seats = Seats::new([(Side::South, program(5)), (Side::North, ANN.into())]);
    assert_eq!(second.game, Some(start("mosona", seats, limit)));

    for (threads, venue) in [(true, Venue::ThreadUnder(HERE)), (false, Venue::Guest(HERE))] {
        let facts = Facts { place_taken: true, ..facts() };
        let decision = Challenge::open(ANN, &Terms { threads, ..wish.clone() }, &facts, NOON);
        let started = decision.expect("opens").starts;
        assert!(matches!(started, Some(GameEvent::Started { venue: v, .. }) if v == venue));
    }
}

#[test]
fn with_four_seats_people_and_the_program_are_mixed() {
    let mut posted =
        Posted::new(ANN, &terms(FOUR, &[Invite::Program(level(1)), named(BEN), Invite::Program(Level::MAX)]));
    assert_eq!(posted.now.state, ChallengeState::Open);
    assert_eq!(posted.act(CAT, accept()), Err(ChallengeRefusal::NotForYou { named: vec![BEN] }));
    let beside = ChallengeDeed::Accept { seat: Some(Side::East), absent: Vec::new(), threads: true };
    assert_eq!(posted.act(CAT, beside), Err(ChallengeRefusal::NotForYou { named: vec![BEN] }));
    posted.act(BEN, accept()).expect("accepts");
    let seats = Seats::new([
        (Side::South, ANN.into()),
        (Side::West, BEN.into()),
        (Side::North, Sitter::Program { program: Level::MAX }),
        (Side::East, program(1)),
    ]);
    assert_eq!(posted.game, Some(start(FOUR, seats, None)));
    assert_eq!(Challenge::replay(&posted.entries), Ok(posted.now));
}

#[test]
fn the_challenger_fills_open_seats_with_the_program() {
    let fill =
        |absent: &[PlayerId]| ChallengeDeed::Fill { level: level(4), absent: absent.to_vec(), threads: true };
    let mut lobby = Posted::new(ANN, &terms(FOUR, &[Invite::Open, named(BEN), Invite::Open]));
    lobby.act(CAT, accept()).expect("takes a seat");
    assert_eq!(lobby.act(CAT, fill(&[])), Err(ChallengeRefusal::NotYoursToFill { challenger: ANN }));
    lobby.act(ANN, fill(&[CAT])).expect("Cat has left, and her seat is open too");
    assert_eq!(lobby.now.state, ChallengeState::Open, "Ben is awaited");
    assert_eq!(lobby.act(ANN, fill(&[])), Err(ChallengeRefusal::NothingToFill));
    lobby.act(BEN, accept()).expect("accepts");
    let seats = Seats::new([
        (Side::South, ANN.into()),
        (Side::West, BEN.into()),
        (Side::North, program(4)),
        (Side::East, program(4)),
    ]);
    assert_eq!(lobby.game, Some(start(FOUR, seats, None)));
    assert_eq!(Challenge::replay(&lobby.entries), Ok(lobby.now));

    let mut seek = Posted::new(ANN, &terms("mosona", &[Invite::Open]));
    seek.act(ANN, fill(&[])).expect("nobody came");
    assert!(matches!(seek.now.state, ChallengeState::Started(_)));
}

#[test]
fn where_the_bot_only_answers_there_is_no_thread() {
    let answers = Terms { means: Means::Answers, ..terms("mosona", &[named(BEN)]) };
    for (place_taken, venue) in [(false, Venue::Place(HERE)), (true, Venue::Guest(HERE))] {
        let mut posted = Posted::new(ANN, &answers);
        posted.act_with(BEN, accept(), &Facts { place_taken, ..facts() }).expect("accepts");
        let game = Played::started(posted.game.expect("begins"));
        assert_eq!((game.now.means(), game.now.venue()), (Means::Answers, venue));
        assert_eq!(game.now.posts_to(), None);
    }
    assert_eq!(Played::new("mosona").now.posts_to(), Some(HERE));
}
