//! Names of people, places and things, each a type of its own.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Defines a number that names one kind of thing.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A person.
    PlayerId(u64)
}
id! {
    /// A game, counted from 1 over the whole store.
    GameId(i64)
}
id! {
    /// A challenge, counted from 1 over the whole store.
    ChallengeId(i64)
}
id! {
    /// The community a game belongs to; games between two people alone have none.
    Server(u64)
}
id! {
    /// Where a game is played and its boards are posted: a channel or a thread. One running game
    /// a place.
    Place(u64)
}
id! {
    /// A message that was posted somewhere.
    MessageId(u64)
}
id! {
    /// The number of an event within its game or challenge, from 1 without gaps. A state is known
    /// by the number of its last event.
    Seq(u32)
}

impl Place {
    /// Where something was that is over, when the place is not known any more; see [`ForgetsPlaces`].
    ///
    /// [`ForgetsPlaces`]: crate::ForgetsPlaces
    pub const NOWHERE: Place = Place(0);

    /// The place, unless it is not known any more.
    pub fn known(self) -> Option<Place> {
        (self != Place::NOWHERE).then_some(self)
    }
}

impl Seq {
    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}
