#![doc = include_str!("../README.md")]

mod acts;
mod control;
mod core;
mod feed;
mod gateway;
mod ids;
mod moment;
mod page;
mod refusal;
mod rest;
mod server;
mod state;
mod wire;

mod sandbox;

pub use crate::sandbox::{ClockHandle, Config, Sandbox, StartError};
