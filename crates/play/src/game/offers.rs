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

use super::{DrawOffer, Game, ResignQuestion};
use crate::{GameEvent, GameRefusal as Refusal, Seq};

impl Game {
    pub(super) fn decide_offer(&self, side: Side) -> Result<GameEvent, Refusal> {
        match self.draw {
            Some(offer) if offer.by.team() == side.team() => {
                Err(Refusal::DrawAlreadyOffered { by: offer.by })
            }
            Some(_) => self.decide_agree(side, None),
            None if self.offered[side] == Some(self.turns[side]) => Err(Refusal::DrawTooSoon),
            None => Ok(GameEvent::DrawOffered { side }),
        }
    }

    pub(super) fn decide_agree(&self, side: Side, offer: Option<Seq>) -> Result<GameEvent, Refusal> {
        if self.offer_to(side, offer)?.agreed[side] {
            return Err(Refusal::DrawAlreadyAgreed);
        }
        Ok(GameEvent::DrawAgreed { side })
    }

    pub(super) fn decide_decline(&self, side: Side, offer: Option<Seq>) -> Result<GameEvent, Refusal> {
        self.offer_to(side, offer)?;
        Ok(GameEvent::DrawDeclined { side })
    }

    pub(super) fn decide_withdraw(&self, side: Side, offer: Option<Seq>) -> Result<GameEvent, Refusal> {
        let offer = self.standing(offer)?;
        if offer.by != side {
            return Err(Refusal::NotYourDrawOffer { by: offer.by });
        }
        Ok(GameEvent::DrawWithdrawn { side })
    }

    /// The offer that `side` may answer, if it is the one meant.
    fn offer_to(&self, side: Side, meant: Option<Seq>) -> Result<DrawOffer, Refusal> {
        let offer = self.standing(meant)?;
        if offer.by.team() == side.team() { Err(Refusal::OwnDrawOffer) } else { Ok(offer) }
    }

    fn standing(&self, meant: Option<Seq>) -> Result<DrawOffer, Refusal> {
        let offer = self.draw.filter(|offer| meant.is_none_or(|meant| meant == offer.seq));
        offer.ok_or(Refusal::NoDrawOffer)
    }

    pub(super) fn decide_resign(&self, side: Side) -> Result<GameEvent, Refusal> {
        if self.seats.partner(side).is_none() {
            return Ok(GameEvent::Resigned { side });
        }
        match self.resign[side.team()] {
            None => Ok(GameEvent::ResignAsked { side }),
            Some(_) => self.decide_agree_resign(side, None),
        }
    }

    pub(super) fn decide_agree_resign(
        &self,
        side: Side,
        question: Option<Seq>,
    ) -> Result<GameEvent, Refusal> {
        let asked = self.question_in_team(side, question)?;
        if asked.by == side {
            return Err(Refusal::ResignAlreadyAsked);
        }
        Ok(GameEvent::Resigned { side: asked.by })
    }

    pub(super) fn decide_play_on(&self, side: Side, question: Option<Seq>) -> Result<GameEvent, Refusal> {
        self.question_in_team(side, question)?;
        Ok(GameEvent::PlayedOn { side })
    }

    /// The question that stands in the team of `side`, if it is the one meant.
    fn question_in_team(&self, side: Side, meant: Option<Seq>) -> Result<ResignQuestion, Refusal> {
        let asked_in = |team| self.resign[team].filter(|asked| meant.is_none_or(|meant| meant == asked.seq));
        asked_in(side.team()).ok_or_else(|| match asked_in(side.team().other()) {
            Some(asked) => Refusal::NotYourResignQuestion { by: asked.by },
            None => Refusal::NoResignQuestion,
        })
    }
}
