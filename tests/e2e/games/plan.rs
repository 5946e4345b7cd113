//! A game made up by chance, the same in every run.

use rules::{Action, Game, Outcome, Rules, strip, warriors};

use crate::lines::Chance;

/// A whole game, turn by turn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// A huff or placing may be a turn of its own; its move is then the next one.
    pub turns: Vec<Vec<Action>>,
    pub outcome: Outcome,
}

/// More turns than any game here has.
const LONGEST: usize = 320;

impl Plan {
    /// The first game by seeds from 0 that is `wanted`.
    pub fn find(rules: &str, wanted: impl Fn(&Plan) -> bool) -> Plan {
        let rules: Rules = rules.parse().expect("rules");
        let games = (0..2000).filter_map(|seed| Plan::by_chance(rules, Chance::new(seed)));
        games.into_iter().find(wanted).expect("chance finds such a game")
    }

    fn by_chance(rules: Rules, mut chance: Chance) -> Option<Plan> {
        let mut game = Game::new(rules);
        let mut turns = Vec::new();
        while game.outcome().is_none() && turns.len() < LONGEST {
            let turn = match game.forced_pass() {
                Some(pass) => vec![pass],
                None => chosen(&game, &mut chance),
            };
            let passed = game.forced_pass().is_some();
            turn.iter().for_each(|&action| game.play(action).expect("a legal turn"));
            // Passes are nobody's doing.
            turns.extend((!passed).then_some(turn));
        }
        Some(Plan { turns, outcome: game.outcome()? })
    }

    /// How many turns begin with a huff or placing.
    pub fn openings(&self) -> usize {
        self.turns.iter().filter(|turn| turn.first().is_some_and(|&action| is_opening(action))).count()
    }
}

/// Whether an action leaves the turn with its player.
pub fn is_opening(action: Action) -> bool {
    matches!(action, Action::Strip(strip::Action::Huff(_)) | Action::Warriors(warriors::Action::Place(_)))
}

/// Of three turns by chance the one that takes most: people like to take, and games come to an end.
fn chosen(game: &Game, chance: &mut Chance) -> Vec<Action> {
    let turns = game.legal_turns();
    let tried = (0..3).map(|_| &turns[chance.below(turns.len())]);
    tried.max_by_key(|turn| taken(turn)).expect("three are more than none").clone()
}

fn taken(turn: &[Action]) -> usize {
    let by_action = |action: &Action| match action {
        Action::Strip(strip::Action::Huff(_)) => 1,
        Action::Strip(strip::Action::Capture(chain)) => chain.leaps().len(),
        Action::Warriors(warriors::Action::Move { taken, .. }) => taken.len(),
        Action::Warriors(warriors::Action::Place(_)) => 1,
        Action::Strip(_) | Action::Warriors(_) => 0,
    };
    turn.iter().map(by_action).sum()
}
