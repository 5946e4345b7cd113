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

const JS: &str = "text/javascript; charset=utf-8";

/// Its parts.
const PARTS: &[(&str, &str, &str)] = &[
    ("/page/page.css", "text/css; charset=utf-8", include_str!("page.css")),
    ("/page/icon.svg", "image/svg+xml", include_str!("icon.svg")),
    ("/page/api.js", JS, include_str!("api.js")),
    ("/page/command.js", JS, include_str!("command.js")),
    ("/page/components.js", JS, include_str!("components.js")),
    ("/page/composer.js", JS, include_str!("composer.js")),
    ("/page/dom.js", JS, include_str!("dom.js")),
    ("/page/main.js", JS, include_str!("main.js")),
    ("/page/markdown.js", JS, include_str!("markdown.js")),
    ("/page/messages.js", JS, include_str!("messages.js")),
    ("/page/modal.js", JS, include_str!("modal.js")),
    ("/page/model.js", JS, include_str!("model.js")),
    ("/page/rights.js", JS, include_str!("rights.js")),
    ("/page/sidebar.js", JS, include_str!("sidebar.js")),
    ("/page/suggest.js", JS, include_str!("suggest.js")),
    ("/page/tools.js", JS, include_str!("tools.js")),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_that_another_imports_is_served() {
        for (name, _, text) in PARTS.iter().filter(|(_, kind, _)| *kind == JS) {
            let imported = text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
            for part in imported {
                let path = format!("/page/{part}");
                assert!(PARTS.iter().any(|(known, ..)| *known == path), "{name} imports {part}");
            }
        }
    }
}
