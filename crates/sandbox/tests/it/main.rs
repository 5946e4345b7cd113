//! The sandbox from outside: REST, gateway and control interface over real sockets, and real serenity.

mod openapi;
mod rig;

mod client;
