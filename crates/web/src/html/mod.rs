//! Answers that people read: the frame of every page. What a page says comes from `view`; whatever stands
//! in it is escaped by maud.

mod facts;
mod game;
mod moves;
mod steps;

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use maud::{DOCTYPE, Markup, html};
use view::Locale;

use crate::{asked::Asked, files::Part, picture::ASK, problem::Problem, site::Site};

pub use game::page;

/// What stands around every page.
struct Frame<'a> {
    title: &'a str,
    /// In the head, beside what all pages have.
    head: Markup,
    body: Markup,
}

impl Frame<'_> {
    fn into_response(self, site: &Site, locale: Locale) -> Response {
        let of = |part: Part| site.path(&part.path());
        let page = html! {
            (DOCTYPE)
            html lang=(locale.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="robots" content="noindex, nofollow";
                    title { (self.title) }
                    link rel="icon" type="image/svg+xml" href=(of(Part::Icon));
                    link rel="stylesheet" href=(of(Part::Style));
                    script src=(of(Part::Script)) defer {}
                    (self.head)
                }
                body {
                    (self.body)
                    footer { p { (locale.page_about()) } }
                }
            }
        };
        let head = [
            (header::CACHE_CONTROL, ASK),
            (header::VARY, "accept-language"),
            (header::CONTENT_LANGUAGE, locale.code()),
        ];
        (head, Html(page.into_string())).into_response()
    }
}

/// The page that says what is wrong, and what to do next.
pub fn problem(site: &Site, asked: &Asked, problem: Problem) -> Response {
    let (heading, words) = problem.words(asked.locale);
    let newest = match problem {
        Problem::NoPosition(token) => Some(site.path(&view::Pages::path(token))),
        _ => None,
    };
    let body = html! {
        main.notice {
            h1 { (heading) }
            p { (words) }
            @if let Some(newest) = newest {
                p { a href=(newest) { (asked.locale.page_newest()) } }
            }
        }
    };
    let mut response =
        Frame { title: &heading, head: Markup::default(), body }.into_response(site, asked.locale);
    *response.status_mut() = problem.status();
    let heads = response.headers_mut();
    heads.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if problem.passes() {
        heads.insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
    }
    if problem == Problem::Method {
        heads.insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    }
    response
}
