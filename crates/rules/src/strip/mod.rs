//! The lozenge strip: Awithlaknan Mosona and Kolowis Awithlaknannai (rules.md section 1).
//!
//! [`Rules`] shape a [`Board`]; a [`Position`] on it knows its legal [`Action`]s, why another is
//! illegal, and whether the game is over. Repetition needs a past and is [`Game`](crate::Game)'s.

mod action;
mod board;
mod count;
mod legality;
mod moves;
mod notation;
mod point;
mod position;
mod risks;
mod rules;
mod setup;

pub use action::{Action, Chain, Effect};
pub use board::{Board, JumpLine, Leap};
pub use point::{ParsePointError, Point, PointSet, PointSetIter, Row};
pub use position::Position;
pub use rules::{Capture, ChainRule, Ends, LeapRule, Lozenges, Men, Rules};
pub use setup::Setup;
