//! The rules of the three Zuni board games Awithlaknan Mosona, Kolowis Awithlaknannai and
//! Awithlaknakwe, and nothing else: no I/O, no clock, no randomness, no async.
//!
//! Two families share this vocabulary: [`strip`] (the lozenge strip of the first two games) and
//! [`warriors`] (the 168 squares of the third). [`Rules`] are a variant and its options as data,
//! a [`Position`] is a playable situation without a past, a [`Game`] is a position with the past
//! that brought it about. Every rule stands in RULES.md beside this crate, under the paragraph
//! numbers that the tests are named after.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod game;
mod illegal;
mod outcome;
mod perft;
mod position;
mod reading;
mod record;
mod rules;
mod side;
mod turns;
mod variant;

pub mod describe;
pub mod strip;
pub mod warriors;

pub use action::{Action, ParseActionError};
pub use game::Game;
pub use illegal::Illegal;
pub use outcome::{Ending, Outcome};
pub use perft::{PerftLine, PerftLineError, perft, perft_plain};
pub use position::{Position, SetupError, SomeActions};
pub use reading::{MAX_TYPED, Reading, Stray};
pub use record::{MAX_RECORD, Record, RecordError, RecordResult};
pub use rules::{ParseRulesError, Rules};
pub use side::{BySide, ByTeam, Side, Team};
pub use turns::Turn;
pub use variant::{ParseVariantError, Variant};
