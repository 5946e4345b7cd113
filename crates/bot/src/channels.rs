//! What is remembered of channels: whether a board is the last thing that everybody sees there.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use play::{MessageId, Place};
use quick_cache::sync::Cache;

/// Of how many places it is remembered.
const PLACES: usize = 10_000;

/// Kept in memory alone: what is not known costs a new message where an edit would have done.
#[derive(Debug)]
pub struct Channels {
    newest: Cache<Place, Arc<AtomicU64>>,
    threads: Cache<Place, bool>,
}

impl Channels {
    pub fn new() -> Channels {
        Channels { newest: Cache::new(PLACES), threads: Cache::new(PLACES) }
    }

    /// Notes a message, whoever wrote it, that Discord has told of.
    pub fn heard(&self, place: Place, message: MessageId) {
        let Ok(newest) = self.newest.get_or_insert_with(&place, || Ok::<_, ()>(Arc::default())) else {
            return;
        };
        newest.fetch_max(message.0, Ordering::Relaxed);
    }

    /// Notes a message of ours. Alone it does not make a place known: another process may be told what
    /// others write there.
    pub fn wrote(&self, place: Place, message: MessageId) {
        if let Some(newest) = self.newest.get(&place) {
            newest.fetch_max(message.0, Ordering::Relaxed);
        }
    }

    /// Messages may have been missed.
    pub fn forget_messages(&self) {
        self.newest.clear();
    }

    /// Whether a place is known to end with `message`.
    pub fn ends_with(&self, place: Place, message: MessageId) -> bool {
        self.newest.get(&place).is_some_and(|newest| newest.load(Ordering::Relaxed) == message.0)
    }

    /// Notes what will never change.
    pub fn learn(&self, place: Place, is_thread: bool) {
        self.threads.insert(place, is_thread);
    }

    /// Whether a place is a thread, if that is known.
    pub fn is_thread(&self, place: Place) -> Option<bool> {
        self.threads.get(&place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_message_is_known_where_others_are_heard() {
        let (channels, place, ends) = (Channels::new(), Place(1), |channels: &Channels, message| {
            channels.ends_with(Place(1), MessageId(message))
        });
        channels.wrote(place, MessageId(5));
        assert!(!ends(&channels, 5), "somebody may have written since");
        channels.heard(place, MessageId(6));
        assert!(ends(&channels, 6));
        channels.wrote(place, MessageId(8));
        channels.heard(place, MessageId(7));
        assert!(ends(&channels, 8) && !ends(&channels, 7), "they come in any order");
        channels.forget_messages();
        assert!(!ends(&channels, 8));
    }
}
