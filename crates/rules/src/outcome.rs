//! How a game ends by its own rules.

use std::fmt;

use crate::Team;

/// The end of a game: who won, if anybody, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// `None`: drawn.
    pub winner: Option<Team>,
    pub ending: Ending,
}

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// 1.6 (1): a side without men has lost.
    NoMen,
    /// 1.6 (2): the side to move can neither move nor huff.
    Blocked,
    /// 1.6 (3): the same position for the third time; the men are counted.
    Repetition,
    /// 1.6 (3): a hundred moves in a row without a capture or huff; the men are counted.
    QuietMoves,
    /// 2.4 (a): all men have crossed; captured men are counted.
    AllHome,
    /// 2.4 (b): nobody can move or place; captured men are counted.
    NobodyCanMove,
    /// 2.4 (c): a team is off the board; captured men are counted.
    TeamGone,
    /// 2.4 (d): too many quiet turns in a row; captured men are counted.
    QuietTurns,
    /// 2.5 `goal=race`: a team has brought all its men home.
    Race,
}

/// A clause that follows "won" or "drawn": "no men are left", "the side to move is blocked" …
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::NoMen => "a side has no men left",
            Ending::Blocked => "the side to move cannot move",
            Ending::Repetition => "the position occurred the third time, so the men were counted",
            Ending::QuietMoves => "100 moves passed without a capture or huff, so the men were counted",
            Ending::AllHome => "every man has crossed, so the captured men were counted",
            Ending::NobodyCanMove => "nobody can move, so the captured men were counted",
            Ending::TeamGone => "a team has no men left, so the captured men were counted",
            Ending::QuietTurns => "too many quiet turns passed, so the captured men were counted",
            Ending::Race => "a team has brought all its men home",
        })
    }
}
