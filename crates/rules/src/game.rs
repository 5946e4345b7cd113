//! A position with the past that brought it about.

use std::{collections::HashMap, ops::ControlFlow};

use crate::{Action, Ending, Illegal, Outcome, Position, Rules, Side, SomeActions};

/// A game under way or finished: a start, the actions played, and the position they led to.
///
/// Unlike a [`Position`] it knows when a position has occurred for the third time.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    actions: Vec<Action>,
    position: Position,
    /// How often each position of the strip games has occurred, the start included.
    occurrences: HashMap<Position, u8>,
    outcome: Option<Outcome>,
}

impl Game {
    /// How many leaps are tried with each man where actions are listed or typed ones are looked for: many
    /// times what people ever meet.
    pub const MOST_LEAPS: u64 = 1_000;

    /// A new game from the start of `rules`.
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::start(&rules))
    }

    /// A new game from `start`, with an empty past.
    pub fn from_position(start: Position) -> Game {
        let mut game =
            Game { start, actions: Vec::new(), position: start, occurrences: HashMap::new(), outcome: None };
        game.settle();
        game
    }

    pub fn rules(&self) -> Rules {
        self.start.rules()
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Everything played so far, automatic passes included.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    pub fn to_move(&self) -> Side {
        self.position.to_move()
    }

    /// How the game ended by its rules, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Every legal action; none once the game is over. One man can have millions of chains of leaps:
    /// [`some_legal_actions`](Game::some_legal_actions) looks for them within bounds.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.outcome.is_some() { Vec::new() } else { self.position.legal_actions() }
    }

    /// One legal action; none once the game is over.
    pub fn first_legal_action(&self) -> Option<Action> {
        self.outcome.is_none().then(|| self.position.visit_legal(ControlFlow::Break).break_value()).flatten()
    }

    /// The legal actions that are found when at most [`MOST_LEAPS`](Game::MOST_LEAPS) leaps are tried with
    /// each man; none once the game is over.
    pub fn some_legal_actions(&self) -> SomeActions {
        match self.outcome {
            Some(_) => SomeActions { actions: Vec::new(), all: true },
            None => self.position.some_legal_actions(Game::MOST_LEAPS),
        }
    }

    /// The reason against `action`, `None` if it is legal now.
    pub fn why_illegal(&self, action: Action) -> Option<Illegal> {
        if self.outcome.is_some() {
            return Some(Illegal::GameOver);
        }
        self.position.why_illegal(action)
    }

    /// Plays one action.
    ///
    /// # Errors
    ///
    /// The reason, if the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        if let Some(reason) = self.why_illegal(action) {
            return Err(reason);
        }
        self.position.play_unchecked(action);
        self.actions.push(action);
        self.settle();
        Ok(())
    }

    /// The pass that follows of itself, where the side to move can do nothing else (rules.md 2.3).
    pub fn forced_pass(&self) -> Option<Action> {
        let pass = Action::Warriors(crate::warriors::Action::Pass);
        (self.outcome.is_none() && self.why_illegal(pass).is_none()).then_some(pass)
    }

    /// Counts the position that has just come about and decides whether the game is over.
    fn settle(&mut self) {
        self.outcome = self.position.outcome();
        if let Position::Strip(position) = self.position {
            let times = self.occurrences.entry(Position::Strip(position.without_count())).or_default();
            *times += 1;
            if self.outcome.is_none() && *times >= 3 {
                self.outcome = Some(Outcome { winner: self.position.leader(), ending: Ending::Repetition });
            }
        }
    }
}
