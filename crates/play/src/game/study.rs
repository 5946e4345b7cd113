//! Who may ask the program about a game.

use super::Game;
use crate::{GameRefusal as Refusal, PlayerId};

impl Game {
    /// Whether `player` may be told what the program would play for them: nobody gets help against people.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why not.
    pub fn check_hint(&self, player: PlayerId) -> Result<(), Refusal> {
        let side = self.playing(player)?;
        if self.askable(side).next().is_some() {
            return Err(Refusal::NoHintsAgainstPeople);
        }
        self.check_turn(side)
    }

    /// Whether the game may be looked into by the program: it is over, so that nobody is helped.
    ///
    /// # Errors
    ///
    /// [`GameRefusal::GoesOn`](Refusal::GoesOn) if it is not.
    pub fn check_analysis(&self) -> Result<(), Refusal> {
        if self.result.is_some() { Ok(()) } else { Err(Refusal::GoesOn) }
    }
}
