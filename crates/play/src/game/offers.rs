//! Offers and questions between the players: a draw, taking back, a pause, giving up.
//!
//! An offer is made by one player for the team; every person among the opponents must agree. Against the
//! program alone it answers a draw itself, once for its team, and the partner must agree that their own turn is
//! taken back too. An offer lapses
//! when an opponent who has not agreed moves (one to take back with any move), is ended by one opponent's
//! no, or taken back. Unless it was agreed to, the next one of its kind may follow once another turn stands on
//! the board, whosever it is: so nobody is pestered, and who was not answered but moved on may ask anew.
//! A draw that is agreed to is counted as in rules.md 1.6.
//!
//! Giving up is for the team. With four seats the partner is asked, unless their seat is open as they have
//! left; the question lapses when the partner moves.

use rules::{BySide, Side};

use super::{Game, ResignQuestion};
use crate::{
    GameEvent, GameRefusal as Refusal, GameResult, Offer, OfferKind, Reason, ReplayFault, Score, Seq, Time,
};

impl Game {
    pub(super) fn decide_offer(&self, side: Side, kind: OfferKind, now: Time) -> Result<GameEvent, Refusal> {
        match kind {
            OfferKind::Draw => {}
            OfferKind::Pause => self.check_pause()?,
            OfferKind::TakeBack => {
                if let Some(taken_back) = self.decide_take_back(side, now)? {
                    return Ok(taken_back);
                }
            }
        }
        if self.asked_by(side, kind).is_empty() {
            return Err(Refusal::NobodyToAsk { kind });
        }
        match self.offer(kind) {
            Some(offer) if offer.by.team() == side.team() => {
                Err(Refusal::AlreadyOffered { kind, by: offer.by })
            }
            // Two who both want to take back want different things.
            Some(offer) if kind == OfferKind::TakeBack => Err(Refusal::AlreadyOffered { kind, by: offer.by }),
            Some(_) => self.decide_agree(side, kind, None),
            None if self.offers_too_soon(side, kind) => Err(Refusal::OfferTooSoon { kind }),
            None => Ok(GameEvent::Offered { side, offer: kind }),
        }
    }

    /// Whether nobody has had a turn since the last offer of a kind by `side`, but for turns taken back.
    fn offers_too_soon(&self, side: Side, kind: OfferKind) -> bool {
        let now = self.turns_on_board();
        self.offered.iter().any(|(by, of, turns)| (*by, *of) == (side, kind) && now <= *turns)
    }

    /// The number of the event of the board would count a turn taken back and made anew as another one.
    fn turns_on_board(&self) -> u32 {
        Side::ALL.into_iter().map(|side| self.turns[side]).sum()
    }

    pub(super) fn decide_agree(
        &self,
        side: Side,
        kind: OfferKind,
        offer: Option<Seq>,
    ) -> Result<GameEvent, Refusal> {
        if self.offer_to(side, kind, offer)?.agreed[side] {
            return Err(Refusal::AlreadyAgreed { kind });
        }
        Ok(GameEvent::Agreed { side, offer: kind })
    }

    pub(super) fn decide_decline(
        &self,
        side: Side,
        kind: OfferKind,
        offer: Option<Seq>,
    ) -> Result<GameEvent, Refusal> {
        self.offer_to(side, kind, offer)?;
        Ok(GameEvent::Declined { side, offer: kind })
    }

    pub(super) fn decide_withdraw(
        &self,
        side: Side,
        kind: OfferKind,
        offer: Option<Seq>,
    ) -> Result<GameEvent, Refusal> {
        let offer = self.standing(kind, offer)?;
        if offer.by != side {
            return Err(Refusal::NotYourOffer { kind, by: offer.by });
        }
        Ok(GameEvent::Withdrawn { side, offer: kind })
    }

    /// The offer that `side` may answer, if it is the one meant.
    fn offer_to(&self, side: Side, kind: OfferKind, meant: Option<Seq>) -> Result<Offer, Refusal> {
        let offer = self.standing(kind, meant)?;
        if self.answers(side, &offer) { Ok(offer) } else { Err(Refusal::OwnOffer { kind }) }
    }

    fn standing(&self, kind: OfferKind, meant: Option<Seq>) -> Result<Offer, Refusal> {
        let offer = self.offer(kind).filter(|offer| meant.is_none_or(|meant| meant == offer.seq));
        offer.ok_or(Refusal::NoOffer { kind })
    }

    /// The people among the opponents of `side`.
    pub fn askable(&self, side: Side) -> impl Iterator<Item = Side> {
        self.seats.opponents(side).filter(|&opponent| self.seats.player(opponent).is_some())
    }

    /// Who must agree to what `side` offers.
    pub fn asked_by(&self, side: Side, kind: OfferKind) -> Vec<Side> {
        let opponents: Vec<Side> = self.askable(side).collect();
        match kind {
            OfferKind::TakeBack if opponents.is_empty() => self.human_partner(side).into_iter().collect(),
            // Where nobody else does the program speaks for its team.
            OfferKind::Draw if opponents.is_empty() => self.seats.opponents(side).take(1).collect(),
            OfferKind::TakeBack | OfferKind::Draw | OfferKind::Pause => opponents,
        }
    }

    fn answers(&self, side: Side, offer: &Offer) -> bool {
        self.asked_by(offer.by, offer.kind).contains(&side)
    }

    /// The partner of `side`, if a person plays there: the program has no opinion.
    pub(super) fn human_partner(&self, side: Side) -> Option<Side> {
        self.seats.partner(side).filter(|&partner| self.seats.player(partner).is_some())
    }

    pub(super) fn offered(&mut self, side: Side, kind: OfferKind) -> Result<(), ReplayFault> {
        if self.offer(kind).is_some() {
            return Err(ReplayFault::AskedTwice);
        }
        if self.asked_by(side, kind).is_empty() {
            return Err(ReplayFault::NothingAsked);
        }
        match kind {
            OfferKind::Pause => self.check_pause().map_err(|_| ReplayFault::WrongClock)?,
            OfferKind::TakeBack if self.ply_to_take_back(side).is_none() => {
                return Err(ReplayFault::NothingAsked);
            }
            OfferKind::TakeBack | OfferKind::Draw => {}
        }
        self.offered.retain(|(by, of, _)| (*by, *of) != (side, kind));
        self.offered.push((side, kind, self.turns_on_board()));
        self.offers.push(Offer { kind, by: side, seq: self.seq, agreed: BySide::default() });
        Ok(())
    }

    /// With the last opponent it is done.
    pub(super) fn agreed(&mut self, side: Side, kind: OfferKind, at: Time) -> Result<(), ReplayFault> {
        let may = |offer: &Offer| offer.kind == kind && !offer.agreed[side] && self.answers(side, offer);
        let found = self.offers.iter().position(may).ok_or(ReplayFault::NothingAsked)?;
        self.offers[found].agreed[side] = true;
        let offer = self.offers[found];
        if self.asked_by(offer.by, kind).into_iter().all(|asked| offer.agreed[asked]) {
            self.done(offer, at)
        } else {
            Ok(())
        }
    }

    fn done(&mut self, offer: Offer, at: Time) -> Result<(), ReplayFault> {
        self.offered.retain(|(by, of, _)| (*by, *of) != (offer.by, offer.kind));
        match offer.kind {
            OfferKind::Draw => {
                // The men are counted (1.6).
                let score = self.board.position().leader().map_or(Score::Drawn, Score::Won);
                self.end(GameResult { score, reason: Reason::Agreed });
            }
            OfferKind::TakeBack => {
                let ply = self.ply_to_take_back(offer.by).ok_or(ReplayFault::NothingAsked)?;
                self.taken_back(offer.by, ply, at)?;
            }
            OfferKind::Pause => {
                self.paused();
                self.offers.retain(|other| other.kind != OfferKind::Pause);
            }
        }
        Ok(())
    }

    pub(super) fn declined(&mut self, side: Side, kind: OfferKind) -> Result<(), ReplayFault> {
        self.end_offer(kind, |game, offer| game.answers(side, offer))
    }

    pub(super) fn withdrawn(&mut self, side: Side, kind: OfferKind) -> Result<(), ReplayFault> {
        self.end_offer(kind, |_, offer| offer.by == side)
    }

    fn end_offer(&mut self, kind: OfferKind, may: impl Fn(&Game, &Offer) -> bool) -> Result<(), ReplayFault> {
        let of_kind = |offer: &Offer| offer.kind == kind && may(self, offer);
        let at = self.offers.iter().position(of_kind).ok_or(ReplayFault::NothingAsked)?;
        self.offers.remove(at);
        Ok(())
    }

    /// What a move of `side` puts an end to. The program answers in words of its own, so its move is no answer.
    pub(super) fn lapse(&mut self, side: Side) {
        let asked = self.seats.player(side).is_some();
        let answered = |offer: &Offer| !asked || offer.by.team() == side.team() || offer.agreed[side];
        self.offers.retain(|offer| offer.kind != OfferKind::TakeBack && answered(offer));
        let asker = &mut self.resign[side.team()];
        *asker = asker.filter(|question| question.by == side);
    }

    /// The partner without whom `side` cannot give up: a person who has not left, as far as is known.
    pub fn must_agree_to_resign(&self, side: Side) -> Option<Side> {
        self.human_partner(side).filter(|&partner| self.open[partner].is_none())
    }

    pub(super) fn decide_resign(&self, side: Side) -> Result<GameEvent, Refusal> {
        if self.must_agree_to_resign(side).is_none() {
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
