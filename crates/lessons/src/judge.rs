//! What an answer is worth.

use rules::{Action, Game, Illegal, Reading, Stray};

use crate::{Exercise, Miss, want::Played};

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// A huff or placing that is right as far as it goes: the move is still to come.
    GoesOn,
    Wrong(Fault),
}

/// Why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is no move.
    NoMove(Stray),
    /// Several turns fit the text.
    Ambiguous(Vec<Vec<Action>>),
    /// The rules forbid it.
    Illegal { understood: String, reason: Illegal },
    /// It is legal, and not what was wanted.
    Misses(Miss),
}

/// A verdict with the turn it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// With what was done before; empty where no turn was understood.
    pub turn: Vec<Action>,
    pub verdict: Verdict,
}

impl Exercise {
    /// The verdict on a turn, or on the huff or placing that begins it.
    pub fn judge(&self, turn: &[Action]) -> Verdict {
        self.look(turn).unwrap_or_else(|(_, fault)| Verdict::Wrong(fault))
    }

    /// The verdict on what was written by somebody who had already `done` something in this turn: the rest of it,
    /// or all of it anew.
    pub fn read(&self, done: &[Action], text: &str) -> Judged {
        let wrong = |fault| Judged { turn: Vec::new(), verdict: Verdict::Wrong(fault) };
        let Ok(game) = after(&self.game(), done) else {
            return Judged { turn: done.to_vec(), verdict: self.judge(done) };
        };
        if let Reading::Turn(turn) = self.game().read(text)
            && turn.starts_with(done)
        {
            return Judged { verdict: self.judge(&turn), turn };
        }
        match game.read(text) {
            Reading::Turn(rest) => {
                let turn = [done, &rest].concat();
                Judged { verdict: self.judge(&turn), turn }
            }
            Reading::Ambiguous(turns) => wrong(Fault::Ambiguous(turns)),
            Reading::Illegal { understood, reason, .. } => wrong(Fault::Illegal { understood, reason }),
            Reading::NoMove { stray, .. } => wrong(Fault::NoMove(stray)),
        }
    }

    /// The verdict; of a wrong turn how much of what was wanted it had.
    fn look(&self, turn: &[Action]) -> Result<Verdict, (usize, Fault)> {
        let before = self.game();
        let after = after(&before, turn).map_err(|fault| (0, fault))?;
        let goes_on = after.outcome().is_none() && after.to_move() == before.to_move();
        if goes_on && after.forced_pass().is_none() {
            return self.look_ahead(turn, &after);
        }
        let played = Played::new(&before, turn, after);
        if let Some(lost) = played.lost(self.wants) {
            return Err((0, Fault::Misses(lost)));
        }
        let misses = self.wants.iter().map(|want| played.miss(*want)).enumerate();
        match misses.filter_map(|(at, miss)| Some((at, miss?))).next() {
            None => Ok(Verdict::Right),
            Some((had, miss)) => Err((had, Fault::Misses(miss))),
        }
    }

    /// What begins a turn is right if it can still come out right; else it lacks what the best move after it
    /// lacks.
    fn look_ahead(&self, begun: &[Action], now: &Game) -> Result<Verdict, (usize, Fault)> {
        let mut best: Option<(usize, Fault)> = None;
        for action in now.some_legal_actions().actions {
            match self.look(&[begun, &[action]].concat()) {
                Ok(_) => return Ok(Verdict::GoesOn),
                Err(worse) if best.as_ref().is_some_and(|best| best.0 >= worse.0) => {}
                Err(better) => best = Some(better),
            }
        }
        Err(best.expect("a turn that goes on has a move"))
    }
}

/// The game after `turn`.
fn after(game: &Game, turn: &[Action]) -> Result<Game, Fault> {
    let mut game = game.clone();
    for &action in turn {
        game.play(action).map_err(|reason| Fault::Illegal { understood: action.to_string(), reason })?;
    }
    Ok(game)
}
