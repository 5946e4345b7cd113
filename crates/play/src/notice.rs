//! What is told elsewhere than where a game is played: to one person alone, or in a channel that a community
//! chose for it.

use crate::words::words;

words! {
    /// What a notice tells.
    Notice {
        /// Somebody who watches a game is told of what happened in it.
        Watched = "watched",
        /// A player who wants direct messages instead of pings is told that a game waits for them.
        YourTurn = "your_turn",
        /// A server is told that a game has begun in it.
        Begun = "begun",
        /// A server is told how a game came out.
        Over = "over",
    }
}
