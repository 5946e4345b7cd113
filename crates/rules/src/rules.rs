//! A variant with its options: the complete rules of one game, as a small value.

use std::{fmt, str::FromStr};

use crate::{Side, Variant, strip, warriors};

/// The complete rules of one game.
///
/// The text form is the variant and, where they differ from its traditional rules, a preset and
/// options: `mosona`, `mosona strict lozenges=6`, `awithlaknakwe seats=4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    Strip(strip::Rules),
    Warriors(warriors::Rules),
}

impl Rules {
    /// The traditional rules of a variant: every option at its default.
    pub fn traditional(variant: Variant) -> Rules {
        match variant {
            Variant::Mosona => Rules::Strip(strip::Rules::MOSONA),
            Variant::Kolowis => Rules::Strip(strip::Rules::KOLOWIS),
            Variant::Awithlaknakwe => Rules::Warriors(warriors::Rules::TRADITIONAL),
        }
    }

    /// The rules of `variant` changed by `options`: words parted by spaces, a preset
    /// (`traditional`, `strict` …) first if there is one, then `name=value` pairs.
    ///
    /// # Errors
    ///
    /// [`ParseRulesError`] names the first word that does not fit.
    pub fn read(variant: Variant, options: &str) -> Result<Rules, ParseRulesError> {
        match variant {
            Variant::Mosona => strip::Rules::MOSONA.read(options).map(Rules::Strip),
            Variant::Kolowis => strip::Rules::KOLOWIS.read(options).map(Rules::Strip),
            Variant::Awithlaknakwe => warriors::Rules::TRADITIONAL.read(options).map(Rules::Warriors),
        }
    }

    pub fn variant(&self) -> Variant {
        match self {
            Rules::Strip(rules) => rules.variant,
            Rules::Warriors(_) => Variant::Awithlaknakwe,
        }
    }

    /// The sides that play, in the order of play.
    pub fn sides(&self) -> &'static [Side] {
        match self {
            Rules::Strip(_) => &Side::TWO,
            Rules::Warriors(rules) => rules.sides(),
        }
    }

    /// Preset and options as text, empty for the traditional rules: the inverse of [`Rules::read`].
    pub fn options(&self) -> String {
        match self {
            Rules::Strip(rules) => rules.options(),
            Rules::Warriors(rules) => rules.options(),
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.variant().to_string().to_lowercase())?;
        let options = self.options();
        if options.is_empty() { Ok(()) } else { write!(f, " {options}") }
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let (game, options) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let variant = game.parse().map_err(|_| ParseRulesError::Game { word: game.to_owned() })?;
        Rules::read(variant, options)
    }
}

/// Why a text is no set of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseRulesError {
    #[error("no game is called \"{word}\": it is one of mosona, kolowis, awithlaknakwe")]
    Game { word: String },
    #[error("{variant} has no preset or option \"{word}\": it has {known}")]
    Option { variant: Variant, word: String, known: &'static str },
    #[error("\"{name}\" cannot be \"{value}\": it is one of {allowed}")]
    Value { name: String, value: String, allowed: &'static str },
    #[error("\"{word}\" stands twice: give each option once")]
    Twice { word: String },
    #[error("{0}")]
    Combination(&'static str),
}
