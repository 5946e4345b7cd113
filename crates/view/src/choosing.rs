//! Choosing a turn without typing: first the man, then where it goes. For one person alone.

use play::{Hint, Switch};
use rules::{Action, Position, describe::Spot, warriors};

use super::{
    Button, Choice, Locale, Message, Select, Style, Table,
    board::first_choice,
    controls::{Openings, answer, with_openings},
    first_time, limits,
    scene::{Marks, marked},
    words::{code, notation},
};
use crate::custom_id::CustomId;

/// The button that begins the choice, under a board or a list of moves.
pub fn move_button(locale: Locale, table: &Table<'_>) -> Button {
    let (game, board) = (table.id, table.game.board_seq());
    Button::new(CustomId::Pick { game, board, page: 0 }, locale.button_move()).styled(Style::Primary)
}

/// The button that opens the window for a move as text.
pub fn type_button(locale: Locale, table: &Table<'_>) -> Button {
    let (game, board) = (table.id, table.game.board_seq());
    Button::new(CustomId::Type { game, board }, locale.button_type())
}

/// What the controls of a choice say when they are pressed.
pub(super) trait Ids {
    /// Shows a page of the men.
    fn men(&self, page: u16) -> CustomId;
    /// Shows a page of the turns of the man on a place.
    fn man(&self, on: &str, page: u16) -> CustomId;
    /// Says which turn is meant.
    fn turn(&self, turn: &[Action]) -> CustomId;
}

/// In a game the turn is played.
impl Ids for Table<'_> {
    fn men(&self, page: u16) -> CustomId {
        CustomId::Pick { game: self.id, board: self.game.board_seq(), page }
    }

    fn man(&self, on: &str, page: u16) -> CustomId {
        CustomId::Man { game: self.id, board: self.game.board_seq(), on: on.to_owned(), page }
    }

    fn turn(&self, turn: &[Action]) -> CustomId {
        answer(self, turn)
    }
}

/// The `page`th page from 0 of the men that can move, those that can capture first, with what can be done
/// before the move, which is explained to those who want that.
pub fn men(locale: Locale, table: &Table<'_>, page: u16, explained: Switch) -> Message {
    let openings = Openings::of(table);
    let mut lines = choice_of_men(locale, table, page);
    if explained == Switch::On {
        lines.extend((!openings.huffs.is_empty()).then(|| first_time(locale, table, Hint::Huff)));
        lines.extend((!openings.places.is_empty()).then(|| first_time(locale, table, Hint::Place)));
    }
    let message = with_men(locale, table, table, Message::private(lines.join("\n")), page);
    message.with_buttons(otherwise(locale, table))
}

/// What is said to somebody who chooses among the men.
pub(super) fn choice_of_men(locale: Locale, table: &Table<'_>, page: u16) -> Vec<String> {
    let found = table.game.board().some_legal_actions();
    let men = men_of(table, &found.actions);
    let mut lines = Vec::new();
    lines.extend((!men.is_empty()).then(|| locale.choose_man()));
    lines.extend(first_choice(locale, table));
    lines.extend((!found.all).then(|| locale.moves_more()));
    lines.extend(Shown::of(men.len(), page).number(locale));
    lines
}

/// `message` with a page of the men, and with what can be done before the move.
pub(super) fn with_men(
    locale: Locale,
    table: &Table<'_>,
    ids: &dyn Ids,
    message: Message,
    page: u16,
) -> Message {
    let men = men_of(table, &table.game.board().some_legal_actions().actions);
    let shown = Shown::of(men.len(), page);
    let choices = shown.of_all(&men).iter().map(|man| {
        let on = man.on.to_string();
        Choice::new(on.clone(), &ids.man(&on, 0)).described(Some(man.describe(locale)))
    });
    let message = with_choices(message, 0, locale.select_man(), choices.collect());
    let message = message.with_buttons(shown.others(locale, |page| ids.men(page)));
    with_openings(locale, message, &Openings::of(table), &|turn| ids.turn(turn), 1)
}

/// The `page`th page from 0 of the turns of the man on the place called `on`, with a picture that marks where
/// it can go; `None` if it has none.
pub fn turns_of(locale: Locale, table: &Table<'_>, on: &str, page: u16) -> Option<Message> {
    let message = turns_of_man(locale, table, table, on, page)?;
    Some(message.with_buttons(otherwise(locale, table)))
}

/// The same with controls that say something else.
pub(super) fn turns_of_man(
    locale: Locale,
    table: &Table<'_>,
    ids: &dyn Ids,
    on: &str,
    page: u16,
) -> Option<Message> {
    let found = table.game.board().some_legal_actions();
    let mut turns: Vec<Action> = found.actions.iter().copied().filter(|action| is_of(action, on)).collect();
    turns.sort_by_key(|action| std::cmp::Reverse(action.takes()));
    let man = turns.first()?.man();
    let shown = Shown::of(turns.len(), page);
    let choices: Vec<Choice> =
        shown.of_all(&turns).iter().map(|&action| turn_choice(locale, ids, action)).collect();
    let lines =
        [Some(locale.choose_turn(code(on))), (!found.all).then(|| locale.moves_more()), shown.number(locale)];
    let content = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let others = shown.others(locale, |page| ids.man(on, page));
    let page = men_of(table, &found.actions).iter().position(|man| man.on.to_string() == on).map(page_of);
    let back = Button::new(ids.men(page.unwrap_or(0)), locale.button_other_man());
    let picture = marked(locale, table, table.game.to_move(), &Marks::of(man, &turns));
    let message = Message::private(content).with_board(picture);
    let message = with_choices(message, 0, locale.select_turn(), choices);
    Some(message.with_buttons(others).with_buttons([back]))
}

fn is_of(action: &Action, on: &str) -> bool {
    action.man().is_some_and(|spot| spot.to_string() == on)
}

/// A man that can move.
struct Man {
    on: Spot,
    steps: usize,
    captures: usize,
    is_priest: bool,
}

impl Man {
    /// "2 moves, 1 capture".
    fn describe(&self, locale: Locale) -> String {
        let parts = [
            self.is_priest.then(|| locale.man_priest()),
            (self.steps > 0).then(|| locale.man_steps(self.steps)),
            (self.captures > 0).then(|| locale.man_captures(self.captures)),
        ];
        locale.list_of(&parts.into_iter().flatten().collect::<Vec<_>>())
    }
}

/// The men that can move, those that can capture first, each kind in the order of `actions`.
fn men_of(table: &Table<'_>, actions: &[Action]) -> Vec<Man> {
    let mut men: Vec<Man> = Vec::new();
    for &action in actions {
        let Some(on) = action.man() else { continue };
        let known = men.iter().position(|man| man.on == on);
        let at = known.unwrap_or_else(|| {
            men.push(Man { on, steps: 0, captures: 0, is_priest: is_priest(table, on) });
            men.len() - 1
        });
        match action.takes() {
            0 => men[at].steps += 1,
            _ => men[at].captures += 1,
        }
    }
    men.sort_by_key(|man| man.captures == 0);
    men
}

fn is_priest(table: &Table<'_>, on: Spot) -> bool {
    let (Position::Warriors(position), Spot::Square(square)) = (table.game.board().position(), on) else {
        return false;
    };
    let side = position.to_move();
    position.priest(side.team()) == warriors::Priest::OnBoard(side, square)
}

fn turn_choice(locale: Locale, ids: &dyn Ids, action: Action) -> Choice {
    let spares = matches!(action, Action::Warriors(warriors::Action::Decline { .. }));
    let description = match action.takes() {
        0 => spares.then(|| locale.turn_spares()),
        count => Some(locale.turn_takes(count)),
    };
    Choice::new(notation(&[action]), &ids.turn(&[action])).described(description)
}

fn with_choices(message: Message, list: u8, placeholder: String, choices: Vec<Choice>) -> Message {
    if choices.is_empty() {
        return message;
    }
    message.with_select(Select { id: CustomId::Choose { list }, placeholder, choices })
}

/// The other ways to say a move.
fn otherwise(locale: Locale, table: &Table<'_>) -> [Button; 2] {
    let all = CustomId::Moves { game: table.id, page: 0 };
    [type_button(locale, table), Button::new(all, locale.button_moves())]
}

/// Which of several pages is shown.
struct Shown {
    page: usize,
    pages: usize,
}

/// The page on which the `index`th entry stands.
fn page_of(index: usize) -> u16 {
    u16::try_from(index / limits::CHOICES).unwrap_or(u16::MAX)
}

impl Shown {
    /// The page asked for of so many entries, or the last one there is.
    fn of(entries: usize, page: u16) -> Shown {
        let pages = entries.div_ceil(limits::CHOICES);
        Shown { page: usize::from(page).min(pages.saturating_sub(1)), pages }
    }

    fn of_all<'a, T>(&self, entries: &'a [T]) -> &'a [T] {
        entries.chunks(limits::CHOICES).nth(self.page).unwrap_or_default()
    }

    fn number(&self, locale: Locale) -> Option<String> {
        (self.pages > 1).then(|| locale.page_of(self.page + 1, self.pages))
    }

    /// Buttons to the pages beside it.
    fn others(&self, locale: Locale, turn_to: impl Fn(u16) -> CustomId) -> Vec<Button> {
        let to = |page: usize| turn_to(u16::try_from(page).unwrap_or(u16::MAX));
        let back = (self.page > 0).then(|| Button::new(to(self.page - 1), locale.button_previous()));
        let on = (self.page + 1 < self.pages).then(|| Button::new(to(self.page + 1), locale.button_next()));
        [back, on].into_iter().flatten().collect()
    }
}
