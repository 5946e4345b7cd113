//! The body of a request: JSON, or multipart with `payload_json` and `files[n]`.

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use axum::http::{HeaderMap, Request, header};
use serde_json::{Value, json};

use super::check::message::Upload;
use crate::refusal::{Code, Refusal};

/// What a request says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Content {
    /// The JSON; null if there is none.
    pub json: Value,
    pub uploads: Vec<Upload>,
}

impl Content {
    /// Reads a body by its content type.
    ///
    /// # Errors
    ///
    /// 50109 if it is not JSON; 501 for parts that are not modelled.
    pub async fn read(headers: &HeaderMap, bytes: Vec<u8>) -> Result<Self, Refusal> {
        let content_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        match content_type {
            _ if bytes.is_empty() => Ok(Self::default()),
            Some(kind) if kind.starts_with("application/json") => {
                Ok(Self { json: json(&bytes)?, ..Self::default() })
            }
            Some(kind) if kind.starts_with("multipart/form-data") => multipart(kind, bytes).await,
            kind => Err(Refusal::Unmodelled(format!("body of type {}", kind.unwrap_or("none")))),
        }
    }

    /// The files as the log shows them.
    #[must_use]
    pub fn files(&self) -> Vec<Value> {
        let shown = |upload: &Upload| json!({"number": upload.number, "filename": upload.filename, "size": upload.bytes.len()});
        self.uploads.iter().map(shown).collect()
    }
}

fn json(bytes: &[u8]) -> Result<Value, Refusal> {
    serde_json::from_slice(bytes).map_err(|_| Code::InvalidJson.into())
}

async fn multipart(content_type: &str, bytes: Vec<u8>) -> Result<Content, Refusal> {
    let broken = || Refusal::from(Code::InvalidJson);
    let mut request = Request::builder()
        .header(header::CONTENT_TYPE, content_type)
        .body(Body::from(bytes))
        .map_err(|_| broken())?;
    // The body is in memory already, and its size was seen to.
    DefaultBodyLimit::disable().apply(&mut request);
    let mut parts = Multipart::from_request(request, &()).await.map_err(|_| broken())?;
    let mut content = Content::default();
    while let Some(part) = parts.next_field().await.map_err(|_| broken())? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| broken())?;
        match (file_number(&name), filename) {
            (Some(number), Some(filename)) => {
                content.uploads.push(Upload { number, filename, bytes: bytes.to_vec() });
            }
            (None, _) if name == "payload_json" => content.json = json(&bytes)?,
            _ => return Err(Refusal::Unmodelled(format!("multipart field {name}"))),
        }
    }
    Ok(content)
}

/// The number in `files[7]`.
fn file_number(name: &str) -> Option<u64> {
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}
