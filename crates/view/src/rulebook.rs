//! The rules of a game in short pages, each with a picture.

use lessons::{Exercise, Topic};
use rules::{Rules, Variant};

use super::{BoardPicture, Button, Locale, Message, Style, learn, pages, words::notation};
use crate::custom_id::CustomId;

/// A page: what it says, and the exercise whose position is its picture, before or after the right turn.
struct Page {
    text: String,
    topic: Topic,
    shows: Shows,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    Before,
    After,
}

/// The answer to `/rules`. `here`: the rules of the game that is played in the channel, if it is the same
/// game; every page says in what they differ.
pub fn rules(locale: Locale, variant: Variant, page: u16, here: Option<&Rules>) -> Message {
    let here = here.filter(|rules| rules.variant() == variant);
    let here = here.map(|rules| locale.rules_here(locale.rules_line(rules))).unwrap_or_default();
    let pages = pages_of(locale, variant);
    let at = usize::from(page).min(pages.len() - 1);
    let Page { text, topic, shows } = &pages[at];
    let count = (at, pages.len());
    let message = pages::one_of(locale, &here, text, count, |page| CustomId::Rules { variant, page });
    let learning = Button::new(CustomId::Learn { variant }, locale.rules_learn()).styled(Style::Primary);
    message.with_board(picture(locale, *topic, *shows)).with_buttons([learning])
}

fn pages_of(locale: Locale, variant: Variant) -> Vec<Page> {
    let page = |text, topic, shows| Page { text, topic, shows };
    let strip = |board, [topic, chain, huff, end]: [Topic; 4], [step, leap]: [&str; 2], options: String| {
        vec![
            page(board, topic, Shows::Before),
            page(locale.rules_moves_strip(step, leap, solution(chain)), chain, Shows::After),
            page(locale.rules_huff(solution(huff)), huff, Shows::After),
            page(locale.rules_end_strip(), end, Shows::After),
            page(format!("{options}\n{}", locale.rules_sources_strip()), options_of(variant), Shows::After),
        ]
    };
    match variant {
        Variant::Mosona => strip(
            locale.rules_board_mosona(),
            [Topic::MosonaBoard, Topic::MosonaTurning, Topic::MosonaHuff, Topic::MosonaBlocked],
            ["a8-b9", "c10xa8"],
            locale.rules_options_mosona(),
        ),
        Variant::Kolowis => strip(
            locale.rules_board_kolowis(),
            [Topic::KolowisBoard, Topic::KolowisChain, Topic::KolowisHuff, Topic::KolowisDraw],
            ["a16-b17", "c18xa16"],
            locale.rules_options_kolowis(),
        ),
        Variant::Awithlaknakwe => vec![
            page(locale.rules_board_warriors(), Topic::WarriorsBoard, Shows::Before),
            page(
                locale.rules_moves_warriors(solution(Topic::WarriorsCapture)),
                Topic::WarriorsCapture,
                Shows::After,
            ),
            page(locale.rules_priest(solution(Topic::WarriorsPlace)), Topic::WarriorsPlace, Shows::After),
            page(locale.rules_end_warriors(), Topic::WarriorsHome, Shows::After),
            page(
                format!("{}\n{}", locale.rules_options_awithlaknakwe(), locale.rules_sources_squares()),
                options_of(variant),
                Shows::After,
            ),
        ],
    }
}

/// An exercise that shows an option.
fn options_of(variant: Variant) -> Topic {
    match variant {
        Variant::Mosona => Topic::MosonaBent,
        Variant::Kolowis => Topic::KolowisCurved,
        Variant::Awithlaknakwe => Topic::WarriorsTeams,
    }
}

fn solution(topic: Topic) -> String {
    notation(&Exercise::of(topic).solution())
}

fn picture(locale: Locale, topic: Topic, shows: Shows) -> BoardPicture {
    let exercise = Exercise::of(topic);
    match shows {
        Shows::Before => learn::board_of(locale, exercise, &[]),
        Shows::After => learn::board_of(locale, exercise, &exercise.solution()),
    }
}
