//! What happens in the world, with the events that tell of it; asked for by the bot or by people.

pub mod channels;
pub mod interactions;
pub mod mentions;
pub mod messages;
pub mod pictures;
mod roles;
pub mod threads;
