//! The Discord application.

mod custom_id;

pub mod view;

pub use custom_id::{CustomId, CustomIdError, TurnKey};
