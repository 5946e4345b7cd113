//! How events change a game.

use rules::{Action, BySide, ByTeam, Side};

use super::{DrawOffer, Game, ResignQuestion};
use crate::{Entry, GameEvent, GameResult, Reason, ReplayFault, Time, Venue};

impl Game {
    /// The game as its first event starts it.
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] if the event is no start, or its seats do not fit its rules.
    pub fn started(entry: &Entry<GameEvent>) -> Result<Game, ReplayFault> {
        let GameEvent::Started { server, venue, rules, seats } = entry.event else {
            return Err(ReplayFault::NoStart);
        };
        if !seats.iter().map(|seat| seat.0).eq(rules.sides().iter().copied()) {
            return Err(ReplayFault::WrongSeats);
        }
        let mut game = Game {
            server,
            venue,
            seats,
            board: rules::Game::new(rules),
            started: entry.at,
            turn_since: entry.at,
            draw: None,
            resign: ByTeam::default(),
            result: None,
            turns: BySide::default(),
            offered: BySide::default(),
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
        if self.result.is_some() && !matches!(entry.event, GameEvent::Settled { .. }) {
            return Err(ReplayFault::AfterTheEnd);
        }
        self.seq = entry.seq;
        match &entry.event {
            GameEvent::Started { .. } => Err(ReplayFault::StartTwice),
            GameEvent::Settled { thread } => self.settle_in(*thread),
            GameEvent::Played { side, actions } => self.play(*side, actions, entry.at),
            GameEvent::Passed { side } => self.pass(*side, entry.at),
            GameEvent::DrawOffered { side } => self.offer(*side),
            GameEvent::DrawAgreed { side } => self.agree(*side),
            GameEvent::DrawDeclined { side } => self.end_offer(|by| by.team() != side.team()),
            GameEvent::DrawWithdrawn { side } => self.end_offer(|by| by == *side),
            GameEvent::ResignAsked { side } => self.ask(*side),
            GameEvent::PlayedOn { side } => self.play_on(*side),
            GameEvent::Resigned { side } => self.resigned(*side),
        }
    }

    fn settle_in(&mut self, thread: Option<crate::Place>) -> Result<(), ReplayFault> {
        let Venue::ThreadUnder(parent) = self.venue else { return Err(ReplayFault::NoThreadAwaited) };
        self.venue = thread.map_or(Venue::Guest(parent), Venue::Place);
        Ok(())
    }

    fn play(&mut self, side: Side, actions: &[Action], at: Time) -> Result<(), ReplayFault> {
        if actions.is_empty() {
            return Err(ReplayFault::NotOneTurn);
        }
        for (n, &action) in actions.iter().enumerate() {
            if self.to_move() != side {
                return Err(if n == 0 { ReplayFault::NotToMove(side) } else { ReplayFault::NotOneTurn });
            }
            self.board.play(action)?;
        }
        self.lapse(side);
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
        }
        self.look_at_the_board();
    }

    /// Ends the game if the rules have.
    fn look_at_the_board(&mut self) {
        if let Some(outcome) = self.board.outcome() {
            self.end(GameResult { winner: outcome.winner, reason: Reason::Rules(outcome.ending) });
        }
    }

    fn end(&mut self, result: GameResult) {
        self.result = Some(result);
        self.draw = None;
        self.resign = ByTeam::default();
    }

    /// What an unanswered move of `side` puts an end to.
    fn lapse(&mut self, side: Side) {
        let answered = |offer: &DrawOffer| offer.by.team() == side.team() || offer.agreed[side];
        self.draw = self.draw.filter(answered);
        let asker = &mut self.resign[side.team()];
        *asker = asker.filter(|question| question.by == side);
    }

    fn offer(&mut self, side: Side) -> Result<(), ReplayFault> {
        if self.draw.is_some() {
            return Err(ReplayFault::AskedTwice);
        }
        self.offered[side] = Some(self.turns[side]);
        self.draw = Some(DrawOffer { by: side, seq: self.seq, agreed: BySide::default() });
        Ok(())
    }

    /// With the last opponent the game is over, and the men are counted (1.6).
    fn agree(&mut self, side: Side) -> Result<(), ReplayFault> {
        let offer = self.draw.as_mut().filter(|offer| offer.by.team() != side.team());
        let offer = offer.ok_or(ReplayFault::NothingAsked)?;
        offer.agreed[side] = true;
        let offer = *offer;
        if self.seats.opponents(offer.by).all(|opponent| offer.agreed[opponent]) {
            let winner = self.board.position().leader();
            self.end(GameResult { winner, reason: Reason::Agreed });
        }
        Ok(())
    }

    fn end_offer(&mut self, may: impl Fn(Side) -> bool) -> Result<(), ReplayFault> {
        self.draw.filter(|offer| may(offer.by)).ok_or(ReplayFault::NothingAsked)?;
        self.draw = None;
        Ok(())
    }

    fn ask(&mut self, side: Side) -> Result<(), ReplayFault> {
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

    fn resigned(&mut self, side: Side) -> Result<(), ReplayFault> {
        let winner = Some(side.team().other());
        self.end(GameResult { winner, reason: Reason::Resigned(side) });
        Ok(())
    }
}
