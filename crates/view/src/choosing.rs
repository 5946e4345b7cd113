//! Choosing a turn without typing: first the man, then where it goes. For one person alone.

use play::Hint;
use rules::{Action, Position, describe::Spot, strip, warriors};

use super::{
    Button, Choice, Locale, Message, Select, Style, Table,
    board::first_choice,
    controls::{Openings, answer, with_openings},
    first_time, limits,
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

/// The `page`th page from 0 of the men that can move, those that can capture first, with what can be done
/// before the move.
pub fn men(locale: Locale, table: &Table<'_>, page: u16) -> Message {
    let found = table.game.board().some_legal_actions();
    let men = men_of(table, &found.actions);
    let (game, board) = (table.id, table.game.board_seq());
    let shown = Shown::of(men.len(), page);
    let choices = shown.of_all(&men).iter().map(|man| {
        let id = CustomId::Man { game, board, on: man.on.to_string(), page: 0 };
        Choice::new(man.on.to_string(), &id).described(Some(man.describe(locale)))
    });
    let choices: Vec<Choice> = choices.collect();
    let openings = Openings::of(table);
    let mut lines = Vec::new();
    lines.extend((!men.is_empty()).then(|| locale.choose_man()));
    lines.extend(first_choice(locale, table));
    lines.extend((!openings.huffs.is_empty()).then(|| first_time(locale, Hint::Huff)));
    lines.extend((!openings.places.is_empty()).then(|| first_time(locale, Hint::Place)));
    lines.extend((!found.all).then(|| locale.moves_more()));
    lines.extend(shown.number(locale));
    let message = with_choices(Message::private(lines.join("\n")), 0, locale.select_man(), choices);
    let message = message.with_buttons(shown.others(locale, |page| CustomId::Pick { game, board, page }));
    let message = with_openings(locale, table, message, &openings, answer, 1);
    message.with_buttons(otherwise(locale, table))
}

/// The `page`th page from 0 of the turns of the man on the place called `on`; `None` if it has none.
pub fn turns_of(locale: Locale, table: &Table<'_>, on: &str, page: u16) -> Option<Message> {
    let found = table.game.board().some_legal_actions();
    let of_man = |action: &Action| man(*action).is_some_and(|spot| spot.to_string() == on);
    let mut turns: Vec<Action> = found.actions.iter().copied().filter(of_man).collect();
    turns.sort_by_key(|action| std::cmp::Reverse(taken(*action)));
    let (game, board) = (table.id, table.game.board_seq());
    let shown = Shown::of(turns.len(), page);
    let choices: Vec<Choice> =
        shown.of_all(&turns).iter().map(|&action| turn_choice(locale, table, action)).collect();
    if choices.is_empty() {
        return None;
    }
    let lines =
        [Some(locale.choose_turn(code(on))), (!found.all).then(|| locale.moves_more()), shown.number(locale)];
    let content = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let others = shown.others(locale, |page| CustomId::Man { game, board, on: on.to_owned(), page });
    let page = men_of(table, &found.actions).iter().position(|man| man.on.to_string() == on).map(page_of);
    let back = CustomId::Pick { game, board, page: page.unwrap_or(0) };
    let back = Button::new(back, locale.button_other_man());
    let message = with_choices(Message::private(content), 0, locale.select_turn(), choices);
    Some(message.with_buttons(others).with_buttons([back].into_iter().chain(otherwise(locale, table))))
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
        let Some(on) = man(action) else { continue };
        let known = men.iter().position(|man| man.on == on);
        let at = known.unwrap_or_else(|| {
            men.push(Man { on, steps: 0, captures: 0, is_priest: is_priest(table, on) });
            men.len() - 1
        });
        match taken(action) {
            0 => men[at].steps += 1,
            _ => men[at].captures += 1,
        }
    }
    men.sort_by_key(|man| man.captures == 0);
    men
}

/// The man that goes or leaps; `None` for what is no move.
fn man(action: Action) -> Option<Spot> {
    match action {
        Action::Strip(strip::Action::Step { from, .. }) => Some(from.into()),
        Action::Strip(strip::Action::Capture(chain)) => Some(chain.from().into()),
        Action::Warriors(warriors::Action::Move { from, .. } | warriors::Action::Decline { from, .. }) => {
            Some(from.into())
        }
        Action::Strip(strip::Action::Huff(_))
        | Action::Warriors(warriors::Action::Place(_) | warriors::Action::Pass) => None,
    }
}

/// How many men come off.
fn taken(action: Action) -> usize {
    match action {
        Action::Strip(strip::Action::Capture(chain)) => chain.leaps().len(),
        Action::Warriors(warriors::Action::Move { taken, .. }) => taken.len(),
        _ => 0,
    }
}

fn is_priest(table: &Table<'_>, on: Spot) -> bool {
    let (Position::Warriors(position), Spot::Square(square)) = (table.game.board().position(), on) else {
        return false;
    };
    let side = position.to_move();
    position.priest(side.team()) == warriors::Priest::OnBoard(side, square)
}

fn turn_choice(locale: Locale, table: &Table<'_>, action: Action) -> Choice {
    let spares = matches!(action, Action::Warriors(warriors::Action::Decline { .. }));
    let description = match taken(action) {
        0 => spares.then(|| locale.turn_spares()),
        count => Some(locale.turn_takes(count)),
    };
    Choice::new(notation(&[action]), &answer(table, &[action])).described(description)
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
