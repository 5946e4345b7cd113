//! What people see: every message as data, in their language.
//!
//! A view is a function from what is known to a [`Message`]: text, controls, a scene to be drawn with
//! its alt text and its text form. Nothing is sent, drawn or decided here. Every sentence comes from
//! the catalogue ([`Locale`]); moves stand in back-ticks, times are Discord's timestamps, names are
//! tamed ([`Names`]).

mod accent;
mod alt;
mod deeds;
mod letters;
mod limits;
mod message;
mod names;
mod options;
mod pages;
mod recent;
mod scene;
mod table;
mod texts;
mod visible;
mod words;

mod asking;
mod board;
mod cancelling;
mod challenge;
mod choosing;
mod controls;
mod form;
mod games;
mod happened;
mod help;
mod hint;
mod illegal;
mod modal;
mod moves;
mod receipt;
mod refusal;
mod trouble;

pub use accent::Accent;
pub use asking::{asked_since, confirm_abort, confirm_end, confirm_resign, news};
pub use board::{board, board_again, thread_name};
pub use cancelling::cancel_button;
pub use challenge::{ask_why, challenge};
pub use choosing::{men, move_button, turns_of, type_button};
pub use controls::{continue_button, unfollow_button};
pub use form::{back_to_form, form};
pub use games::{GAMES_ON_A_PAGE, games};
pub use happened::{happened, taken_back, telling_watchers};
pub use help::{HelpLine, help, rules};
pub use hint::{first_time, hint};
pub use message::{Audience, BoardPicture, Button, Choice, Form, Message, Press, Row, Select, Size, Style};
pub use modal::{Modal, type_move};
pub use moves::{moves, whose_turn};
pub use names::Names;
pub use receipt::{Receipt, receipt, seat_free_again};
pub use refusal::{Around, refusal};
pub use table::Table;
pub use texts::Locale;
pub use trouble::{
    Right, Trouble, Undelivered, board_waits, boards_in_letters, locked_thread, no_thread, trouble,
};
pub use words::Link;

#[cfg(test)]
mod tests;
