//! Vacations as a game sees them: the clock of who is away stands until they are back.
//!
//! The deadline moves at once by as much as the vacation is to last; who is back early gets back what was not
//! used. A clock that has run out is not saved by going away. Whoever moves by hand is back.

use rules::Side;

use super::Game;
use crate::{GameEvent, PlayerId, ReplayFault, Time};

impl Game {
    /// The event that tells the game that `player` is on vacation until `until`, or on none; nothing where it
    /// knows that, or they do not play in it any more.
    pub fn vacation(&self, player: PlayerId, until: Option<Time>) -> Option<GameEvent> {
        let side = self.seats.side_of(player).filter(|_| self.result.is_none())?;
        match (self.away[side], until) {
            (known, until) if known == until => None,
            (_, Some(until)) => Some(GameEvent::Away { side, until }),
            (_, None) => Some(GameEvent::Back { side }),
        }
    }

    /// Who moves is back.
    pub(super) fn back_by_moving(&self, side: Side) -> Option<GameEvent> {
        self.away[side].map(|_| GameEvent::Back { side })
    }

    pub(super) fn went_away(&mut self, side: Side, until: Time, at: Time) -> Result<(), ReplayFault> {
        if until <= at {
            return Err(ReplayFault::WrongClock);
        }
        self.stand_no_longer(side, at);
        if side == self.to_move() && self.deadline().is_some_and(|deadline| at < deadline) {
            self.clock.stand(at, until);
        }
        self.away[side] = Some(until);
        Ok(())
    }

    pub(super) fn came_back(&mut self, side: Side, at: Time) -> Result<(), ReplayFault> {
        self.away[side].ok_or(ReplayFault::WrongClock)?;
        self.stand_no_longer(side, at);
        self.away[side] = None;
        Ok(())
    }

    fn stand_no_longer(&mut self, side: Side, at: Time) {
        if side == self.to_move() {
            self.clock.go_on(at);
        }
    }

    /// Lets the clock of the player to move count anew from `at`, or from the end of their vacation.
    pub(super) fn count_anew(&mut self, at: Time) {
        self.clock.restart(at);
        self.stand_while_away(at);
    }

    /// The clock stands if the player to move is away at `at`, unless their time was up before.
    pub(super) fn stand_while_away(&mut self, at: Time) {
        let is_late = self.deadline().is_some_and(|deadline| deadline <= at);
        if let Some(until) = self.away[self.to_move()].filter(|until| *until > at && !is_late) {
            self.clock.stand(at, until);
        }
    }
}
