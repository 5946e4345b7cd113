//! An event with its number and time, and why a list of them may make no sense.

use rules::{Illegal, Side};

use crate::{PlayerId, Seq, Time};

/// An event as it is kept: what happened, as the how-manyeth of its game or challenge, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<E> {
    pub seq: Seq,
    pub at: Time,
    pub event: E,
}

/// Why an event cannot follow those before it: the list is damaged, or was made by other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    #[error("the events do not begin with a start")]
    NoStart,
    #[error("a second start follows")]
    StartTwice,
    #[error("the numbers of the events have a gap")]
    Gap,
    #[error("an event follows the end")]
    AfterTheEnd,
    #[error("the seat on {0:?} cannot be taken or left like that")]
    WrongSeat(Side),
    #[error("no free seat bears the name of player {0}")]
    NotNamed(PlayerId),
    #[error("the seats do not fit the rules, or the people on them")]
    WrongSeats,
    #[error("the game cannot begin before every seat is taken")]
    SeatsFree,
    #[error("{0:?} is not to move")]
    NotToMove(Side),
    #[error("a turn has no action, or actions beyond its end")]
    NotOneTurn,
    #[error("an action is not legal: {0}")]
    Illegal(#[from] Illegal),
    #[error("a thread was settled that nobody waits for")]
    NoThreadAwaited,
    #[error("an offer or question is answered that does not stand")]
    NothingAsked,
    #[error("an offer or question stands already")]
    AskedTwice,
    #[error("nothing can be taken back to ply {0}")]
    NoSuchPly(usize),
    #[error("the clock does not do that")]
    WrongClock,
    #[error("nobody sits on {0:?} who could do that")]
    NobodyThere(Side),
    #[error("the player of {0:?} is not missing")]
    NotMissing(Side),
    #[error("everybody has moved, so {0:?} cannot break the game off")]
    TooLate(Side),
    #[error("the game cannot go on at that place")]
    WrongPlace,
    #[error("the event contradicts itself")]
    Contradiction,
    #[error("an explanation follows no refusal")]
    NothingToExplain,
}
