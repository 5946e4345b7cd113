//! What a request may say: bodies read field by field, with Discord's complaints about what is wrong where.

pub mod channel;
pub mod command;
pub mod components;
pub mod form;
pub mod mentions;
pub mod message;
