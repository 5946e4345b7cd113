//! Time off and reminders: `/vacation`, `/reminder`.

use std::time::Duration;

use play::{Refusal, Reminder, Time};
use time::{Date, Month, OffsetDateTime};
use view::{Locale, Message};

use super::{Choice, Command, Kind, Need, Opt, Scope, Takes};
use crate::{
    call::{Asker, Call, Press},
    ctx::Ctx,
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "vacation",
        kind: Kind::Slash(Locale::command_vacation),
        scope: Scope::Everywhere,
        options: &[DAYS, UNTIL],
        run: |ctx, call| Box::pin(vacation(ctx, call)),
    },
    Command {
        name: "reminder",
        kind: Kind::Slash(Locale::command_reminder),
        scope: Scope::Everywhere,
        options: &[BEFORE],
        run: |ctx, call| Box::pin(reminder(ctx, call)),
    },
];

const DAYS: Opt =
    Opt { name: "days", describe: Locale::option_days, takes: Takes::OneOf(days), need: Need::Optional };
const UNTIL: Opt = Opt {
    name: "until",
    describe: Locale::option_until,
    takes: Takes::Completed(|ctx, call| Box::pin(std::future::ready(complete_until(ctx, call)))),
    need: Need::Optional,
};
const BEFORE: Opt = Opt {
    name: "before",
    describe: Locale::option_before,
    takes: Takes::Completed(|_, call| Box::pin(std::future::ready(complete_before(call)))),
    need: Need::Optional,
};

const BACK: &str = "back";
const LENGTHS: [(&str, u64); 8] =
    [("1", 1), ("2", 2), ("3", 3), ("5", 5), ("7", 7), ("10", 10), ("14", 14), ("21", 21)];
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn days(locale: Locale) -> Vec<(&'static str, String)> {
    let lengths = LENGTHS.map(|(word, days)| (word, locale.vacation_days(days)));
    lengths.into_iter().chain([(BACK, locale.vacation_back())]).collect()
}

async fn vacation(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let length = call.text("days").and_then(|word| LENGTHS.into_iter().find(|length| length.0 == word));
    let until = match (call.text("days"), length, call.text("until")) {
        (Some(BACK), ..) => return back(ctx, &call.asker).await,
        (_, Some((_, days)), _) => ctx.now() + DAY * u32::try_from(days).unwrap_or(u32::MAX),
        (_, None, Some(text)) => match end_of(text) {
            Some(end) => end,
            None => return Ok(view::no_day(call.asker.locale)),
        },
        (_, None, None) => return shown(ctx, &call.asker).await,
    };
    let begun = ctx.store.go_on_vacation(call.asker.player, until).await?;
    begun.map_err(Refusal::from)?;
    shown(ctx, &call.asker).await
}

async fn shown(ctx: &Ctx, asker: &Asker) -> Result<Message, Problem> {
    let state = ctx.store.vacation(asker.player).await?;
    Ok(view::vacation(asker.locale, state.under_way.as_ref(), state.left))
}

async fn back(ctx: &Ctx, asker: &Asker) -> Result<Message, Problem> {
    ctx.store.end_vacation(asker.player).await?.map_err(Refusal::from)?;
    let state = ctx.store.vacation(asker.player).await?;
    Ok(view::back_from_vacation(asker.locale, state.left))
}

/// The button under the answer to `/vacation`.
pub async fn end(ctx: &Ctx, press: &Press) -> Result<Reply, Problem> {
    Ok(Reply::to(press, back(ctx, &press.asker).await?))
}

/// The last second of a day that is written like `2026-12-24`, by universal time.
fn end_of(text: &str) -> Option<Time> {
    let mut parts = text.trim().splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    let end = date.with_hms(23, 59, 59).ok()?.assume_utc();
    Some(Time(end.unix_timestamp().checked_mul(1000)?))
}

/// The days that are in reach.
fn complete_until(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let typed = call.text("until").unwrap_or_default().trim().to_owned();
    let today = ctx.now().seconds();
    let day = |days: i64| OffsetDateTime::from_unix_timestamp(today + days * 24 * 60 * 60).ok();
    let days = (0..=20).filter_map(day).map(|moment| moment.date().to_string());
    days.filter(|day| day.contains(&typed)).map(Choice::of).collect()
}

/// A time that was written, else those that are offered.
fn complete_before(call: &Call) -> Vec<Choice> {
    let typed = call.text("before").unwrap_or_default();
    let choice = |reminder: Reminder| Choice {
        name: call.asker.locale.reminder(reminder),
        value: reminder.to_string(),
    };
    let written = typed.parse::<Reminder>().ok().map(choice);
    let offered = Reminder::OFFERED.map(choice);
    let fits = |choice: &Choice| choice.value.contains(typed.trim()) || choice.name.contains(typed.trim());
    written.map_or_else(|| offered.into_iter().filter(fits).collect(), |written| vec![written])
}

async fn reminder(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let (player, locale) = (call.asker.player, call.asker.locale);
    if let Some(text) = call.text("before") {
        let Ok(wanted) = text.parse() else { return Ok(view::no_reminder(locale)) };
        ctx.store.set_reminder(player, wanted).await?;
    }
    Ok(view::reminder(locale, ctx.store.reminder(player).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_end_with_their_last_second() {
        assert_eq!(end_of("2026-12-24"), Some(Time(1_798_156_799_000)));
        assert!(end_of(" 2026-1-2 ").is_some());
        for text in ["", "tomorrow", "2026-13-01", "2026-02-30", "24.12.2026", "99999999999-1-1"] {
            assert_eq!(end_of(text), None, "{text}");
        }
    }
}
