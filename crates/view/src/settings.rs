//! The cards on which people choose how they like things, and servers how games go.

use play::{House, HouseChoice, Language, MoveLimit, Place, Preference, Preferences, Reminder, Role};

use super::{Button, Choice, Locale, Message, Pickable, Picker, Select, limits};
use crate::custom_id::CustomId;

/// So many lists on a page, so that buttons go below them.
const ON_A_PAGE: usize = limits::ROWS - 1;
/// So many channels or roles are named before the rest is left out.
const NAMED: usize = 10;

/// The answer to `/settings`: what somebody has chosen, page `page`, each in a list.
pub fn preferences(locale: Locale, chosen: &Preferences, reminder: Reminder, page: u16) -> Message {
    let lists = Preference::ALL.map(|what| Select {
        id: CustomId::Prefer { what },
        placeholder: locale.preference_about(what.word()),
        choices: what.choices().into_iter().map(|word| preference(locale, chosen, what, word)).collect(),
    });
    let lists: Vec<Select> = lists.into_iter().chain([reminders(locale, reminder)]).collect();
    let (page, shown) = page_of(&lists, page);
    let message = Message::private(locale.settings_heading());
    let message = shown.iter().cloned().fold(message, Message::with_select);
    let others = other_pages(lists.len(), page);
    message.with_buttons(others.map(|page| page_button(locale, page, CustomId::Preferences { page })))
}

/// Also chosen by `/reminder`.
fn reminders(locale: Locale, chosen: Reminder) -> Select {
    let choice = |reminder: Reminder| {
        let label = locale.reminder_label(locale.reminder(reminder));
        Choice { chosen: reminder == chosen, ..Choice::of(label, reminder.to_string()) }
    };
    // One of their own stands first.
    let own = (!Reminder::OFFERED.contains(&chosen)).then_some(chosen);
    let choices = own.into_iter().chain(Reminder::OFFERED).map(choice).collect();
    Select { id: CustomId::Remind {}, placeholder: locale.reminder_about(), choices }
}

fn preference(locale: Locale, chosen: &Preferences, what: Preference, word: &str) -> Choice {
    let label = match word.parse::<Language>() {
        Ok(language) => locale.language_choice(name(language)),
        Err(_) => locale.preference_choice(format!("{what}_{word}")),
    };
    Choice { chosen: chosen.word(what) == word, ..Choice::of(label, word.to_owned()) }
}

/// The answer to `/server-settings`: what a server has chosen, page `page`.
pub fn house(locale: Locale, chosen: &House, page: u16) -> Message {
    let (page, shown) = page_of(&HouseChoice::ALL, page);
    let mut lines = vec![locale.house_heading()];
    lines.extend(shown.iter().filter_map(|what| summary(locale, chosen, *what)));
    let message = shown.iter().fold(Message::private(lines.join("\n")), |message, &what| {
        match picker(locale, chosen, what) {
            Some(picker) => message.with_picker(picker),
            None => message.with_select(list(locale, chosen, what)),
        }
    });
    let others = other_pages(HouseChoice::ALL.len(), page);
    message.with_buttons(others.map(|page| page_button(locale, page, CustomId::House { page })))
}

/// What a list that Discord fills does not say by itself.
fn summary(locale: Locale, chosen: &House, what: HouseChoice) -> Option<String> {
    match what {
        HouseChoice::Channels if chosen.channels.is_empty() => Some(locale.house_channels_everywhere()),
        HouseChoice::Channels => Some(locale.house_channels(channels(locale, &chosen.channels))),
        HouseChoice::Roles if chosen.roles.is_empty() => Some(locale.house_roles_everybody()),
        HouseChoice::Roles => Some(locale.house_roles(roles(locale, &chosen.roles))),
        HouseChoice::Announce => Some(match chosen.announce {
            Some(channel) => locale.house_announce(channels(locale, &[channel])),
            None => locale.house_announce_nowhere(),
        }),
        HouseChoice::Preset | HouseChoice::Limit | HouseChoice::Venue | HouseChoice::Language => None,
    }
}

fn picker(locale: Locale, house: &House, what: HouseChoice) -> Option<Picker> {
    let (of, placeholder, chosen, most) = match what {
        HouseChoice::Channels => {
            (Pickable::Channels, locale.pick_channels(), house.channels.iter().map(|at| at.0).collect(), 25)
        }
        HouseChoice::Roles => {
            (Pickable::Roles, locale.pick_roles(), house.roles.iter().map(|role| role.0).collect(), 25)
        }
        HouseChoice::Announce => {
            (Pickable::Channels, locale.pick_announce(), house.announce.iter().map(|at| at.0).collect(), 1)
        }
        HouseChoice::Preset | HouseChoice::Limit | HouseChoice::Venue | HouseChoice::Language => return None,
    };
    Some(Picker { id: CustomId::Arrange { what }, placeholder, of, chosen, most })
}

fn list(locale: Locale, house: &House, what: HouseChoice) -> Select {
    let chosen = house.words(what);
    let choice = |word: String| {
        let label = house_label(locale, what, &word);
        Choice { chosen: word == chosen, ..Choice::of(label, word) }
    };
    let choices = what.choices().into_iter().map(choice).collect();
    Select { id: CustomId::Arrange { what }, placeholder: locale.house_about(what.word()), choices }
}

fn house_label(locale: Locale, what: HouseChoice, word: &str) -> String {
    if let (HouseChoice::Language, Ok(language)) = (what, word.parse::<Language>()) {
        return locale.language_choice(name(language));
    }
    match (what, word.parse::<MoveLimit>()) {
        (HouseChoice::Limit, Ok(limit)) => locale.house_limit(locale.limit(limit)),
        (HouseChoice::Preset, _) if word != "traditional" => locale.house_preset(word),
        _ => locale.house_choice(format!("{what}_{word}")),
    }
}

/// A language by its own name.
fn name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Spanish => "Español",
        Language::German => "Deutsch",
        Language::French => "Français",
    }
}

/// Channels as Discord links them.
pub(super) fn channels(locale: Locale, channels: &[Place]) -> String {
    let named: Vec<String> = channels.iter().take(NAMED).map(|channel| format!("<#{channel}>")).collect();
    locale.list(&with_rest(named, channels.len()))
}

/// Roles as Discord shows them: nobody is pinged by that, as no message here may.
pub(super) fn roles(locale: Locale, roles: &[Role]) -> String {
    let named: Vec<String> = roles.iter().take(NAMED).map(|role| format!("<@&{}>", role.0)).collect();
    locale.list(&with_rest(named, roles.len()))
}

fn with_rest(mut named: Vec<String>, count: usize) -> Vec<String> {
    if count > named.len() {
        named.push("…".to_owned());
    }
    named
}

/// A page that there is, and what is on it.
fn page_of<T>(all: &[T], page: u16) -> (u16, &[T]) {
    let pages = all.len().div_ceil(ON_A_PAGE);
    let page = usize::from(page).min(pages - 1);
    let shown = all.chunks(ON_A_PAGE).nth(page).unwrap_or_default();
    (u16::try_from(page).unwrap_or(0), shown)
}

fn other_pages(count: usize, page: u16) -> impl Iterator<Item = u16> {
    (0..).take(count.div_ceil(ON_A_PAGE)).filter(move |other| *other != page)
}

fn page_button(locale: Locale, page: u16, id: CustomId) -> Button {
    Button::new(id, locale.button_settings_page(page))
}

/// The page on which something is chosen.
pub fn page_with(what: Preference) -> u16 {
    let at = Preference::ALL.iter().position(|known| *known == what).unwrap_or(0);
    u16::try_from(at / ON_A_PAGE).unwrap_or(0)
}

/// The page on which the time of reminders is chosen: it comes last.
pub fn reminder_page() -> u16 {
    u16::try_from(Preference::ALL.len() / ON_A_PAGE).unwrap_or(0)
}

/// The page on which something is chosen for the server.
pub fn house_page_with(what: HouseChoice) -> u16 {
    let at = HouseChoice::ALL.iter().position(|known| *known == what).unwrap_or(0);
    u16::try_from(at / ON_A_PAGE).unwrap_or(0)
}
