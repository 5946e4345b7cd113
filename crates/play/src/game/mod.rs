//! A game between people: the board, who sits where, and what stands between the players.

mod apply;
mod decide;
mod offers;

use rules::{BySide, ByTeam, Rules, Side, Team};

use crate::{Entry, GameEvent, GameResult, PlayerId, ReplayFault, Seats, Seq, Server, Time, Venue};

/// A game, running or over, as its events tell of it.
#[derive(Clone, Debug)]
pub struct Game {
    server: Option<Server>,
    venue: Venue,
    seats: Seats,
    board: rules::Game,
    started: Time,
    /// Since when it is this turn's player's turn.
    turn_since: Time,
    draw: Option<DrawOffer>,
    /// Who asked the partner to give up.
    resign: ByTeam<Option<ResignQuestion>>,
    result: Option<GameResult>,
    /// How many turns each side has had, and how many it had when it last offered a draw.
    turns: BySide<u32>,
    offered: BySide<Option<u32>>,
    seq: Seq,
    board_seq: Seq,
}

/// A draw offer that stands.
///
/// It lapses when an opponent who has not agreed yet moves. A move of the one who offered, or of
/// an opponent who has agreed, leaves it standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    pub by: Side,
    /// The number of the event that made it: a button of an earlier offer names another one.
    pub seq: Seq,
    /// The opponents who have agreed so far; with the last of them the game is over.
    pub agreed: BySide<bool>,
}

/// A question to the partner to give up, that has no answer yet. It lapses when the partner moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignQuestion {
    pub by: Side,
    /// The number of the event that asked.
    pub seq: Seq,
}

/// What follows from a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDecision {
    /// What happens in the game, in order.
    pub events: Vec<GameEvent>,
    /// The move was made with an older board in view, and was played on the current one.
    pub older_board: bool,
}

impl Game {
    /// The game that `entries` tell of. O(actions).
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] of the first event that cannot follow.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry<GameEvent>>) -> Result<Game, ReplayFault> {
        let mut entries = entries.into_iter();
        let mut game = Game::started(entries.next().ok_or(ReplayFault::NoStart)?)?;
        for entry in entries {
            game.apply(entry)?;
        }
        Ok(game)
    }

    /// The community it belongs to.
    pub fn server(&self) -> Option<Server> {
        self.server
    }

    pub fn venue(&self) -> Venue {
        self.venue
    }

    pub fn rules(&self) -> Rules {
        self.board.rules()
    }

    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The position and all actions that led to it.
    pub fn board(&self) -> &rules::Game {
        &self.board
    }

    pub fn to_move(&self) -> Side {
        self.board.to_move()
    }

    /// Whose turn it is; nobody's once the game is over.
    pub fn player_to_move(&self) -> Option<PlayerId> {
        if self.result.is_some() { None } else { self.seats.player(self.to_move()) }
    }

    /// Since when it is their turn. A huff or placing alone does not change it.
    pub fn turn_since(&self) -> Time {
        self.turn_since
    }

    pub fn started_at(&self) -> Time {
        self.started
    }

    /// The draw offer that stands.
    pub fn draw_offer(&self) -> Option<DrawOffer> {
        self.draw
    }

    /// The question within `team` that stands.
    pub fn resign_question(&self, team: Team) -> Option<ResignQuestion> {
        self.resign[team]
    }

    /// How the game came out, once it is over.
    pub fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// The number of the last event.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// The number of the last event that changed the board: a board posted since is current.
    pub fn board_seq(&self) -> Seq {
        self.board_seq
    }

    /// Plies played: the length of [`rules::Game::actions`].
    pub fn ply(&self) -> usize {
        self.board.actions().len()
    }
}
