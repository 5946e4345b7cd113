//! What can be pressed under a board.

use std::ops::ControlFlow;

use rules::{Action, Team, strip, warriors};

use super::{Button, Choice, Locale, Message, Select, Style, Table, limits};
use crate::{custom_id::CustomId, turn_key::TurnKey};

/// What may or must be done before the move of the turn.
#[derive(Debug, Default)]
pub(super) struct Openings {
    pub huffs: Vec<Action>,
    pub places: Vec<Action>,
    /// Whether anything else can be played.
    pub moves: bool,
}

impl Openings {
    /// Those of a game that is not over.
    pub fn of(table: &Table<'_>) -> Openings {
        let mut openings = Openings::default();
        let _ = table.game.board().position().visit_legal(|action| {
            match action {
                Action::Strip(strip::Action::Huff(_)) => openings.huffs.push(action),
                Action::Warriors(warriors::Action::Place(_)) => openings.places.push(action),
                Action::Warriors(_) => openings.moves = true,
                // Huffs come first on the strip, and chains can be thousands.
                Action::Strip(_) => {
                    openings.moves = true;
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        openings
    }
}

/// `message` with all that can be pressed while the game goes on.
pub(super) fn with_controls(locale: Locale, table: &Table<'_>, message: Message) -> Message {
    let openings = Openings::of(table);
    let message = with_huffs(locale, table, message, &openings.huffs);
    let message =
        message.with_buttons(openings.places.iter().map(|&action| place_button(locale, table, action)));
    let message = message.with_buttons(draw_answers(locale, table));
    let message = message.with_buttons(resign_answers(locale, table));
    message.with_buttons(usual(locale, table))
}

/// As buttons where they fit one row, else as a list.
fn with_huffs(locale: Locale, table: &Table<'_>, message: Message, huffs: &[Action]) -> Message {
    if huffs.len() <= limits::BUTTONS {
        return message.with_buttons(huffs.iter().map(|&huff| huff_button(locale, table, huff)));
    }
    let choices = huffs.iter().take(limits::CHOICES).map(|&huff| Choice {
        label: locale.button_huff(man_of(huff)),
        value: play(table, &[huff]).to_string(),
    });
    message.with_select(Select {
        id: CustomId::Choose { list: 0 },
        placeholder: locale.select_huff(),
        choices: choices.collect(),
    })
}

/// The button's id for a turn in the position as it is.
fn play(table: &Table<'_>, turn: &[Action]) -> CustomId {
    CustomId::Play {
        game: table.id,
        board: table.game.board_seq(),
        turn: TurnKey::of(turn, table.game.board()),
    }
}

/// The id of a control that says which turn was meant. Its question goes when it is answered.
pub(super) fn answer(table: &Table<'_>, turn: &[Action]) -> CustomId {
    CustomId::Answer {
        game: table.id,
        board: table.game.board_seq(),
        turn: TurnKey::of(turn, table.game.board()),
    }
}

/// The place that a huff or placing is about.
fn man_of(action: Action) -> String {
    match action {
        Action::Strip(strip::Action::Huff(point)) => point.to_string(),
        Action::Warriors(warriors::Action::Place(square)) => square.to_string(),
        action => action.to_string(),
    }
}

fn huff_button(locale: Locale, table: &Table<'_>, huff: Action) -> Button {
    Button::new(play(table, &[huff]), locale.button_huff(man_of(huff))).styled(Style::Primary)
}

fn place_button(locale: Locale, table: &Table<'_>, place: Action) -> Button {
    Button::new(play(table, &[place]), locale.button_place(man_of(place))).styled(Style::Primary)
}

/// Two hands.
const DRAW: &str = "🤝";

/// The answers to the offer that stands.
pub(super) fn draw_answers(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let Some(offer) = table.game.draw_offer() else { return Vec::new() };
    let (game, offer) = (table.id, offer.seq);
    vec![
        Button::new(CustomId::AgreeDraw { game, offer }, locale.button_agree_draw())
            .styled(Style::Success)
            .with_emoji(DRAW),
        Button::new(CustomId::DeclineDraw { game, offer }, locale.button_decline_draw()),
        Button::new(CustomId::WithdrawDraw { game, offer }, locale.button_withdraw_draw()),
    ]
}

/// The answers to the questions that stand, with the asker's name, for both teams may be asking.
pub(super) fn resign_answers(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let questions = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team));
    let buttons = questions.flat_map(|asked| {
        let (game, question, asker) = (table.id, asked.seq, table.plain(locale, asked.by));
        let agree =
            Button::new(CustomId::AgreeResign { game, question }, locale.button_agree_resign(asker.clone()));
        let play_on = Button::new(CustomId::PlayOn { game, question }, locale.button_play_on(asker));
        [agree.styled(Style::Danger), play_on]
    });
    buttons.collect()
}

fn usual(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let (game, board) = (table.id, table.game.board_seq());
    let draw = table.game.draw_offer().is_none();
    let draw = draw.then(|| {
        Button::new(CustomId::OfferDraw { game, board }, locale.button_offer_draw()).with_emoji(DRAW)
    });
    let resign = Button::new(CustomId::Resign { game }, locale.button_resign());
    let moves = Button::new(CustomId::Moves { game, page: 0 }, locale.button_moves());
    [Some(moves), draw, Some(resign)].into_iter().flatten().collect()
}
