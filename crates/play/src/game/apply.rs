//! How events change a game.

use rules::{Action, BySide, ByTeam, Side};

use super::{Game, LastPlayed, ResignQuestion, clock::Clock};
use crate::{
    Absence, Entry, GameEvent, GameResult, Manner, OfferKind, PlayerId, Reason, ReplayFault, Score, Time,
    Venue,
};

impl Game {
    /// The game as its first event starts it.
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] if the event is no start, or its seats do not fit its rules.
    pub fn started(entry: &Entry<GameEvent>) -> Result<Game, ReplayFault> {
        let GameEvent::Started { server, venue, means, rules, limit, seats, series } = entry.event else {
            return Err(ReplayFault::NoStart);
        };
        if !seats.sitters().map(|seat| seat.0).eq(rules.sides().iter().copied()) {
            return Err(ReplayFault::WrongSeats);
        }
        let twice = seats.iter().any(|(side, player)| seats.side_of(player) != Some(side));
        if twice || seats.iter().next().is_none() {
            return Err(ReplayFault::WrongSeats);
        }
        if series.is_some_and(|series| !series.makes_sense()) {
            return Err(ReplayFault::Contradiction);
        }
        let mut game = Game {
            server,
            venue,
            means,
            limit,
            seats,
            series,
            series_broken: false,
            open: BySide::default(),
            board: rules::Game::new(rules),
            turn_since: entry.at,
            clock: Clock::starting(entry.at),
            away: BySide::default(),
            last_played: None,
            taken_back_at: None,
            offers: Vec::new(),
            resign: ByTeam::default(),
            result: None,
            turns: BySide::default(),
            offered: Vec::new(),
            seq: entry.seq,
            board_seq: entry.seq,
        };
        game.look_at_the_board();
        Ok(game)
    }

    /// Takes one more event in.
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] if it cannot follow; the game then means nothing any more.
    pub fn apply(&mut self, entry: &Entry<GameEvent>) -> Result<(), ReplayFault> {
        if entry.seq != self.seq.next() {
            return Err(ReplayFault::Gap);
        }
        // A thread may be made, or not, after a game that was over soon.
        let comes_after = matches!(entry.event, GameEvent::Settled { .. } | GameEvent::SeriesBroken);
        if self.result.is_some() && !comes_after {
            return Err(ReplayFault::AfterTheEnd);
        }
        if let Some(side) = by_person(&entry.event).filter(|&side| !self.may_do(side, &entry.event)) {
            return Err(ReplayFault::NobodyThere(side));
        }
        self.seq = entry.seq;
        match &entry.event {
            GameEvent::Started { .. } => Err(ReplayFault::StartTwice),
            GameEvent::Settled { thread: Some(_), because: Some(_) } => Err(ReplayFault::Contradiction),
            GameEvent::Settled { thread, .. } => self.settle_in(*thread),
            GameEvent::Played { side, actions, how } => self.play(*side, actions, *how, entry.at),
            GameEvent::Passed { side } => self.pass(*side, entry.at),
            GameEvent::Offered { side, offer } => self.offered(*side, *offer),
            GameEvent::Agreed { side, offer } => self.agreed(*side, *offer, entry.at),
            GameEvent::Declined { side, offer } => self.declined(*side, *offer),
            GameEvent::Withdrawn { side, offer } => self.withdrawn(*side, *offer),
            GameEvent::TakenBack { side, ply } => self.taken_back_freely(*side, *ply, entry.at),
            GameEvent::Resumed { .. } => self.resumed(entry.at),
            GameEvent::Reminded { side } | GameEvent::TimeUp { side } => {
                self.rang(*side, &entry.event, entry.at)
            }
            GameEvent::Called { side } => self.called(*side),
            GameEvent::Away { side, until } => self.went_away(*side, *until, entry.at),
            GameEvent::Back { side } => self.came_back(*side, entry.at),
            GameEvent::Credited { ms } => self.credited(*ms, entry.at),
            GameEvent::SeatOpened { side, by } => self.seat_opened(*side, *by),
            GameEvent::SeatTaken { side, by } => self.seat_taken(*side, *by, entry.at),
            GameEvent::HandedOver { side, to, .. } => self.seated_anew(*side, *to, entry.at),
            GameEvent::Moved { venue } => self.moved(*venue),
            GameEvent::ResignAsked { side } => self.ask(*side),
            GameEvent::PlayedOn { side } => self.play_on(*side),
            GameEvent::Resigned { side } => self.resigned(*side),
            GameEvent::Forfeited { side, absence, claimed_by } => {
                self.forfeited(*side, *absence, *claimed_by)
            }
            GameEvent::Aborted { side } => self.aborted(*side),
            GameEvent::SeriesBroken => self.series_broken(),
            GameEvent::Ended { by } => self.over(Score::Void, Reason::Ended(*by)),
            GameEvent::HomeLost => self.over(Score::Void, Reason::HomeLost),
        }
    }

    /// Whether somebody sits on `side` who can do what people do; the program answers a draw.
    fn may_do(&self, side: Side, event: &GameEvent) -> bool {
        let answers = matches!(
            event,
            GameEvent::Agreed { offer: OfferKind::Draw, .. }
                | GameEvent::Declined { offer: OfferKind::Draw, .. }
        );
        self.seats.player(side).is_some() || (answers && self.level_of(side).is_some())
    }

    /// [`Game::end`] as the last step of an event.
    fn over(&mut self, score: Score, reason: Reason) -> Result<(), ReplayFault> {
        self.end(GameResult { score, reason });
        Ok(())
    }

    fn settle_in(&mut self, thread: Option<crate::Place>) -> Result<(), ReplayFault> {
        let Venue::ThreadUnder(parent) = self.venue else { return Err(ReplayFault::NoThreadAwaited) };
        self.venue = thread.map_or(Venue::Guest(parent), Venue::Place);
        Ok(())
    }

    fn play(&mut self, side: Side, actions: &[Action], how: Manner, at: Time) -> Result<(), ReplayFault> {
        if actions.is_empty() {
            return Err(ReplayFault::NotOneTurn);
        }
        if self.is_paused() {
            return Err(ReplayFault::WrongClock);
        }
        for (n, &action) in actions.iter().enumerate() {
            if self.to_move() != side {
                return Err(if n == 0 { ReplayFault::NotToMove(side) } else { ReplayFault::NotOneTurn });
            }
            self.board.play(action)?;
        }
        self.lapse(side);
        self.last_played = Some(LastPlayed { side, at, turn_since: self.turn_since, clock: self.clock });
        // Who plays has not left. Nothing else shows it: an answer to an offer, or a claim, does not let the
        // game go on, and it is for that that the seat was opened; and what was planned is played for them.
        if how == Manner::ByHand {
            self.open[side] = None;
        }
        self.turned(side, at);
        Ok(())
    }

    fn pass(&mut self, side: Side, at: Time) -> Result<(), ReplayFault> {
        if self.to_move() != side {
            return Err(ReplayFault::NotToMove(side));
        }
        let pass = self.board.forced_pass().ok_or(ReplayFault::NotOneTurn)?;
        self.board.play(pass)?;
        self.turned(side, at);
        Ok(())
    }

    /// After every change of the board by `side`.
    fn turned(&mut self, side: Side, at: Time) {
        self.board_seq = self.seq;
        if self.to_move() != side || self.board.outcome().is_some() {
            self.turns[side] += 1;
            self.turn_since = at;
            self.count_anew(at);
        }
        self.look_at_the_board();
    }

    /// Ends the game if the rules have.
    fn look_at_the_board(&mut self) {
        if let Some(outcome) = self.board.outcome() {
            self.end(outcome.into());
        }
    }

    pub(super) fn end(&mut self, result: GameResult) {
        self.result = Some(result);
        self.offers.clear();
        self.open = BySide::default();
        self.resign = ByTeam::default();
    }

    /// With a partner who has not left, as the partner agreed to it.
    fn resigned(&mut self, side: Side) -> Result<(), ReplayFault> {
        let asked = self.resign[side.team()].is_some_and(|question| question.by == side);
        if self.must_agree_to_resign(side).is_some() && !asked {
            return Err(ReplayFault::NothingAsked);
        }
        self.over(lost_by(side), Reason::Resigned(side))
    }

    fn forfeited(
        &mut self,
        side: Side,
        absence: Absence,
        claimed_by: Option<PlayerId>,
    ) -> Result<(), ReplayFault> {
        let claimant = claimed_by.and_then(|player| self.seats.side_of(player));
        let claimed = claimant.is_some_and(|claimant| claimant.team() != side.team());
        let missing = match (absence, claimed_by) {
            (Absence::Left, _) => claimed && self.seats.player(side).is_some(),
            (Absence::Time, Some(_)) => claimed && side == self.to_move() && self.deadline().is_some(),
            (Absence::Time, None) => side == self.to_move() && self.claim_opened_by().is_some(),
        };
        if missing {
            self.over(lost_by(side), Reason::Forfeited(side, absence))
        } else {
            Err(ReplayFault::NotMissing(side))
        }
    }

    fn aborted(&mut self, side: Side) -> Result<(), ReplayFault> {
        if self.can_be_aborted() {
            self.over(Score::Void, Reason::Aborted(side))
        } else {
            Err(ReplayFault::TooLate(side))
        }
    }

    fn called(&mut self, side: Side) -> Result<(), ReplayFault> {
        if self.waits_for() == self.seats.player(side) { Ok(()) } else { Err(ReplayFault::NotToMove(side)) }
    }

    fn ask(&mut self, side: Side) -> Result<(), ReplayFault> {
        if self.human_partner(side).is_none() {
            return Err(ReplayFault::NothingAsked);
        }
        let asker = &mut self.resign[side.team()];
        if asker.is_some() {
            return Err(ReplayFault::AskedTwice);
        }
        *asker = Some(ResignQuestion { by: side, seq: self.seq });
        Ok(())
    }

    fn play_on(&mut self, side: Side) -> Result<(), ReplayFault> {
        self.resign[side.team()].take().map(|_| ()).ok_or(ReplayFault::NothingAsked)
    }
}

/// The side whose player does what the event tells; none where it may be the program's, or nobody's.
fn by_person(event: &GameEvent) -> Option<Side> {
    match event {
        GameEvent::Offered { side, .. }
        | GameEvent::Agreed { side, .. }
        | GameEvent::Declined { side, .. }
        | GameEvent::Withdrawn { side, .. }
        | GameEvent::TakenBack { side, .. }
        | GameEvent::Called { side }
        | GameEvent::Away { side, .. }
        | GameEvent::Back { side }
        | GameEvent::Resumed { side }
        | GameEvent::Aborted { side }
        | GameEvent::ResignAsked { side }
        | GameEvent::PlayedOn { side }
        | GameEvent::Resigned { side } => Some(*side),
        GameEvent::Started { .. }
        | GameEvent::Settled { .. }
        | GameEvent::Played { .. }
        | GameEvent::Passed { .. }
        | GameEvent::Reminded { .. }
        | GameEvent::TimeUp { .. }
        | GameEvent::Credited { .. }
        | GameEvent::Forfeited { .. }
        | GameEvent::Ended { .. }
        | GameEvent::HomeLost
        | GameEvent::SeatOpened { .. }
        | GameEvent::SeatTaken { .. }
        | GameEvent::HandedOver { .. }
        | GameEvent::Moved { .. }
        | GameEvent::SeriesBroken => None,
    }
}

fn lost_by(side: Side) -> Score {
    Score::Won(side.team().other())
}
