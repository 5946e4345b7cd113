//! Communities that are forgotten. What was played there stays, for those who played it, and happened nowhere:
//! without the numbers of the community and of its places.

use crate::{Challenge, ChallengeEvent, Game, GameEvent, Means, Place, Server, Venue};

/// An event that tells of places.
pub trait ForgetsPlaces {
    /// Loses the community and every place. What follows from the events of one game or challenge stays the
    /// same but for that.
    fn forget_places(&mut self);
}

impl ForgetsPlaces for ChallengeEvent {
    fn forget_places(&mut self) {
        match self {
            ChallengeEvent::Opened { server, place, .. } => (*server, *place) = (None, Place::NOWHERE),
            ChallengeEvent::Taken { .. }
            | ChallengeEvent::Left { .. }
            | ChallengeEvent::Filled { .. }
            | ChallengeEvent::Declined { .. }
            | ChallengeEvent::Explained { .. }
            | ChallengeEvent::Cancelled
            | ChallengeEvent::Expired
            | ChallengeEvent::Started { .. } => {}
        }
    }
}

impl ForgetsPlaces for GameEvent {
    fn forget_places(&mut self) {
        match self {
            GameEvent::Started { server, venue, .. } => {
                *server = None;
                venue.forget_place();
            }
            GameEvent::Moved { venue } => venue.forget_place(),
            GameEvent::Settled { thread, .. } => {
                if let Some(place) = thread {
                    *place = Place::NOWHERE;
                }
            }
            GameEvent::Played { .. }
            | GameEvent::Passed { .. }
            | GameEvent::Offered { .. }
            | GameEvent::Agreed { .. }
            | GameEvent::Declined { .. }
            | GameEvent::Withdrawn { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::Resumed { .. }
            | GameEvent::Reminded { .. }
            | GameEvent::Called { .. }
            | GameEvent::TimeUp { .. }
            | GameEvent::Away { .. }
            | GameEvent::Back { .. }
            | GameEvent::Credited { .. }
            | GameEvent::Forfeited { .. }
            | GameEvent::Aborted { .. }
            | GameEvent::Ended { .. }
            | GameEvent::HomeLost
            | GameEvent::SeriesBroken
            | GameEvent::SeatOpened { .. }
            | GameEvent::SeatTaken { .. }
            | GameEvent::HandedOver { .. }
            | GameEvent::ResignAsked { .. }
            | GameEvent::PlayedOn { .. }
            | GameEvent::Resigned { .. } => {}
        }
    }
}

impl Venue {
    fn forget_place(&mut self) {
        match self {
            Venue::Place(place) | Venue::ThreadUnder(place) | Venue::Guest(place) => *place = Place::NOWHERE,
        }
    }
}

impl Challenge {
    /// The community that it belongs to, and goes with. What is told by answers belongs to its people alone.
    pub fn home(&self) -> Option<Server> {
        self.server.filter(|_| self.means == Means::Posts)
    }
}

impl Game {
    /// As of a [`Challenge`].
    pub fn home(&self) -> Option<Server> {
        self.server().filter(|_| self.means() == Means::Posts)
    }

    /// What happens in a running game before its community is forgotten. Nobody loses it: it counts for nothing.
    pub fn lose_home(&self) -> Option<GameEvent> {
        self.result().is_none().then_some(GameEvent::HomeLost)
    }
}

#[cfg(test)]
mod tests {
    use rules::Side;

    use super::*;
    use crate::{Entry, GameResult, NoThread, PlayerId, Reason, ReplayFault, Score, Seats, Seq, Time};

    fn replayed(events: &[GameEvent]) -> Result<Game, ReplayFault> {
        let entry = |(n, event): (usize, &GameEvent)| Entry {
            seq: Seq(n as u32 + 1),
            at: Time(n as i64 * 1000),
            event: event.clone(),
        };
        Game::replay(&events.iter().enumerate().map(entry).collect::<Vec<_>>())
    }

    fn started(venue: Venue) -> GameEvent {
        GameEvent::Started {
            server: Some(Server(9)),
            venue,
            means: Means::Posts,
            rules: "mosona".parse().expect("rules"),
            limit: None,
            seats: Seats::new([(Side::South, PlayerId(1)), (Side::North, PlayerId(2))]),
            series: None,
        }
    }

    #[test]
    fn what_was_played_is_the_same_without_its_places() {
        let settled = |thread, because| GameEvent::Settled { thread, because };
        let moved = |venue| GameEvent::Moved { venue };
        for venues in [
            vec![started(Venue::Place(Place(100)))],
            vec![started(Venue::ThreadUnder(Place(100))), settled(Some(Place(101)), None)],
            vec![started(Venue::ThreadUnder(Place(100))), settled(None, Some(NoThread::Forbidden))],
            vec![started(Venue::Guest(Place(100))), moved(Venue::Place(Place(102)))],
        ] {
            let mut events = venues;
            let game = replayed(&events).expect("tells a game");
            events.push(game.lose_home().expect("it runs"));
            for event in &mut events {
                event.forget_places();
            }
            let game = replayed(&events).unwrap_or_else(|fault| panic!("{events:?}: {fault}"));
            let result = GameResult { score: Score::Void, reason: Reason::HomeLost };
            assert_eq!((game.result(), game.lose_home()), (Some(result), None));
            assert_eq!((game.server(), game.posts_to(), game.venue().occupies()), (None, None, None));
            assert_eq!(game.venue().place().known(), None);
            let text: String = events.iter().map(GameEvent::to_text).collect();
            assert!(!text.contains("10") && !text.contains('9'), "{text}");
        }
    }
}
