//! What can be wrong with a request, and what is answered.

use axum::http::StatusCode;
use play::PageToken;
use view::Locale;

/// Why there is no answer. Nothing in it tells whether a name that is not right ever was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No such address.
    Nothing,
    /// The game has no such position.
    NoPosition(PageToken),
    Damaged,
    /// The store or the drawing failed, or it took too long.
    Trouble,
    /// Enough people listen already.
    Full,
    /// Something else than looking was wanted.
    Method,
    /// A request with a body.
    Body,
    /// An address that no page has.
    TooLong,
}

impl Problem {
    pub fn status(self) -> StatusCode {
        match self {
            Problem::Nothing | Problem::NoPosition(_) => StatusCode::NOT_FOUND,
            Problem::Damaged => StatusCode::GONE,
            Problem::Trouble | Problem::Full => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Body => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooLong => StatusCode::URI_TOO_LONG,
        }
    }

    /// A heading, and what to do next.
    pub fn words(self, locale: Locale) -> (String, String) {
        match self {
            Problem::Nothing => (locale.page_missing_heading(), locale.page_missing()),
            Problem::NoPosition(_) => (locale.page_missing_heading(), locale.page_no_position()),
            Problem::Damaged => (locale.page_damaged_heading(), locale.page_damaged()),
            Problem::Trouble | Problem::Full => (locale.page_trouble_heading(), locale.page_trouble()),
            Problem::Method | Problem::Body | Problem::TooLong => {
                (locale.page_refused_heading(), locale.page_refused())
            }
        }
    }

    /// Whether it may be otherwise in a minute.
    pub fn passes(self) -> bool {
        matches!(self, Problem::Trouble | Problem::Full)
    }
}
