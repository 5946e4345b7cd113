//! Why an answer is wrong, in a sentence that fits the answer.

use lessons::{Exercise, Fault, Miss};
use play::{Game, GameId};
use rules::{Action, describe::Spot};

use crate::{
    Locale, Names, Table,
    words::{code, notation},
};

/// As many turns are named to somebody whose text fits several.
const NAMED: usize = 4;

/// What is said of a wrong answer.
pub(super) fn wrong(locale: Locale, exercise: &Exercise, turn: &[Action], fault: &Fault) -> String {
    match fault {
        Fault::NoMove(_) => locale.learn_no_move(code(example(exercise))),
        Fault::Ambiguous(turns) => {
            let turns: Vec<String> = turns.iter().take(NAMED).map(|turn| code(notation(turn))).collect();
            locale.learn_ambiguous(locale.list(&turns))
        }
        Fault::Illegal { understood, reason } => {
            locale.learn_wrong(code(understood), locale.illegal_reason(reason))
        }
        Fault::Misses(miss) => locale.learn_wrong(code(notation(turn)), locale.miss(exercise, turn, miss)),
    }
}

impl Locale {
    /// A clause that says what a legal turn lacks.
    fn miss(self, exercise: &Exercise, turn: &[Action], miss: &Miss) -> String {
        match miss {
            Miss::OtherMan { on } => self.miss_other_man(code(on)),
            Miss::Elsewhere { to } => self.miss_elsewhere(code(to)),
            Miss::NoCapture { instead } => self.miss_no_capture(code(notation(instead))),
            Miss::Fewer { taken, most, instead } => self.miss_fewer(*taken, *most, code(notation(instead))),
            Miss::Exposed { on, by } => self.miss_exposed(code(on), code(by)),
            Miss::Huffable { men } => self.miss_huffable(men.len(), self.spots(men)),
            Miss::NoHuff { men } => self.miss_no_huff(men.len(), self.spots(men)),
            Miss::NotPlaced => self.miss_not_placed(),
            Miss::PriestLeft { on } => self.miss_priest_left(code(on)),
            Miss::NotSpared => self.miss_not_spared(),
            Miss::NobodyFlanked => self.miss_nobody_flanked(),
            Miss::NotOver { reply: Some(reply) } => self.miss_not_over(code(reply)),
            Miss::NotOver { reply: None } => self.miss_not_over_passed(),
            Miss::Lost(_) => self.miss_lost(self.ending(exercise, turn)),
            Miss::CanMove { reply } => self.miss_can_move(code(reply)),
        }
    }

    fn spots(self, spots: &[Spot]) -> String {
        self.list(&spots.iter().map(code).collect::<Vec<_>>())
    }

    /// How the game came out by `turn`.
    fn ending(self, exercise: &Exercise, turn: &[Action]) -> String {
        let mut board = exercise.game();
        let played = turn.iter().all(|action| board.play(*action).is_ok());
        let game = Game::apart(board);
        let table = Table { id: GameId(0), game: &game, names: &Names::default() };
        game.result().filter(|_| played).map(|result| table.result(self, result)).unwrap_or_default()
    }
}

/// Some move as it is written, right or wrong.
fn example(exercise: &Exercise) -> String {
    exercise.game().first_legal_action().map(|action| action.to_string()).unwrap_or_default()
}
