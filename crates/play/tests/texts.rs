//! Events as text: what is written now, and what was written before, to the letter.

mod common;

use common::*;
use play::*;
use rules::{Action, BySide, Side, Variant};

fn strip(text: &str) -> Vec<Action> {
    vec![Action::read(Variant::Mosona, text).expect("notation")]
}

/// Written like that, and read back.
fn game(event: GameEvent, text: &str) {
    assert_eq!(event.to_text(), text);
    assert_eq!(GameEvent::from_text(text).expect("reads"), event, "{text}");
    all_people_change(event, GameEvent::to_text);
}

fn challenge(event: ChallengeEvent, text: &str) {
    assert_eq!(event.to_text(), text);
    assert_eq!(ChallengeEvent::from_text(text).expect("reads"), event, "{text}");
    all_people_change(event, ChallengeEvent::to_text);
}

/// Nobody's number is left in an event once all the people it names are others.
fn all_people_change<E: NamesPeople>(mut event: E, to_text: impl Fn(&E) -> String) {
    const OTHER: u64 = 1 << 62;
    event.each_person(&mut |player| player.0 = OTHER);
    let text: serde_json::Value = serde_json::from_str(&to_text(&event)).expect("JSON");
    let mut people = Vec::new();
    for key in ["by", "to", "claimed_by", "seats"] {
        numbers(&text[key], &mut people);
    }
    assert!(people.iter().all(|number| *number == OTHER), "{text}");
}

/// All numbers in what is written of people, but for the levels of the program.
fn numbers(value: &serde_json::Value, found: &mut Vec<u64>) {
    match value {
        serde_json::Value::Number(number) => found.extend(number.as_u64()),
        serde_json::Value::Array(values) => values.iter().for_each(|value| numbers(value, found)),
        serde_json::Value::Object(entries) => {
            let people = entries.iter().filter(|(key, _)| *key != "program");
            people.for_each(|(_, value)| numbers(value, found));
        }
        _ => {}
    }
}

#[test]
fn the_start_of_a_game_has_its_text() {
    let people = start("mosona strict", two(ANN, PlayerId(u64::MAX)), Some(MoveLimit::SixHours));
    game(
        people,
        r#"{"format":3,"event":"started","server":9,"venue":{"place":100},"means":"posts","rules":"mosona strict","limit":"6h","seats":[["south",1],["north",18446744073709551615]]}"#,
    );
    let seats = Seats::new([(Side::South, ANN.into()), (Side::North, program(8))]);
    let (venue, means) = (Venue::Guest(HERE), Means::Answers);
    let (rules, limit) = (rules("kolowis"), None);
    game(
        GameEvent::Started { server: None, venue, means, rules, limit, seats, series: None },
        r#"{"format":3,"event":"started","server":null,"venue":{"guest":100},"means":"answers","rules":"kolowis","limit":null,"seats":[["south",1],["north",{"program":8}]]}"#,
    );
}

#[test]
fn every_limit_has_its_text() {
    let words = MoveLimit::ALL.map(|limit| serde_json::to_string(&limit).expect("JSON"));
    assert_eq!(words, [r#""1h""#, r#""6h""#, r#""1d""#, r#""3d""#, r#""7d""#, r#""14d""#]);
}

#[test]
fn every_event_of_a_game_has_its_text() {
    let (south, west) = (Side::South, Side::West);
    let (by, to) = (EVE, BEN);
    let sided = |event: &str, side: &str| format!(r#"{{"format":3,"event":"{event}","side":"{side}"}}"#);
    let settled = |thread, because| GameEvent::Settled { thread, because };
    game(settled(Some(HERE), None), r#"{"format":3,"event":"settled","thread":100}"#);
    game(settled(None, None), r#"{"format":3,"event":"settled","thread":null}"#);
    game(
        settled(None, Some(NoThread::TooMany)),
        r#"{"format":3,"event":"settled","thread":null,"because":"too_many"}"#,
    );
    game(
        GameEvent::Played { side: south, actions: strip("a8-b9"), how: Manner::ByHand },
        r#"{"format":3,"event":"played","side":"south","actions":{"strip":["a8-b9"]}}"#,
    );
    game(
        GameEvent::Played { side: south, actions: strip("a8-b9"), how: Manner::Planned },
        r#"{"format":3,"event":"played","side":"south","actions":{"strip":["a8-b9"]},"how":"planned"}"#,
    );
    game(GameEvent::Passed { side: west }, &sided("passed", "west"));
    for (offer, word) in
        [(OfferKind::Draw, "draw"), (OfferKind::TakeBack, "take_back"), (OfferKind::Pause, "pause")]
    {
        let text =
            |event: &str| format!(r#"{{"format":3,"event":"{event}","side":"west","offer":"{word}"}}"#);
        game(GameEvent::Offered { side: west, offer }, &text("offered"));
        game(GameEvent::Agreed { side: west, offer }, &text("agreed"));
        game(GameEvent::Declined { side: west, offer }, &text("declined"));
        game(GameEvent::Withdrawn { side: west, offer }, &text("withdrawn"));
    }
    game(
        GameEvent::TakenBack { side: south, ply: 12 },
        r#"{"format":3,"event":"taken_back","side":"south","ply":12}"#,
    );
    game(GameEvent::Resumed { side: Side::North }, &sided("resumed", "north"));
    game(GameEvent::Reminded { side: Side::East }, &sided("reminded", "east"));
    game(GameEvent::TimeUp { side: south }, &sided("time_up", "south"));
    game(GameEvent::SeriesBroken, r#"{"format":3,"event":"series_broken"}"#);
    game(GameEvent::Credited { ms: 61_000 }, r#"{"format":3,"event":"credited","ms":61000}"#);
    game(
        GameEvent::Forfeited { side: south, absence: Absence::Time, claimed_by: None },
        r#"{"format":3,"event":"forfeited","side":"south","absence":"time","claimed_by":null}"#,
    );
    game(
        GameEvent::Forfeited { side: south, absence: Absence::Left, claimed_by: Some(BEN) },
        r#"{"format":3,"event":"forfeited","side":"south","absence":"left","claimed_by":2}"#,
    );
    game(GameEvent::Aborted { side: south }, &sided("aborted", "south"));
    game(GameEvent::Ended { by }, r#"{"format":3,"event":"ended","by":5}"#);
    game(
        GameEvent::SeatOpened { side: west, by },
        r#"{"format":3,"event":"seat_opened","side":"west","by":5}"#,
    );
    game(
        GameEvent::SeatTaken { side: west, by },
        r#"{"format":3,"event":"seat_taken","side":"west","by":5}"#,
    );
    game(
        GameEvent::HandedOver { side: west, to, by },
        r#"{"format":3,"event":"handed_over","side":"west","to":2,"by":5}"#,
    );
    game(
        GameEvent::Moved { venue: Venue::Place(HERE) },
        r#"{"format":3,"event":"moved","venue":{"place":100}}"#,
    );
    game(GameEvent::ResignAsked { side: south }, &sided("resign_asked", "south"));
    game(GameEvent::PlayedOn { side: south }, &sided("played_on", "south"));
    game(GameEvent::Resigned { side: south }, &sided("resigned", "south"));
}

#[test]
fn every_event_of_a_challenge_has_its_text() {
    let mut seats = BySide::default();
    seats[Side::South] = Some(Seat::Taken { by: ANN, named: true });
    seats[Side::West] = Some(Seat::Open);
    seats[Side::North] = Some(Seat::Named(BEN));
    seats[Side::East] = Some(Seat::Program(Level::MAX));
    let (server, place, means) = (Some(Server(9)), HERE, Means::Posts);
    let (rules, limit, begins) = (rules("awithlaknakwe seats=4"), Some(MoveLimit::TwoWeeks), Begins::Random);
    let (expires, again) = (NOON, Some(GameId(3)));
    challenge(
        ChallengeEvent::Opened {
            by: ANN,
            server,
            place,
            means,
            rules,
            limit,
            begins,
            seats,
            expires,
            again,
            best_of: BestOf::One,
        },
        r#"{"format":3,"event":"opened","by":1,"server":9,"place":100,"means":"posts","rules":"awithlaknakwe seats=4","limit":"14d","begins":"random","seats":[["south",{"taken":{"by":1,"named":true}}],["west","open"],["north",{"named":2}],["east",{"program":9}]],"expires":1800000000000,"again":3}"#,
    );
    let side = Side::North;
    challenge(
        ChallengeEvent::Taken { side, by: BEN },
        r#"{"format":3,"event":"taken","side":"north","by":2}"#,
    );
    challenge(
        ChallengeEvent::Filled { side, program: level(3) },
        r#"{"format":3,"event":"filled","side":"north","program":3}"#,
    );
    challenge(ChallengeEvent::Left { side, by: BEN }, r#"{"format":3,"event":"left","side":"north","by":2}"#);
    challenge(ChallengeEvent::Declined { by: BEN }, r#"{"format":3,"event":"declined","by":2}"#);
    let reasons = ["no_time", "other_game", "other_rules", "other_limit"];
    for (reason, word) in DeclineReason::ALL.into_iter().zip(reasons) {
        challenge(
            ChallengeEvent::Explained { reason },
            &format!(r#"{{"format":3,"event":"explained","reason":"{word}"}}"#),
        );
    }
    challenge(ChallengeEvent::Cancelled, r#"{"format":3,"event":"cancelled"}"#);
    challenge(ChallengeEvent::Expired, r#"{"format":3,"event":"expired"}"#);
    challenge(ChallengeEvent::Started { game: GameId(7) }, r#"{"format":3,"event":"started","game":7}"#);
}

/// As release 0.1 wrote them.
#[test]
fn games_of_format_1_are_read() {
    let read = |text: &str| GameEvent::from_text(text).expect(text);
    let started = read(
        r#"{"format":1,"event":"started","server":9,"venue":{"place":100},"rules":"mosona","seats":[["south",1],["north",2]]}"#,
    );
    assert_eq!(started, start("mosona", two(ANN, BEN), None));
    let (south, north) = (Side::South, Side::North);
    let offer = OfferKind::Draw;
    for (text, event) in [
        (
            r#"{"format":1,"event":"settled","thread":100}"#,
            GameEvent::Settled { thread: Some(HERE), because: None },
        ),
        (
            r#"{"format":1,"event":"played","side":"south","actions":{"strip":["a8-b9"]}}"#,
            GameEvent::Played { side: south, actions: strip("a8-b9"), how: Manner::ByHand },
        ),
        (r#"{"format":1,"event":"passed","side":"south"}"#, GameEvent::Passed { side: south }),
        (r#"{"format":1,"event":"draw_offered","side":"south"}"#, GameEvent::Offered { side: south, offer }),
        (r#"{"format":1,"event":"draw_agreed","side":"north"}"#, GameEvent::Agreed { side: north, offer }),
        (
            r#"{"format":1,"event":"draw_declined","side":"north"}"#,
            GameEvent::Declined { side: north, offer },
        ),
        (
            r#"{"format":1,"event":"draw_withdrawn","side":"south"}"#,
            GameEvent::Withdrawn { side: south, offer },
        ),
        (r#"{"format":1,"event":"resign_asked","side":"south"}"#, GameEvent::ResignAsked { side: south }),
        (r#"{"format":1,"event":"played_on","side":"south"}"#, GameEvent::PlayedOn { side: south }),
        (r#"{"format":1,"event":"resigned","side":"north"}"#, GameEvent::Resigned { side: north }),
    ] {
        assert_eq!(read(text), event);
    }
}

#[test]
fn a_draw_of_format_1_is_offered_declined_and_agreed() {
    let texts = [
        r#"{"format":1,"event":"started","server":null,"venue":{"place":100},"rules":"mosona","seats":[["south",1],["north",2]]}"#,
        r#"{"format":1,"event":"draw_offered","side":"south"}"#,
        r#"{"format":1,"event":"draw_declined","side":"north"}"#,
        r#"{"format":1,"event":"played","side":"south","actions":{"strip":["a8-b9"]}}"#,
        r#"{"format":1,"event":"draw_offered","side":"south"}"#,
        r#"{"format":1,"event":"draw_withdrawn","side":"south"}"#,
        r#"{"format":1,"event":"draw_offered","side":"north"}"#,
        r#"{"format":1,"event":"draw_agreed","side":"south"}"#,
    ];
    let entry = |(number, text): (u32, &str)| {
        let event = GameEvent::from_text(text).expect(text);
        Entry { seq: Seq(number), at: NOON, event }
    };
    let entries: Vec<Entry<GameEvent>> = (1..).zip(texts).map(entry).collect();
    let game = Game::replay(&entries).expect("tells a story");
    assert_eq!(game.result(), Some(GameResult { score: Score::Drawn, reason: Reason::Agreed }));
    let halfway = Game::replay(&entries[..5]).expect("tells a story");
    let stands = Offer { kind: OfferKind::Draw, by: Side::South, seq: Seq(5), agreed: BySide::default() };
    assert_eq!(halfway.offers(), [stands]);
    assert_eq!(
        (halfway.limit(), halfway.means(), halfway.rings_at(Reminder::ByLimit)),
        (None, Means::Posts, None)
    );
}

#[test]
fn challenges_of_format_1_are_read() {
    let read = |text: &str| ChallengeEvent::from_text(text).expect(text);
    let opened = read(
        r#"{"format":1,"event":"opened","by":1,"server":9,"place":100,"rules":"mosona","begins":"first","seats":[["south",{"taken":{"by":1,"named":true}}],["north",{"named":2}]],"expires":1800086400000}"#,
    );
    let now = Posted::new(ANN, &terms("mosona", &[named(BEN)])).entries.remove(0);
    assert_eq!(opened, now.event);
    let (side, by) = (Side::North, BEN);
    for (text, event) in [
        (r#"{"format":1,"event":"taken","side":"north","by":2}"#, ChallengeEvent::Taken { side, by }),
        (r#"{"format":1,"event":"left","side":"north","by":2}"#, ChallengeEvent::Left { side, by }),
        (r#"{"format":1,"event":"declined","by":2}"#, ChallengeEvent::Declined { by }),
        (r#"{"format":1,"event":"cancelled"}"#, ChallengeEvent::Cancelled),
        (r#"{"format":1,"event":"expired"}"#, ChallengeEvent::Expired),
        (r#"{"format":1,"event":"started","game":7}"#, ChallengeEvent::Started { game: GameId(7) }),
    ] {
        assert_eq!(read(text), event);
    }
}

#[test]
fn events_of_format_2_are_read() {
    let text = r#"{"format":2,"event":"offered","side":"south","offer":"draw"}"#;
    let event = GameEvent::Offered { side: Side::South, offer: OfferKind::Draw };
    assert_eq!(GameEvent::from_text(text).expect("was written once"), event);
    let text = r#"{"format":2,"event":"cancelled"}"#;
    assert_eq!(ChallengeEvent::from_text(text).expect("was written once"), ChallengeEvent::Cancelled);
}

#[test]
fn later_formats_and_nonsense_are_refused() {
    assert_eq!(FORMAT, 3);
    let later = r#"{"format":4,"event":"resigned","side":"south"}"#;
    assert!(matches!(GameEvent::from_text(later), Err(EventTextError::Later { found: 4 })));
    let later = r#"{"format":4,"happened":[]}"#;
    assert!(matches!(ChallengeEvent::from_text(later), Err(EventTextError::Later { found: 4 })));
    for text in [
        "",
        "[]",
        "null",
        r#"{"event":"expired"}"#,
        r#"{"format":1}"#,
        r#"{"format":1,"event":7}"#,
        r#"{"format":3,"event":"draw_offered","side":"south"}"#,
        r#"{"format":3,"event":"credited","ms":-1}"#,
        r#"{"format":3,"event":"offered","side":"south","offer":"money"}"#,
        r#"{"format":3,"event":"started","server":9,"venue":{"place":100},"rules":"mosona","limit":"2d","seats":[["south",1],["north",2]]}"#,
        r#"{"format":3,"event":"started","server":9,"venue":{"place":100},"rules":"mosona","seats":[["south",1],["north",{"program":0}]]}"#,
    ] {
        assert!(matches!(GameEvent::from_text(text), Err(EventTextError::Malformed(_))), "{text}");
        assert!(matches!(ChallengeEvent::from_text(text), Err(EventTextError::Malformed(_))), "{text}");
    }
}
