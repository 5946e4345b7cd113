//! People's names for parts of the program beside the bot.

use std::sync::{Arc, OnceLock};

use play::Game;
use view::Names;

use crate::people::People;

/// What the players of games are called, once the bot runs to which it was given. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Roster(Arc<OnceLock<Arc<People>>>);

impl Roster {
    /// From here on the bot tells names.
    pub(crate) fn open(&self, people: &Arc<People>) {
        // A bot that is started with the roster of another one leaves it that one's.
        let _ = self.0.set(Arc::clone(people));
    }

    /// The names of those who play in `game`, asking Discord for those that are not known. Nobody has one
    /// before the bot is connected.
    pub async fn names(&self, game: &Game) -> Names {
        let Some(people) = self.0.get() else { return Names::default() };
        let players = game.seats().iter().map(|seat| seat.1);
        people.names(game.means(), game.server(), players).await
    }
}
