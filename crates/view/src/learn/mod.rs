//! The lessons: an exercise with its controls, what an answer is worth, the end of a series.
//!
//! A lesson is a board with nobody at it, so that everything about boards says the same here as in games.

mod card;
mod ends;
mod reasons;
mod words;

pub(crate) use card::board_of;
pub use card::{Studied, answered, exercise, lesson_turns, shown, type_answer};
pub use ends::{courses, finished};
#[cfg(test)]
pub(crate) use words::Part;
