//! All that can be played now.

use rules::{Action, strip, warriors};

use super::{
    BoardPicture, Locale, Message, Table, pages,
    scene::{Marks, marked},
    words::code,
};
use crate::custom_id::CustomId;

/// The answer to `/moves`: the legal actions by kind, on as many pages as it takes. That there are more
/// chains of leaps than can be listed is said. The picture marks where men can go.
pub fn moves(locale: Locale, table: &Table<'_>, page: u16) -> Message {
    let Some(side) = table.turn() else { return Message::private(locale.moves_none()) };
    let heading = locale.moves_heading(table.player(locale, side), locale.side(table.variant(), side));
    let found = table.game.board().some_legal_actions();
    let listed = KINDS.into_iter().flat_map(|kind| of_kind(locale, kind, &found.actions));
    let lines = listed.chain((!found.all).then(|| locale.moves_more())).collect();
    let game = table.id;
    // The list says all that the board in letters could.
    let marks = Marks::of(None, &found.actions);
    let picture = BoardPicture { text: String::new(), ..marked(locale, table, side, &marks) };
    pages::page(locale, &heading, &pages::split(lines), page, |page| CustomId::Moves { game, page })
        .with_board(picture)
}

/// Whose turn it is, in place of a list of moves: without markup.
pub fn whose_turn(locale: Locale, table: &Table<'_>) -> String {
    locale.moves_of_other(table.plain_player(locale, table.game.to_move()))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Huff,
    Place,
    Capture,
    Step,
    Pass,
}

const KINDS: [Kind; 5] = [Kind::Huff, Kind::Place, Kind::Capture, Kind::Step, Kind::Pass];

fn kind(action: Action) -> Kind {
    match action {
        Action::Strip(strip::Action::Huff(_)) => Kind::Huff,
        Action::Strip(strip::Action::Capture(_)) => Kind::Capture,
        Action::Strip(strip::Action::Step { .. }) => Kind::Step,
        Action::Warriors(warriors::Action::Place(_)) => Kind::Place,
        Action::Warriors(warriors::Action::Pass) => Kind::Pass,
        Action::Warriors(warriors::Action::Move { taken, .. }) if !taken.is_empty() => Kind::Capture,
        Action::Warriors(warriors::Action::Move { .. } | warriors::Action::Decline { .. }) => Kind::Step,
    }
}

/// So many in a line, so that a page can end between lines.
const IN_A_LINE: usize = 30;

fn of_kind(locale: Locale, wanted: Kind, actions: &[Action]) -> Vec<String> {
    let actions: Vec<String> = actions.iter().filter(|action| kind(**action) == wanted).map(code).collect();
    let line = |(n, some): (usize, &[String])| match n {
        0 => labelled(locale, wanted, some.join(" ")),
        _ => some.join(" "),
    };
    actions.chunks(IN_A_LINE).enumerate().map(line).collect()
}

fn labelled(locale: Locale, kind: Kind, moves: String) -> String {
    match kind {
        Kind::Huff => locale.moves_huffs(moves),
        Kind::Place => locale.moves_places(moves),
        Kind::Capture => locale.moves_captures(moves),
        Kind::Step => locale.moves_steps(moves),
        Kind::Pass => locale.moves_pass(moves),
    }
}
