//! When the game is over, and who has won (rules.md 2.4 and `goal=race`).

use super::{Goal, Position, Priest, Seats, board::home, position::members};
use crate::{Ending, Outcome, Side, Team};

impl Position {
    /// The outcome, if the game is over.
    ///
    /// Of `goal=race` it looks at the team whose player was on turn before: only at the end of one of
    /// its own turns does a team win. A placing in between makes no difference, as it puts nobody
    /// across.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.rules.goal == Goal::Race {
            let team = self.rules.before(self.to_move).team();
            if self.has_arrived(team) {
                return Some(Outcome { winner: Some(team), ending: Ending::Race });
            }
        }
        self.counted().map(|ending| Outcome { winner: self.leader(), ending })
    }

    /// The first of the four endings by which captured men are counted.
    fn counted(&self) -> Option<Ending> {
        if Team::ALL.into_iter().all(|team| self.is_across(team)) {
            Some(Ending::AllHome)
        } else if !self.anyone_can_act() {
            Some(Ending::NobodyCanMove)
        } else if Team::ALL.into_iter().any(|team| self.is_gone(team)) {
            Some(Ending::TeamGone)
        } else if self.quiet >= self.rules.quiet_limit() {
            Some(Ending::QuietTurns)
        } else {
            None
        }
    }

    fn has_arrived(&self, team: Team) -> bool {
        !self.team(team).is_empty() && self.is_across(team)
    }

    /// Whether every man of `team` stands on the home opposite to its own player's, and none is in
    /// hand.
    fn is_across(&self, team: Team) -> bool {
        let crossed = |side: Side| self.men[side].is_subset(home(side.opposite()));
        !self.holds_priest(team) && members(team).into_iter().all(crossed)
    }

    fn is_gone(&self, team: Team) -> bool {
        self.team(team).is_empty() && !self.holds_priest(team)
    }

    fn holds_priest(&self, team: Team) -> bool {
        matches!(self.priests[team], Priest::InHand(_))
    }
}

impl super::Rules {
    /// How many quiet turns in a row end the game (2.4 d).
    pub const fn quiet_limit(&self) -> u16 {
        match self.seats {
            Seats::Two => 40,
            Seats::Four => 80,
        }
    }
}
