//! The whole, end to end: real serenity against the sandbox, people played by the control interface.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod harness;
mod lines;
mod openapi;
mod words;

mod announcing;
mod answers;
mod away;
mod blind;
mod cells;
mod clocks;
mod edits;
mod first;
mod foreign;
mod games;
mod intent;
mod kill;
mod languages;
mod late;
mod learning;
mod live;
mod mending;
mod outages;
mod pages;
mod places;
mod planning;
mod privacy;
mod program;
mod prompt;
mod races;
mod repairs;
mod replaying;
mod residence;
mod rights;
mod series;
mod settings;
mod starting;
mod watching;
