//! Looking back on a game: its board after any of its turns, step by step.

use rules::Side;

use super::{
    Button, File, Link, Locale, Message, Table, accent, board::position_lines, limits, modal::Modal, record,
    scene,
};
use crate::custom_id::{CustomId, ReplayStep};

/// How many characters can be written where a number is asked for.
const DIGITS: u16 = 8;

/// Which turn of a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// How many turns the board has behind it, from 0.
    pub at: u32,
    /// How many there are.
    pub last: u32,
    pub hints: Hints,
}

/// Whether the program may be asked what it would play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hints {
    Given,
    /// The game goes on.
    Withheld,
}

/// The board after `turns.at` turns, which `table` holds, seen by `bottom`, with the ways on and back. A button
/// that would lead nowhere is not there.
pub fn replay(locale: Locale, table: &Table<'_>, turns: Turns, bottom: Side) -> Message {
    let Turns { at, last, .. } = turns;
    let content = format!(
        "{}\n{}",
        locale.replay_heading(table.id.to_string(), table.variant().name(), at, last),
        position_lines(locale, table)
    );
    let id = |step| CustomId::Replay { game: table.id, at, bottom, step };
    let steps = [
        (at > 0, ReplayStep::First, locale.replay_first()),
        (at > 0, ReplayStep::Back, locale.replay_back()),
        (at < last, ReplayStep::On, locale.replay_on()),
        (at < last, ReplayStep::Last, locale.replay_last()),
    ];
    let steps = steps.into_iter().filter(|step| step.0).map(|(_, step, label)| Button::new(id(step), label));
    let others = [
        (true, ReplayStep::Jump, locale.replay_jump()),
        (turns.hints == Hints::Given && at < last, ReplayStep::Hint, locale.button_hint()),
        (true, ReplayStep::Film, locale.replay_film()),
        (true, ReplayStep::Record, locale.replay_record()),
    ];
    let others =
        others.into_iter().filter(|other| other.0).map(|(_, step, label)| Button::new(id(step), label));
    Message::private(content)
        .with_board(scene::picture(locale, table, bottom))
        .with_buttons(steps)
        .with_buttons(others)
        .into_card(accent::of(table))
}

/// Asks which turn is to be looked at. Nothing is looked up for it.
pub fn ask_turn(locale: Locale, id: CustomId) -> Modal {
    Modal {
        id,
        title: limits::cut(locale.replay_jump(), limits::TITLE),
        label: limits::cut(locale.replay_turn(), limits::TITLE),
        placeholder: limits::cut(locale.replay_turn_example(), limits::CHOICE),
        longest: DIGITS,
    }
}

/// The game as a moving picture, for one person.
pub fn film_file(locale: Locale, table: &Table<'_>, bottom: Side) -> Message {
    let name = format!("{}-{}.gif", table.id, table.game.ply());
    let scenes = scene::film(locale, table, bottom);
    let alt = limits::cut(locale.replay_film_alt(table.variant().name(), scenes.len() - 1), limits::ALT);
    Message::private(locale.replay_film_here(table.id.to_string())).with_file(File::Film {
        name,
        scenes,
        alt,
        theme: None,
    })
}

/// The game as a record, for one person.
pub fn record_file(locale: Locale, table: &Table<'_>, began: play::Time) -> Message {
    let name = format!("{}-{}.txt", table.id, table.game.ply());
    let text = record::record(locale, table, began);
    Message::private(locale.replay_record_here(table.id.to_string())).with_file(File::Text { name, text })
}

/// The position that a message shows, for one person.
pub fn position(locale: Locale, table: &Table<'_>, bottom: Side, link: Option<&Link>) -> Message {
    let heading = locale.position_heading(table.id.to_string(), table.variant().name());
    let link = link.map(|link| locale.next_board(link.address()));
    let lines = [Some(heading), Some(position_lines(locale, table)), link];
    let content = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    Message::private(content).with_board(scene::picture(locale, table, bottom)).into_card(accent::of(table))
}
