//! Reading of moves as people type them: forgiving in form, never a guess in meaning.
//!
//! [`words`] turns a text into what was typed, [`matching`] holds that against the legal turns,
//! [`refusal`] finds the reason and the nearest legal turns where nothing fits.

mod matching;
mod refusal;
mod words;

use crate::{Action, Game, Illegal};

/// Longest text that is read as a move, in characters. The longest notation, that of thirty bent leaps,
/// has 273.
pub const MAX_TYPED: usize = 300;

/// What a typed text means in a game. A turn is one action, or a huff or placing followed by the
/// action that completes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One legal turn, or a huff or placing alone, in the order of play.
    Turn(Vec<Action>),
    /// Several legal turns fit equally well, or a man was named without saying where it shall go: at most
    /// [`CANDIDATES`](Reading::CANDIDATES). Only one where others were not looked for.
    Ambiguous(Vec<Vec<Action>>),
    /// An action was understood, but it is not legal.
    Illegal {
        /// What was understood, in canonical form as far as it goes.
        understood: String,
        reason: Illegal,
        /// The legal turns most like it, best first, at most [`NEAREST`](crate::Reading::NEAREST).
        nearest: Vec<Vec<Action>>,
    },
    /// The text is no move.
    NoMove {
        /// The part of it that was understood, in canonical form, if any.
        understood: Option<String>,
        /// The first thing that was not.
        stray: Stray,
    },
}

/// What keeps a text from being a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stray {
    /// Nothing in it speaks of a move.
    #[error("there is no move in it")]
    Nothing,
    /// A word that no move has.
    #[error("\"{0}\" is no part of a move")]
    Word(String),
    /// Something like a point or square that this board does not have.
    #[error("this board has no place called {0}")]
    Place(String),
    /// Places, marks or moves that do not go together in one turn.
    #[error("it is more than one turn, or the parts do not go together")]
    Order,
    #[error("a move has at most {MAX_TYPED} characters")]
    TooLong,
}

impl Reading {
    /// How many legal turns a refusal names at most.
    pub const NEAREST: usize = 5;
    /// How many legal turns are offered at most where several fit.
    pub const CANDIDATES: usize = 100;
}

impl Game {
    /// Reads a move as people type it: any case, spaces, every dash, `x × : > → to`, quotes,
    /// back-ticks, move numbers, `+ ! ?`; a destination alone or the two ends of a chain where only
    /// one turn fits. Never panics, looks at no more than [`MAX_TYPED`] characters.
    ///
    /// Where a man has more chains of leaps than can be looked through, one that is written in full is
    /// still read.
    ///
    /// Cost: one run of the generator, two where a huff or placing comes first, with at most
    /// [`MOST_LEAPS`](Game::MOST_LEAPS) leaps for each man. Under
    /// [`ChainRule::Maximum`](crate::strip::ChainRule::Maximum) all leaps are tried besides.
    pub fn read(&self, text: &str) -> Reading {
        let typed = match words::read(self.rules().variant(), text) {
            Ok(readings) => readings,
            Err(words::NotAMove { understood, stray }) => return Reading::NoMove { understood, stray },
        };
        if self.outcome().is_some() {
            return refusal::over(&typed);
        }
        let fits = typed.iter().map(|typed| matching::fitting(self.position(), typed));
        match fits.reduce(matching::Fits::or).and_then(matching::Fits::best) {
            Some(reading) => reading,
            None => refusal::explain(self, &typed),
        }
    }

    /// The legal turns as far as one message can say them: a single action, or a huff or placing with
    /// each action that may follow it. Chains of leaps within the bound of
    /// [`some_legal_actions`](Game::some_legal_actions).
    pub fn legal_turns(&self) -> Vec<Vec<Action>> {
        let actions = self.some_legal_actions().actions;
        let openings = actions.iter().filter(|action| matching::opens_turn(**action)).count() as u64;
        let mut turns = Vec::new();
        for action in actions {
            turns.push(vec![action]);
            let mut next = *self.position();
            next.play_unchecked(action);
            if matching::opens_turn(action) && next.to_move() == self.to_move() {
                let then = next.some_legal_actions(Game::MOST_LEAPS / openings).actions;
                turns.extend(then.into_iter().map(|then| vec![action, then]));
            }
        }
        turns
    }
}
