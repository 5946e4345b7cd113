//! Vacations and reminders: how it stands, for the one who asks.

use std::time::Duration;

use play::{Game, GameId, Reminder, Unit, Vacation, VacationRefusal};

use super::{
    Button, Link, Locale, Message, Style,
    words::{code, day},
};
use crate::custom_id::CustomId;

/// Whether somebody is on vacation, and how much is left.
pub fn vacation(locale: Locale, under_way: Option<&Vacation>, left: Duration) -> Message {
    let told = match under_way {
        Some(vacation) => locale.vacation_under_way(day(vacation.until)),
        None => locale.vacation_none(),
    };
    let back = under_way
        .map(|_| Button::new(CustomId::EndVacation {}, locale.vacation_back()).styled(Style::Success));
    Message::private(told).followed_by(&left_days(locale, left)).with_buttons(back)
}

/// That a vacation has ended.
pub fn back_from_vacation(locale: Locale, left: Duration) -> Message {
    Message::private(locale.vacation_ended()).followed_by(&left_days(locale, left))
}

fn left_days(locale: Locale, left: Duration) -> String {
    const DAY: f64 = 24.0 * 60.0 * 60.0;
    // Of a vacation that was just chosen anew some seconds are gone.
    locale.vacation_left((left.as_secs_f64() / DAY).round() as u64)
}

/// A day that could be the last of a vacation, as it is written.
const EXAMPLE: &str = "2026-12-24";

/// What was to be a day is none.
pub fn no_day(locale: Locale) -> Message {
    Message::private(locale.vacation_unread(code(EXAMPLE)))
}

/// Why nobody goes on vacation.
pub(super) fn refused(locale: Locale, why: VacationRefusal) -> Message {
    Message::private(match why {
        VacationRefusal::Over => locale.vacation_over(code(EXAMPLE)),
        VacationRefusal::TooLong { left } => left_days(locale, left),
        VacationRefusal::NotOnVacation => locale.vacation_none(),
    })
}

/// What was to be a time before the end is none.
pub fn no_reminder(locale: Locale) -> Message {
    let [short, own, long] = ["30m", "2h", "1d"].map(code);
    Message::private(locale.reminder_unread(short, own, long, code("default"), code("off")))
}

/// How somebody is reminded.
pub fn reminder(locale: Locale, reminder: Reminder) -> Message {
    Message::private(locale.reminder_is(locale.reminder(reminder)))
}

impl Locale {
    /// How long before the end of the time somebody is reminded.
    pub fn reminder(self, reminder: Reminder) -> String {
        let (unit, count) = match reminder {
            Reminder::ByLimit => ("default", 0),
            Reminder::Off => ("off", 0),
            Reminder::Before(lead) => match lead.units() {
                (Unit::Minutes, count) => ("minutes", count),
                (Unit::Hours, count) => ("hours", count),
                (Unit::Days, count) => ("days", count),
            },
        };
        self.reminder_choice(unit, count)
    }
}

/// `message`, which calls somebody for whom everybody waits, with the way to one of the games.
pub fn with_game(locale: Locale, message: Message, id: GameId, game: &Game, link: &Link) -> Message {
    let name = game.rules().variant().name();
    message.followed_by(&locale.called_game(id.to_string(), name, link.address()))
}
