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

    /// The rules of `variant` changed by `options`: words parted by spaces, in any case, a preset
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

    /// Every word that [`Rules::read`] takes for `variant`: the presets, then `name=value` for each option
    /// and each of its values. Not all go together.
    pub fn words(variant: Variant) -> Vec<String> {
        match variant {
            Variant::Mosona => strip::Rules::MOSONA.words(),
            Variant::Kolowis => strip::Rules::KOLOWIS.words(),
            Variant::Awithlaknakwe => warriors::Rules::words(),
        }
    }

    /// Every option with the value that it has: a word of [`Rules::words`] each, in that order.
    pub fn settings(&self) -> Vec<String> {
        match self {
            Rules::Strip(rules) => rules.settings(),
            Rules::Warriors(rules) => rules.settings(),
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
        f.write_str(self.variant().word())?;
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
    #[error("\"{first}\" and \"{second}\" are both presets: give only one")]
    TwoPresets { first: String, second: String },
    #[error("\"{word}\" is a preset: it stands first, before all options")]
    PresetLate { word: String },
    #[error("{option} needs {needs}")]
    Needs { option: &'static str, needs: &'static str },
}

/// The words of an option text in lower case, spaces around `=` left out.
pub(crate) fn option_words(options: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in options.to_lowercase().split_whitespace() {
        match words.last_mut() {
            Some(last) if belongs_to(last, word) => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Whether only a space beside its `=` parts a `name=value` pair into `before` and `word`.
fn belongs_to(before: &str, word: &str) -> bool {
    if word.starts_with('=') { !before.contains('=') } else { before.ends_with('=') && !word.contains('=') }
}

/// Why a preset may not stand after the first word, which is `first` if it was a preset too.
pub(crate) fn misplaced_preset(first: Option<&str>, word: &str) -> ParseRulesError {
    let word = word.to_owned();
    match first {
        None => ParseRulesError::PresetLate { word },
        Some(first) if first == word => ParseRulesError::Twice { word },
        Some(first) => ParseRulesError::TwoPresets { first: first.to_owned(), second: word },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_spaces_around_the_sign_do_not_matter() {
        for (text, canonical) in [
            ("MOSONA CAPTURE=STRICT", "mosona capture=strict"),
            ("mosona lozenges = 6", "mosona lozenges=6"),
            ("mosona Strict lozenges =6 leap= Bent", "mosona strict lozenges=6 leap=bent"),
            ("Awithlaknakwe Traditional  SEATS\t=\n4 goal = race", "awithlaknakwe seats=4 goal=race"),
        ] {
            assert_eq!(
                text.parse::<Rules>().map(|rules| rules.to_string()),
                Ok(canonical.to_owned()),
                "{text}"
            );
        }
    }

    /// A preset stands alone; an option may need another one beside it.
    #[test]
    fn every_word_is_taken() {
        for (variant, count) in [(Variant::Mosona, 28), (Variant::Kolowis, 29), (Variant::Awithlaknakwe, 11)]
        {
            let words = Rules::words(variant);
            for word in &words {
                let beside = if word == "ends=curved" { " outer-lines=yes" } else { "" };
                assert!(Rules::read(variant, &format!("{word}{beside}")).is_ok(), "{variant} {word}");
            }
            assert_eq!(words.len(), count, "{variant}: {words:?}");
        }
    }

    #[test]
    fn values_are_not_taken_from_other_options() {
        for (text, message) in [
            ("mosona chain= leap=bent", "\"chain\" cannot be \"\": it is one of"),
            ("mosona chain=full =single", "Mosona has no preset or option \"=single\""),
            ("mosona = 6", "Mosona has no preset or option \"=6\""),
            ("awithlaknakwe seats=4 = 2", "Awithlaknakwe has no preset or option \"=2\""),
        ] {
            let error = text.parse::<Rules>().expect_err(text).to_string();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }
}
