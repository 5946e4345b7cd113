//! Long answers in pages, each one message.

use super::{Button, Locale, Message, limits};
use crate::custom_id::CustomId;

/// Room for the heading and the number of the page.
const BODY: usize = limits::CONTENT - 200;

/// `lines` on as many pages as they need, none of them cut unless one alone is too long.
pub(super) fn split(lines: Vec<String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        let line = limits::cut(line, BODY);
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= BODY => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

/// The page numbered `page` from 0, or the last one, under `heading`, with buttons to the others.
pub(super) fn page(
    locale: Locale,
    heading: &str,
    pages: &[String],
    page: u16,
    turn_to: impl Fn(u16) -> CustomId,
) -> Message {
    let at = usize::from(page).min(pages.len().saturating_sub(1));
    let body = pages.get(at).map(String::as_str).unwrap_or_default();
    one_of(locale, heading, body, (at, pages.len()), turn_to)
}

/// A page with `body`, the `at`th from 0 of `count`, under `heading`, with buttons to the others.
pub(super) fn one_of(
    locale: Locale,
    heading: &str,
    body: &str,
    (at, count): (usize, usize),
    turn_to: impl Fn(u16) -> CustomId,
) -> Message {
    let last = count.saturating_sub(1);
    let number = (last > 0).then(|| locale.page_of(at + 1, count));
    let parts = [Some(heading), Some(body), number.as_deref()];
    let content: Vec<&str> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let to = |page: usize| turn_to(u16::try_from(page).unwrap_or(u16::MAX));
    let back = (at > 0).then(|| Button::new(to(at - 1), locale.button_previous()));
    let on = (at < last).then(|| Button::new(to(at + 1), locale.button_next()));
    Message::private(content.join("\n")).with_buttons([back, on].into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_stands_on_one_page_and_pages_have_room() {
        let lines: Vec<String> = (0..400).map(|n| format!("line {n} ").repeat(1 + n % 9)).collect();
        let pages = split(lines.clone());
        assert!(pages.iter().all(|page| page.chars().count() <= BODY));
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }

    #[test]
    fn pages_lead_to_their_neighbours() {
        let pages = ["a", "b", "c"].map(str::to_owned);
        let shown = |at| page(Locale::English, "heading", &pages, at, |page| CustomId::House { page });
        assert_eq!(shown(1).content, "heading\nb\nPage 2 of 3");
        let buttons = |at| match &shown(at).rows[..] {
            [super::super::Row::Buttons(buttons)] => buttons.len(),
            _ => 0,
        };
        assert_eq!([buttons(0), buttons(1), buttons(2), buttons(99)], [1, 2, 1, 1]);
    }
}
