//! Who may do what in a game, and what a move leads to.

use rules::{Action, Reading, Side};

use super::{Game, GameDecision};
use crate::{
    Board, GameDeed, GameEvent, GameRefusal as Refusal, Manner, Moment, Move, NoThread, Place, PlayerId,
    Turn, Venue,
};

impl Game {
    /// What follows if `actor` does `deed`.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why nothing does.
    pub fn decide(&self, actor: PlayerId, deed: &GameDeed, moment: &Moment) -> Result<GameDecision, Refusal> {
        let playing = || self.playing(actor);
        let event = match deed {
            GameDeed::Move(mv) => return self.decide_move(playing()?, mv),
            GameDeed::Resign => self.decide_resign(playing()?),
            GameDeed::AgreeResign { question } => self.decide_agree_resign(playing()?, *question),
            GameDeed::PlayOn { question } => self.decide_play_on(playing()?, *question),
            GameDeed::Offer(kind) => self.decide_offer(playing()?, *kind, moment.now),
            GameDeed::Agree { kind, offer } => self.decide_agree(playing()?, *kind, *offer),
            GameDeed::Decline { kind, offer } => self.decide_decline(playing()?, *kind, *offer),
            GameDeed::Withdraw { kind, offer } => self.decide_withdraw(playing()?, *kind, *offer),
            GameDeed::Resume => self.decide_resume(playing()?),
            GameDeed::Abort => self.decide_abort(playing()?),
            GameDeed::Claim { absent } => self.decide_claim(actor, playing()?, absent, moment.now),
            GameDeed::OpenSeat { player, standing } => {
                playing().and_then(|_| self.decide_open_seat(actor, *player, *standing))
            }
            GameDeed::ContinueAt { server, place, means, known } => playing().and_then(|_| {
                self.check_community(*server, *means)?;
                self.decide_continue(*place, *known, moment.place_taken)
            }),
            GameDeed::TakeSeat { side } => self.running()?.decide_take_seat(actor, *side, moment),
            GameDeed::HandOver { from, to, standing, authority } => {
                self.running()?.check_moderator(actor, *authority)?;
                self.decide_hand_over(actor, (*from, *to), *standing, moment)
            }
            GameDeed::End { authority } => {
                self.running()?.check_moderator(actor, *authority)?;
                Ok(GameEvent::Ended { by: actor })
            }
        };
        Ok(GameDecision { events: vec![event?], older_board: false })
    }

    /// Where `actor` sits in the game, which goes on.
    pub(super) fn playing(&self, actor: PlayerId) -> Result<Side, Refusal> {
        let side = self.seats.side_of(actor).ok_or(Refusal::NotAPlayer)?;
        self.running().map(|_| side)
    }

    pub(super) fn running(&self) -> Result<&Game, Refusal> {
        match self.result {
            None => Ok(self),
            Some(result) => Err(Refusal::Over(result)),
        }
    }

    /// The event that gives the game its thread, or makes it a guest where it was challenged;
    /// nothing if it waits for none.
    pub fn settle(&self, thread: Result<Place, NoThread>) -> Option<GameEvent> {
        let settled = GameEvent::Settled { thread: thread.ok(), because: thread.err() };
        matches!(self.venue, Venue::ThreadUnder(_)).then_some(settled)
    }

    fn decide_move(&self, side: Side, mv: &Move) -> Result<GameDecision, Refusal> {
        let older_board = self.check_board(mv.board)?;
        self.check_turn(side)?;
        let actions = match &mv.turn {
            Turn::Text(text) => read(&self.board, text)?,
            Turn::Actions(actions) => actions.clone(),
        };
        self.decide_turn(side, actions, older_board)
    }

    pub(super) fn decide_turn(
        &self,
        side: Side,
        actions: Vec<Action>,
        older_board: bool,
    ) -> Result<GameDecision, Refusal> {
        let board = self.played(side, &actions)?;
        let mut events: Vec<GameEvent> = self.back_by_moving(side).into_iter().collect();
        events.push(GameEvent::Played { side, actions, how: Manner::ByHand });
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

    pub(super) fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        let to_move = self.to_move();
        if to_move != side {
            return Err(Refusal::NotYourTurn { side: to_move, since: self.turn_since });
        }
        if self.is_paused() { Err(Refusal::Paused) } else { Ok(()) }
    }

    /// The board after `actions` of `side`: all of them, or none.
    pub(super) fn played(&self, side: Side, actions: &[Action]) -> Result<rules::Game, Refusal> {
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

/// The turn that `text` means on `board`; where a part of it is played already, the rest of it.
pub(super) fn read(board: &rules::Game, text: &str) -> Result<Vec<Action>, Refusal> {
    if let Some(rest) = rest_of_whole(board, text) {
        return Ok(rest);
    }
    match board.read(text) {
        Reading::Turn(actions) => Ok(actions),
        Reading::Ambiguous(candidates) => Err(Refusal::Ambiguous { candidates }),
        Reading::Illegal { understood, reason, nearest } => {
            Err(Refusal::Illegal { understood, reason, nearest })
        }
        Reading::NoMove { understood, stray } => Err(Refusal::NoMove { understood, stray }),
    }
}

/// What is left of a turn that is under way and was written whole.
fn rest_of_whole(board: &rules::Game, text: &str) -> Option<Vec<Action>> {
    let turns = board.turns();
    let begun = turns.last().filter(|turn| !turn.is_over())?;
    match rules::Game::from_position(begun.before).read(text) {
        Reading::Turn(whole) => {
            whole.strip_prefix(begun.actions).filter(|rest| !rest.is_empty()).map(<[_]>::to_vec)
        }
        Reading::Ambiguous(_) | Reading::Illegal { .. } | Reading::NoMove { .. } => None,
    }
}

/// The passes that follow of themselves. They end: the game is over when nobody can move.
pub(super) fn passes(mut board: rules::Game) -> Vec<GameEvent> {
    let mut events = Vec::new();
    while let Some(pass) = board.forced_pass() {
        events.push(GameEvent::Passed { side: board.to_move() });
        if board.play(pass).is_err() {
            break;
        }
    }
    events
}
