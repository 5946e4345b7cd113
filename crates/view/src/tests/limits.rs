//! Discord's limits, held in random games of all variants with the longest names.

use std::collections::HashSet;

use play::{Begins, ChallengeId, GameRefusal, Seat};
use rules::Reading;

use super::*;
use crate::{controls::Openings, limits as most};

/// The longest names there are, of characters that are escaped or wide.
pub(super) const LONG: [&str; 4] = [
    "********************************",
    "<@1><@2><@3><@4><@5><@6><@7><@8>",
    "`````````````||||||||||____~~~~~",
    "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
];

/// The id of a control.
const CUSTOM_ID: usize = 100;

pub(super) fn keeps_to_the_limits(message: &Message) {
    let count = |text: &str| text.chars().count();
    assert!((1..=most::CONTENT).contains(&count(&message.content)), "content {}", message.content);
    // Between back-ticks nothing has an effect.
    let outside = message.content.split('`').step_by(2);
    assert!(outside.into_iter().all(|text| !text.contains("@everyone")), "{}", message.content);
    assert!(message.rows.len() <= most::ROWS);
    let mut ids = HashSet::new();
    for row in &message.rows {
        let of_row = match row {
            Row::Buttons(buttons) => buttons_keep_to_the_limits(buttons),
            Row::Select(select) => select_keeps_to_the_limits(select),
            Row::Picker(picker) => picker_keeps_to_the_limits(picker),
        };
        for id in of_row {
            assert!((1..=CUSTOM_ID).contains(&count(&id)), "{id}");
            assert!(ids.insert(id.clone()), "{id} stands twice");
        }
    }
    if let Some(board) = &message.board {
        assert!((1..=most::ALT).contains(&count(&board.alt)), "alt {}", board.alt);
        let told = message.clone().without_picture();
        assert!(
            count(&told.content) <= most::CONTENT && told.content.ends_with(&board.text),
            "{}",
            told.content
        );
        assert!(board.text.is_empty() || board.text.ends_with("```"), "{}", board.text);
    }
}

fn picker_keeps_to_the_limits(picker: &Picker) -> Vec<String> {
    assert!((1..=25).contains(&picker.most) && picker.chosen.len() <= picker.most.into(), "{picker:?}");
    assert!((1..=150).contains(&picker.placeholder.chars().count()), "{picker:?}");
    vec![picker.id.to_string()]
}

/// The ids of a row.
fn buttons_keep_to_the_limits(buttons: &[Button]) -> Vec<String> {
    assert!((1..=most::BUTTONS).contains(&buttons.len()));
    assert!(
        buttons.iter().all(|button| (1..=most::LABEL).contains(&button.label.chars().count())),
        "{buttons:?}"
    );
    let id = |button: &Button| match &button.does {
        Press::Act(id) => Some(id.to_string()),
        Press::Open(_) => None,
    };
    buttons.iter().filter_map(id).collect()
}

fn select_keeps_to_the_limits(select: &Select) -> Vec<String> {
    assert!((1..=most::CHOICES).contains(&select.choices.len()));
    assert!(select.placeholder.chars().count() <= most::CHOICE);
    let values: HashSet<&str> = select.choices.iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values.len(), select.choices.len(), "{select:?}");
    for choice in &select.choices {
        assert!((1..=most::CHOICE).contains(&choice.label.chars().count()), "{choice:?}");
        let words = choice.description.as_ref().map_or(1, |words| words.chars().count());
        assert!((1..=most::CHOICE).contains(&words), "{choice:?}");
        assert!(choice.value.len() <= CUSTOM_ID, "{choice:?}");
        // What is chosen is a word of the list, or an id of its own.
        let is_read = match select.id {
            CustomId::FollowHow { .. } => choice.value.parse::<play::How>().is_ok(),
            CustomId::FollowOften { .. } => choice.value.parse::<play::HowOften>().is_ok(),
            CustomId::Remind {} => choice.value.parse::<play::Reminder>().is_ok(),
            CustomId::Prefer { what } => what.choices().contains(&choice.value.as_str()),
            CustomId::Arrange { what } => what.choices().contains(&choice.value),
            _ => choice.value.parse::<CustomId>().is_ok(),
        };
        assert!(is_read, "{choice:?}");
    }
    vec![select.id.to_string()]
}

/// What the game's people are told when one of them types `text`.
fn answer(locale: Locale, played: &Played, text: &str) -> Option<Message> {
    let refusal = match played.game.board().read(text) {
        Reading::Ambiguous(candidates) => GameRefusal::Ambiguous { candidates },
        Reading::Illegal { understood, reason, nearest } => {
            GameRefusal::Illegal { understood, reason, nearest }
        }
        Reading::NoMove { understood, stray } => GameRefusal::NoMove { understood, stray },
        Reading::Turn(_) => return None,
    };
    let around = Around { names: &played.names, table: Some(played.table()), board: Some(link()) };
    Some(refusal::refusal(locale, &refusal.into(), &around))
}

#[test]
fn messages_of_random_games_keep_to_discords_limits() {
    // Every language has its turn again and again.
    for (played, locale) in random_games(&LONG).zip(Locale::ALL.into_iter().cycle()) {
        let table = played.table();
        keeps_to_the_limits(&board(locale, &table));
        keeps_to_the_limits(&paged(board(locale, &table)));
        keeps_to_the_limits(&board_as_asked(
            locale,
            &table,
            Seen::By(Side::North),
            Wish { theme: Some(play::Theme::Contrast), form: Some(play::BoardForm::Picture) },
            Some(&link()),
        ));
        keeps_to_the_limits(&announce_begun(locale, &table, Some(&link())));
        keeps_to_the_limits(&announce_over(locale, &table, Some(&link())));
        keeps_to_the_limits(&moves(locale, &table, 0));
        keeps_to_the_limits(&moves(locale, &table, u16::MAX));
        keeps_to_the_limits(&confirm_resign(locale, &table, Side::South));
        assert!(thread_name(locale, &table).chars().count() <= 100);
        for text in ["", "b9", "a1-n14", "x", &"a8-b9 ".repeat(40), &"`@everyone".repeat(19)] {
            answer(locale, &played, text).iter().for_each(keeps_to_the_limits);
        }
    }
}

#[test]
fn a_board_has_room_for_all_that_can_be_asked_at_once() {
    let offer = GameEvent::Offered { side: Side::South, offer: OfferKind::Draw };
    let ask = |side| GameEvent::ResignAsked { side };
    let played = Played::start("awithlaknakwe seats=4").named(LONG);
    let played = played.event(offer).event(ask(Side::North)).event(ask(Side::East));
    let message = board(EN, &played.table());
    keeps_to_the_limits(&message);
    assert_eq!(message.rows.len(), 4, "what is asked, the usual ones: {}", sketch(&message));
}

/// With the way to its page.
fn paged(message: Message) -> Message {
    message.with_last_button(Some(page_button(EN, "https://stones.example/g/0".to_owned())))
}

fn number_of_buttons(message: &Message) -> usize {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.len(),
        Row::Select(_) | Row::Picker(_) => 0,
    };
    message.rows.iter().map(of).sum()
}

/// The ids of all that can be pressed, of lists those of their entries.
fn pressable(message: &Message) -> HashSet<String> {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons_keep_to_the_limits(buttons),
        Row::Select(select) => select.choices.iter().map(|choice| choice.value.clone()).collect(),
        Row::Picker(picker) => vec![picker.id.to_string()],
    };
    message.rows.iter().flat_map(of).collect()
}

#[test]
fn whatever_is_asked_of_the_players_stands_under_the_board() {
    let offer = |offer| GameEvent::Offered { side: Side::South, offer };
    let ask = |side| GameEvent::ResignAsked { side };
    let asked = [
        (offer(OfferKind::Draw), ["draw-yes", "draw-no", "draw-back"].as_slice()),
        (offer(OfferKind::TakeBack), &["undo-yes", "undo-no", "undo-back"]),
        (offer(OfferKind::Pause), &["pause-yes", "pause-no", "pause-back"]),
        (ask(Side::North), &["give-up"]),
        (ask(Side::East), &["play-on"]),
    ];
    let usual = ["pick", "flip", "follow"];
    for played in many_places() {
        let places = Openings::of(&played.table()).places.len();
        // Any of them may stand, or none.
        for standing in 0..1 << asked.len() {
            let mut game = played.clone();
            let mut expected: Vec<&str> = usual.to_vec();
            for (_, (event, answers)) in asked.iter().enumerate().filter(|(at, _)| standing >> at & 1 == 1) {
                game = game.event(event.clone());
                expected.extend(*answers);
            }
            let message = board(EN, &game.table());
            let buttons = number_of_buttons(&message);
            let message = paged(message);
            keeps_to_the_limits(&message);
            assert_eq!(number_of_buttons(&message), buttons + 1, "{}", sketch(&message));
            let ids = pressable(&message);
            for word in expected {
                assert!(ids.iter().any(|id| id.starts_with(word)), "{word} in {}", sketch(&message));
            }
            let placings = ids.iter().filter(|id| id.starts_with("play:")).count();
            assert_eq!(placings, places, "{}", sketch(&message));
        }
    }
}

/// Of each number of squares where the Priest may be placed, four players at the board, the first position
/// of random games.
fn many_places() -> Vec<Played> {
    let games = (0..40).flat_map(|seed| {
        random_game(Played::limited("awithlaknakwe seats=4 flank=any").named(LONG), seed, 60)
    });
    let mut found: std::collections::BTreeMap<usize, Played> = std::collections::BTreeMap::new();
    for played in games.filter(|played| played.game.result().is_none() && played.game.ply() > 4) {
        found.entry(Openings::of(&played.table()).places.len()).or_insert(played);
    }
    assert!(found.keys().any(|places| *places > most::BUTTONS), "{:?}", found.keys());
    found.into_values().collect()
}

#[test]
fn a_list_of_many_games_is_paged() {
    let most = u64::MAX;
    let link = Link { server: Some(Server(most)), place: Place(most), message: Some(MessageId(most)) };
    for (name, locale) in LONG.into_iter().flat_map(|name| Locale::ALL.map(|locale| (name, locale))) {
        let played = Played::start("awithlaknakwe seats=4").named([name; 4]);
        let ids: Vec<GameId> = (0..GAMES_ON_A_PAGE).map(|n| GameId(i64::MAX - i64::from(n))).collect();
        let table = |id| Table { id, ..played.table() };
        let row = |&id| GameRow { table: table(id), link: Some(link), moved: play::Time(i64::MAX) };
        let rows: Vec<_> = ids.iter().map(row).collect();
        for page in [0, 1, 65_534] {
            let message = games(locale, &rows, &play::Listing::default(), (page, 65_535));
            keeps_to_the_limits(&message);
            for id in &ids {
                assert!(message.content.contains(&id.to_string()), "{id} in {}", message.content);
            }
            assert!(message.content.contains("65535"), "{}", message.content);
        }
    }
}

#[test]
fn answers_to_what_people_typed_keep_to_the_limits() {
    let word = "`@everyone` ".repeat(300);
    let fault = rules::ParseRulesError::Value { name: word.clone(), value: word.clone(), allowed: "2, 4" };
    for fault in [fault, rules::ParseRulesError::Game { word }] {
        for locale in Locale::ALL {
            keeps_to_the_limits(&trouble(locale, &Trouble::UnknownRules(fault.clone())));
        }
    }
}

#[test]
fn rules_and_help_are_never_cut() {
    let here = "mosona lozenges=6 outer-lines=yes capture=free chain=maximum ends=curved leap=bent";
    let all =
        [here, "kolowis outer-lines=no men=full leap=bent", "awithlaknakwe seats=4 flank=any goal=race"];
    for (rules, locale) in all.into_iter().flat_map(|rules| Locale::ALL.map(|locale| (rules, locale))) {
        let rules: Rules = rules.parse().expect("rules");
        let mut pictures = HashSet::new();
        for page in 0..5 {
            let message = super::rules(locale, rules.variant(), page, Some(&rules));
            keeps_to_the_limits(&message);
            let alt = &message.board.as_ref().expect("every page has a picture").alt;
            assert!(alt.contains(&rules.variant().to_string()), "of the same game: {alt}");
            assert!(
                message.content.ends_with(&locale.page_of(usize::from(page) + 1, 5_usize)),
                "{}",
                message.content
            );
            assert!(message.content.starts_with(&here_in(locale, &rules)), "{}", message.content);
            let told = message.clone().without_picture();
            assert!(told.content.starts_with(&message.content), "nothing gives way: {}", told.content);
            pictures.insert(message.board.expect("a picture").alt);
        }
        assert_eq!(pictures.len(), 5, "each page has one of its own");
    }
    let line = HelpLine::Slash { name: "challenge".to_owned(), description: "d".repeat(100) };
    for locale in Locale::ALL {
        let help = help(locale, HelpTopic::Play, &vec![line.clone(); 11], &INVITATIONS);
        keeps_to_the_limits(&help);
        assert!(help.content.ends_with(&locale.help_thanks()), "{}", help.content);
    }
}

/// How a page of the rules begins where they are played.
fn here_in(locale: Locale, rules: &Rules) -> String {
    locale.rules_here(locale.rules_line(rules))
}

#[test]
fn challenges_with_the_longest_names_keep_to_the_limits() {
    let names: Names = (1..).map(PlayerId).zip(LONG).collect();
    let seat = |by| Seat::Taken { by: PlayerId(by), named: true };
    for (rules, begins) in
        [("awithlaknakwe seats=4", Begins::First), ("awithlaknakwe seats=4", Begins::Random)]
    {
        for seats in [
            [seat(1), seat(2), seat(3), seat(4)],
            [seat(1), Seat::Open, Seat::Open, Seat::Named(PlayerId(4))],
        ] {
            let challenge = super::snapshots::challenged(rules, begins, &seats);
            for locale in Locale::ALL {
                let message = super::challenge(locale, ChallengeId(i64::MAX), &challenge, &names, None);
                keeps_to_the_limits(&message);
            }
        }
    }
}

#[test]
fn many_huffs_are_a_list() {
    let game = many_in_default();
    let message = board(EN, &game.table());
    keeps_to_the_limits(&message);
    let Some(Row::Select(select)) = message.rows.first() else { panic!("{}", sketch(&message)) };
    assert!(select.choices.len() > 5, "{}", sketch(&message));
}

/// The first random game of Kolowis in which more than five men may be huffed.
fn many_in_default() -> Played {
    let games =
        (0..).flat_map(|seed| random_game(Played::start("kolowis lozenges=20").named(LONG), seed, 150));
    let mut games = games.filter(|played| {
        played.game.result().is_none()
            && rules::describe::Description::of(played.game.board()).in_default.len() > 5
    });
    games.next().expect("such a game comes up")
}
