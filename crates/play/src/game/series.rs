//! A game as one of a series.

use super::Game;
use crate::{Absence, GameEvent, Halves, Reason, ReplayFault, Score, Series, SeriesState, Venue};

impl Game {
    /// Where it stands in its series, if it belongs to one.
    pub fn series(&self) -> Option<Series> {
        self.series
    }

    /// The half points of the series, those of this game included once it is over.
    pub fn halves(&self) -> Option<Halves> {
        let before = self.series?.before;
        Some(match self.result.map(|result| result.score) {
            Some(Score::Won(team)) => before.with_game(Some(team)),
            Some(Score::Drawn) => before.with_game(None),
            Some(Score::Void) | None => before,
        })
    }

    /// How its series stands. Who gives up or is late loses the one game; a game that is broken off, a player
    /// who has left, and one who does not want to meet another any more end the series.
    pub fn series_state(&self) -> Option<SeriesState> {
        let (series, halves) = (self.series?, self.halves()?);
        let Some(result) = self.result else { return Some(SeriesState::Running) };
        Some(match (result.reason, series.after(halves)) {
            (Reason::Aborted(_) | Reason::Ended(_) | Reason::HomeLost, _) => SeriesState::BrokenOff,
            (Reason::Forfeited(_, Absence::Left), SeriesState::GoesOn) => SeriesState::BrokenOff,
            (_, SeriesState::GoesOn) if self.series_broken => SeriesState::BrokenOff,
            (_, state) => state,
        })
    }

    /// Whether a player may break the game off for its place in a series: whoever is behind gets away from no
    /// series that has begun.
    pub(super) fn is_later_in_series(&self) -> bool {
        self.series.is_some_and(|series| series.number > 1)
    }

    /// The series that would go on does not, where players do not want to meet any more, or one is forgotten.
    pub fn part(&self) -> Option<GameEvent> {
        (self.series_state()? == SeriesState::GoesOn).then_some(GameEvent::SeriesBroken)
    }

    pub(super) fn series_broken(&mut self) -> Result<(), ReplayFault> {
        self.part().ok_or(ReplayFault::Contradiction)?;
        self.series_broken = true;
        Ok(())
    }

    /// The start of the next game of its series, everybody on the seat opposite, if it goes on: at the same
    /// place, as a guest where that is taken by then.
    pub fn next_in_series(&self, place_taken: bool) -> Option<GameEvent> {
        let (series, halves) = (self.series?, self.halves()?);
        if self.series_state()? != SeriesState::GoesOn {
            return None;
        }
        let place = self.venue.place();
        Some(GameEvent::Started {
            server: self.server,
            venue: if place_taken { Venue::Guest(place) } else { Venue::Place(place) },
            means: self.means,
            rules: self.rules(),
            limit: self.limit,
            seats: self.seats.swapped(),
            series: Some(Series { number: series.number + 1, before: halves.swapped(), ..series }),
        })
    }
}
