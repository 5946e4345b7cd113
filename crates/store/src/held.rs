//! What is behind a row that is locked so that something can be decided about it.

use play::Seq;

/// A game or challenge as it is now.
#[derive(Debug)]
pub enum Held<T> {
    /// There is none of that number.
    Nothing,
    /// Its events tell no story: it is marked, to be left alone. What a newer program wrote is not marked,
    /// for that one can read it.
    Damaged {
        /// The number of its last event.
        seq: Seq,
    },
    Whole(T),
}
