//! The Discord application.

mod custom_id;

pub use custom_id::{CustomId, CustomIdError, TurnKey};
