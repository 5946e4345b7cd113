//! A player who sees no board: knows the rules, and what the words have told.

use std::collections::{BTreeSet, HashMap};

use rules::{Action, Game, Position, Rules, Side, describe::Spot, strip, warriors};

use super::{
    told::{Letter, Told, letter},
    verdict,
};
use crate::lines::Chance;

#[derive(Clone, Debug)]
pub struct Mind {
    /// As the last board told it, without a past.
    game: Game,
    /// How often each position was told.
    met: HashMap<String, usize>,
    chance: Chance,
    /// For what is not to change the game.
    doubts: Chance,
}

/// How many turns a player thinks about.
const THOUGHTS: usize = 12;

impl Mind {
    pub fn new(rules: &Rules, seed: u64) -> Mind {
        Mind {
            game: Game::new(*rules),
            met: HashMap::new(),
            chance: Chance::new(seed),
            doubts: Chance::new(seed),
        }
    }

    /// Believes what is told after `turn`; fails where it is not what the turn makes of what was told before.
    pub fn hear(&mut self, told: &Told, turn: &[Action]) {
        let expected = self.after(turn);
        let (rules, next) = (expected.rules(), side_letter(&expected, expected.to_move()));
        let position = told.position(&rules, next, quiet(expected.position()));
        let is_over = told.verdict.is_some();
        assert_eq!(
            shown(&position, is_over),
            shown(expected.position(), is_over),
            "after {turn:?}: {told:#?}"
        );
        assert_eq!(told.lost, turn.iter().map(taken).sum::<usize>(), "{told:#?}");
        let times = self.met.entry(told.line(&rules, next)).or_default();
        *times += 1;
        verdict::check(&position, *times, told);
        // That somebody has placed a Priest in this turn is no part of a position, and remembered.
        self.game = if told.goes_on { expected } else { Game::from_position(position) };
    }

    /// The game after a turn and the passes that follow of themselves.
    fn after(&self, turn: &[Action]) -> Game {
        let mut game = self.game.clone();
        turn.iter().for_each(|&action| game.play(action).expect("a legal action"));
        while let Some(pass) = game.forced_pass() {
            game.play(pass).expect("a pass that is due");
        }
        game
    }

    /// Of some turns the one that takes most and lets others take most: people like a fight, and it ends.
    pub fn choose(&mut self) -> Vec<Action> {
        let turns = self.game.legal_turns();
        let tried: Vec<_> = (0..THOUGHTS).map(|_| &turns[self.chance.below(turns.len())]).collect();
        let best = tried.into_iter().max_by_key(|turn| self.worth(turn));
        let mut best = best.expect("there are thoughts").clone();
        // A huff or placing may be said alone; the move follows.
        best.truncate(best.len() - self.chance.below(best.len()));
        best
    }

    fn worth(&self, turn: &[Action]) -> usize {
        let answers = self.after(turn).legal_turns();
        let of = |turn: &[Action]| turn.iter().map(taken).sum::<usize>();
        3 * of(turn) + answers.iter().map(|answer| of(answer)).max().unwrap_or(0)
    }

    /// All actions that are legal now, in notation.
    pub fn legal(&self) -> BTreeSet<String> {
        self.game.legal_actions().iter().map(Action::to_string).collect()
    }

    /// A move that is none: a man goes where no legal move takes it.
    pub fn illegal(&mut self) -> String {
        let legal = self.game.legal_actions();
        let ways: BTreeSet<(String, String)> = legal.iter().filter_map(way).collect();
        let places = Spot::all(&self.game.rules());
        let side = self.game.to_move();
        let (men, others): (Vec<Spot>, Vec<Spot>) =
            places.iter().partition(|&&place| self.holds(side, place));
        let ways = |from: &Spot, to: &Spot| ways.contains(&(from.to_string(), to.to_string()));
        let wrong: Vec<(Spot, Spot)> = men
            .iter()
            .flat_map(|from| others.iter().map(move |to| (*from, *to)))
            .filter(|(from, to)| !ways(from, to))
            .collect();
        let (from, to) = wrong[self.doubts.below(wrong.len())];
        format!("{from}-{to}")
    }

    fn holds(&self, side: Side, place: Spot) -> bool {
        match (self.game.position(), place) {
            (Position::Strip(position), Spot::Point(point)) => position.men(side).contains(point),
            (Position::Warriors(position), Spot::Square(square)) => position.men(side).contains(square),
            _ => false,
        }
    }
}

fn side_letter(game: &Game, side: Side) -> Letter {
    letter(game.rules().variant().side_name(side))
}

/// Where a man begins and ends its move.
fn way(action: &Action) -> Option<(String, String)> {
    let text = action.to_string();
    let from = text.split(['-', 'x']).next()?;
    Some((from.to_owned(), action.goes_to()?.to_string()))
}

/// How many men an action leaps or flanks.
fn taken(action: &Action) -> usize {
    match action {
        Action::Strip(strip::Action::Capture(chain)) => chain.leaps().len(),
        Action::Warriors(warriors::Action::Move { taken, .. }) => taken.len(),
        Action::Strip(_) | Action::Warriors(_) => 0,
    }
}

fn quiet(position: &Position) -> u16 {
    match position {
        Position::Strip(position) => position.quiet(),
        Position::Warriors(position) => position.quiet(),
    }
}

/// The position line; men who could have leapt are no matter at the end.
fn shown(position: &Position, is_over: bool) -> String {
    let line = position.to_string();
    let parts = line.split(':').filter(|part| !(is_over && part.starts_with('D')));
    parts.collect::<Vec<_>>().join(":")
}
