//! A window that asks for a text, as data.

use play::{GameId, Seq};
use rules::MAX_TYPED;

use super::{Locale, limits};
use crate::custom_id::CustomId;

/// A question for one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modal {
    /// What comes back with the text.
    pub id: CustomId,
    /// At most [`limits::TITLE`] characters.
    pub title: String,
    /// At most [`limits::TITLE`] characters.
    pub label: String,
    /// Shown as long as nothing is written: at most [`limits::CHOICE`] characters.
    pub placeholder: String,
    /// How many characters can be written.
    pub longest: u16,
}

/// Asks for a move by somebody who looks at the board posted after event `board`. Nothing is looked up
/// for it: Discord takes no question that comes later.
pub fn type_move(locale: Locale, game: GameId, board: Seq) -> Modal {
    for_a_move(locale, CustomId::Type { game, board })
}

/// Asks for a move; `id` says what for.
pub(super) fn for_a_move(locale: Locale, id: CustomId) -> Modal {
    Modal {
        id,
        title: limits::cut(locale.modal_title(), limits::TITLE),
        label: limits::cut(locale.modal_label(), limits::TITLE),
        placeholder: limits::cut(locale.option_move(), limits::CHOICE),
        longest: u16::try_from(MAX_TYPED).unwrap_or(u16::MAX),
    }
}
