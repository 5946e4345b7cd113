//! Choosing step by step: every turn can be reached, on as many pages as it takes.

use std::collections::HashSet;

use super::{limits::keeps_to_the_limits, *};
use crate::custom_id::CustomId;

/// To somebody who wants explanations.
fn men(locale: Locale, table: &Table<'_>, page: u16) -> Message {
    super::men(locale, table, page, Switch::On)
}

fn entries(message: &Message) -> Vec<Choice> {
    let of = |row: &Row| match row {
        Row::Select(select) if select.id == CustomId::Choose { list: 0 } => select.choices.clone(),
        Row::Select(_) | Row::Buttons(_) | Row::Picker(_) => Vec::new(),
    };
    message.rows.iter().flat_map(of).collect()
}

/// The entries of all pages, each page as Discord takes it.
fn all_pages(show: impl Fn(u16) -> Option<Message>) -> Vec<Choice> {
    let mut all: Vec<Choice> = Vec::new();
    let mut last = None;
    for page in 0.. {
        let Some(message) = show(page) else { break };
        // Beyond the last page stands the last page.
        if last.as_ref() == Some(&message) {
            break;
        }
        keeps_to_the_limits(&message);
        all.extend(entries(&message));
        last = Some(message);
    }
    all
}

fn turns_on(played: &Played, man: &Choice) -> Vec<Choice> {
    let Ok(CustomId::Man { on, page: 0, .. }) = man.value.parse() else { panic!("{man:?}") };
    assert_eq!(on, man.label);
    all_pages(|page| turns_of(EN, &played.table(), &on, page))
}

fn action(played: &Played, turn: &Choice) -> Action {
    let Ok(CustomId::Answer { turn, .. }) = turn.value.parse() else { panic!("{turn:?}") };
    turn.turn(played.game.board()).expect("a turn of the game")[0]
}

#[test]
fn every_move_is_reached_by_its_man() {
    for played in
        random_games(&super::limits::LONG).step_by(7).filter(|played| played.game.result().is_none())
    {
        let chosen = all_pages(|page| Some(men(EN, &played.table(), page)));
        let turns = chosen.iter().flat_map(|man| turns_on(&played, man));
        let reached: HashSet<Action> = turns.map(|turn| action(&played, &turn)).collect();
        let opens = |action: &Action| {
            matches!(
                action,
                Action::Strip(rules::strip::Action::Huff(_))
                    | Action::Warriors(rules::warriors::Action::Place(_))
            )
        };
        let legal = played.game.board().some_legal_actions().actions;
        let moves: HashSet<Action> = legal.into_iter().filter(|action| !opens(action)).collect();
        assert_eq!(reached, moves, "{}", played.game.board().position());
    }
}

/// How many men an action takes.
fn takes(action: &Action) -> usize {
    action.to_string().matches('x').count()
}

/// The most men that the side to move can take.
fn most(position: &rules::Position) -> usize {
    position.some_legal_actions(rules::Game::MOST_LEAPS).actions.iter().map(takes).max().unwrap_or(0)
}

/// South takes as many men as it can, and North puts them there: South keeps its men, and the board
/// empties.
fn one_sided(seed: u64) -> impl Iterator<Item = Played> {
    let start = Played::start("mosona lozenges=20 outer-lines=yes capture=free leap=bent");
    let mut state = seed;
    std::iter::successors(Some(start.named(super::limits::LONG)), move |played| {
        let position = played.game.board().position();
        let after = |action: &Action| {
            let mut next = *position;
            next.play_unchecked(*action);
            most(&next)
        };
        let is_south = played.game.to_move() == Side::South;
        let worth = |action: &Action| match takes(action) {
            taken if is_south => (0, taken),
            0 => (1, after(action)),
            _ => (0, 0),
        };
        let mut actions = played.game.board().some_legal_actions().actions;
        let best = actions.iter().map(worth).max()?;
        actions.retain(|action| worth(action) == best);
        state = splitmix(state);
        let index = usize::try_from(state % actions.len() as u64).expect("an index");
        Some(played.clone().turn(vec![actions[index]])).filter(|played| played.game.result().is_none())
    })
}

#[test]
fn more_men_than_a_list_holds_stand_on_pages() {
    let count = |played: &Played| all_pages(|page| Some(men(EN, &played.table(), page))).len();
    let many = (18..60).flat_map(one_sided).find(|played| count(played) > super::super::limits::CHOICES);
    let many = many.expect("such a position comes up");
    let table = many.table();
    let (first, second) = (men(EN, &table, 0), men(EN, &table, 1));
    assert_eq!(entries(&first).len(), 25);
    assert!(
        first.content.contains("Page 1 of 2") && second.content.contains("Page 2 of 2"),
        "{}",
        second.content
    );
    let sketched = [sketch(&first), sketch(&second)];
    assert!(sketched[0].contains("More → pick:7:") && sketched[1].contains("Back → pick:7:"), "{sketched:?}");
    // From a man of the second page the way back leads there.
    let on = &entries(&second)[0].label;
    let turns = sketch(&turns_of(EN, &table, on, 0).expect("its turns"));
    assert!(turns.contains(&format!("Another man → pick:7:{}:1", many.game.board_seq())), "{turns}");
}

#[test]
fn more_turns_than_a_list_holds_stand_on_pages() {
    let start = || Played::start("mosona lozenges=20 outer-lines=yes leap=bent");
    let mut games = (0..200).flat_map(|seed| random_game(start(), seed, 60));
    let most = |played: &Played| -> Option<Choice> {
        let men = entries(&men(EN, &played.table(), 0));
        let captures =
            |man: &Choice| man.description.as_ref()?.split(' ').rev().nth(1)?.parse::<usize>().ok();
        men.into_iter().find(|man| captures(man) > Some(30))
    };
    let (many, man) = games
        .find_map(|played| Some((most(&played)?, played)))
        .map(|(man, played)| (played, man))
        .expect("such a position comes up");
    let turns = turns_on(&many, &man);
    let distinct: HashSet<&str> = turns.iter().map(|turn| turn.value.as_str()).collect();
    assert!(turns.len() > 25 && distinct.len() == turns.len(), "{}", turns.len());
    let on = man.label.as_str();
    let second = turns_of(EN, &many.table(), on, 1).expect("a second page");
    assert!(second.content.contains("Page 2 of"), "{}", second.content);
    assert_eq!(entries(&second)[0], turns[25]);
    assert_eq!(
        turns_of(EN, &many.table(), on, u16::MAX).map(|last| entries(&last).pop()),
        Some(turns.last().cloned())
    );
    assert_eq!(turns_of(EN, &many.table(), "c40x", 0), None);
}

#[test]
fn what_is_shown_to_choose_from() {
    let played = Played::start("mosona").play("a8-b9, b7-a8");
    insta::assert_snapshot!("men", sketch(&men(EN, &played.table(), 0)));
    let leaps = Played::start("mosona").play("a8-b9, c10xa8, a10-b9");
    insta::assert_snapshot!("turns", sketch(&turns_of(EN, &leaps.table(), "c8", 0).expect("its turns")));
}

#[test]
fn a_priest_is_named_and_its_placing_explained() {
    let mut positions = (0..).flat_map(|seed| random_game(Played::start("awithlaknakwe"), seed, 500));
    let shown = |played: &Played| men(EN, &played.table(), 0);
    let holds = positions.find(|played| shown(played).content.contains("You hold")).expect("it comes up");
    assert!(
        shown(&holds).content.contains(&first_time(EN, &holds.table(), Hint::Place)),
        "{}",
        sketch(&shown(&holds))
    );
    keeps_to_the_limits(&shown(&holds));
    let plain = super::men(EN, &holds.table(), 0, Switch::Off);
    assert!(
        plain.content.contains("You hold") && !plain.content.contains("came into your hand"),
        "{plain:?}"
    );
    let entered = positions.find(|played| sketch(&shown(played)).contains("(the Priest of the Bow, "));
    assert!(entered.is_some());
}

/// The places that the picture of a message marks, as they are written.
fn marked(message: &Message) -> Vec<String> {
    let targets = &message.board.as_ref().expect("a picture").scene.targets;
    let written = targets.iter().map(|target| match target {
        render::Location::Point(point) => point.to_string(),
        render::Location::Square(square) => square.to_string(),
    });
    written.collect()
}

#[test]
fn a_list_of_moves_marks_where_men_can_go() {
    let begun = Played::start("mosona");
    assert_eq!(marked(&moves(EN, &begun.table(), 0)), ["b9"]);
    let taken = begun.play("a8-b9");
    assert_eq!(marked(&moves(EN, &taken.table(), 0)), ["a8"], "where the leap ends, not over whom");
    let warriors = Played::start("awithlaknakwe seats=4");
    let actions = warriors.game.board().some_legal_actions().actions;
    let spots: std::collections::BTreeSet<_> = actions.iter().filter_map(Action::goes_to).collect();
    let found = marked(&moves(EN, &warriors.table(), 0));
    assert!(spots.len() > 1 && found.len() == spots.len(), "each place once: {found:?}");
}
