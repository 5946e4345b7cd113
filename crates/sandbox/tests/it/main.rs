//! The sandbox from outside: REST, gateway and control interface over real sockets, and real serenity.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on is to end")]

mod openapi;
mod rig;
mod socket;

mod answers;
mod client;
mod events;
mod foreign;
mod gateway;
mod keeping;
mod limits;
mod locales;
mod messages;
mod modals;
mod rights;
mod selects;
mod trouble;
mod v2;
