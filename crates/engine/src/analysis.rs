//! A game explained afterwards: what every position was worth, and what would have been better.

use rules::{Action, Game, Side, Team};

use crate::{Engine, Limits, Score, Stop};

/// A game judged position by position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What each position was worth to the first team, the start first: one more than actions.
    pub scores: Vec<Score>,
    /// In the order of play.
    pub actions: Vec<Judged>,
}

/// An action judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    pub side: Side,
    pub played: Action,
    /// What the program would have played.
    pub best: Action,
    /// What was lost by it, in hundredths of a man; 0 if nothing.
    pub loss: i32,
    /// Nothing else was legal.
    pub forced: bool,
}

/// Losses up to this, in hundredths of a man, are none: judgements are no more exact.
const NO_LOSS: i32 = 15;
/// A loss from this on turns a game.
const TURNING: i32 = 60;
/// Forced results, and judgements beyond this, are all as good: in hundredths of a man.
const DECIDED: i32 = 1_000;

impl Judged {
    /// Whether it was the best there was, or as good.
    pub fn is_best(&self) -> bool {
        self.loss == 0
    }
}

impl Analysis {
    /// The actions that lost most, at most `most`, as indices in order of play.
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let mut points: Vec<usize> =
            (0..self.actions.len()).filter(|at| self.actions[*at].loss >= TURNING).collect();
        points.sort_by_key(|at| std::cmp::Reverse(self.actions[*at].loss));
        points.truncate(most);
        points.sort_unstable();
        points
    }

    /// How many of the actions of `side` that were a choice were best, and how many were a choice; `None` if none
    /// was.
    pub fn best_share(&self, side: Side) -> Option<(usize, usize)> {
        let choices = self.actions.iter().filter(|action| action.side == side && !action.forced);
        let (best, all) =
            choices.fold((0, 0), |(best, all), action| (best + usize::from(action.is_best()), all + 1));
        (all > 0).then_some((best, all))
    }
}

impl Engine {
    /// Judges every position of a game; each search is bounded by `per_position`. Once `stop` is stopped the
    /// rest is judged without a search.
    pub fn analyse(&mut self, game: &Game, per_position: Limits, stop: &Stop) -> Analysis {
        let last = game.actions().len();
        let mut scores = vec![Score::DRAWN; last + 1];
        let mut actions = Vec::with_capacity(last);
        // From the end on: what is found of later positions helps with earlier ones.
        for at in (0..=last).rev() {
            let before = up_to(game, at);
            let found = self.search(&before, per_position, stop, &mut |_| ());
            let score = match &found {
                Some(found) => for_first(found.score, before.to_move().team()),
                None => result(&before),
            };
            scores[at] = score;
            if let (Some(found), Some(played)) = (found, game.actions().get(at)) {
                let (judged, worth) = judge(&before, *played, found.action, score, scores[at + 1]);
                scores[at] = worth;
                actions.push(judged);
            }
        }
        actions.reverse();
        Analysis { scores, actions }
    }
}

/// An action judged by the values of the positions before and after it, and the value before: where what was
/// played did better than the search thought, that is the value.
fn judge(before: &Game, played: Action, best: Action, score: Score, after: Score) -> (Judged, Score) {
    let side = before.to_move();
    let (own_score, own_after) = (for_first(score, side.team()), for_first(after, side.team()));
    let better = own_after > own_score;
    let lost = decided(own_score) - decided(own_after);
    let loss = if played == best || better || lost <= NO_LOSS { 0 } else { lost };
    let best = if loss == 0 { played } else { best };
    let forced = before.some_legal_actions().actions.len() == 1;
    let worth = if better { after } else { score };
    (Judged { side, played, best, loss: if forced { 0 } else { loss }, forced }, worth)
}

fn decided(score: Score) -> i32 {
    score.hundredths().clamp(-DECIDED, DECIDED)
}

/// A value for `team`, for the first team; and the other way round.
fn for_first(score: Score, team: Team) -> Score {
    if team == Team::First { score } else { -score }
}

/// What a finished game is worth to the first team.
fn result(game: &Game) -> Score {
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Team::First) => Score::won_in(0),
        Some(Team::Second) => Score::lost_in(0),
        None => Score::DRAWN,
    }
}

/// The game as it was after `count` actions.
fn up_to(game: &Game, count: usize) -> Game {
    let mut replayed = Game::from_position(*game.start());
    for action in &game.actions()[..count] {
        replayed.play(*action).expect("the action was legal when it was played");
    }
    replayed
}
