#![doc = include_str!("../README.md")]

mod acts;
mod answering;
mod audience;
mod bell;
mod call;
mod channels;
mod commands;
mod ctx;
mod delivery;
mod drawing;
mod failures;
mod gateway;
mod gone;
mod hold_ups;
mod messages;
mod notes;
mod owed;
mod people;
mod place;
mod problem;
mod registration;
mod reply;
mod residence;
mod rest;
mod rights;
mod roster;
mod router;
mod run;
mod settling;
mod sight;
mod thinking;

#[cfg(test)]
mod tests;

pub use ctx::Policy;
pub use gateway::MessageContent;
pub use hold_ups::HoldUps;
pub use residence::Retention;
pub use rest::RestError;
pub use rights::Invites;
pub use roster::Roster;
pub use run::{Config, RunError, Shards, run};
pub use thinking::Bounds;
