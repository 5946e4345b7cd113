//! Random people do random things: the invariants hold, and the events tell the same story again.

mod common;

use std::time::Duration;

use common::*;
use play::*;
use proptest::prelude::*;
use rules::{Side, Team};

/// The rules of a random game: each family, every kind of turn, two and four seats.
const RULES: [&str; 6] = [
    "mosona",
    "mosona lozenges=2",
    "kolowis strict ends=curved",
    "awithlaknakwe",
    "awithlaknakwe seats=4",
    "awithlaknakwe seats=4 priest=captor capture=optional",
];

#[derive(Clone, Debug)]
enum Try {
    /// The player to move, or the program, plays one of the legal turns.
    Legal {
        choice: usize,
        typed: bool,
    },
    /// The player to move plays the first part of a legal turn: a huff alone, say.
    Part {
        choice: usize,
    },
    /// Somebody types something.
    Typed {
        actor: usize,
        text: String,
    },
    /// Somebody presses a button of some board.
    Pressed {
        actor: usize,
        choice: usize,
        board: u32,
    },
    Other {
        actor: usize,
        deed: usize,
        other: usize,
    },
    /// Minutes go by, and clocks ring.
    Wait {
        minutes: i64,
    },
    /// Somebody goes on vacation for some minutes, or comes back.
    Vacation {
        actor: usize,
        minutes: i64,
    },
    /// Minutes go by while the bot is away.
    Away {
        minutes: i64,
    },
}

fn tries() -> impl Strategy<Value = Try> {
    prop_oneof![
        12 => (any::<usize>(), any::<bool>()).prop_map(|(choice, typed)| Try::Legal { choice, typed }),
        2 => any::<usize>().prop_map(|choice| Try::Part { choice }),
        2 => (0..5_usize, "[a-nA-N0-9 x~P@-]{0,12}").prop_map(|(actor, text)| Try::Typed { actor, text }),
        2 => (0..5_usize, any::<usize>(), 0..60_u32)
            .prop_map(|(actor, choice, board)| Try::Pressed { actor, choice, board }),
        6 => (0..5_usize, 0..100_usize, 0..5_usize)
            .prop_map(|(actor, deed, other)| Try::Other { actor, deed, other }),
        1 => (0..5_usize, 0..200_i64).prop_map(|(actor, minutes)| Try::Vacation { actor, minutes }),
        2 => (0..50_i64).prop_map(|minutes| Try::Wait { minutes }),
        1 => (0..200_i64).prop_map(|minutes| Try::Away { minutes }),
    ]
}

/// Ending deeds are rare, so that games grow.
fn deed(number: usize, other: usize) -> GameDeed {
    let (player, kind, offer) = (PEOPLE[other], OfferKind::ALL[other % 3], None);
    let authority = Authority::Moderator(HERE);
    match number {
        0 => GameDeed::Resign,
        1 => GameDeed::AgreeResign { question: None },
        2 => GameDeed::End { authority },
        3 => GameDeed::Abort,
        4 => GameDeed::Claim { absent: vec![player] },
        5..10 => GameDeed::Claim { absent: Vec::new() },
        10..15 => GameDeed::PlayOn { question: None },
        15..40 => GameDeed::Offer(kind),
        40..50 => GameDeed::Agree { kind, offer },
        50..55 => GameDeed::Decline { kind, offer },
        55..60 => GameDeed::Withdraw { kind, offer },
        60..70 => GameDeed::Resume,
        70..75 => GameDeed::OpenSeat { player, standing: Standing::Absent },
        75..85 => GameDeed::TakeSeat { side: Side::ALL[other % 4] },
        85..90 => GameDeed::HandOver { from: player, to: FAY, standing: Standing::Present, authority },
        90..92 => continue_at(Place(200 + other as u64), PlaceState::Gone),
        _ => GameDeed::Offer(OfferKind::TakeBack),
    }
}

/// What somebody wants to do, if it can be wanted.
fn attempt(game: &Game, wish: &Try) -> Option<(PlayerId, GameDeed)> {
    let turns = game.board().legal_turns();
    let turn = |choice: usize| (!turns.is_empty()).then(|| turns[choice % turns.len()].clone());
    let mv = |turn, board| GameDeed::Move(Move { turn, board });
    Some(match wish {
        Try::Legal { choice, typed } => {
            let turn = turn(*choice)?;
            let words: Vec<String> = turn.iter().map(ToString::to_string).collect();
            let turn = if *typed { Turn::Text(words.join(" ")) } else { Turn::Actions(turn) };
            (game.player_to_move()?, mv(turn, Board::Current))
        }
        Try::Part { choice } => {
            let first = turn(*choice)?.first().copied()?;
            (game.player_to_move()?, mv(Turn::Actions(vec![first]), Board::Current))
        }
        Try::Typed { actor, text } => (PEOPLE[*actor], mv(Turn::Text(text.clone()), Board::Current)),
        Try::Pressed { actor, choice, board } => {
            (PEOPLE[*actor], mv(Turn::Actions(turn(*choice)?), Board::Exactly(Seq(*board))))
        }
        Try::Other { actor, deed: number, other } => (PEOPLE[*actor], deed(*number, *other)),
        Try::Wait { .. } | Try::Away { .. } | Try::Vacation { .. } => return None,
    })
}

fn check_step(before: &Game, actor: PlayerId, deed: &GameDeed, after: &Game) {
    let anybody =
        matches!(deed, GameDeed::TakeSeat { .. } | GameDeed::HandOver { .. } | GameDeed::End { .. });
    let side = before.seats().side_of(actor);
    assert!(anybody || side.is_some(), "only players change anything");
    assert!(before.result().is_none(), "nothing changes after the end");
    match deed {
        GameDeed::Move(_) => {
            assert_eq!(before.player_to_move(), Some(actor));
            assert!(!before.is_paused());
            assert!(after.ply() > before.ply());
        }
        GameDeed::Offer(OfferKind::TakeBack) | GameDeed::Agree { kind: OfferKind::TakeBack, .. } => {
            assert!(after.ply() <= before.ply());
        }
        _ => assert_eq!(before.ply(), after.ply()),
    }
    if after.ply() == before.ply() {
        assert_eq!(before.board_seq(), after.board_seq());
    } else {
        assert!(before.seq() < after.board_seq() && after.board_seq() <= after.seq());
    }
    let Some(reason) = after.result().map(|result| result.reason) else { return };
    let team = side.map(Side::team);
    match (deed, reason) {
        (GameDeed::Move(_), Reason::Rules(_)) => {}
        (GameDeed::Resign | GameDeed::AgreeResign { .. }, Reason::Resigned(by)) => {
            assert_eq!(Some(by.team()), team);
        }
        (GameDeed::Agree { .. } | GameDeed::Offer(_), Reason::Agreed) => {}
        (GameDeed::Claim { .. }, Reason::Forfeited(lost, _)) => assert_ne!(Some(lost.team()), team),
        (GameDeed::Abort, Reason::Aborted(by)) => assert_eq!(Some(by), side),
        (GameDeed::End { .. }, Reason::Ended(by)) => assert_eq!(by, actor),
        (deed, reason) => panic!("{deed:?} led to {reason:?}"),
    }
}

fn check_state(game: &Game) {
    let running = game.result().is_none();
    let program = game.seats().player(game.to_move()).is_none();
    assert_eq!(running && !program, game.player_to_move().is_some());
    assert!(game.board_seq() <= game.seq());
    for offer in game.offers() {
        assert!(running);
        assert!(
            game.asked_by(offer.by, offer.kind).iter().any(|side| !offer.agreed[*side]),
            "somebody is still to answer"
        );
        assert_eq!(game.offer(offer.kind), Some(*offer), "one of a kind");
    }
    for team in Team::ALL {
        if let Some(asker) = game.resign_question(team) {
            assert!(running && asker.by.team() == team && game.seats().partner(asker.by).is_some());
        }
    }
    assert!(game.board().forced_pass().is_none() || !running);
    let turns = game.board().turns();
    let has_moved = |side: Side| turns.iter().any(|turn| turn.is_over() && turn.before.to_move() == side);
    let all_have = game.seats().sitters().all(|seat| has_moved(seat.0));
    let is_first = game.series().is_none_or(|series| series.number == 1);
    assert_eq!(game.can_be_aborted(), running && !all_have && is_first);
    let mut people: Vec<PlayerId> = game.seats().iter().map(|seat| seat.1).collect();
    people.sort();
    people.dedup();
    assert_eq!(people.len(), game.seats().iter().count(), "nobody sits twice");
    assert!(game.open_seats().all(|side| running && game.seats().player(side).is_some()));
    let runs = game.limit().is_some() && game.player_to_move().is_some() && !game.is_paused();
    assert_eq!((game.deadline().is_some(), game.rings_at(Reminder::ByLimit).is_some()), (runs, runs));
    let mut again = rules::Game::new(game.rules());
    game.board().actions().iter().for_each(|action| again.play(*action).expect("legal"));
    assert_eq!(again.position(), game.board().position(), "the board is what its actions make");
}

/// A game for people, or one with the program on every other seat; of a series after as many games as people
/// gave up.
fn begun(
    text: &str,
    limit: Option<MoveLimit>,
    with_program: bool,
    (best_of, given_up): (BestOf, &[usize]),
) -> Played {
    let rules = rules(text);
    let sitter = |(n, &side)| {
        let program = with_program && n % 2 == 1;
        (side, if program { program_of(n) } else { PEOPLE[n].into() })
    };
    let seats = Seats::new(rules.sides().iter().enumerate().map(sitter));
    let mut game = Played::started(in_series(start(text, seats, limit), best_of));
    for actor in given_up {
        let people: Vec<PlayerId> = game.now.seats().iter().map(|seat| seat.1).collect();
        let resigned = game.act(people[actor % people.len()], GameDeed::Resign);
        match game.now.next_in_series(false).filter(|_| resigned.is_ok()) {
            Some(next) => game = Played::started(next),
            None if game.now.result().is_some() => return begun(text, limit, with_program, (best_of, &[])),
            None => break,
        }
    }
    game
}

fn in_series(event: GameEvent, best_of: BestOf) -> GameEvent {
    let GameEvent::Started { server, venue, means, rules, limit, seats, .. } = event else { return event };
    let before = Halves::default();
    let series = (best_of != BestOf::One).then_some(Series { first: GameId(1), best_of, number: 1, before });
    GameEvent::Started { server, venue, means, rules, limit, seats, series }
}

/// What follows of a game in a series is another game of the same people with the points of all before it.
fn check_series(game: &Game) {
    let next = game.next_in_series(false);
    assert_eq!(next.is_some(), game.series_state() == Some(SeriesState::GoesOn));
    assert_eq!(game.series().is_some(), game.series_state().is_some());
    let Some(event) = next else { return };
    let next = Played::started(event);
    let (series, before) = (game.series().expect("goes on"), game.halves().expect("goes on"));
    let points = next.now.series().expect("of the same");
    assert_eq!((points.number, points.first), (series.number + 1, series.first));
    for team in Team::ALL {
        assert_eq!(points.before.of(team), before.of(team.other()), "everybody sits on the other side");
    }
    for (side, player) in game.seats().iter() {
        assert_eq!(next.side(player).team(), side.team().other());
    }
}

fn program_of(n: usize) -> Sitter {
    program(n as u8 + 1)
}

/// Everything that is due rings, and then nothing is any more.
fn ring(game: &mut Played, now: Time) {
    for _ in 0..3 {
        let Some(event) = game.ring_at(now) else { break };
        assert!(matches!(
            event,
            GameEvent::Reminded { .. } | GameEvent::TimeUp { .. } | GameEvent::Forfeited { .. }
        ));
        check_state(&game.now);
    }
    assert!(
        game.now.rings_at(Reminder::ByLimit).is_none_or(|next| next > now),
        "what has rung lies in the past"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_game_keeps_its_invariants_and_its_story(
        variant in 0..RULES.len(),
        limit in prop::option::of(prop::sample::select(vec![MoveLimit::Hour, MoveLimit::SixHours])),
        with_program in prop::bool::weighted(0.2),
        best_of in prop::sample::select(BestOf::ALL.to_vec()),
        given_up in prop::collection::vec(any::<usize>(), 0..5),
        wishes in prop::collection::vec(tries(), 1..150),
    ) {
        let mut game = begun(RULES[variant], limit, with_program, (best_of, &given_up));
        let mut now = NOON;
        check_state(&game.now);
        for wish in &wishes {
            now = now + Duration::from_secs(20);
            if let Try::Wait { minutes } | Try::Away { minutes } = wish {
                let from = now;
                now = now + Duration::from_secs(60 * minutes.unsigned_abs());
                if let (Try::Away { .. }, Some(event)) = (wish, game.now.credit(from, now)) {
                    let left = game.now.deadline().map(|end| end.since(from));
                    game.append_at(event, now);
                    // In a vacation the clock stands anyway.
                    if game.now.away(game.now.to_move()).is_none() {
                        prop_assert_eq!(game.now.deadline().map(|end| end.since(now)), left);
                    }
                    prop_assert_eq!(game.now.credit(from, now), None);
                }
                ring(&mut game, now);
                continue;
            }
            if let Try::Vacation { actor, minutes } = wish {
                let until = now + Duration::from_secs(60 * minutes.unsigned_abs());
                let until = Some(until).filter(|until| *until > now);
                let before = game.now.deadline();
                if let Some(event) = game.now.vacation(PEOPLE[*actor], until) {
                    game.append_at(event, now);
                    prop_assert_eq!(before.is_some(), game.now.deadline().is_some());
                    prop_assert_eq!(game.now.vacation(PEOPLE[*actor], until), None);
                }
                check_state(&game.now);
                continue;
            }
            if let (Try::Legal { choice, .. }, None, None) = (wish, game.now.player_to_move(), game.now.result()) {
                let turns = game.now.board().legal_turns();
                match game.by_program(&turns[choice % turns.len()]) {
                    Ok(decision) => decision.events.into_iter().for_each(|event| game.append_at(event, now)),
                    Err(refusal) => prop_assert_eq!((refusal, game.now.is_paused()), (GameRefusal::Paused, true)),
                }
                check_state(&game.now);
                continue;
            }
            let Some((actor, deed)) = attempt(&game.now, wish) else { continue };
            let before = game.now.clone();
            match game.act_at(now, actor, deed.clone()) {
                Ok(_) => check_step(&before, actor, &deed, &game.now),
                Err(refusal) => {
                    prop_assert!(!refusal.to_string().is_empty());
                    let may_fail = !matches!(wish, Try::Legal { .. } | Try::Part { .. }) || before.is_paused();
                    prop_assert!(may_fail, "{refusal}");
                    prop_assert_eq!(shown(&before), shown(&game.now));
                }
            }
            check_state(&game.now);
        }
        check_series(&game.now);
        let again = Game::replay(&game.entries).expect("what was decided replays");
        prop_assert_eq!(shown(&again), shown(&game.now));
        for entry in &game.entries {
            let text = entry.event.to_text();
            prop_assert_eq!(&GameEvent::from_text(&text).expect("reads"), &entry.event, "{}", text);
        }
    }

    #[test]
    fn a_challenge_keeps_its_invariants_and_its_story(
        four in any::<bool>(),
        invites in prop::collection::vec(0..8_usize, 3),
        begins in prop::sample::select(vec![Begins::First, Begins::Second, Begins::Random]),
        chance in any::<u64>(),
        wishes in prop::collection::vec((0..5_usize, 0..13_usize), 1..40),
    ) {
        let invites: Vec<Invite> = invites.iter().take(if four { 3 } else { 1 })
            .map(|&n| match n {
                1..5 => named(PEOPLE[n]),
                5 => Invite::Program(level(4)),
                _ => Invite::Open,
            }).collect();
        let text = if four { "awithlaknakwe seats=4" } else { "kolowis" };
        let terms = Terms { begins, ..terms(text, &invites) };
        let Ok(_) = Challenge::open(ANN, &terms, &facts(), NOON) else { return Ok(()) };
        let mut posted = Posted::new(ANN, &terms);
        for (actor, wish) in wishes {
            let deed = match wish {
                side @ 0..4 => ChallengeDeed::Accept { seat: Some(Side::ALL[side]), absent: Vec::new(), threads: true },
                4..6 => accept(),
                6..8 => {
                    let absent = vec![PEOPLE[(actor + wish) % PEOPLE.len()]];
                    ChallengeDeed::Accept { seat: None, absent, threads: true }
                }
                8..11 => ChallengeDeed::Decline,
                11 => ChallengeDeed::Explain(DeclineReason::OtherRules),
                _ => ChallengeDeed::Cancel,
            };
            let before = posted.now.clone();
            if let Err(refusal) = posted.act_with(PEOPLE[actor], deed, &Facts { chance, ..facts() }) {
                prop_assert!(!refusal.to_string().is_empty());
                prop_assert_eq!(&before, &posted.now);
            }
            let mut seated: Vec<PlayerId> = posted.now.seated().map(|seat| seat.1).collect();
            let full = posted.now.sides().all(|side| posted.now.seats[side].and_then(Seat::sitter).is_some());
            prop_assert_eq!(full, matches!(posted.now.state, ChallengeState::Started(_)));
            prop_assert!(seated.contains(&ANN));
            seated.sort();
            seated.dedup();
            prop_assert_eq!(seated.len(), posted.now.seated().count(), "nobody sits twice");
            if let Some(start) = posted.game.take() {
                let game = Played::started(start);
                let mut players: Vec<PlayerId> = game.now.seats().iter().map(|seat| seat.1).collect();
                players.sort();
                prop_assert_eq!(players, seated);
            }
        }
        let again = Challenge::replay(&posted.entries).expect("what was decided replays");
        prop_assert_eq!(again, posted.now);
        for entry in &posted.entries {
            let text = entry.event.to_text();
            prop_assert_eq!(&ChallengeEvent::from_text(&text).expect("reads"), &entry.event, "{}", text);
        }
    }

    /// A damaged list is a fault or another story, never a panic.
    #[test]
    fn a_damaged_story_is_told_and_no_panic(
        choices in prop::collection::vec(any::<usize>(), 2..30),
        lost in any::<usize>(),
        swapped in any::<usize>(),
        garbage in ".{0,40}",
    ) {
        let mut game = Played::new("mosona");
        for choice in choices {
            if game.now.result().is_none() {
                game.any_action(choice);
            }
        }
        let mut entries = game.entries.clone();
        entries.remove(lost % entries.len());
        prop_assert!(lost % game.entries.len() == entries.len() || Game::replay(&entries).is_err());
        let at = swapped % (game.entries.len() - 1);
        let mut entries = game.entries;
        let first = entries[at].event.clone();
        entries[at].event = entries[at + 1].event.clone();
        entries[at + 1].event = first;
        prop_assert!(Game::replay(&entries).is_err());
        prop_assert!(GameEvent::from_text(&garbage).is_err());
    }
}
