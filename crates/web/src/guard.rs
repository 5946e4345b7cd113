//! What holds for every request and every answer.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::Response,
};

use crate::{asked::Asked, html, problem::Problem, site::Site};

/// The longest address that is answered, in bytes: with a prefix, a name and what a board shall look like.
const LONGEST: usize = 1000;
/// How long an answer may take to begin.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything comes from here, and nothing that is not named: no frames, no forms, no styles or scripts within
/// the page.
const POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 9] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("x-robots-tag", "noindex, nofollow, noarchive"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
];

/// A year, only where people come by https.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Answers what is well asked in time, and gives every answer its heads.
pub async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let asked = Asked::of(&parts);
    let answered = match fault(&parts.method, &parts.uri, &parts.headers) {
        Some(problem) => Err(problem),
        None => {
            let request = Request::from_parts(parts, body);
            tokio::time::timeout(PATIENCE, next.run(request)).await.map_err(|_late| Problem::Trouble)
        }
    };
    let mut response = answered.unwrap_or_else(|problem| html::problem(&site, &asked, problem));
    finish(response.headers_mut(), &site);
    response
}

/// What is wrong with a request before anybody looks at what it wants.
fn fault(method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<Problem> {
    let length = headers.get(header::CONTENT_LENGTH);
    let has_body = headers.contains_key(header::TRANSFER_ENCODING)
        || length.is_some_and(|length| length.as_bytes() != b"0");
    if !matches!(*method, Method::GET | Method::HEAD) {
        Some(Problem::Method)
    } else if has_body {
        Some(Problem::Body)
    } else if uri.to_string().len() > LONGEST {
        Some(Problem::TooLong)
    } else if uri.path().contains('%') {
        // No address of ours has a sign that must be written so.
        Some(Problem::Nothing)
    } else {
        None
    }
}

fn finish(headers: &mut HeaderMap, site: &Site) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if site.pages.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(STRICT_TRANSPORT));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
