//! What the program has to do, and what follows if it does it.

use rules::Side;

use super::{Game, GameDecision};
use crate::{
    Board, DrawAnswer, GameEvent, GameRefusal as Refusal, Level, OfferKind, ProgramDeed, Seq, Sitter,
};

/// What a game waits for that the program is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProgramTask {
    /// Where it sits.
    pub side: Side,
    pub level: Level,
    pub what: ProgramWork,
}

/// The work itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProgramWork {
    /// To play on the board after event `board`.
    Move { board: Seq },
    /// To answer the draw that event `offer` offered.
    Draw { offer: Seq },
}

impl Game {
    /// What the program is to do now, if anything: an answer before a move. It follows from the events alone,
    /// so that a restart forgets nothing.
    pub fn program_task(&self) -> Option<ProgramTask> {
        if self.result.is_some() {
            return None;
        }
        self.draw_to_answer().or_else(|| {
            let (side, what) = (self.to_move(), ProgramWork::Move { board: self.board_seq });
            let level = self.level_of(side).filter(|_| !self.is_paused())?;
            Some(ProgramTask { side, level, what })
        })
    }

    fn draw_to_answer(&self) -> Option<ProgramTask> {
        let offer = self.offer(OfferKind::Draw)?;
        let asked = self.asked_by(offer.by, OfferKind::Draw).into_iter();
        asked
            .filter_map(|side| Some((side, self.level_of(side)?)))
            .map(|(side, level)| ProgramTask { side, level, what: ProgramWork::Draw { offer: offer.seq } })
            .next()
    }

    /// How strong the program plays on `side`, if it does.
    pub fn level_of(&self, side: Side) -> Option<Level> {
        self.seats.sitters().find(|seat| seat.0 == side).and_then(|seat| match seat.1 {
            Sitter::Program { program } => Some(program),
            Sitter::Person(_) => None,
        })
    }

    /// What follows if the program does `deed`.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why nothing does; what the program thought about is over, above all.
    pub fn decide_program(&self, deed: &ProgramDeed) -> Result<GameDecision, Refusal> {
        self.running()?;
        match deed {
            ProgramDeed::Play { board, actions } => {
                let side = self.to_move();
                if self.level_of(side).is_none() {
                    return Err(Refusal::NotYourTurn { side, since: self.turn_since });
                }
                self.check_board(Board::Exactly(*board))?;
                self.check_turn(side)?;
                self.decide_turn(side, actions.clone(), false)
            }
            ProgramDeed::AnswerDraw { offer, answer } => {
                let (kind, meant) = (OfferKind::Draw, Some(*offer));
                let task = self.draw_to_answer().ok_or(Refusal::NoOffer { kind })?;
                let event: GameEvent = match answer {
                    DrawAnswer::Agree => self.decide_agree(task.side, kind, meant)?,
                    DrawAnswer::Decline => self.decide_decline(task.side, kind, meant)?,
                };
                Ok(GameDecision { events: vec![event], older_board: false })
            }
        }
    }
}
