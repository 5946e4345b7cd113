//! One action of either family.

use std::fmt;

use crate::{Variant, describe::Spot, strip, warriors};

/// Something a player does on the board: a step, a leap or chain, a huff, a warrior's or the
/// Priest's move, a placing, a pass. A turn is one or two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Strip(strip::Action),
    Warriors(warriors::Action),
}

impl Action {
    /// Reads the canonical notation of an action of `variant`'s family. Only the form is looked at:
    /// whether the action is legal is for a [`Position`](crate::Position) to say.
    ///
    /// # Errors
    ///
    /// [`ParseActionError`] if the text is no action of that family.
    pub fn read(variant: Variant, text: &str) -> Result<Action, ParseActionError> {
        if variant.is_strip() { text.parse().map(Action::Strip) } else { text.parse().map(Action::Warriors) }
    }
}

/// What can be said of an action without its position.
impl Action {
    /// The man that goes or leaps, by the place where it stands before; `None` for what is no move.
    pub fn man(&self) -> Option<Spot> {
        match self {
            Action::Strip(strip::Action::Step { from, .. }) => Some(Spot::Point(*from)),
            Action::Strip(strip::Action::Capture(chain)) => Some(Spot::Point(chain.from())),
            Action::Warriors(
                warriors::Action::Move { from, .. } | warriors::Action::Decline { from, .. },
            ) => Some(Spot::Square(*from)),
            Action::Strip(strip::Action::Huff(_))
            | Action::Warriors(warriors::Action::Place(_) | warriors::Action::Pass) => None,
        }
    }

    /// Where that man stands afterwards.
    pub fn goes_to(&self) -> Option<Spot> {
        match self {
            Action::Strip(strip::Action::Step { to, .. }) => Some(Spot::Point(*to)),
            Action::Strip(strip::Action::Capture(chain)) => Some(Spot::Point(chain.to())),
            Action::Warriors(warriors::Action::Move { to, .. } | warriors::Action::Decline { to, .. }) => {
                Some(Spot::Square(*to))
            }
            Action::Strip(strip::Action::Huff(_))
            | Action::Warriors(warriors::Action::Place(_) | warriors::Action::Pass) => None,
        }
    }

    /// Whether its man steps or leaps along one of the outer lines of the strip.
    pub fn is_along_the_edge(&self) -> bool {
        let within =
            |from: strip::Point, to: strip::Point| from.row() == to.row() && from.row() != strip::Row::B;
        match self {
            Action::Strip(strip::Action::Step { from, to }) => within(*from, *to),
            Action::Strip(strip::Action::Capture(chain)) => {
                chain.hops().any(|(from, leap)| within(from, leap.to()))
            }
            Action::Strip(strip::Action::Huff(_)) | Action::Warriors(_) => false,
        }
    }

    /// How many men come off by its move; a huff is none.
    pub fn takes(&self) -> usize {
        match self {
            Action::Strip(strip::Action::Capture(chain)) => chain.leaps().len(),
            Action::Warriors(warriors::Action::Move { taken, .. }) => taken.len(),
            _ => 0,
        }
    }
}

/// The text is not the notation of an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not the notation of an action")]
pub struct ParseActionError {
    pub text: String,
}

/// The canonical notation: `a8-b9`, `c10xa8`, `Hb11`, `e5-f6xg7`, `P@g1`, `--`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Strip(action) => action.fmt(f),
            Action::Warriors(action) => action.fmt(f),
        }
    }
}

impl From<strip::Action> for Action {
    fn from(action: strip::Action) -> Self {
        Action::Strip(action)
    }
}

impl From<warriors::Action> for Action {
    fn from(action: warriors::Action) -> Self {
        Action::Warriors(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_outer_lines_run_along_the_edge() {
        for (text, along) in [
            ("a4-a6", true),
            ("c6-c4", true),
            ("a4xa8", true),
            ("a6xa10", true),
            ("b3xb7", false),
            ("b7-b9", false),
            ("a2-b1", false),
            ("a8xc12", false),
            ("a8xc12xc16", true),
            ("Hb11", false),
        ] {
            let action = Action::read(Variant::Kolowis, text).expect("an action");
            assert_eq!(action.is_along_the_edge(), along, "{text}");
        }
        assert!(!Action::read(Variant::Awithlaknakwe, "a5-a6").expect("an action").is_along_the_edge());
    }
}
