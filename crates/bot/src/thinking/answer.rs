//! What the program does when it is asked.

use std::time::{Duration, Instant};

use engine::{Engine, Limits, Stop, Strength};
use play::{DrawAnswer, GameId, Level, ProgramDeed, ProgramTask, ProgramWork};
use rules::{Action, Game, Side};

/// How long the program thinks about the offer of a draw at most.
const DRAW: Duration = Duration::from_millis(500);

/// So long the second half of a turn is thought about, however long the first half took.
const SHORTEST: Duration = Duration::from_millis(50);

/// What the program does in a game, within `time`; nothing where the search finds nothing.
pub fn deed(
    engine: &mut Engine,
    board: &Game,
    task: ProgramTask,
    id: GameId,
    time: Duration,
    stop: &Stop,
) -> Option<ProgramDeed> {
    match task.what {
        ProgramWork::Move { board: seq } => {
            let actions = turn(engine, board, strength(task.level), time, id.0.cast_unsigned(), stop)?;
            Some(ProgramDeed::Play { board: seq, actions })
        }
        ProgramWork::Draw { offer } => {
            let found = engine.search(board, Limits::time(time.min(DRAW)), stop, &mut |_| {})?;
            let own = if board.to_move().team() == task.side.team() { 1 } else { -1 };
            let ahead = found.score.hundredths().signum() * own;
            Some(ProgramDeed::AnswerDraw { offer, answer: to_draw(board, task.side, ahead) })
        }
    }
}

/// A whole turn: a huff or placing with the move after it.
fn turn(
    engine: &mut Engine,
    board: &Game,
    strength: Strength,
    time: Duration,
    seed: u64,
    stop: &Stop,
) -> Option<Vec<Action>> {
    let (side, until) = (board.to_move(), Instant::now() + time);
    let (mut board, mut actions) = (board.clone(), Vec::new());
    while board.to_move() == side && board.outcome().is_none() {
        let left = until.saturating_duration_since(Instant::now()).max(SHORTEST);
        // A pass that can be the only action follows of itself, and is nobody's choice.
        let Some(action) = engine.choose(&board, strength, left, seed, stop) else { break };
        board.play(action).ok()?;
        actions.push(action);
    }
    (!actions.is_empty()).then_some(actions)
}

/// A draw is counted as soon as it is agreed: who leads by the count would win by it. So the program agrees where it
/// leads, and where nobody does unless it sees itself `ahead` (above 0).
fn to_draw(board: &Game, side: Side, ahead: i32) -> DrawAnswer {
    match board.position().leader() {
        Some(leader) if leader == side.team() => DrawAnswer::Agree,
        None if ahead <= 0 => DrawAnswer::Agree,
        None | Some(_) => DrawAnswer::Decline,
    }
}

pub fn strength(level: Level) -> Strength {
    Strength::level(level.into()).unwrap_or(Strength::MAX)
}

#[cfg(test)]
mod tests {
    use engine::Settings;
    use play::Seq;
    use rules::Position;

    use super::*;

    fn engine() -> Engine {
        Engine::new(Settings { threads: 1, table_mib: 1 })
    }

    #[test]
    fn every_level_has_a_strength() {
        for level in 1..=8 {
            let strength_of = |level: u8| strength(Level::new(level).expect("a level"));
            assert_eq!(Some(strength_of(level)), Strength::level(level));
        }
        assert_eq!(strength(Level::MAX), Strength::MAX);
    }

    #[test]
    fn turns_are_whole_and_legal() {
        for rules in ["mosona", "kolowis", "awithlaknakwe", "awithlaknakwe seats=4"] {
            let mut game = Game::new(rules.parse().expect("rules"));
            let mut engine = engine();
            for _ in 0..8 {
                let side = game.to_move();
                let level = Strength::level(1).expect("a level");
                let turn = turn(&mut engine, &game, level, Duration::from_secs(2), 7, &Stop::default());
                for action in turn.expect("not over") {
                    game.play(action).expect("legal");
                }
                assert!(game.to_move() != side || game.outcome().is_some(), "{rules}: a whole turn");
            }
        }
    }

    #[test]
    fn who_leads_by_the_count_agrees_and_who_is_behind_does_not() {
        let level = game("mosona");
        assert_eq!(to_draw(&level, Side::North, 0), DrawAnswer::Agree);
        assert_eq!(to_draw(&level, Side::North, 1), DrawAnswer::Decline);
        assert_eq!(to_draw(&level, Side::North, -1), DrawAnswer::Agree);
        let mut taken = game("mosona");
        for word in ["a8-b9", "c10xa8"] {
            taken.play(Action::read(taken.rules().variant(), word).expect("notation")).expect("legal");
        }
        assert!(matches!(taken.position(), Position::Strip(_)));
        assert_eq!(to_draw(&taken, Side::North, 1), DrawAnswer::Agree, "Black leads by a man");
        assert_eq!(to_draw(&taken, Side::South, -1), DrawAnswer::Decline, "White would lose by it");
    }

    #[test]
    fn an_offer_is_answered_by_its_number() {
        let level = Level::new(2).expect("a level");
        let task = ProgramTask { side: Side::North, level, what: ProgramWork::Draw { offer: Seq(5) } };
        let time = Duration::from_millis(50);
        let deed = deed(&mut engine(), &game("mosona"), task, GameId(1), time, &Stop::default());
        assert!(matches!(deed, Some(ProgramDeed::AnswerDraw { offer: Seq(5), .. })), "{deed:?}");
    }

    fn game(rules: &str) -> Game {
        Game::new(rules.parse().expect("rules"))
    }
}
