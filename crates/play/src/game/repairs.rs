//! What mends a game: taking back, breaking off, other people on its seats, another place.

use std::time::Duration;

use rules::Side;

use super::{Game, LastPlayed};
use crate::{
    Authority, GameEvent, GameRefusal as Refusal, Means, Moment, OfferKind, Place, PlaceState, PlayerId,
    ReplayFault, Server, Standing, Time, Venue,
};

impl Game {
    /// How long after a turn its player may take it back unasked, once, as long as nobody has moved since.
    pub const FREE: Duration = Duration::from_secs(60);

    /// The ply before the last turn of `side` that it did not have to pass.
    pub(super) fn ply_to_take_back(&self, side: Side) -> Option<usize> {
        let (mut ply, mut last) = (0, None);
        for turn in self.board.turns() {
            if turn.before.to_move() == side && !turn.is_passed() {
                last = Some(ply);
            }
            ply += turn.actions.len();
        }
        last
    }

    /// Whether `side` may take back the turn that began after `ply` plies unasked. Once, for else two might
    /// move and take back in turn for ever, and everybody in the channel is told each time.
    fn takes_back_freely(&self, side: Side, ply: usize, now: Time) -> bool {
        let is_new = |last: LastPlayed| last.side == side && now.since(last.at) <= Game::FREE;
        self.last_played.is_some_and(is_new) && self.taken_back_at != Some(ply)
    }

    pub(super) fn decide_take_back(&self, side: Side, now: Time) -> Result<Option<GameEvent>, Refusal> {
        let ply = self.ply_to_take_back(side).ok_or(Refusal::NothingToTakeBack)?;
        let free = self.takes_back_freely(side, ply, now) || self.concerns_nobody(side, ply);
        Ok(free.then_some(GameEvent::TakenBack { side, ply }))
    }

    /// Whether nobody minds if `side` goes back to `ply`: the opponents are the program, and no partner has
    /// moved since.
    fn concerns_nobody(&self, side: Side, ply: usize) -> bool {
        let partner = self.human_partner(side).and_then(|partner| self.ply_to_take_back(partner));
        self.askable(side).next().is_none() && partner.is_none_or(|theirs| theirs < ply)
    }

    /// Unasked the clock goes on as if the turn had not been made: nobody gains time by moving and taking back.
    /// A turn of which only a part is made has not changed the clock, and what happened to it since holds.
    pub(super) fn taken_back_freely(&mut self, side: Side, ply: usize, at: Time) -> Result<(), ReplayFault> {
        let is_half = self.board.turns().last().is_some_and(|turn| !turn.is_over());
        let before = match self.last_played.filter(|last| last.side == side) {
            Some(_) if is_half => Some((self.turn_since, self.clock)),
            last => last.map(|last| (last.turn_since, last.clock)),
        };
        self.taken_back(side, ply, at)?;
        if let Some((turn_since, clock)) = before {
            self.turn_since = turn_since;
            self.clock.go_on_from(clock);
            // However the clock stood before: who has moved was back, and may have left since.
            self.clock.go_on(at);
            self.stand_while_away(at);
        }
        self.taken_back_at = Some(ply);
        Ok(())
    }

    pub(super) fn taken_back(&mut self, side: Side, ply: usize, at: Time) -> Result<(), ReplayFault> {
        if self.ply_to_take_back(side) != Some(ply) {
            return Err(ReplayFault::NoSuchPly(ply));
        }
        let mut board = rules::Game::new(self.board.rules());
        for &action in &self.board.actions()[..ply] {
            board.play(action)?;
        }
        self.turns = rules::BySide::default();
        for turn in board.turns().iter().filter(|turn| turn.is_over()) {
            self.turns[turn.before.to_move()] += 1;
        }
        self.board = board;
        self.board_seq = self.seq;
        self.turn_since = at;
        self.count_anew(at);
        self.last_played = None;
        self.taken_back_at = self.taken_back_at.filter(|&earlier| earlier <= ply);
        self.offers.retain(|offer| offer.kind == OfferKind::Pause);
        Ok(())
    }

    /// Whether a player may break the game off: not everybody has moved yet, and no series has begun by it.
    pub fn can_be_aborted(&self) -> bool {
        self.result.is_none()
            && !self.is_later_in_series()
            && self.seats.sitters().any(|seat| self.turns[seat.0] == 0)
    }

    pub(super) fn decide_abort(&self, side: Side) -> Result<GameEvent, Refusal> {
        match self.can_be_aborted() {
            true => Ok(GameEvent::Aborted { side }),
            false if self.is_later_in_series() => Err(Refusal::SeriesHasBegun),
            false => Err(Refusal::TooLateToAbort),
        }
    }

    /// Who moderates elsewhere rules nothing here, and nobody rules their own game.
    pub(super) fn check_moderator(&self, actor: PlayerId, authority: Authority) -> Result<(), Refusal> {
        match authority {
            Authority::Member => Err(Refusal::NotAModerator),
            Authority::Moderator(place) if place != self.venue.place() => Err(Refusal::ModeratesElsewhere),
            Authority::Moderator(_) if self.seats.side_of(actor).is_some() => Err(Refusal::ModeratesOwnGame),
            Authority::Moderator(_) => Ok(()),
        }
    }

    /// Nobody is set down beside those they do not meet, or who does not want to be asked by name.
    pub(super) fn decide_hand_over(
        &self,
        actor: PlayerId,
        (from, to): (PlayerId, PlayerId),
        standing: Standing,
        moment: &Moment,
    ) -> Result<GameEvent, Refusal> {
        let side = self.seats.side_of(from).ok_or(Refusal::NoSeatOf(from))?;
        if self.seats.side_of(to).is_some() {
            return Err(Refusal::PlaysAlready(to));
        }
        match standing {
            Standing::Absent | Standing::Bot => Err(Refusal::CannotPlay(to)),
            // Who has blocked whom is not told to others.
            Standing::Present if moment.blocked.or(moment.unavailable).is_some() => {
                Err(Refusal::WillNotPlay(to))
            }
            Standing::Present => Ok(GameEvent::HandedOver { side, to, by: actor }),
        }
    }

    pub(super) fn decide_open_seat(
        &self,
        actor: PlayerId,
        player: PlayerId,
        standing: Standing,
    ) -> Result<GameEvent, Refusal> {
        let side = self.seats.side_of(player).ok_or(Refusal::NoSeatOf(player))?;
        if self.seats.sitters().count() == 2 {
            return Err(Refusal::SeatStays);
        }
        match standing {
            Standing::Absent if self.open[side].is_some() => Err(Refusal::SeatOpenAlready(player)),
            Standing::Absent if player != actor => Ok(GameEvent::SeatOpened { side, by: actor }),
            Standing::Absent | Standing::Present | Standing::Bot => Err(Refusal::StillHere(player)),
        }
    }

    /// Nobody sits down beside those they do not meet.
    pub(super) fn decide_take_seat(
        &self,
        actor: PlayerId,
        side: Side,
        moment: &Moment,
    ) -> Result<GameEvent, Refusal> {
        if self.seats.side_of(actor).is_some() {
            return Err(Refusal::AlreadyPlaying);
        }
        match (self.open[side], moment.blocked, moment.unavailable) {
            (None, _, _) => Err(Refusal::SeatNotOpen),
            (Some(_), Some(player), _) => Err(Refusal::Blocked(player)),
            (Some(_), None, Some(player)) => Err(Refusal::NotAvailable(player)),
            (Some(_), None, None) => Ok(GameEvent::SeatTaken { side, by: actor }),
        }
    }

    pub(super) fn seat_opened(&mut self, side: Side, by: PlayerId) -> Result<(), ReplayFault> {
        let stays = self.seats.player(side).is_none() || self.seats.partner(side).is_none();
        // Whoever is forgotten opens their own.
        let may_open = self.seats.side_of(by).is_some_and(|opener| opener != side || by.is_former());
        if stays || !may_open || self.open[side].is_some() {
            return Err(ReplayFault::WrongSeat(side));
        }
        self.open[side] = Some(self.seq);
        Ok(())
    }

    pub(super) fn seat_taken(&mut self, side: Side, by: PlayerId, at: Time) -> Result<(), ReplayFault> {
        if self.open[side].is_none() {
            return Err(ReplayFault::WrongSeat(side));
        }
        self.seated_anew(side, by, at)
    }

    /// Another person sits on `side`, whose clock begins anew. What the one before had asked, agreed to or
    /// might have taken back is over.
    pub(super) fn seated_anew(&mut self, side: Side, player: PlayerId, at: Time) -> Result<(), ReplayFault> {
        if self.seats.player(side).is_none() || self.seats.side_of(player).is_some() {
            return Err(ReplayFault::WrongSeat(side));
        }
        self.seats = self.seats.with(side, player);
        self.open[side] = None;
        self.away[side] = None;
        self.offers.retain(|offer| offer.by != side);
        self.offers.iter_mut().for_each(|offer| offer.agreed[side] = false);
        self.last_played = self.last_played.filter(|last| last.side != side);
        let asked = &mut self.resign[side.team()];
        *asked = asked.filter(|question| question.by != side);
        if self.to_move() == side {
            self.turn_since = at;
            self.count_anew(at);
        }
        Ok(())
    }

    /// A game stays in its community, and its people are told as before.
    pub(super) fn check_community(&self, server: Option<Server>, means: Means) -> Result<(), Refusal> {
        if (server, means) == (self.server, self.means) { Ok(()) } else { Err(Refusal::OtherCommunity) }
    }

    /// A thread is made at the start alone.
    pub(super) fn moved(&mut self, venue: Venue) -> Result<(), ReplayFault> {
        let is_there = venue.place().known().is_some_and(|place| place == self.venue.place());
        if is_there || matches!(venue, Venue::ThreadUnder(_)) {
            return Err(ReplayFault::WrongPlace);
        }
        self.venue = venue;
        Ok(())
    }

    pub(super) fn decide_continue(
        &self,
        place: Place,
        known: PlaceState,
        place_taken: bool,
    ) -> Result<GameEvent, Refusal> {
        match known {
            PlaceState::Stands => Err(Refusal::PlaceStands),
            // Somebody asks from there.
            PlaceState::Gone if place == self.venue.place() => Err(Refusal::PlaceStands),
            PlaceState::Gone if place_taken => Ok(GameEvent::Moved { venue: Venue::Guest(place) }),
            PlaceState::Gone => Ok(GameEvent::Moved { venue: Venue::Place(place) }),
        }
    }
}
