//! Perft: counting the paths of n actions, and the lines of a perft table.

use std::{fmt, ops::ControlFlow, str::FromStr};

use crate::{Action, Illegal, ParseRulesError, Position, Rules, warriors};

/// The number of sequences of `depth` actions from `position`.
///
/// A huff, a placing and a pass are actions of their own, a chain is one; a finished game has no
/// actions; endings by repetition and by the counts of quiet moves are not applied (rules.md
/// section 4). On the strip the last action is counted without being played. Allocates nothing.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position {
        Position::Strip(position) => position.paths(depth),
        Position::Warriors(position) => warriors_paths(position, depth),
    }
}

fn warriors_paths(position: &warriors::Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let position = position.without_count();
    let mut paths = 0;
    let _ = position.visit_legal(|action| {
        paths += if rest == 0 { 1 } else { warriors_paths(&warriors_after(position, action), rest) };
        ControlFlow::<()>::Continue(())
    });
    paths
}

fn warriors_after(mut position: warriors::Position, action: warriors::Action) -> warriors::Position {
    position.play_unchecked(action);
    position
}

/// [`perft`] the plain way, which makes every action and plays it, the last too: the check on the other.
pub fn perft_plain(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let position = position.without_count();
    position.legal_actions().into_iter().map(|action| perft_plain(&after(&position, action), depth - 1)).sum()
}

fn after(position: &Position, action: Action) -> Position {
    let mut next = *position;
    next.play_unchecked(action);
    next
}

/// A line of a perft table: `rules ; actions played from the start ; counts for depths 1, 2, …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftLine {
    pub rules: Rules,
    pub actions: Vec<String>,
    /// Counts for depths 1, 2, ….
    pub counts: Vec<u64>,
}

impl PerftLine {
    /// The position after the line's actions.
    ///
    /// # Errors
    ///
    /// [`PerftLineError`] names the first action that cannot be played.
    pub fn position(&self) -> Result<Position, PerftLineError> {
        let mut position = Position::start(&self.rules);
        for text in &self.actions {
            let action = Action::read(self.rules.variant(), text)
                .map_err(|_| PerftLineError::Action { text: text.clone(), reason: None })?;
            position = position.without_count();
            if let Some(reason) = position.why_illegal(action) {
                return Err(PerftLineError::Action { text: text.clone(), reason: Some(reason) });
            }
            position.play_unchecked(action);
        }
        Ok(position.without_count())
    }

    /// Counts anew, for as many depths as the line gives.
    ///
    /// # Errors
    ///
    /// As [`PerftLine::position`].
    pub fn recount(&self) -> Result<Vec<u64>, PerftLineError> {
        let position = self.position()?;
        Ok((1..=self.counts.len() as u32).map(|depth| perft(&position, depth)).collect())
    }
}

impl FromStr for PerftLine {
    type Err = PerftLineError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let [rules, actions, counts] = parts[..] else { return Err(PerftLineError::Parts(parts.len())) };
        let counts: Option<Vec<u64>> = counts.split_whitespace().map(|word| word.parse().ok()).collect();
        Ok(PerftLine {
            rules: rules.parse()?,
            actions: actions.split_whitespace().map(str::to_owned).collect(),
            counts: counts.filter(|counts| !counts.is_empty()).ok_or(PerftLineError::Counts)?,
        })
    }
}

impl fmt::Display for PerftLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ; {} ;", self.rules, self.actions.join(" "))?;
        self.counts.iter().try_for_each(|count| write!(f, " {count}"))
    }
}

/// Why a line of a perft table cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PerftLineError {
    #[error("a perft line has three parts divided by `;`, this one has {0}")]
    Parts(usize),
    #[error("the counts of a perft line are whole numbers, at least one")]
    Counts,
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
    #[error("cannot play {text}: {}", match .reason { Some(reason) => reason.to_string(), None => "it is no action".to_owned() })]
    Action { text: String, reason: Option<Illegal> },
}
