//! How far somebody has come in a series.

use std::{fmt, str::FromStr};

use rules::Variant;

use crate::{Exercise, NoSuchTopic, Topic, series};

/// Where somebody is in the series of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The exercise that comes next.
    At(Topic),
    /// Beyond the last one.
    Done,
}

impl Progress {
    /// At the beginning.
    pub fn start(variant: Variant) -> Progress {
        series(variant).first().map_or(Progress::Done, |exercise| Progress::At(exercise.topic))
    }

    /// After `exercise`.
    pub fn after(exercise: &Exercise) -> Progress {
        exercise.next().map_or(Progress::Done, |next| Progress::At(next.topic))
    }

    /// What was kept as a word; the beginning where this release knows no such exercise of the game.
    pub fn read(variant: Variant, word: Option<&str>) -> Progress {
        let kept = word.and_then(|word| word.parse().ok());
        let known = kept.filter(|progress| match progress {
            Progress::At(topic) => Exercise::of(*topic).variant() == variant,
            Progress::Done => true,
        });
        known.unwrap_or_else(|| Progress::start(variant))
    }

    /// How many exercises of `variant` lie behind.
    pub fn behind(self, variant: Variant) -> usize {
        match self {
            Progress::At(topic) => Exercise::of(topic).place().0,
            Progress::Done => series(variant).len(),
        }
    }
}

const DONE: &str = "done";

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Progress::At(topic) => topic.fmt(f),
            Progress::Done => f.write_str(DONE),
        }
    }
}

impl FromStr for Progress {
    type Err = NoSuchTopic;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == DONE { Ok(Progress::Done) } else { text.parse().map(Progress::At) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_back_and_goes_from_the_first_exercise_to_the_end() {
        for variant in Variant::ALL {
            let mut progress = Progress::start(variant);
            for (behind, exercise) in series(variant).iter().enumerate() {
                assert_eq!((progress, progress.behind(variant)), (Progress::At(exercise.topic), behind));
                assert_eq!(Progress::read(variant, Some(&progress.to_string())), progress);
                progress = Progress::after(exercise);
            }
            assert_eq!(progress, Progress::Done);
            assert_eq!(Progress::read(variant, Some("done")), Progress::Done);
            for unknown in [None, Some(""), Some("chess"), Some("mosona")] {
                assert_eq!(Progress::read(variant, unknown), Progress::start(variant), "{unknown:?}");
            }
        }
        assert_eq!(Progress::read(Variant::Kolowis, Some("mosona-leap")), Progress::start(Variant::Kolowis));
    }
}
