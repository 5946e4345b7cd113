#![doc = include_str!("../README.md")]

mod acts;
mod call;
mod commands;
mod ctx;
mod custom_id;
mod delivery;
mod drawing;
mod gateway;
mod gone;
mod messages;
mod notes;
mod people;
mod place;
mod problem;
mod registration;
mod reply;
mod rest;
mod rights;
mod router;
mod run;
mod view;

#[cfg(test)]
mod tests;

pub use custom_id::{CustomId, CustomIdError, TurnKey};
pub use rest::RestError;
pub use rights::Invites;
pub use run::{Config, RunError, Shards, run};
