//! What a request says besides its address.

use std::{convert::Infallible, str::FromStr};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use view::Locale;

use crate::{language, look::Look};

/// What of a request counts. Nothing of it is kept or logged.
#[derive(Clone, Debug)]
pub struct Asked {
    pub locale: Locale,
    pub look: Look,
    /// The version of a picture that the asker means.
    pub version: Option<String>,
    /// The event after which the asker wants to know more, as the page says and as a browser does that comes
    /// back.
    pub since: Option<u32>,
    pub last_event: Option<u32>,
    /// The versions that the asker has.
    has: String,
}

impl Asked {
    pub fn of(parts: &Parts) -> Asked {
        let query = parts.uri.query().unwrap_or_default();
        let of_query = |name: &str| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|pair| pair.0 == name).map(|pair| pair.1)
        };
        Asked {
            locale: language::wanted(text(&parts.headers, "accept-language")),
            look: Look::of_query(query),
            version: of_query("v").map(str::to_owned),
            since: of_query("since").and_then(number),
            last_event: number(text(&parts.headers, "last-event-id")),
            has: text(&parts.headers, header::IF_NONE_MATCH.as_str()).to_owned(),
        }
    }

    /// Whether the asker has what this tag names, which stands in quotation marks.
    pub fn has(&self, tag: &str) -> bool {
        let tags = self.has.split(',').map(|known| known.trim().trim_start_matches("W/"));
        tags.into_iter().any(|known| known == tag || known == "*")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Infallible> {
        Ok(Asked::of(parts))
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// A number written as we write it.
pub fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}
