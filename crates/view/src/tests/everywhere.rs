//! Discord's limits in every language, for what no random game comes to.

use std::time::Duration;

use play::{ChallengeId, Following, How, HowOften, Language, LiveEnd, Plan, Reminder, Step, Vacation};

use super::{
    limits::{LONG, keeps_to_the_limits},
    *,
};
use crate::limits as most;

/// The latest moment, and the longest time.
const LATE: Time = Time(9_999_999_999_999);
const LONG_TIME: Duration = Duration::from_secs(999_999);

/// All languages, each with a long game by people with the longest names, under way and over.
fn games() -> impl Iterator<Item = (Locale, Played)> {
    let game = || Played::limited("awithlaknakwe seats=4 flank=any goal=race").named(LONG);
    let both = move |locale| {
        let over = game().event(GameEvent::Aborted { side: Side::South });
        [(locale, game()), (locale, over)]
    };
    Locale::ALL.into_iter().flat_map(both)
}

/// With the largest number.
fn table(played: &Played) -> Table<'_> {
    Table { id: GameId(i64::MAX), ..played.table() }
}

/// The longest way anywhere.
fn way() -> Link {
    Link { server: Some(Server(u64::MAX)), place: Place(u64::MAX), message: Some(MessageId(u64::MAX)) }
}

/// Where nothing gives way to what is longer.
fn whole(message: &Message) {
    keeps_to_the_limits(message);
    assert!(!message.content.ends_with('…'), "{}", message.content);
}

fn window(window: &Modal) {
    for (text, most) in
        [(&window.title, most::TITLE), (&window.label, most::TITLE), (&window.placeholder, most::CHOICE)]
    {
        assert!((1..=most).contains(&text.chars().count()), "{window:?}");
    }
    assert!(!window.title.ends_with('…'), "{window:?}");
}

#[test]
fn looking_at_games() {
    for (locale, played) in games() {
        let table = table(&played);
        for turns in [(0, 0), (0, u32::MAX), (7, u32::MAX), (u32::MAX, u32::MAX)] {
            let turns = Turns { at: turns.0, last: turns.1, hints: crate::Hints::Given };
            whole(&replay(locale, &table, turns, Side::North));
        }
        whole(&position(locale, &table, Side::South, Some(&way())));
        whole(&film_file(locale, &table, Side::South));
        whole(&record_file(locale, &table, LATE));
        window(&ask_turn(locale, CustomId::Plan { game: table.id }));
        window(&type_move(locale, table.id, Seq(u32::MAX)));
        whole(&live(locale, i64::MAX, &table, Some(&way())));
        whole(&announce_begun(locale, &table, Some(&way())));
        whole(&announce_over(locale, &table, Some(&way())));
    }
}

#[test]
fn following_games() {
    for (locale, played) in games() {
        let table = table(&played);
        for how in How::ALL {
            for often in HowOften::ALL {
                whole(&following(locale, table.id, Following { how, often }));
            }
        }
        whole(&watched(locale, &table, Some(&way())));
        whole(&called_alone(locale, &table, Some(&way())));
        let watchers: Vec<PlayerId> = (0..20).map(|of| PlayerId(u64::MAX - of)).collect();
        let board = counting_watchers(locale, &table, board(locale, &table), 1_000_000);
        keeps_to_the_limits(&calling_watchers(locale, &table, board, &watchers));
        for line in [lost_call(locale, table.id), lost_notice(locale, table.id)] {
            whole(&Message::private(line));
        }
    }
}

/// As many as one may have, each as long as can be.
fn full(turn: &[Action]) -> Vec<(i64, Plan)> {
    let step = Step { condition: turn.to_vec(), answer: turn.to_vec() };
    let plan = Plan { by: PlayerId(1), ply: 0, steps: vec![step; Game::PLAN_STEPS] };
    (0..Game::PLANS as i64).map(|at| (i64::MAX - at, plan.clone())).collect()
}

#[test]
fn planning_and_being_away() {
    for (locale, played) in games() {
        let table = table(&played);
        let turn = Played::start("kolowis").game.board().legal_turns().swap_remove(0);
        keeps_to_the_limits(&plans(locale, &table, &full(&turn)));
        whole(&plans(locale, &table, &[]));
        window(&type_plan(locale, table.id));
        whole(&Message::private(plan_failed(locale, table.id)));
        let under_way = Vacation { since: Time(0), until: LATE };
        for vacation_of in [None, Some(&under_way)] {
            whole(&vacation(locale, vacation_of, LONG_TIME));
        }
        whole(&back_from_vacation(locale, LONG_TIME));
        whole(&no_day(locale));
        let longest = Reminder::Before(play::Lead::LONGEST);
        for of in Reminder::OFFERED.into_iter().chain([longest]) {
            whole(&reminder(locale, of));
        }
        let called = Message::public(locale.called("<@18446744073709551615>"));
        let led = (0..5).fold(called, |told, _| with_game(locale, told, table.id, table.game, &way()));
        whole(&led);
    }
}

#[test]
fn managing_a_server() {
    let places: Vec<Place> = (0..25).map(|at| Place(u64::MAX - at)).collect();
    let rights = [
        Right::ViewChannel,
        Right::SendMessages,
        Right::AttachFiles,
        Right::ReadMessageHistory,
        Right::CreatePublicThreads,
        Right::SendMessagesInThreads,
    ];
    for locale in Locale::ALL {
        let found = Diagnosis {
            rights: rights.map(|right| (right, false)).to_vec(),
            installed: Installed::Server,
            person: locale,
            server: Some(Language::Spanish),
            connection: Connection { shard: u32::MAX, total: u32::MAX, latency: Some(LONG_TIME) },
            database: "PostgreSQL",
            answered: LONG_TIME,
            waiting: (u64::MAX, u64::MAX),
            oldest: Some(LATE),
        };
        let unknown = Diagnosis { rights: Vec::new(), installed: Installed::Person, ..found.clone() };
        for message in [diagnosis(locale, &found), diagnosis(locale, &unknown)] {
            let told = message.followed_by(&lost_announcement(locale, places[0], LATE));
            let told = with_untold(locale, told, Untold::Announced, places[0], &places);
            let told = with_untold(locale, told, Untold::ShownLive, places[0], &places);
            whole(&told);
            assert!(
                told.content.contains(&locale.diagnose_store("PostgreSQL", "999999000")),
                "nothing gave way"
            );
        }
        for message in [
            no_live_game(locale),
            live_on(locale, places[0]),
            live_off(locale),
            live_is_off(locale),
            live_was(locale, Some(&way())),
            live_was(locale, None),
        ] {
            whole(&message);
        }
        for why in [LiveEnd::Gone, LiveEnd::Closed, LiveEnd::Locked] {
            whole(&Message::private(live_ended(locale, places[0], why)));
        }
    }
}

#[test]
fn questions_before_something_is_done() {
    for (locale, played) in games() {
        let table = table(&played);
        let played_on = played.game.board().legal_turns();
        for turn in played_on.iter().take(3) {
            whole(&confirm_move(locale, &table, &table, turn));
        }
        whole(&confirm_resign(locale, &table, Side::South));
        whole(&confirm_abort(locale, &table));
        whole(&confirm_end(locale, &table));
        whole(&ask_why(locale, ChallengeId(i64::MAX)));
        whole(&forget_question(locale, PlayerId(u64::MAX), usize::MAX, usize::MAX));
        for message in [forgotten(locale), forget_not(locale), forget_other(locale)] {
            whole(&message);
        }
        whole(&privacy(locale, Some(&"o".repeat(200)), u16::MAX));
    }
}
