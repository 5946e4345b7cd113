//! Choices that people make, each kept and handed on as one word.

/// A choice of a person or server that no release knows, or that does not go with the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such choice: look at what the list offers")]
pub struct NoSuchChoice;

/// Defines an enum of which every variant is a word, in the order of the lists they are chosen from.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        pub enum $name { $($(#[$about])* $variant,)* }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: [$name; [$($name::$variant),*].len()] = [$($name::$variant),*];

            /// As it is kept and handed on.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl From<$name> for &'static str {
            fn from(chosen: $name) -> &'static str {
                chosen.word()
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::NoSuchChoice;

            fn try_from(word: String) -> Result<Self, Self::Error> {
                word.parse()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NoSuchChoice;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                $name::ALL.into_iter().find(|known| known.word() == word).ok_or($crate::NoSuchChoice)
            }
        }
    };
}
pub(crate) use words;

/// Choices that may be left to Discord.
pub(crate) mod optional {
    use std::str::FromStr;

    use super::NoSuchChoice;

    /// Stands for what is left to Discord.
    const AUTO: &str = "auto";

    pub fn read<T: FromStr<Err = NoSuchChoice>>(word: &str) -> Result<Option<T>, NoSuchChoice> {
        if word == AUTO { Ok(None) } else { word.parse().map(Some) }
    }

    pub fn word(chosen: Option<&'static str>) -> &'static str {
        chosen.unwrap_or(AUTO)
    }

    pub fn choices<const N: usize>(words: [&'static str; N]) -> Vec<&'static str> {
        std::iter::once(AUTO).chain(words).collect()
    }
}
