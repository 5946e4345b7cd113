//! Plans: what may be planned, and what becomes of it.
//!
//! A plan answers the turn right before its owner's. It waits through all that is part of that turn or beside
//! it (a huff, offers, a pause, another player on some other seat), and lapses when the turn is another one,
//! is taken back with one before it, when its owner gives the seat up, and with the game. So each that is kept
//! begins with the turn that is under way.

use rules::{Action, Side, warriors};

use super::{
    Game,
    decide::{passes, read},
};
use crate::{
    Fate, GameEvent, GameRefusal as Refusal, Manner, Plan, PlanRefusal, PlayerId, Step, plan::lines,
};

impl Game {
    /// How many lines somebody may have planned in a game at once.
    pub const PLANS: usize = 10;

    /// How many answers a line may have.
    pub const PLAN_STEPS: usize = 5;

    /// How many characters a plan may have as it is typed.
    pub const PLAN_TEXT: usize = 500;

    /// The lines that `player` plans by `text`, beside those that they have `standing` already: "if a8-b9 then
    /// c10xa8", several parted by semicolons, longer ones by "then".
    ///
    /// # Errors
    ///
    /// [`GameRefusal`](Refusal): why nothing is planned. None of the lines is then.
    pub fn plan(&self, player: PlayerId, text: &str, standing: &[Plan]) -> Result<Vec<Plan>, Refusal> {
        let side = self.playing(player)?;
        if self.to_move() == side {
            return Err(PlanRefusal::YourTurn.into());
        }
        if text.chars().count() > Game::PLAN_TEXT {
            return Err(PlanRefusal::TooLong { limit: Game::PLAN_TEXT }.into());
        }
        let (mut all, mut is_empty) = (standing.to_vec(), true);
        for line in lines(text) {
            is_empty = false;
            let plan = self.line(player, side, &line)?;
            match all.iter().find(|known| contradict(known, &plan)) {
                // Who plans it once more has it.
                Some(known) if *known == plan => {}
                Some(_) => return Err(PlanRefusal::Contradicts.into()),
                None => all.push(plan),
            }
        }
        match all.len() {
            count if count > Game::PLANS => Err(PlanRefusal::TooMany { limit: Game::PLANS }.into()),
            _ if is_empty => Err(PlanRefusal::NoAnswer.into()),
            _ => Ok(all.split_off(standing.len())),
        }
    }

    fn line(&self, by: PlayerId, side: Side, turns: &[String]) -> Result<Plan, Refusal> {
        if turns.len() > 2 * Game::PLAN_STEPS {
            return Err(PlanRefusal::TooManySteps { limit: Game::PLAN_STEPS }.into());
        }
        let ply = self.turn_began_at();
        let begun = &self.board.actions()[ply..];
        let (mut board, mut steps) = (self.board.clone(), Vec::new());
        for pair in turns.chunks(2) {
            let [condition, answer] = pair else { return Err(PlanRefusal::NoAnswer.into()) };
            let condition = imagined(&mut board, condition)?;
            goes_on(&board, &condition, Some(side))?;
            let answer = imagined(&mut board, answer)?;
            steps.push(Step { condition, answer });
            // Another step needs a position to go on from.
            if steps.len() * 2 < turns.len() {
                goes_on(&board, &steps[steps.len() - 1].answer, None)?;
            }
        }
        if let Some(first) = steps.first_mut() {
            first.condition.splice(0..0, begun.iter().copied());
        }
        Ok(Plan { by, ply, steps })
    }

    /// The board after the turn that `text` means, as far as it can be read: for whoever plans the answer.
    pub fn after(&self, text: &str) -> Option<rules::Game> {
        let mut board = self.board.clone();
        imagined(&mut board, text).is_ok().then_some(board)
    }

    /// How many plies were on the board when the turn that is under way began.
    fn turn_began_at(&self) -> usize {
        let half = self.board.turns().last().filter(|turn| !turn.is_over()).map(|turn| turn.actions.len());
        self.ply() - half.unwrap_or(0)
    }

    /// What becomes of `plan` now.
    pub fn fate(&self, plan: &Plan) -> Fate {
        let side = self.seats.side_of(plan.by);
        let (Some(side), None, [step, rest @ ..]) = (side, self.result, &plan.steps[..]) else {
            return Fate::Lapses;
        };
        let began = self.turn_began_at();
        if plan.ply == began && self.to_move() != side {
            return Fate::Waits;
        }
        if began != self.ply() || self.to_move() != side || !self.came_true(plan.ply, &step.condition) {
            return Fate::Lapses;
        }
        // A turn would answer what the opponents ask: that is for the player to do.
        if self.offers.iter().any(|offer| offer.by.team() != side.team()) {
            return Fate::Waits;
        }
        let Ok(board) = self.played(side, &step.answer) else { return Fate::Fails };
        let answer = GameEvent::Played { side, actions: step.answer.clone(), how: Manner::Planned };
        let events: Vec<GameEvent> = std::iter::once(answer).chain(passes(board.clone())).collect();
        let ply = self.ply() + step.answer.len() + events.len() - 1;
        let goes_on = board.outcome().is_none() && !rest.is_empty();
        let rest = goes_on.then(|| Plan { by: plan.by, ply, steps: rest.to_vec() });
        Fate::Comes { events, rest }
    }

    /// Whether `condition` alone has been played since ply `ply`, but for the passes that follow of themselves.
    fn came_true(&self, ply: usize, condition: &[Action]) -> bool {
        let since = self.board.actions().get(ply..).unwrap_or_default();
        let pass = Action::Warriors(warriors::Action::Pass);
        let passes = |actions: &[Action]| actions.iter().all(|action| *action == pass);
        since.strip_prefix(condition).is_some_and(passes)
    }
}

/// The turn that `text` means on `board`, which it is played on, with the passes that follow.
fn imagined(board: &mut rules::Game, text: &str) -> Result<Vec<Action>, Refusal> {
    let unread = |because| PlanRefusal::Unread { because: Box::new(because) };
    let mover = board.to_move();
    let turn = read(board, text).map_err(unread)?;
    for &action in &turn {
        let illegal =
            |reason| Refusal::Illegal { understood: action.to_string(), reason, nearest: Vec::new() };
        board.play(action).map_err(illegal).map_err(unread)?;
    }
    if board.to_move() == mover && board.outcome().is_none() {
        return Err(PlanRefusal::HalfTurn { understood: words(&turn) }.into());
    }
    while let Some(pass) = board.forced_pass() {
        if board.play(pass).is_err() {
            break;
        }
    }
    Ok(turn)
}

/// Whether the game goes on after `turn`, with `side` to move where that is said.
fn goes_on(board: &rules::Game, turn: &[Action], side: Option<Side>) -> Result<(), Refusal> {
    let after = || words(turn);
    match board.outcome() {
        Some(_) => Err(PlanRefusal::Ends { after: after() }.into()),
        None if side.is_some_and(|side| side != board.to_move()) => {
            Err(PlanRefusal::NotYourTurnThen { after: after() }.into())
        }
        None => Ok(()),
    }
}

fn words(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether two plans answer the same moves in two ways, or one says no more than the other.
fn contradict(one: &Plan, other: &Plan) -> bool {
    let mut steps = one.steps.iter().zip(&other.steps);
    match steps.find(|(one, other)| one != other) {
        Some((one, other)) => one.condition == other.condition,
        None => true,
    }
}
