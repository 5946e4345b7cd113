//! What people ask for, freed from how Discord tells it.

mod asker;
mod command;
mod envelope;
mod press;
mod submit;
mod typed;

pub use asker::{Asker, Ground, Tongue};
pub use command::Call;
pub use envelope::is_thread;
pub use press::{Press, is_private};
pub use submit::Submit;
pub use typed::{Typed, without_mention};
