//! The sandbox from outside: REST, gateway and control interface over real sockets, and real serenity.

mod openapi;
mod rig;
mod socket;

mod answers;
mod client;
mod events;
mod gateway;
mod keeping;
mod limits;
mod rights;
mod trouble;
