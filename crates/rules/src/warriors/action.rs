//! What a player does on the board.

use super::{Square, SquareSet};

/// One action. A turn is one of them, or a [`Place`](Action::Place) and one of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A warrior or the Priest moves and takes the men it flanks, if any.
    Move { from: Square, to: Square, taken: SquareSet },
    /// A warrior or the Priest moves and spares the men it flanks (`capture=optional`).
    Decline { from: Square, to: Square },
    /// The Priest enters.
    Place(Square),
    /// Nothing else can be done.
    Pass,
}
