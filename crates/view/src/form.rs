//! The form for a challenge: lists for the game, the rules, who begins and the time; on further pages the
//! options one by one. What is chosen so far is summed up above them.

use play::{Begins, BestOf, Level, MoveLimit};
use rules::{Rules, Variant};

use super::{Button, Choice, Locale, Message, Names, Select, Style, limits};
use crate::{
    custom_id::{CustomId, FormPart},
    draft::{ANYBODY, FOUR, Form, values_of},
};

/// The lists of a page; the last row is for buttons.
const LISTS: usize = limits::ROWS - 1;

/// A page of the form, from 0; `fault`: why the last choice changed nothing.
pub fn form(locale: Locale, form: &Form, page: u8, names: &Names, fault: Option<&str>) -> Message {
    let pages = pages(form);
    let page = usize::from(page).min(pages - 1);
    let lists = if page == 0 { first_page(locale, form) } else { options(locale, form, page) };
    let content = [Some(summary(locale, form, names)), fault.map(str::to_owned)];
    let message = Message::private(content.into_iter().flatten().collect::<Vec<_>>().join("\n"));
    let message = lists.into_iter().enumerate().fold(message, |message, (number, list)| {
        let part = FormPart::List { page: small(page), number: small(number) };
        message.with_select(list.select(CustomId::Form { form: *form, part }))
    });
    message.with_buttons(buttons(locale, form, page, pages))
}

/// The way back to the first page.
pub fn back_to_form(locale: Locale, form: &Form) -> Button {
    let id = CustomId::Form { form: *form, part: FormPart::Page(0) };
    Button::new(id, locale.button_previous())
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn pages(form: &Form) -> usize {
    // The length of the series has a list too, and who takes the free seats where there are any.
    1 + (usize::from(has_free_seats(form)) + 1 + shown(form).len()).div_ceil(LISTS)
}

/// The settings that have a list: those with a choice. How many play is part of the game.
fn shown(form: &Form) -> Vec<String> {
    let has_list = |setting: &String| !setting.starts_with("seats=") && values(form, setting).len() > 1;
    form.rules.settings().into_iter().filter(has_list).collect()
}

/// Every value of the option that `setting` is about.
fn values(form: &Form, setting: &str) -> Vec<String> {
    values_of(form.rules.variant(), setting)
}

fn buttons(locale: Locale, form: &Form, page: usize, pages: usize) -> Vec<Button> {
    let part = |part| CustomId::Form { form: *form, part };
    let turn = |page: usize, label| Button::new(part(FormPart::Page(small(page))), label);
    let back = (page > 0).then(|| turn(page - 1, locale.button_previous()));
    let next_label = if page == 0 { locale.button_options() } else { locale.button_next() };
    let next = (page + 1 < pages).then(|| turn(page + 1, next_label));
    let alone = form.people.named(&form.rules).next().is_none();
    let send = locale.button_send(match form.program {
        Some(_) if alone => "program",
        None if has_free_seats(form) => "anybody",
        Some(_) | None => "named",
    });
    let send = Button::new(part(FormPart::Send), send).styled(Style::Success);
    [Some(send), back, next].into_iter().flatten().collect()
}

/// What the challenge will be.
fn summary(locale: Locale, form: &Form, names: &Names) -> String {
    let seats = form.people.seats(&form.rules);
    let who: Vec<String> = seats
        .into_iter()
        .map(|seat| match (seat, form.program) {
            (Some(player), _) => names.shown(locale, player),
            (None, Some(level)) => locale.program_shown(level),
            (None, None) => locale.form_anybody(),
        })
        .collect();
    let game = form.rules.variant().name();
    let people = match &who[..] {
        [partner, opponent, second] => locale.form_four(game, partner, opponent, second),
        who => locale.form_two(game, who.concat()),
    };
    let terms = locale.challenge_rules(locale.terms_line(&form.rules, form.limit, form.best_of));
    format!("{people}\n{terms}\n{}", locale.form_begins(begins_word(form.begins)))
}

/// Entries of which one is chosen.
struct List {
    placeholder: String,
    entries: Vec<Choice>,
}

impl List {
    fn select(self, id: CustomId) -> Select {
        Select { id, placeholder: self.placeholder, choices: self.entries }
    }
}

fn entry(label: String, value: String, chosen: bool) -> Choice {
    Choice { chosen, ..Choice::of(label, value) }
}

fn first_page(locale: Locale, form: &Form) -> Vec<List> {
    vec![games(locale, form), presets(locale, form), who_begins(locale, form), times(locale, form)]
}

fn games(locale: Locale, form: &Form) -> List {
    let four = form.rules.sides().len() == 4;
    let variants = Variant::ALL.map(|variant| {
        let chosen = variant == form.rules.variant() && !four;
        entry(variant.name().to_owned(), format!("game={}", variant.word()), chosen)
    });
    let label = format!("{} ({})", Variant::Awithlaknakwe.name(), locale.setting("seats=4"));
    let entries = variants.into_iter().chain([entry(label, format!("game={FOUR}"), four)]).collect();
    List { placeholder: locale.form_game(), entries }
}

fn presets(locale: Locale, form: &Form) -> List {
    let words = Rules::words(form.rules.variant()).into_iter().filter(|word| !word.contains('='));
    let entries = words.map(|preset| {
        let made = form.with(&format!("preset={preset}"));
        let chosen = made.as_ref().is_ok_and(|made| made.rules == form.rules);
        let label = locale.preset(&preset);
        let described = made.ok().map(|made| locale.rules_line(&made.rules)).filter(|line| *line != label);
        entry(label, format!("preset={preset}"), chosen).described(described)
    });
    List { placeholder: locale.form_preset(), entries: entries.collect() }
}

fn who_begins(locale: Locale, form: &Form) -> List {
    let entries = [Begins::Random, Begins::First, Begins::Second].map(|begins| {
        let word = begins_word(begins);
        entry(begins_choice(locale, begins), format!("begins={word}"), begins == form.begins)
    });
    List { placeholder: locale.form_who(), entries: entries.to_vec() }
}

fn begins_choice(locale: Locale, begins: Begins) -> String {
    match begins {
        Begins::First => locale.begins_first(),
        Begins::Second => locale.begins_second(),
        Begins::Random => locale.begins_random(),
    }
}

fn begins_word(begins: Begins) -> &'static str {
    match begins {
        Begins::First => "first",
        Begins::Second => "second",
        Begins::Random => "random",
    }
}

fn times(locale: Locale, form: &Form) -> List {
    let none = entry(locale.form_no_limit(), "limit=none".to_owned(), form.limit.is_none());
    let limits = MoveLimit::ALL.map(|limit| {
        let label = locale.form_limit(locale.limit(limit));
        entry(label, format!("limit={limit}"), form.limit == Some(limit))
    });
    List { placeholder: locale.form_time(), entries: std::iter::once(none).chain(limits).collect() }
}

/// The lists of a page after the first: who takes the free seats, how many games, and the options, each with all its values.
fn options(locale: Locale, form: &Form, page: usize) -> Vec<List> {
    let settings = shown(form);
    let options = settings.iter().map(|setting| option(locale, form, setting));
    let free = has_free_seats(form).then(|| free_seats(locale, form));
    let lists = free.into_iter().chain([series(locale, form)]).chain(options);
    lists.skip((page - 1) * LISTS).take(LISTS).collect()
}

/// Whether somebody plays who is not named.
fn has_free_seats(form: &Form) -> bool {
    form.people.seats(&form.rules).iter().any(Option::is_none)
}

fn free_seats(locale: Locale, form: &Form) -> List {
    let anybody = entry(locale.form_free_anybody(), format!("free={ANYBODY}"), form.program.is_none());
    let levels = Level::all()
        .map(|level| entry(locale.program(level), format!("free={level}"), form.program == Some(level)));
    List { placeholder: locale.form_free(), entries: std::iter::once(anybody).chain(levels).collect() }
}

fn series(locale: Locale, form: &Form) -> List {
    let entries = BestOf::ALL.map(|best_of| {
        let label = locale.best_of(best_of.games());
        entry(label, format!("best-of={best_of}"), best_of == form.best_of)
    });
    List { placeholder: locale.form_best_of(), entries: entries.to_vec() }
}

fn option(locale: Locale, form: &Form, setting: &str) -> List {
    let entries = values(form, setting).into_iter().map(|word| {
        let chosen = word == setting;
        entry(locale.setting(&word), word, chosen)
    });
    List { placeholder: locale.form_option(), entries: entries.collect() }
}
