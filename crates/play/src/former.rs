//! People about whom everything was deleted. Their games stay, for those they were played with: there each
//! goes on as a former player, by a number of its own that leads back to nobody.

use rules::Side;

use crate::{ChallengeEvent, Game, GameEvent, PlayerId, Seat, Seats, Sitter};

/// Discord's numbers begin with the time, and reach this bit in the year 2084.
const FORMER: u64 = 1 << 63;

impl PlayerId {
    /// The former player of a number, from 1 over the whole store.
    pub const fn former(number: u32) -> PlayerId {
        PlayerId(FORMER | number as u64)
    }

    /// Whether this is somebody about whom everything was deleted.
    pub const fn is_former(self) -> bool {
        self.0 & FORMER != 0
    }
}

/// An event that names people.
pub trait NamesPeople {
    /// Changes every person it names.
    fn each_person(&mut self, change: &mut dyn FnMut(&mut PlayerId));
}

impl NamesPeople for ChallengeEvent {
    fn each_person(&mut self, change: &mut dyn FnMut(&mut PlayerId)) {
        match self {
            ChallengeEvent::Opened { by, seats, .. } => {
                change(by);
                for side in Side::ALL {
                    match &mut seats[side] {
                        Some(Seat::Named(player) | Seat::Taken { by: player, .. }) => change(player),
                        Some(Seat::Open | Seat::Program(_)) | None => {}
                    }
                }
            }
            ChallengeEvent::Taken { by, .. }
            | ChallengeEvent::Left { by, .. }
            | ChallengeEvent::Declined { by } => change(by),
            ChallengeEvent::Filled { .. }
            | ChallengeEvent::Explained { .. }
            | ChallengeEvent::Cancelled
            | ChallengeEvent::Expired
            | ChallengeEvent::Started { .. } => {}
        }
    }
}

impl NamesPeople for GameEvent {
    fn each_person(&mut self, change: &mut dyn FnMut(&mut PlayerId)) {
        match self {
            GameEvent::Started { seats, .. } => seats.each_person(change),
            GameEvent::Forfeited { claimed_by, .. } => claimed_by.iter_mut().for_each(change),
            GameEvent::Ended { by } | GameEvent::SeatOpened { by, .. } | GameEvent::SeatTaken { by, .. } => {
                change(by);
            }
            GameEvent::HandedOver { to, by, .. } => {
                change(to);
                change(by);
            }
            GameEvent::Settled { .. }
            | GameEvent::Played { .. }
            | GameEvent::Passed { .. }
            | GameEvent::Offered { .. }
            | GameEvent::Agreed { .. }
            | GameEvent::Declined { .. }
            | GameEvent::Withdrawn { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::Resumed { .. }
            | GameEvent::Reminded { .. }
            | GameEvent::Called { .. }
            | GameEvent::Away { .. }
            | GameEvent::Back { .. }
            | GameEvent::TimeUp { .. }
            | GameEvent::Credited { .. }
            | GameEvent::Aborted { .. }
            | GameEvent::HomeLost
            | GameEvent::Moved { .. }
            | GameEvent::ResignAsked { .. }
            | GameEvent::PlayedOn { .. }
            | GameEvent::Resigned { .. }
            | GameEvent::SeriesBroken => {}
        }
    }
}

impl Seats {
    fn each_person(&mut self, change: &mut dyn FnMut(&mut PlayerId)) {
        *self = Seats::new(self.sitters().map(|(side, mut sitter)| {
            if let Sitter::Person(player) = &mut sitter {
                change(player);
            }
            (side, sitter)
        }));
    }
}

impl Game {
    /// What happens in a running game when the person on `side` is forgotten. With four seats the game goes on
    /// as long as there is another person in it, and anybody may take the seat, whose clock stands for no
    /// vacation any more; else it is given up. Nothing, where all that is so already.
    pub fn forsake(&self, side: Side) -> Vec<GameEvent> {
        let (Some(by), None) = (self.seats().player(side), self.result()) else { return Vec::new() };
        let mut others = self.seats().iter().filter(|seat| seat.0 != side && !seat.1.is_former());
        let goes_on = self.seats().partner(side).is_some() && others.next().is_some();
        if !goes_on {
            return vec![GameEvent::Resigned { side }];
        }
        let back = self.away(side).map(|_| GameEvent::Back { side });
        let opened = self.seat_opened_by(side).is_none().then_some(GameEvent::SeatOpened { side, by });
        back.into_iter().chain(opened).collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;

    use super::*;
    use crate::{Entry, Means, Place, Seq, Time, Venue};

    const ANN: PlayerId = PlayerId(1_234_567_890_123_456_789);

    /// A game of these people at which nothing has happened yet.
    fn begun(rules: &str, people: impl IntoIterator<Item = PlayerId>) -> Game {
        let rules: Rules = rules.parse().expect("rules");
        let event = GameEvent::Started {
            server: None,
            venue: Venue::Place(Place(1)),
            means: Means::Posts,
            rules,
            limit: None,
            seats: Seats::new(rules.sides().iter().copied().zip(people)),
            series: None,
        };
        Game::started(&Entry { seq: Seq(1), at: Time(0), event }).expect("starts")
    }

    fn after(game: &Game, event: GameEvent) -> Game {
        let mut after = game.clone();
        after.apply(&Entry { seq: game.seq().next(), at: Time(1), event }).expect("follows");
        after
    }

    #[test]
    fn former_players_are_nobody_on_discord() {
        assert!(PlayerId::former(1).is_former());
        assert_ne!(PlayerId::former(1), PlayerId::former(2));
        for id in [PlayerId(1), ANN, PlayerId(i64::MAX as u64)] {
            assert!(!id.is_former(), "{id}");
        }
    }

    #[test]
    fn a_game_of_two_is_given_up() {
        let game = begun("mosona", [ANN, PlayerId(2)]);
        assert_eq!(game.forsake(Side::South), [GameEvent::Resigned { side: Side::South }]);
        let over = after(&game, GameEvent::Resigned { side: Side::South });
        assert_eq!(over.forsake(Side::South), []);
    }

    #[test]
    fn with_four_seats_the_seat_is_opened_until_nobody_is_left() {
        let mut people: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
        people[0] = PlayerId::former(1);
        let mut game = begun("awithlaknakwe seats=4", people);
        let sides: Vec<Side> = game.seats().iter().map(|seat| seat.0).collect();
        let opened = GameEvent::SeatOpened { side: sides[0], by: PlayerId::former(1) };
        assert_eq!(game.forsake(sides[0]), std::slice::from_ref(&opened));
        let back = GameEvent::Back { side: sides[0] };
        let away = after(&game, GameEvent::Away { side: sides[0], until: Time(9) });
        assert_eq!(away.forsake(sides[0]), [back.clone(), opened.clone()], "nobody is on vacation any more");
        let opened_before = after(&away, opened.clone());
        assert_eq!(opened_before.forsake(sides[0]), [back]);
        game = after(&game, opened);
        assert_eq!(game.open_seats().collect::<Vec<_>>(), [sides[0]]);
        assert_eq!(game.forsake(sides[0]), [], "it is open already");

        let mut alone = begun("awithlaknakwe seats=4", (1..=4).map(PlayerId::former));
        let seats = *alone.seats();
        for (side, by) in seats.iter().skip(1) {
            alone = after(&alone, GameEvent::SeatOpened { side, by });
        }
        assert_eq!(alone.forsake(sides[0]), [GameEvent::Resigned { side: sides[0] }]);
    }
}
