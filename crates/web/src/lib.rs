#![doc = include_str!("../README.md")]

mod asked;
mod events;
mod feed;
mod files;
mod film;
mod guard;
mod html;
mod language;
mod look;
mod people;
mod picture;
mod problem;
mod router;
mod server;
mod site;

#[cfg(test)]
mod tests;

pub use people::People;
pub use server::{Config, StartError, Web};
