//! Moves that somebody has thought ahead: "if a8-b9 then c10xa8".

use rules::Action;
use serde::{Deserialize, Serialize};

use crate::{GameEvent, GameRefusal, PlayerId, text};

/// A line that is to be played as far as it comes true: known to its owner alone.
///
/// It is no event, for nobody may see of it what was not played. What it led to is one, see
/// [`Manner::Planned`](crate::Manner).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub by: PlayerId,
    /// How many plies were on the board when the turn of the first condition began.
    pub ply: usize,
    /// At least one.
    pub steps: Vec<Step>,
}

/// One condition with its answer, a whole turn each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The turn right before the owner's.
    #[serde(rename = "if", with = "text::actions")]
    pub condition: Vec<Action>,
    #[serde(rename = "then", with = "text::actions")]
    pub answer: Vec<Action>,
}

/// What becomes of a plan in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The turn of its condition is not over.
    Waits,
    /// The condition has come true: the answer is played, and the rest of the line waits for the next turn.
    Comes { events: Vec<GameEvent>, rest: Option<Plan> },
    /// The condition has come true, and the answer cannot be played all the same.
    Fails,
    /// The game went another way.
    Lapses,
}

/// Why nothing was planned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanRefusal {
    #[error("it is your turn: play the move itself")]
    YourTurn,
    #[error("a plan is written in at most {limit} characters")]
    TooLong { limit: usize },
    #[error("{limit} lines are planned in this game: forget one first")]
    TooMany { limit: usize },
    #[error("a line has at most {limit} answers")]
    TooManySteps { limit: usize },
    #[error("a plan needs an answer after each condition: if … then …")]
    NoAnswer,
    #[error("a part of the plan cannot be read: {because}")]
    Unread { because: Box<GameRefusal> },
    #[error("a huff or placing alone is no whole turn: say what follows it")]
    HalfTurn { understood: String },
    #[error("the game would be over after {after}")]
    Ends { after: String },
    #[error("your turn does not follow {after}")]
    NotYourTurnThen { after: String },
    #[error("another answer to the same moves is planned already: forget it first")]
    Contradicts,
}

/// The lines of a plan as it was typed, each as its turns: "if a then b; if c then d, then …", or as a line is
/// shown: "if a then b if c then d".
///
/// The words that part them are understood in every language that the bot speaks; no move has them.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Vec<String>> + '_ {
    text.split([';', '\n']).filter(|line| !line.trim().is_empty()).map(turns)
}

fn turns(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let words = match &words[..] {
        [first, rest @ ..] if is_one_of(&IF, first) => rest,
        words => words,
    };
    words.split(|word| is_one_of(&THEN, word) || is_one_of(&IF, word)).map(|turn| turn.join(" ")).collect()
}

fn is_one_of(known: &[&str], word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    known.iter().any(|known| known.eq_ignore_ascii_case(word))
}

const IF: [&str; 3] = ["if", "si", "wenn"];
const THEN: [&str; 4] = ["then", "entonces", "dann", "alors"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parted_by_signs_and_turns_by_words() {
        let check = |text: &str, expected: &[&[&str]]| {
            let found: Vec<Vec<String>> = lines(text).collect();
            assert_eq!(found, expected, "{text}");
        };
        check("if a8-b9 then c10xa8", &[&["a8-b9", "c10xa8"]]);
        check("IF a8-b9, then: c10 x a8 ;\n if b9 Then c8", &[&["a8-b9,", "c10 x a8"], &["b9", "c8"]]);
        check("a then b then c then d", &[&["a", "b", "c", "d"]]);
        check("wenn a dann b; si a alors b; si a entonces b", &[&["a", "b"], &["a", "b"], &["a", "b"]]);
        check("if a then b if c then d", &[&["a", "b", "c", "d"]]);
        check("then b", &[&["", "b"]]);
        check("a8-b9", &[&["a8-b9"]]);
        check(" ;; ", &[]);
    }
}
