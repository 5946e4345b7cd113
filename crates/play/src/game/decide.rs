//! Who may do what in a game, and what a move leads to.

use rules::{Action, Reading, Side};

use super::{Game, GameDecision};
use crate::{Board, GameDeed, GameEvent, GameRefusal as Refusal, Move, Place, PlayerId, Turn, Venue};

impl Game {
    /// What follows if `actor` does `deed`.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why nothing does.
    pub fn decide(&self, actor: PlayerId, deed: &GameDeed) -> Result<GameDecision, Refusal> {
        let side = self.seats.side_of(actor).ok_or(Refusal::NotAPlayer)?;
        if let Some(result) = self.result {
            return Err(Refusal::Over(result));
        }
        let event = match deed {
            GameDeed::Move(mv) => return self.decide_move(side, mv),
            GameDeed::Resign => self.decide_resign(side),
            GameDeed::AgreeResign { question } => self.decide_agree_resign(side, *question),
            GameDeed::PlayOn { question } => self.decide_play_on(side, *question),
            GameDeed::OfferDraw => self.decide_offer(side),
            GameDeed::AgreeDraw { offer } => self.decide_agree(side, *offer),
            GameDeed::DeclineDraw { offer } => self.decide_decline(side, *offer),
            GameDeed::WithdrawDraw { offer } => self.decide_withdraw(side, *offer),
        };
        Ok(GameDecision { events: vec![event?], older_board: false })
    }

    /// The event that gives the game its thread, or makes it a guest where it was challenged;
    /// nothing if it waits for none.
    pub fn settle(&self, thread: Option<Place>) -> Option<GameEvent> {
        matches!(self.venue, Venue::ThreadUnder(_)).then_some(GameEvent::Settled { thread })
    }

    fn decide_move(&self, side: Side, mv: &Move) -> Result<GameDecision, Refusal> {
        let older_board = self.check_board(mv.board)?;
        self.check_turn(side)?;
        let actions = match &mv.turn {
            Turn::Text(text) => self.read(text)?,
            Turn::Actions(actions) => actions.clone(),
        };
        let board = self.played(side, &actions)?;
        let mut events = vec![GameEvent::Played { side, actions }];
        events.extend(passes(board));
        Ok(GameDecision { events, older_board })
    }

    /// Whether the board in view is an older one.
    ///
    /// # Errors
    ///
    /// [`GameRefusal::PositionOver`](Refusal::PositionOver) where exactly that board was meant.
    pub fn check_board(&self, board: Board) -> Result<bool, Refusal> {
        match board {
            Board::Current => Ok(false),
            Board::Seen(seq) => Ok(seq < self.board_seq),
            // A later board than there is was posted before an older copy of the games was restored.
            Board::Exactly(seq) if seq < self.board_seq || seq > self.seq => {
                Err(Refusal::PositionOver { board: self.board_seq })
            }
            Board::Exactly(_) => Ok(false),
        }
    }

    fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        let to_move = self.to_move();
        match self.seats.player(to_move) {
            Some(player) if to_move != side => {
                Err(Refusal::NotYourTurn { side: to_move, player, since: self.turn_since })
            }
            _ => Ok(()),
        }
    }

    fn read(&self, text: &str) -> Result<Vec<Action>, Refusal> {
        match self.board.read(text) {
            Reading::Turn(actions) => Ok(actions),
            Reading::Ambiguous(candidates) => Err(Refusal::Ambiguous { candidates }),
            Reading::Illegal { understood, reason, nearest } => {
                Err(Refusal::Illegal { understood, reason, nearest })
            }
            Reading::NoMove { understood, stray } => Err(Refusal::NoMove { understood, stray }),
        }
    }

    /// The board after `actions` of `side`: all of them, or none.
    fn played(&self, side: Side, actions: &[Action]) -> Result<rules::Game, Refusal> {
        let mut board = self.board.clone();
        if actions.is_empty() {
            return Err(Refusal::NoMove { understood: None, stray: rules::Stray::Nothing });
        }
        for &action in actions {
            if board.to_move() != side || board.outcome().is_some() {
                return Err(Refusal::MoreThanOneTurn);
            }
            board.play(action).map_err(|reason| Refusal::Illegal {
                understood: action.to_string(),
                reason,
                nearest: Vec::new(),
            })?;
        }
        Ok(board)
    }
}

/// The passes that follow of themselves. They end: the game is over when nobody can move.
fn passes(mut board: rules::Game) -> Vec<GameEvent> {
    let mut events = Vec::new();
    while let Some(pass) = board.forced_pass() {
        events.push(GameEvent::Passed { side: board.to_move() });
        if board.play(pass).is_err() {
            break;
        }
    }
    events
}
