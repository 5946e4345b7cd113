//! What is new to people.

use crate::words::words;

words! {
    /// What is explained to everybody once, when their position first shows it: the most urgent first.
    Hint {
        /// One has a partner.
        Partner = "partner",
        /// One may huff.
        Huff = "huff",
        /// One may place the Priest.
        Place = "place",
        /// One can leap over a man.
        Leap = "leap",
        /// One can leap over several.
        Chain = "chain",
        /// One can enclose a man.
        Enclose = "enclose",
        /// One's Priest is on the board.
        Priest = "priest",
        /// One can go along the edge of a board that has lines there.
        Lines = "lines",
        /// One can reach the home on the other side.
        Across = "across",
        /// One man alone can still move.
        Blocked = "blocked",
    }
}
