//! A sandbox, the bot in it, and people who play, in the language of the tests.
//!
//! The bot runs as the process that people start, or inside the test where the clock must be moved.
//! Every wait is bounded by [`patience`]; every test ends with [`World::finish`], which holds what
//! went over the wire against Discord's own words.

mod bot;
mod channel;
mod checks;
mod control;
mod gateway;
mod log;
mod message;
mod person;
mod skipping;
mod slow;
mod world;

use std::time::Duration;

pub use bot::RENDERER;
pub use channel::Channel;
pub use control::Control;
pub use message::Message;
pub use person::{Answer, Pending, Person};
pub use skipping::skip;
pub use slow::{patience, rounds};
pub use world::{AT_WORK, World};

/// The pause between two looks, where nothing tells that something has changed.
const PAUSE: Duration = Duration::from_millis(20);

/// Looks until `look` finds something.
pub async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let search = async {
        loop {
            match look().await {
                Some(found) => return found,
                None => tokio::time::sleep(PAUSE).await,
            }
        }
    };
    tokio::time::timeout(patience(), search).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}
