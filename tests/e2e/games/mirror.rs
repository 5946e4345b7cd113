//! The game as the test knows it, beside the bot's own.

use play::GameResult;
use rules::{Action, BySide, Game, Position, Rules, Side};

use crate::harness::Person;

#[derive(Clone, Debug)]
pub struct Mirror {
    pub game: Game,
    pub people: BySide<Option<Person>>,
    /// What was done in the last turn and passed since, with the positions before.
    pub last: Vec<(Position, Action)>,
    /// How many turns are over.
    turns: usize,
    /// A huff or placing was played alone, and its move is still due.
    unfinished: bool,
    /// By resignation or agreement; what the rules decide, the game knows.
    pub agreed: Option<GameResult>,
}

impl Mirror {
    pub fn new(rules: Rules) -> Mirror {
        Mirror {
            game: Game::new(rules),
            people: BySide(Default::default()),
            last: Vec::new(),
            turns: 0,
            unfinished: false,
            agreed: None,
        }
    }

    /// Plays a turn, or the opening of one, and the passes that follow of themselves.
    pub fn play(&mut self, actions: &[Action]) {
        if !self.unfinished {
            self.last.clear();
        }
        actions.iter().for_each(|&action| self.play_one(action));
        while let Some(pass) = self.game.forced_pass() {
            self.play_one(pass);
        }
    }

    fn play_one(&mut self, action: Action) {
        let side = self.game.to_move();
        self.last.push((*self.game.position(), action));
        self.game.play(action).expect("a legal action");
        self.unfinished = self.game.to_move() == side;
        self.turns += usize::from(!self.unfinished);
    }

    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    pub fn sides(&self) -> Vec<Side> {
        self.rules().sides().to_vec()
    }

    pub fn person(&self, side: Side) -> &Person {
        self.people[side].as_ref().expect("somebody plays every side")
    }

    pub fn to_move(&self) -> &Person {
        self.person(self.game.to_move())
    }

    /// The number of the turn to be played: one for a turn of each player.
    pub fn number(&self) -> usize {
        self.turns / self.sides().len() + 1
    }

    pub fn result(&self) -> Option<GameResult> {
        self.agreed.or(self.game.outcome().map(GameResult::from))
    }

    /// Whether the one who acted last still has a move to make.
    pub fn goes_on(&self) -> bool {
        self.unfinished && self.result().is_none()
    }
}
