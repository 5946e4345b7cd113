//! Best of n: several games in a row.

mod common;

use common::*;
use play::*;
use rules::{Side, Team};

/// The first game of a series of Ann (South) against Ben.
fn begun(best_of: BestOf) -> Played {
    let terms = Terms { best_of, begins: Begins::First, ..terms("mosona strict", &[named(BEN)]) };
    let mut posted = Posted::new(ANN, &terms);
    posted.act(BEN, accept()).expect("accepts");
    Played::started(posted.game.take().expect("begins"))
}

/// The next game of a series, if it goes on.
fn next(game: &Played) -> Option<Played> {
    game.now.next_in_series(false).map(Played::started)
}

fn halves(game: &Played) -> [u8; 2] {
    game.now.halves().expect("of a series").into()
}

fn lost_by(game: &mut Played, player: PlayerId) {
    game.act(player, GameDeed::Resign).expect("gives up");
}

fn drawn(game: &mut Played) {
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.act(BEN, GameDeed::Offer(OfferKind::Draw)).expect("agrees");
    assert_eq!(game.now.result().map(|result| result.score), Some(Score::Drawn));
}

#[test]
fn a_game_of_its_own_is_in_no_series() {
    let mut game = begun(BestOf::One);
    lost_by(&mut game, BEN);
    assert_eq!((game.now.series(), game.now.series_state()), (None, None));
    assert!(next(&game).is_none());
}

#[test]
fn games_follow_with_sides_changed_until_somebody_has_more_than_half() {
    let mut first = begun(BestOf::Three);
    let series = first.now.series().expect("best of three");
    assert_eq!((series.first, series.number), (GameId(7), 1), "by the number of its first game");
    assert_eq!(first.now.series_state(), Some(SeriesState::Running));
    lost_by(&mut first, BEN);
    assert_eq!((halves(&first), first.now.series_state()), ([2, 0], Some(SeriesState::GoesOn)));

    let mut second = next(&first).expect("goes on");
    assert_eq!(second.now.seats(), &two(BEN, ANN), "sides are changed");
    assert_eq!(halves(&second), [0, 2], "points go with the people");
    assert_eq!(second.now.series().map(|series| (series.first, series.number)), Some((GameId(7), 2)));
    assert_eq!(second.now.venue(), first.now.venue());
    lost_by(&mut second, ANN);

    let mut third = next(&second).expect("one each");
    assert_eq!((third.now.seats(), halves(&third)), (&two(ANN, BEN), [2, 2]));
    lost_by(&mut third, ANN);
    assert_eq!(third.now.series_state(), Some(SeriesState::Won(Team::Second)));
    assert!(next(&third).is_none());
    for game in [&first, &second, &third] {
        replays(game);
    }
}

#[test]
fn two_won_games_of_three_are_enough() {
    let mut game = begun(BestOf::Three);
    lost_by(&mut game, BEN);
    let mut game = next(&game).expect("goes on");
    lost_by(&mut game, BEN);
    assert_eq!(game.now.series_state(), Some(SeriesState::Won(Team::Second)), "Ann sits there now");
    assert!(next(&game).is_none());
}

#[test]
fn draws_count_half_and_a_series_can_be_drawn() {
    let mut game = begun(BestOf::Three);
    for number in 1..=3 {
        assert_eq!(game.now.series().map(|series| series.number), Some(number));
        drawn(&mut game);
        assert_eq!(halves(&game), [number, number]);
        match next(&game) {
            Some(following) => game = following,
            None => assert_eq!(number, 3),
        }
    }
    assert_eq!(game.now.series_state(), Some(SeriesState::Drawn));
    // One won and two drawn are two of three points: more than half, but not before the last game.
    let mut game = begun(BestOf::Three);
    lost_by(&mut game, BEN);
    let mut game = next(&game).expect("goes on");
    drawn(&mut game);
    assert_eq!(game.now.series_state(), Some(SeriesState::GoesOn), "one and a half of three");
    let mut game = next(&game).expect("goes on");
    drawn(&mut game);
    assert_eq!(game.now.series_state(), Some(SeriesState::Won(Team::First)));
}

#[test]
fn what_is_broken_off_ends_the_series_and_only_its_first_game_can_be() {
    let mut game = begun(BestOf::Five);
    let mut first = game.clone();
    first.act(ANN, GameDeed::Abort).expect("nobody has moved");
    assert_eq!(first.now.series_state(), Some(SeriesState::BrokenOff));
    assert!(next(&first).is_none());
    lost_by(&mut game, ANN);
    let mut second = next(&game).expect("goes on");
    assert!(!second.now.can_be_aborted());
    assert_eq!(second.act(ANN, GameDeed::Abort), Err(GameRefusal::SeriesHasBegun), "no way out when behind");
    second.act(EVE, GameDeed::End { authority: Authority::Moderator(HERE) }).expect("a moderator");
    assert_eq!((second.now.series_state(), halves(&second)), (Some(SeriesState::BrokenOff), [2, 0]));
    assert!(next(&second).is_none());
}

#[test]
fn who_has_left_plays_no_next_game() {
    let mut game = begun(BestOf::Five);
    game.act(ANN, GameDeed::Claim { absent: vec![BEN] }).expect("Ben has left");
    assert_eq!(game.now.series_state(), Some(SeriesState::BrokenOff));
    assert!(next(&game).is_none());
}

#[test]
fn who_does_not_want_to_meet_another_plays_no_next_game() {
    let mut game = begun(BestOf::Five);
    let too_soon = Entry { seq: game.now.seq().next(), at: NOON, event: GameEvent::SeriesBroken };
    assert_eq!(game.now.clone().apply(&too_soon), Err(ReplayFault::Contradiction), "the game goes on");
    lost_by(&mut game, ANN);
    let parted = game.now.part().expect("the series would go on");
    game.append(vec![parted]);
    assert_eq!((game.now.series_state(), halves(&game)), (Some(SeriesState::BrokenOff), [0, 2]));
    assert!(next(&game).is_none() && game.now.part().is_none());
}

#[test]
fn with_four_points_go_with_the_teams() {
    let terms = Terms {
        best_of: BestOf::Three,
        begins: Begins::First,
        ..terms(FOUR, &[named(DAN), named(BEN), named(CAT)])
    };
    let mut posted = Posted::new(ANN, &terms);
    for player in [BEN, CAT, DAN] {
        posted.act(player, accept()).expect("accepts");
    }
    let mut game = Played::started(posted.game.take().expect("begins"));
    let team = game.side(ANN).team();
    game.act(BEN, GameDeed::Resign).expect("asks");
    game.act(CAT, GameDeed::Resign).expect("agrees");
    let following = next(&game).expect("goes on");
    assert_eq!(following.side(ANN).team(), team.other());
    assert_eq!(following.side(DAN).team(), team.other(), "partners stay partners");
    let before = following.now.halves().expect("of a series");
    assert_eq!((before.of(team.other()), before.of(team)), (2, 0));
}

#[test]
fn a_rematch_after_a_series_is_another_one_and_none_while_it_goes_on() {
    let wish = Rematch { game: GameId(7), absent: Vec::new(), threads: true };
    let mut game = begun(BestOf::Three);
    lost_by(&mut game, BEN);
    let early = Challenge::rematch(ANN, &wish, &game.now, &facts(), NOON);
    assert_eq!(early, Err(ChallengeRefusal::SeriesGoesOn(GameId(7))));
    let mut game = next(&game).expect("goes on");
    lost_by(&mut game, BEN);
    let decision = Challenge::rematch(ANN, &wish, &game.now, &facts(), NOON).expect("it is decided");
    let [ChallengeEvent::Opened { best_of, .. }] = decision.events[..] else { panic!("{decision:?}") };
    assert_eq!(best_of, BestOf::Three);
}

#[test]
fn a_start_that_no_series_has_is_a_fault() {
    let game = begun(BestOf::Three);
    let GameEvent::Started { server, venue, means, rules, limit, seats, series: Some(series) } =
        game.entries[0].event.clone()
    else {
        panic!()
    };
    let started = |series| {
        let event = GameEvent::Started { server, venue, means, rules, limit, seats, series: Some(series) };
        Game::started(&Entry { seq: Seq(1), at: NOON, event }).map(|_| ())
    };
    assert_eq!(started(series), Ok(()));
    assert_eq!(started(Series { number: 2, ..series }), Err(ReplayFault::Contradiction));
    assert_eq!(
        started(Series { number: 4, before: [3, 3].into(), ..series }),
        Err(ReplayFault::Contradiction)
    );
    assert_eq!(game.side(ANN), Side::South);
}

#[test]
fn a_guest_stays_one_as_long_as_the_place_is_taken() {
    let mut game = begun(BestOf::Three);
    lost_by(&mut game, BEN);
    let venue = |taken| match game.now.next_in_series(taken) {
        Some(GameEvent::Started { venue, .. }) => venue,
        other => panic!("{other:?}"),
    };
    assert_eq!((venue(false), venue(true)), (Venue::Place(HERE), Venue::Guest(HERE)));
}

#[test]
fn the_events_of_a_series_have_their_text() {
    let mut game = begun(BestOf::Three);
    let check = |event: &GameEvent, end: &str| {
        let text = event.to_text();
        assert!(text.ends_with(end), "{text}");
        assert_eq!(&GameEvent::from_text(&text).expect("reads"), event);
    };
    check(&game.entries[0].event, r#""series":{"first":7,"best_of":3,"number":1,"before":[0,0]}}"#);
    lost_by(&mut game, ANN);
    let following = next(&game).expect("goes on");
    check(&following.entries[0].event, r#""series":{"first":7,"best_of":3,"number":2,"before":[2,0]}}"#);
    let terms = Terms { best_of: BestOf::Seven, ..terms("mosona", &[Invite::Open]) };
    let opened = Posted::new(ANN, &terms).entries[0].event.to_text();
    assert!(opened.ends_with(r#""again":null,"best_of":7}"#), "{opened}");
}
