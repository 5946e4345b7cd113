//! What holds of every exercise.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use lessons::{Exercise, Fault, Miss, Topic, Verdict, series};
use rules::{Action, Ending, Illegal, Outcome, Variant};

fn all() -> impl Iterator<Item = &'static Exercise> {
    Variant::ALL.into_iter().flat_map(series)
}

fn written(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn topics_and_exercises_are_the_same_in_the_same_order() {
    let topics: Vec<Topic> = all().map(|exercise| exercise.topic).collect();
    assert_eq!(topics, Topic::ALL);
    for topic in Topic::ALL {
        assert_eq!(topic.word().parse(), Ok(*topic));
        assert!(topic.word().len() <= 24, "{topic}: ids have no more room");
        assert_eq!(Exercise::of(*topic).topic, *topic);
    }
    assert!("mosona".parse::<Topic>().is_err());
}

#[test]
fn every_series_has_at_least_eight_exercises_and_fits_a_list() {
    for variant in Variant::ALL {
        assert!((8..=25).contains(&series(variant).len()), "{variant}");
        for exercise in series(variant) {
            assert_eq!(exercise.variant(), variant, "{}", exercise.topic);
        }
    }
}

#[test]
fn every_exercise_goes_on_and_its_solution_is_right() {
    for exercise in all() {
        assert_eq!(exercise.game().outcome(), None, "{}", exercise.topic);
        let solution = exercise.solution();
        assert_eq!(exercise.judge(&solution), Verdict::Right, "{}", exercise.topic);
        let judged = exercise.read(&[], &written(&solution));
        assert_eq!((judged.turn, judged.verdict), (solution, Verdict::Right), "{}", exercise.topic);
    }
}

/// Every legal turn has a verdict, a turn that goes on has one that ends it, and a right and a wrong one are
/// there to choose from.
#[test]
fn every_legal_turn_is_judged_and_one_of_them_is_wrong() {
    for exercise in all() {
        let verdicts: Vec<(String, Verdict)> =
            exercise.game().legal_turns().iter().map(|turn| (written(turn), exercise.judge(turn))).collect();
        let wrong = verdicts.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Wrong(_))).count();
        assert_ne!(wrong, 0, "{}: {verdicts:?}", exercise.topic);
        for (turn, verdict) in &verdicts {
            match verdict {
                Verdict::GoesOn => {
                    let goes_on = |(other, verdict): &(String, Verdict)| {
                        other.starts_with(&format!("{turn} ")) && *verdict == Verdict::Right
                    };
                    assert!(verdicts.iter().any(goes_on), "{}: {turn}", exercise.topic);
                }
                Verdict::Wrong(Fault::Misses(_)) | Verdict::Right => {}
                verdict => panic!("{}: {turn} is legal, but {verdict:?}", exercise.topic),
            }
        }
    }
}

/// The fault of a turn, in one line.
fn fault(topic: Topic, text: &str) -> Fault {
    match Exercise::of(topic).read(&[], text).verdict {
        Verdict::Wrong(fault) => fault,
        verdict => panic!("{topic} {text}: {verdict:?}"),
    }
}

fn miss(topic: Topic, text: &str) -> Miss {
    match fault(topic, text) {
        Fault::Misses(miss) => miss,
        fault => panic!("{topic} {text}: {fault:?}"),
    }
}

#[test]
fn the_reason_fits_the_answer() {
    let shown = |topic, text| format!("{:?}", miss(topic, text)).split([' ', '(']).next().unwrap().to_owned();
    for (topic, text, kind) in [
        (Topic::MosonaBoard, "a8-b9", "OtherMan"),
        (Topic::MosonaStep, "b9-a10", "Elsewhere"),
        (Topic::MosonaLeap, "b7-a8", "NoCapture"),
        (Topic::MosonaEdge, "b7-b9", "Exposed"),
        (Topic::MosonaChain, "b3xb7", "Fewer"),
        (Topic::MosonaDue, "a2-b3", "Huffable"),
        (Topic::MosonaHuff, "a6-b7", "NoHuff"),
        (Topic::MosonaHuffChoice, "Hb7", "NoCapture"),
        (Topic::MosonaHuffChoice, "Hc10 b9-a8", "NoCapture"),
        (Topic::MosonaHuffChoice, "b9xb5", "NoHuff"),
        (Topic::MosonaNoMen, "b3-b1", "NotOver"),
        (Topic::MosonaCount, "a2-b1", "Lost"),
        (Topic::KolowisStop, "a4xa8xc10", "Exposed"),
        (Topic::WarriorsPlace, "e1-d2", "NotPlaced"),
        (Topic::WarriorsPass, "P@f1 g5-h6", "CanMove"),
        (Topic::WarriorsTakePriest, "k5-l6xm7", "PriestLeft"),
        (Topic::WarriorsSpare, "e5-f6xg7", "NotSpared"),
        (Topic::WarriorsSpare, "e5-d6", "NobodyFlanked"),
        (Topic::MosonaStrict, "b13xb17", "Fewer"),
        (Topic::KolowisStop, "a4-a2", "NoCapture"),
        (Topic::WarriorsHome, "f13-e13", "NotOver"),
    ] {
        assert_eq!(shown(topic, text), kind, "{topic} {text}");
    }
    assert_eq!(
        fault(Topic::MosonaFull, "b3xb7"),
        Fault::Illegal {
            understood: "b3xb7".to_owned(),
            reason: Illegal::ChainUnfinished("b7".parse().unwrap())
        }
    );
    assert!(matches!(
        fault(Topic::MosonaStrict, "a2-b1"),
        Fault::Illegal { reason: Illegal::CaptureDue, .. }
    ));
    assert!(matches!(fault(Topic::MosonaBoard, "b9"), Fault::Ambiguous(turns) if turns.len() == 3));
    assert!(matches!(fault(Topic::MosonaBoard, "hello"), Fault::NoMove(_)));
    let Miss::Fewer { taken, most, instead } = miss(Topic::MosonaChain, "b3xb7") else { panic!() };
    assert_eq!((taken, most, written(&instead).as_str()), (1, 2, "b3xb7xb11"));
    let Miss::Exposed { on, by } = miss(Topic::MosonaEdge, "b7-b9") else { panic!() };
    assert_eq!((on.to_string().as_str(), by.to_string().as_str()), ("b9", "c8xa10"));
}

#[test]
fn a_huff_or_placing_is_followed_by_its_move() {
    let huff = Exercise::of(Topic::MosonaHuffChoice);
    let begun = huff.read(&[], "Hc10");
    assert_eq!(begun.verdict, Verdict::GoesOn);
    assert_eq!(huff.read(&begun.turn, "b9xb5").verdict, Verdict::Right);
    assert_eq!(huff.read(&[], "Hc10 b9xb5").verdict, Verdict::Right);
    assert!(matches!(huff.read(&begun.turn, "a16-b15").verdict, Verdict::Wrong(_)));
    let nonsense = [Action::read(Variant::Mosona, "Hc2").unwrap()];
    assert!(matches!(huff.read(&nonsense, "b9xb5").verdict, Verdict::Wrong(Fault::Illegal { .. })));
}

/// Each end of the rules is met, by the turn that is right or by one that is not.
#[test]
fn every_end_of_the_rules_comes_up() {
    let mut ends: BTreeMap<String, BTreeSet<Topic>> = BTreeMap::new();
    for exercise in all() {
        for turn in exercise.game().legal_turns() {
            let mut game = exercise.game();
            turn.iter().for_each(|action| game.play(*action).unwrap());
            if let Some(Outcome { ending, .. }) = game.outcome() {
                ends.entry(format!("{ending:?}")).or_default().insert(exercise.topic);
            }
        }
    }
    for (ending, topic) in [
        (Ending::NoMen, Topic::MosonaNoMen),
        (Ending::Blocked, Topic::MosonaBlocked),
        (Ending::Repetition, Topic::MosonaRepetition),
        (Ending::QuietMoves, Topic::MosonaCount),
        (Ending::AllHome, Topic::WarriorsHome),
        (Ending::NobodyCanMove, Topic::WarriorsNobody),
        (Ending::TeamGone, Topic::WarriorsGone),
        (Ending::QuietTurns, Topic::WarriorsQuiet),
        (Ending::Race, Topic::WarriorsRace),
    ] {
        assert!(ends.get(&format!("{ending:?}")).is_some_and(|topics| topics.contains(&topic)), "{ending:?}");
    }
}
