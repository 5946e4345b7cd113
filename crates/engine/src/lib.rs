//! Plays the three Zuni board games under every option of the rules, and explains a game afterwards.
//!
//! What a rule is, `rules` alone knows: here positions are judged ([`Score`]) and searched ([`Engine`]).
//! No I/O but the text protocol's, no Discord.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod analysis;
mod baseline;
mod choice;
mod engine;
mod external;
mod family;
mod limits;
mod score;
mod search;
mod sight;
mod strength;
mod strip;
mod warriors;
mod weights;
mod zobrist;

pub mod contest;
pub mod protocol;
pub mod tables;
pub mod tune;

pub use analysis::{Analysis, Judged};
pub use baseline::Baseline;
pub use engine::{Engine, Found, Info, Settings};
pub use external::External;
pub use limits::{Limits, Stop};
pub use score::{Forced, Score};
pub use strength::Strength;

pub(crate) use engine::past;

#[cfg(test)]
mod tests;
