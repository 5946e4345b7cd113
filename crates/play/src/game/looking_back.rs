//! A game as it stood.

use rules::{BySide, ByTeam};

use super::Game;
use crate::Time;

impl Game {
    /// The game as its board stood after `ply` plies of those that led to where it is now, for looking back:
    /// with the people who play now, and without what was asked meanwhile. At the last ply it is the game
    /// itself; `None` beyond. O(ply).
    pub fn back_to(&self, ply: usize) -> Option<Game> {
        let played = self.board.actions().get(..ply)?;
        if ply == self.ply() {
            return Some(self.clone());
        }
        let mut board = rules::Game::from_position(*self.board.start());
        for &action in played {
            board.play(action).ok()?;
        }
        Some(Game {
            board,
            open: BySide::default(),
            last_played: None,
            offers: Vec::new(),
            resign: ByTeam::default(),
            result: None,
            ..self.clone()
        })
    }

    /// When the last move was made; `None` at the start, and where nobody can say any more, as it was taken
    /// back or somebody else has the seat.
    pub fn last_played_at(&self) -> Option<Time> {
        self.last_played.map(|last| last.at)
    }
}
