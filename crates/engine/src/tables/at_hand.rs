//! The tables that every search of this process uses: what they know is the same for all.

use std::{num::NonZeroUsize, sync::OnceLock, thread};

use rules::{Position, Side};

use super::{Tables, men::is_covered};

static AT_HAND: OnceLock<Tables> = OnceLock::new();

/// So many men tables are made for that nobody has laid ready.
const MADE: u8 = 6;
/// A search that begins with more men than tables know and so many hardly gets to where they begin: it does without.
const NEAR: usize = 4;

impl Tables {
    /// Lays tables ready for every search that begins from now on. Returns whether there were none before, made
    /// on demand or laid ready; otherwise those stay in use.
    pub fn lay_ready(self) -> bool {
        AT_HAND.set(self).is_ok()
    }

    /// The tables for a search from `position`: those laid ready, otherwise some made now, at the first call within
    /// a second. `None` where none apply.
    pub(crate) fn at_hand(position: &Position) -> Option<&'static Tables> {
        let Position::Strip(position) = position else { return None };
        let men: usize = Side::TWO.map(|side| position.men(side).len()).iter().sum();
        if !is_covered(&position.rules()) {
            return None;
        }
        let is_near = |most: u8| men <= usize::from(most) + NEAR;
        match AT_HAND.get() {
            Some(tables) => is_near(tables.men()).then_some(tables),
            None => is_near(MADE).then(|| AT_HAND.get_or_init(make)),
        }
    }
}

fn make() -> Tables {
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    Tables::build(MADE, threads, &mut |_| ())
}
