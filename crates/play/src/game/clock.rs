//! The time that turns may take.
//!
//! The player to move is reminded once, as long before the end as they want and if they do, then told that the
//! time is up: from then on opponents may claim the win, and as long as nobody does the late one may still move.
//! After
//! [`MoveLimit::grace`](crate::MoveLimit::grace) the game is lost of itself, so that none lies about for ever.
//! In a pause the clock stands; who resumes lets it begin anew. It also stands
//! in a vacation of the player to move. Time in which nobody could reach the bot is credited.

use std::time::Duration;

use rules::Side;

use super::Game;
use crate::{
    Absence, GameEvent, GameRefusal as Refusal, OfferKind, PlayerId, Reminder, ReplayFault, Seq, Time,
};

/// The clock of the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// When its time began to count, later by what was credited.
    since: Time,
    /// Up to when time was credited.
    credited: Time,
    next: Ring,
    /// By which event, while it stands.
    paused: Option<Seq>,
    /// Until when it stands for a vacation: `since` has been moved on by that.
    stands: Option<Time>,
}

/// What happens next of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ring {
    Reminder,
    TimeUp,
    /// The event given has told that the time is up.
    Forfeit(Seq),
}

impl Clock {
    pub fn starting(at: Time) -> Clock {
        Clock { since: at, credited: at, next: Ring::Reminder, paused: None, stands: None }
    }

    /// Counts anew, once it runs.
    pub fn restart(&mut self, at: Time) {
        *self = Clock { paused: self.paused, ..Clock::starting(at) };
    }

    /// Stands from `at` on until `until`.
    pub fn stand(&mut self, at: Time, until: Time) {
        self.since = self.since + until.since(at);
        self.stands = Some(until);
    }

    /// Goes on at `at`, earlier than it would have.
    pub fn go_on(&mut self, at: Time) {
        if let Some(until) = self.stands.take() {
            let unused = i64::try_from(until.since(at).as_millis()).unwrap_or(i64::MAX);
            self.since = Time(self.since.0.saturating_sub(unused));
        }
    }

    /// Goes on as `earlier` stood.
    pub fn go_on_from(&mut self, earlier: Clock) {
        *self = Clock { paused: self.paused, ..earlier };
    }
}

impl Game {
    /// When the time of the player to move is up; `None` if no clock runs.
    pub fn deadline(&self) -> Option<Time> {
        let runs = self.player_to_move().is_some() && self.clock.paused.is_none();
        self.limit.filter(|_| runs).map(|limit| self.clock.since + limit.duration())
    }

    /// Since when the others wait, but for what their clock does not count: time in which nobody could move, and
    /// vacations.
    pub fn waits_since(&self) -> Time {
        if self.deadline().is_some() { self.clock.since } else { self.turn_since }
    }

    /// Whether the time of the player to move is up, so that opponents may claim the win.
    fn time_is_up(&self, now: Time) -> bool {
        self.deadline().is_some_and(|deadline| now >= deadline)
    }

    /// The number of the event that told that the time of the player to move is up, while opponents may
    /// claim the win for it.
    pub fn claim_opened_by(&self) -> Option<Seq> {
        match self.clock.next {
            Ring::Forfeit(told) => self.deadline().map(|_| told),
            Ring::Reminder | Ring::TimeUp => None,
        }
    }

    pub fn is_paused(&self) -> bool {
        self.paused_by().is_some()
    }

    /// The number of the event that paused the game, while it is paused.
    pub fn paused_by(&self) -> Option<Seq> {
        self.clock.paused.filter(|_| self.result.is_none())
    }

    /// When something happens of itself next, where the player to move is reminded as they want; see
    /// [`Game::ring`].
    pub fn rings_at(&self, reminder: Reminder) -> Option<Time> {
        let (deadline, limit) = (self.deadline()?, self.limit?);
        Some(match self.clock.next {
            Ring::Reminder => match reminder.before(limit) {
                // Nobody is called back from a vacation.
                Some(before) => self.not_on_vacation(self.clock.since + (limit.duration() - before)),
                None => deadline,
            },
            Ring::TimeUp => deadline,
            Ring::Forfeit(_) => deadline + limit.grace(),
        })
    }

    /// `time`, or the end of the vacation in which the clock stands.
    fn not_on_vacation(&self, time: Time) -> Time {
        self.clock.stands.map_or(time, |until| time.max(until))
    }

    /// What happens of itself by `now`, the first thing of several.
    pub fn ring(&self, now: Time, reminder: Reminder) -> Option<GameEvent> {
        if now < self.rings_at(reminder)? {
            return None;
        }
        let (side, limit) = (self.to_move(), self.limit?);
        Some(match self.clock.next {
            Ring::Reminder if reminder.before(limit).is_none() => GameEvent::TimeUp { side },
            Ring::Reminder => GameEvent::Reminded { side },
            Ring::TimeUp => GameEvent::TimeUp { side },
            Ring::Forfeit(_) => GameEvent::Forfeited { side, absence: Absence::Time, claimed_by: None },
        })
    }

    /// The event, to happen at `to`, that credits the time in which nobody could move, `from` to `to`, if the
    /// clock ran then. Nothing is credited twice.
    pub fn credit(&self, from: Time, to: Time) -> Option<GameEvent> {
        self.deadline()?;
        let counted = self.clock.since.max(self.clock.credited);
        let counted = self.clock.stands.map_or(counted, |until| counted.max(until));
        let lost = to.since(from.max(counted));
        let ms = u64::try_from(lost.as_millis()).unwrap_or(u64::MAX);
        (ms > 0).then_some(GameEvent::Credited { ms })
    }

    pub(super) fn decide_resume(&self, side: Side) -> Result<GameEvent, Refusal> {
        if self.clock.paused.is_some() { Ok(GameEvent::Resumed { side }) } else { Err(Refusal::NotPaused) }
    }

    pub(super) fn check_pause(&self) -> Result<(), Refusal> {
        match (self.limit, self.clock.paused.is_some()) {
            (None, _) => Err(Refusal::NoLimit),
            (Some(_), true) => Err(Refusal::Paused),
            (Some(_), false) => Ok(()),
        }
    }

    /// Opponents who have left are claimed against before one who is late. While the partner of one who has
    /// left is there, somebody can sit down beside them, and that one loses nothing by it.
    pub(super) fn decide_claim(
        &self,
        actor: PlayerId,
        side: Side,
        absent: &[PlayerId],
        now: Time,
    ) -> Result<GameEvent, Refusal> {
        let claimed = |side, absence| GameEvent::Forfeited { side, absence, claimed_by: Some(actor) };
        let has_left = |player: &PlayerId| absent.contains(player);
        let opponents = || self.seats.iter().filter(|seat| seat.0.team() != side.team());
        let left = opponents().find(|seat| has_left(&seat.1));
        let is_whole_team = opponents().all(|seat| has_left(&seat.1));
        let late = self.to_move();
        match left {
            Some((left, _)) if is_whole_team => Ok(claimed(left, Absence::Left)),
            _ if late.team() != side.team() && self.time_is_up(now) => Ok(claimed(late, Absence::Time)),
            Some((left, player)) if self.open[left].is_some() => Err(Refusal::SeatOpenAlready(player)),
            Some((_, player)) => Err(Refusal::PartnerStays(player)),
            None => {
                let until = self.deadline().filter(|_| late.team() != side.team());
                Err(Refusal::NothingToClaim { until })
            }
        }
    }

    pub(super) fn rang(&mut self, side: Side, event: &GameEvent, at: Time) -> Result<(), ReplayFault> {
        let next = match (event, self.clock.next) {
            (GameEvent::Reminded { .. }, Ring::Reminder) => Ring::TimeUp,
            // Not everybody wants to be reminded.
            (GameEvent::TimeUp { .. }, Ring::Reminder) if self.time_is_up(at) => Ring::Forfeit(self.seq),
            (GameEvent::TimeUp { .. }, Ring::TimeUp) => Ring::Forfeit(self.seq),
            _ => return Err(ReplayFault::WrongClock),
        };
        if self.deadline().is_none() || side != self.to_move() {
            return Err(ReplayFault::WrongClock);
        }
        self.clock.next = next;
        Ok(())
    }

    pub(super) fn credited(&mut self, ms: u64, at: Time) -> Result<(), ReplayFault> {
        let since = self.clock.since + Duration::from_millis(ms);
        if self.deadline().is_none() || ms == 0 || since > at {
            return Err(ReplayFault::WrongClock);
        }
        self.clock.since = since;
        self.clock.credited = at;
        Ok(())
    }

    pub(super) fn paused(&mut self) {
        self.clock.paused = Some(self.seq);
    }

    pub(super) fn resumed(&mut self, at: Time) -> Result<(), ReplayFault> {
        if self.clock.paused.is_none() {
            return Err(ReplayFault::WrongClock);
        }
        self.clock.paused = None;
        self.count_anew(at);
        self.offers.retain(|offer| offer.kind != OfferKind::Pause);
        Ok(())
    }
}
