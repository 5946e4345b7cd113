//! A challenge: from the invitation to the start of a game.

mod decide;
mod draw;

use std::fmt;

use rules::{BySide, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Begins, BestOf, ChallengeEvent, Entry, GameEvent, GameId, Level, Means, MoveLimit, Place, PlayerId,
    ReplayFault, Seq, Server, Sitter, Time,
};

/// An invitation to a game, open or closed. One mechanism for a direct challenge, an open seek
/// and a lobby of four: seats that are named, open or taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    pub by: PlayerId,
    pub server: Option<Server>,
    pub place: Place,
    pub means: Means,
    pub rules: Rules,
    /// How long a turn may take.
    pub limit: Option<MoveLimit>,
    pub begins: Begins,
    /// How many games are played at most.
    pub best_of: BestOf,
    /// The seats of the game; the challenger's is taken. Their sides are those of the game, unless
    /// [`Begins::Random`]: then they are drawn at the start.
    pub seats: BySide<Option<Seat>>,
    pub opened: Time,
    /// From this time on nobody may accept.
    pub expires: Time,
    /// The game that is to be played again: only a rematch has one.
    pub again: Option<GameId>,
    pub state: ChallengeState,
    /// Why it was declined, if that was said.
    pub because: Option<DeclineReason>,
    /// The number of the last event.
    pub seq: Seq,
}

/// One seat of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Anybody may take it.
    Open,
    /// This person alone may take it.
    Named(PlayerId),
    /// Taken, by an invitation that was open or bore their name.
    Taken { by: PlayerId, named: bool },
    /// The program sits here.
    Program(Level),
}

impl Seat {
    /// Who sits here.
    pub fn taken_by(self) -> Option<PlayerId> {
        match self {
            Seat::Taken { by, .. } => Some(by),
            Seat::Open | Seat::Named(_) | Seat::Program(_) => None,
        }
    }

    /// Who is ready to play here.
    pub fn sitter(self) -> Option<Sitter> {
        match self {
            Seat::Taken { by, .. } => Some(Sitter::Person(by)),
            Seat::Program(program) => Some(Sitter::Program { program }),
            Seat::Open | Seat::Named(_) => None,
        }
    }

    /// Whose name the seat bears, taken or not.
    pub fn named(self) -> Option<PlayerId> {
        match self {
            Seat::Named(player) | Seat::Taken { by: player, named: true } => Some(player),
            Seat::Open | Seat::Program(_) | Seat::Taken { named: false, .. } => None,
        }
    }
}

/// Where somebody sits in a challenge, as far as that is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bench {
    Side(Side),
    /// In the team of the challenger; which side is drawn at the start.
    With(PlayerId),
    /// Against the challenger; which side is drawn at the start.
    Against(PlayerId),
}

impl Bench {
    /// The challenger, where the seat is told by them.
    pub fn challenger(self) -> Option<PlayerId> {
        match self {
            Bench::Side(_) => None,
            Bench::With(challenger) | Bench::Against(challenger) => Some(challenger),
        }
    }
}

/// Why somebody does not want to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeclineReason {
    NoTime,
    OtherGame,
    OtherRules,
    OtherLimit,
}

impl DeclineReason {
    pub const ALL: [DeclineReason; 4] = [
        DeclineReason::NoTime,
        DeclineReason::OtherGame,
        DeclineReason::OtherRules,
        DeclineReason::OtherLimit,
    ];
}

/// Whether a challenge stands, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    Open,
    Started(GameId),
    Declined(PlayerId),
    Cancelled,
    Expired,
}

/// A clause: "it was cancelled" …
impl fmt::Display for ChallengeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChallengeState::Open => f.write_str("it stands open"),
            ChallengeState::Started(game) => write!(f, "game {game} has begun"),
            ChallengeState::Declined(player) => write!(f, "player {player} declined"),
            ChallengeState::Cancelled => f.write_str("it was cancelled"),
            ChallengeState::Expired => f.write_str("its time ran out"),
        }
    }
}

/// What follows from a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeDecision {
    /// What happens to the challenge, in order.
    pub events: Vec<ChallengeEvent>,
    /// The first event of the game that begins, if the last seat was taken.
    pub starts: Option<GameEvent>,
}

impl Challenge {
    /// The challenge that `events` tell of.
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] if they tell of none, from the first event that makes no sense on.
    pub fn replay<'a>(
        entries: impl IntoIterator<Item = &'a Entry<ChallengeEvent>>,
    ) -> Result<Challenge, ReplayFault> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(ReplayFault::NoStart)?;
        let mut challenge = Challenge::opened(first)?;
        for entry in entries {
            challenge.apply(entry)?;
        }
        Ok(challenge)
    }

    /// The challenge as its first event opens it.
    ///
    /// # Errors
    ///
    /// [`ReplayFault::NoStart`] if the event is another one.
    pub fn opened(entry: &Entry<ChallengeEvent>) -> Result<Challenge, ReplayFault> {
        let ChallengeEvent::Opened {
            by,
            server,
            place,
            means,
            rules,
            limit,
            begins,
            seats,
            expires,
            again,
            best_of,
        } = entry.event
        else {
            return Err(ReplayFault::NoStart);
        };
        let (state, because) = (ChallengeState::Open, None);
        let (opened, seq) = (entry.at, entry.seq);
        let challenge = Challenge {
            by,
            server,
            place,
            means,
            rules,
            limit,
            begins,
            best_of,
            seats,
            opened,
            expires,
            again,
            state,
            because,
            seq,
        };
        challenge.check_seats().map(|()| challenge)
    }

    /// The challenger alone has come, and nobody has two seats.
    fn check_seats(&self) -> Result<(), ReplayFault> {
        let people: Vec<PlayerId> = self.seated().map(|seat| seat.1).chain(self.awaited()).collect();
        let twice = (1..people.len()).any(|n| people[..n].contains(&people[n]));
        let come = self.seated().map(|seat| seat.1).eq([self.by]);
        let fit = self.sides().eq(self.rules.sides().iter().copied());
        if fit && come && !twice { Ok(()) } else { Err(ReplayFault::WrongSeats) }
    }

    /// Takes one more event in.
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] if it cannot follow; the challenge is then unchanged.
    pub fn apply(&mut self, entry: &Entry<ChallengeEvent>) -> Result<(), ReplayFault> {
        if entry.seq != self.seq.next() {
            return Err(ReplayFault::Gap);
        }
        // Why it was declined is said afterwards.
        let explains = matches!(entry.event, ChallengeEvent::Explained { .. });
        if self.state != ChallengeState::Open && !explains {
            return Err(ReplayFault::AfterTheEnd);
        }
        match entry.event {
            ChallengeEvent::Opened { .. } => return Err(ReplayFault::StartTwice),
            ChallengeEvent::Taken { side, by } if self.seated().any(|seat| seat.1 == by) => {
                return Err(ReplayFault::WrongSeat(side));
            }
            ChallengeEvent::Left { side, by } if by == self.by => return Err(ReplayFault::WrongSeat(side)),
            ChallengeEvent::Started { .. } if self.ready().count() < self.sides().count() => {
                return Err(ReplayFault::SeatsFree);
            }
            ChallengeEvent::Taken { side, by } => {
                let named = match self.seats[side] {
                    Some(Seat::Open) => false,
                    Some(Seat::Named(player)) if player == by => true,
                    _ => return Err(ReplayFault::WrongSeat(side)),
                };
                self.seats[side] = Some(Seat::Taken { by, named });
            }
            ChallengeEvent::Left { side, by } => {
                self.seats[side] = match self.seats[side] {
                    Some(Seat::Taken { by: player, named: true }) if player == by => Some(Seat::Named(by)),
                    Some(Seat::Taken { by: player, named: false }) if player == by => Some(Seat::Open),
                    _ => return Err(ReplayFault::WrongSeat(side)),
                };
            }
            ChallengeEvent::Filled { side, program } => match self.seats[side] {
                Some(Seat::Open) => self.seats[side] = Some(Seat::Program(program)),
                _ => return Err(ReplayFault::WrongSeat(side)),
            },
            ChallengeEvent::Declined { by } => self.decline(by)?,
            ChallengeEvent::Explained { reason } => match (self.state, self.because) {
                (ChallengeState::Declined(_), None) => self.because = Some(reason),
                _ => return Err(ReplayFault::NothingToExplain),
            },
            ChallengeEvent::Cancelled => self.state = ChallengeState::Cancelled,
            ChallengeEvent::Expired => self.state = ChallengeState::Expired,
            ChallengeEvent::Started { game } => self.state = ChallengeState::Started(game),
        }
        self.seq = entry.seq;
        Ok(())
    }

    /// For two the challenge is over; with four seats the seat is open to anybody.
    fn decline(&mut self, by: PlayerId) -> Result<(), ReplayFault> {
        let side = self.sides().find(|&side| self.seats[side] == Some(Seat::Named(by)));
        let side = side.ok_or(ReplayFault::NotNamed(by))?;
        if self.sides().count() == 2 {
            self.state = ChallengeState::Declined(by);
        } else {
            self.seats[side] = Some(Seat::Open);
        }
        Ok(())
    }

    /// The sides that have a seat, in the order of play.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        let seats = self.seats;
        Side::ALL.into_iter().filter(move |&side| seats[side].is_some())
    }

    /// Everybody seated, in the order of play.
    pub fn seated(&self) -> impl Iterator<Item = (Side, PlayerId)> + use<> {
        let seats = self.seats;
        Side::ALL.into_iter().filter_map(move |side| Some((side, seats[side]?.taken_by()?)))
    }

    /// Everybody who is ready to play, the program too, in the order of play.
    pub fn ready(&self) -> impl Iterator<Item = (Side, Sitter)> + use<> {
        let seats = self.seats;
        Side::ALL.into_iter().filter_map(move |side| Some((side, seats[side]?.sitter()?)))
    }

    /// Everybody whose name stands at a seat that is not taken, in the order of play.
    pub fn awaited(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let seats = self.seats;
        Side::ALL.into_iter().filter_map(move |side| match seats[side] {
            Some(Seat::Named(player)) => Some(player),
            _ => None,
        })
    }

    /// Whether anybody may take a seat.
    pub fn has_open_seat(&self) -> bool {
        self.sides().any(|side| self.seats[side] == Some(Seat::Open))
    }

    /// The event that closes the challenge, if its time has run out.
    pub fn expire(&self, now: Time) -> Option<ChallengeEvent> {
        (self.state == ChallengeState::Open && now >= self.expires).then_some(ChallengeEvent::Expired)
    }

    /// The event that closes the challenge when its message is gone: as when time runs out it is
    /// nobody's deed, for nobody could answer it any more.
    pub fn lose(&self) -> Option<ChallengeEvent> {
        (self.state == ChallengeState::Open).then_some(ChallengeEvent::Cancelled)
    }
}
