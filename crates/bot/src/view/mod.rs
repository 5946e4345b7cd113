//! What people see: every message as data, in their language.
//!
//! A view is a function from what is known to a [`Message`]: text, controls, a scene to be drawn with
//! its alt text and its text form. Nothing is sent, drawn or decided here. Every sentence comes from
//! the catalogue ([`Locale`]); moves stand in back-ticks, times are Discord's timestamps, names are
//! tamed ([`Names`]).

mod limits;
mod message;
mod names;
mod texts;

pub use message::{Audience, BoardPicture, Button, Choice, Message, Press, Row, Select, Style};
pub use names::{Names, escape, mention};
pub use texts::Locale;
