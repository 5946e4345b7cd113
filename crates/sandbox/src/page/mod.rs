//! The page on which a person plays by hand: plain HTML, CSS and JavaScript, built into the program.
//!
//! It uses nothing but the control interface.

use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use axum::routing::get;

use crate::core::Shared;

/// The page itself, which is served at the root.
pub const fn index() -> Html<&'static str> {
    Html(include_str!("index.html"))
}

/// Its parts.
const PARTS: &[(&str, &str, &str)] = &[
    ("/page/page.css", "text/css; charset=utf-8", include_str!("page.css")),
    ("/page/main.js", "text/javascript; charset=utf-8", include_str!("main.js")),
];

/// Serves the parts of the page.
pub fn routes() -> Router<Shared> {
    PARTS.iter().fold(Router::new(), |router, (path, kind, text)| {
        let part = move || async move {
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "no-cache")], *text).into_response()
        };
        router.route(path, get(part))
    })
}
