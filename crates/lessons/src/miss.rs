//! What a legal turn lacks that an exercise wanted.

use rules::{Action, Outcome, describe::Spot};

/// Why a legal turn is not the one that was wanted, by what it does or leaves undone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Miss {
    /// Another man was to go: the one on this place.
    OtherMan { on: Spot },
    /// A man was to come to this place.
    Elsewhere { to: Spot },
    /// It takes nothing, where this turn would.
    NoCapture { instead: Vec<Action> },
    /// It takes fewer men than this turn.
    Fewer { taken: usize, most: usize, instead: Vec<Action> },
    /// The man there can be taken by this action.
    Exposed { on: Spot, by: Action },
    /// These men missed a capture, and one of them can be huffed.
    Huffable { men: Vec<Spot> },
    /// One of these men could have been huffed first.
    NoHuff { men: Vec<Spot> },
    /// The Priest stays in hand.
    NotPlaced,
    /// The Priest on this place was to be taken.
    PriestLeft { on: Spot },
    /// Flanked men come off that were to be spared.
    NotSpared,
    /// Nobody is flanked who could be spared.
    NobodyFlanked,
    /// The game goes on: the opponent can play this, or must pass.
    NotOver { reply: Option<Action> },
    /// The game is over by it, but not as wanted.
    Lost(Outcome),
    /// The opponent can still play this and need not pass.
    CanMove { reply: Action },
}
