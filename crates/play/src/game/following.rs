//! Who may follow a game, and of what they are told.

use rules::{Position, Side, Team};

use super::Game;
use crate::{GameRefusal as Refusal, Means, Pings, PlayerId, words::words};

words! {
    /// How somebody who follows a game is told of it.
    How {
        /// Not at all: they look by themselves.
        Silent = "silent",
        /// By a mention where the game is played.
        Mention = "mention",
        /// By a direct message.
        Direct = "direct",
    }
}

words! {
    /// How often somebody who follows a game is told of it. Of its end they are told in any case.
    HowOften {
        /// At every move, huff and placing.
        Move = "move",
        /// Whenever a man is taken.
        Capture = "capture",
        End = "end",
    }
}

/// What somebody who follows a game wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Following {
    pub how: How,
    pub often: HowOften,
}

impl Following {
    /// What somebody wants to be told who has said no more than that they follow: the end, in the way they are
    /// told of their own games.
    pub fn of(pings: Pings) -> Following {
        let how = match pings {
            Pings::Mention => How::Mention,
            Pings::Direct => How::Direct,
            Pings::Off => How::Silent,
        };
        Following { how, often: HowOften::End }
    }
}

/// How much happened, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stir {
    Move,
    Capture,
    End,
}

impl HowOften {
    /// Whether they are told of something like that.
    pub fn is_told(self, stir: Stir) -> bool {
        match self {
            HowOften::Move => true,
            HowOften::Capture => stir >= Stir::Capture,
            HowOften::End => stir == Stir::End,
        }
    }
}

impl Game {
    /// How many people may follow a game: all of them may be mentioned in one message.
    pub const FOLLOWERS: u32 = 20;

    /// Whether `player` may follow the game, as `others` do.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why not.
    pub fn check_follow(&self, player: PlayerId, others: u32) -> Result<(), Refusal> {
        if self.seats.side_of(player).is_some() {
            return Err(Refusal::FollowsOwnGame);
        }
        self.running()?;
        if others < Game::FOLLOWERS { Ok(()) } else { Err(Refusal::TooManyFollow { limit: Game::FOLLOWERS }) }
    }

    /// What somebody can be told who wants to be told so: a game that nobody posts mentions nobody, and they are
    /// written to.
    pub fn tellable(&self, wanted: Following) -> Following {
        match (self.means, wanted.how) {
            (Means::Answers, How::Mention) => Following { how: How::Direct, ..wanted },
            _ => wanted,
        }
    }

    /// What happened on the board since the game was as `before`; `None` if nothing that onlookers are told
    /// of: offers and questions are between the players, and what was taken back has not happened.
    pub fn stirred(&self, before: &Game) -> Option<Stir> {
        if self.result.is_some() && before.result.is_none() {
            return Some(Stir::End);
        }
        let took = off_the_board(self.board.position()) > off_the_board(before.board.position());
        (self.ply() > before.ply()).then_some(if took { Stir::Capture } else { Stir::Move })
    }
}

/// A number that grows with every man that is taken or huffed.
fn off_the_board(position: &Position) -> usize {
    match position {
        Position::Strip(position) => {
            // There are fewer men than that on any board.
            let men: usize = Side::TWO.into_iter().map(|side| position.men(side).len()).sum();
            usize::from(u8::MAX).saturating_sub(men)
        }
        Position::Warriors(position) => {
            Team::ALL.into_iter().map(|team| usize::from(position.captured(team))).sum()
        }
    }
}
