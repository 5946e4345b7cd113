//! The live board: the message of a server that shows its most recently moved game.

use crate::words::words;

words! {
    /// Why a live board has ended by itself.
    LiveEnd {
        /// Its channel was deleted.
        Gone = "gone",
        /// The bot may not see the channel, or not write there.
        Closed = "closed",
        /// Its thread is locked.
        Locked = "locked",
    }
}
