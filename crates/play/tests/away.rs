//! Vacations as games see them, reminders as people want them, and who is called.

mod common;

use common::*;
use play::*;
use rules::Side;

const HOUR: i64 = 3600;

fn away(side: Side, until: Time) -> GameEvent {
    GameEvent::Away { side, until }
}

#[test]
fn the_clock_of_who_is_away_stands() {
    let mut game = Played::hourly("mosona strict");
    assert_eq!(game.now.deadline(), Some(at(HOUR)));
    game.append_at(game.now.vacation(ANN, Some(at(50 * HOUR))).expect("is news"), at(HOUR / 2));
    assert_eq!(game.now.vacation(ANN, Some(at(50 * HOUR))), None, "it knows");
    assert_eq!(game.now.away(Side::South), Some(at(50 * HOUR)));
    assert_eq!(game.now.deadline(), Some(at(50 * HOUR + HOUR / 2)), "half an hour is left, then");
    assert_eq!(game.now.rings_at(Reminder::ByLimit), Some(at(50 * HOUR + HOUR / 4)));
    assert_eq!(game.now.rings_at(Reminder::Before(Lead::HOUR)), Some(at(50 * HOUR + HOUR / 4)));
    assert_eq!(game.ring_at(at(49 * HOUR)), None, "nobody is called from a vacation");
    assert_eq!(game.now.credit(at(10 * HOUR), at(20 * HOUR)), None, "the clock did not run");
    let back = game.now.vacation(ANN, None).expect("is news");
    game.append_at(back, at(50 * HOUR));
    assert_eq!(game.now.deadline(), Some(at(50 * HOUR + HOUR / 2)));
    assert_eq!(game.now.vacation(ANN, None), None);
    replays(&game);
}

#[test]
fn who_comes_back_early_has_what_was_left() {
    let mut game = Played::hourly("mosona strict");
    game.append_at(away(Side::South, at(50 * HOUR)), at(HOUR / 2));
    game.append_at(GameEvent::Back { side: Side::South }, at(10 * HOUR));
    assert_eq!(game.now.deadline(), Some(at(10 * HOUR + HOUR / 2)));
    // A longer one in the place of one under way.
    game.append_at(away(Side::South, at(20 * HOUR)), at(10 * HOUR));
    game.append_at(away(Side::South, at(30 * HOUR)), at(15 * HOUR));
    assert_eq!(game.now.deadline(), Some(at(30 * HOUR + HOUR / 2)));
    replays(&game);
}

#[test]
fn a_turn_that_comes_in_a_vacation_begins_after_it() {
    let mut game = Played::hourly("mosona strict");
    game.append_at(away(Side::North, at(50 * HOUR)), at(60));
    assert_eq!(game.now.deadline(), Some(at(HOUR)), "Ann's clock runs");
    game.move_at(at(120));
    assert_eq!(game.now.deadline(), Some(at(51 * HOUR)));
    let moved = game.clone();
    game.append_at(GameEvent::Back { side: Side::North }, at(20 * HOUR));
    assert_eq!(game.now.deadline(), Some(at(21 * HOUR)));
    // Who moves is back, and gains nothing by taking the turn back.
    let mut game = moved;
    let decision = {
        let action = game.now.board().first_legal_action().expect("not over");
        let mv = Move { turn: Turn::Actions(vec![action]), board: Board::Current };
        game.act_at(at(20 * HOUR), BEN, GameDeed::Move(mv)).expect("legal")
    };
    assert_eq!(decision.events[0], GameEvent::Back { side: Side::North });
    assert_eq!(game.now.away(Side::North), None);
    game.act_at(at(20 * HOUR + 30), BEN, take_back()).expect("unasked");
    assert_eq!(game.now.deadline(), Some(at(21 * HOUR)), "as if it had not been made");
    replays(&game);
}

#[test]
fn a_pause_ends_in_a_vacation_and_time_that_is_up_stays_up() {
    let mut game = Played::hourly("mosona strict");
    game.append_at(away(Side::South, at(50 * HOUR)), at(60));
    game.act_at(at(100), ANN, GameDeed::Offer(OfferKind::Pause)).expect("offers");
    game.act_at(at(100), BEN, GameDeed::Offer(OfferKind::Pause)).expect("agrees");
    assert_eq!(game.now.deadline(), None);
    game.act_at(at(HOUR), BEN, GameDeed::Resume).expect("resumes");
    assert_eq!(game.now.deadline(), Some(at(51 * HOUR)));

    let mut late = Played::hourly("mosona strict");
    late.ring_at(at(HOUR)).expect("a reminder");
    late.ring_at(at(HOUR)).expect("the time is up");
    late.append_at(away(Side::South, at(50 * HOUR)), at(HOUR + 60));
    assert!(late.now.claim_opened_by().is_some());
    assert_eq!(late.now.deadline(), Some(at(HOUR)), "nobody gets away by going away");
    late.act_at(at(HOUR + 61), BEN, GameDeed::Claim { absent: Vec::new() }).expect("a win");
    replays(&late);
}

#[test]
fn the_vacation_goes_with_the_person_and_not_with_the_seat() {
    let mut game = Played::hourly("mosona strict");
    game.append_at(away(Side::South, at(50 * HOUR)), at(60));
    game.act_at(at(120), EVE, hand_over(ANN, FAY)).expect("a moderator");
    assert_eq!((game.now.away(Side::South), game.now.deadline()), (None, Some(at(120 + HOUR))));
    assert_eq!(game.now.vacation(ANN, Some(at(50 * HOUR))), None, "she does not play here");
    replays(&game);
}

#[test]
fn a_planned_answer_brings_nobody_back() {
    let mut game = Played::hourly("mosona strict");
    let plan = game.now.plan(BEN, "if a8-b9 then c10xa8", &[]).expect("legal").remove(0);
    game.append_at(away(Side::North, at(50 * HOUR)), at(60));
    game.act_at(
        at(100),
        ANN,
        GameDeed::Move(Move { turn: Turn::Text("a8-b9".into()), board: Board::Current }),
    )
    .expect("legal");
    let Fate::Comes { events, .. } = game.now.fate(&plan) else { panic!() };
    events.into_iter().for_each(|event| game.append_at(event, at(100)));
    assert_eq!(game.now.away(Side::North), Some(at(50 * HOUR)));
    replays(&game);
}

#[test]
fn events_that_make_no_sense_are_faults() {
    let game = Played::hourly("mosona strict");
    let fault = |event| {
        let mut now = game.now.clone();
        now.apply(&Entry { seq: Seq(2), at: at(60), event }).expect_err("a fault")
    };
    assert_eq!(fault(away(Side::South, at(60))), ReplayFault::WrongClock);
    assert_eq!(fault(GameEvent::Back { side: Side::South }), ReplayFault::WrongClock);
    assert_eq!(fault(GameEvent::Called { side: Side::North }), ReplayFault::NotToMove(Side::North));
    assert_eq!(fault(away(Side::West, at(99))), ReplayFault::NobodyThere(Side::West));
}

#[test]
fn everybody_is_reminded_as_they_want() {
    let day = Some(MoveLimit::Day);
    let game = Played::started(start("mosona strict", two(ANN, BEN), day));
    let rings = |reminder| game.now.rings_at(reminder).map(|time| time.since(NOON).as_secs() / 3600);
    let hours = Reminder::OFFERED.map(|reminder| rings(reminder).expect("a clock runs"));
    assert_eq!(
        hours,
        [18, 23, 21, 12, 18, 24],
        "a day before the end is the whole time: the limit says when"
    );
    let side = Side::South;
    assert_eq!(game.now.ring(at(21 * HOUR), Reminder::Before(Lead::HOUR)), None);
    assert_eq!(
        game.now.ring(at(21 * HOUR), Reminder::Before(Lead::THREE_HOURS)),
        Some(GameEvent::Reminded { side })
    );
    // Who wants none is told no sooner than when the time is up.
    let mut unasked = game.clone();
    assert_eq!(unasked.now.ring(at(24 * HOUR), Reminder::Off), Some(GameEvent::TimeUp { side }));
    unasked.append_at(GameEvent::TimeUp { side }, at(24 * HOUR));
    assert!(unasked.now.claim_opened_by().is_some());
    replays(&unasked);
}

#[test]
fn nobody_waits_in_a_pause_or_after_the_end() {
    let mut game = Played::hourly("mosona strict");
    assert_eq!((game.now.waits_for(), game.now.waits_since()), (Some(ANN), NOON));
    let mut credited = game.clone();
    credited.append_at(GameEvent::Credited { ms: 60_000 }, at(600));
    assert_eq!(credited.now.waits_since(), at(60), "time in which nobody could move is no waiting");
    game.append_at(game.now.call().expect("Ann is awaited"), at(1));
    let mut over = game.clone();
    over.act_at(at(5), BEN, GameDeed::Resign).expect("gives up");
    assert_eq!((over.now.waits_for(), over.now.call()), (None, None));
    game.act_at(at(2), ANN, GameDeed::Offer(OfferKind::Pause)).expect("offers");
    game.act_at(at(3), BEN, GameDeed::Offer(OfferKind::Pause)).expect("agrees");
    assert_eq!((game.now.waits_for(), game.now.call()), (None, None));
    replays(&game);
}

#[test]
fn who_takes_a_turn_back_on_vacation_loses_no_time_by_it() {
    let mut game = Played::hourly("mosona strict");
    game.move_at(at(60));
    game.append_at(away(Side::South, at(50 * HOUR)), at(70));
    game.append_at(GameEvent::TakenBack { side: Side::South, ply: 0 }, at(80));
    assert_eq!(game.now.deadline(), Some(at(50 * HOUR + HOUR - 80)), "it stands from there on");
    assert_eq!(game.ring_at(at(49 * HOUR)), None);
    replays(&game);
}
