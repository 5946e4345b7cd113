//! One exercise: a position, and what is wanted in it.

use rules::{Action, Game, Position, Rules, Side, Variant};

use crate::{Topic, Verdict, Want, series};

/// A position in which one turn is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    pub topic: Topic,
    /// Paragraphs of RULES.md: `1.3/2` is the second item of the list in 1.3, `1.4 chain=full` a value in the
    /// table of options.
    pub teaches: &'static [&'static str],
    /// What the right turns have in common, in the order in which it is told that something is missing.
    pub wants: &'static [Want],
    rules: &'static str,
    /// A position line; empty: the start of the game.
    from: &'static str,
    /// What was played since, so that the board shows it and repetitions are known.
    played: &'static str,
}

impl Exercise {
    pub(crate) const fn new(topic: Topic, rules: &'static str, from: &'static str) -> Exercise {
        Exercise { topic, teaches: &[], wants: &[], rules, from, played: "" }
    }

    pub(crate) const fn after(self, played: &'static str) -> Exercise {
        Exercise { played, ..self }
    }

    pub(crate) const fn wants(self, wants: &'static [Want]) -> Exercise {
        Exercise { wants, ..self }
    }

    pub(crate) const fn teaches(self, teaches: &'static [&'static str]) -> Exercise {
        Exercise { teaches, ..self }
    }

    /// The exercise about `topic`.
    pub fn of(topic: Topic) -> &'static Exercise {
        let mut all = Variant::ALL.into_iter().flat_map(series);
        all.find(|exercise| exercise.topic == topic).expect("every topic has an exercise")
    }

    pub fn rules(&self) -> Rules {
        self.rules.parse().expect("the rules of a lesson are rules")
    }

    pub fn variant(&self) -> Variant {
        self.rules().variant()
    }

    /// The game that the learner goes on with.
    pub fn game(&self) -> Game {
        let rules = self.rules();
        let start = match self.from {
            "" => Position::start(&rules),
            line => Position::read(&rules, line).expect("a lesson begins with a position"),
        };
        let mut game = Game::from_position(start);
        for word in self.played.split_whitespace() {
            let action = Action::read(rules.variant(), word).expect("a lesson is written in notation");
            game.play(action).expect("what was played in a lesson is legal");
        }
        game
    }

    /// The side whose turn the learner plays.
    pub fn learner(&self) -> Side {
        self.game().to_move()
    }

    /// A right turn.
    pub fn solution(&self) -> Vec<Action> {
        let turns = self.game().legal_turns();
        let right = turns.into_iter().find(|turn| self.judge(turn) == Verdict::Right);
        right.expect("every exercise has a right answer")
    }

    /// How many come before it in its series, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        let series = series(self.variant());
        let before = series.iter().position(|other| other.topic == self.topic);
        (before.unwrap_or_default(), series.len())
    }

    /// The one after it; `None` at the end of its series.
    pub fn next(&self) -> Option<&'static Exercise> {
        series(self.variant()).get(self.place().0 + 1)
    }

    /// The one before it; `None` at the beginning.
    pub fn previous(&self) -> Option<&'static Exercise> {
        self.place().0.checked_sub(1).and_then(|before| series(self.variant()).get(before))
    }
}
