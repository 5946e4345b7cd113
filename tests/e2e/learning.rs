//! `/learn`, walked to the end by pressing what its cards offer.

use std::{
    collections::{BTreeSet, HashSet},
    mem::{Discriminant, discriminant},
};

use lessons::{Exercise, Fault, Miss, Verdict, series};
use rules::{Action, Variant, describe::Description};
use serde_json::json;
use view::Locale;

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

fn written(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join("_")
}

/// Presses the control of the card whose id or value is `id`, whatever it is.
async fn press(person: &Person, card: &Message, id: &str) -> Option<Message> {
    if let Some((list, value)) = card.choices().into_iter().find(|(_, value)| value == id) {
        return Some(person.choose(card, &list, &value).await.message());
    }
    let label = card.buttons().into_iter().find(|button| button.id == id)?.label;
    Some(person.press(card, &label).await.message())
}

/// Gives an answer as a person does: a huff or placing by its button, then the man, then where it goes.
async fn answer(person: &Person, card: &Message, exercise: &Exercise, turn: &[Action]) -> Message {
    let mut card = card.clone();
    for length in 1..=turn.len() {
        let topic = exercise.topic;
        let (done, now) = (written(&turn[..length - 1]), turn[length - 1]);
        if let Some(man) = now.man() {
            let id = format!("lesson-man:{topic}:{man}:0:{done}");
            card = press(person, &card, &id).await.unwrap_or_else(|| panic!("no {id} in {}", card.json));
            let goes = now.goes_to().expect("a move goes somewhere").to_string();
            assert!(card.alt().contains(&goes), "{topic}: {goes} is not told by {}", card.alt());
        }
        let id = format!("lesson-turn:{topic}:{}", written(&turn[..length]));
        card = press(person, &card, &id).await.unwrap_or_else(|| panic!("no {id} in {}", card.json));
    }
    card
}

/// Wrong turns of an exercise, one for each kind of reason, at most so many.
fn wrong_turns(exercise: &Exercise, most: usize) -> Vec<Vec<Action>> {
    let mut kinds: HashSet<Discriminant<Miss>> = HashSet::new();
    let mut turns = exercise.game().legal_turns();
    turns.retain(|turn| match exercise.judge(turn) {
        Verdict::Wrong(Fault::Misses(miss)) => kinds.insert(discriminant(&miss)),
        _ => false,
    });
    turns.truncate(most);
    turns
}

/// What is said of the answer: the line after the heading.
fn reason(card: &Message) -> String {
    card.text().lines().nth(1).expect("a line about the answer").to_owned()
}

/// That the alt text alone tells where every man stands.
fn alt_tells(exercise: &Exercise, card: &Message) {
    let described = Description::of(&exercise.game());
    for camp in &described.camps {
        for row in camp.rows() {
            let of_strip = |on: &str| on.trim_start_matches(|c: char| c.is_alphabetic()).to_owned();
            let told = |on: String| if exercise.variant().is_strip() { of_strip(&on) } else { on };
            let places: Vec<String> = row.iter().map(|on| told(on.to_string())).collect();
            let list = if exercise.variant().is_strip() { places.join(", ") } else { places[0].clone() };
            assert!(card.alt().contains(&list), "{}: {list} is not told by {}", exercise.topic, card.alt());
        }
    }
}

async fn one_exercise(person: &Person, locale: Locale, card: Message, exercise: &Exercise) -> Message {
    let topic = exercise.topic;
    assert!(card.is_private() && card.is_board(), "{}", card.json);
    alt_tells(exercise, &card);
    let (before, count) = exercise.place();
    says(card.text(), &[exercise.variant().name(), &(before + 1).to_string(), &count.to_string()]);
    let mut told: BTreeSet<String> = BTreeSet::new();
    let mut card = card;
    for wrong in wrong_turns(exercise, 3) {
        card = answer(person, &card, exercise, &wrong).await;
        // Without the turn that it names: the same reason for two turns would differ by that alone.
        let reason = reason(&card).replace(&written(&wrong).replace('_', " "), "");
        assert!(told.insert(reason.clone()), "{topic}: {reason} is told twice");
        let anew = card.buttons().iter().find(|button| button.label == locale.learn_again()).cloned();
        if let Some(anew) = anew {
            card = person.press(&card, &anew.label).await.message();
        }
    }
    assert!(!told.is_empty(), "{topic} has no wrong answer");
    let solution = exercise.solution();
    let right = answer(person, &card, exercise, &solution).await;
    assert!(told.insert(reason(&right)), "{topic}: the right answer has a reason of its own");
    says(right.text(), &[&solution.last().expect("an action").to_string()]);
    assert_eq!(right.id(), card.id(), "one message is enough");
    person.press(&right, &locale.learn_next()).await.message()
}

/// Languages of people, as Discord calls them.
const LANGUAGES: [&str; 4] = ["en-US", "es-ES", "de", "fr"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_series_is_walked_to_its_end_in_every_language() {
    let world = World::start().await;
    for (locale, name) in Locale::ALL.into_iter().zip(["ada", "bjoern", "chipo", "zoe"]) {
        let person = world.person(name).await;
        let language = LANGUAGES.into_iter().find(|language| Locale::of(language) == locale);
        world.control.patch(&format!("/users/{name}"), json!({ "locale": language })).await;
        for variant in Variant::ALL {
            let mut card = person.command("learn", &[("game", variant.word())]).await.message();
            for exercise in series(variant) {
                card = one_exercise(&person, locale, card, exercise).await;
            }
            let count = series(variant).len();
            assert_eq!(card.text(), locale.learn_finished(variant.name(), count));
            let ways = ["challenge", "rules"].map(|name| format!("`/{}`", locale.command_name(name)));
            says(card.text(), &ways.each_ref().map(String::as_str));
        }
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_goes_on_where_one_left_even_after_a_restart() {
    let mut world = World::start().await;
    let ada = world.person("ada").await;
    let which = ada.command("learn", &[]).await;
    says(&private(&which), &["Awithlaknan Mosona: 0 of 22 done", "Awithlaknakwe: 0 of 20 done"]);
    let card = ada.press(&which.message(), "Kolowis Awithlaknannai").await.message();
    says(card.text(), &["1 of 12", "The long board"]);
    let shown = ada.press(&card, "Show me").await.message();
    says(shown.text(), &["`a2-b1` is a right answer."]);
    assert!(shown.alt().contains("White went a2 to b1"), "{}", shown.alt());
    world.kill_bot().await;
    world.start_bot().await;
    let card = ada.press(&shown, "Next").await.message();
    says(card.text(), &["2 of 12", "Along the edge"]);
    let again = ada.command("learn", &[("game", "kolowis")]).await;
    assert_eq!(private(&again), card.text());
    let back = ada.press(&card, "Back").await.message();
    says(back.text(), &["1 of 12"]);
    let chapter = ada.pick(&back, "lesson:kolowis-huff:0:").await.message();
    says(chapter.text(), &["8 of 12", "Huff and capture"]);
    says(&private(&ada.command("learn", &[]).await), &["Kolowis Awithlaknannai: 1 of 12 done"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_typed_and_boards_come_in_letters_where_no_picture_can() {
    let world = World::start().await;
    let ada = world.person("ada").await;
    world.deny(&["ATTACH_FILES"]).await;
    let card = ada.command("learn", &[("game", "mosona")]).await.message();
    assert!(!card.has_picture() && card.text().contains("c   B B B B B B B B"), "{}", card.text());
    let form = ada.press(&card, "Type a move").await;
    let wrong = ada.submit(&form, "a8-b9").await.message();
    says(wrong.text(), &["**Not** `a8-b9`: it is the man on `a10` that should go.", "```"]);
    let form = ada.press(&wrong, "Type a move").await;
    let wrong = ada.submit(&form, "nonsense").await.message();
    says(wrong.text(), &["That is not a move."]);
    let form = ada.press(&wrong, "Type a move").await;
    let right = ada.submit(&form, "A10 → B9").await.message();
    says(right.text(), &["`a10-b9` **is right.**"]);
    let men = ada.press(&right, "Next").await.message();
    let turns = ada.pick(&men, "lesson-man:mosona-step:b9:0:").await.message();
    says(turns.text(), &["Where does the man on `b9` go?", "* where men can go"]);

    // Alone with the bot it is the same.
    let alone = ada.in_channel("@bot").command("learn", &[("game", "mosona")]).await.message();
    assert!(alone.has_picture(), "{}", alone.json);
    says(alone.text(), &["2 of 22"]);
    world.finish().await;
}
