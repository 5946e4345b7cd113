//! An exercise, and the answer to an answer.

use lessons::{Exercise, Judged, Verdict, series};
use play::{Game, GameId};
use rules::Action;

use super::{ends::chapter, reasons, words::Part};
use crate::{
    BoardPicture, Button, Choice, CustomId, Locale, Message, Modal, Names, Select, Style, Table, TurnKey,
    choosing::{Ids, choice_of_men, turns_of_man, with_men},
    limits, modal, scene,
    words::{code, notation},
};

/// The first list is that of men or turns, the second that of huffs and placings.
const CHAPTERS: u8 = 2;

/// An exercise with what was done in its turn so far.
#[derive(Clone, Debug)]
pub struct Studied {
    pub exercise: &'static Exercise,
    pub done: Vec<Action>,
    game: Game,
}

impl Studied {
    /// `None` where `done` cannot be done.
    pub fn new(exercise: &'static Exercise, done: Vec<Action>) -> Option<Studied> {
        let mut board = exercise.game();
        for action in &done {
            board.play(*action).ok()?;
        }
        Some(Studied { exercise, done, game: Game::apart(board) })
    }

    /// At the beginning of its turn.
    pub fn begun(exercise: &'static Exercise) -> Studied {
        Studied { exercise, done: Vec::new(), game: Game::apart(exercise.game()) }
    }

    fn key(&self) -> Option<TurnKey> {
        (!self.done.is_empty()).then(|| TurnKey::of(&self.done, &self.exercise.game()))
    }

    /// Runs `show` with the board as a table.
    fn at_table<T>(&self, show: impl FnOnce(&Table<'_>) -> T) -> T {
        show(&Table { id: GameId(0), game: &self.game, names: &Names::default() })
    }
}

/// In a lesson a turn is an answer.
impl Ids for Studied {
    fn men(&self, page: u16) -> CustomId {
        CustomId::Lesson { topic: self.exercise.topic, done: self.key(), page }
    }

    fn man(&self, on: &str, page: u16) -> CustomId {
        CustomId::LessonMan { topic: self.exercise.topic, done: self.key(), on: on.to_owned(), page }
    }

    fn turn(&self, turn: &[Action]) -> CustomId {
        let turn = [&self.done, turn].concat();
        CustomId::LessonTurn { topic: self.exercise.topic, turn: TurnKey::of(&turn, &self.exercise.game()) }
    }
}

/// The exercise, with a page of the men that can move.
pub fn exercise(locale: Locale, studied: &Studied, page: u16) -> Message {
    with_choice(locale, studied, &[heading(locale, studied.exercise), task(locale, studied.exercise)], page)
}

/// The turns of the man on a place, with those marked; `None` if it has none.
pub fn lesson_turns(locale: Locale, studied: &Studied, on: &str, page: u16) -> Option<Message> {
    let turns = studied.at_table(|table| turns_of_man(locale, table, studied, on, page))?;
    let lines = [heading(locale, studied.exercise), task(locale, studied.exercise)];
    let board = turns.board.map(|board| named(studied, board, studied.done.len()));
    let turns = Message { board, ..turns }.headed(&lines.join("\n"));
    Some(turns.with_buttons(otherwise(locale, studied)))
}

/// What an answer is worth, and why: with the rest of the turn, the next exercise, or the same once more.
pub fn answered(locale: Locale, studied: &Studied, judged: &Judged) -> Message {
    let exercise = studied.exercise;
    let turn = code(notation(&judged.turn));
    let again = |line: String| {
        with_choice(locale, studied, &[heading(locale, exercise), line, task(locale, exercise)], 0)
    };
    match &judged.verdict {
        Verdict::Right => {
            solved(locale, exercise, &judged.turn, locale.learn_right(turn, right(locale, exercise)))
        }
        Verdict::GoesOn => match Studied::new(exercise, judged.turn.clone()) {
            Some(goes_on) => {
                let lines = [heading(locale, exercise), locale.learn_goes_on(turn), task(locale, exercise)];
                with_choice(locale, &goes_on, &lines, 0)
            }
            None => again(String::new()),
        },
        Verdict::Wrong(fault) => again(reasons::wrong(locale, exercise, &judged.turn, fault)),
    }
}

/// A right answer, for somebody who asks for it.
pub fn shown(locale: Locale, exercise: &'static Exercise) -> Message {
    let turn = exercise.solution();
    let line = locale.learn_shown(code(notation(&turn)), right(locale, exercise));
    solved(locale, exercise, &turn, line)
}

/// The window for an answer as text.
pub fn type_answer(locale: Locale, id: CustomId) -> Modal {
    modal::for_a_move(locale, id)
}

fn right(locale: Locale, exercise: &Exercise) -> String {
    locale.lesson(exercise.topic, Part::Right)
}

/// "Awithlaknan Mosona, 3 of 22: Leaping".
fn heading(locale: Locale, exercise: &Exercise) -> String {
    let (before, count) = exercise.place();
    let title = locale.lesson(exercise.topic, Part::Title);
    locale.learn_heading(exercise.variant().name(), before + 1, count, title)
}

fn task(locale: Locale, exercise: &Exercise) -> String {
    let side = locale.side(exercise.variant(), exercise.learner());
    locale.learn_task(side, locale.lesson(exercise.topic, Part::Task))
}

fn with_choice(locale: Locale, studied: &Studied, lines: &[String], page: u16) -> Message {
    studied.at_table(|table| {
        let lines = lines.iter().cloned().chain(choice_of_men(locale, table, page));
        let content = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
        let picture = scene::picture(locale, table, studied.exercise.learner());
        let message = Message::private(content).with_board(named(studied, picture, studied.done.len()));
        let message = with_men(locale, table, studied, message, page);
        with_chapters(locale, studied.exercise, message.with_buttons(otherwise(locale, studied)))
    })
}

/// The board of an exercise after `turn`, seen by the learner's side.
pub(crate) fn board_of(locale: Locale, exercise: &'static Exercise, turn: &[Action]) -> BoardPicture {
    let after = Studied::new(exercise, turn.to_vec()).unwrap_or_else(|| Studied::begun(exercise));
    let picture = after.at_table(|table| scene::picture(locale, table, exercise.learner()));
    named(&after, picture, turn.len())
}

/// The board after a right turn, and the way on.
fn solved(locale: Locale, exercise: &'static Exercise, turn: &[Action], line: String) -> Message {
    let content = format!("{}\n{line}", heading(locale, exercise));
    let message = Message::private(content).with_board(board_of(locale, exercise, turn));
    let to = exercise
        .next()
        .map_or_else(|| CustomId::Learn { variant: exercise.variant() }, |next| Studied::begun(next).men(0));
    let next = Button::new(to, locale.learn_next()).styled(Style::Success);
    let again = Button::new(Studied::begun(exercise).men(0), locale.learn_again());
    with_chapters(locale, exercise, message.with_buttons([next, again]))
}

/// The file of a lesson's picture begins with its name and the plies played in it.
fn named(studied: &Studied, board: BoardPicture, ply: usize) -> BoardPicture {
    BoardPicture { name: format!("{}-{ply}", studied.exercise.topic), ..board }
}

/// The other ways to answer, and the way back.
fn otherwise(locale: Locale, studied: &Studied) -> Vec<Button> {
    let topic = studied.exercise.topic;
    let typing = Button::new(CustomId::LessonType { topic, done: studied.key() }, locale.button_type());
    let show = Button::new(CustomId::LessonShow { topic }, locale.learn_show());
    let anew = (!studied.done.is_empty())
        .then(|| Button::new(Studied::begun(studied.exercise).men(0), locale.learn_again()));
    let back = studied.exercise.previous();
    let back = back.map(|before| Button::new(Studied::begun(before).men(0), locale.learn_back()));
    [Some(typing), Some(show), anew, back].into_iter().flatten().collect()
}

/// The list of all exercises of the series.
fn with_chapters(locale: Locale, current: &Exercise, message: Message) -> Message {
    let entry = |exercise: &'static Exercise| Choice {
        chosen: exercise.topic == current.topic,
        ..Choice::new(chapter(locale, exercise), &Studied::begun(exercise).men(0))
    };
    let choices = series(current.variant()).iter().map(entry).take(limits::CHOICES).collect();
    let list =
        Select { id: CustomId::Choose { list: CHAPTERS }, placeholder: locale.learn_chapters(), choices };
    message.with_select(list)
}
