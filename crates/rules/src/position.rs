//! A playable situation of either family, without its past.

use std::{fmt, ops::ControlFlow};

use crate::{Action, Illegal, Outcome, Rules, Side, Team, describe::Spot, strip, warriors};

/// A playable situation: the men, the side to move, and what the rules count.
///
/// `Display` is the position line of rules.md section 3; [`Position::read`] is its inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    Strip(strip::Position),
    Warriors(warriors::Position),
}

impl Position {
    /// The start of a game under `rules`.
    pub fn start(rules: &Rules) -> Position {
        match rules {
            Rules::Strip(rules) => Position::Strip(strip::Position::start(*rules)),
            Rules::Warriors(rules) => Position::Warriors(warriors::Position::start(*rules)),
        }
    }

    pub fn rules(&self) -> Rules {
        match self {
            Position::Strip(position) => Rules::Strip(position.rules()),
            Position::Warriors(position) => Rules::Warriors(position.rules()),
        }
    }

    /// Whose turn it is, also where the game is over.
    pub fn to_move(&self) -> Side {
        match self {
            Position::Strip(position) => position.to_move(),
            Position::Warriors(position) => position.to_move(),
        }
    }

    /// Calls `visit` with every legal action until it breaks. Allocates nothing. A finished game
    /// (repetition aside, which only a [`Game`](crate::Game) can see) has none.
    pub fn visit_legal<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self {
            Position::Strip(position) => position.visit_legal(|action| visit(action.into())),
            Position::Warriors(position) => position.visit_legal(|action| visit(action.into())),
        }
    }

    /// Every legal action.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let _ = self.visit_legal(|action| {
            actions.push(action);
            ControlFlow::<()>::Continue(())
        });
        actions
    }

    /// The legal actions that are found when at most `leaps` leaps are tried with each man. Chains of
    /// leaps can be millions; everything else is always found.
    pub fn some_legal_actions(&self, leaps: u64) -> SomeActions {
        let mut actions = Vec::new();
        let mut collect = |action| {
            actions.push(action);
            ControlFlow::<()>::Continue(())
        };
        let all = match self {
            Position::Strip(position) => position.visit_some(leaps, |action| collect(action.into())),
            Position::Warriors(position) => {
                position.visit_legal(|action| collect(action.into())).map_continue(|()| true)
            }
        };
        SomeActions { actions, all: all == ControlFlow::Continue(true) }
    }

    /// The reason against `action`, `None` if it is legal.
    pub fn why_illegal(&self, action: Action) -> Option<Illegal> {
        match (self, action) {
            (Position::Strip(position), Action::Strip(action)) => position.why_illegal(action),
            (Position::Warriors(position), Action::Warriors(action)) => position.why_illegal(action),
            (_, action) => Some(Illegal::OtherGame(action)),
        }
    }

    /// The outcome, if the game is over by what the position alone shows.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Position::Strip(position) => position.outcome(),
            Position::Warriors(position) => position.outcome(),
        }
    }

    /// The men of the side not to move of which one may be huffed (1.5), in board order.
    pub fn in_default(&self) -> Vec<Spot> {
        match self {
            Position::Strip(position) => position.in_default().iter().map(Spot::Point).collect(),
            Position::Warriors(_) => Vec::new(),
        }
    }

    /// Who wins if the game is counted now: more men on the strip, more captured men on the
    /// squares; `None`: equal.
    pub fn leader(&self) -> Option<Team> {
        match self {
            Position::Strip(position) => position.leader(),
            Position::Warriors(position) => position.leader(),
        }
    }
}

/// Legal actions, and whether they are all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SomeActions {
    pub actions: Vec<Action>,
    pub all: bool,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::Strip(position) => position.fmt(f),
            Position::Warriors(position) => position.fmt(f),
        }
    }
}

impl Position {
    /// Plays `action` without a question. An illegal action leaves a position that means nothing,
    /// but never panics by itself.
    ///
    /// # Panics
    ///
    /// If the action is one of the other family.
    pub fn play_unchecked(&mut self, action: Action) {
        match (self, action) {
            (Position::Strip(position), Action::Strip(action)) => position.play_unchecked(action),
            (Position::Warriors(position), Action::Warriors(action)) => position.play_unchecked(action),
            _ => panic!("an action of one family was played in a position of the other"),
        }
    }

    /// The same position with its count of quiet moves or turns at zero.
    #[must_use]
    pub fn without_count(self) -> Position {
        match self {
            Position::Strip(position) => Position::Strip(position.without_count()),
            Position::Warriors(position) => Position::Warriors(position.without_count()),
        }
    }

    /// Reads a position line (rules.md section 3) of a game under `rules`.
    ///
    /// # Errors
    ///
    /// [`SetupError`] lists every fault of the line at once.
    pub fn read(rules: &Rules, line: &str) -> Result<Position, SetupError> {
        match rules {
            Rules::Strip(rules) => strip::Setup::read(*rules, line)?.position().map(Position::Strip),
            Rules::Warriors(rules) => warriors::Setup::read(*rules, line)?.position().map(Position::Warriors),
        }
    }
}

/// Why a position line or set-up is not playable: every fault, not only the first.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a position: {}", .faults.join("; "))]
pub struct SetupError {
    pub faults: Vec<String>,
}
