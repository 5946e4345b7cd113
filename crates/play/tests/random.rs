//! Random people do random things: the invariants hold, and the events tell the same story again.

mod common;

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
    /// The player to move plays one of the legal turns.
    Legal {
        choice: usize,
        typed: bool,
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
    },
}

fn tries() -> impl Strategy<Value = Try> {
    prop_oneof![
        6 => (any::<usize>(), any::<bool>()).prop_map(|(choice, typed)| Try::Legal { choice, typed }),
        1 => (0..5_usize, "[a-nA-N0-9 x~P@-]{0,12}").prop_map(|(actor, text)| Try::Typed { actor, text }),
        1 => (0..5_usize, any::<usize>(), 0..40_u32)
            .prop_map(|(actor, choice, board)| Try::Pressed { actor, choice, board }),
        1 => (0..5_usize, 0..40_usize).prop_map(|(actor, deed)| Try::Other { actor, deed }),
    ]
}

/// Ending deeds are rare, so that games grow.
fn deed(number: usize) -> GameDeed {
    match number {
        0 => GameDeed::Resign,
        1 => GameDeed::AgreeResign { question: None },
        2 => GameDeed::AgreeDraw { offer: None },
        3..10 => GameDeed::PlayOn { question: None },
        10..20 => GameDeed::OfferDraw,
        20..30 => GameDeed::DeclineDraw { offer: None },
        _ => GameDeed::WithdrawDraw { offer: None },
    }
}

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
        Try::Typed { actor, text } => (PEOPLE[*actor], mv(Turn::Text(text.clone()), Board::Current)),
        Try::Pressed { actor, choice, board } => {
            (PEOPLE[*actor], mv(Turn::Actions(turn(*choice)?), Board::Exactly(Seq(*board))))
        }
        Try::Other { actor, deed: number } => (PEOPLE[*actor], deed(*number)),
    })
}

fn check_step(before: &Game, actor: PlayerId, deed: &GameDeed, after: &Game) {
    let side = before.seats().side_of(actor).expect("only players change anything");
    assert!(before.result().is_none(), "nothing changes after the end");
    if let GameDeed::Move(_) = deed {
        assert_eq!(before.player_to_move(), Some(actor));
        assert_eq!(after.board_seq(), after.seq());
    } else {
        assert_eq!(before.board_seq(), after.board_seq());
    }
    let reason = after.result().map(|result| result.reason);
    match (deed, reason) {
        (GameDeed::Move(_), Some(reason)) => assert!(matches!(reason, Reason::Rules(_))),
        (GameDeed::Resign | GameDeed::AgreeResign { .. }, Some(Reason::Resigned(by))) => {
            assert_eq!(by.team(), side.team());
        }
        (GameDeed::AgreeDraw { .. } | GameDeed::OfferDraw, Some(Reason::Agreed)) | (_, None) => {}
        (deed, reason) => panic!("{deed:?} led to {reason:?}"),
    }
}

fn check_state(game: &Game) {
    assert_eq!(game.result().is_none(), game.player_to_move().is_some());
    assert!(game.board_seq() <= game.seq());
    if let Some(offer) = game.draw_offer() {
        assert!(game.result().is_none());
        let open = |&side: &Side| !offer.agreed[side];
        assert!(game.seats().opponents(offer.by).any(|side| open(&side)));
    }
    for team in Team::ALL {
        if let Some(asker) = game.resign_question(team) {
            assert!(asker.by.team() == team && game.seats().partner(asker.by).is_some());
        }
    }
    assert!(game.board().forced_pass().is_none() || game.result().is_some());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_game_keeps_its_invariants_and_its_story(
        variant in 0..RULES.len(),
        wishes in prop::collection::vec(tries(), 1..150),
    ) {
        let mut game = Played::new(RULES[variant]);
        check_state(&game.now);
        for wish in &wishes {
            let Some((actor, deed)) = attempt(&game.now, wish) else { continue };
            let before = game.now.clone();
            match game.act(actor, deed.clone()) {
                Ok(_) => check_step(&before, actor, &deed, &game.now),
                Err(refusal) => {
                    prop_assert!(!refusal.to_string().is_empty());
                    prop_assert!(!matches!(wish, Try::Legal { .. }), "{refusal}");
                    prop_assert_eq!(shown(&before), shown(&game.now));
                }
            }
            check_state(&game.now);
        }
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
        invites in prop::collection::vec(prop::option::of(1..5_usize), 3),
        begins in prop::sample::select(vec![Begins::First, Begins::Second, Begins::Random]),
        chance in any::<u64>(),
        wishes in prop::collection::vec((0..5_usize, 0..12_usize), 1..40),
    ) {
        let invites: Vec<Invite> = invites.iter().take(if four { 3 } else { 1 })
            .map(|invite| invite.map_or(Invite::Open, |n| named(PEOPLE[n]))).collect();
        let text = if four { "awithlaknakwe seats=4" } else { "kolowis" };
        let terms = Terms { begins, ..terms(text, &invites) };
        let Ok(_) = Challenge::open(ANN, &terms, &facts(), NOON) else { return Ok(()) };
        let mut posted = Posted::new(ANN, &terms);
        for (actor, wish) in wishes {
            let deed = match wish {
                side @ 0..4 => ChallengeDeed::Accept { seat: Some(Side::ALL[side]), absent: Vec::new(), threads: true },
                4..8 => accept(),
                8..11 => ChallengeDeed::Decline,
                _ => ChallengeDeed::Cancel,
            };
            let before = posted.now.clone();
            if let Err(refusal) = posted.act_with(PEOPLE[actor], deed, &Facts { chance, ..facts() }) {
                prop_assert!(!refusal.to_string().is_empty());
                prop_assert_eq!(&before, &posted.now);
            }
            let mut seated: Vec<PlayerId> = posted.now.seated().map(|seat| seat.1).collect();
            let full = seated.len() == posted.now.sides().count();
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

#[test]
fn event_texts_say_their_format_and_a_later_one_is_refused() {
    let text = GameEvent::DrawOffered { side: Side::South }.to_text();
    assert_eq!(text, r#"{"format":1,"event":"draw_offered","side":"south"}"#);
    let later = text.replace("\"format\":1", "\"format\":2");
    assert!(matches!(GameEvent::from_text(&later), Err(EventTextError::Later { found: 2 })));
    let mut game = Played::new("mosona");
    game.any_action(0);
    let text = game.entries[1].event.to_text();
    let action = game.now.board().actions()[0];
    assert_eq!(
        text,
        format!(r#"{{"format":1,"event":"played","side":"south","actions":{{"strip":["{action}"]}}}}"#)
    );
}
