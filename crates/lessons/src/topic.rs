//! What the exercises are called: names that outlive releases, as buttons and progress hold them.

use std::{fmt, str::FromStr};

/// Makes the enum with the word of each variant.
macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident = $word:literal),* $(,)?) => {
        /// What an exercise is about; each has one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Topic {
            $($(#[$doc])* $topic),*
        }

        impl Topic {
            /// All of them, by games, in the order of the series.
            pub const ALL: &[Topic] = &[$(Topic::$topic),*];

            /// One word in small letters.
            pub const fn word(self) -> &'static str {
                match self { $(Topic::$topic => $word),* }
            }
        }
    };
}

topics! {
    MosonaBoard = "mosona-board",
    MosonaStep = "mosona-step",
    MosonaLeap = "mosona-leap",
    MosonaEdge = "mosona-edge",
    MosonaChain = "mosona-chain",
    MosonaTurning = "mosona-turning",
    MosonaDue = "mosona-due",
    MosonaHuff = "mosona-huff",
    MosonaHuffMoved = "mosona-huff-moved",
    MosonaHuffChoice = "mosona-huff-choice",
    MosonaNoMen = "mosona-no-men",
    MosonaBlocked = "mosona-blocked",
    MosonaRepetition = "mosona-repetition",
    MosonaCount = "mosona-count",
    MosonaSize = "mosona-size",
    MosonaFree = "mosona-free",
    MosonaStrict = "mosona-strict",
    MosonaFull = "mosona-full",
    MosonaMaximum = "mosona-maximum",
    MosonaSingle = "mosona-single",
    MosonaLudii = "mosona-ludii",
    MosonaBent = "mosona-bent",
    KolowisBoard = "kolowis-board",
    KolowisStep = "kolowis-step",
    KolowisLeap = "kolowis-leap",
    KolowisEdge = "kolowis-edge",
    KolowisCorner = "kolowis-corner",
    KolowisChain = "kolowis-chain",
    KolowisStop = "kolowis-stop",
    KolowisHuff = "kolowis-huff",
    KolowisDraw = "kolowis-draw",
    KolowisMen = "kolowis-men",
    KolowisCurved = "kolowis-curved",
    KolowisBead = "kolowis-bead",
    WarriorsBoard = "warriors-board",
    WarriorsMove = "warriors-move",
    WarriorsCapture = "warriors-capture",
    WarriorsSeveral = "warriors-several",
    WarriorsBetween = "warriors-between",
    WarriorsStuck = "warriors-stuck",
    WarriorsPlace = "warriors-place",
    WarriorsPriest = "warriors-priest",
    WarriorsFour = "warriors-four",
    WarriorsTakePriest = "warriors-take-priest",
    WarriorsPass = "warriors-pass",
    WarriorsHome = "warriors-home",
    WarriorsNobody = "warriors-nobody",
    WarriorsGone = "warriors-gone",
    WarriorsQuiet = "warriors-quiet",
    WarriorsTeams = "warriors-teams",
    WarriorsSpare = "warriors-spare",
    WarriorsFlank = "warriors-flank",
    WarriorsCaptor = "warriors-captor",
    WarriorsRace = "warriors-race",
}

/// No exercise of this release is called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTopic;

impl fmt::Display for NoSuchTopic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no exercise of this release is called so")
    }
}

impl std::error::Error for NoSuchTopic {}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Topic {
    type Err = NoSuchTopic;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Topic::ALL.iter().copied().find(|topic| topic.word() == text).ok_or(NoSuchTopic)
    }
}
