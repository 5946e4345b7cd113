//! What there is to know and to take along: rules, times, files, and other ways to see the board.

use maud::{Markup, html};
use play::{Game, Time};
use render::Theme;
use time::{OffsetDateTime, macros::format_description};

use super::game::Shown;
use crate::look::{Bottom, Look};

pub fn facts(shown: &Shown<'_>, then: &Game) -> Markup {
    let locale = shown.locale;
    let last_move = then.last_played_at();
    html! {
        section #facts {
            dl {
                dt { (locale.page_rules()) }
                dd { (shown.page.rules) }
                @if let Some(time) = last_move {
                    dt { (locale.page_last_move()) }
                    dd { (moment(time)) }
                }
            }
            nav.view aria-label=(locale.page_view()) {
                (choices(&locale.page_seen_by(), bottoms(shown)))
                (choices(&locale.page_theme(), themes(shown)))
            }
            nav.files aria-label=(locale.page_files()) {
                a href=(shown.path("/record.txt")) { (locale.page_record()) }
                " "
                a href=(shown.path(&format!("/game.gif{}", shown.look.query()))) { (locale.page_gif()) }
            }
        }
    }
}

/// One of several ways to see the board.
struct Choice {
    words: String,
    address: String,
    is_chosen: bool,
}

fn bottoms(shown: &Shown<'_>) -> Vec<Choice> {
    let seats = shown.page.seats.iter().map(|seat| (Bottom::Side(seat.side), seat.called.clone()));
    let mover = (Bottom::Mover, shown.locale.page_seen_by_mover());
    let choice = |(bottom, words)| choice(shown, words, Look { bottom, ..shown.look });
    seats.chain([mover]).map(choice).collect()
}

fn themes(shown: &Shown<'_>) -> Vec<Choice> {
    let words = |theme: &Theme| shown.locale.page_theme_name(theme.name);
    Theme::ALL.iter().map(|&theme| choice(shown, words(theme), Look { theme, ..shown.look })).collect()
}

fn choice(shown: &Shown<'_>, words: String, look: Look) -> Choice {
    let ply = Some(shown.ply).filter(|_| !shown.is_newest());
    Choice { words, address: shown.address_in(ply, look), is_chosen: look == shown.look }
}

fn choices(label: &str, choices: Vec<Choice>) -> Markup {
    html! {
        div.choices {
            span.label { (label) }
            ul aria-label=(label) {
                @for choice in choices {
                    li {
                        a href=(choice.address) aria-current=[choice.is_chosen.then_some("true")] { (choice.words) }
                    }
                }
            }
        }
    }
}

/// By universal time; the script puts the reader's own in its place.
fn moment(time: Time) -> Markup {
    let moment = OffsetDateTime::from_unix_timestamp(time.seconds()).ok();
    let machine = moment.and_then(|moment| {
        moment.format(format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]Z")).ok()
    });
    let words = moment.and_then(|moment| {
        moment.format(format_description!("[year]-[month]-[day] [hour]:[minute] UTC")).ok()
    });
    html! { time datetime=[machine] { (words.unwrap_or_default()) } }
}
