//! Who may ask: only those on this machine, and no page of another site.
//!
//! A browser lets any page send requests to 127.0.0.1. Such a page says where it is from in `Origin`; one that
//! made its own name point here (DNS rebinding) says so in `Host`. Both are refused.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;

/// The address that is listened on.
#[derive(Clone, Copy, Debug)]
pub struct Own(pub SocketAddr);

/// Lets a request through, or answers 403.
pub async fn guard(State(own): State<Own>, request: Request, next: Next) -> Response<Body> {
    if !is_own(request.headers(), own) {
        return (StatusCode::FORBIDDEN, "this server is only for this machine and its own page\n")
            .into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ] {
        headers.entry(name).or_insert(axum::http::HeaderValue::from_static(value));
    }
    response
}

/// Only what the server itself serves.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

fn is_own(headers: &HeaderMap, Own(address): Own) -> bool {
    let port = address.port();
    // All of 127.0.0.0/8 is this machine; what is listened on may be another of its addresses.
    let names = [
        format!("127.0.0.1:{port}"),
        format!("localhost:{port}"),
        format!("[::1]:{port}"),
        address.to_string(),
    ];
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    let is_host = text(header::HOST).is_some_and(|host| names.iter().any(|name| name == host));
    let is_origin = |origin: &str| names.iter().any(|name| origin == format!("http://{name}"));
    is_host && text(header::ORIGIN).is_none_or(is_origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: Option<&'static str>, origin: Option<&'static str>) -> HeaderMap {
        let pairs = [(header::HOST, host), (header::ORIGIN, origin)];
        let given = pairs.into_iter().filter_map(|(name, value)| Some((name, value?.parse().unwrap())));
        given.collect()
    }

    #[test]
    fn only_own_hosts_and_origins_pass() {
        let rows = [
            (Some("127.0.0.1:80"), None, true),
            (Some("localhost:80"), Some("http://localhost:80"), true),
            (Some("[::1]:80"), Some("http://127.0.0.1:80"), true),
            (Some("127.0.0.1:81"), None, false),
            (Some("evil.example:80"), None, false),
            (None, None, false),
            (Some("127.0.0.1:80"), Some("https://evil.example"), false),
            (Some("127.0.0.1:80"), Some("null"), false),
            (Some("127.0.0.1:80"), Some("http://127.0.0.1:8080"), false),
        ];
        for (host, origin, expected) in rows {
            let own = Own(SocketAddr::from(([127, 0, 0, 1], 80)));
            assert_eq!(is_own(&headers(host, origin), own), expected, "{host:?} {origin:?}");
        }
    }

    #[test]
    fn the_address_that_is_listened_on_is_own() {
        let own = Own(SocketAddr::from(([127, 0, 0, 2], 80)));
        for (host, expected) in [("127.0.0.2:80", true), ("127.0.0.1:80", true), ("127.0.0.3:80", false)] {
            assert_eq!(is_own(&headers(Some(host), None), own), expected, "{host}");
        }
    }
}
