//! What people and servers choose.

use std::{collections::HashSet, time::Duration};

use insta::assert_snapshot;
use play::{BoardForm, House, HouseChoice, Language, Preference, Preferences, Reminder, Role, Theme};

use super::{limits::keeps_to_the_limits, *};

#[test]
fn somebody_s_choices_stand_in_lists() {
    let chosen =
        Preferences { language: Some(Language::German), theme: Theme::Light, ..Preferences::default() };
    assert_snapshot!(sketch(&preferences(EN, &chosen, Reminder::Before(play::Lead::DAY), 0)));
    assert_snapshot!(sketch(&preferences(EN, &chosen, Reminder::Before(play::Lead::DAY), 1)));
}

#[test]
fn a_server_s_choices_stand_in_lists() {
    let house = House {
        channels: vec![Place(5), Place(6)],
        roles: vec![Role(7)],
        preset: Some("strict".to_owned()),
        limit: Some(MoveLimit::ThreeDays),
        ..House::default()
    };
    assert_snapshot!(sketch(&super::house(EN, &house, 0)));
    assert_snapshot!(sketch(&super::house(EN, &house, 1)));
    assert_snapshot!(super::house(EN, &House::default(), 0).content);
}

#[test]
fn everything_can_be_chosen_and_has_words_of_its_own() {
    for locale in Locale::ALL {
        let pages: Vec<Message> =
            (0..2).map(|page| preferences(locale, &Preferences::default(), Reminder::Off, page)).collect();
        let lists: Vec<&Select> = pages.iter().flat_map(selects).collect();
        assert_eq!(lists.len(), Preference::ALL.len() + 1, "reminders are chosen there too");
        for list in lists {
            assert_eq!(list.choices.iter().filter(|choice| choice.chosen).count(), 1, "{list:?}");
            have_words_of_their_own(list);
        }
        for page in 0..2 {
            keeps_to_the_limits(&preferences(locale, &Preferences::default(), Reminder::Off, page));
            let most = House {
                channels: (1..=25).map(|at| Place(u64::MAX - at)).collect(),
                roles: (1..=25).map(|at| Role(u64::MAX - at)).collect(),
                ..House::default()
            };
            let message = super::house(locale, &most, page);
            keeps_to_the_limits(&message);
            selects(&message).for_each(have_words_of_their_own);
        }
    }
}

fn have_words_of_their_own(list: &Select) {
    let labels: HashSet<&str> = list.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels.len(), list.choices.len(), "{list:?}");
}

fn selects(message: &Message) -> impl Iterator<Item = &Select> {
    message.rows.iter().filter_map(|row| match row {
        Row::Select(select) => Some(select),
        Row::Buttons(_) | Row::Picker(_) => None,
    })
}

#[test]
fn every_choice_is_on_the_page_it_is_said_to_be_on() {
    for what in Preference::ALL {
        let message = preferences(EN, &Preferences::default(), Reminder::Off, page_with(what));
        assert!(selects(&message).any(|list| list.id == CustomId::Prefer { what }), "{what}");
    }
    let last = preferences(EN, &Preferences::default(), Reminder::Off, reminder_page());
    assert!(selects(&last).any(|list| list.id == CustomId::Remind {}));
    for what in HouseChoice::ALL {
        let shown = sketch(&super::house(EN, &House::default(), house_page_with(what)));
        assert!(shown.contains(&CustomId::Arrange { what }.to_string()), "{what}");
    }
}

#[test]
fn boards_are_as_whoever_sees_them_likes_them() {
    let played = Played::start("mosona");
    let wished = |wish| board_as_asked(EN, &played.table(), Seen::AsChosen(Side::South), wish, None);
    let shown = || wished(Wish::default());
    let chosen = Preferences { theme: Theme::Contrast, ..Preferences::default() };
    assert_eq!(shown().as_liked(&chosen).board.expect("a picture").theme, Some(Theme::Contrast));
    let asked = wished(Wish { theme: Some(Theme::Light), form: None }).as_liked(&chosen);
    assert_eq!(asked.board.expect("a picture").theme, Some(Theme::Light), "what was asked for counts");
    let reader = Preferences { board: BoardForm::Text, ..chosen };
    let read = shown().as_liked(&reader);
    assert!(read.board.is_none() && read.content.contains("```"), "{}", read.content);
    let picture = wished(Wish { theme: None, form: Some(BoardForm::Picture) }).as_liked(&reader);
    assert!(picture.board.is_some() && !picture.content.contains("```"), "what was asked for counts");
    let both = board(EN, &played.table()).with_letters();
    assert!(both.board.is_some() && both.content.matches("```").count() == 2, "{}", both.content);
    keeps_to_the_limits(&both);
}

#[test]
fn a_move_is_asked_about_with_the_board_as_it_would_be() {
    let (before, after) = (Played::start("mosona"), Played::start("mosona").play("a8-b9"));
    let turn = Action::read(rules::Variant::Mosona, "a8-b9").expect("a move");
    let asked = confirm_move(EN, &before.table(), &after.table(), &[turn]);
    keeps_to_the_limits(&asked);
    assert_snapshot!(asked.content);
    let board = asked.board.expect("a picture");
    assert!(board.scene.bottom == Side::South && board.alt.contains("a8 to b9"), "{}", board.alt);
}

#[test]
fn a_diagnosis_tells_what_is_missing() {
    let found = Diagnosis {
        rights: vec![(Right::SendMessages, true), (Right::AttachFiles, false)],
        installed: Installed::Server,
        person: EN,
        server: Some(Language::French),
        connection: Connection { shard: 0, total: 1, latency: Some(Duration::from_millis(42)) },
        database: "SQLite",
        answered: Duration::from_millis(1),
        waiting: (1, 3),
        oldest: Some(Time(1_000_000_000_000)),
    };
    assert_snapshot!(diagnosis(EN, &found).content);
    let unknown = Diagnosis {
        rights: Vec::new(),
        connection: Connection { latency: None, ..found.connection },
        oldest: None,
        ..found.clone()
    };
    assert_snapshot!(diagnosis(EN, &unknown).content);
}

#[test]
fn a_board_that_was_asked_for_flips_as_it_was_asked_for() {
    let played = Played::start("awithlaknakwe seats=4");
    let wish = Wish { theme: Some(Theme::Light), form: Some(BoardForm::Text) };
    let mut bottom = Side::South;
    for next in [Side::West, Side::North, Side::East, Side::South] {
        let shown = board_as_asked(EN, &played.table(), Seen::By(bottom), wish, None);
        let flip = CustomId::Flip { game: GameId(7), bottom: next, wish };
        assert!(sketch(&shown).contains(&flip.to_string()), "{}", sketch(&shown));
        let board = shown.board.expect("a board");
        let asked = (board.scene.bottom, board.theme, board.form);
        assert_eq!(asked, (bottom, Some(Theme::Light), Some(BoardForm::Text)));
        bottom = next;
    }
}

#[test]
fn a_reminder_of_ones_own_stands_first_in_the_list() {
    for (word, said) in [("90m", "90 minutes before"), ("2h", "2 hours before"), ("1d", "1 day before")] {
        let own: Reminder = word.parse().expect(word);
        let message = preferences(EN, &Preferences::default(), own, reminder_page());
        let list = selects(&message).find(|list| list.id == CustomId::Remind {}).expect("it is there");
        let chosen: Vec<&Choice> = list.choices.iter().filter(|choice| choice.chosen).collect();
        let [chosen] = chosen[..] else { panic!("{chosen:?}") };
        assert_eq!((chosen.value.as_str(), chosen.label.contains(said)), (word, true), "{chosen:?}");
        assert_eq!(list.choices.len(), if word == "1d" { 6 } else { 7 });
    }
}
