//! Why an action may not be played.

use crate::{Action, strip::Point, warriors::Square};

/// The reason against an action. Every variant is a sentence a player can be told.
///
/// "No reason" and "in the list of legal actions" are the same thing: tests hold them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("{0} belongs to the other game")]
    OtherGame(Action),
    #[error("no such move is on the board")]
    NoSuchMove,
    #[error("there is no passing in this game")]
    NoPassing,
    #[error("none of your men can go to {0}")]
    NobodyReaches(Point),
    #[error("none of your men can go to {0}")]
    NobodyReachesSquare(Square),

    // The lozenge strip.
    #[error("there is no point {0} on this board")]
    NoSuchPoint(Point),
    #[error("no man stands on {0}")]
    NoManOn(Point),
    #[error("the man on {0} is not yours")]
    NotYourMan(Point),
    #[error("{0} is not vacant")]
    PointTaken(Point),
    #[error("no line joins {from} and {to}")]
    NoLine { from: Point, to: Point },
    #[error("no man can leap from {from} to {to}: the points are not two apart on a line")]
    NoJumpLine { from: Point, to: Point },
    #[error("name the man leapt between {from} and {to}, in brackets before the second point")]
    LeaptManUnnamed { from: Point, to: Point },
    #[error("there is no enemy man to leap between {from} and {to}")]
    NothingToLeap { from: Point, to: Point },
    #[error("the man on {over} has already been leapt")]
    LeaptTwice { over: Point },
    #[error("a capture is due, and only captures are legal while one exists")]
    CaptureDue,
    #[error("the man must leap on from {0} while it can")]
    ChainUnfinished(Point),
    #[error("another capture takes more men: {most} instead of {taken}")]
    MoreCanBeTaken { taken: u8, most: u8 },
    #[error("only one leap a turn is allowed")]
    OneLeapOnly,
    #[error("nothing may be huffed under these rules")]
    NoHuffing,
    #[error("no man can be huffed now: none is in default, or one was already huffed this turn")]
    NobodyInDefault,
    #[error("the man on {0} is not in default: it did not miss a capture")]
    NotInDefault(Point),
    #[error("your own man on {0} cannot be huffed")]
    OwnMan(Point),

    // The squares of the Stone Warriors.
    #[error("no man stands on {0}")]
    NoManOnSquare(Square),
    #[error("the man on {0} is not yours")]
    NotYourWarrior(Square),
    #[error("{0} is not vacant")]
    SquareTaken(Square),
    #[error("{from} and {to} are not neighbours that a man can go between")]
    NotNeighbours { from: Square, to: Square },
    #[error("nobody moves backward, and {to} is behind {from}")]
    Backward { from: Square, to: Square },
    #[error("a warrior keeps to the diagonals; only the Priest goes straight")]
    WarriorStraight { from: Square, to: Square },
    #[error("the move takes other men: {0}")]
    WrongCaptures(Action),
    #[error("the move takes no man, so nothing can be declined")]
    NothingToDecline,
    #[error("under these rules flanked men come off of themselves and cannot be spared")]
    MustTake,
    #[error("you hold no Priest to place")]
    NoPriestInHand,
    #[error("the Priest was already placed this turn: now move")]
    PlacedAlready,
    #[error("{0} is not on your home, where the Priest enters")]
    NotHome(Square),
    #[error("passing is allowed only when you can neither move nor place")]
    MustMove,
    #[error("you cannot move: place your Priest first")]
    MustPlace,
}
