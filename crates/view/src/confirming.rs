//! The question before a move of somebody who wants to be asked.

use rules::Action;

use super::{
    Button, Locale, Message, Style, Table, scene,
    words::{code, notation},
};
use crate::{custom_id::CustomId, turn_key::TurnKey};

/// Asks about `turn`, and shows the board as it would be. Who presses is checked as with every other move.
pub fn confirm_move(locale: Locale, table: &Table<'_>, after: &Table<'_>, turn: &[Action]) -> Message {
    let notation = notation(turn);
    let (game, board) = (table.id, table.game.board_seq());
    let key = TurnKey::of(turn, table.game.board());
    let play = Button::new(CustomId::Confirm { game, board, turn: key }, locale.button_confirm(&notation));
    let no = Button::new(CustomId::NotPlayed { game, board }, locale.button_not_played());
    Message::private(locale.confirm_move(code(notation)))
        .with_board(scene::picture(locale, after, table.game.to_move()))
        .with_buttons([play.styled(Style::Success), no])
}
