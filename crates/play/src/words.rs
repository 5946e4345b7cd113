//! Choices that people make, each kept and handed on as one word.

/// A choice of a person or server that no release knows, or that does not go with the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such choice: look at what the list offers")]
pub struct NoSuchChoice;

/// Defines an enum of which every variant is a word, in the order of the lists they are chosen from.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

        impl std::str::FromStr for $name {
            type Err = $crate::NoSuchChoice;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                $name::ALL.into_iter().find(|known| known.word() == word).ok_or($crate::NoSuchChoice)
            }
        }
    };
}
pub(crate) use words;
