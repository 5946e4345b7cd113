//! Offers and questions between the players: a draw, giving up.
//!
//! A draw is offered by one player for the team; every opponent must agree, and then the men are
//! counted as in rules.md 1.6. An offer lapses when an opponent who has not agreed moves, is ended by
//! one opponent's no, or taken back. The next one may follow after a turn of one's own: so nobody
//! is pestered.
//!
//! Giving up is for the team. With four seats the partner is asked; the question lapses when the
//! partner moves.

use rules::Side;

use super::Game;
use crate::{GameEvent, GameRefusal as Refusal};

impl Game {
    pub(super) fn decide_offer(&self, side: Side) -> Result<GameEvent, Refusal> {
        match self.draw {
            Some(offer) if offer.by.team() == side.team() => {
                Err(Refusal::DrawAlreadyOffered { by: offer.by })
            }
            Some(_) => self.decide_agree(side),
            None if self.offered[side] == Some(self.turns[side]) => Err(Refusal::DrawTooSoon),
            None => Ok(GameEvent::DrawOffered { side }),
        }
    }

    pub(super) fn decide_agree(&self, side: Side) -> Result<GameEvent, Refusal> {
        let offer = self.draw.ok_or(Refusal::NoDrawOffer)?;
        if offer.by.team() == side.team() {
            Err(Refusal::OwnDrawOffer)
        } else if offer.agreed[side] {
            Err(Refusal::DrawAlreadyAgreed)
        } else {
            Ok(GameEvent::DrawAgreed { side })
        }
    }

    pub(super) fn decide_decline(&self, side: Side) -> Result<GameEvent, Refusal> {
        let offer = self.draw.ok_or(Refusal::NoDrawOffer)?;
        if offer.by.team() == side.team() {
            return Err(Refusal::OwnDrawOffer);
        }
        Ok(GameEvent::DrawDeclined { side })
    }

    pub(super) fn decide_withdraw(&self, side: Side) -> Result<GameEvent, Refusal> {
        let offer = self.draw.ok_or(Refusal::NoDrawOffer)?;
        if offer.by != side {
            return Err(Refusal::NotYourDrawOffer { by: offer.by });
        }
        Ok(GameEvent::DrawWithdrawn { side })
    }

    pub(super) fn decide_resign(&self, side: Side) -> Result<GameEvent, Refusal> {
        match (self.seats.partner(side), self.asker(side)) {
            (None, _) => Ok(GameEvent::Resigned { side }),
            (Some(_), None) => Ok(GameEvent::ResignAsked { side }),
            (Some(_), Some(_)) => self.decide_agree_resign(side),
        }
    }

    pub(super) fn decide_agree_resign(&self, side: Side) -> Result<GameEvent, Refusal> {
        match self.asker(side) {
            None => Err(Refusal::NoResignQuestion),
            Some(asker) if asker == side => Err(Refusal::ResignAlreadyAsked),
            Some(asker) => Ok(GameEvent::Resigned { side: asker }),
        }
    }

    pub(super) fn decide_play_on(&self, side: Side) -> Result<GameEvent, Refusal> {
        self.asker(side).ok_or(Refusal::NoResignQuestion)?;
        Ok(GameEvent::PlayedOn { side })
    }

    /// Who of the team of `side` has asked the partner to give up.
    fn asker(&self, side: Side) -> Option<Side> {
        self.resign[side.team()].map(|question| question.by)
    }
}
