//! A game by turns, and how turns are numbered.

use crate::{Action, Game, Position, warriors};

/// What one side did in a row: a move with the huff or placing before it, or a pass.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The position in which it began.
    pub before: Position,
    pub actions: &'a [Action],
    /// The position that they made.
    pub after: Position,
}

impl Turn<'_> {
    /// `false` for a huff or placing that waits for its move; only the last turn can.
    pub fn is_over(&self) -> bool {
        self.after.to_move() != self.before.to_move()
    }

    /// Whether the side could do nothing.
    pub fn is_passed(&self) -> bool {
        self.actions == [Action::Warriors(warriors::Action::Pass)]
    }
}

impl Game {
    /// The turns so far, in order. Plays the game through once.
    pub fn turns(&self) -> Vec<Turn<'_>> {
        let (mut turns, mut begin, mut before) = (Vec::new(), 0, *self.start());
        let mut position = before;
        for (end, action) in (1..).zip(self.actions()) {
            position.play_unchecked(*action);
            if position.to_move() != before.to_move() || end == self.actions().len() {
                turns.push(Turn { before, actions: &self.actions()[begin..end], after: position });
                (begin, before) = (end, position);
            }
        }
        turns
    }

    /// The number of the turn that follows `turns` turns, as records count: from 1, one for a turn of each
    /// player. Where the first player did not begin, the first round lacks those before the one who did.
    pub fn round(&self, turns: usize) -> usize {
        let sides = self.start().rules().sides();
        let left_out = sides.iter().position(|side| *side == self.start().to_move()).unwrap_or(0);
        (left_out + turns) / sides.len() + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;

    fn check(rules: &str, line: &str, moves: &str, expected: &[(&str, bool, bool)]) {
        let rules: Rules = rules.parse().expect("rules");
        let mut game = Game::from_position(Position::read(&rules, line).expect("a position"));
        for word in moves.split_whitespace() {
            game.play(Action::read(rules.variant(), word).expect("notation")).expect(word);
        }
        let words = |turn: &Turn| turn.actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" ");
        let turns = game.turns();
        let found: Vec<_> =
            turns.iter().map(|turn| (words(turn), turn.is_over(), turn.is_passed())).collect();
        let found: Vec<_> =
            found.iter().map(|(words, over, passed)| (words.as_str(), *over, *passed)).collect();
        assert_eq!(found, expected, "{moves}");
        let mut position = *game.start();
        for turn in &turns {
            assert_eq!(turn.before, position, "{moves}");
            turn.actions.iter().for_each(|action| position.play_unchecked(*action));
            assert_eq!(turn.after, position, "{moves}");
        }
    }

    #[test]
    fn a_huff_stands_with_its_move_and_a_pass_alone() {
        let start = "W:Wa2,a8,a12:Bb11,c4,c14:Db11";
        check("mosona", start, "", &[]);
        check("mosona", start, "Hb11", &[("Hb11", false, false)]);
        let huffed = ("Hb11 a12-b11", true, false);
        check("mosona", start, "Hb11 a12-b11", &[huffed]);
        check("mosona", start, "Hb11 a12-b11 c4-b3", &[huffed, ("c4-b3", true, false)]);
        let start = "S:Sf3,h3,d3:Wn6:Ne14,g13:Em7:C8,9";
        let expected = [("f3-g4", true, false), ("--", true, true), ("g13-f12", true, false)];
        check("awithlaknakwe seats=4", start, "f3-g4 -- g13-f12", &expected);
    }

    #[test]
    fn rounds_begin_with_the_first_player() {
        let rounds = |rules: &str, line: &str| {
            let rules: Rules = rules.parse().expect("rules");
            let game = Game::from_position(Position::read(&rules, line).expect("a position"));
            (0..6).map(|turns| game.round(turns)).collect::<Vec<_>>()
        };
        assert_eq!(rounds("mosona", "W:Wa2:Bc4"), [1, 1, 2, 2, 3, 3]);
        assert_eq!(rounds("mosona", "B:Wa2:Bc4"), [1, 2, 2, 3, 3, 4]);
        assert_eq!(rounds("awithlaknakwe seats=4", "N:Sf3,h3,d3:Wn6:Ne14,g13:Em7:C8,9"), [1, 1, 2, 2, 2, 2]);
    }
}
