//! Which games are looked for in a list.

use rules::Variant;

use crate::{PlayerId, words::words};

words! {
    /// Whether games are under way.
    State {
        Running = "running",
        /// The last to end first.
        Finished = "finished",
    }
}

/// Whose games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Whose {
    #[default]
    Anybodys,
    /// Those that somebody plays in.
    Of(PlayerId),
    /// Those that whoever asks follows: nobody else is told.
    Followed,
}

/// Which games are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Listing {
    pub state: State,
    /// `None`: any of them.
    pub variant: Option<Variant>,
    pub whose: Whose,
}

/// All that are under way.
impl Default for Listing {
    fn default() -> Listing {
        Listing { state: State::Running, variant: None, whose: Whose::Anybodys }
    }
}
