//! The 168 squares: Awithlaknakwe, the Stone Warriors.
//!
//! [`Square`]s and their neighbours, [`Rules`] with the options of rules.md 2.5, the [`Action`]s of a
//! turn, and the [`Position`] that knows what may be played. Deliberately absent: a past. Nothing in
//! this game depends on it but the count of quiet turns, which the position keeps.

mod action;
mod board;
mod endings;
mod legality;
mod moves;
mod notation;
mod position;
mod rules;
mod setup;
mod square;
mod squares;

pub use action::Action;
pub use board::{Direction, forward, home, step};
pub use position::{Position, Priest};
pub use rules::{Capture, Flank, Goal, PriestEntry, Rules, Seats};
pub use setup::Setup;
pub use square::{ParseSquareError, Square};
pub use squares::{SquareSet, Squares};
