//! Who may follow a game.

use super::Game;
use crate::{GameRefusal as Refusal, PlayerId};

impl Game {
    /// How many people may follow a game: all of them are mentioned beside its result.
    pub const FOLLOWERS: u32 = 20;

    /// Whether `player` may follow the game, as `others` do.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why not.
    pub fn check_follow(&self, player: PlayerId, others: u32) -> Result<(), Refusal> {
        if self.seats.side_of(player).is_some() {
            return Err(Refusal::FollowsOwnGame);
        }
        self.running()?;
        if others < Game::FOLLOWERS { Ok(()) } else { Err(Refusal::TooManyFollow { limit: Game::FOLLOWERS }) }
    }
}
