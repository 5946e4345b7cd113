//! What people and servers have chosen: plain choices with a default each, one word a choice. They are no
//! part of any game.

mod house;
mod language;
mod preferences;

pub use house::{Gone, House, HouseChoice, Manager, Newcomer, Role, Venues};
pub use language::Language;
pub use preferences::{BoardForm, Bottom, Pings, Preference, Preferences, Switch, Theme};
