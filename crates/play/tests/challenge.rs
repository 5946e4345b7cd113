//! Who may do what about a challenge.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use rules::Side;

fn refused(terms: &Terms, facts: &Facts) -> ChallengeRefusal {
    Challenge::open(ANN, terms, facts, NOON).expect_err("must be refused")
}

#[test]
fn a_direct_challenge_is_accepted_by_the_one_named_alone() {
    let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    assert_eq!(posted.act(CAT, accept()), Err(ChallengeRefusal::NotForYou { named: vec![BEN] }));
    assert_eq!(posted.act(ANN, accept()), Err(ChallengeRefusal::Own));
    assert_eq!(posted.act(BEN, accept()), Ok(()));
    assert_eq!(posted.now.state, ChallengeState::Started(GameId(7)));
    assert_eq!(posted.game, Some(start("mosona", two(ANN, BEN), None)));
    let closed = ChallengeRefusal::Closed(ChallengeState::Started(GameId(7)));
    assert_eq!(posted.act(CAT, accept()), Err(closed));
    for player in [ANN, BEN] {
        for deed in [accept(), ChallengeDeed::Decline] {
            assert_eq!(posted.act(player, deed), Err(ChallengeRefusal::Begun(GameId(7))), "who plays in it");
        }
    }
}

#[test]
fn an_open_seek_is_accepted_by_the_first_who_comes() {
    let mut posted = Posted::new(ANN, &terms("kolowis strict", &[Invite::Open]));
    assert_eq!(posted.act(CAT, ChallengeDeed::Decline), Err(ChallengeRefusal::NoSeat));
    let mut other = posted.clone();
    assert_eq!(posted.act(CAT, accept()), Ok(()));
    assert_eq!(other.act(BEN, accept()), Ok(()), "the same challenge, had Ben come first");
    assert!(matches!(posted.act(BEN, accept()), Err(ChallengeRefusal::Closed(_))));
}

#[test]
fn a_lobby_of_four_fills_seat_by_seat() {
    let lobby = terms("awithlaknakwe seats=4", &[named(DAN), Invite::Open, Invite::Open]);
    let mut posted = Posted::new(ANN, &lobby);
    let seat = |side| ChallengeDeed::Accept { seat: Some(side), absent: Vec::new(), threads: true };
    assert_eq!(posted.now.seats[Side::East], Some(Seat::Named(DAN)), "the partner of South");
    assert_eq!(posted.act(BEN, seat(Side::East)), Err(ChallengeRefusal::NotForYou { named: vec![DAN] }));
    assert_eq!(posted.act(BEN, seat(Side::North)), Ok(()));
    assert_eq!(
        posted.act(BEN, accept()),
        Err(ChallengeRefusal::AlreadySeated { seat: Bench::Side(Side::North) })
    );
    let taken = ChallengeRefusal::SeatTaken { seat: Bench::Side(Side::North), by: BEN };
    assert_eq!(posted.act(CAT, seat(Side::North)), Err(taken));
    assert_eq!(posted.act(CAT, accept()), Ok(()));
    assert_eq!(posted.act(CAT, ChallengeDeed::Decline), Ok(()), "leaves the seat again");
    assert_eq!(posted.now.seats[Side::West], Some(Seat::Open));
    assert_eq!(posted.act(EVE, accept()), Ok(()));
    assert_eq!(posted.act(DAN, accept()), Ok(()));
    let seats = [(Side::South, ANN), (Side::West, EVE), (Side::North, BEN), (Side::East, DAN)];
    assert!(matches!(posted.game, Some(GameEvent::Started { seats: s, .. }) if s == Seats::new(seats)));
}

#[test]
fn where_sides_are_drawn_the_wish_is_for_a_team() {
    let open = terms("awithlaknakwe seats=4", &[Invite::Open, Invite::Open, Invite::Open]);
    let mut posted = Posted::new(ANN, &Terms { begins: Begins::Random, ..open });
    let seat = |side| ChallengeDeed::Accept { seat: Some(side), absent: Vec::new(), threads: true };
    assert_eq!(posted.act(BEN, seat(Side::West)), Ok(()));
    let seated = |seat| Err(ChallengeRefusal::AlreadySeated { seat });
    assert_eq!(posted.act(BEN, seat(Side::East)), seated(Bench::Against(ANN)));
    assert_eq!(posted.act(CAT, seat(Side::West)), Ok(()), "the other seat of the same team");
    let taken = |seat, by| Err(ChallengeRefusal::SeatTaken { seat, by });
    assert_eq!(posted.act(DAN, seat(Side::West)), taken(Bench::Against(ANN), BEN));
    assert_eq!(posted.act(DAN, seat(Side::South)), Ok(()), "the challenger's own side stands for the team");
    assert!(matches!(posted.now.state, ChallengeState::Started(_)));
}

#[test]
fn in_a_team_the_seat_with_ones_name_comes_first() {
    let lobby = terms("awithlaknakwe seats=4", &[named(DAN), Invite::Open, named(CAT)]);
    let mut posted = Posted::new(ANN, &Terms { begins: Begins::Random, ..lobby });
    let seat = |side| ChallengeDeed::Accept { seat: Some(side), absent: Vec::new(), threads: true };
    let others = ChallengeRefusal::NotForYou { named: vec![CAT, DAN] };
    assert_eq!(posted.act(BEN, seat(Side::East)), Err(others));
    assert_eq!(posted.act(CAT, seat(Side::West)), Ok(()));
    let named: Vec<PlayerId> = posted.now.awaited().collect();
    assert_eq!(named, [DAN], "her own seat is hers now");
    assert_eq!(posted.act(DAN, accept()), Ok(()));
    assert_eq!(posted.act(DAN, accept()), Err(ChallengeRefusal::AlreadySeated { seat: Bench::With(ANN) }));
}

#[test]
fn who_is_named_takes_no_other_seat() {
    let lobby = terms("awithlaknakwe seats=4", &[named(DAN), Invite::Open, Invite::Open]);
    for begins in [Begins::First, Begins::Second, Begins::Random] {
        let mut posted = Posted::new(ANN, &Terms { begins, ..lobby.clone() });
        let beside = posted.now.sides().find(|&side| posted.now.seats[side] == Some(Seat::Open));
        let deed = ChallengeDeed::Accept { seat: beside, absent: Vec::new(), threads: true };
        assert_eq!(posted.act(DAN, deed), Ok(()));
        assert_eq!(posted.now.awaited().count(), 0, "the seat with the name is taken");
    }
}

#[test]
fn no_ends_a_challenge_for_two_and_opens_the_seat_for_four() {
    let mut two = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    assert!(matches!(two.act(CAT, ChallengeDeed::Decline), Err(ChallengeRefusal::NotForYou { .. })));
    assert_eq!(two.act(ANN, ChallengeDeed::Decline), Err(ChallengeRefusal::Own));
    assert_eq!(two.act(BEN, ChallengeDeed::Decline), Ok(()));
    assert_eq!(two.now.state, ChallengeState::Declined(BEN));

    let lobby = terms("awithlaknakwe seats=4", &[named(DAN), named(BEN), named(CAT)]);
    let mut four = Posted::new(ANN, &lobby);
    assert_eq!(four.act(BEN, ChallengeDeed::Decline), Ok(()));
    assert_eq!(four.now.state, ChallengeState::Open);
    assert_eq!(four.act(EVE, accept()), Ok(()), "anybody may come instead");
}

#[test]
fn only_the_challenger_cancels() {
    let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    assert_eq!(posted.act(BEN, ChallengeDeed::Cancel), Err(ChallengeRefusal::NotYours { challenger: ANN }));
    assert_eq!(posted.act(ANN, ChallengeDeed::Cancel), Ok(()));
    assert_eq!(posted.act(BEN, accept()), Err(ChallengeRefusal::Closed(ChallengeState::Cancelled)));
}

#[test]
fn a_challenge_runs_out() {
    let mut seek = terms("mosona", &[Invite::Open]);
    assert_eq!(seek.lifetime(), Duration::from_secs(3600));
    assert_eq!(terms("mosona", &[named(BEN)]).lifetime(), Duration::from_secs(24 * 3600));
    seek.lasts = Some(Duration::from_secs(60));
    let challenge = Posted::new(ANN, &seek).now;
    let before = Time(challenge.expires.0 - 1);
    assert!(challenge.decide(BEN, &accept(), &facts(), before).is_ok());
    assert_eq!(challenge.expire(before), None);
    let late = challenge.decide(BEN, &accept(), &facts(), challenge.expires);
    assert_eq!(late, Err(ChallengeRefusal::Closed(ChallengeState::Expired)));
    assert_eq!(challenge.expire(challenge.expires), Some(ChallengeEvent::Expired));
}

#[test]
fn who_cannot_play_is_not_challenged() {
    let of = |invite| refused(&terms("mosona", &[invite]), &facts());
    assert_eq!(of(named(ANN)), ChallengeRefusal::Yourself);
    assert_eq!(of(Invite::Named(BEN, Standing::Bot)), ChallengeRefusal::Bot(BEN));
    assert_eq!(of(Invite::Named(BEN, Standing::Absent)), ChallengeRefusal::Absent(BEN));
    let lobby = |invites: &[Invite]| refused(&terms("awithlaknakwe seats=4", invites), &facts());
    assert_eq!(lobby(&[named(BEN), named(BEN), Invite::Open]), ChallengeRefusal::NamedTwice(BEN));
    assert_eq!(lobby(&[named(BEN)]), ChallengeRefusal::SeatCount { seats: 4, given: 1 });
}

#[test]
fn open_challenges_are_limited() {
    let direct = terms("mosona", &[named(BEN)]);
    let busy = Facts { open_by_actor: 5, ..facts() };
    assert_eq!(refused(&direct, &busy), ChallengeRefusal::TooManyOpen { limit: 5 });
    let with = |player, n| OpenWith { player, challenge: ChallengeId(n) };
    let pair = Facts { open_with: vec![with(BEN, 1), with(BEN, 2)], ..facts() };
    let refusal = ChallengeRefusal::AlreadyBetween { player: BEN, challenge: ChallengeId(1) };
    assert_eq!(refused(&direct, &pair), refusal);
    let others = Facts { open_with: vec![with(BEN, 1), with(CAT, 2)], ..facts() };
    assert!(Challenge::open(ANN, &direct, &others, NOON).is_ok());
}

#[test]
fn nobody_plays_with_who_has_left() {
    let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    let deed = ChallengeDeed::Accept { seat: None, absent: vec![ANN], threads: true };
    assert_eq!(posted.act(BEN, deed), Err(ChallengeRefusal::ChallengerLeft(ANN)));
}

/// Else the last press could never come: nobody but the one who has left gives such a seat back.
#[test]
fn the_seat_of_who_has_left_is_free_first() {
    let accept =
        |absent: &[PlayerId]| ChallengeDeed::Accept { seat: None, absent: absent.to_vec(), threads: true };
    for partner in [named(DAN), Invite::Open] {
        for begins in [Begins::First, Begins::Second, Begins::Random] {
            let lobby = terms("awithlaknakwe seats=4", &[partner, Invite::Open, Invite::Open]);
            let mut posted = Posted::new(ANN, &Terms { begins, ..lobby });
            for player in [DAN, BEN] {
                posted.act(player, accept(&[])).expect("takes a seat");
            }
            let dans = posted.now.seated().find(|seat| seat.1 == DAN).expect("seated").0;
            posted.act(EVE, accept(&[DAN])).expect("the last seat");
            assert_eq!((posted.now.state, &posted.game), (ChallengeState::Open, &None), "one is missing");
            assert_eq!(posted.now.ready().count(), 3);
            assert!(posted.now.has_open_seat(), "open to anybody, with a name or without: {partner:?}");
            assert!(posted.now.seated().all(|seat| seat.1 != DAN));
            posted.act(CAT, accept(&[])).expect("the seat that was Dan's, or the one beside");
            assert!(matches!(posted.now.state, ChallengeState::Started(_)));
            assert!(posted.now.seats[dans].and_then(Seat::taken_by).is_some());
            assert_eq!(Challenge::replay(&posted.entries), Ok(posted.now));
        }
    }
}

#[test]
fn one_may_sit_down_where_somebody_has_left() {
    let lobby = terms("awithlaknakwe seats=4", &[Invite::Open, Invite::Open, Invite::Program(level(3))]);
    let mut posted = Posted::new(ANN, &lobby);
    posted.act(BEN, accept()).expect("takes a seat");
    let side = posted.now.seated().find(|seat| seat.1 == BEN).expect("seated").0;
    let deed = ChallengeDeed::Accept { seat: Some(side), absent: vec![BEN], threads: true };
    assert_eq!(posted.act(CAT, deed), Ok(()));
    assert_eq!(posted.now.seats[side], Some(Seat::Taken { by: CAT, named: false }));
    let nobody = posted.act(CAT, ChallengeDeed::Accept { seat: None, absent: vec![ANN], threads: true });
    let seat = Bench::Side(side);
    assert_eq!(nobody, Err(ChallengeRefusal::AlreadySeated { seat }), "and no seat is freed by a refusal");
    let deed = ChallengeDeed::Accept { seat: None, absent: vec![ANN, CAT], threads: true };
    assert_eq!(posted.act(DAN, deed), Err(ChallengeRefusal::ChallengerLeft(ANN)));
    assert_eq!(posted.now.seats[side].and_then(Seat::taken_by), Some(CAT));
}

#[test]
fn the_wished_side_is_given_or_drawn() {
    let sides = |begins, chance| {
        let mut posted = Posted::new(ANN, &Terms { begins, ..terms("mosona", &[named(BEN)]) });
        posted.act_with(BEN, accept(), &Facts { chance, ..facts() }).expect("accepts");
        match posted.game {
            Some(GameEvent::Started { seats, .. }) => seats.side_of(ANN),
            _ => None,
        }
    };
    for chance in 0..2 {
        assert_eq!(sides(Begins::First, chance), Some(Side::South));
        assert_eq!(sides(Begins::Second, chance), Some(Side::North));
    }
    assert_ne!(sides(Begins::Random, 0), sides(Begins::Random, 1));
}

#[test]
fn where_a_game_is_running_the_next_gets_a_thread() {
    let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    posted.act_with(BEN, accept(), &Facts { place_taken: true, ..facts() }).expect("accepts");
    let venue = Venue::ThreadUnder(HERE);
    assert!(matches!(posted.game, Some(GameEvent::Started { venue: v, .. }) if v == venue));
    assert_eq!((venue.posts_to(), venue.occupies()), (None, None));
}

#[test]
fn where_threads_cannot_be_written_in_the_next_game_is_a_guest() {
    let without = || ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: false };
    for (place_taken, venue) in [(true, Venue::Guest(HERE)), (false, Venue::Place(HERE))] {
        let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
        posted.act_with(BEN, without(), &Facts { place_taken, ..facts() }).expect("accepts");
        assert!(matches!(posted.game, Some(GameEvent::Started { venue: v, .. }) if v == venue));
    }
}

#[test]
fn a_challenge_is_lost_with_its_message_unless_it_is_over() {
    let mut posted = Posted::new(ANN, &terms("mosona", &[named(BEN)]));
    assert_eq!(posted.now.lose(), Some(ChallengeEvent::Cancelled));
    posted.act(BEN, accept()).expect("accepts");
    assert_eq!(posted.now.lose(), None);
}

/// Everything of it was decided once, so that nothing else can be in the list.
#[test]
fn what_nobody_decided_is_a_fault() {
    let posted = Posted::new(ANN, &terms("awithlaknakwe seats=4", &[named(DAN), Invite::Open, Invite::Open]));
    let (opened, west) = (posted.entries[0].event.clone(), Side::West);
    let fault = |posted: &Posted, event: ChallengeEvent| {
        let entry = Entry { seq: posted.now.seq.next(), at: NOON, event };
        posted.now.clone().apply(&entry).expect_err(&format!("{:?}", entry.event))
    };
    let taken = |side, by| ChallengeEvent::Taken { side, by };
    assert_eq!(fault(&posted, taken(west, ANN)), ReplayFault::WrongSeat(west), "has a seat");
    assert_eq!(fault(&posted, taken(Side::East, BEN)), ReplayFault::WrongSeat(Side::East), "is Dan's");
    let left = ChallengeEvent::Left { side: Side::South, by: ANN };
    assert_eq!(fault(&posted, left), ReplayFault::WrongSeat(Side::South), "the challenger cancels");
    assert_eq!(fault(&posted, ChallengeEvent::Started { game: GameId(7) }), ReplayFault::SeatsFree);
    assert_eq!(fault(&posted, ChallengeEvent::Declined { by: BEN }), ReplayFault::NotNamed(BEN));
    assert_eq!(fault(&posted, opened.clone()), ReplayFault::StartTwice);

    let with = |side: Side, seat: Option<Seat>| {
        let mut opened = opened.clone();
        let ChallengeEvent::Opened { seats, .. } = &mut opened else { panic!("opens") };
        seats[side] = seat;
        let entry = Entry { seq: Seq(1), at: NOON, event: opened };
        Challenge::opened(&entry).map(|_| ())
    };
    assert_eq!(with(west, Some(Seat::Open)), Ok(()));
    for (side, seat) in [
        (west, None),
        (west, Some(Seat::Named(ANN))),
        (west, Some(Seat::Named(DAN))),
        (west, Some(Seat::Taken { by: BEN, named: false })),
        (Side::South, Some(Seat::Open)),
        (Side::South, Some(Seat::Taken { by: BEN, named: true })),
    ] {
        assert_eq!(with(side, seat), Err(ReplayFault::WrongSeats), "{side:?} {seat:?}");
    }
}
