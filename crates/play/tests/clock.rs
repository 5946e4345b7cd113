//! The time that turns may take.

mod common;

use common::*;
use play::*;
use rules::{Side, Team};

/// Nothing rings a millisecond early.
fn rings(game: &mut Played, time: Time, event: GameEvent) {
    assert_eq!(game.now.rings_at(Reminder::ByLimit), Some(time));
    assert_eq!(game.now.ring(Time(time.0 - 1), Reminder::ByLimit), None);
    assert_eq!(game.ring_at(time), Some(event));
}

fn late(claimed_by: Option<PlayerId>) -> GameEvent {
    GameEvent::Forfeited { side: Side::South, absence: Absence::Time, claimed_by }
}

fn claim() -> GameDeed {
    GameDeed::Claim { absent: Vec::new() }
}

fn pause(game: &mut Played, seconds: i64) {
    game.act_at(at(seconds), ANN, GameDeed::Offer(OfferKind::Pause)).expect("offers");
    game.act_at(at(seconds), BEN, GameDeed::Offer(OfferKind::Pause)).expect("agrees");
}

fn nothing_rings(game: &Game) {
    let end = Time(i64::MAX);
    assert_eq!(
        (game.deadline(), game.rings_at(Reminder::ByLimit), game.ring(end, Reminder::ByLimit)),
        (None, None, None)
    );
    assert_eq!(game.credit(NOON, end), None);
}

#[test]
fn one_is_reminded_then_late_then_lost() {
    let mut game = Played::hourly("mosona strict");
    assert_eq!(game.now.deadline(), Some(at(3600)));
    rings(&mut game, at(2700), GameEvent::Reminded { side: Side::South });
    rings(&mut game, at(3600), GameEvent::TimeUp { side: Side::South });
    rings(&mut game, at(7200), late(None));
    let result =
        GameResult { score: Score::Won(Team::Second), reason: Reason::Forfeited(Side::South, Absence::Time) };
    assert_eq!(game.now.result(), Some(result));
    assert_eq!(format!("{result}, {}", result.reason), "0-1, the time of south ran out");
    nothing_rings(&game.now);
    replays(&game);
}

#[test]
fn every_limit_rings_at_its_times() {
    let hours = |limit| {
        let seats = two(ANN, BEN);
        let mut game = Played::started(start("mosona", seats, Some(limit)));
        let mut times = Vec::new();
        while let Some(time) = game.now.rings_at(Reminder::ByLimit) {
            times.push((time.0 - NOON.0) as f64 / 3_600_000.0);
            game.ring_at(time).expect("rings");
        }
        times
    };
    let all = [
        [0.75, 1.0, 2.0],
        [4.5, 6.0, 12.0],
        [18.0, 24.0, 48.0],
        [54.0, 72.0, 144.0],
        [144.0, 168.0, 240.0],
        [312.0, 336.0, 408.0],
    ];
    assert_eq!(MoveLimit::ALL.map(hours), all);
}

#[test]
fn rings_that_are_overdue_come_one_by_one() {
    let mut game = Played::hourly("mosona strict");
    let end = at(1_000_000);
    assert_eq!(game.ring_at(end), Some(GameEvent::Reminded { side: Side::South }));
    assert_eq!(game.ring_at(end), Some(GameEvent::TimeUp { side: Side::South }));
    assert_eq!(game.ring_at(end), Some(late(None)));
    assert_eq!(game.ring_at(end), None);
}

#[test]
fn opponents_claim_once_the_time_is_up_and_not_before() {
    let mut game = Played::hourly("mosona strict");
    let nothing = |until| Err(GameRefusal::NothingToClaim { until });
    assert_eq!(game.act_at(at(3599), EVE, claim()), Err(GameRefusal::NotAPlayer));
    assert_eq!(game.act_at(at(3599), BEN, claim()), nothing(Some(at(3600))));
    assert_eq!(game.act_at(at(9999), ANN, claim()), nothing(None), "not against oneself");
    let claimed = game.clone().act_at(at(3600), BEN, claim()).map(|decision| decision.events);
    assert_eq!(claimed, Ok(vec![late(Some(BEN))]), "told or not");

    rings(&mut game, at(2700), GameEvent::Reminded { side: Side::South });
    rings(&mut game, at(3600), GameEvent::TimeUp { side: Side::South });
    let mut played = game.clone();
    played.move_at(at(7000));
    assert_eq!(played.act_at(at(7001), BEN, claim()), nothing(None), "whoever is late may still move");
    game.act_at(at(3600), BEN, claim()).expect("claims");
    let result = game.now.result().expect("over");
    assert_eq!(result.reason, Reason::Forfeited(Side::South, Absence::Time));
    assert_eq!(game.act_at(at(3601), BEN, claim()), Err(GameRefusal::Over(result)));
    replays(&game);
}

#[test]
fn with_four_seats_either_opponent_claims_and_the_partner_does_not() {
    let game = Played::hourly("awithlaknakwe seats=4"); // Ann and Dan against Ben and Cat
    let claims = |actor| game.clone().act_at(at(3600), actor, claim()).map(|decision| decision.events);
    for opponent in [BEN, CAT] {
        assert_eq!(claims(opponent), Ok(vec![late(Some(opponent))]));
    }
    for team in [ANN, DAN] {
        assert_eq!(claims(team), Err(GameRefusal::NothingToClaim { until: None }));
    }
}

/// A game in which a huff and a move are to be played.
fn before_a_huff() -> (Played, [GameDeed; 2]) {
    let whole = |game: &Game| game.board().legal_turns().into_iter().find(|turn| turn.len() == 2);
    let game = Played::hourly("mosona").until(|game| whole(game).is_some());
    let turn = whole(&game.now).expect("found");
    let mv = |action| GameDeed::Move(Move { turn: Turn::Actions(vec![action]), board: Board::Current });
    (game, [mv(turn[0]), mv(turn[1])])
}

#[test]
fn a_turn_starts_the_clock_and_a_part_of_one_does_not() {
    let (mut game, [huff, mv]) = before_a_huff();
    let before = (game.now.turn_since(), game.now.deadline());
    game.act_at(at(1800), game.mover(), huff).expect("a huff");
    assert_eq!((game.now.turn_since(), game.now.deadline()), before);
    game.act_at(at(2000), game.mover(), mv).expect("the move");
    assert_eq!((game.now.turn_since(), game.now.deadline()), (at(2000), Some(at(2000 + 3600))));
    assert_eq!(game.now.rings_at(Reminder::ByLimit), Some(at(2000 + 2700)), "the next is reminded anew");
}

#[test]
fn taking_back_unasked_gains_no_time() {
    let mut game = Played::hourly("mosona strict");
    rings(&mut game, at(2700), GameEvent::Reminded { side: Side::South });
    game.move_at(at(3590));
    assert_eq!(game.now.deadline(), Some(at(3590 + 3600)));
    game.act_at(at(3595), ANN, GameDeed::Offer(OfferKind::TakeBack)).expect("takes back");
    assert_eq!((game.now.turn_since(), game.now.deadline()), (NOON, Some(at(3600))));
    rings(&mut game, at(3600), GameEvent::TimeUp { side: Side::South });
    replays(&game);
}

#[test]
fn half_a_turn_taken_back_leaves_the_clock_alone() {
    let (mut game, [huff, _]) = before_a_huff();
    let (player, side, since) = (game.mover(), game.now.to_move(), game.now.turn_since());
    let reminder = game.now.rings_at(Reminder::ByLimit).expect("a clock runs");
    let later = |seconds: i64| Time(reminder.0 + 1000 * seconds);
    game.act_at(later(-10), player, huff).expect("a huff");
    rings(&mut game, reminder, GameEvent::Reminded { side });
    let credit = game.now.credit(reminder, later(30)).expect("half a minute");
    game.append_at(credit, later(30));
    let clock = (game.now.deadline(), game.now.rings_at(Reminder::ByLimit));
    assert_eq!(clock, (Some(later(900 + 30)), Some(later(900 + 30))), "reminded once, and credited");
    game.act_at(later(40), player, GameDeed::Offer(OfferKind::TakeBack)).expect("takes back");
    assert_eq!((game.now.to_move(), game.now.turn_since()), (side, since));
    assert_eq!((game.now.deadline(), game.now.rings_at(Reminder::ByLimit)), clock);
    replays(&game);
}

#[test]
fn a_turn_of_two_parts_taken_back_leaves_the_clock_as_it_stood_before_the_last() {
    let (mut game, [huff, mv]) = before_a_huff();
    let (player, side) = (game.mover(), game.now.to_move());
    let reminder = game.now.rings_at(Reminder::ByLimit).expect("a clock runs");
    game.act_at(Time(reminder.0 - 10_000), player, huff).expect("a huff");
    rings(&mut game, reminder, GameEvent::Reminded { side });
    let clock = (game.now.turn_since(), game.now.deadline(), game.now.rings_at(Reminder::ByLimit));
    game.act_at(Time(reminder.0 + 10_000), player, mv).expect("the move");
    game.act_at(Time(reminder.0 + 20_000), player, GameDeed::Offer(OfferKind::TakeBack)).expect("takes back");
    assert_eq!(game.now.to_move(), side);
    assert_eq!((game.now.turn_since(), game.now.deadline(), game.now.rings_at(Reminder::ByLimit)), clock);
    replays(&game);
}

#[test]
fn taking_back_by_consent_starts_the_clock() {
    let mut game = Played::hourly("mosona strict");
    game.move_at(at(10));
    game.act_at(at(100), ANN, GameDeed::Offer(OfferKind::TakeBack)).expect("offers");
    game.act_at(at(200), BEN, GameDeed::Agree { kind: OfferKind::TakeBack, offer: None }).expect("agrees");
    assert_eq!(game.now.player_to_move(), Some(ANN));
    assert_eq!((game.now.turn_since(), game.now.deadline()), (at(200), Some(at(200 + 3600))));
    rings(&mut game, at(200 + 2700), GameEvent::Reminded { side: Side::South });
    replays(&game);
}

#[test]
fn a_new_player_to_move_has_the_whole_time() {
    for (from, deadline) in [(ANN, at(3000 + 3600)), (BEN, at(3600))] {
        let mut game = Played::hourly("mosona strict");
        rings(&mut game, at(2700), GameEvent::Reminded { side: Side::South });
        let (standing, authority) = (Standing::Present, Authority::Moderator(HERE));
        let deed = GameDeed::HandOver { from, to: EVE, standing, authority };
        game.act_at(at(3000), DAN, deed).expect("a moderator");
        assert_eq!(game.now.deadline(), Some(deadline));
        replays(&game);
    }
}

#[test]
fn time_the_bot_was_away_is_credited_once() {
    let mut game = Played::hourly("mosona strict");
    let credited = |seconds: u64| Some(GameEvent::Credited { ms: seconds * 1000 });
    assert_eq!(game.now.credit(at(-600), at(60)), credited(60), "from the start of the turn on");
    assert_eq!(game.now.credit(at(600), at(600)), None);
    let event = game.now.credit(at(600), at(1200)).expect("ten minutes");
    assert_eq!(Some(event.clone()), credited(600));
    game.append_at(event, at(1200));
    assert_eq!((game.now.deadline(), game.now.rings_at(Reminder::ByLimit)), (Some(at(4200)), Some(at(3300))));
    assert_eq!(game.now.turn_since(), NOON, "it is told since when it is whose turn");
    assert_eq!(game.now.credit(at(600), at(1200)), None, "once");
    let event = game.now.credit(at(600), at(1500)).expect("what has come to it");
    assert_eq!(Some(event.clone()), credited(300));
    game.append_at(event, at(1500));
    assert_eq!(game.now.deadline(), Some(at(4500)));
    rings(&mut game, at(3600), GameEvent::Reminded { side: Side::South });
    rings(&mut game, at(4500), GameEvent::TimeUp { side: Side::South });
    let event = game.now.credit(at(5000), at(6000)).expect("also in the time after it");
    game.append_at(event, at(6000));
    rings(&mut game, at(4500 + 1000 + 3600), late(None));
    replays(&game);
}

#[test]
fn no_clock_runs_without_a_limit_or_while_the_program_thinks() {
    nothing_rings(&Played::new("mosona").now);
    let mut game = Played::against_program();
    assert_eq!(game.now.deadline(), Some(at(3600)));
    game.move_at(at(30));
    assert_eq!(game.now.player_to_move(), None);
    nothing_rings(&game.now);
    game.program_moves();
    let since = game.now.turn_since();
    assert_eq!(game.now.rings_at(Reminder::ByLimit), Some(Time(since.0 + 2_700_000)));
}

#[test]
fn in_a_pause_nothing_moves_and_nothing_rings() {
    let mut game = Played::hourly("mosona strict");
    assert_eq!(game.act_at(at(1), ANN, GameDeed::Resume), Err(GameRefusal::NotPaused));
    pause(&mut game, 1800);
    assert!(game.now.is_paused());
    nothing_rings(&game.now);
    let action = game.now.board().first_legal_action().expect("not over");
    let mv = || GameDeed::Move(Move { turn: Turn::Actions(vec![action]), board: Board::Current });
    assert_eq!(game.act_at(at(1900), ANN, mv()), Err(GameRefusal::Paused));
    let not_ben = GameRefusal::NotYourTurn { side: Side::South, since: NOON };
    assert_eq!(game.act_at(at(1900), BEN, mv()), Err(not_ben));
    let offered = game.act_at(at(1900), ANN, GameDeed::Offer(OfferKind::Pause));
    assert_eq!(offered, Err(GameRefusal::Paused));
    let nothing = Err(GameRefusal::NothingToClaim { until: None });
    assert_eq!(game.act_at(at(99_999), BEN, claim()), nothing);
    assert_eq!(game.act_at(at(99_999), EVE, GameDeed::Resume), Err(GameRefusal::NotAPlayer));

    for (actor, side) in [(ANN, Side::South), (BEN, Side::North)] {
        let mut game = game.clone();
        let events = game.act_at(at(100_000), actor, GameDeed::Resume).expect("any player").events;
        assert_eq!(events, [GameEvent::Resumed { side }]);
        assert!(!game.now.is_paused());
        assert_eq!((game.now.turn_since(), game.now.deadline()), (NOON, Some(at(100_000 + 3600))));
        rings(&mut game, at(100_000 + 2700), GameEvent::Reminded { side: Side::South });
        game.move_at(at(103_000));
        replays(&game);
    }
    game.act_at(at(1900), ANN, GameDeed::Resign).expect("one may give up all the same");
    assert!(!game.now.is_paused(), "a game that is over waits for nobody");
}

#[test]
fn in_a_pause_one_may_take_back_and_be_replaced() {
    let mut game = Played::hourly("mosona strict");
    game.move_at(at(10));
    pause(&mut game, 20);
    game.act_at(at(30), ANN, GameDeed::Offer(OfferKind::TakeBack)).expect("takes back");
    let (standing, authority) = (Standing::Present, Authority::Moderator(HERE));
    let deed = GameDeed::HandOver { from: ANN, to: EVE, standing, authority };
    game.act_at(at(40), DAN, deed).expect("a moderator");
    assert!(game.now.is_paused());
    nothing_rings(&game.now);
    game.act_at(at(50), EVE, GameDeed::Resume).expect("resumes");
    assert_eq!(game.now.deadline(), Some(at(50 + 3600)));
    replays(&game);
}

#[test]
fn without_a_limit_there_is_nothing_to_pause() {
    let mut game = Played::new("mosona");
    assert_eq!(game.act(ANN, GameDeed::Offer(OfferKind::Pause)), Err(GameRefusal::NoLimit));
    assert_eq!(game.act(ANN, GameDeed::Resume), Err(GameRefusal::NotPaused));
    assert_eq!(game.act(BEN, claim()), Err(GameRefusal::NothingToClaim { until: None }));
}

#[test]
fn the_program_waits_in_a_pause() {
    let seats = [
        (Side::South, ANN.into()),
        (Side::West, program(2)),
        (Side::North, BEN.into()),
        (Side::East, program(2)),
    ];
    let mut game = Played::started(start("awithlaknakwe seats=4", Seats::new(seats), Some(MoveLimit::Hour)));
    game.move_at(at(10));
    pause(&mut game, 20);
    let action = game.now.board().first_legal_action().expect("not over");
    assert_eq!(game.by_program(&[action]), Err(GameRefusal::Paused));
    game.act(ANN, GameDeed::Resume).expect("resumes");
    game.program_moves();
    replays(&game);
}

#[test]
fn a_clock_that_rings_without_reason_is_a_fault() {
    let game = Played::hourly("mosona strict");
    for event in [
        GameEvent::Reminded { side: Side::North },
        GameEvent::TimeUp { side: Side::South },
        GameEvent::Resumed { side: Side::South },
    ] {
        let entry = Entry { seq: Seq(2), at: at(2), event };
        assert_eq!(game.now.clone().apply(&entry), Err(ReplayFault::WrongClock), "{:?}", entry.event);
    }
}
