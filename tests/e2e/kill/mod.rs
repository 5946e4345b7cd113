//! The bot's process is killed with SIGKILL and started again: nothing is lost, and nothing is there
//! twice.

mod anywhere;
mod between;
mod duel;
mod posting;
mod starting;

pub use duel::Duel;
