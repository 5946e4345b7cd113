//! What the control interface answers when it cannot do what it is asked.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::refusal::{Code, Refusal};

/// What most control routes answer.
pub type Reply = Result<Json<Value>, Problem>;

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// 404: there is no such thing.
    Missing(String),
    /// 400: it makes no sense.
    Nonsense(String),
    /// 409: Discord's client would not let the user do it now.
    Prevented(String),
    /// Discord itself would refuse.
    Refused(Refusal),
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Self {
        Self::Refused(code.into())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, body) = match self {
            Self::Missing(what) => (404, json!({"error": format!("no such {what}")})),
            Self::Nonsense(why) => (400, json!({"error": why})),
            Self::Prevented(why) => (409, json!({"error": why})),
            Self::Refused(refusal) => {
                let body = refusal.body();
                (refusal.status(), json!({"error": body.get("message"), "refusal": body}))
            }
        };
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(body)).into_response()
    }
}
