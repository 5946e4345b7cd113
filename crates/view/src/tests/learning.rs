//! The lessons: every exercise can be answered by what its cards offer, and is told why.

use std::collections::{HashMap, HashSet};

use lessons::{Exercise, Judged, Progress, Topic, Verdict, series};
use rules::Variant;

use super::{limits::keeps_to_the_limits, *};
use crate::learn::Part;

fn topics() -> impl Iterator<Item = (Locale, &'static Exercise)> {
    Locale::ALL
        .into_iter()
        .flat_map(|locale| Topic::ALL.iter().map(move |&topic| (locale, Exercise::of(topic))))
}

#[test]
fn every_exercise_has_words_in_every_language() {
    for (locale, exercise) in topics() {
        let [title, task, right] = Part::ALL.map(|part| locale.lesson(exercise.topic, part));
        assert!((1..=90).contains(&title.chars().count()), "{title}");
        assert!((1..=500).contains(&task.chars().count()), "{task}");
        assert!((1..=250).contains(&right.chars().count()), "{right}");
        assert!(HashSet::from([&title, &task, &right]).len() == 3, "{title}");
    }
}

/// The cards of every exercise, and of every answer to it, within the limits also without a picture.
#[test]
fn cards_keep_to_the_limits_and_offer_every_turn() {
    for (locale, exercise) in topics() {
        let studied = Studied::begun(exercise);
        let card = super::exercise(locale, &studied, 0);
        keeps_to_the_limits(&card);
        keeps_to_the_limits(&shown(locale, exercise));
        let game = exercise.game();
        for turn in game.legal_turns() {
            let judged = Judged { verdict: exercise.judge(&turn), turn: turn.clone() };
            let answer = answered(locale, &studied, &judged);
            keeps_to_the_limits(&answer);
            let told = answer.clone().without_picture();
            assert!(told.content.starts_with(&answer.content), "nothing gives way: {}", told.content);
            let [first, rest @ ..] = &turn[..] else { panic!("an empty turn") };
            if rest.is_empty() {
                assert!(offers(locale, &studied, first), "{} {first}", exercise.topic);
            }
        }
    }
}

/// Whether a turn of one action is a choice of the card, or of the one about its man.
fn offers(locale: Locale, studied: &Studied, action: &Action) -> bool {
    let id = format!("lesson-turn:{}:{action}", studied.exercise.topic);
    let card = super::exercise(locale, studied, 0);
    let turns = action.man().and_then(|man| lesson_turns(locale, studied, &man.to_string(), 0));
    turns.iter().for_each(keeps_to_the_limits);
    [Some(card), turns].into_iter().flatten().any(|message| sketch(&message).contains(&id))
}

/// What is said of an answer: the line between the heading and the task.
fn reason(locale: Locale, exercise: &'static Exercise, judged: &Judged) -> String {
    let message = answered(locale, &Studied::begun(exercise), judged);
    message.content.lines().nth(1).unwrap_or_default().to_owned()
}

/// The reason without the turn that it is about.
fn why(locale: Locale, exercise: &'static Exercise, judged: &Judged) -> String {
    let turn: Vec<String> = judged.turn.iter().map(Action::to_string).collect();
    reason(locale, exercise, judged).replace(&format!("`{}`", turn.join(" ")), "…")
}

#[test]
fn reasons_differ_where_answers_are_wrong_for_different_reasons() {
    for (locale, exercise) in topics() {
        let mut told: HashMap<String, Verdict> = HashMap::new();
        for turn in exercise.game().legal_turns() {
            let verdict = exercise.judge(&turn);
            let judged = Judged { verdict: verdict.clone(), turn };
            let why = why(locale, exercise, &judged);
            let known = told.entry(why.clone()).or_insert_with(|| verdict.clone());
            assert_eq!(known, &verdict, "{} {why}", exercise.topic);
        }
        assert!(told.len() >= 2, "{}: {told:?}", exercise.topic);
    }
}

#[test]
fn an_answer_as_text_is_told_what_is_wrong_with_it() {
    let told = |topic, text| {
        let exercise = Exercise::of(topic);
        reason(EN, exercise, &exercise.read(&[], text))
    };
    for (topic, text, wanted) in [
        (Topic::MosonaChain, "b3xb7xb11", "✅ `b3xb7xb11` **is right.** Each man"),
        (Topic::MosonaChain, "b3xb7", "❌ **Not** `b3xb7`: it takes one man, and `b3xb7xb11` takes 2."),
        (Topic::MosonaChain, "b3-b4", "❌ That is not a move"),
        (Topic::MosonaChain, "a2-a4", "❌ **Not** `a2-a4`: no line joins"),
        (Topic::MosonaEdge, "b7-b9", "it leaves `b9` open: it can be taken with `c8xa10`."),
        (Topic::MosonaHuff, "Hc10", "✅ `Hc10` is right so far."),
        (Topic::MosonaHuff, "a6-b7", "you could have huffed `c10` first."),
        (Topic::MosonaBoard, "b9", "❌ That could be `a8-b9`, `a10-b9` and `b11-b9`."),
        (Topic::MosonaCount, "a2-b1", "it ends the game, and not for you. Black wins: 100 moves"),
        (Topic::WarriorsMove, "g5-g6", "a warrior keeps to the diagonals"),
        (Topic::WarriorsHome, "f13-e13", "your opponent has to pass, but the game goes on."),
        (Topic::WarriorsPass, "P@f1 g5-h6", "your opponent need not pass: `d2-e1`"),
    ] {
        let told = told(topic, text);
        assert!(told.contains(wanted), "{topic} {text}: {told}");
    }
}

#[test]
fn the_picture_shows_the_learners_side_and_where_a_man_can_go() {
    let leap = Studied::begun(Exercise::of(Topic::MosonaLeap));
    let card = super::exercise(EN, &leap, 0);
    let board = card.board.expect("a picture");
    assert_eq!(board.scene.bottom, Side::North);
    assert!(board.alt.contains("Black to play."), "{}", board.alt);
    let turns = lesson_turns(EN, &leap, "c10", 0).expect("it can leap");
    let board = turns.board.expect("a picture");
    assert_eq!((board.scene.targets.len(), board.scene.selected.is_some()), (1, true));
    assert!(board.alt.starts_with("The man on c10 can go to: a8."), "{}", board.alt);
    assert!(board.text.contains("* where men can go"), "{}", board.text);
    assert_eq!(board.text.matches('*').count(), 2, "one place and what it means: {}", board.text);
    assert!(lesson_turns(EN, &leap, "c2", 0).is_none());
}

#[test]
fn series_begin_and_end_with_what_there_is_to_learn() {
    for locale in Locale::ALL {
        keeps_to_the_limits(&courses(locale, Variant::ALL.map(Progress::start)));
        for variant in Variant::ALL {
            keeps_to_the_limits(&finished(locale, variant));
        }
    }
    let all = sketch(&courses(
        EN,
        [Progress::At(Topic::MosonaChain), Progress::Done, Progress::At(Topic::WarriorsBoard)],
    ));
    for line in ["Awithlaknan Mosona: 4 of 22 done", "Kolowis Awithlaknannai: 12 of 12 done", "0 of 20 done"]
    {
        assert!(all.contains(line), "{all}");
    }
    let last = series(Variant::Kolowis).last().expect("an exercise");
    assert!(sketch(&shown(EN, last)).contains("(Success: Next → learn:Kolowis)"));
    let end = sketch(&finished(EN, Variant::Kolowis));
    for part in
        ["`/challenge`", "`/rules`", "→ learn:Mosona)", "→ learn:Awithlaknakwe)", "→ rules:Kolowis:0)"]
    {
        assert!(end.contains(part), "{part} in {end}");
    }
}

#[test]
fn what_lessons_look_like() {
    let chain = Exercise::of(Topic::MosonaChain);
    insta::assert_snapshot!("lesson", sketch(&super::exercise(EN, &Studied::begun(chain), 0)));
    insta::assert_snapshot!(
        "lesson_right",
        sketch(&answered(EN, &Studied::begun(chain), &chain.read(&[], "b3xb7xb11")))
    );
    let huff = Exercise::of(Topic::MosonaHuffChoice);
    insta::assert_snapshot!(
        "lesson_goes_on",
        sketch(&answered(EN, &Studied::begun(huff), &huff.read(&[], "Hc10")))
    );
}
